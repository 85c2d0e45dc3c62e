"""People at a table who measure how long they wait for what they tap, and keep what was acknowledged."""

import asyncio
import time
from random import Random
from typing import NamedTuple

import aiohttp

from noctambule.client import Client
from noctambule.live import wire

PLAYERS = 5


class Kept(NamedTuple):
    """What a table knows at the end of it."""

    room: str
    waits: list[float]
    acknowledged: list[str]
    """The ids of what was said, as far as it was said to be on record."""
    games: int


class Table:
    """One room with its phones and its table screen, playing one game after the other."""

    def __init__(self, session: aiohttp.ClientSession, url: str, room: str, chance: Random) -> None:
        self.session, self.url, self.room, self.chance = session, url, room, chance
        self.phones = list[Client]()
        self.screen: Client | None = None
        self.waits = list[float]()
        self.acknowledged = list[str]()
        self.inputs = self.games = 0

    @staticmethod
    async def sit(session: aiohttp.ClientSession, url: str, room: str, chance: Random) -> "Table":
        table = Table(session, url, room, chance)
        for seat in range(PLAYERS):
            phone = await Client.connect(session, f"{url}/socket", room)
            await phone.join(f"Player {seat}")
            table.phones.append(phone)
        table.screen = await Client.connect(session, f"{url}/socket", room, kind="table")
        return table

    @staticmethod
    async def open(session: aiohttp.ClientSession, url: str, chance: Random) -> "Table":
        async with session.post(f"{url}/rooms") as answer:
            room = (await answer.json())["room"]
        return await Table.sit(session, url, room, chance)

    async def play(self, leisure: float) -> None:
        """A whole game, and back to the lobby; one of them reloads on the way."""
        await self._all([wire.Start()], "deal", leisure)
        await self._all([wire.Ready() for _ in self.phones], "night", leisure)
        await self._all([wire.Tap(answer=_any(phone, self.chance)) for phone in self.phones], "look", leisure)
        await self._reload(self.chance.randrange(PLAYERS))
        await self._all([wire.Ready() for _ in self.phones], "day", leisure)
        await self._all([wire.EndDay() for _ in self.phones[:3]], "vote", leisure)
        await self._all([wire.Point(at=_anybody(phone, self.chance)) for phone in self.phones], "over", leisure)
        await self._all([wire.Abandon()], None, leisure)
        self.games += 1

    async def _all(self, said: list[wire.Said], then: str | None, leisure: float) -> None:
        """Each says something and waits for its answer; then all wait for what comes of it."""
        for phone, message in zip(self.phones, said, strict=False):
            await asyncio.sleep(self.chance.uniform(0, leisure))
            self.inputs += 1
            message.id = f"{self.room} {self.inputs}"
            began = time.perf_counter()
            reply = await phone.do(message)
            self.waits.append(time.perf_counter() - began)
            assert isinstance(reply, wire.Done), reply
            self.acknowledged.append(message.id)
        began = time.perf_counter()
        assert self.screen is not None
        # All at once: who is called on to open a pledge must not wait until another has heard of the deal.
        await asyncio.gather(*(_until(screen, then) for screen in (*self.phones, self.screen)))
        self.waits.append(time.perf_counter() - began)

    async def _reload(self, seat: int) -> None:
        """Everything anew: the page, and the socket with the seat's token."""
        token = self.phones[seat].token
        await self.phones[seat].close()
        began = time.perf_counter()
        async with self.session.get(f"{self.url}/r/{self.room}") as page:
            await page.read()
        self.phones[seat] = await Client.connect(self.session, f"{self.url}/socket", self.room, token)
        self.waits.append(time.perf_counter() - began)
        assert self.phones[seat].view["me"] == seat

    async def close(self) -> None:
        assert self.screen is not None
        for screen in (*self.phones, self.screen):
            await screen.close()

    def kept(self) -> Kept:
        return Kept(self.room, self.waits, self.acknowledged, self.games)


async def _until(screen: Client, phase: str | None) -> None:
    while (screen.view.get("live") or {}).get("phase") != phase:
        await screen.hear()


def _any(phone: Client, chance: Random) -> wire.Answer:
    chosen = chance.choice(phone.view["prompt"]["options"])
    return tuple(chosen) if isinstance(chosen, list) else chosen


def _anybody(phone: Client, chance: Random) -> int:
    return int(chance.choice(phone.view["prompt"]["options"]))
