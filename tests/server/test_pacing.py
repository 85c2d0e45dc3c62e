"""How long a night takes: short in quick pace; in narrated pace as long as the narrator needs, whoever holds what."""

import asyncio
from random import Random

import pytest

from noctambule.live import wire
from noctambule.live.pacing import SECOND
from noctambule.live.shown import Settings
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.room.live import pace_of
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.cards import FULL_MOON
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.server.rooms.deciding import decide, seated
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.presence import Screen
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.live import pace_of as pace_of_words
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.rules.setup import Setup as WordSetup
from tests.server.house import HandClock

THINKING = 5 * SECOND
"""What people take to read and answer."""
PRINTED = [id for id, scenario in SCENARIOS.items() if scenario.draw is None]


async def seconds_until_day(settings: Settings, players: int) -> float:
    """Everybody answers in five seconds, whatever is asked, from the deal until the day begins."""
    clock = HandClock()
    keeper = OpenRoom(Room("TEST"), MemoryStore(), clock)
    screens = [Screen(lambda _: None) for _ in range(players)]
    for seat, screen in enumerate(screens):
        screen.token_hash = hash_of(str(seat))
        await keeper._commit(seated(keeper.room, f"Player {seat}", screen.token_hash, "11" * 32, clock.now()))
        keeper.connect(screen)
    await keeper.put(screens[0], wire.Choose(settings=settings))
    await keeper.put(screens[0], wire.Start())
    began, chance = clock.now(), Random("pace")
    while (live := keeper.room.live) is not None and live.phase != "day":
        clock.move_to(clock.now() + THINKING)
        for seat, screen in enumerate(screens):
            if live.phase == "night":
                prompt = live.prompt(seat)
                assert prompt is not None
                await keeper.put(screen, wire.Tap(beat=live.night.beat, answer=chance.choice(prompt.answers)))
            else:
                await keeper.put(screen, wire.Ready())
    return (clock.now() - began) / SECOND


@pytest.mark.parametrize("scenario", PRINTED)
def test_a_quick_night_is_short_reading_included(scenario: str) -> None:
    printed = SCENARIOS[scenario]
    for players in printed.players:
        settings = OneNightSettings(scenario=scenario)
        seconds = asyncio.run(seconds_until_day(settings, players))
        deck = printed.decks[players]
        base = printed.boxes == (FULL_MOON,) and "doppelganger" not in deck
        assert seconds <= (20 if base else 60), (players, seconds)


@pytest.mark.parametrize("players", [4, 7, 10])
def test_a_quick_night_of_werewords_is_short(players: int) -> None:
    settings = WordsSettings(beholder=players > 4, minion=players > 4)
    assert asyncio.run(seconds_until_day(settings, players)) <= 20


@pytest.mark.parametrize("scenario", PRINTED)
def test_a_narrated_night_takes_as_long_as_it_takes_to_tell(scenario: str) -> None:
    printed = SCENARIOS[scenario]
    for players in printed.players:
        setup = printed.setup(players, Random(1))
        pace = pace_of(setup, False, None)
        assert len(pace.lengths) == len(pace.plan.beats)
        told = [narration(setup, Texts(language, setup.edition)) for language in LANGUAGES]
        longest = max(next(line.at for line in lines if line.call == "dawn") for lines in told)
        assert longest * SECOND - 100 <= sum(pace.lengths) <= longest * SECOND * 1.25
        assert not pace.waits_for_all


def test_the_time_to_act_can_be_chosen() -> None:
    setup = SCENARIOS["the-first-night"].setup(4, Random(1))
    slow, fast = (pace_of(setup, False, seconds).lengths for seconds in (12.0, 4.0))
    assert [one - other for one, other in zip(slow, fast, strict=True)] == [8 * SECOND] * len(slow)
    words = WordSetup(5)
    assert sum(pace_of_words(words, False, 20.0).lengths) > sum(pace_of_words(words, False, None).lengths)


def test_a_narrated_beat_closes_when_its_time_is_over_and_not_before() -> None:
    seconds = asyncio.run(narrated_night())
    setup = SCENARIOS["the-first-night"].setup(4, Random(1))
    assert seconds == sum(pace_of(setup, False, None).lengths) / SECOND


async def narrated_night() -> float:
    """Everybody is ready at once and taps at once; only the night takes its time."""
    clock = HandClock()
    keeper = OpenRoom(Room("TEST"), MemoryStore(), clock)
    for seat in range(4):
        await keeper._commit(seated(keeper.room, f"Player {seat}", hash_of(str(seat)), "11" * 32, clock.now()))
    settings = OneNightSettings(pace="narrated")
    await keeper._commit(decide(keeper.room, 0, wire.Choose(settings=settings), clock.now(), Random(), ""))
    await keeper._commit(decide(keeper.room, 0, wire.Start(), clock.now(), Random(), "22" * 32))
    for seat in range(4):
        await keeper._commit(decide(keeper.room, seat, wire.Ready(), clock.now(), Random(), ""))
    began = clock.now()
    while (live := keeper.room.live) is not None and live.phase == "night":
        for seat in range(4):
            prompt = live.prompt(seat)
            assert prompt is not None
            said = wire.Tap(beat=live.night.beat, answer=prompt.answers[0])
            await keeper._commit(decide(keeper.room, seat, said, clock.now(), Random(), ""))
        assert keeper.room.live is not None
        assert keeper.room.live.night.beat == live.night.beat
        assert keeper.room.deadline is not None
        clock.move_to(keeper.room.deadline)
        await keeper.tick()
    return (clock.now() - began) / SECOND
