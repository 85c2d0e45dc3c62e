"""No tells: with taps that depend on no card, every socket's night looks the same whatever was dealt."""

import asyncio
from random import Random
from typing import Literal

import pytest

from noctambule.engine.events import TABLE
from noctambule.onenight.scenarios import SCENARIOS
from noctambule.server import wire
from noctambule.server.frames import STEP, events_for
from noctambule.server.keeper import OpenRoom
from noctambule.server.presence import Screen
from noctambule.server.room import Room
from noctambule.server.seats import hash_of
from noctambule.server.store.memory import MemoryStore
from tests.server.house import HandClock

DEALS = 8
STARTED = 1_800_000_000_000
Pace = Literal["quick", "narrated"]
Traffic = list[tuple[int, int]]
"""When each frame came, and how large it was."""


class Phone:
    """A screen that writes down when it was sent how much, and taps without thinking."""

    def __init__(self, keeper: OpenRoom, clock: HandClock, token: str | None) -> None:
        self.traffic: Traffic = []
        self.clock = clock
        self.screen = Screen(self._receive)
        self.screen.token_hash = None if token is None else hash_of(token)
        keeper.connect(self.screen)

    def _receive(self, frame: bytes) -> None:
        self.traffic.append((self.clock.now() - STARTED, len(frame)))


async def night_of(settings: wire.Settings, players: int, taps: Random) -> list[Traffic]:
    """One night, dealt by chance; who taps when is drawn beforehand. The last one's traffic is the table screen's."""
    clock = HandClock(STARTED)
    keeper = OpenRoom(Room("TEST"), MemoryStore(), clock)
    for seat in range(players):
        await keeper._commit(keeper.room.seated(f"Player {seat}", hash_of(str(seat)), "", clock.now()))
    await keeper._commit(keeper.room.decide(0, wire.Choose(settings=settings), clock.now(), Random(), ""))
    phones = [Phone(keeper, clock, str(seat)) for seat in range(players)] + [Phone(keeper, clock, None)]
    await keeper.put(phones[0].screen, wire.Start(id="s"))
    for phone in phones:
        phone.traffic.clear()
    for moment in range(40):
        assert keeper.room.live is not None
        phase = keeper.room.live.phase
        if phase not in ("deal", "night", "look"):
            return [phone.traffic for phone in phones]
        for seat in taps.sample(range(players), taps.randint(players - 1, players)):
            clock.move_to(clock.now() + taps.randint(100, 1500))
            said: wire.Message = wire.Ready(id=f"r{moment:02}")
            if phase == "night":
                prompt = keeper.room.live.prompt(seat)
                assert prompt is not None
                answer = Random(f"{seat} {moment} {taps.random()}").choice(prompt.answers)
                said = wire.Tap(id=f"t{moment:02}", beat=keeper.room.live.night.beat, answer=answer)
            await keeper.put(phones[seat].screen, said)
        if keeper.room.live.phase == phase and keeper.room.deadline is not None:
            clock.move_to(clock.now() + keeper.room.deadline - keeper.now())
            await keeper.tick()
    raise AssertionError("the night never ended")


def same_for_all_deals(settings: wire.Settings, players: int) -> None:
    async def nights() -> None:
        seen = [await night_of(settings, players, Random("taps")) for _ in range(DEALS)]
        for traffic in seen[1:]:
            assert traffic == seen[0]
        sizes = {size for phone in seen[0] for _, size in phone if size > 1000}
        assert sizes
        assert all(size % STEP == 0 for size in sizes)

    asyncio.run(nights())


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("scenario", [id for id, scenario in SCENARIOS.items() if scenario.draw is None])
def test_one_night_sounds_the_same_whatever_was_dealt(scenario: str, pace: Pace) -> None:
    for players in SCENARIOS[scenario].players[:: max(1, len(SCENARIOS[scenario].players) - 1)]:
        same_for_all_deals(wire.Settings(scenario=scenario, pace=pace), players)


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("players", [4, 8])
def test_werewords_sounds_the_same_whatever_was_dealt(players: int, pace: Pace) -> None:
    more = players > 4
    same_for_all_deals(wire.Settings(game="werewords", pace=pace, beholder=more, minion=more), players)


def test_what_a_screen_is_shown_is_only_what_its_seat_was_shown() -> None:
    """The keeper adds nothing to the events of a seat, and takes their audience away before it tells them."""

    async def night() -> None:
        clock = HandClock(STARTED)
        keeper = OpenRoom(Room("TEST"), MemoryStore(), clock)
        for seat in range(5):
            await keeper._commit(keeper.room.seated(f"Player {seat}", hash_of(str(seat)), "", clock.now()))
        await keeper._commit(keeper.room.decide(0, wire.Start(), clock.now(), Random(), "00" * 32))
        for seat in (TABLE, *range(5)):
            assert all(seat in event.seen_by for event in events_for(keeper.room, seat))

    asyncio.run(night())
