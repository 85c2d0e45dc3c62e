"""Mason, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import acting, show_each_other


@compiled
def shared_night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, _: int) -> None:
    masons = acting(row, deck, codes.MASONS)
    show_each_other(row, masons, masons, codes.AS_MASON)
