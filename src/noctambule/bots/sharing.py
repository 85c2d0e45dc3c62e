"""Games among bots by the thousand, shared out: piece by piece, to as many processes as there are."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def shared_out(play: Callable[[J], R], pieces: Sequence[J], processes: int | None = None) -> Iterator[R]:
    """What comes of each piece, in order: the same whatever the number of processes."""
    at_once = min(processes or os.cpu_count() or 1, len(pieces))
    if at_once <= 1:
        yield from map(play, pieces)
        return
    with ProcessPoolExecutor(at_once, get_context("spawn")) as pool:
        yield from pool.map(play, pieces)
