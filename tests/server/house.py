"""A house to play in: the real app on a loopback port, and phones that know only what they are told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import aiohttp
from aiohttp.test_utils import TestServer

from noctambule.client import Client
from noctambule.server import wire
from noctambule.server.app import House, app
from noctambule.server.store import Store
from noctambule.server.store.memory import MemoryStore


class HandClock:
    """Time that moves only when a test moves it."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self._now = now
        self._moved = asyncio.Event()

    def now(self) -> int:
        return self._now

    def move_to(self, moment: int) -> None:
        self._now = max(self._now, moment)
        self._moved.set()
        self._moved = asyncio.Event()

    async def until(self, moment: int) -> None:
        while self._now < moment:
            await self._moved.wait()


class Party:
    """Some phones in one room, and whatever they need to meet."""

    def __init__(self, house: House, clock: HandClock, session: aiohttp.ClientSession, url: str, room: str) -> None:
        self.house = house
        self.clock = clock
        self.session = session
        self.url = url
        self.room = room
        self.phones: list[Client] = []

    @property
    def phase(self) -> str:
        """The phase as the first phone knows it."""
        return str(self.phones[0].view["live"]["phase"])

    async def until(self, comes_true: Callable[[], bool]) -> None:
        """Waits for the server to notice something."""
        for _ in range(200):
            if comes_true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never came true")

    async def pass_deadline(self) -> None:
        """Nobody does anything until the deadline has passed."""
        keeper = self.house.rooms[self.room]
        assert keeper.room.deadline is not None
        self.clock.move_to(self.clock.now() + keeper.room.deadline - keeper.now())
        await keeper.tick()
        await self.settle()

    async def screen(self, token: str | None = None) -> Client:
        return await Client.connect(self.session, f"{self.url}/socket", self.room, token)

    async def seat(self, *names: str) -> "Party":
        for name in names:
            phone = await self.screen()
            await phone.join(name, adds=f"salt of {name}")
            self.phones.append(phone)
        await self.settle()
        return self

    async def settle(self) -> None:
        """Lets every phone hear all that has been said to it so far."""
        number = self.house.rooms[self.room].room.number
        for phone in self.phones:
            while phone.version < number and await _has_more(phone):
                pass

    async def everyone(self, say: Callable[[], wire.Message]) -> None:
        """All say the same, one after the other."""
        for phone in self.phones:
            await phone.do(say())
        await self.settle()


async def _has_more(phone: Client) -> bool:
    try:
        await asyncio.wait_for(phone.hear(), 0.2)
    except TimeoutError:
        return False
    return True


@asynccontextmanager
async def party(*names: str, store: Store | None = None) -> AsyncIterator[Party]:
    """A room on a real socket, with these players seated."""
    clock = HandClock()
    house = House(store or MemoryStore(), clock)
    async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
        url = str(server.make_url("/")).rstrip("/")
        async with session.post(f"{url}/rooms") as answer:
            room = (await answer.json())["room"]
        yield await Party(house, clock, session, url, room).seat(*names)


def any_answer(prompt: dict[str, Any], chance: Random) -> wire.Answer:
    """A legal answer to what a phone is asked, by what the phone was told alone."""
    options: Sequence[Any] = [*prompt["options"], *([None] if prompt["may_decline"] else [])]
    chosen = chance.choice(options)
    return tuple(chosen) if isinstance(chosen, list) else chosen
