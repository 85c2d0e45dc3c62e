"""A server killed at random moments: every acknowledged entry is there afterwards, in order, without holes.

Ten kills by default; NOCTAMBULE_KILLS=1000 for a long run.
"""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from noctambule.server.store.sqlite import SqliteStore

KILLS = int(os.environ.get("NOCTAMBULE_KILLS", "10"))
ROOMS = 20

# Every room goes on where its log ends, and says each number once it is acknowledged: one line, one write.
SERVER = """
import asyncio, os, pathlib, sys
from noctambule.server.store.sqlite import SqliteStore

async def table(store, room):
    log = await store.read(room)
    number = len(log)
    while True:
        number += 1
        if not await store.append(room, number, f"{room} {number} ".encode() * (number % 40 + 1), at=number):
            raise SystemExit(f"somebody else wrote {room} {number}")
        os.write(1, f"{room} {number}\\n".encode())

async def serve(path, rooms):
    store = await SqliteStore.open(pathlib.Path(path))
    await asyncio.gather(*(table(store, f"R{room}") for room in range(int(rooms))))

asyncio.run(serve(*sys.argv[1:]))
"""


def acknowledged_until_killed(file: Path, chance: random.Random) -> list[tuple[str, int]]:
    """Starts a server, kills it at some moment, and returns what it had acknowledged by then."""
    command = [sys.executable, "-c", SERVER, str(file), str(ROOMS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = list[str]()
        if chance.random() < 0.8:  # while it writes; else perhaps while it opens its store
            lines.append(server.stdout.readline())
        moment = Timer(chance.uniform(0, 0.2), server.kill)
        moment.start()
        lines += server.stdout.readlines()  # all along, for a server whose pipe is full would wait and not write
        moment.join()
    assert server.returncode == -signal.SIGKILL
    return [(room, int(number)) for room, number in (line.split() for line in lines)]


async def logs(file: Path) -> dict[str, list[tuple[int, bytes]]]:
    store = await SqliteStore.open(file)
    kept = {room.code: await store.read(room.code) for room in await store.rooms()}
    await store.close()
    return kept


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    file, chance, acknowledged = tmp_path / "rooms.db", random.Random(), 0
    for kill in range(1, KILLS + 1):
        told = acknowledged_until_killed(file, chance)
        acknowledged += len(told)
        kept = asyncio.run(logs(file))
        for room, log in kept.items():
            expected = [(number, f"{room} {number} ".encode() * (number % 40 + 1)) for number in range(1, len(log) + 1)]
            assert log == expected, room
        lost = [(room, number) for room, number in told if number > len(kept.get(room, ()))]
        assert not lost, f"after kill {kill}"
    assert acknowledged > 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    print(f"{KILLS} kills, {acknowledged:,} acknowledged entries, none lost")  # noqa: T201  (pytest -rP shows it)
