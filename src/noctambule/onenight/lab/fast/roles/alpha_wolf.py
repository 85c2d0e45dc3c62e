"""Alpha wolf, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import MUST, NOTHING, ask_seat, others
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import acting, swap


@compiled
def exchange(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int, spared: int) -> None:
    """What an alpha wolf does, who spares the wolves he knows."""
    seat = ask_seat(row, given, liking, key, me, others(deck, me) & ~spared, MUST)
    if seat != NOTHING:
        swap(row, me, seat, deck.players + 3)


@compiled
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    exchange(row, deck, given, liking, key, me, acting(row, deck, codes.WOLF_CARDS))


@compiled
def copied_night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    """She has not met the pack yet: the one wolf she knows is the one she copied, whom she chose last."""
    exchange(row, deck, given, liking, key, me, 1 << row.chose[row.asked - 1])
