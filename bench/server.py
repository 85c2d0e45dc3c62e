"""Whole five-player games over real sockets, with the durable store and padding on, many rooms at once.

A game is a deal, five readies, every night answer, a look at what the night showed, five votes, and the end received
by five phones and a table screen. Each phone acts only on what it received. The server runs in a process of its own, on
the same machine as the phones; beside it, in the same run, the bare fan-out of the same library. It reads /proc.
"""

import asyncio
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp
import uvloop

from bench.peers.fanout import SCREENS
from noctambule.client import Client
from noctambule.live import wire
from noctambule.server.screens.frames import STEP

SECONDS = 8.0
PLAYERS = SCREENS - 1
IDLE_PHONES = 5_000
HUMAN_SECONDS = 30.0
FASTEST, SLOWEST, APART = 1.0, 4.0, 1.0
"""Seconds until the first person taps, and at most from one person's tap to the next."""
OPENED_AT_ONCE = 50


class Process(NamedTuple):
    """A server in a process of its own, and what it has used."""

    pid: int
    url: str

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kib(self) -> float:
        """Memory that it holds now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1024


@contextmanager
def process(*command: str) -> Iterator[Process]:
    """Runs a Python module that prints its port when it is ready."""
    with subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        try:
            yield Process(started.pid, f"http://127.0.0.1:{started.stdout.readline().strip()}")
        finally:
            started.terminate()


class Table:
    """One room with its phones and its table screen, playing one game after the other."""

    def __init__(self, phones: list[Client], screen: Client, chance: Random) -> None:
        self.phones = phones
        self.screens = [*phones, screen]
        self.chance = chance
        self.games = self.inputs = 0
        self.taps = list[float]()
        self.heard = asyncio.Event()
        self.ears = list[asyncio.Task[None]]()

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

    def listen(self) -> None:
        """Every screen hears all the time, as a phone does, and not only when something is waited for."""

        async def ear(screen: Client) -> None:
            while True:
                await screen.hear()
                self.heard.set()

        self.ears = [asyncio.create_task(ear(screen)) for screen in self.screens]

    async def until(self, phase: str | None) -> None:
        """Every screen hears until it is shown this phase (None: the lobby)."""
        if phase == "deal":  # every phone has to hear of the call before any hears of the deal
            for phone in self.phones:
                await self._hears(phone, lambda view: "called" in view or "live" in view)
        for screen in self.screens:
            await self._hears(screen, lambda view: (view.get("live") or {}).get("phase") == phase)

    async def _hears(self, screen: Client, until: Callable[[dict[str, Any]], bool]) -> None:
        while not until(screen.view):
            if not self.ears:
                await screen.hear()
                continue
            self.heard.clear()
            await self.heard.wait()

    async def all_say(self, said: list[wire.Said], then: str, at_leisure: bool) -> None:
        """All phones say something; the time is that from the last of them until every screen shows what came of it."""
        if at_leisure:
            await asyncio.sleep(self.chance.uniform(FASTEST, SLOWEST))
        *others, last = zip(self.phones, said, strict=False)
        for phone, message in others:
            await self._say(phone, message)
            if at_leisure:
                await asyncio.sleep(self.chance.uniform(0, APART))
        began = time.perf_counter()
        await self._say(*last)
        await self.until(then)
        self.taps.append(time.perf_counter() - began)

    async def _say(self, phone: Client, message: wire.Said) -> None:
        self.inputs += 1
        message.id = str(self.inputs)
        await phone.say(message)

    async def play(self, at_leisure: bool = False) -> None:
        """A whole game, and back to the lobby."""
        await self.all_say([wire.Start()], "deal", at_leisure)
        await self.all_say([wire.Ready() for _ in self.phones], "night", at_leisure)
        await self.all_say([wire.Tap(answer=self._any(phone)) for phone in self.phones], "look", at_leisure)
        await self.all_say([wire.Ready() for _ in self.phones], "day", at_leisure)
        await self.all_say([wire.EndDay() for _ in self.phones[:3]], "vote", at_leisure)
        await self.all_say([wire.Point(at=self._anybody(phone)) for phone in self.phones], "over", at_leisure)
        self.games += 1
        await self._say(self.phones[0], wire.Abandon())
        await self.until(None)

    def _any(self, phone: Client) -> wire.Answer:
        chosen = self.chance.choice(phone.view["prompt"]["options"])
        return tuple(chosen) if isinstance(chosen, list) else chosen

    def _anybody(self, phone: Client) -> int:
        return int(self.chance.choice(phone.view["prompt"]["options"]))


@asynccontextmanager
async def tables(url: str, rooms: int) -> AsyncIterator[list[Table]]:
    """So many rooms, everybody seated."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:

        async def opened(number: int) -> Table:
            async with gate:
                return await Table.open(session, url, number)

        yield list(await asyncio.gather(*map(opened, range(rooms))))


