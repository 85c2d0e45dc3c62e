"""Strangers who want to spoil an evening, one kind after the other: `python -m bench.attackers KIND,… URL SECONDS`.

Each sends what it can for so long, from 127.0.1.1 and the addresses after it, and says what came of it.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

import aiohttp
import uvloop

from bench.playing import Table
from noctambule.live import wire
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.werewords.room.settings import WordsSettings
from tests.server.attacks.stranger import BINARY, CLOSE, MORE, PING, TEXT, Raw, addresses, frame

PIECE = 500
"""Small frames that are sent in one go."""
DAYBREAK: tuple[str, ...] = (
    "alpha-wolf",
    "mystic-wolf",
    "seer",
    "robber",
    "troublemaker",
    "witch",
    "curator",
    "sentinel",
)
DAYBREAK += ("paranormal-investigator", "village-idiot", "revealer", "apprentice-seer", "aura-seer")
ACCENTS = "\u0344" * 10_000
LAUGHS = "\n".join(f"  - &l{n} [{', '.join([f'*l{n - 1}'] * 9) if n else 'ha'}]" for n in range(40))


class Stranger:
    """One kind of attack, and what came of it."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url, self.seconds = url, seconds
        self.ends = time.monotonic() + seconds
        self.sources = addresses(100)
        self.chance = Random(14)
        self.sent = self.refused = self.closed = 0
        self.room = self.key = ""

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def line(self) -> Raw:
        return await Raw.connect(self.url, next(self.sources))

    async def socket(self, hello: bool = True) -> Raw:
        """A socket, in a room that the attacker opened."""
        line = await self.line()
        self.sent += 1
        if await line.upgrade() != 101:
            self.refused += 1
            line.close()
            raise ConnectionError
        if hello:
            line.say(wire.Hello(room=self.room))
        return line

    async def own_room(self) -> str:
        line = await self.line()
        line.ask("/rooms", "Content-Length: 0", method="POST")
        head = await line.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        said = json.loads(await line.reader.readexactly(length))
        line.close()
        return str(said["room"]) if "room" in said else ""

    async def swarm(self, many: int, work: Callable[[], Awaitable[None]]) -> None:
        """So many at it at once, again and again."""

        async def one() -> None:
            while self.goes_on:
                try:
                    await work()
                except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                    self.closed += 1
                    await asyncio.sleep(0.02)

        for each in asyncio.as_completed([asyncio.create_task(one()) for _ in range(many)]):
            with suppress(asyncio.CancelledError):
                await each

    async def holds(self, line: Raw, every: float, letter: bytes) -> None:
        """Keeps a connection for as long as it lasts."""
        self.sent += 1
        while self.goes_on:
            with suppress(TimeoutError):
                if not await asyncio.wait_for(line.reader.read(4096), every):
                    self.closed += 1
                    break
            line.writer.write(letter)
        line.close()

    async def pours(self, what: bytes, hello: bool = True, first: bytes = b"") -> None:
        """One socket on which the same comes without end."""
        line = await self.socket(hello)
        heard = asyncio.create_task(self._counts(line))
        line.writer.write(first)
        try:
            while self.goes_on and not heard.done():
                line.writer.write(what * PIECE)
                self.sent += PIECE
                await line.writer.drain()
                await asyncio.sleep(0)
        finally:
            heard.cancel()
            line.close()
        if self.goes_on:
            raise ConnectionError

    async def _counts(self, line: Raw) -> None:
        while (heard := await line.hear())[0] != CLOSE:
            self.refused += b'"refused"' in heard[1]

    async def asks(self, path: str, *headers: str, body: bytes = b"", many: int = 50) -> None:
        """One connection on which the same is asked for again and again."""
        line = await self.line()
        try:
            for _ in range(many):
                if not self.goes_on:
                    return
                self.sent += 1
                line.ask(path, *headers, f"Content-Length: {len(body)}", method="POST" if body else "GET")
                line.writer.write(body)
                status = await line.answer()
                if not status:
                    raise ConnectionError
                self.refused += status in (421, 429, 503)
        finally:
            line.close()

    # The attacks

    async def nobody(self) -> None:
        """What the others are to be compared with."""
        await asyncio.sleep(self.seconds)

    async def silent(self) -> None:
        """1,500 connections that say nothing, made again where they are closed."""

        async def hold() -> None:
            await self.holds(await self.line(), 1, b"")

        await self.swarm(1_500, hold)

    async def slow_headers(self) -> None:
        """500 requests that come letter by letter."""

        async def hold() -> None:
            line = await self.line()
            line.writer.write(b"GET / HTTP/1.1\r\nX: ")
            await self.holds(line, 0.5, b"x")

        await self.swarm(500, hold)

    async def half_open(self) -> None:
        """500 sockets that never say hello."""

        async def hold() -> None:
            await self.holds(await self.socket(hello=False), 1, b"")

        await self.swarm(500, hold)

    async def accents(self) -> None:
        """Names of combining marks, as long as a frame may be."""
        names = [wire.encode(wire.Join(name=ACCENTS[:size])) for size in (90, 900, 10_000)]
        await self.swarm(20, lambda: self.pours(b"".join(frame(TEXT, name) for name in names) * 2))

    async def hosts(self) -> None:
        """Pictures of the way in, each to another host with a long name."""

        def host() -> str:
            return "Host: " + "".join(self.chance.choices("abcdefgh", k=self.chance.choice((250, 2_320))))

        async def ask() -> None:
            line = await self.line()
            line.host = host().removeprefix("Host: ")
            self.sent += 1
            status = await line.get(f"/rooms/{self.room}/qr.svg")
            self.refused += status != 200
            line.close()

        await self.swarm(40, ask)

    async def nothing_said(self) -> None:
        """`{}` in a loop."""
        await self.swarm(40, lambda: self.pours(frame(TEXT, b"{}")))

    async def pings(self) -> None:
        await self.swarm(40, lambda: self.pours(frame(PING)))

    async def binary(self) -> None:
        """Frames of one byte that are no words."""
        await self.swarm(40, lambda: self.pours(frame(BINARY, b"x")))

    async def pieces(self) -> None:
        """Pieces of a frame that never ends, empty and of one byte."""
        begins = frame(TEXT & 0x0F, b"{")
        await self.swarm(40, lambda: self.pours(frame(MORE) * 20 + frame(MORE, b" "), first=begins))

    async def too_long(self) -> None:
        """Frames longer than any, in one and in pieces."""

        async def send() -> None:
            line = await self.socket()
            line.writer.write(frame(TEXT, b"x" * 60_000) if self.chance.random() < 0.5 else b"\x81\xff" + b"\x7f" * 8)
            self.sent += 1
            await line.hears_until(CLOSE)
            self.closed += 1
            line.close()

        await self.swarm(40, send)

    async def deaf(self) -> None:
        """Seats that have much to be told and never read."""

        async def send() -> None:
            line = await self.socket()
            line.say(wire.Join(name=f"D{self.chance.random()}"[:20]))
            deck = OneNightSettings(scenario=None, deck=tuple("x" * 190 for _ in range(23)))
            while self.goes_on and not line.writer.is_closing():
                line.say(wire.Choose(id=str(self.sent), settings=deck))
                self.sent += 1
                await line.writer.drain()
                await asyncio.sleep(0.1)
            line.close()

        await self.swarm(40, send)

    async def rooms(self) -> None:
        """Rooms by the thousand."""
        await self.swarm(40, lambda: self.asks("/rooms", body=b"{}"))

    async def reconnects(self) -> None:
        """Comes and goes."""

        async def visit() -> None:
            line = await self.socket()
            heard = await line.hear()
            self.refused += b'"refused"' in heard[1]
            line.close()

        await self.swarm(60, visit)

    async def guesses(self) -> None:
        """Codes at random."""
        letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
        await self.swarm(60, lambda: self.asks(f"/rooms/{''.join(self.chance.choices(letters, k=4))}/script", many=1))

    async def bots(self) -> None:
        """Rooms full of bots, with decks that make them think."""

        async def begin() -> None:
            room = await self.own_room()
            line = await self.line()
            if not room or await line.upgrade() != 101:
                self.refused += 1
                return
            line.say(wire.Hello(room=room))
            line.say(wire.Join(name="Host"))
            for _ in range(9):
                line.say(wire.AddBot(strength="sharp", temperament="theatrical"))
            line.say(wire.Choose(settings=OneNightSettings(scenario=None, deck=DAYBREAK, pace="quick")))
            line.say(wire.Start(id="start"))
            line.say(wire.Ready())
            self.sent += 14
            await self.holds(line, 1, frame(TEXT, wire.encode(wire.MoreTime())))

        await self.swarm(30, begin)

    async def sets(self) -> None:
        """Sets that never end, and packs of words as long as they may be."""
        endless = json.dumps({"text": f"name: x\nscenario: confusion\npace:\n{LAUGHS}\n"}).encode()
        long = json.dumps({"text": "name: x\ndeck: [" + ", ".join(["a"] * 6_000) + "]"}).encode()

        async def send() -> None:
            await self.asks("/sets", body=self.chance.choice((endless, long)))

        async def pack() -> None:
            line = await self.socket()
            line.say(wire.Join(name=f"P{self.chance.random()}"[:20]))
            heard = asyncio.create_task(self._counts(line))
            while self.goes_on and not heard.done():
                words = tuple(f"{self.chance.random()} " + "e\u0301" * 10 for _ in range(400))
                line.say(wire.Choose(id="x", settings=WordsSettings(own_words=words)))
                self.sent += 1
                await line.writer.drain()
                await asyncio.sleep(0.05)
            heard.cancel()
            line.close()

        await asyncio.gather(self.swarm(20, send), self.swarm(10, pack))

    async def desk(self) -> None:
        """Nights to be scripted, games to be judged, decks to be measured."""
        deck = DAYBREAK
        players = [f"P{n}" for n in range(10)]
        votes = dict.fromkeys(players, players[0])
        game = {"game": "one-night", "players": players, "cards": deck[:10], "center": deck[10:], "votes": votes}

        async def ask() -> None:
            seconds = self.chance.random() * 10
            script = {"players": 10, "deck": deck, "seconds": seconds}
            path, body = self.chance.choice(
                (("/script", script), ("/check", {"players": 10, "deck": deck}), ("/referee", {"document": game}))
            )
            await self.asks(path, body=json.dumps(body).encode(), many=5)
            shuffled = self.chance.sample(deck, 8)
            await self.asks(f"/balance?players=5&deck={','.join(shuffled)}", many=1)

        await self.swarm(40, ask)

    async def statistics(self) -> None:
        """What a room of many games has to tell."""
        paths = ("statistics", "games", "replays/3", "records/5")
        shown = f"Authorization: Room {self.key}"
        await self.swarm(40, lambda: self.asks(f"/rooms/{self.room}/{self.chance.choice(paths)}", shown))

    async def seat(self) -> None:
        """A seat that says what it may, as fast as it can."""
        turns = [frame(TEXT, wire.encode(wire.Order(id=str(n), seats=(0,)))) for n in range(4)]
        await self.swarm(20, lambda: self.pours(b"".join(turns), first=frame(TEXT, wire.encode(wire.Join(name="S")))))

    async def pages(self) -> None:
        """The app's own files, many requests at once on each line."""

        async def ask() -> None:
            line = await self.line()
            try:
                while self.goes_on:
                    for _ in range(30):
                        line.ask("/reference.json")
                    self.sent += 30
                    for _ in range(30):
                        status = await line.answer()
                        if not status:
                            raise ConnectionError
                        self.refused += status == 429
            finally:
                line.close()

        await self.swarm(60, ask)


