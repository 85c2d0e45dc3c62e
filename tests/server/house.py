"""A house to play in: the real app on a loopback port, and phones that know only what they are told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Literal

import aiohttp
import msgspec

from noctambule.client import Client
from noctambule.games import read_settings
from noctambule.live import wire
from noctambule.live.shown import Settings
from noctambule.server.bots.minds import Minds
from noctambule.server.network.app import app
from noctambule.server.network.serving import open_to_all
from noctambule.server.network.site import Site
from noctambule.server.rooms.house import House
from noctambule.server.rooms.luck import Luck, by_the_system
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.store import Store
from noctambule.server.store.memory import MemoryStore

PATIENCE = 1.0
"""Seconds after which nothing more is coming, on a machine with other things to do."""


class HandClock:
    """Time that moves only when a test moves it."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self._now = now
        self._moved = asyncio.Event()
        self._alarms = list[tuple[int, Callable[[], None]]]()

    def now(self) -> int:
        return self._now

    def move_to(self, moment: int) -> None:
        self._now = max(self._now, moment)
        self._moved.set()
        self._moved = asyncio.Event()
        for alarm in [alarm for alarm in self._alarms if alarm[0] <= self._now]:
            self._alarms.remove(alarm)
            asyncio.get_running_loop().call_soon(alarm[1])

    def alarm(self, moment: int, ring: Callable[[], None]) -> Callable[[], None]:
        if moment <= self._now:
            return asyncio.get_running_loop().call_soon(ring).cancel
        alarm = (moment, ring)
        self._alarms.append(alarm)

        def call_off() -> None:
            if alarm in self._alarms:
                self._alarms.remove(alarm)

        return call_off

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
        for _ in range(1000):
            if comes_true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never came true")

    async def pass_deadline(self) -> None:
        """Nobody does anything until the deadline has passed."""
        assert self.keeper.room.deadline is not None
        await self.wait(self.keeper.room.deadline - self.keeper.now())

    async def screen(self, token: str | None = None, kind: Literal["phone", "table", "watch"] = "phone") -> Client:
        return await Client.connect(self.session, f"{self.url}/socket", self.room, token, kind)

    @property
    def keeper(self) -> OpenRoom:
        return self.house.rooms[self.room]

    async def wait(self, ms: int) -> None:
        """Time passes; whatever falls due in it is done, and heard by all."""
        until = self.clock.now() + ms
        while (due := self.keeper._due) is not None and due + self.keeper._behind <= until:
            self.clock.move_to(due + self.keeper._behind)
            await self.keeper.tick()
        self.clock.move_to(until)
        await self.settle()

    async def gone(self, *phones: Client) -> None:
        """These phones are switched off, and the server has noticed."""
        screens = len(self.keeper.screens)
        for phone in phones:
            await phone.close()
            self.phones.remove(phone)
        await self.until(lambda: len(self.keeper.screens) == screens - len(phones))

    @asynccontextmanager
    async def in_silence(self, *phones: Client) -> AsyncIterator[None]:
        """Of whatever happens meanwhile these phones hear nothing; by default, none does."""
        listening = phones or tuple(self.phones)
        before = [await self._heard_so_far(phone) for phone in listening]
        yield
        await self.keeper._settled.wait()
        after = [await self._heard_so_far(phone) for phone in listening]
        assert after == [heard + 1 for heard in before], "the last thing each heard is not the end of the silence"

    async def _heard_so_far(self, phone: Client) -> int:
        """Reads a socket until it is quiet: what nobody may do is refused, behind all that was sent before."""
        assert isinstance(await phone.do(wire.Kick()), wire.Refused)
        return len(phone.frames)

    async def seat(self, *names: str) -> "Party":
        for name in names:
            phone = await self.screen()
            await phone.join(name)
            self.phones.append(phone)
        await self.settle()
        return self

    async def settle(self) -> None:
        """Lets every phone hear what all have been shown so far; one that is turned away is waited for in vain."""
        while True:
            shown = msgspec.json.decode(wire.encode(self.keeper.showing.last))
            for phone in self.phones:
                while {name: phone.view.get(name) for name in shown} != shown and await _has_more(phone):
                    pass
            if "called" not in shown:
                return
            await self.shuffled()

    async def shuffled(self) -> None:
        """The cards are dealt once all phones have opened what they pledged; who has not is waited for no longer."""
        for _ in range(100):
            if self.keeper.room.called is None:
                return
            await asyncio.sleep(0.01)
        await self.pass_deadline()

    async def everyone(self, say: Callable[[], wire.Said]) -> None:
        """All say the same, one after the other."""
        for phone in self.phones:
            await phone.do(say())
        await self.settle()

    async def choose(self, settings: Settings) -> None:
        assert isinstance(await self.phones[0].do(wire.Choose(settings=settings)), wire.Done)
        await self.settle()

    async def deal(self) -> None:
        assert isinstance(await self.phones[0].do(wire.Start()), wire.Done)
        await self.settle()
        assert self.phase == "deal"

    async def begin(self) -> None:
        """Deals, and everybody has seen their card."""
        await self.deal()
        await self.everyone(wire.Ready)

    async def play_the_night(self, chance: Random) -> None:
        while self.phase == "night":
            await self.play_a_beat(chance)

    async def play_a_beat(self, chance: Random) -> None:
        beat = self.phones[0].view["live"]["beat"]
        for phone in self.phones:
            answer = any_answer(phone.view["prompt"], chance)
            assert isinstance(await phone.do(wire.Tap(beat=beat, answer=answer)), wire.Done)
        await self.settle()

    async def look(self) -> None:
        """Everybody has read what the night showed."""
        assert self.phase == "look"
        await self.everyone(wire.Ready)
        assert self.phase == "day"

    async def until_day(self, chance: Random) -> None:
        await self.begin()
        await self.play_the_night(chance)
        await self.look()

    async def vote_now(self) -> None:
        for phone in self.phones[: len(self.phones[0].view["seats"]) // 2 + 1]:
            await phone.do(wire.EndDay())
        await self.settle()
        assert self.phase == "vote"

    async def point(self, chance: Random) -> None:
        """Whoever is asked to, points at anybody."""
        for phone in self.phones:
            if prompt := phone.view["prompt"]:
                await phone.do(wire.Point(at=chance.choice(prompt["options"])))
        await self.settle()

    async def play_one_night(self, chance: Random) -> None:
        await self.until_day(chance)
        await self.vote_now()
        await self.point(chance)
        assert self.phase == "over"


async def _has_more(phone: Client) -> bool:
    try:
        await asyncio.wait_for(phone.hear(), PATIENCE)
    except TimeoutError:
        return False
    return True


@asynccontextmanager
async def served(house: House, site: Site | None = None) -> AsyncIterator[str]:
    """A house that lets people in as the real one does, on a loopback port."""
    async with open_to_all(app(house, site), "127.0.0.1", (0,)) as port:
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def party(
    *names: str, store: Store | None = None, luck: Luck = by_the_system, minds: Minds | None = None
) -> AsyncIterator[Party]:
    """A room on a real socket, with these players seated."""
    clock = HandClock()
    house = House(store or MemoryStore(), clock, luck=luck, minds=minds)
    async with served(house) as url, aiohttp.ClientSession() as session:
        async with session.post(f"{url}/rooms") as answer:
            room = (await answer.json())["room"]
        yield await Party(house, clock, session, url, room).seat(*names)


def chosen(game: str, **fields: Any) -> Settings:
    """Settings of a game by its id; what only others know is overlooked."""
    return read_settings({"game": game, **fields})


def any_answer(prompt: dict[str, Any], chance: Random) -> wire.Answer:
    """A legal answer to what a phone is asked, by what the phone was told alone."""
    options: Sequence[Any] = [*prompt["options"], *([None] if prompt["may_decline"] else [])]
    chosen = chance.choice(options)
    return tuple(chosen) if isinstance(chosen, list) else chosen