class Played(NamedTuple):
    """What came of playing for a while."""

    games_per_s: float
    taps_ms: list[float]
    cpu_us_per_input: float
    frame_size: int
    """Bytes of most frames with news of a game."""

    def percentile(self, share: float) -> float:
        return self.taps_ms[int(len(self.taps_ms) * share)]


async def keep_playing(server: Process, seated: list[Table], seconds: float, at_leisure: bool = False) -> Played:
    """All tables play, one game after the other, for so long."""
    ends = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        if at_leisure:  # nobody sits down at the same moment
            table.listen()
            await asyncio.sleep(table.chance.uniform(0, SLOWEST))
        while time.perf_counter() < ends:
            await table.play(at_leisure)
        for ear in table.ears:
            ear.cancel()

    began, cpu = time.perf_counter(), server.cpu()
    await asyncio.gather(*map(play, seated))
    passed, cpu = time.perf_counter() - began, server.cpu() - cpu
    games, inputs = sum(table.games for table in seated), sum(table.inputs for table in seated)
    taps = sorted(tap * 1000 for table in seated for tap in table.taps)
    news = [size for size in seated[0].phones[0].frames if size > STEP]
    return Played(games / passed, taps, cpu / inputs * 1e6, statistics.mode(news))


async def in_rooms(server: Process, rooms: int) -> Played:
    async with tables(server.url, rooms) as seated:
        return await keep_playing(server, seated, SECONDS)


async def idle_then_human(server: Process) -> tuple[float, Played]:
    """KiB per idle phone, then a thousand rooms (five phones and a table screen each) at human pace."""
    async with tables(server.url, 20):  # what is made once, whoever comes, is not a phone's
        pass
    before = server.kib()
    async with tables(server.url, IDLE_PHONES // PLAYERS) as seated:
        screens = sum(len(table.screens) for table in seated)
        each = (server.kib() - before) / screens
        return each, await keep_playing(server, seated, HUMAN_SECONDS, at_leisure=True)


async def bare(server: Process, rooms: int) -> float:
    """Processor time in microseconds for each thing said, where all it does is go out to six screens."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        sockets = [
            [await session.ws_connect(f"{server.url}/socket", compress=0, max_msg_size=0) for _ in range(SCREENS)]
            for _ in range(rooms)
        ]
        ends, said = time.perf_counter() + SECONDS / 2, 0

        async def talk(room: list[aiohttp.ClientWebSocketResponse]) -> None:
            nonlocal said
            while time.perf_counter() < ends:
                await room[said % SCREENS].send_str('{"do":"ready","id":"123"}')
                said += 1
                for screen in room:
                    await screen.receive()

        cpu = server.cpu()
        await asyncio.gather(*map(talk, sockets))
        return (server.cpu() - cpu) / said * 1e6


def main() -> None:
    gc.disable()  # one process plays thousands of phones here; its pauses would be on no phone
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        with process("noctambule.server", str(Path(folder) / "rooms.db"), "--unguarded") as server:
            few = runner.run(in_rooms(server, 20))
            many = runner.run(in_rooms(server, 200))
        with process("noctambule.server", str(Path(folder) / "idle.db"), "--unguarded") as server:
            kib, human = runner.run(idle_then_human(server))
        with process("bench.peers.fanout", str(few.frame_size)) as peer:
            fanout = runner.run(bare(peer, 20))
    ratio = few.cpu_us_per_input / fanout
    p50, p99 = few.percentile(0.5), few.percentile(0.99)
    print(f"20 rooms: {few.games_per_s:.0f} games/s, tap to all screens p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    print(f"200 rooms: {many.games_per_s:.0f} games/s")
    print(f"a public peer that stores nothing does 84 on such a machine: {few.games_per_s / 84:.2f} of it")
    print(f"server CPU per input: {few.cpu_us_per_input:.0f} µs; bare fan-out of six frames of {few.frame_size} bytes")
    print(f"  {fanout:.0f} µs: {ratio:.2f} of it")
    print(f"1,000 rooms at human pace ({human.games_per_s:.1f} games/s): p99 {human.percentile(0.99):.1f} ms")
    print(f"{IDLE_PHONES:,} idle phones and their table screens: {kib:.1f} KiB each")
    result = {
        "games_per_s_20_rooms": round(few.games_per_s, 1),
        "games_per_s_200_rooms": round(many.games_per_s, 1),
        "tap_p50_ms": round(p50, 2),
        "tap_p99_ms": round(p99, 2),
        "cpu_us_per_input": round(few.cpu_us_per_input, 1),
        "cpu_ratio_to_bare_fanout": round(ratio, 2),
        "p99_ms_1000_rooms": round(human.percentile(0.99), 2),
        "kib_per_idle_phone": round(kib, 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
