"""Doppelganger, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import MUST, NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import look


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> int:
    """Copies; the role she copied. What she then does at once comes after, as for everybody who copied that role."""
    source = ask_seat(row, given, liking, key, me, others(deck, me), MUST)
    if source == NOTHING:
        return NOTHING
    card = look(row, me, source)
    row.acts[me] = card
    row.became[codes.DOPPELGANGER] = card
    return card
