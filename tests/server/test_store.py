"""One contract for every store, and what the SQLite store does when files, disks and neighbours misbehave."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from noctambule.server.store import (
    RoomInfo,
    Store,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreGap,
    StoreTooNew,
)
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.migrating import Migration, known_migrations, migrate
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import raw

Opening = Callable[[], AbstractAsyncContextManager[Store]]


@asynccontextmanager
async def in_memory() -> AsyncIterator[Store]:
    store = MemoryStore()
    yield store
    await store.close()


A_BUSY_MACHINE = 60_000
"""Milliseconds for which a lock is waited for here, where many tests share two cores."""


@asynccontextmanager
async def in_file(path: Path, busy_ms: int = A_BUSY_MACHINE) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, busy_ms)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


@pytest.fixture(params=["memory", "sqlite"])
def opening(request: pytest.FixtureRequest, file: Path) -> Opening:
    return in_memory if request.param == "memory" else lambda: in_file(file)


@contextmanager
def neighbour(file: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else who has the same file open."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


async def write(store: Store, room: str, *entries: bytes) -> None:
    for number, entry in enumerate(entries, 1):
        assert await store.append(room, number, entry, at=1000 * number)


# The contract


def test_entries_come_back_in_order(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            await write(store, "WOLF", b"deal", b"look", b"swap")
            assert await store.read("WOLF") == [(1, b"deal"), (2, b"look"), (3, b"swap")]
            assert await store.read("WOLF", after=1) == [(2, b"look"), (3, b"swap")]
            assert await store.read("WOLF", after=3) == []
            assert await store.read("SEER") == []

    asyncio.run(night())


def test_the_first_to_take_a_number_holds_it(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            assert await store.append("WOLF", 1, b"Ana's tap", at=5)
            assert not await store.append("WOLF", 1, b"Ben's tap", at=6)
            assert await store.append("WOLF", 2, b"Ben's tap", at=7)
            assert not await store.append("WOLF", 1, b"Cleo's tap", at=8)
            assert await store.read("WOLF") == [(1, b"Ana's tap"), (2, b"Ben's tap")]

    asyncio.run(night())


def test_of_many_at_once_exactly_one_wins(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            for number in range(1, 21):
                won = await asyncio.gather(
                    *(store.append("WOLF", number, f"seat {seat}".encode(), at=0) for seat in range(10))
                )
                assert won.count(True) == 1
                assert (await store.read("WOLF", number - 1)) == [(number, f"seat {won.index(True)}".encode())]

    asyncio.run(night())


def test_a_log_has_no_holes(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            for number in (-1, 0, 2):
                with pytest.raises(StoreGap):
                    await store.append("WOLF", number, b"too soon", at=0)
            await write(store, "WOLF", b"deal")
            with pytest.raises(StoreGap):
                await store.append("WOLF", 3, b"too soon", at=0)
            early, *others = await asyncio.gather(
                store.append("WOLF", 4, b"too soon", at=0),
                store.append("WOLF", 2, b"look", at=0),
                store.append("SEER", 1, b"deal", at=0),
                return_exceptions=True,
            )
            assert isinstance(early, StoreGap)
            assert others == [True, True]
            assert await store.read("WOLF") == [(1, b"deal"), (2, b"look")]

    asyncio.run(night())


def test_one_room_may_append_without_waiting(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            appends = [store.append("WOLF", number, b"%d" % number, at=number) for number in range(1, 1001)]
            assert all(await asyncio.gather(*appends))
            assert await store.read("WOLF") == [(number, b"%d" % number) for number in range(1, 1001)]

    asyncio.run(night())


def test_an_entry_takes_the_place_of_all_before_it_and_the_log_goes_on(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            await write(store, "WOLF", b"deal", b"look", b"swap")
            await write(store, "SEER", b"deal")
            assert not await store.replace("WOLF", 3, b"too late", at=0)
            with pytest.raises(StoreGap):
                await store.replace("WOLF", 5, b"too soon", at=0)
            assert await store.read("WOLF") == [(1, b"deal"), (2, b"look"), (3, b"swap")]
            assert await store.replace("WOLF", 4, b"all that was", at=9000)
            assert await store.read("WOLF") == await store.read("WOLF", after=2) == [(4, b"all that was")]
            assert await store.append("WOLF", 5, b"look", at=9500)
            assert await store.rooms() == [
                RoomInfo("SEER", entries=1, first_at=1000, last_at=1000),
                RoomInfo("WOLF", entries=2, first_at=9000, last_at=9500),
            ]
            for number in (1, 2, 3, 4, 5):  # by somebody who has not heard of it
                assert not await store.append("WOLF", number, b"too late", at=0)
            for number in (0, -1, 7):
                with pytest.raises(StoreGap):
                    await store.append("WOLF", number, b"no number", at=0)
            assert await store.read("WOLF") == [(4, b"all that was"), (5, b"look")]
            assert await store.forget("WOLF")
            assert await store.append("WOLF", 1, b"deal", at=0)

    asyncio.run(night())


def test_what_is_deleted_is_in_no_file_any_more(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", *(b"the secret %d " % number * 2000 for number in range(40)))
            await write(store, "SEER", *(b"another secret %d" % number for number in range(200)))
            assert b"the secret 7 " in raw(file.parent)
            assert b"another secret 7" in raw(file.parent)
            await store.replace("WOLF", 41, b"all that was", at=0)
            assert b"the secret" not in raw(file.parent)
            await asyncio.gather(store.forget("SEER"), store.forget("WOLF"))
            assert b"another secret" not in raw(file.parent)
            assert b"all that was" not in raw(file.parent)

    asyncio.run(night())


def test_many_deletions_share_one_go_through_the_write_ahead_log(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            for room in range(100):
                await write(store, f"R{room}", b"deal")
            before = store.commits
            assert all(await asyncio.gather(*(store.forget(f"R{room}") for room in range(100))))
            assert store.commits - before <= 2

    asyncio.run(night())


def test_rooms_are_listed_by_code(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            assert await store.rooms() == []
            await write(store, "WOLF", b"deal", b"look", b"swap")
            await write(store, "SEER", b"deal")
            await write(store, "", b"a room without a code")
            assert await store.rooms() == [
                RoomInfo("", entries=1, first_at=1000, last_at=1000),
                RoomInfo("SEER", entries=1, first_at=1000, last_at=1000),
                RoomInfo("WOLF", entries=3, first_at=1000, last_at=3000),
            ]

    asyncio.run(night())


def test_a_forgotten_room_begins_anew(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            await write(store, "WOLF", b"deal", b"look")
            await write(store, "SEER", b"deal")
            assert await store.forget("WOLF")
            assert not await store.forget("WOLF")
            assert await store.read("WOLF") == []
            assert [room.code for room in await store.rooms()] == ["SEER"]
            with pytest.raises(StoreGap):  # a table that has not noticed
                await store.append("WOLF", 3, b"swap", at=0)
            await write(store, "WOLF", b"a new deal")
            assert await store.read("WOLF") == [(1, b"a new deal")]

    asyncio.run(night())


def test_forgetting_keeps_its_place_in_the_queue(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            told = await asyncio.gather(
                store.append("WOLF", 1, b"deal", at=0),
                store.forget("WOLF"),
                store.append("WOLF", 1, b"a new deal", at=0),
                store.append("WOLF", 1, b"too late", at=0),
            )
            assert list(told) == [True, True, True, False]
            assert await store.read("WOLF") == [(1, b"a new deal")]

    asyncio.run(night())


def test_room_codes_are_any_text(opening: Opening) -> None:
    codes = ["WOLF", "wolf", "Wolf ", "狼人", "🐺🌕", "é", "e\u0301", "'; DROP TABLE entries; --", "%", "\0x"]

    async def night() -> None:
        async with opening() as store:
            for code in codes:
                await write(store, code, code.encode())
            for code in codes:
                assert await store.read(code) == [(1, code.encode())]
            assert [room.code for room in await store.rooms()] == sorted(codes)

    asyncio.run(night())


def test_entries_are_any_bytes(opening: Opening) -> None:
    entries = [b"", b"\0", bytes(range(256)), random.Random(7).randbytes(5_000_000)]

    async def night() -> None:
        async with opening() as store:
            await write(store, "WOLF", *entries)
            assert [entry for _, entry in await store.read("WOLF")] == entries

    asyncio.run(night())


def test_a_closed_store_refuses(opening: Opening) -> None:
    async def night() -> None:
        async with opening() as store:
            await write(store, "WOLF", b"deal")
            await store.close()
            await store.close()
            append, forget = store.append("WOLF", 2, b"look", at=0), store.forget("WOLF")
            for call in (append, forget, store.read("WOLF"), store.rooms()):
                with pytest.raises(StoreClosed):
                    await call

    asyncio.run(night())


def test_reading_while_writing(opening: Opening) -> None:
    """Whoever reads sees a beginning of the log, and all that was acknowledged before they asked."""

    async def night() -> None:
        async with opening() as store:
            acknowledged = 0

            async def writing() -> None:
                nonlocal acknowledged
                for number in range(1, 301):
                    assert await store.append("WOLF", number, b"%d" % number, at=number)
                    acknowledged = number

            table = asyncio.create_task(writing())
            while not table.done():
                before = acknowledged
                seen = await store.read("WOLF")
                assert seen == [(number, b"%d" % number) for number in range(1, len(seen) + 1)]
                assert len(seen) >= before
                await asyncio.sleep(0)
            await table

    asyncio.run(night())


# The file


def test_thousands_at_once_are_all_there_after_a_restart(file: Path) -> None:
    rooms, entries = [f"R{room}" for room in range(200)], range(1, 31)

    async def table(store: Store, room: str) -> None:
        for number in entries:
            assert await store.append(room, number, f"{room} {number}".encode(), at=number)

    async def night() -> int:
        async with in_file(file) as store:
            await asyncio.gather(*(table(store, room) for room in rooms))
            return store.commits

    async def next_day() -> None:
        async with in_file(file) as store:
            for room in rooms:
                assert await store.read(room) == [(number, f"{room} {number}".encode()) for number in entries]
            assert [room.code for room in await store.rooms()] == sorted(rooms)
            assert await store.append("R0", len(entries) + 1, b"the next day", at=0)

    commits = asyncio.run(night())
    assert commits <= len(rooms) * len(entries) / 20
    asyncio.run(next_day())


def test_every_commit_waits_for_the_disk(file: Path) -> None:
    """What a killed process can't show: that a cut of the power loses nothing either."""

    async def night() -> None:
        async with in_file(file) as store:
            full = 2
            assert store._writer._connection.execute("PRAGMA synchronous").fetchone() == (full,)
            assert store._writer._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    asyncio.run(night())


