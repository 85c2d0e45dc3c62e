"""Apprentice seer, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import MAY, NOTHING, ask_center
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import look


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    place = ask_center(row, deck, given, liking, key, me, row.dealt[me], MAY)
    if place != NOTHING:
        look(row, me, place)
