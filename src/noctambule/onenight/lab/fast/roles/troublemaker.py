"""Troublemaker, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import (
    CENTER,
    COUNT,
    NOTHING,
    NTH,
    ONE_OF_PAIR,
    OTHER_OF_PAIR,
    ask,
    note,
    others,
)
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import swap


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seats = others(deck, me) & ~row.shields
    count = COUNT[seats]
    pairs = count * (count - 1) // 2
    if pairs == 0:
        return
    answer = ask(row, given, liking, key, me, row.dealt[me], pairs, NOTHING, 0, CENTER, deck.may_decline)
    if answer < pairs:
        one, other = NTH[seats, ONE_OF_PAIR[count, answer]], NTH[seats, OTHER_OF_PAIR[count, answer]]
        note(row, one, other)
        swap(row, me, one, other)
