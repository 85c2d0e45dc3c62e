"""What goes up together is shown together: a few bytes, the same for all, a tenth of a second after the first."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from noctambule.live import wire
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.server.rooms.deciding import decide, seated
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.presence import Screen
from noctambule.server.screens.showing import GATHER
from noctambule.server.store.memory import MemoryStore
from tests.server.house import HandClock

PLAYERS = 5
SMALL = 120
"""Bytes."""


class Ear:
    """A screen that keeps what it hears."""

    def __init__(self, keeper: OpenRoom, token: str | None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.screen = Screen(self._hear)
        self.screen.token_hash = None if token is None else hash_of(token)
        keeper.connect(self.screen)

    def _hear(self, frame: bytes) -> None:
        self.heard.append(msgspec.json.decode(frame))
        self.sizes.append(len(frame))

    def said(self) -> list[str]:
        """What kinds of things it has heard since it was last asked; its own answers left out."""
        heard, self.heard = [each["say"] for each in self.heard if each["say"] != "done"], []
        return heard


class Table:
    """A room whose game has just been dealt, with an ear for each seat and one that looks on."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.store = MemoryStore()
        self.keeper = OpenRoom(Room("TEST"), self.store, self.clock)
        self.ears: list[Ear] = []

    async def deal(self) -> None:
        for seat in range(PLAYERS):
            await self.keeper._commit(
                seated(self.keeper.room, f"P{seat}", hash_of(str(seat)), "11" * 32, self.clock.now())
            )
        settings = wire.Choose(settings=OneNightSettings(scenario="the-first-night"))
        await self.keeper._commit(decide(self.keeper.room, 0, settings, self.clock.now(), Random(), ""))
        await self.keeper._commit(decide(self.keeper.room, 0, wire.Start(), self.clock.now(), Random(), "00" * 32))
        self.listen()

    def listen(self) -> None:
        self.ears = [Ear(self.keeper, token) for token in (*map(str, range(PLAYERS)), None)]
        self.clock.move_to(self.clock.now() + 1000)

    async def quiet(self) -> None:
        """All that was gathered has been shown, and is forgotten."""
        await self.keeper.tick()
        for ear in self.ears:
            ear.said()

    async def ready(self, seat: int) -> None:
        await self.keeper.put(self.ears[seat].screen, wire.Ready(id=f"ready {seat}"))

    async def later(self, ms: int) -> None:
        self.clock.move_to(self.clock.now() + ms)
        await self.keeper.tick()

    def said(self) -> list[list[str]]:
        return [ear.said() for ear in self.ears]


def at_a_table(evening: Callable[[Table], Awaitable[None]]) -> None:
    async def play() -> None:
        table = Table()
        await table.deal()
        await table.quiet()
        await evening(table)

    asyncio.run(play())


NOTHING: list[list[str]] = [[]] * (PLAYERS + 1)


def test_who_is_ready_is_counted_together_and_told_all_in_a_few_bytes() -> None:
    async def evening(table: Table) -> None:
        await table.ready(0)
        await table.later(GATHER - 40)
        await table.ready(1)
        await table.later(39)
        assert table.said() == NOTHING
        await table.later(1)
        last = [ear.heard[-1] for ear in table.ears]
        assert last == [last[0]] * len(table.ears)
        assert last[0]["counts"]["ready"] == 2
        assert max(ear.sizes[-1] for ear in table.ears) < SMALL
        assert table.said() == [["counts"]] * len(table.ears)
        await table.later(10 * GATHER)
        assert table.said() == NOTHING  # once is enough

    at_a_table(evening)


def test_who_went_meanwhile_is_told_with_the_counts_once_it_is_day() -> None:
    async def evening(table: Table) -> None:
        room = table.keeper.room
        while room.live is not None and room.live.phase != "day":
            assert room.deadline is not None
            await table.later(room.deadline - table.clock.now())
            room = table.keeper.room
        await table.quiet()
        await table.keeper.put(table.ears[0].screen, wire.EndDay(id="enough"))
        table.keeper.disconnect(table.ears.pop(4).screen)
        await table.later(GATHER - 1)
        assert not any(table.said())
        await table.later(1)
        views = [ear.heard[-1]["view"] for ear in table.ears]
        assert {tuple(view["away"]) for view in views} == {(4,)}
        assert {view["live"]["counts"]["enough"] for view in views} == {1}
        assert table.said() == [["news"]] * len(table.ears)

    at_a_table(evening)


def test_who_comes_and_goes_before_anything_is_played_is_told_too() -> None:
    async def evening(table: Table) -> None:
        await table.keeper.put(table.ears[0].screen, wire.Abandon(id="back"))
        await table.quiet()
        table.keeper.disconnect(table.ears.pop(4).screen)
        await table.later(GATHER)
        assert table.ears[0].heard[-1]["view"]["away"] == [4]
        assert table.said() == [["news"]] * len(table.ears)
        back = Ear(table.keeper, "4")
        await table.later(GATHER)
        assert table.ears[0].heard[-1]["view"]["away"] == []
        assert back.said() == ["news", "news"]

    at_a_table(evening)


def test_a_room_that_was_opened_again_counts_on() -> None:
    async def evening(table: Table) -> None:
        await table.ready(0)
        loaded = await OpenRoom.load("TEST", table.store, table.clock)
        assert loaded is not None
        table.keeper = loaded
        table.listen()
        await table.quiet()
        await table.ready(1)
        await table.later(GATHER)
        assert [ear.heard[-1]["counts"]["ready"] for ear in table.ears] == [2] * len(table.ears)

    at_a_table(evening)


def test_at_night_a_tap_is_heard_by_who_tapped_and_by_nobody_else() -> None:
    async def evening(table: Table) -> None:
        for seat in range(PLAYERS):
            await table.ready(seat)
        await table.quiet()
        assert table.keeper.room.live is not None
        prompt = table.keeper.room.live.prompt(1)
        assert prompt is not None
        table.keeper.disconnect(table.ears[3].screen)
        await table.keeper.put(table.ears[1].screen, wire.Tap(id="tap", beat=0, answer=prompt.answers[0]))
        assert table.ears[1].heard[-1]["say"] == "done"
        await table.later(5 * GATHER)
        assert table.said() == NOTHING

    at_a_table(evening)


def test_within_a_game_only_what_is_new_is_told_and_another_game_is_told_from_its_beginning() -> None:
    async def evening(table: Table) -> None:
        for game in range(2):
            told = list[Any]()
            await table.keeper.put(table.ears[0].screen, wire.Abandon(id=f"back {game}"))
            await table.keeper.put(table.ears[0].screen, wire.Start(id=f"again {game}"))
            while (room := table.keeper.room).live is not None and room.live.phase != "day":
                assert room.deadline is not None
                await table.later(room.deadline - table.clock.now())
            await table.later(0)
            news = [each for each in table.ears[1].heard if each["say"] == "news" and each["view"].get("live")]
            assert [each["whole"] for each in news] == [True, *[False] * (len(news) - 1)]
            for each in news:
                told += each["view"]["events"]
            assert table.keeper.room.live is not None
            assert len(told) == len(table.keeper.room.live.events_for(1))
            assert [event["kind"] for event in told].count("dealt") == 1
            for ear in table.ears:
                ear.said()

    at_a_table(evening)
