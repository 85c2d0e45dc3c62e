"""Village idiot, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast.asking import COUNT, MAY, NOTHING, NTH, WAY, ask, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    """Left, right, or not at all."""
    seats = others(deck, me) & ~row.shields
    count = COUNT[seats]
    if count < 2:
        return
    answer = ask(row, given, liking, key, me, row.dealt[me], 0, NOTHING, 2, WAY, MAY)
    if answer == 0:
        carried = row.cards[NTH[seats, count - 1]]
        for n in range(count):
            seat = NTH[seats, n]
            row.cards[seat], carried = carried, row.cards[seat]
    elif answer == 1:
        carried = row.cards[NTH[seats, 0]]
        for n in range(count - 1, -1, -1):
            seat = NTH[seats, n]
            row.cards[seat], carried = carried, row.cards[seat]
    if answer < 2:
        row.stirred |= 1 << me
