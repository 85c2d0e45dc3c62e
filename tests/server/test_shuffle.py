"""The shuffle at the table: sealed first, then pledged to, then opened; whatever a host tries, the deal is that one."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import TestServer

from noctambule.client import Client
from noctambule.engine.chance import SealedShuffle, commit
from noctambule.engine.pledges import pledge
from noctambule.engine.records import load
from noctambule.games import game
from noctambule.live import wire
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.dealing import deal_lots, dealt
from noctambule.server.network.app import app
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import decide, seated
from noctambule.server.rooms.doors import AFTER_A_KICK
from noctambule.server.rooms.folding import TO_OPEN, fold
from noctambule.server.rooms.house import House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.presence import Screen
from noctambule.server.store.memory import MemoryStore
from tests.server.house import HandClock, Party, party
from tests.server.killed import Mortal

NAMES = ("Ana", "Ben", "Cleo")
WHAT_OPENS = ("a1" * 32, "b2" * 32, "c3" * 32)
CHANGES: tuple[wire.Said, ...] = (
    wire.Choose(settings={"game": "one-night", "day_minutes": 7}),
    wire.Order(seats=(2, 1, 0)),
    wire.Kick(seat=2),
    wire.Leave(),
    wire.AddBot(),
    wire.Start(),
    wire.Abandon(),
)


async def entries_of(table: Party) -> list[dict[str, Any]]:
    """The room's log, as it is written down."""
    return [json.loads(written) for _, written in await table.house.store.read(table.room)]


async def the_record(table: Party, number: int = 1) -> str:
    async with table.session.get(f"{table.url}/rooms/{table.room}/records/{number}") as answer:
        return await answer.text()


async def hold_back(table: Party, *names: str) -> list[Client]:
    """Players whose phones pledge, and open only when a test says so."""
    phones = []
    for name, opening in zip(names, WHAT_OPENS, strict=False):
        phone = await Client.connect(table.session, f"{table.url}/socket", table.room, gives=None)
        await phone.join(name)
        await phone.say(wire.Pledge(pledge=pledge(opening)))
        phones.append(phone)
    table.phones += phones
    await called_for(table)
    return phones


async def called_for(table: Party) -> None:
    """Every pledge has been heard: what is refused on the same line comes after it."""
    for phone in table.phones:
        await phone.do(wire.Kick(seat=99))


async def call(table: Party) -> None:
    """The host calls for the deal, and everybody has heard it."""
    assert isinstance(await table.phones[0].do(wire.Start()), wire.Done)
    for phone in table.phones:
        while "called" not in phone.view:
            await phone.hear()


async def dealt_to(table: Party) -> tuple[str, ...]:
    for phone in table.phones:
        while "live" not in phone.view:
            await phone.hear()
    live = table.keeper.room.live
    assert live is not None
    return tuple(live.game.deal.cards)


def over(table: Party) -> bool:
    return table.keeper.room.live is not None and table.keeper.room.live.over


async def as_sealed(table: Party) -> tuple[str, ...]:
    """The cards that follow from the secret in the room's first entry and from what was opened in its last."""
    log, room = await entries_of(table), table.keeper.room
    assert room.live is not None
    setup, openings = room.live.game.setup, log[-1]["openings"]
    return dealt(setup, deal_lots(setup, SealedShuffle(bytes.fromhex(log[0]["secret"]), openings))).cards


def test_the_seal_stands_in_the_lobby_before_anybody_can_give_anything_to_it() -> None:
    async def evening() -> None:
        async with party() as table:
            ana = await table.screen()
            assert "seal" not in ana.view
            await ana.join("Ana")
            (first,) = await entries_of(table)
            assert ana.view["seal"] == commit(bytes.fromhex(first["secret"]))
            table.phones.append(ana)
            await table.seat("Ben", "Cleo")
            sealed = ana.view["seal"]
            await table.deal()
            assert ana.view["commitment"] == sealed
            assert ana.view["seal"] != sealed

    asyncio.run(evening())


