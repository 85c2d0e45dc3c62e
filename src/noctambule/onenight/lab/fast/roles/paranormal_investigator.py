"""Paranormal investigator, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import MAY, NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import become, look


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    unseen = others(deck, me)
    for _ in range(2):
        seat = ask_seat(row, given, liking, key, me, unseen, MAY)
        if seat == NOTHING:
            return
        card = look(row, me, seat)
        if codes.WOLVES_AND_TANNER >> card & 1:
            become(row, me, codes.TANNER_CARD if card == codes.TANNER_CARD else codes.WEREWOLF_CARD)
            return
        unseen &= ~(1 << seat)
