"""The door of a room: locked, opened to who knocks, and shut to who was sent away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Literal

import aiohttp
from aiohttp.test_utils import TestServer

from noctambule.client import Client
from noctambule.live import wire
from noctambule.server.network.app import app
from noctambule.server.rooms.doors import (
    AFTER_A_KICK,
    AFTER_A_NO,
    JOINS_AT_ONCE,
    KNOCK_LASTS,
    MOST_OF_A_HOUSEHOLD,
    MOST_OUTSIDE_OF_ONE,
    OUT_FOR_THE_EVENING,
)
from noctambule.server.rooms.house import House
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, Party, heard_by, party, raw

NAMES = ("Ana", "Ben", "Cleo")
BENS, MALLORYS = "device of Ben " + "b" * 20, "device of Mallory " + "m" * 20


async def comes(
    table: Party,
    device: str | None = None,
    key: str | None = None,
    token: str | None = None,
    kind: Literal["phone", "table"] = "phone",
) -> Client:
    return await Client.connect(table.session, f"{table.url}/socket", table.room, token, kind, key=key, device=device)


async def done(phone: Client, said: wire.Said) -> None:
    reply = await phone.do(said)
    assert isinstance(reply, wire.Done), reply


async def knocks(table: Party, name: str, device: str | None = None) -> Client:
    """Somebody before the door, who has knocked."""
    phone = await comes(table, device)
    await phone.say(wire.Knock(id=f"the knock of {name} at the door", name=name))
    await heard_by(phone)
    return phone


def knocking(host: Client) -> list[str]:
    """The names the host is told of."""
    assert host.door is not None
    return [knock.name for knock in host.door.knocks]


def codes(phone: Client) -> list[str]:
    return [refused.code for refused in phone.refused]


def test_a_vandal_is_kicked_and_comes_back_after_half_a_minute_and_not_before() -> None:
    """On the version before: kicked twenty times, back twenty times, in less than a second."""

    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, back = table.phones[0], 0
            vandal = await comes(table, MALLORYS)
            for _ in range(20):
                await vandal.join("Mallory")
                await heard_by(ana)
                if "Mallory" in ana.view["seats"]:
                    back += 1
                    await done(ana, wire.Kick(seat=3))
                    await heard_by(vandal)
                    assert codes(vandal)[-1] == "removed"
                    await vandal.close()
                    vandal = await comes(table, MALLORYS)
            assert back == 1
            assert codes(vandal)[-1] == "wait-a-little"
            assert 0 < int(str(vandal.refused[-1].details["seconds"])) <= AFTER_A_KICK // 1000
            table.clock.move_to(table.clock.now() + AFTER_A_KICK)
            await vandal.join("Mallory")
            assert vandal.view["me"] == 3

    asyncio.run(evening())


def test_who_was_removed_does_not_come_back_by_knocking_at_an_open_door() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, vandal = table.phones[0], await comes(table, MALLORYS)
            await vandal.join("Mallory")
            await done(ana, wire.Kick(seat=3))
            await heard_by(vandal)
            again = await knocks(table, "Mallory", MALLORYS)
            assert codes(again) == ["wait-a-little"]
            assert len(table.keeper.room.seats) == 3
            for number in range(2 * JOINS_AT_ONCE):
                await knocks_quickly(table, number)
            assert len(table.keeper.room.seats) <= 20

    asyncio.run(evening())


async def knocks_quickly(table: Party, number: int) -> None:
    phone = await comes(table, f"no phone {number} " + "x" * 16)
    await phone.say(wire.Knock(id=f"a knock, the {number}th of many", name=f"Nobody {number}"))
    await phone.hear()
    if not phone.refused:
        await done(table.phones[0], wire.Kick(seat=3))
    else:
        assert codes(phone)[-1] == "too-fast"
        assert number >= JOINS_AT_ONCE - 5
    await phone.close()


def test_a_public_servers_door_is_not_blocked_by_one_household(tmp_path: Path) -> None:
    async def evening() -> None:
        store, clock = await SqliteStore.open(tmp_path / "rooms.db"), HandClock()
        async with public_party(store, clock) as table:
            ana = await comes(table, "of Ana")
            await ana.join("Ana")
            await done(ana, wire.SetDoor(door="ask"))
            crowd = [await comes(table) for _ in range(2 * MOST_OUTSIDE_OF_ONE)]
            assert len(table.keeper.porter.doors.outside) == MOST_OUTSIDE_OF_ONE
            assert {codes(phone)[-1] for phone in crowd[MOST_OUTSIDE_OF_ONE:]} == {"too-many-outside"}
            assert (await comes(table, token=ana.token)).view["me"] == 0

    asyncio.run(evening())


def test_a_machine_does_not_fill_the_seats_and_twenty_phones_of_one_party_do_not_notice() -> None:
    async def evening() -> None:
        async with party() as table:
            for number in range(JOINS_AT_ONCE):
                phone = await comes(table, f"phone {number} " + "x" * 16)
                await phone.join(f"Guest {number}")
                assert phone.refused == []
            assert len(table.keeper.room.seats) == 20
        async with party("Ana") as table:
            ana = table.phones[0]
            seated = 0
            for number in range(60):  # each time another device, so it says
                phone = await comes(table, f"no phone {number} " + "x" * 16)
                await phone.join(f"Nobody {number}")
                if not phone.refused:
                    seated += 1
                    await done(ana, wire.Kick(seat=1))
                await phone.close()
            assert seated == JOINS_AT_ONCE - 1

    asyncio.run(evening())


def test_one_device_has_one_seat_unless_the_host_lets_it_in_or_it_is_the_hosts() -> None:
    async def evening() -> None:
        async with party() as table:
            ana, more = await comes(table, "device of Ana"), await comes(table, "device of Ana")
            await ana.join("Ana")
            await more.join("Ana's daughter")
            ben, again = await comes(table, BENS), await comes(table, BENS)
            await ben.join("Ben")
            await again.join("Benjamin")
            assert codes(again) == ["room-asks"]
            await again.say(wire.Knock(id="a knock from the same phone", name="Benjamin"))
            await heard_by(again, ana)
            assert ana.door is not None
            assert [knock.name for knock in ana.door.knocks] == ["Benjamin"]
            await done(ana, wire.LetIn(knock=ana.door.knocks[0].knock))
            await heard_by(again)
            assert again.view["me"] == 3

    asyncio.run(evening())


def test_a_locked_room_is_told_to_nobody_new_and_those_who_look_on_are_outside() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, _ = table.phones
            looks_on, screen = await table.screen(), await table.screen(kind="table")
            await done(ana, wire.SetDoor(door="locked"))
            await heard_by(looks_on, screen, ana)
            assert codes(looks_on) == codes(screen) == ["room-locked"]
            assert ana.door == wire.AtTheDoor("locked", (), ())
            stranger = await comes(table)
            assert (codes(stranger), stranger.view) == (["room-locked"], {})
            for said in (wire.Join(name="Fay"), wire.Knock(name="Fay"), wire.Ready()):
                await stranger.do(said)
                assert codes(stranger)[-1] == "room-locked"
            back = await comes(table, token=ben.token)
            assert back.view["me"] == 1
            with_key = await comes(table, key=table.keeper.key, kind="table")
            assert with_key.view["seats"] == [*NAMES]
            removed = await comes(table, key=table.keeper.key)  # the key reads what is over, and opens no lock
            assert (codes(removed), removed.view) == (["room-locked"], {})
            await heard_by(stranger, looks_on)
            assert stranger.view == {}
            await done(ana, wire.SetDoor(door="open"))
            await heard_by(stranger, looks_on)
            assert stranger.view["seats"] == looks_on.view["seats"] == [*NAMES]

    asyncio.run(evening())


def test_who_knocks_is_let_in_or_not() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, _ = table.phones
            await done(ana, wire.SetDoor(door="ask"))
            mia, max_ = await knocks(table, "Mia", "of Mia"), await knocks(table, "Max", "of Max")
            assert codes(mia) == ["room-asks"]
            assert mia.view == max_.view == {}
            await heard_by(ana, ben)
            assert ana.door is not None
            assert [knock.name for knock in ana.door.knocks] == ["Mia", "Max"]
            assert ben.door is None
            assert await ben.do(wire.LetIn(knock=ana.door.knocks[0].knock)) == wire.Refused(ben.last_id, "hosts-own")
            first, second = ana.door.knocks
            await done(ana, wire.LetIn(knock=first.knock))
            await done(ana, wire.LetIn(knock=second.knock, yes=False))
            await heard_by(mia, max_, ana)
            assert mia.view["me"] == 3
            assert mia.key == table.keeper.key
            assert codes(max_)[-1] == "not-let-in"
            assert max_.view == {}
            assert knocking(ana) == []
            assert await ana.do(wire.LetIn(knock=first.knock)) == wire.Refused(ana.last_id, "no-such-knock")
            await max_.say(wire.Knock(id="once more", name="Max"))
            await heard_by(max_, ana)
            assert codes(max_)[-1] == "too-fast"
            table.clock.move_to(table.clock.now() + AFTER_A_NO)
            await max_.say(wire.Knock(id="and again", name="Max"))
            await heard_by(ana)
            assert knocking(ana) == ["Max"]

    asyncio.run(evening())


def test_who_waits_outside_hears_when_the_door_is_locked_and_when_it_is_open() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            await done(ana, wire.SetDoor(door="ask"))
            mia = await knocks(table, "Mia", "of Mia")
            await done(ana, wire.SetDoor(door="locked"))
            await heard_by(mia, ana)
            assert codes(mia) == ["room-asks", "room-locked"]
            assert ana.door == wire.AtTheDoor("locked", (), ())
            await done(ana, wire.SetDoor(door="open"))
            await heard_by(mia)
            assert mia.view["seats"] == [*NAMES]

    asyncio.run(evening())


def test_who_was_let_in_while_their_phone_slept_has_the_seat_when_it_wakes() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            await done(ana, wire.SetDoor(door="ask"))
            mia = await knocks(table, "Mia", "of Mia")
            await mia.close()
            await table.until(lambda: not table.keeper.porter.doors.outside)
            await heard_by(ana)
            assert ana.door is not None
            await done(ana, wire.LetIn(knock=ana.door.knocks[0].knock))
            back = await knocks(table, "Mia", "of Mia")
            assert back.view["me"] == 3
            assert len(table.keeper.room.seats) == 4

    asyncio.run(evening())


def test_knocks_are_few_and_do_not_last() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            await done(ana, wire.SetDoor(door="ask"))
            await heard_by(ana)
            heard = len(ana.frames)
            flood = [await knocks(table, f"Flood {number}", f"device {number}") for number in range(20)]
            await heard_by(ana)
            assert ana.door is not None
            assert len(ana.door.knocks) == MOST_OF_A_HOUSEHOLD
            assert len(ana.frames) - heard <= MOST_OF_A_HOUSEHOLD
            assert {codes(phone)[-1] for phone in flood[MOST_OF_A_HOUSEHOLD:]} == {"others-knock", "too-fast"}
            await table.wait(KNOCK_LASTS)
            await heard_by(ana, flood[0])
            assert len(ana.door.knocks) == 0
            assert codes(flood[0])[-1] == "nobody-answered"

    asyncio.run(evening())


def test_at_night_nobody_hears_of_a_knock_and_in_the_morning_the_host_does() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            await done(ana, wire.SetDoor(door="ask"))
            await heard_by(*table.phones)
            await table.begin()
            await heard_by(*table.phones)
            before = [len(phone.frames) for phone in table.phones]
            mia = await knocks(table, "Mia")
            await heard_by(*table.phones)
            assert [len(phone.frames) for phone in table.phones] == before
            assert mia.view == {}
            for said in (wire.SetDoor(door="locked"), wire.LetIn(knock="1")):
                assert await ana.do(said) == wire.Refused(ana.last_id, "not-asked")
            await table.play_the_night(Random("knock"))
            await table.look()
            await heard_by(ana)
            assert ana.door is not None
            assert [knock.name for knock in ana.door.knocks] == ["Mia"]
            await done(ana, wire.LetIn(knock=ana.door.knocks[0].knock))
            await heard_by(mia, ana)
            assert mia.token is not None
            assert ana.view["waiting"] == ["Mia"]

    asyncio.run(evening())


def test_an_emptied_room_is_not_locked_for_ever() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            await done(table.phones[0], wire.SetDoor(door="locked"))
            await done(table.phones[0], wire.Leave())
            assert (await comes(table)).refused == []

    asyncio.run(evening())


@asynccontextmanager
async def public_party(store: SqliteStore, clock: HandClock, room: str = "") -> AsyncIterator[Party]:
    """A server with an address of its own, where addresses tell people apart."""
    house = House(store, clock, by_address=True)
    async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
        url = str(server.make_url("/")).rstrip("/")
        yield Party(house, clock, session, url, room or (await house.open()).room.code)


def test_who_is_kept_out_stays_out_whatever_restarts_until_let_back(tmp_path: Path) -> None:
    async def evening() -> None:
        store, clock = await SqliteStore.open(tmp_path / "rooms.db"), HandClock()
        async with public_party(store, clock) as table:
            ana, ben = await comes(table, "of Ana"), await comes(table, "of Ben")
            await ana.join("Ana")
            await ben.join("Ben")
            vandal = await comes(table, MALLORYS)
            await vandal.join("Mallory")
            old = table.keeper.key
            await heard_by(vandal)
            assert vandal.key == old
            await done(ana, wire.KeepOut(seat=2))
            await heard_by(vandal, ana, ben)
            assert codes(vandal) == ["kept-out"]
            assert ana.view["seats"] == ["Ana", "Ben"]
            assert "Mallory" not in str(vandal.view["seats"]) or vandal.view["me"] == 2  # it is shown nothing more
            assert ana.key == ben.key == table.keeper.key != old
            assert ana.door == wire.AtTheDoor("open", (), ("Mallory",))
            for again in (await comes(table, MALLORYS), await comes(table, MALLORYS, old), await comes(table, "new")):
                assert (codes(again), again.view) == (["kept-out"], {})
            clock.move_to(clock.now() + OUT_FOR_THE_EVENING)
            assert codes(await comes(table, "new")) == []
            room, token = table.room, ana.token
        store = await SqliteStore.open(tmp_path / "rooms.db")
        assert MALLORYS.encode() not in raw(tmp_path)
        async with public_party(store, clock, room) as table:
            vandal = await comes(table, MALLORYS)
            assert codes(vandal) == ["kept-out"]
            ana = await comes(table, "of Ana", token=token)
            await done(ana, wire.LetBack(which=0))
            vandal = await comes(table, MALLORYS)
            assert codes(vandal) == []
            await vandal.join("Mallory")
            assert vandal.view["me"] == 2

    asyncio.run(evening())


def test_let_back_means_the_address_too(tmp_path: Path) -> None:
    async def evening() -> None:
        store, clock = await SqliteStore.open(tmp_path / "rooms.db"), HandClock()
        async with public_party(store, clock) as table:
            ana, vandal = await comes(table, "of Ana"), await comes(table, MALLORYS)
            await ana.join("Ana")
            await vandal.join("Mallory")
            await done(ana, wire.KeepOut(seat=1))
            assert codes(await comes(table)) == ["kept-out"]
            await done(ana, wire.LetBack(which=0))
            assert codes(await comes(table)) == []
            assert b"127.0.0.1" not in raw(tmp_path)

    asyncio.run(evening())
