"""Both engines side by side, as long as you like: `make torture`, `python -m tests.onenight.lab.torture 10000000`."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from tests.onenight.lab.beside import given_to_the_fast_one, given_to_the_readable_one, weighed_in_both

GAMES, BLOCK = 10_000_000, 4_000


def block(number: int, games: int) -> int:
    """By turns the one engine plays first, or the other, or both by the same weights."""
    if number % 3 == 0:
        given_to_the_readable_one(games, number)
    elif number % 3 == 1:
        given_to_the_fast_one(games, f"torture {number}")
    else:
        weighed_in_both(games, number)
    return games


def tortured(games: int, first: int, processes: int) -> Iterator[int]:
    """Yields how many games each finished block had; stops at the first difference."""
    blocks = ((first + n, min(BLOCK, games - n * BLOCK)) for n in range(-(-games // BLOCK)))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        under_way = set[Future[int]]()
        try:
            for number, size in blocks:
                under_way.add(pool.submit(block, number, size))
                if len(under_way) >= 2 * processes:
                    done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            yield from (future.result() for future in under_way)
        finally:
            pool.shutdown(cancel_futures=True)


def main(games: int = GAMES, first: int = 0) -> None:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=games)
        for played in tortured(games, first, os.cpu_count() or 1):
            progress.advance(task, played)
    console.print(f"{games:,} games, the same in both engines")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
