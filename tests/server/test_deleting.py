"""What somebody at the table deletes is gone: from what is shown, from the log and from the files, whatever crashes."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main
from noctambule.client import Client
from noctambule.engine import records
from noctambule.games import games
from noctambule.live import wire
from noctambule.server.rooms import entries, snapshots
from noctambule.server.rooms.evenings import SAME_EVENING, evening_of, number_for
from noctambule.server.rooms.folding import fold, fold_log
from noctambule.server.rooms.house import House
from noctambule.server.rooms.room import Out, Room
from noctambule.server.rooms.seats import Bot, Seat
from noctambule.server.store.in_use import in_use
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.seeds import with_chance
from tests.server.house import HandClock, Party, chosen, heard_by, party, raw

NAMES = ("Anabelle", "Benedict", "Clothilde")
A_DAY = 86_400_000
BEFORE = Path(__file__).parent.parent / "before" / "rooms"


async def sit(table: Party, *names: str) -> None:
    """They sit down, one after the other."""
    for name in names:
        phone = await table.screen()
        await phone.join(name)
        table.phones.append(phone)
    await table.settle()


async def a_game(table: Party, *talk: str) -> None:
    """One game, with some words by day; then back to the lobby."""
    await table.until_day(Random("an evening"))
    for phone, text in zip(table.phones, talk, strict=False):
        assert isinstance(await phone.do(wire.Chat(text=text)), wire.Done)
    await table.vote_now()
    await table.point(Random("an evening"))
    assert isinstance(await table.phones[0].do(wire.Abandon()), wire.Done)
    await table.settle()


async def told(table: Party, path: str) -> Any:
    async with table.session.get(f"{table.url}/rooms/{table.room}/{path}") as answer:
        assert answer.status == 200
        return json.loads(await answer.text())


async def done(phone: Client, said: wire.Said) -> None:
    reply = await phone.do(said)
    assert isinstance(reply, wire.Done), reply


# Evenings


def test_an_evening_is_the_games_with_less_than_six_hours_between_them() -> None:
    deals = [0, SAME_EVENING - 1, 3 * SAME_EVENING, 3 * SAME_EVENING + 5, 9 * SAME_EVENING]
    past = [records.Record({"date": at}, ()) for at in deals]
    evenings = [range(2), range(2), range(2, 4), range(2, 4), range(4, 5)]
    assert [evening_of(past, at) for at in deals] == evenings
    assert evening_of(past, 17) == range(0)


def test_the_host_deletes_one_evening_and_the_others_stay() -> None:
    async def evening() -> None:
        async with party() as table:
            await sit(table, *NAMES)
            await a_game(table, "the first evening")
            await a_game(table)
            table.clock.move_to(table.clock.now() + A_DAY)
            await a_game(table, "the second evening")
            first, _, third = await told(table, "games")
            kept = await told(table, "replays/3")
            ana, ben, _ = table.phones
            assert await ben.do(wire.DeleteEvening(at=first["at"])) == wire.Refused(ben.last_id, "hosts-own")
            await done(ana, wire.DeleteEvening(at=first["at"]))
            assert await told(table, "games") == [{**third, "number": 1}]
            assert await told(table, "replays/1") == {**kept, "number": 1}
            assert {each["games"] for each in await told(table, "statistics")} == {1}
            await table.settle()
            assert ben.view["past"] == 1
            assert await ana.do(wire.DeleteEvening(at=first["at"])) == wire.Refused(ana.last_id, "no-such-evening")
            await a_game(table, "they play on")
            assert len(await told(table, "games")) == 2
            await ana.say(wire.Start(id="start"))  # the others do not listen, and the cards wait for what they pledged
            await table.until(lambda: table.keeper.room.called is not None)
            assert await ana.do(wire.DeleteEvening(at=third["at"])) == wire.Refused(ana.last_id, "not-asked")
            await table.settle()
            assert table.phase == "deal"
            assert await ana.do(wire.DeleteEvening(at=third["at"])) == wire.Refused(ana.last_id, "not-asked")

    asyncio.run(evening())


def test_nothing_of_a_deleted_evening_is_in_the_files(tmp_path: Path) -> None:
    """Names, words and contributions, in the database and in its write-ahead log."""

    async def evening() -> None:
        store = await SqliteStore.open(tmp_path / "rooms.db")
        async with party(store=store) as table:
            await sit(table, *NAMES, "Dagobert")
            await a_game(table, "the secret of the pantry", "I never liked Zebulon")
            *rest, dagobert = table.phones
            await done(dagobert, wire.Leave())
            table.phones = rest
            await table.settle()
            deleted = (b"secret of the pantry", b"Zebulon", b"Dagobert")
            assert all(word in raw(tmp_path) for word in deleted)
            (played,) = await told(table, "games")
            await done(table.phones[0], wire.DeleteEvening(at=played["at"]))
            assert [word for word in deleted if word in raw(tmp_path)] == []
            assert b"Anabelle" in raw(tmp_path)  # she sits here
            assert len(await store.read(table.room)) == 1
            await a_game(table, "another evening")
            assert b"another evening" in raw(tmp_path)

    asyncio.run(evening())


def test_the_room_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "rooms.db"
        async with party(store=await SqliteStore.open(path)) as table:
            await sit(table, *NAMES)
            await a_game(table)
            await done(table.phones[0], wire.SetDoor(door="ask"))
            said = wire.DeleteEvening(id="said twice", at=(await told(table, "games"))[0]["at"])
            await done(table.phones[0], said)
            await done(table.phones[0], said)  # and done once
            before = table.keeper.room
        store = await SqliteStore.open(path)
        again = await House(store, HandClock()).room(table.room)
        assert again is not None
        assert again.room == before
        assert (await store.rooms())[0].entries == 1
        await store.close()

    asyncio.run(evening())


# The room


def test_the_host_deletes_the_room_and_everybody_is_sent_home(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path / "rooms.db")
        async with party(store=store) as table:
            await sit(table, *NAMES)
            await a_game(table, "the secret of the pantry")
            ana, ben, cleo = table.phones
            screen, room = await table.screen(kind="table"), table.room
            assert await ben.do(wire.DeleteRoom()) == wire.Refused(ben.last_id, "hosts-own")
            await done(ana, wire.DeleteRoom())
            await heard_by(ana, ben, cleo, screen)
            assert {phone.refused[-1].code for phone in (ana, ben, cleo, screen)} == {"room-deleted"}
            assert await ben.do(wire.Start()) == wire.Refused(ben.last_id, "no-such-room")
            assert [word for word in (b"pantry", b"Anabelle", room.encode()) if word in raw(tmp_path)] == []
            assert (await table.screen(ana.token)).refused[-1].code == "no-such-room"
            assert await store.rooms() == []

    asyncio.run(evening())


def test_a_room_is_not_deleted_by_who_hosts_while_the_host_is_away() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, _ = table.phones
            await table.gone(ana)
            await table.wait(60_000)
            assert table.keeper.room.host == 1
            assert await ben.do(wire.DeleteRoom()) == wire.Refused(ben.last_id, "hosts-own")

    asyncio.run(evening())


# A name


def test_a_name_is_taken_out_of_past_games_with_what_was_written_under_it(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path / "rooms.db")
        async with party(store=store) as table:
            await sit(table, *NAMES)
            await a_game(table, "I trust BENEDICT and benedictine", "it is me who writes", "Benedict lies")
            ana, ben, cleo = table.phones
            assert await cleo.do(wire.TakeNameOut(name="Benedict")) == wire.Refused(cleo.last_id, "hosts-own")
            await done(ben, wire.TakeNameOut())
            (game,) = await told(table, "games")
            assert game["players"] == ["Anabelle", "№ 2", "Clothilde"]
            replay = await told(table, "replays/1")
            assert replay["nameless"] == [1]
            assert [line["text"] for line in replay["chat"]] == ["I trust № 2 and benedictine", "№ 2 lies"]
            assert {each["name"] for each in await told(table, "statistics")} == {"Anabelle", "Clothilde"}
            again = await ben.do(wire.TakeNameOut())
            assert isinstance(again, wire.Refused)
            assert again.code == "no-such-name"
            await done(ana, wire.TakeNameOut(name="Clothilde"))
            assert (await told(table, "games"))[0]["players"] == ["Anabelle", "№ 2", "№ 3"]
            for phone in (ben, cleo):
                await done(phone, wire.Leave())
            await done(ana, wire.TakeNameOut())
            assert [word for word in (b"Benedict", b"Clothilde", b"it is me") if word in raw(tmp_path)] == []

    asyncio.run(evening())


def test_a_record_still_verifies_when_a_name_was_taken_out() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await a_game(table, "one", "two")
            await done(table.phones[1], wire.TakeNameOut())
            (record,) = table.keeper.room.past
            kind = table.keeper.room.kind
            assert {check.holds for check in kind.history.verify(kind.history.read(record))} == {True}

    asyncio.run(evening())


def test_a_number_is_nobodys_name() -> None:
    assert number_for(2, ["Ana", "Ben", "Cleo"]) == "№ 3"
    assert number_for(2, ["Ana", "№ 3", "Cleo"]) != "№ 3"


def test_an_operator_who_is_asked_takes_a_name_out_of_all_of_a_room(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"

    async def evening() -> str:
        async with party(store=await SqliteStore.open(path)) as table:
            await sit(table, *NAMES)
            await a_game(table, "Benedict lies", "it is me who writes")
            return table.room

    room = asyncio.run(evening())
    assert b"Benedict" in raw(tmp_path)

    def rename(*args: str) -> Result:
        return CliRunner().invoke(main, ["rooms", "rename-player", *args, "--store", str(path)])

    assert "There is no room ZZZZ" in rename("ZZZZ", "Benedict").output
    assert "Nobody called Zoe" in rename(room, "Zoe").output
    with in_use(path):
        assert "A server is using" in rename(room, "Benedict").output
    gone = rename(room.lower(), "benedict")
    assert (gone.exit_code, gone.output) == (0, f"benedict is out of room {room}.\n")
    assert [word for word in (b"Benedict", b"it is me") if word in raw(tmp_path)] == []
    listed = CliRunner().invoke(main, ["rooms", "--store", str(path)])
    assert "Anabelle, № 2" in listed.output
    after = asyncio.run(_folded(path, room))
    assert len(after.past) == 1
    assert after.hosts_by_right == after.seats[0].token_hash


def test_a_name_is_not_taken_out_of_a_game_that_is_on(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"

    async def evening() -> str:
        async with party(*NAMES, store=await SqliteStore.open(path)) as table:
            await table.begin()
            return table.room

    refused = CliRunner().invoke(
        main, ["rooms", "rename-player", asyncio.run(evening()), "Benedict", "--store", str(path)]
    )
    assert refused.exit_code == 2
    assert "A game is under way" in refused.output


# A snapshot is the room


def same(one: Room, other: Room) -> bool:
    """The records as they are written; all else as it is."""
    written = [[records.dump(record) for record in room.past] for room in (one, other)]
    return one.but(past=()) == other.but(past=()) and written[0] == written[1]


def any_room(chance: Random) -> Room:
    """A room in its lobby, with whatever may be in it."""

    def word() -> str:
        return "".join(chance.choice('abcé№ 雪"\\') for _ in range(chance.randrange(1, 12)))

    def seat() -> Seat:
        bot = Bot("sharp", "quiet") if chance.random() < 0.3 else None
        return Seat(word(), word() * (bot is None), word(), bot, word(), word(), chance.random() < 0.5)

    seats = tuple(seat() for _ in range(chance.randrange(0, 9)))
    some = [chosen(kind.id, pace=chance.choice(["quick", "narrated"])) for kind in games()]
    log = chance.choice(sorted(BEFORE.glob("*.jsonl"))).read_bytes().splitlines()
    old = fold_log("AAAA", enumerate(log, 1))
    return Room(
        "AAAA",
        number=chance.randrange(1, 10**6),
        version=chance.randrange(10**6),
        seats=seats,
        returned=tuple((word(), chance.randrange(10**12)) for _ in range(chance.randrange(3))),
        host=chance.randrange(len(seats)) if seats else 0,
        hosts_by_right=word(),
        settings=chance.choice(some),
        chosen={each.game: each for each in some if chance.random() < 0.7},
        groups=old.groups,
        date=chance.randrange(10**13),
        past=old.past,
        key=word(),
        door=chance.choice(["open", "ask", "locked"]),
        out=tuple(Out(word(), word()) for _ in range(chance.randrange(3))),
        done={word(): (word(), word())},
    )


@with_chance
def test_a_snapshot_read_back_is_the_room(chance: Random) -> None:
    for _ in range(20):
        room = any_room(chance)
        entry = entries.Snapshot(5, number=room.number + 1, room=snapshots.taken(room), key="somebody said")
        again = fold(Room("AAAA"), entries.read(wire.encode(entry)))
        done = {**room.done, "somebody": ("somebody said",)}
        assert same(again, room.but(number=room.number + 1, version=room.version + 1, done=done))


@pytest.mark.parametrize("room", sorted(path.stem for path in BEFORE.glob("*.jsonl")))
def test_a_snapshot_of_an_old_room_is_that_room(room: str) -> None:
    lines = (BEFORE / f"{room}.jsonl").read_bytes().splitlines()
    old = fold_log(room, enumerate(lines, 1))
    old = fold(old, entries.Ended(1)) if old.live is not None else old
    again = snapshots.read(room, msgspec.json.decode(wire.encode(snapshots.taken(old))))
    assert same(again.but(number=old.number), old)


def test_what_a_room_of_today_has_and_a_snapshot_of_long_ago_has_not_is_as_in_a_new_room() -> None:
    written = {"seats": [["Ana", "hash"]], "settings": {"game": "one-night"}, "past": [], "unknown": 1}
    room = snapshots.read("AAAA", written)
    assert room == Room("AAAA", seats=(Seat("Ana", "hash"),), settings=chosen("one-night"))


# And whatever crashes

SERVER = """
import asyncio, os, pathlib, sys
from noctambule.cli import main
from noctambule.client import Client
from noctambule.server.rooms.house import House
from noctambule.server.rooms.deleting import rewrite, delete_room
from noctambule.server.screens.presence import Screen
from noctambule.live import wire
from noctambule.clock import WallClock
from noctambule.server.store.sqlite import SqliteStore

