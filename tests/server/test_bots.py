"""Bots at the table: they sit down, wait for people, and play both games by the road everybody takes."""

import asyncio
import itertools
from random import Random
from typing import Any

import pytest

from noctambule.engine.records import load
from noctambule.live import wire
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.room.said import MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.history import HISTORY
from noctambule.server.bots.turns import BREATH, PEOPLE_FIRST
from noctambule.server.rooms import entries
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.screens.showing import GATHER
from noctambule.werewords.kind import WEREWORDS
from noctambule.werewords.room.said import Ask, Token
from noctambule.werewords.room.settings import WordsSettings
from tests.server.house import Party, party
from tests.server.minds import NoIdeas, QuickMinds, StuckMinds

TEMPERAMENTS = ("quiet", "eager", "sceptical", "theatrical")


async def with_bots(table: Party, count: int = 4) -> None:
    """The first phone has bots sit down, one of each kind."""
    for number in range(count):
        strength = ("regular", "beginner", "sharp")[number % 3]
        bot = wire.AddBot(strength=strength, temperament=TEMPERAMENTS[number % 4])  # type: ignore[arg-type]
        assert isinstance(await table.phones[0].do(bot), wire.Done)
    await table.settle()


async def log_of(table: Party) -> list[entries.AnyEntry]:
    return [entries.read(written) for _, written in await table.house.store.read(table.room)]


async def by_bots(table: Party) -> list[entries.Put]:
    return [entry for entry in await log_of(table) if isinstance(entry, entries.Put) and entry.by == "bot"]


async def until_the_day(table: Party, chance: Random) -> None:
    """The people do their part; the bots are waited for."""
    await table.begin()
    while table.phase in ("deal", "night"):
        if table.phase == "night" and not table.phones[0].view["own"]["tapped"]:
            await table.play_a_beat(chance)
        await table.wait(500)
    await table.everyone(wire.Ready)
    while table.phase == "look":
        await table.wait(500)
    assert table.phase == "day"


async def replay_of(table: Party) -> dict[str, Any]:
    async with table.session.get(f"{table.url}/rooms/{table.room}/replays/1") as answer:
        found: dict[str, Any] = await answer.json()
        return found


def test_a_bot_sits_down_under_a_name_of_its_own_and_is_removed_as_anybody_is() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", minds=(minds := QuickMinds())) as table:
            ana, ben = table.phones
            refused = await ben.do(wire.AddBot())
            assert isinstance(refused, wire.Refused)
            assert refused.code == "hosts-own"
            assert minds.warmed == 0
            await with_bots(table, 2)
            assert minds.warmed == 2
            assert ana.view["bots"] == [[2, "regular", "quiet"], [3, "beginner", "eager"]]
            assert len(set(ana.view["seats"])) == 4
            assert ana.view["away"] == []
            await ana.do(wire.ChangeBot(seat=3, strength="sharp", temperament="theatrical"))
            for seat in (0, 1, 7, -1):
                assert isinstance(await ana.do(wire.ChangeBot(seat=seat)), wire.Refused)
            await ana.do(wire.Kick(seat=2))
            await table.settle()
            assert ben.view["bots"] == [[2, "sharp", "theatrical"]]

    asyncio.run(evening())


def test_a_bot_never_hosts_and_never_stays_behind() -> None:
    async def evening() -> None:
        async with party("Ana", minds=QuickMinds()) as table:
            ana = table.phones[0]
            await with_bots(table, 2)
            await table.seat("Ben")
            ben = table.phones[1]
            for said in (wire.Host(seat=1), wire.Recover(seat=1)):
                assert isinstance(await ana.do(said), wire.Refused)
            await ana.do(wire.Leave())
            await table.wait(GATHER)
            assert ben.view["host"] == ben.view["me"] == 2
            assert len(ben.view["bots"]) == 2
            await ben.do(wire.Leave())
            await table.wait(GATHER)
            assert ben.view["seats"] == []
            await ben.join("Ben")
            assert ben.view["host"] == ben.view["me"] == 0

    asyncio.run(evening())


def test_where_bots_can_not_think_nobody_is_promised_one() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            refused = await table.phones[0].do(wire.AddBot())
            assert isinstance(refused, wire.Refused)
            assert refused.code == "no-bots-here"

    asyncio.run(evening())


