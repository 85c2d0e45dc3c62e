"""What is over is for who has the room's key: four letters show the table as it is now, and nothing of the past."""

import asyncio
import io
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import BaseTestServer, TestServer

from noctambule.client import Client
from noctambule.live import wire
from noctambule.server.logs import keep_log
from noctambule.server.network.app import app
from noctambule.server.rooms.doors import AWAKE_FOR
from noctambule.server.rooms.hosting import HOST_GRACE
from noctambule.server.rooms.house import House
from noctambule.server.rooms.open_room import GONE_FOR_GOOD
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, Party, heard_by, party

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
YEARS = 5 * 365 * 86_400_000
OF_THE_PAST = ("games", "statistics", "records/1", "replays/1", "records/77", "replays/77", "kept", "table.svg")


async def asked(table: Party, path: str, key: str | None = None) -> tuple[int, Any]:
    """What the server answers somebody with this key, or with none."""
    headers = {} if key is None else {"Authorization": f"Room {key}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{table.url}/rooms/{table.room}/{path}") as answer,
    ):
        return answer.status, await answer.text()


async def a_game(table: Party) -> None:
    """One game to its end, and back to the lobby."""
    await table.play_one_night(Random("an evening"))
    assert isinstance(await table.phones[0].do(wire.Abandon()), wire.Done)
    await table.settle()


def test_a_stranger_with_the_four_letters_reads_nothing_that_is_over() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await a_game(table)
            key = table.keeper.key
            for path in OF_THE_PAST:
                answers = {await asked(table, path, shown) for shown in (None, "", "guess", key[:-1], key.lower(), "é")}
                assert answers == {(403, '{"code":"needs-key","details":{}}')}, path
            assert [(await asked(table, path, key))[0] for path in OF_THE_PAST] == [200] * 4 + [404] * 2 + [200] * 2

    asyncio.run(evening())


def test_the_game_that_lies_on_the_table_is_told_to_who_may_see_the_table_and_then_no_more() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await a_game(table)
            await table.play_one_night(Random("another"))
            screen = await table.screen(kind="table")
            assert screen.view["live"]["phase"] == "over"
            assert [(await asked(table, f"replays/{number}"))[0] for number in (1, 2, 3)] == [403, 200, 403]
            assert (await asked(table, "records/2"))[0] == 403
            await table.phones[0].do(wire.SetDoor(door="ask"))
            assert (await asked(table, "replays/2"))[0] == 403
            await table.phones[0].do(wire.SetDoor(door="open"))
            assert (await asked(table, "replays/2"))[0] == 200
            await table.gone(*table.phones)
            assert (await asked(table, "replays/2"))[0] == 403

    asyncio.run(evening())


def test_the_key_is_128_bits_and_no_rooms_is_anothers() -> None:
    async def evening() -> None:
        async with party("Ana") as one, party("Ana") as other:
            assert len(one.keeper.key) >= 22
            assert one.keeper.key != other.keeper.key
            await heard_by(*one.phones)
            assert one.phones[0].key == one.keeper.key

    asyncio.run(evening())


async def taken_up(table: Party, clock: HandClock, server: BaseTestServer, house: House) -> Party:
    """The same room at another server."""
    again = Party(house, clock, table.session, str(server.make_url("/")).rstrip("/"), table.room)
    assert await house.room(table.room) is not None
    return again


@pytest.mark.parametrize("later", [AWAKE_FOR, YEARS])
def test_who_guesses_an_old_rooms_letters_sees_no_names_gets_no_seat_and_no_key(later: int) -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        async with party(*NAMES, store=store) as table:
            await a_game(table)
            tokens = [phone.token for phone in table.phones]
            key = table.keeper.key
            clock.move_to(table.clock.now() + later)
            house = House(store, clock)
            async with TestServer(app(house)) as server:
                again = await taken_up(table, clock, server, house)
                for kind in ("phone", "table", "watch"):
                    stranger = await again.screen(kind=kind)
                    assert [refused.code for refused in stranger.refused] == ["room-asks"]
                    assert stranger.view == {}
                    for said in (wire.Join(name="Mallory"), wire.Start(), wire.Chat(text="hello?"), wire.Leave()):
                        assert await stranger.do(said) == wire.Refused(stranger.last_id, "room-asks")
                    assert stranger.view == {}
                    assert stranger.key is None
                assert (await asked(again, "script"))[0] == 403  # not even what they like to play
                assert (await asked(again, "script", key))[0] == 200
                ana = await again.screen(tokens[0])
                await heard_by(ana)
                assert (await asked(again, "script"))[0] == 200
                assert (ana.view["me"], ana.key) == (0, key)
                await heard_by(stranger)  # somebody who has the key is here: it is an evening like any other
                assert stranger.view["seats"] == [*NAMES]
                assert stranger.key is None

    asyncio.run(evening())


