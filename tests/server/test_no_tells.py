"""No tells: with taps that depend on no card, every socket's night looks the same whatever was dealt."""

import asyncio
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from noctambule.engine.events import TABLE
from noctambule.live import wire
from noctambule.live.game import LiveGame
from noctambule.live.shown import Settings
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import decide, seated
from noctambule.server.rooms.luck import Luck, new_secret
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Bot, hash_of
from noctambule.server.screens.frames import STEP, events_for
from noctambule.server.screens.presence import Screen
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.settings import WordsSettings
from tests.seeds import with_chance
from tests.server.house import HandClock, chosen
from tests.server.minds import AnyAnswer, SlowMinds

DEALS = 8
STARTED = 1_800_000_000_000
Pace = Literal["quick", "narrated"]
Game = Literal["one-night", "werewords"]
Traffic = list[tuple[int, int]]
"""When each frame came, and how large it was."""


class Phone:
    """A screen that writes down when it was sent how much, and taps without thinking."""

    def __init__(self, keeper: OpenRoom, clock: HandClock, token: str | None) -> None:
        self.traffic: Traffic = []
        self.frames: list[bytes] = []
        self.clock = clock
        self.token = token
        self.screen = Screen(self._receive)
        self.screen.token_hash = None if token is None else hash_of(token)
        keeper.connect(self.screen)

    def _receive(self, frame: bytes) -> None:
        self.traffic.append((self.clock.now() - STARTED, len(frame)))
        self.frames.append(frame)


def by_chance_dealt(dealt: Random) -> Luck:
    """Every deal is another: it follows from the secret in the first entry. All else is the same each time."""
    return lambda number: dealt if number == 1 else Random(f"all else {number}")


class Evening:
    """A room of phones and a table screen, on a clock that is moved by hand."""

    def __init__(self, players: int, luck: Luck, bots: frozenset[int] = frozenset(), slow: bool = False) -> None:
        self.clock = HandClock(STARTED)
        self.store = MemoryStore()
        self.bots, self.minds = bots, SlowMinds(self.clock) if slow else AnyAnswer()
        self.keeper = OpenRoom(Room("TEST"), self.store, self.clock, luck=luck, minds=self.minds if bots else None)
        self.luck = luck
        self.players = players
        self.phones = dict[int, Phone]()

    async def begin(self, settings: Settings, absent: frozenset[int]) -> None:
        keeper, now, secret = self.keeper, self.clock.now(), new_secret(self.luck(1))
        for seat in range(self.players):
            sits = seated(keeper.room, f"Player {seat}", hash_of(str(seat)), secret, now)
            if seat in self.bots:
                sits.token_hash, sits.bot = "", Bot("sharp", "eager")
            await keeper._commit(sits)
        await keeper._commit(decide(keeper.room, 0, wire.Choose(settings=settings), now, Random(), ""))
        seats = (seat for seat in range(-1, self.players) if seat not in absent | self.bots)
        self.phones = {seat: Phone(keeper, self.clock, None if seat == TABLE else str(seat)) for seat in seats}
        await keeper.put(self.phones[0].screen, wire.Start(id="s"))
        for phone in self.phones.values():
            phone.traffic.clear()

    @property
    def live(self) -> LiveGame[Any]:
        assert self.keeper.room.live is not None
        return self.keeper.room.live

    @property
    def stage(self) -> tuple[str, int] | None:
        """The phase and the beat, as long as it is dark."""
        return (self.live.phase, self.live.night.beat) if self.keeper.room.dark else None

    async def pass_time(self, until: int) -> None:
        """Whatever falls due is done at its moment."""
        while (due := self.keeper._due) is not None and due <= until:
            self.clock.move_to(due)
            await self.keeper.tick()
        self.clock.move_to(until)

    async def tap(self, seat: int, moment: int, chance: str) -> None:
        said: wire.Said = wire.Ready(id=f"r{moment:02}")
        if self.live.phase == "night":
            prompt = self.live.prompt(seat)
            assert prompt is not None
            answer = Random(f"{seat} {moment} {chance}").choice(prompt.answers)
            said = wire.Tap(id=f"t{moment:02}", beat=self.live.night.beat, answer=answer)
        await self.keeper.put(self.phones[seat].screen, said)

    @property
    def traffic(self) -> list[Traffic]:
        return [phone.traffic for phone in self.phones.values()]