def test_one_person_and_four_bots_play_one_night_to_the_end() -> None:
    async def evening() -> None:
        async with party("Ana", minds=(minds := QuickMinds())) as table:
            ana = table.phones[0]
            await with_bots(table)
            await until_the_day(table, Random("alone"))
            live = table.keeper.room.live
            assert isinstance(live, OneNight)
            assert live.deadline is not None
            dawn = live.deadline - live.day_ms
            await table.pass_deadline()
            assert table.phase == "vote"
            assert {claim["seat"] for claim in ana.view["live"]["claims"]} == {1, 2, 3, 4}
            assert ana.view["live"]["accusations"]
            assert {said["seat"]: set(said["words"]) for said in ana.view["spoken"]} == {
                seat: {"en", "fr"} for seat in (1, 2, 3, 4)
            }
            await table.point(Random("alone"))
            while table.phase == "vote":
                await table.wait(500)
            spoken = [put for put in await by_bots(table) if isinstance(put.said, MakeClaim | wire.Accuse)]
            assert spoken[0].at - dawn >= PEOPLE_FIRST
            assert all(later.at - sooner.at >= BREATH for sooner, later in itertools.pairwise(spoken))
            async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer:
                recorded = HISTORY.read(load((await answer.text()).splitlines()))
            assert all(check.holds for check in HISTORY.verify(recorded))
            replay = await replay_of(table)
            assert [bot[0] for bot in replay["bots"]] == [1, 2, 3, 4]
            assert {seat for _, seat, _ in replay["beliefs"]} == {1, 2, 3, 4}
            assert all(len(suspects) == 5 for _, _, suspects in replay["beliefs"])
            times = [at for at, seat, _ in replay["beliefs"] if seat == 1]
            assert times[-1] - times[0] > 200_000  # over the whole day
            async with table.session.get(f"{table.url}/rooms/{table.room}/statistics") as answer:
                assert [player["name"] for player in await answer.json()] == ["Ana"]
            # Handed to each is its seat's view, and random numbers that do not tell the shuffle's secret.
            secret = ana.view["secret"]
            for seen, *_, seed in minds.handed:
                assert secret not in seed
                shown = [event for event in seen["events"] if event[0] == "dealt"]
                assert [event[3] for event in shown] == [seen["seat"]]

    asyncio.run(evening())


def test_a_regular_bot_plays_for_who_is_not_there_and_is_silent_by_day() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo", minds=(minds := QuickMinds())) as table:
            await table.choose(OneNightSettings(deck=("seer", "robber", "troublemaker", "drunk", "werewolf", "witch")))
            await table.gone(table.phones[2])
            await until_the_day(table, Random("absent"))
            await table.pass_deadline()
            await table.point(Random("absent"))
            await table.wait(16_000)
            assert table.phase == "over"
            done = await by_bots(table)
            assert {put.seat for put in done} == {2}
            assert {type(put.said) for put in done} == {wire.Ready, wire.Tap, wire.Point}
            assert {(shown["seat"], *character) for shown, *character, _ in minds.handed} == {(2, "regular", "quiet")}
            assert {shown["phase"] for shown, *_ in minds.handed} >= {"vote"}
            assert (await replay_of(table))["beliefs"] == []

    asyncio.run(evening())


def test_a_mayor_who_is_not_there_is_answered_for() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo", "Dov", minds=QuickMinds()) as table:
            await table.choose(WordsSettings())
            await until_the_day(table, Random("mayor"))
            mayor = table.phones[0].view["live"]["mayor"]
            gone = next(phone for phone in table.phones if phone.view["me"] == mayor)
            await table.gone(gone)
            assert isinstance(await table.phones[0].do(Ask(text="Is it alive?")), wire.Done)
            await table.wait(5_000)
            assert len(table.phones[0].view["live"]["given"]) == 1

    asyncio.run(evening())