def test_a_newcomer_is_handed_the_key_when_the_host_deals_and_not_before() -> None:
    async def evening() -> None:
        async with party(*NAMES[:4]) as table:
            await heard_by(*table.phones)
            assert [phone.key for phone in table.phones] == [table.keeper.key] * 4
            await a_game(table)
            await table.seat("Fay")
            fay = table.phones[-1]
            await heard_by(fay)
            assert fay.key is None
            await table.deal()
            await heard_by(fay)
            assert fay.key == table.keeper.key

    asyncio.run(evening())


def test_a_stranger_to_whom_hosting_would_be_lent_cannot_deal_for_the_key() -> None:
    """They come while somebody is still here, wait for all to leave, and play with stand-ins."""

    async def evening() -> None:
        async with party(*NAMES[:3]) as table:
            ana = table.phones[0]
            await a_game(table)
            await table.seat("Mallory")
            mallory = table.phones[-1]
            await table.gone(*table.phones[:3])
            await table.wait(2 * HOST_GRACE + GONE_FOR_GOOD)
            assert table.keeper.room.host == 0
            for said in (
                *(wire.Start(), wire.Host(seat=3), wire.Recover(seat=0), wire.Kick(seat=0), wire.DeleteRoom()),
                *(wire.SetDoor(door="locked"), wire.KeepOut(seat=0), wire.LetIn(knock="1"), wire.DeleteEvening(at=0)),
            ):
                assert await mallory.do(said) == wire.Refused(mallory.last_id, "hosts-own")
            assert await mallory.do(wire.TakeNameOut()) == wire.Refused(mallory.last_id, "needs-key")
            back = await table.screen(ana.token)
            assert isinstance(await back.do(wire.Host(seat=3)), wire.Done)  # and even the host may be mistaken
            await back.close()
            await table.until(lambda: len(table.keeper.screens) == 1)
            for said in (wire.Recover(seat=0), wire.Kick(seat=0), wire.KeepOut(seat=0), wire.SetDoor(door="locked")):
                assert await mallory.do(said) == wire.Refused(mallory.last_id, "needs-key")
            assert isinstance(await mallory.do(wire.Start()), wire.Done)
            await heard_by(mallory)
            assert mallory.key is None
            assert await mallory.do(wire.DeleteRoom()) == wire.Refused(mallory.last_id, "hosts-own")

    asyncio.run(evening())


def test_hosting_that_was_lent_is_handed_on_as_lent() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            await table.gone(ana)
            await table.wait(HOST_GRACE)
            assert table.keeper.room.host == 1
            assert isinstance(await ben.do(wire.Host(seat=2)), wire.Done)
            await table.screen(ana.token)
            await table.wait(1)
            assert table.keeper.room.host == 0

    asyncio.run(evening())


def test_who_comes_to_an_emptied_room_hosts_it_until_somebody_with_the_key_comes_back() -> None:
    async def evening() -> None:
        async with party(*NAMES[:3]) as table:
            await a_game(table)
            watcher = await table.screen(kind="table")
            for phone in table.phones:
                await phone.do(wire.Leave())
            stranger = await table.screen()
            await stranger.join("Mallory")
            await heard_by(stranger)
            assert (stranger.view["me"], stranger.key) == (0, None)
            ana = await Client.connect(table.session, f"{table.url}/socket", table.room, key=table.keeper.key)
            await ana.join("Ana")
            await table.wait(1)
            await heard_by(ana)
            assert ana.view["host"] == ana.view["me"] == 1
            await watcher.close()

    asyncio.run(evening())