async def serve(path, room, whole):
    store = await SqliteStore.open(pathlib.Path(path))
    keeper = await House(store, WallClock()).room(room)
    os.write(1, b"open\\n")
    host = Screen(lambda frame: None)
    host.token_hash = keeper.room.seats[keeper.room.host].token_hash
    keeper.connect(host)
    if whole == "room":
        await delete_room(keeper, host, wire.DeleteRoom())
    else:
        for record in list(keeper.room.past):
            await rewrite(keeper, host, wire.DeleteEvening(at=record.header["date"]))
    os.write(1, b"done\\n")
    await asyncio.sleep(60)

asyncio.run(serve(*sys.argv[1:]))
"""
KILLS = int(os.environ.get("NOCTAMBULE_KILLS", "10"))


async def _an_evening_at(path: Path) -> tuple[str, Room]:
    async with party(store=await SqliteStore.open(path)) as table:
        await sit(table, *NAMES)
        await a_game(table, "the secret of the pantry")
        return table.room, table.keeper.room


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("what", ["evening", "room"])
def test_killed_at_any_moment_it_is_all_there_or_all_gone_and_what_was_acknowledged_is_gone(
    tmp_path: Path, what: str
) -> None:
    chance, outcomes = Random(), set[bool]()
    (tmp_path / "kept").mkdir()
    room, before = asyncio.run(_an_evening_at(tmp_path / "kept" / "rooms.db"))
    whole = (tmp_path / "kept" / "rooms.db").read_bytes()
    for kill in range(KILLS):
        folder = tmp_path / f"{kill}"
        folder.mkdir()
        (folder / "rooms.db").write_bytes(whole)
        command = [sys.executable, "-c", SERVER, str(folder / "rooms.db"), room, what]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            assert server.stdout.readline() == b"open\n"
            if kill % 4 != 3:
                with suppress(subprocess.TimeoutExpired):
                    server.wait(chance.uniform(0, 0.03))
                server.send_signal(signal.SIGKILL)
                acknowledged = server.stdout.readline() == b"done\n"
            else:
                acknowledged = server.stdout.readline() == b"done\n"
                server.send_signal(signal.SIGKILL)
        if acknowledged:
            assert b"pantry" not in raw(folder)
        after = asyncio.run(_folded(folder / "rooms.db", room))
        outcomes.add(acknowledged)
        gone = not after.past
        assert gone or after.but(number=0, version=0) == before.but(number=0, version=0)
        assert gone >= acknowledged
        assert not gone or b"pantry" not in raw(folder)  # opened again, nothing is left in any file
        if what == "evening":
            assert [seat.name for seat in after.seats] == [*NAMES]
            assert after.key == before.key
    assert True in outcomes


async def _folded(path: Path, room: str) -> Room:
    store = await SqliteStore.open(path)
    found = fold_log(room, await store.read(room))
    await store.close()
    return found


def test_where_the_store_will_not_nothing_is_deleted_and_the_host_is_told() -> None:
    class Stuck(MemoryStore):
        async def replace(self, room: str, number: int, entry: bytes, at: int) -> bool:
            from noctambule.server.store import StoreFull

            raise StoreFull("no room")

    async def evening() -> None:
        async with party(*NAMES, store=Stuck()) as table:
            await a_game(table)
            ana, at = table.phones[0], (await told(table, "games"))[0]["at"]
            reply = await ana.do(wire.DeleteEvening(at=at))
            assert isinstance(reply, wire.Refused)
            assert reply.code == "not-kept"
            assert len(await told(table, "games")) == 1
            await a_game(table)

    asyncio.run(evening())
