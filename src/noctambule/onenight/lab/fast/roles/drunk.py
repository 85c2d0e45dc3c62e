"""Drunk, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import MUST, ask_center
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import swap


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    if row.shields >> me & 1:
        return
    swap(row, me, me, ask_center(row, deck, given, liking, key, me, row.dealt[me], MUST))
