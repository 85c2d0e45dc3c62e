"""Revealer, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import MAY, NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import look


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seat = ask_seat(row, given, liking, key, me, others(deck, me) & ~row.face_up, MAY)
    if seat != NOTHING:
        card = look(row, me, seat)
        if not codes.WOLVES_AND_TANNER >> card & 1:
            row.face_up |= 1 << seat
