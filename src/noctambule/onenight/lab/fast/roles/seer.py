"""Seer, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import (
    CENTER,
    COUNT,
    MAY,
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
from noctambule.onenight.lab.fast.table import look


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    """Players first, then pairs of the center, as they are listed."""
    seats = others(deck, me) & ~row.shields
    count, center, first = COUNT[seats], deck.center, deck.players
    pairs = center * (center - 1) // 2
    answer = ask(row, given, liking, key, me, row.dealt[me], count, NOTHING, pairs, CENTER, MAY)
    if answer < count:
        place = NTH[seats, answer]
        note(row, place, NOTHING)
        look(row, me, place)
    elif answer < count + pairs:
        one, other = first + ONE_OF_PAIR[center, answer - count], first + OTHER_OF_PAIR[center, answer - count]
        note(row, one, other)
        look(row, me, one)
        look(row, me, other)