NAMES = (
    *("nobody", "silent", "slow_headers", "half_open", "accents", "hosts", "nothing_said", "pings", "binary", "pieces"),
    *("too_long", "deaf", "rooms", "reconnects", "guesses", "bots", "sets", "desk", "statistics", "seat", "pages"),
)
KINDS: dict[str, Callable[[Stranger], Coroutine[Any, Any, None]]] = {name: getattr(Stranger, name) for name in NAMES}


A_LITTLE = 0.03
"""Seconds between two taps of a seat that must not speak too fast."""


async def a_long_past(stranger: Stranger, games: int) -> None:
    """Plays so many games in a room of its own, so that there is something to count; with them comes the room's key.

    Where strangers opened too many rooms a moment ago, it waits until one may be opened again.
    """
    while not stranger.room:
        await asyncio.sleep(0.2)
        stranger.room = await stranger.own_room()
    connector = aiohttp.TCPConnector(local_addr=(next(stranger.sources), 0), force_close=True)
    async with aiohttp.ClientSession(connector=connector) as session:
        table = await Table.sit(session, stranger.url, stranger.room, Random(7))
        for _ in range(games):
            await table.play(A_LITTLE)
        stranger.key = table.phones[0].key or ""
        await table.close()


async def attack(kinds: list[str], url: str, seconds: float) -> None:
    """All of these at once."""
    strangers = [(Stranger(url, seconds), KINDS[kind]) for kind in kinds]
    for stranger, _ in strangers:
        stranger.room = await stranger.own_room()
    if "statistics" in kinds:
        await a_long_past(strangers[kinds.index("statistics")][0], 12)
    print("ready", flush=True)
    for stranger, _ in strangers:
        stranger.ends = time.monotonic() + seconds
    await asyncio.wait([asyncio.create_task(at_it(stranger)) for stranger, at_it in strangers], timeout=seconds + 2)
    counts = {what: sum(getattr(stranger, what) for stranger, _ in strangers) for what in ("sent", "refused", "closed")}
    print(json.dumps(counts), flush=True)
    os._exit(0)  # whatever is still open is hung up by the system


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(attack(sys.argv[1].split(","), sys.argv[2], float(sys.argv[3])))