def test_a_deal_follows_from_what_was_sealed_and_what_every_phone_opened() -> None:
    async def evening() -> None:
        async with party() as table:
            phones = await hold_back(table, *NAMES)
            await call(table)
            assert phones[0].view["called"]["pledges"] == [pledge(opening) for opening in WHAT_OPENS]
            for phone, opening in zip(phones, WHAT_OPENS, strict=True):
                await phone.say(wire.Open(opening=opening))
            assert await dealt_to(table) == await as_sealed(table)
            assert (await entries_of(table))[-1]["openings"] == list(WHAT_OPENS)

    asyncio.run(evening())


def test_nothing_can_be_changed_between_the_call_and_the_deal_and_who_comes_then_waits() -> None:
    async def evening() -> None:
        async with party() as table:
            await hold_back(table, *NAMES)
            await call(table)
            called = table.keeper.room
            for said in CHANGES:
                reply = await table.phones[0].do(said)
                assert isinstance(reply, wire.Refused), said
                assert table.keeper.room is called
            late = await table.screen()
            await late.join("Dov")
            assert late.view["me"] is None
            assert late.view["waiting"] == ["Dov"]
            await table.wait(TO_OPEN)
            assert len(await dealt_to(table)) == 6

    asyncio.run(evening())


def test_who_was_away_and_who_did_not_open_give_nothing_and_the_record_says_so() -> None:
    async def evening() -> None:
        async with party() as table:
            ana, ben, cleo = await hold_back(table, *NAMES)
            await table.gone(cleo)
            await call(table)
            await ana.say(wire.Open(opening=WHAT_OPENS[0]))
            await called_for(table)
            table.clock.move_to(table.clock.now() + TO_OPEN - 1)
            await table.keeper.tick()
            assert table.keeper.room.called is not None
            await table.wait(1)
            assert await dealt_to(table) == await as_sealed(table)
            await ben.say(wire.Open(opening=WHAT_OPENS[1]))  # too late
            while not over(table):
                await table.pass_deadline()
            record = load((await the_record(table)).splitlines())
            promised = record.header["commitment"]
            assert promised["contributions"] == [WHAT_OPENS[0], "", ""]
            assert [bool(each) for each in promised["pledges"]] == [True, True, False]
            assert {refused.code for refused in ben.refused} == {"hosts-own"}

    asyncio.run(evening())


def test_a_phone_opens_only_what_it_pledged_and_nothing_is_pledged_after_the_call() -> None:
    async def evening() -> None:
        async with party() as table:
            ana, ben, _ = await hold_back(table, *NAMES)
            await call(table)
            assert (await ana.do(wire.Open(opening=WHAT_OPENS[1]))).code == "not-what-was-pledged"  # type: ignore[attr-defined]
            await ben.say(wire.Pledge(pledge=pledge("dd" * 32)))
            assert (await ben.do(wire.Open(opening="dd" * 32))).code == "not-what-was-pledged"  # type: ignore[attr-defined]
            await table.wait(TO_OPEN)
            await dealt_to(table)
            assert (await entries_of(table))[-1]["openings"] == ["", "", ""]

    asyncio.run(evening())


def test_what_is_no_pledge_is_refused_and_so_is_a_strangers() -> None:
    async def evening() -> None:
        async with party() as table:
            (ana,) = await hold_back(table, "Ana")
            for nonsense in ("", "abc", "A" * 64, "z" * 64):
                reply = await ana.do(wire.Pledge(pledge=nonsense))
                assert isinstance(reply, wire.Refused)
                assert reply.code == "not-a-pledge"
            kept = table.keeper._shuffling.pledges(table.keeper.room, frozenset({0}))
            assert kept == (pledge(WHAT_OPENS[0]),)
            stranger = await table.screen()
            refused = await stranger.do(wire.Pledge(pledge="ab" * 32))
            assert isinstance(refused, wire.Refused)

    asyncio.run(evening())


def test_what_is_opened_is_the_next_pledge_also_when_it_came_too_late() -> None:
    async def evening() -> None:
        async with party() as table:
            ana, ben, _ = await hold_back(table, *NAMES)
            await call(table)
            await ana.say(wire.Open(opening=WHAT_OPENS[0]))
            await called_for(table)
            await table.wait(TO_OPEN)
            await ben.say(wire.Open(opening=WHAT_OPENS[1]))
            await called_for(table)
            assert isinstance(await ana.do(wire.Abandon()), wire.Done)
            assert isinstance(await ana.do(wire.Start()), wire.Done)
            assert table.keeper.room.called is not None
            assert table.keeper.room.called.pledges == (*WHAT_OPENS[:2], pledge(WHAT_OPENS[2]))

    asyncio.run(evening())


