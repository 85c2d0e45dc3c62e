"""Games that go on side by side: each call is made in all of them before the next one."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row, Rows

Script = Callable[[Row, Deck, Given, Likes, np.uint64, int], Any]
"""What a role does at night."""


class Games(NamedTuple):
    """Their rows, and what they are played with."""

    rows: Rows
    decks: Rows
    which: NDArray[np.int32]
    """The deck of each game, or of all."""
    given: Rows
    """What is given of each game, or of all."""
    liking: Likes
    seed: np.uint64
    first: int
    """The first one's number."""
    cards: int
    """All that are in any of the decks, as bits."""
    keys: NDArray[np.uint64]
    """What each game's words are made from."""
    awake: NDArray[np.int64]
    """Paper to note the games in which a call finds somebody."""
    copied: NDArray[np.int64]
    """What each game's doppelganger became."""


# Records can be handed on, but not returned: so these say where they stand.


@compiled
def deck_of(games: Games, i: int) -> int:
    deck: int = games.which[i if games.which.shape[0] > 1 else 0]
    return deck


@compiled
def given_to(games: Games, i: int) -> int:
    return i if games.given.shape[0] > 1 else 0


@compiled
def do(script: Script, games: Games, i: int, seat: int) -> Any:
    """What a seat does in one of the games."""
    row, deck, given = games.rows[i], games.decks[deck_of(games, i)], games.given[given_to(games, i)]
    return script(row, deck, given, games.liking, games.keys[i], seat)
