"""Games by the million: block after block, in as many processes as are wanted; the numbers are the same with any."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast.batch import play, warm_up
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.lab.fast.rows import Rows
from noctambule.onenight.rules.setup import Setup, check

BLOCK = 1 << 19
DRAWN_BLOCK = 1 << 10

Task = TypeVar("Task")
Done = TypeVar("Done")


class Tally(NamedTuple):
    """How many games ended with each set of winning teams (bits, as in `codes.TEAM_BIT`)."""

    games: int
    outcomes: NDArray[np.int64]


def tally(setup: Setup, games: int, seed: int, processes: int = 1, block: int = BLOCK) -> Iterator[Tally]:
    """Plays the games numbered from 0 on and yields the tally so far after each block."""
    check(setup)
    decks = deck_rows([setup])
    tasks = [(decks, seed, first, min(block, games - first)) for first in range(0, games, block)]
    yield from _so_far(in_processes(_play, tasks, processes))


def in_processes(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """What each task comes to, in the tasks' order."""
    if processes == 1:
        yield from map(work, tasks)
        return
    warm_up()  # so that the processes find compiled code
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def tally_drawn(setup: Callable[[Random], Setup], games: int, seed: int, block: int = DRAWN_BLOCK) -> Iterator[Tally]:
    """The same where every game has a deck of its own, drawn by seed and number."""
    yield from _so_far(_play_drawn(setup, seed, first, min(block, games - first)) for first in range(0, games, block))


def _play(task: tuple[Rows, int, int, int]) -> Tally:
    decks, seed, first, games = task
    return Tally(games, play(decks, games, seed, first=first).outcomes)


def _play_drawn(setup: Callable[[Random], Setup], seed: int, first: int, games: int) -> Tally:
    decks = deck_rows(setup(Random(f"{seed} {game}")) for game in range(first, first + games))
    which = np.arange(games, dtype=np.int32)
    return Tally(games, play(decks, games, seed, first=first, which=which).outcomes)


def _so_far(tallies: Iterator[Tally]) -> Iterator[Tally]:
    games, outcomes = 0, np.zeros(8, dtype=np.int64)
    for block in tallies:
        games, outcomes = games + block.games, outcomes + block.outcomes
        yield Tally(games, outcomes)