def test_no_screen_is_sent_a_secret_or_an_opening_before_the_game_is_over() -> None:
    async def evening() -> None:
        async with party() as table:
            heard = list[str]()
            for kind in ("phone", "table"):
                screen = Screen(lambda frame: heard.append(frame.decode()), kind)
                table.keeper.connect(screen)
            await hold_back(table, *NAMES)
            await call(table)
            for phone, opening in zip(table.phones, WHAT_OPENS, strict=True):
                await phone.say(wire.Open(opening=opening))
            await dealt_to(table)
            while not over(table):
                before = "".join(heard)
                await table.pass_deadline()
            log = await entries_of(table)
            first = log[0]["secret"]
            following = next(entry["next"] for entry in log if entry["k"] == "dealt")
            assert len(before) > 10_000
            assert all(hidden not in before for hidden in (first, following, *WHAT_OPENS))
            after = "".join(heard)
            assert all(shown in after for shown in (first, *WHAT_OPENS))
            assert following not in after

    asyncio.run(evening())


@pytest.mark.parametrize("tries", [20])
def test_a_host_who_starts_the_server_anew_gets_the_deal_that_was_sealed_each_time(tries: int) -> None:
    """A copy of the store is put back before every try, and everybody gives what they pledged."""

    async def evening() -> None:
        store = MemoryStore()
        keeper = OpenRoom(Room("TEST"), store, HandClock())
        for seat, name in enumerate(NAMES):
            secret = "11" * 32
            await keeper._commit(seated(keeper.room, name, hash_of(str(seat)), secret, keeper.now()))
        log = await store.read("TEST")
        deals = set[tuple[str, ...]]()
        for _ in range(tries):
            copy = MemoryStore()
            for number, written in log:
                assert await copy.append("TEST", number, written, 0)
            again = await OpenRoom.load("TEST", copy, HandClock())
            assert again is not None
            deals.add(await _dealt_by(again))
        assert len(deals) == 1

    asyncio.run(evening())


async def _dealt_by(keeper: OpenRoom) -> tuple[str, ...]:
    """Everybody comes, pledges and opens; the cards."""
    screens = [Screen(lambda _: None) for _ in NAMES]
    for seat, screen in enumerate(screens):
        screen.token_hash = hash_of(str(seat))
        keeper.connect(screen)
        await keeper.shuffle(screen, wire.Pledge(pledge=pledge(WHAT_OPENS[seat])))
    await keeper.put(screens[0], wire.Start(id="s"))
    for screen, opening in zip(screens, WHAT_OPENS, strict=True):
        await keeper.shuffle(screen, wire.Open(opening=opening))
    assert keeper.room.live is not None
    return tuple(keeper.room.live.game.deal.cards)


def test_whatever_is_done_in_the_lobby_there_is_one_secret_for_a_game() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            sealed = ana.view["seal"]
            for said in (
                wire.Choose(settings={"game": "werewords"}),
                wire.Choose(settings={"game": "one-night"}),
                wire.Order(seats=(2, 1, 0)),
                wire.Kick(seat=0),
            ):
                assert isinstance(await ana.do(said), wire.Done)
                await table.settle()
                assert ana.view["seal"] == sealed
            await table.wait(AFTER_A_KICK)
            await table.seat("Dov")
            await table.deal()
            secrets = [entry.get(name) for entry in await entries_of(table) for name in ("secret", "next")]
            assert len([secret for secret in secrets if secret]) == 2  # behind this game, and behind the next

    asyncio.run(evening())


def test_a_room_that_everybody_left_keeps_its_seal() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            sealed = table.phones[0].view["seal"]
            await table.phones[0].do(wire.Leave())
            again = await table.screen()
            await again.join("Ana")
            assert again.view["seal"] == sealed

    asyncio.run(evening())


def test_games_that_are_broken_off_are_counted_until_one_is_finished() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, seals = table.phones[0], set[str]()
            for times in (1, 2):
                await table.deal()
                seals.add(ana.view["commitment"])
                await ana.do(wire.Abandon())
                await table.settle()
                assert ana.view["abandoned"] == times
            await table.play_one_night(Random("at last"))
            assert len({*seals, ana.view["commitment"]}) == 3
            assert load((await the_record(table)).splitlines()).header["abandoned"] == 2
            await ana.do(wire.Abandon())
            await table.settle()
            assert "abandoned" not in ana.view

    asyncio.run(evening())


