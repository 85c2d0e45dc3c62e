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
from pathlib import Path

from noctambule.server.store.migrating import known_migrations, migrate
from noctambule.server.store.sqlite import SqliteStore

ROUNDS = 5
SECONDS = 1.5
ENTRY = bytes(200)
"""As long as an input with its client's id."""

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


def writers(path: Path, count: int) -> Rate:
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


def main() -> None:
    contenders: dict[str, Callable[[Path], Rate]] = {
        "plain file, fsync each": plain_file,
        "sqlite, a transaction each": one_by_one,
        "store, 1 writer": lambda path: writers(path, 1),
        "store, 20 writers": lambda path: writers(path, 20),
        "store, 200 writers": lambda path: writers(path, 200),
    }
    rounds = {name: list[Rate]() for name in contenders}
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else Path.cwd(), prefix=".bench-") as folder:
        for turn in range(ROUNDS):  # taken in turns, so that a busy moment of the machine hits all alike
            for place, (name, measure) in enumerate(contenders.items()):
                rounds[name].append(measure(Path(folder) / f"{turn}-{place}"))
    rates = {name: statistics.median(rate for rate, _ in measured) for name, measured in rounds.items()}
    shared = {name: statistics.median(share for _, share in measured) for name, measured in rounds.items()}
    fsyncs, transactions = rates["plain file, fsync each"], rates["sqlite, a transaction each"]
    print(f"{'':28}{'entries/s':>12}{'per commit':>12}{'ratio to fsync':>16}{'ratio to transaction':>22}")
    for name, rate in rates.items():
        print(f"{name:28}{rate:12,.0f}{shared[name]:12,.1f}{rate / fsyncs:16.2f}{rate / transactions:22.2f}")
    numbers: dict[str, float] = {"fsyncs_per_s": round(fsyncs), "transactions_per_s": round(transactions)}
    for count in (1, 20, 200):
        rate = rates[f"store, {count} writer" + "s" * (count > 1)]
        numbers[f"appends_per_s_{count}_writers"] = round(rate)
        numbers[f"ratio_to_fsync_{count}_writers"] = round(rate / fsyncs, 3)
        numbers[f"ratio_to_transaction_{count}_writers"] = round(rate / transactions, 3)
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
