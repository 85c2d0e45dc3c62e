"""Healthy rooms on a server that is attacked, one way after the other: how long anybody waits, and what is lost.

The server is a process of its own with the durable store. People play whole games in eight rooms. Each attack is a
process of its own that is nicer than both, so that what is measured is the server and not the want of processors.
Everything is on loopback addresses: 127.0.1.x attack, 127.0.2.x play.

Each server has a dose of its attack before anything is measured, so that memory which has grown afterwards is memory
that grows each time.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import aiohttp
import uvloop

from bench.attackers import KINDS
from bench.playing import Kept, Table
from bench.server import Process, process
from noctambule.server.rooms import entries
from noctambule.server.store.sqlite import SqliteStore

TABLES = 8
LEISURE = 0.15
"""Seconds at most from one tap at a table to the next."""
WARM_UP, DOSE, AFTERWARDS = 2.0, 2.0, 3.0
SHORT = 3.0
LONGEST_WAIT, LEFT_BEHIND = 0.25, 1.10
"""Seconds that a person may wait at most; and how much more memory there may be afterwards."""
HEAD = (
    f"{'attack':14}{'sent':>9}{'refused':>9}{'closed':>8}{'p50':>8}{'p99':>8}{'longest':>9}{'lost':>6}{'memory MB':>20}"
)


class Came(NamedTuple):
    """What came of one attack."""

    kind: str
    sent: int
    refused: int
    closed: int
    waits: list[float]
    lost: int
    doubled: int
    games: int
    memory: tuple[float, float, float]
    """Before, at most, afterwards; in MB."""

    def at(self, share: float) -> float:
        return 1000 * self.waits[min(int(len(self.waits) * share), len(self.waits) - 1)]

    def line(self) -> str:
        before, most, after = self.memory
        return (
            f"{self.kind:14}{self.sent:>9,}{self.refused:>9,}{self.closed:>8,}{self.at(0.5):>8.1f}{self.at(0.99):>8.1f}"
            f"{self.at(1):>9.1f}{self.lost + self.doubled:>6}{before:>7.0f} {most:>5.0f} {after:>5.0f}"
        )

    @property
    def wrong(self) -> list[str]:
        """What should not have happened."""
        slow, left = self.at(1) > 1000 * LONGEST_WAIT, self.memory[2] > LEFT_BEHIND * self.memory[0]
        return [*(["somebody waited"] if slow else []), *(["memory was left behind"] if left else []), *self.incorrect]

    @property
    def incorrect(self) -> list[str]:
        return [what for what, many in (("inputs were lost", self.lost), ("done twice", self.doubled)) if many]


class Memory:
    """The server's, while it is looked at."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.most = self.now()

    def now(self) -> float:
        return self.server.kib() / 1024

    async def look(self) -> None:
        while True:
            self.most = max(self.most, self.now())
            await asyncio.sleep(0.1)


async def attacked(server: Process, kind: str, seconds: float, tables: int) -> tuple[Came, list[Kept]]:
    """Rooms that play before, while and after they are attacked; what is measured is the while."""
    sessions = [
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(f"127.0.2.{nth + 1}", 0), force_close=True))
        for nth in range(tables)
    ]
    seated = [await Table.open(session, server.url, Random(nth)) for nth, session in enumerate(sessions)]
    going = [True]

    async def keep_playing(table: Table) -> None:
        await asyncio.sleep(table.chance.uniform(0, 1))
        while going[0]:
            await table.play(LEISURE)

    playing = [asyncio.create_task(keep_playing(table)) for table in seated]
    await asyncio.sleep(min(WARM_UP, seconds))
    # The first dose loads what is loaded when it is needed, and takes from the system what is kept for the next ones.
    await _until_they_go(await _strangers(kind, server.url, min(DOSE, seconds)), playing)
    memory = Memory(server)
    before, looking = memory.now(), asyncio.create_task(memory.look())
    strangers = await _strangers(kind, server.url, seconds)
    for table in seated:
        table.waits.clear()
    counts = await _until_they_go(strangers, playing)
    waits = sorted(wait for table in seated for wait in table.waits)
    await asyncio.sleep(min(AFTERWARDS, seconds))
    going[0] = False
    await asyncio.gather(*playing)
    looking.cancel()
    came = Came(kind, **counts, waits=waits, lost=0, doubled=0, games=0, memory=(before, memory.most, memory.now()))
    for session in sessions:
        await session.close()
    return came, [table.kept() for table in seated]


async def _strangers(kind: str, url: str, seconds: float) -> asyncio.subprocess.Process:
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attackers", kind, url, str(seconds)),
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=_nicer if hasattr(os, "nice") else None,
    )
    assert started.stdout is not None
    assert await started.stdout.readline() == b"ready\n"
    return started


def _nicer() -> None:
    os.nice(10)


async def _until_they_go(strangers: asyncio.subprocess.Process, playing: list[asyncio.Task[None]]) -> dict[str, int]:
    """What the strangers counted; where somebody at a table falls over meanwhile, so does this."""
    told = asyncio.create_task(strangers.communicate())
    await asyncio.wait([told, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            strangers.kill()
            await task
    counts: dict[str, int] = json.loads((await told)[0])
    return counts


async def on_record(path: Path, kept: list[Kept]) -> tuple[int, int]:
    """How many inputs that were acknowledged are not in the logs, and how many are there twice."""
    store = await SqliteStore.open(path)
    lost = doubled = 0
    for table in kept:
        log = [entries.read(written) for _, written in await store.read(table.room)]
        keys = Counter(entry.key.partition(" ")[2] for entry in log if entry.key)
        lost += sum(id not in keys for id in table.acknowledged)
        doubled += sum(keys[id] > 1 for id in table.acknowledged)
    await store.close()
    return lost, doubled


def run(kind: str, seconds: float, tables: int) -> Came:
    """One attack on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rooms.db"
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            with process("noctambule.server", str(path)) as server:
                came, kept = runner.run(attacked(server, kind, seconds, tables))
            lost, doubled = runner.run(on_record(path, kept))
    return came._replace(lost=lost, doubled=doubled, games=sum(table.games for table in kept))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("kinds", nargs="*", default=list(KINDS), help="which attacks; all by default")
    asked.add_argument("--seconds", type=float, default=8.0, help="how long each lasts")
    asked.add_argument("--short", action="store_true", help="all at once, two rooms; only what is correct is looked at")
    how = asked.parse_args()
    if how.short:
        sys.exit("; ".join(run(",".join(how.kinds), SHORT, 2).incorrect) or 0)
    print(HEAD, flush=True)
    wrong = list[str]()
    began = time.monotonic()
    for kind in how.kinds:
        came = run(kind, how.seconds, TABLES)
        print(came.line(), flush=True)
        assert came.games, "nobody played a game to its end"
        wrong += [f"{kind}: {what}" for what in came.wrong]
    print(f"\n{len(how.kinds)} attacks in {time.monotonic() - began:.0f} s; load {os.getloadavg()[0]:.1f}")
    for line in wrong:
        print(line)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
