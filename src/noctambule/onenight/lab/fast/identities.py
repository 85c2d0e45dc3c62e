"""What a player is: the artifact, else what the card became, else the card."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Row

MAKING = np.array(codes.MAKING, dtype=np.int16)
NOTHING = -1


@compiled
def identity(row: Row, seat: int) -> int:
    made = made_by_artifact(row, seat)
    return made if made != NOTHING else identity_of(row, row.cards[seat])


@compiled
def made_by_artifact(row: Row, seat: int) -> int:
    """What the artifact there makes of its owner, if there is one that does."""
    if row.with_artifact >> seat & 1 and row.artifact[seat] <= MAKING.shape[0]:
        return MAKING[row.artifact[seat] - 1]
    return NOTHING


@compiled
def identity_of(row: Row, card: int) -> int:
    """What the holder of a card is."""
    return row.became[card]
