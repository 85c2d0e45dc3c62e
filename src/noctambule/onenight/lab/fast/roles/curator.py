"""Curator, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import MAY, NOTHING, ask_seat
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    n = row.artifacts_given
    if n == deck.artifacts_in:
        return
    seat = ask_seat(row, given, liking, key, me, deck.everyone & ~row.with_artifact, MAY)
    if seat != NOTHING:
        row.with_artifact |= 1 << seat
        row.artifact[seat] = row.pile[n]
        row.artifacts_given = n + 1
