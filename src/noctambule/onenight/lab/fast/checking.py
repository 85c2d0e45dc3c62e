"""What is given must fit its deck: compiled code checks no bounds, so it is looked at before."""

import numpy as np
from numpy.typing import NDArray

from noctambule.engine.errors import BadSetup
from noctambule.onenight.lab.fast.rows import TO_BE_DRAWN, Rows


def check_given(decks: Rows, which: NDArray[np.int32], given: Rows) -> None:
    """Refuses deals that are not the deck and piles that are not the artifacts in the draw."""
    which = np.broadcast_to(which, np.broadcast_shapes(which.shape, given.shape))
    given = np.broadcast_to(given, which.shape)
    dealt = given["cards"][:, 0] != TO_BE_DRAWN
    if dealt.any():
        deck, cards = decks[which[dealt]], given["cards"][dealt]
        places = deck["players"] + deck["center"]
        if not _same(cards, deck["cards"], places) or not _same(cards, deck["cards"], deck["players"] + 3):
            raise BadSetup("deal-is-not-the-deck")
    piled = given["pile"][:, 0] != TO_BE_DRAWN
    if piled.any():
        deck = decks[which[piled]]
        if not _same(given["pile"][piled], deck["artifacts"], deck["artifacts_in"]):
            raise BadSetup("artifacts-are-not-the-draw")


def _same(some: NDArray[np.int8], others: NDArray[np.int8], count: NDArray[np.int8]) -> bool:
    """Whether the first so many in each row are the same, in any order."""
    beyond = np.arange(some.shape[1]) >= count[:, None]
    return bool((np.sort(np.where(beyond, -1, some)) == np.sort(np.where(beyond, -1, others))).all())
