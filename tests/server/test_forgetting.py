"""Rooms are forgotten in time, while serving; never one that somebody looks at."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.commands.play import kept_for
from noctambule.live import wire
from noctambule.server.network.site import Site
from noctambule.server.rooms.forgetting import EVERY
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, Party, party, raw

NAMES = ("Anabelle", "Benedict", "Clothilde")
A_DAY = 86_400_000


async def an_hour_passes(table: Party, days: int = 0) -> None:
    """And the house has looked what is old."""
    table.clock.move_to(table.clock.now() + days * A_DAY + EVERY)
    for _ in range(20):
        await asyncio.sleep(0.01)


async def a_game(table: Party) -> None:
    await table.play_one_night(Random("an evening"))
    await table.phones[0].do(wire.Abandon())
    await table.settle()


def test_a_room_is_forgotten_so_long_after_its_last_game_and_not_before(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path / "rooms.db")
        async with party(*NAMES, store=store, keep=30 * A_DAY) as table:
            await a_game(table)
            async with table.session.get(f"{table.url}/rooms/{table.room}/kept") as answer:
                until = (await answer.json())["until"]
            assert until == table.keeper.room.date + 30 * A_DAY
            tokens = [phone.token for phone in table.phones]
            await table.gone(*table.phones)
            await an_hour_passes(table, days=29)
            assert table.room in table.house.rooms
            visitor = await table.screen(tokens[1])  # looking in, or sitting around, is no game
            await table.wait(60_000)
            await visitor.close()
            await table.until(lambda: not table.keeper.screens)
            await an_hour_passes(table, days=1)
            assert table.room not in table.house.rooms
            assert await store.rooms() == []
            assert b"Anabelle" not in raw(tmp_path)
            assert table.house.tally.forgotten == {"old": 1}
            assert (await table.screen(tokens[0])).refused[-1].code == "no-such-room"

    asyncio.run(evening())


def test_a_room_with_a_screen_stays_and_so_does_every_room_that_is_kept_for_ever() -> None:
    async def evening() -> None:
        async with party(*NAMES, keep=A_DAY) as table:
            await an_hour_passes(table, days=400)
            assert table.room in table.house.rooms
        store = MemoryStore()
        async with party(*NAMES, store=store) as table:
            await table.gone(*table.phones)
            await an_hour_passes(table, days=4000)
            assert table.room in table.house.rooms
            assert len(await store.rooms()) == 1

    asyncio.run(evening())


def test_an_idle_room_that_nobody_ever_sat_in_goes_too() -> None:
    async def evening() -> None:
        async with party(keep=A_DAY) as table:
            await an_hour_passes(table)
            assert table.room in table.house.rooms
            await an_hour_passes(table, days=1)
            assert table.room not in table.house.rooms

    asyncio.run(evening())


def test_what_is_old_is_forgotten_when_the_server_starts_also_where_it_was_never_opened() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        log = (Path(__file__).parent.parent / "before" / "rooms" / "DZWU.jsonl").read_bytes().splitlines()
        for number, entry in enumerate(log, 1):
            await store.append("DZWU", number, entry, clock.now() - 31 * A_DAY)
            await store.append("RWKG", number, entry, clock.now() - 29 * A_DAY)
        async with party(store=store, keep=30 * A_DAY) as table:
            await table.until(lambda: bool(table.house.tally.forgotten))
            assert [room.code for room in await store.rooms()] == ["RWKG"]

    asyncio.run(evening())


def test_a_room_that_is_asked_for_while_it_is_forgotten_is_there_or_not_and_nothing_between() -> None:
    async def evening() -> None:
        store = MemoryStore()
        async with party(*NAMES, store=store, keep=A_DAY) as table:
            await a_game(table)
            token = table.phones[0].token
            await table.gone(*table.phones)
            table.clock.move_to(table.clock.now() + 2 * A_DAY)
            _, found = await asyncio.gather(table.house.forgetting.look(), table.house.room(table.room))
            if found is not None and not found.is_gone:
                assert (await table.screen(token)).view["me"] == 0
            else:
                assert (await table.screen(token)).refused[-1].code in ("no-such-room", "no-such-seat")

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("said", "public", "kept"),
    [
        (None, None, None),
        (None, "https://play.example.org", 30 * A_DAY),
        ("forever", "https://play.example.org", None),
        ("12h", None, A_DAY // 2),
        ("7d", "https://play.example.org", 7 * A_DAY),
    ],
)
def test_how_long_is_what_the_operator_says(said: str | None, public: str | None, kept: int | None) -> None:
    assert kept_for(said, Site(public)) == kept


def test_an_age_that_is_none_is_told_so() -> None:
    refused = CliRunner().invoke(main, ["play", "--keep", "a month"])
    assert refused.exit_code == 2
    assert "30d, 12h or forever" in refused.stderr