def test_bots_let_people_go_first_and_agree_to_vote_when_all_of_them_want_to() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", minds=QuickMinds()) as table:
            ana, ben = table.phones
            await with_bots(table, 3)
            await until_the_day(table, Random("two"))
            for _ in range(8):
                await ana.do(wire.Chat(text="Let me think…"))
                await table.wait(BREATH - 100)
            quiet = [put for put in await by_bots(table) if isinstance(put.said, MakeClaim | wire.Accuse)]
            assert len(quiet) <= 2  # their patience has an end
            await ana.do(wire.EndDay())
            await table.wait(3_000)
            assert table.phase == "day"
            await ben.do(wire.EndDay())
            await table.wait(3_000)
            assert table.phase == "vote"

    asyncio.run(evening())


def test_bots_agree_to_end_the_talk_of_werewords_too() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", minds=QuickMinds()) as table:
            ana, ben = table.phones
            await with_bots(table, 3)
            await table.choose(WordsSettings())
            await until_the_day(table, Random("talk"))
            while ana.view["live"]["mayor"] not in (0, 1):  # a bot as mayor would give tokens
                await ana.do(wire.Abandon())
                await until_the_day(table, Random("talk"))
            await table.pass_deadline()
            assert table.phase == "talk"
            await ana.do(wire.EndDay())
            await table.wait(3_000)
            assert table.phase == "talk"
            await ben.do(wire.EndDay())
            await table.wait(3_000)
            assert table.phase == "vote"

    asyncio.run(evening())


def test_a_pause_holds_bots_back_too() -> None:
    async def evening() -> None:
        async with party("Ana", minds=QuickMinds()) as table:
            await with_bots(table)
            await until_the_day(table, Random("pause"))
            await table.phones[0].do(wire.Pause(on=True))
            before = len(await log_of(table))
            await table.wait(200_000)
            assert len(await log_of(table)) == before
            await table.phones[0].do(wire.Pause(on=False))
            await table.pass_deadline()
            assert len(await log_of(table)) > before + 4

    asyncio.run(evening())


@pytest.mark.parametrize("minds", [NoIdeas(), StuckMinds()])
def test_a_game_comes_to_its_end_when_bots_can_not_think(minds: QuickMinds) -> None:
    async def evening() -> None:
        async with party("Ana", minds=minds) as table:
            await with_bots(table)
            await until_the_day(table, Random("dead"))
            await table.phones[0].do(wire.EndDay())
            await table.wait(3_000)
            await table.point(Random("dead"))
            await table.wait(16_000)
            assert table.phase == "over"
            assert (await replay_of(table))["beliefs"] == []

    asyncio.run(evening())


def test_beliefs_survive_a_restart_and_nobody_hears_of_them_before_the_end() -> None:
    async def evening() -> None:
        async with party("Ana", minds=QuickMinds()) as table:
            await with_bots(table)
            await until_the_day(table, Random("beliefs"))
            await table.pass_deadline()
            kept = [entry for entry in await log_of(table) if isinstance(entry, entries.Believed)]
            assert kept
            assert "believed" not in str(table.phones[0].view)
            assert "suspects" not in str(table.phones[0].view)
            loaded = await OpenRoom.load(table.room, table.house.store, table.clock)
            assert loaded is not None
            assert loaded.room.live is not None
            assert table.keeper.room.live is not None
            assert loaded.room.live.inputs == table.keeper.room.live.inputs
            assert [entry.seat for entry in loaded.room.live.inputs if entry.kind == "believed"] == [
                entry.seat for entry in kept
            ]

    asyncio.run(evening())


@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Ben", "Cleo")])
def test_people_and_bots_play_werewords_to_the_end(seats: tuple[str, ...]) -> None:
    async def evening() -> None:
        async with party(*seats, minds=QuickMinds()) as table:
            await with_bots(table, 4)
            await table.choose(WordsSettings())
            await until_the_day(table, Random("words"))
            for _ in range(2_000):
                if table.phase == "over":
                    break
                live = table.phones[0].view["live"]
                if table.phase == "day" and live["mayor"] < len(seats) and live["waiting"]:
                    await table.phones[live["mayor"]].do(Token(token="no"))
                elif table.phase in ("guessed", "vote"):
                    await table.point(Random("words"))
                await table.wait(500)
            assert table.phase == "over"
            assert any(isinstance(put.said, Ask) for put in await by_bots(table))
            async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer:
                recorded = WEREWORDS.history.read(load((await answer.text()).splitlines()))
            assert all(check.holds for check in WEREWORDS.history.verify(recorded))

    asyncio.run(evening())
