"""Robber, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import look, swap


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    if row.shields >> me & 1:
        return
    seat = ask_seat(row, given, liking, key, me, others(deck, me), deck.may_decline)
    if seat != NOTHING:
        swap(row, me, me, seat)
        look(row, me, me)