def test_a_table_screen_with_the_key_comes_in_at_any_time_and_a_wrong_key_is_none() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        async with party(*NAMES, store=store) as table:
            await a_game(table)
            clock.move_to(table.clock.now() + YEARS)
            house = House(store, clock)
            async with TestServer(app(house)) as server:
                url = str(server.make_url("/socket"))
                wrong = await Client.connect(table.session, url, table.room, kind="table", key="x" * 22)
                assert [refused.code for refused in wrong.refused] == ["room-asks"]
                right = await Client.connect(table.session, url, table.room, kind="table", key=table.keeper.key)
                assert right.view["seats"] == [*NAMES]
                assert right.refused == []

    asyncio.run(evening())


def test_the_key_of_a_room_survives_and_a_room_of_long_ago_gets_one(tmp_path: Path) -> None:
    async def evening() -> None:
        log = (Path(__file__).parent.parent / "before" / "rooms" / "DZWU.jsonl").read_bytes().splitlines()
        store, clock, keys = await SqliteStore.open(tmp_path / "rooms.db"), HandClock(), set[str]()
        for number, entry in enumerate(log, 1):
            assert await store.append("DZWU", number, entry, 1_000 + number)
        for _ in range(3):
            room = await House(store, clock).room("DZWU")
            assert room is not None
            assert all(seat.keyed for seat in room.room.seats if seat.bot is None)
            keys.add(room.room.key)
        assert len(keys) == 1
        assert keys != {""}
        assert len(await store.read("DZWU")) == len(log) + 1
        await store.close()

    asyncio.run(evening())


def test_nothing_of_earlier_games_is_in_what_a_stranger_sees_live() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.until_day(Random("talk"))
            await table.phones[1].do(wire.Chat(text="between us"))
            await table.vote_now()
            await table.point(Random("talk"))
            await table.phones[0].do(wire.Abandon())
            await table.settle()
            stranger = await table.screen()
            assert stranger.view["chat"] == []
            assert stranger.events == []
            assert "live" not in stranger.view

    asyncio.run(evening())


def test_a_whole_evenings_log_and_metrics_hold_no_key_token_name_or_code() -> None:
    """With a stranger, a knock, a removal, a ban, everything that is over read and deleted."""
    written = io.StringIO()
    handler = keep_log(written)

    async def evening() -> tuple[list[str], str]:
        async with party(*NAMES) as table:
            secrets = [table.room, table.keeper.key, *NAMES, *(phone.token or "" for phone in table.phones)]
            ana, ben, *_ = table.phones
            await a_game(table)
            for path in OF_THE_PAST:
                await asked(table, path, table.keeper.key)
                await asked(table, path)
            await ana.do(wire.SetDoor(door="ask"))
            mia = await Client.connect(table.session, f"{table.url}/socket", table.room, device="of Mia " + "m" * 20)
            await mia.say(wire.Knock(id="the knock of Mia", name="Miranda"))
            await heard_by(ana)
            assert ana.door is not None
            await ana.do(wire.LetIn(knock=ana.door.knocks[0].knock))
            await heard_by(mia)
            await ana.do(wire.KeepOut(seat=5))
            await heard_by(ana)
            secrets += [
                "Miranda",
                "of Mia",
                "mmmm",
                table.keeper.key,
                mia.token or "",
                str(table.keeper.room.out[0].device),
            ]
            await ana.do(wire.Kick(seat=4))
            await ben.do(wire.TakeNameOut())
            await ana.do(wire.DeleteEvening(at=table.keeper.room.date))
            async with table.session.get(f"{table.url}/metrics") as answer:
                metrics = await answer.text()
            await ana.do(wire.DeleteRoom())
            return secrets, metrics

    try:
        secrets, metrics = asyncio.run(evening())
    finally:
        logging.getLogger().removeHandler(handler)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"evening-deleted", "name-taken-out", "room-deleted", "request"} <= {line["event"] for line in lines}
    words = {str(value) for line in lines for value in line.values()}
    for secret in secrets:
        assert secret
        assert secret not in metrics
        assert not [word for word in words if secret in word], secret