def test_all_that_waits_shares_one_commit(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            with neighbour(file) as other:
                other.execute("BEGIN IMMEDIATE")
                first = asyncio.create_task(store.append("WOLF", 1, b"deal", at=0))
                await asyncio.sleep(0.05)  # the writer now waits for the neighbour with one entry in hand
                waiting = [asyncio.create_task(store.append(f"R{room}", 1, b"deal", at=0)) for room in range(5000)]
                await asyncio.sleep(0)
                assert store.commits == 0
                other.execute("ROLLBACK")
                assert all(await asyncio.gather(first, *waiting))
            assert store.commits <= 2

    asyncio.run(night())


@pytest.mark.parametrize("later", [False, True], ids=["in the same commit", "behind it"])
def test_what_follows_an_entry_that_lost_the_race_is_dropped_with_it(file: Path, later: bool) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", b"deal")
            with neighbour(file) as other:
                other.execute("BEGIN IMMEDIATE")
                row = ("WOLF", 2, 0, b"the neighbour's")
                other.execute("INSERT INTO entries (room, number, at, entry) VALUES (?, ?, ?, ?)", row)
                second = asyncio.create_task(store.append("WOLF", 2, b"ours", at=0))
                if later:
                    await asyncio.sleep(0.05)  # the writer now waits for the neighbour with this one in hand
                third = asyncio.create_task(store.append("WOLF", 3, b"decided as if ours were there", at=0))
                seer = asyncio.create_task(store.append("SEER", 1, b"deal", at=0))
                await asyncio.sleep(0.05)
                other.execute("COMMIT")
                assert await second is False
                with pytest.raises(StoreGap):
                    await third
                assert await seer
            assert await store.read("WOLF", 1) == [(2, b"the neighbour's")]

    asyncio.run(night())


def test_one_bad_entry_spoils_no_other(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            told = await asyncio.gather(
                store.append("WOLF", 1, b"deal", at=0),
                store.append("\ud800", 1, b"a code that is no text", at=0),
                store.append("SEER", 2**64, b"a number beyond all numbers", at=0),
                store.append("SEER", 1, b"deal", at=0),
                return_exceptions=True,
            )
            assert [told[0], told[3]] == [True, True]
            assert isinstance(told[1], UnicodeEncodeError)
            assert isinstance(told[2], OverflowError)
            assert await store.read("WOLF") == await store.read("SEER") == [(1, b"deal")]

    asyncio.run(night())


def test_whoever_stops_waiting_stops_nobody_else(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            gone = asyncio.create_task(store.append("WOLF", 1, b"deal", at=0))
            await asyncio.sleep(0)
            gone.cancel()
            assert await store.append("SEER", 1, b"deal", at=0)
            with pytest.raises(asyncio.CancelledError):
                await gone
            assert await store.read("WOLF") == [(1, b"deal")]

    asyncio.run(night())


def test_closing_writes_what_was_handed_in(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            appends = [asyncio.create_task(store.append("WOLF", number, b"", at=0)) for number in range(1, 2001)]
            await asyncio.sleep(0)
            closes = [asyncio.create_task(store.close()) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(StoreClosed):
                await store.append("WOLF", 2001, b"too late", at=0)
            await asyncio.gather(*closes)
            assert all(append.done() for append in appends)
            assert all(append.result() for append in appends)
        assert not file.with_name("rooms.db-wal").exists()  # folded into the file
        async with in_file(file) as store:
            assert len(await store.read("WOLF")) == 2000

    asyncio.run(night())


def test_closing_a_locked_store_refuses_what_was_handed_in(file: Path) -> None:
    async def night() -> None:
        async with in_file(file, busy_ms=50) as store:
            with neighbour(file) as other:
                other.execute("BEGIN EXCLUSIVE")
                append = asyncio.create_task(store.append("WOLF", 1, b"deal", at=0))
                await asyncio.sleep(0)
                await store.close()
                with pytest.raises(StoreBusy):
                    await append

    asyncio.run(night())


def test_a_store_left_open_does_not_hold_up_the_end(file: Path) -> None:
    """A server that falls over ends, warnings or not; what was acknowledged is there."""
    script = (
        "import asyncio, sys, pathlib\n"
        "from noctambule.server.store.sqlite import SqliteStore\n"
        "async def night():\n"
        "    store = await SqliteStore.open(pathlib.Path(sys.argv[1]))\n"
        "    assert await store.append('WOLF', 1, b'deal', at=0)\n"
        "    for number in range(2, 50):\n"
        "        asyncio.ensure_future(store.append('WOLF', number, b'look', at=0))\n"
        "    await asyncio.sleep(0)\n"
        "asyncio.run(night())\n"
    )
    command = [sys.executable, "-c", script, str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")

    async def next_day() -> None:
        async with in_file(file) as store:
            log = await store.read("WOLF")
            assert [number for number, _ in log] == list(range(1, len(log) + 1))
            assert log[0] == (1, b"deal")

    asyncio.run(next_day())


@pytest.mark.skipif(sys.platform == "win32", reason="who may read a file is said otherwise there")
def test_nobody_else_may_read_the_file(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", b"deal")
            for part in file.parent.iterdir():
                assert part.stat().st_mode & 0o077 == 0, part

    asyncio.run(night())


# Full disks and locked files


async def fill(store: Store, room: str) -> int:
    """Appends until the disk is full; how many entries there was room for."""
    number = 0
    while True:
        try:
            assert await store.append(room, number + 1, bytes(3000), at=0)
        except StoreFull:
            return number
        number += 1


def allow_pages(store: SqliteStore, pages: int) -> None:
    """Makes the disk, as it were, end after so many pages."""
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_refuses_and_goes_on_when_it_can(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "SEER", b"deal", *[bytes(3000)] * 5)
            allow_pages(store, 40)
            kept = await fill(store, "WOLF")
            assert kept > 5
            with pytest.raises(StoreFull):
                await store.append("WOLF", kept + 1, bytes(3000), at=0)
            assert len(await store.read("WOLF")) == kept
            assert not await store.append("WOLF", kept, b"somebody else's", at=0)  # that can still be told
            assert await store.forget("SEER")
            assert await store.append("WOLF", kept + 1, bytes(3000), at=0)
            await fill(store, "ROBBER")
            allow_pages(store, 1_000_000)
            assert await store.append("WOLF", kept + 2, bytes(30_000), at=0)
            assert [number for number, _ in await store.read("WOLF")] == list(range(1, kept + 3))

    asyncio.run(night())


def test_in_a_group_that_does_not_fit_no_refused_entry_is_kept(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", b"deal")
            allow_pages(store, 40)
            told = await asyncio.gather(
                *(store.append(f"R{room}", 1, bytes(3000), at=0) for room in range(100)),
                store.append("WOLF", 2, bytes(1_000_000), at=0),
                store.append("WOLF", 3, b"small, but not without the one before", at=0),
                return_exceptions=True,
            )
            assert isinstance(told[-2], StoreFull)
            assert isinstance(told[-1], StoreFull | StoreGap)
            for room, outcome in enumerate(told[:-2]):
                assert outcome is True or isinstance(outcome, StoreFull)
                assert len(await store.read(f"R{room}")) == (outcome is True)
            assert await store.read("WOLF") == [(1, b"deal")]
            assert await store.append("WOLF", 2, b"look", at=0)
        with neighbour(file) as other:
            assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(night())


def test_a_locked_database_refuses_and_goes_on_when_it_can(file: Path) -> None:
    async def night() -> None:
        async with in_file(file, busy_ms=50) as store:
            await write(store, "WOLF", b"deal")
            with neighbour(file) as other:
                other.execute("BEGIN EXCLUSIVE")
                told = await asyncio.gather(
                    *(store.append("WOLF", number, b"look", at=0) for number in (2, 3)), return_exceptions=True
                )
                assert [type(outcome) for outcome in told] == [StoreBusy, StoreBusy]
                assert told[0] is not told[1]
                with pytest.raises(StoreBusy):
                    await store.forget("WOLF")
                assert await store.read("WOLF") == [(1, b"deal")]
                assert store.commits == 1
                other.execute("ROLLBACK")
            assert await store.append("WOLF", 2, b"look", at=0)
            assert await store.read("WOLF") == [(1, b"deal"), (2, b"look")]

    asyncio.run(night())


def test_a_short_lock_is_waited_for_and_holds_up_neither_loop_nor_readers(file: Path) -> None:
    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", b"deal")
            with neighbour(file) as other:
                other.execute("BEGIN IMMEDIATE")
                append = asyncio.create_task(store.append("WOLF", 2, b"look", at=0))
                for _ in range(30):
                    assert await store.read("WOLF") == [(1, b"deal")]
                    await asyncio.sleep(0.005)
                assert not append.done()
                other.execute("ROLLBACK")
                assert await append

    asyncio.run(night())


# Versions


def version(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def test_migrations_are_numbered_without_holes() -> None:
    migrations = known_migrations()
    assert [step.number for step in migrations] == list(range(1, len(migrations) + 1))
    assert all(step.name.startswith(f"{step.number:04}_") for step in migrations)


def test_an_empty_file_is_migrated(file: Path) -> None:
    file.touch()

    async def night() -> None:
        async with in_file(file) as store:
            await write(store, "WOLF", b"deal")

    asyncio.run(night())
    with neighbour(file) as other:
        assert version(other) == known_migrations()[-1].number
        assert "entries" in tables(other)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_newer_version_is_refused_and_left_alone(file: Path) -> None:
    newer = known_migrations()[-1].number + 1
    with neighbour(file) as other:
        other.execute(f"PRAGMA user_version = {newer}")
    before = file.read_bytes()
    with pytest.raises(StoreTooNew, match=f"version {newer}.*up to {newer - 1}"):
        asyncio.run(SqliteStore.open(file))
    assert file.read_bytes() == before


FIRST = Migration(1, "0001_seats.sql", "CREATE TABLE seats (name TEXT); -- who sits; where\n")
SECOND = Migration(
    2,
    "0002_guests.sql",
    "CREATE TABLE guests (name TEXT);\n"
    "CREATE TRIGGER welcome AFTER INSERT ON guests BEGIN INSERT INTO seats VALUES ('a;b'); SELECT 1; END;\n"
    "INSERT INTO guests VALUES ('Ana')",
)
BROKEN = Migration(3, "0003_broken.sql", "CREATE TABLE ghosts (name TEXT); INSERT INTO nowhere VALUES (1);")


def test_only_missing_steps_are_taken(file: Path) -> None:
    with neighbour(file) as connection:
        migrate(connection, [FIRST])
        migrate(connection, [FIRST, SECOND])
        migrate(connection, [FIRST, SECOND])
        assert version(connection) == 2
        assert connection.execute("SELECT name FROM seats").fetchall() == [("a;b",)]


def test_a_half_taken_step_is_undone(file: Path) -> None:
    with neighbour(file) as connection:
        migrate(connection, [FIRST])
        with pytest.raises(sqlite3.OperationalError, match="nowhere") as refused:
            migrate(connection, [FIRST, SECOND, BROKEN])
        assert refused.value.__notes__ == ["while taking 0003_broken.sql"]
        assert not connection.in_transaction
        assert (version(connection), tables(connection)) == (1, {"seats"})
        migrate(connection, [FIRST, SECOND])
        assert (version(connection), tables(connection)) == (2, {"seats", "guests"})


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to be looked at: " + "wolf " * 100, encoding="utf-8")
    for path in (text, tmp_path, tmp_path / "nowhere" / "rooms.db"):
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore.open(path))


# Several processes


RACE = """
import asyncio, pathlib, sys
from noctambule.server.store.sqlite import SqliteStore

async def race(path, name, numbers):
    store = await SqliteStore.open(pathlib.Path(path), busy_ms=20_000)
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(1, int(numbers) + 1):
        if await store.append("WOLF", number, f"{name} {number}".encode(), at=number):
            print(number)
    await store.close()

asyncio.run(race(*sys.argv[1:]))
"""


@contextmanager
def racing(file: Path, name: str, numbers: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", RACE, str(file), name, str(numbers)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as racer:
        try:
            yield racer
        finally:
            racer.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_processes_racing_for_the_same_numbers(file: Path) -> None:
    """All of them open an empty file at once, too; exactly one wins each number, and it knows that it did."""
    names, numbers = ["Ana", "Ben", "Cleo"], 150
    with ExitStack() as ending:
        racers = [ending.enter_context(racing(file, name, numbers)) for name in names]
        assert [line(racer) for racer in racers] == ["ready"] * len(names)
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        printed = [racer.communicate(timeout=60)[0] for racer in racers]
        assert [racer.returncode for racer in racers] == [0] * len(names)
    won = {name: {int(number) for number in lines.split()} for name, lines in zip(names, printed, strict=True)}

    async def next_day() -> None:
        async with in_file(file) as store:
            log = await store.read("WOLF")
        assert [number for number, _ in log] == list(range(1, numbers + 1))
        for number, entry in log:
            holder, _, _ = entry.decode().partition(" ")
            assert [name for name in names if number in won[name]] == [holder]

    asyncio.run(next_day())
