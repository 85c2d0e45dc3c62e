"""Durable appends per second with 1, 20 and 200 writers at once, beside the bare limits measured in the same run.

The limits: a plain file with one `fsync` after each write, and SQLite with one transaction per entry. The files are
made in the folder given as argument, else in the current one; in a folder kept in memory the ratios mean nothing.
"""

import asyncio
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from noctambule.server.store.migrating import known_migrations, migrate
from noctambule.server.store.sqlite import SqliteStore

# Many short rounds, and ratios within each: a disk shared with others may be ten times slower a second later.
ROUNDS = 15
SECONDS = 0.4
ENTRY = bytes(200)
"""As long as an input with its client's id."""

FSYNC, TRANSACTION, STORE = "plain file, fsync each", "sqlite, a transaction each", "store, {} at once"
WRITERS = (1, 20, 200)

Rate = tuple[float, float]
"""Entries per second, and entries per trip to the disk."""


def plain_file(path: Path) -> Rate:
    """One write and one fsync for each entry."""
    file, written = os.open(path, os.O_WRONLY | os.O_CREAT), 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        os.write(file, ENTRY)
        os.fsync(file)
        written += 1
    os.close(file)
    return written / passed, 1


def one_by_one(path: Path) -> Rate:
    """One transaction for each entry, on the same table with the same settings."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, known_migrations())
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        written = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < SECONDS:
            written += 1
            connection.execute(
                "INSERT INTO entries (room, number, at, entry) VALUES ('WOLF', ?, 0, ?) ON CONFLICT DO NOTHING",
                (written, ENTRY),
            )
    return written / passed, 1


def writers(count: int, path: Path) -> Rate:
    """Rooms that each append an entry when the one before is acknowledged."""

    async def room(store: SqliteStore, code: str, until: float) -> int:
        number = 0
        while time.perf_counter() < until:
            number += 1
            assert await store.append(code, number, ENTRY, at=0)
        return number

    async def measure() -> Rate:
        store = await SqliteStore.open(path)
        began = time.perf_counter()
        written = sum(await asyncio.gather(*(room(store, f"R{code}", began + SECONDS) for code in range(count))))
        passed = time.perf_counter() - began
        await store.close()
        return written / passed, written / store.commits

    return asyncio.run(measure())


def ratio(ours: list[Rate], limits: list[Rate]) -> float:
    """The median of the rounds' ratios."""
    return statistics.median(our / limit for (our, _), (limit, _) in zip(ours, limits, strict=True))


def main() -> None:
    contenders: dict[str, Callable[[Path], Rate]] = {
        FSYNC: plain_file,
        TRANSACTION: one_by_one,
        **{STORE.format(count): partial(writers, count) for count in WRITERS},
    }
    rounds = {name: list[Rate]() for name in contenders}
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else Path.cwd(), prefix=".bench-") as folder:
        for turn in range(ROUNDS):  # taken in turns, so that a busy moment of the machine hits all alike
            for place, (name, measure) in enumerate(contenders.items()):
                rounds[name].append(measure(Path(folder) / f"{turn}-{place}"))
    rates = {name: statistics.median(rate for rate, _ in measured) for name, measured in rounds.items()}
    shared = {name: statistics.median(share for _, share in measured) for name, measured in rounds.items()}
    to_fsync = {name: ratio(measured, rounds[FSYNC]) for name, measured in rounds.items()}
    to_transaction = {name: ratio(measured, rounds[TRANSACTION]) for name, measured in rounds.items()}
    print(f"{'':28}{'entries/s':>12}{'per commit':>12}{'ratio to fsync':>16}{'ratio to transaction':>22}")
    for name in contenders:
        print(f"{name:28}{rates[name]:12,.0f}{shared[name]:12,.1f}{to_fsync[name]:16.2f}{to_transaction[name]:22.2f}")
    numbers: dict[str, float] = {"fsyncs_per_s": round(rates[FSYNC]), "transactions_per_s": round(rates[TRANSACTION])}
    for count in WRITERS:
        name = STORE.format(count)
        numbers[f"appends_per_s_{count}"] = round(rates[name])
        numbers[f"ratio_to_fsync_{count}"] = round(to_fsync[name], 3)
        numbers[f"ratio_to_transaction_{count}"] = round(to_transaction[name], 3)
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
