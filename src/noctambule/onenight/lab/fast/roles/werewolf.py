"""Werewolf, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import COUNT, MAY, NOTHING, NTH, ask_center
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import acting, look, show_each_other


@compiled
def shared_night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, _: int) -> None:
    """All wolves who wake see the whole pack; one who is alone may look at a center card."""
    wolves = acting(row, deck, codes.WOLF_CARDS)
    awake = acting(row, deck, codes.WAKING_WOLVES)
    show_each_other(row, awake, wolves, codes.AS_WEREWOLF)
    if awake != 0 and COUNT[wolves] == 1:
        me = NTH[awake, 0]
        place = ask_center(row, deck, given, liking, key, me, codes.WEREWOLF_CARD, MAY)
        if place != NOTHING:
            look(row, me, place)
