"""The store in one SQLite file: the writer's thread commits in groups, a second one reads beside it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from noctambule.server.store import RoomInfo, StoreClosed, StoreError
from noctambule.server.store.group_commit import Row, Write, Writer, append_rows, empty_the_log
from noctambule.server.store.migrating import known_migrations, migrate
from noctambule.server.store.refusals import refusal

_Answer = TypeVar("_Answer")

_READ = "SELECT number, entry FROM entries WHERE room = ? AND number > ? ORDER BY number"
_FORGET = "DELETE FROM entries WHERE room = ?"
_FORGET_BEFORE = "DELETE FROM entries WHERE room = ? AND number < ?"

# Leaps from room to room along the key. Numbers have no holes, so the last one is the count: no entry is gone through.
_ROOMS = """
    WITH RECURSIVE codes (code) AS (
        SELECT min(room) FROM entries
        UNION ALL
        SELECT (SELECT min(room) FROM entries WHERE room > code) FROM codes WHERE code IS NOT NULL
    )
    SELECT code, latest.number - earliest.number + 1, earliest.at, latest.at
    FROM codes
    JOIN entries AS earliest ON earliest.room = code
        AND earliest.number = (SELECT min(number) FROM entries WHERE room = code)
    JOIN entries AS latest ON latest.room = code
        AND latest.number = (SELECT max(number) FROM entries WHERE room = code)
    ORDER BY code
"""


class _Connections(NamedTuple):
    writing: sqlite3.Connection
    reading: sqlite3.Connection


class SqliteStore:
    """One open file. Several stores, in several processes too, may have the same file open."""

    def __init__(self, connections: _Connections) -> None:
        self._writer = Writer(connections.writing)
        self._reading = connections.reading
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, busy_ms: int = 2_000) -> Self:
        """Opens the file, makes it where there is none, and migrates it.

        A lock that somebody else holds is waited for as long as `busy_ms`; then comes `StoreBusy`.
        """
        return cls(await asyncio.to_thread(_connect, path, busy_ms))

    @property
    def commits(self) -> int:
        """How many transactions have been committed since the store was opened."""
        return self._writer.commits

    async def append(self, room: str, number: int, entry: bytes, at: int) -> bool:
        return await self._write(Row(room, number, at, entry))

    async def replace(self, room: str, number: int, entry: bytes, at: int) -> bool:
        def replace(connection: sqlite3.Connection) -> bool:
            if connection.execute(append_rows(1), Row(room, number, at, entry)).rowcount != 1:
                return False
            connection.execute(_FORGET_BEFORE, (room, number))
            return True

        replaced = await self._write(replace)
        await self._writer.wipe()
        return replaced

    async def forget(self, room: str) -> bool:
        gone = await self._write(lambda connection: connection.execute(_FORGET, (room,)).rowcount > 0)
        await self._writer.wipe()
        return gone

    async def read(self, room: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._read(lambda connection: connection.execute(_READ, (room, after)).fetchall())

    async def rooms(self) -> list[RoomInfo]:
        return await self._read(lambda connection: [RoomInfo(*row) for row in connection.execute(_ROOMS)])

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _write(self, what: Row | Write) -> bool:
        self._must_be_open()
        return await self._writer.do(what)

    async def _read(self, question: Callable[[sqlite3.Connection], _Answer]) -> _Answer:
        self._must_be_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question, self._reading)
        except sqlite3.Error as error:
            raise refusal(error) from error

    def _must_be_open(self) -> None:
        if self._closing is not None:
            raise StoreClosed("the store has been closed")

    async def _close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        await self._writer.close()  # last, for the last connection to a file folds its write-ahead log into it


def _connect(path: Path, busy_ms: int) -> _Connections:
    try:
        path.touch(mode=0o600)  # a room's secrets are nobody else's; SQLite's side files do as this one does
        with ExitStack() as unless_done:
            writing, reading = (unless_done.enter_context(closing(_connection(path, busy_ms))) for _ in range(2))
            migrate(writing, known_migrations())
            if writing.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise StoreError(f"{path} lies where SQLite can keep no write-ahead log")
            writing.execute("PRAGMA synchronous = FULL")
            writing.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync stops at the drive's own memory
            writing.execute("PRAGMA secure_delete = ON")  # what is deleted is written over
            empty_the_log(writing)  # what was deleted right before a crash may still lie in it
            reading.execute("PRAGMA query_only = ON")
            unless_done.pop_all()
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise refusal(error) from error
    return _Connections(writing, reading)


def _connection(path: Path, busy_ms: int) -> sqlite3.Connection:
    # Each is used by one thread at a time, though not by the one that makes it; transactions are begun by hand.
    return sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None, check_same_thread=False)
