"""A batch of games: what is given is played as given, the rest is drawn."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.engine.errors import NotAnOption
from noctambule.onenight.lab.fast.checking import check_given
from noctambule.onenight.lab.fast.compiling import kept
from noctambule.onenight.lab.fast.ending import end_all, point_all
from noctambule.onenight.lab.fast.night import deal_all, night
from noctambule.onenight.lab.fast.pointing import liking_of
from noctambule.onenight.lab.fast.rows import DECK, ROW, Likes, Rows, nothing_given
from noctambule.onenight.lab.fast.side_by_side import Games
from noctambule.onenight.lab.weights import Weights

SETS_OF_TEAMS = 8
SIDE_BY_SIDE = 64
"""How many games are played call by call together: as many as stay near the processor."""
ONLY_DECK = np.zeros(1, dtype=np.int32)
WORD = (1 << 64) - 1


class Batch(NamedTuple):
    """Games that were played: a row for each, if they were kept, and how many ended with each set of winning teams."""

    rows: Rows
    """Columns by the names in `rows.Row`."""
    outcomes: NDArray[np.int64]
    """Indexed by the winning teams, as bits."""


def play(
    decks: Rows,
    games: int,
    seed: int,
    *,
    first: int = 0,
    which: NDArray[np.int32] = ONLY_DECK,
    given: Rows | None = None,
    weights: Weights | None = None,
    keep: bool = False,
) -> Batch:
    """Plays the games numbered from `first` on. A game is decided by the seed, its number, its deck and what is given.

    `which` names the deck of each game, where there are several; `given` has a row for each game, or one for all. What
    is not given is drawn: by `weights`, or all that is legal with the same chance.
    """
    mine = nothing_given() if given is None else given
    if len(which) not in (1, games) or len(mine) not in (1, games) or not 0 <= which.min() <= which.max() < len(decks):
        raise ValueError(f"{games} games, but {len(which)} are told their deck of {len(decks)}, {len(mine)} the rest")
    if given is not None:
        check_given(decks, which, given)
    rows = np.zeros(games if keep else SIDE_BY_SIDE, dtype=ROW)
    outcomes = np.zeros(SETS_OF_TEAMS, dtype=np.int64)
    liking = None if weights is None else liking_of(weights)
    cards = int(np.bitwise_or.reduce(1 << decks["cards"].astype(np.int64), axis=None))
    refused = play_games(decks, which, mine, liking, np.uint64(seed & WORD), first, games, cards, keep, rows, outcomes)
    if refused >= 0:
        raise NotAnOption("not-an-option", game=first + refused)
    return Batch(rows if keep else rows[:0], outcomes)


def warm_up() -> None:
    """Compiles the engine, or fetches it from disk, so that the first game asked for need not wait."""
    play(np.zeros(1, dtype=DECK), 0, 0)


@kept
def play_games(
    decks: Rows,
    which: NDArray[np.int32],
    given: Rows,
    liking: Likes,
    seed: np.uint64,
    first: int,
    games: int,
    cards: int,
    keep: bool,
    rows: Rows,
    outcomes: NDArray[np.int64],
) -> int:
    """Some games, then the next; what has a single row serves every game. The first that could not be played, or -1."""
    refused = -1
    keys = np.empty(SIDE_BY_SIDE, np.uint64)
    awake, copied = np.empty(SIDE_BY_SIDE, np.int64), np.empty(SIDE_BY_SIDE, np.int64)
    for start in range(0, games, SIDE_BY_SIDE):
        end = min(start + SIDE_BY_SIDE, games)
        some = Games(
            rows[start:end] if keep else rows[: end - start],
            decks,
            which[start:end] if which.shape[0] > 1 else which,
            given[start:end] if given.shape[0] > 1 else given,
            liking,
            seed,
            first + start,
            cards,
            keys,
            awake,
            copied,
        )
        deal_all(some)
        night(some)
        point_all(some)
        not_played = end_all(some, outcomes)
        if not_played >= 0 and refused < 0:
            refused = start + not_played
    return refused
