"""Games of both kinds on a server that is killed again and again: `python -m tests.server.torture 200`."""

import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from tests.server.killed import check

GAMES = 200


def main(games: int = GAMES, first: int = 0) -> None:
    console, kills = Console(stderr=True), 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=games)
        for number in range(first, first + games):
            kills += asyncio.run(check(Path(folder), number))
            progress.advance(task)
    console.print(f"{games} games, {kills} times killed: all ended as they would have, nothing acknowledged was lost")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
