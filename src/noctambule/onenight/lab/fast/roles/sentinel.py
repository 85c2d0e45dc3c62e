"""Sentinel, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import MAY, NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seat = ask_seat(row, given, liking, key, me, others(deck, me), MAY)
    if seat != NOTHING:
        row.shields |= 1 << seat