def test_the_end_brings_all_that_is_needed_to_deal_again() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.play_one_night(Random("again"))
            view = table.phones[1].view
            shuffled, record = view["shuffled"], load((await the_record(table)).splitlines())
            assert record.header["commitment"]["pledges"] == shuffled["pledges"]
            assert all(shuffled["openings"])
            history = game("one-night").history
            shuffle = SealedShuffle(bytes.fromhex(view["secret"]), shuffled["openings"])
            recorded = history.read(record)
            lots = history.lots(recorded.setup, recorded.deal, {}, shuffle)
            assert [lot["after"] for lot in shuffled["lots"]] == [list(lot.after) for lot in lots]
            assert shuffled["lots"][0]["after"] == list(table.keeper.room.live.game.deal.cards)  # type: ignore[union-attr]

    asyncio.run(evening())


def test_settings_that_would_make_no_game_of_some_deals_are_refused_before_the_call() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            wanted = OneNightSettings(scenario="anarchy-daybreak", artifacts=())
            assert isinstance(await table.phones[0].do(wire.Choose(settings=wanted)), wire.Done)
            reply = await table.phones[0].do(wire.Start())
            assert isinstance(reply, wire.Refused)
            assert reply.code == "no-artifacts"

    asyncio.run(evening())


def test_a_room_of_an_earlier_version_is_sealed_as_soon_as_it_is_in_its_lobby() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        for number, name in enumerate(NAMES, 1):
            entry = entries.Seated(0, name, hash_of(name), "salt")
            assert await store.append("KEPT", number, wire.encode(entry), 0)
        house = House(store, clock)
        async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
            table = Party(house, clock, session, str(server.make_url("/")).rstrip("/"), "KEPT")
            table.phones = [await table.screen(name) for name in NAMES]
            await table.until(lambda: table.keeper.room.sealed is not None)
            await table.settle()
            assert [entry["k"] for entry in await entries_of(table)] == ["seated"] * 3 + ["key-cut", "sealed"]
            await table.deal()
            assert (await entries_of(table))[-2]["k"] == "called"

    asyncio.run(evening())


def test_a_log_without_a_seal_deals_nothing() -> None:
    room = Room("TEST")
    for name in NAMES:
        room = fold(room, entries.Seated(0, name, name, "salt"))
    with pytest.raises(Exception, match="try-again"):
        decide(room, 0, wire.Start(), 0, Random(1), "11" * 32)


def test_a_server_killed_between_the_call_and_the_deal_asks_again(tmp_path: Path) -> None:
    """`kill -9`, with the call on record and nothing opened: who comes back gives what they pledged."""

    async def evening() -> None:
        server = Mortal(tmp_path / "rooms.db", "killed in between")
        tokens, seal = list[str](), ""
        await server.start()
        async with aiohttp.ClientSession() as session:
            phones = [await Client.connect(session, f"{server.url}/socket", "KNCK", gives=None) for _ in NAMES]
            for phone, name, opening in zip(phones, NAMES, WHAT_OPENS, strict=True):
                await phone.join(name)
                seal = phone.view["seal"]
                assert phone.token
                tokens.append(phone.token)
                await phone.say(wire.Pledge(pledge=pledge(opening)))
                await phone.do(wire.Kick())
            assert isinstance(await phones[0].do(wire.Start()), wire.Done)
            await server.kill()
        await server.start()
        async with aiohttp.ClientSession() as session:
            url = f"{server.url}/socket"
            phones = [await Client.connect(session, url, "KNCK", token, gives=None) for token in tokens]
            assert phones[0].view["called"]["pledges"] == [pledge(opening) for opening in WHAT_OPENS]
            assert phones[0].view["seal"] == seal
            for phone, opening in zip(phones, WHAT_OPENS, strict=True):
                await phone.say(wire.Open(opening=opening))
            while "live" not in phones[0].view:
                await phones[0].hear()
            assert phones[0].view["commitment"] == seal
            for phone in phones:
                await phone.close()
        await server.kill()

    asyncio.run(asyncio.wait_for(evening(), 60))