async def night_of(evening: Evening, settings: Settings, taps: Random, absent: frozenset[int]) -> None:
    """One night; who taps when is drawn beforehand, and sometimes somebody forgets to."""
    await evening.begin(settings, absent)
    present = [seat for seat in evening.phones if seat != TABLE]
    for moment in range(40):
        stage = evening.stage
        if stage is None:
            return
        for seat in taps.sample(present, taps.randint(len(present) - 1, len(present))):
            wait, chance = taps.randint(100, 1500), str(taps.random())
            await evening.pass_time(evening.clock.now() + wait)
            await evening.tap(seat, moment, chance)
        while evening.stage == stage:
            assert evening.keeper._due is not None
            await evening.pass_time(evening.keeper._due)
    raise AssertionError("the night never ended")


def same_for_all_deals(
    chance: Random,
    settings: Settings,
    players: int,
    absent: frozenset[int] = frozenset(),
    bots: frozenset[int] = frozenset(),
    slow: bool = False,
) -> None:
    taps = chance.random()

    async def nights() -> None:
        seen, thought = list[list[Traffic]](), list[int]()
        while len(seen) < DEALS or (bots and len(set(thought)) == 1 and len(seen) < 10 * DEALS):
            evening = Evening(players, by_chance_dealt(chance), bots, slow)
            await night_of(evening, settings, Random(taps), absent)
            seen.append(evening.traffic)
            thought.append(sum(shown["phase"] == "night" for shown, *_ in evening.minds.handed))
        assert not bots or len(set(thought)) > 1, "they had no more to think about in some nights than in others"
        for traffic in seen[1:]:
            assert traffic == seen[0]
        sizes = {size for phone in seen[0] for _, size in phone if size > 1000}
        assert sizes
        assert all(size % STEP == 0 for size in sizes)

    asyncio.run(nights())


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("scenario", [id for id, scenario in SCENARIOS.items() if scenario.draw is None])
@with_chance
def test_one_night_sounds_the_same_whatever_was_dealt(chance: Random, scenario: str, pace: Pace) -> None:
    for players in SCENARIOS[scenario].players[:: max(1, len(SCENARIOS[scenario].players) - 1)]:
        same_for_all_deals(chance, OneNightSettings(scenario=scenario, pace=pace), players)


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("players", [4, 8])
@with_chance
def test_werewords_sounds_the_same_whatever_was_dealt(chance: Random, players: int, pace: Pace) -> None:
    more = players > 4
    same_for_all_deals(chance, WordsSettings(pace=pace, beholder=more, minion=more), players)


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("scenario", [id for id, scenario in SCENARIOS.items() if scenario.draw is None])
@with_chance
def test_a_bot_in_the_place_of_somebody_sounds_the_same_whatever_was_dealt(
    chance: Random, scenario: str, pace: Pace
) -> None:
    players = SCENARIOS[scenario].players[0]
    same_for_all_deals(chance, OneNightSettings(scenario=scenario, pace=pace), players, frozenset({1}))


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("scenario", ["the-first-night", "total-chaos", "hours-of-despair", None])
@with_chance
def test_bots_that_think_sound_the_same_whatever_was_dealt(chance: Random, scenario: str | None, pace: Pace) -> None:
    players = 5 if scenario is None else SCENARIOS[scenario].players[-1]
    game: Game = "werewords" if scenario is None else "one-night"
    settings = chosen(game, scenario=scenario, pace=pace)
    same_for_all_deals(chance, settings, players, bots=frozenset(range(1, players)))


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("scenario", ["the-first-night", "total-chaos", "hours-of-despair", None])
@with_chance
def test_bots_that_think_longer_about_some_cards_sound_the_same(
    chance: Random, scenario: str | None, pace: Pace
) -> None:
    """They answer at the moment that was drawn beforehand: not when they are done, nor later because they are not."""
    players = 5 if scenario is None else SCENARIOS[scenario].players[-1]
    settings = chosen("werewords" if scenario is None else "one-night", scenario=scenario, pace=pace)
    same_for_all_deals(chance, settings, players, bots=frozenset(range(1, players)), slow=True)


