"""Whole five-player games over real sockets, with the durable store and padding on, many rooms at once.

A game is a deal, five readies, every night answer, five votes, and the end received by five phones and a table screen.
Each phone acts only on what it received. The server runs in a process of its own, on the same machine as the phones.
"""

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import aiohttp
import uvloop

from noctambule.client import Client
from noctambule.server import wire

SECONDS = 8.0
PLAYERS = 5


class Table:
    """One room with its phones and its table screen, playing one game after the other."""

    def __init__(self, phones: list[Client], screen: Client, chance: Random) -> None:
        self.phones = phones
        self.screens = [*phones, screen]
        self.chance = chance
        self.games = 0
        self.taps = list[float]()

    @staticmethod
    async def open(session: aiohttp.ClientSession, url: str, number: int) -> "Table":
        async with session.post(f"{url}/rooms") as answer:
            room = (await answer.json())["room"]
        phones = list[Client]()
        for seat in range(PLAYERS):
            phone = await Client.connect(session, f"{url}/socket", room)
            await phone.join(f"Player {seat}")
            phones.append(phone)
        screen = await Client.connect(session, f"{url}/socket", room)
        return Table(phones, screen, Random(number))

    async def until(self, phase: str | None) -> None:
        """Every screen hears until it is shown this phase (None: the lobby)."""
        for screen in self.screens:
            while (screen.view.get("live") or {}).get("phase") != phase:
                await screen.hear()

    async def all_say(self, said: list[wire.Message], then: str) -> None:
        """All phones say something at once; the time is that until every screen shows what came of it."""
        began = time.perf_counter()
        for phone, message in zip(self.phones, said, strict=False):
            message.id = f"{self.games} {then} {phone.view['me']}"
            await phone.say(message)
        await self.until(then)
        self.taps.append(time.perf_counter() - began)

    async def play(self) -> None:
        await self.all_say([wire.Start()], "deal")
        await self.all_say([wire.Ready() for _ in self.phones], "night")
        taps = list[wire.Message]()
        for phone in self.phones:
            prompt = phone.view["prompt"]
            chosen = self.chance.choice(prompt["options"])
            answer = tuple(chosen) if isinstance(chosen, list) else chosen
            taps.append(wire.Tap(beat=0, answer=answer))
        await self.all_say(taps, "day")
        await self.all_say([wire.EndDay() for _ in self.phones[:3]], "vote")
        votes: list[wire.Message] = [
            wire.Point(at=self.chance.choice(phone.view["prompt"]["options"])) for phone in self.phones
        ]
        await self.all_say(votes, "over")
        self.games += 1
        await self.phones[0].say(wire.Abandon(id=f"again {self.games}"))
        await self.until(None)


async def measure(url: str, rooms: int) -> tuple[float, list[float]]:
    """Games a second, and the times from a tap to all screens, with so many rooms at once."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        tables = [await Table.open(session, url, number) for number in range(rooms)]
        ends = time.perf_counter() + SECONDS

        async def keep_playing(table: Table) -> None:
            while time.perf_counter() < ends:
                await table.play()

        began = time.perf_counter()
        await asyncio.gather(*map(keep_playing, tables))
        passed = time.perf_counter() - began
        return sum(table.games for table in tables) / passed, [tap for table in tables for tap in table.taps]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "noctambule.server", str(Path(folder) / "rooms.db"), "--unguarded"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                few, taps = runner.run(measure(url, 20))
                many, _ = runner.run(measure(url, 200))
            server.terminate()
    taps.sort()
    p50, p99 = statistics.median(taps) * 1000, taps[int(len(taps) * 0.99)] * 1000
    print(f"20 rooms: {few:.0f} games/s, all phones tapping at once to all screens p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    print(f"200 rooms: {many:.0f} games/s")
    print(f"a public peer that stores nothing does 84 on such a machine: {few / 84:.2f} of it")
    result = {
        "games_per_s_20_rooms": round(few, 1),
        "games_per_s_200_rooms": round(many, 1),
        "tap_p50_ms": round(p50, 2),
        "tap_p99_ms": round(p99, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