async def a_night_with_taps(
    evening: Evening, settings: Settings, tapping: Random, looking: Random
) -> list[list[bytes]]:
    """All that is sent to a seat that never taps and to whoever comes to look, stage by stage, until the day.

    Who else taps, and when, is drawn from one chance; when somebody comes to look, from another.
    """
    await evening.begin(settings, frozenset())
    for seat in range(evening.players):
        await evening.keeper.put(evening.phones[seat].screen, wire.Ready(id="seen"))
    heard, silent, moment = list[list[bytes]](), evening.phones[evening.players - 1], 0
    while (stage := evening.stage) is not None:
        screens = [silent, evening.phones[TABLE]]
        for screen in screens:
            screen.frames.clear()
        assert evening.keeper.room.deadline is not None
        left = evening.keeper.room.deadline - evening.clock.now()
        taps = [(tapping.randint(0, left - 1), seat) for seat in range(evening.players - 1) if tapping.random() < 0.6]
        looks = [(looking.randint(0, left - 1), TABLE) for _ in range(3)]
        began = evening.clock.now()
        for after, seat in sorted([*taps, *looks], key=lambda each: each[0]):
            await evening.pass_time(began + after)
            moment += 1
            if seat == TABLE:
                screens += [
                    Phone(evening.keeper, evening.clock, None),
                    Phone(evening.keeper, evening.clock, silent.token),
                ]
            else:
                await evening.tap(seat, moment, "any")
        assert evening.stage == stage
        heard.append([frame for screen in screens for frame in screen.frames])
        while evening.stage == stage:
            assert evening.keeper._due is not None
            await evening.pass_time(evening.keeper._due)
    heard.append(silent.frames[-1:])
    return heard


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("game", ["one-night", "werewords"])
@with_chance
def test_nobody_hears_in_the_dark_how_many_have_tapped(chance: Random, game: Game, pace: Pace) -> None:
    """Two nights of one deal, in which others tap or leave it to the clock: what is sent meanwhile is the same, byte by
    byte, and no number that comes later tells either."""
    players, deal, look = 5, chance.random(), chance.random()
    settings = chosen(game, pace=pace, scenario="total-chaos" if game == "one-night" else None)

    async def nights() -> None:
        taps = [Random(chance.random()) for _ in range(2)]
        nights = [
            await a_night_with_taps(Evening(players, by_chance_dealt(Random(deal))), settings, tap, Random(look))
            for tap in taps
        ]
        for one, other in zip(*nights, strict=True):
            assert list(map(_version, one)) == list(map(_version, other))
        assert nights[0][0] == nights[1][0]

    asyncio.run(nights())


def _version(frame: bytes) -> int:
    return int(msgspec.json.decode(frame)["v"])


@pytest.mark.parametrize("pace", ["quick", "narrated"])
@pytest.mark.parametrize("game", ["one-night", "werewords"])
@with_chance
def test_nobody_hears_at_night_whether_a_seat_is_played_by_its_owner(chance: Random, game: Game, pace: Pace) -> None:
    """What the bot did is done again by the person, at the same moments: for all others it is the same night."""
    players, gone, deal = 5, 2, chance.random()
    settings = chosen(game, pace=pace, scenario="total-chaos" if game == "one-night" else None)

    async def nights() -> None:
        luck = by_chance_dealt(Random(deal))
        with_a_bot = Evening(players, luck)
        await night_of(with_a_bot, settings, chance, frozenset({gone}))
        log = [entries.read(written) for _, written in await with_a_bot.store.read("TEST")]
        puts = [entry for entry in log if isinstance(entry, entries.Put)]
        assert {entry.seat for entry in puts if entry.by == "bot"} == {gone}
        with_everybody = Evening(players, by_chance_dealt(Random(deal)))
        await with_everybody.begin(settings, frozenset())
        for put in puts:
            await with_everybody.pass_time(put.at)
            await with_everybody.keeper.put(with_everybody.phones[put.seat].screen, put.said)
        while with_everybody.keeper.room.dark:
            assert with_everybody.keeper._due is not None
            await with_everybody.pass_time(with_everybody.keeper._due)
        del with_everybody.phones[gone]
        assert with_everybody.traffic == with_a_bot.traffic

    asyncio.run(nights())


def test_what_a_screen_is_shown_is_only_what_its_seat_was_shown() -> None:
    """The keeper adds nothing to the events of a seat, and takes their audience away before it tells them."""

    async def night() -> None:
        clock = HandClock(STARTED)
        keeper = OpenRoom(Room("TEST"), MemoryStore(), clock)
        for seat in range(5):
            await keeper._commit(seated(keeper.room, f"Player {seat}", hash_of(str(seat)), "00" * 32, clock.now()))
        await keeper._commit(decide(keeper.room, 0, wire.Start(), clock.now(), Random(), "00" * 32))
        for seat in (TABLE, *range(5)):
            assert all(seat in event.seen_by for event in events_for(keeper.room, seat))

    asyncio.run(night())
