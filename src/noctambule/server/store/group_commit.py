"""The one who writes: all that waits goes into one transaction and shares one trip to the disk."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from noctambule.clock import let_others_go_first
from noctambule.server.store import StoreGap
from noctambule.server.store.refusals import refusal

Write = Callable[[sqlite3.Connection], bool]
"""Changes rows inside the transaction it is called in, and says what its waiter shall be told after the commit."""

Outcome = bool | Exception

ROUNDS = 3
"""Turns of the loop before a batch is closed: one to read what has arrived, one to decide about it, one to ask for it.

A commit costs ten times what a row does. What has reached this machine by now shares one; an idle house loses nothing.
"""


class Row(NamedTuple):
    """An entry to be appended."""

    room: str
    number: int
    at: int
    entry: bytes


AT_ONCE = 200
"""Rows of one statement; SQLite has not always taken more."""


class _Waiting(NamedTuple):
    what: Row | Write
    told: asyncio.Future[bool]


class Writer:
    """Owns the connection that writes, in a thread of its own. Made, handed work and closed on one event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        """How many transactions have been committed so far."""
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting = list[_Waiting]()
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._wiping: asyncio.Future[None] | None = None

    async def do(self, what: Row | Write) -> bool:
        """Whether a row was appended, or what `write` said, once the transaction it was part of is on the disk."""
        told: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(_Waiting(what, told))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())
        return await told

    async def wipe(self) -> None:
        """Takes what has been deleted by now out of the write-ahead log as well; many who ask at once share one go."""
        if self._wiping is None:
            self._wiping = asyncio.ensure_future(self._wipe())
        await asyncio.shield(self._wiping)

    async def _wipe(self) -> None:
        await let_others_go_first(ROUNDS)
        self._wiping = None  # whoever deletes from now on asks for another
        try:
            await self._loop.run_in_executor(self._thread, empty_the_log, self._connection)
        except sqlite3.Error as error:
            raise refusal(error) from error

    async def close(self) -> None:
        """Writes what waits, then lets go of the connection; called once, and last."""
        if self._writing is not None:
            await self._writing
        await self._loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def _write(self) -> None:
        while self._waiting:
            await let_others_go_first(ROUNDS)
            batch, self._waiting = self._waiting, []
            outcomes = await self._loop.run_in_executor(self._thread, self._commit, batch)
            for (_, told), outcome in zip(batch, outcomes, strict=True):
                _tell(told, outcome)
            self._drop_what_follows(batch, outcomes)
        self._writing = None

    def _drop_what_follows(self, batch: list[_Waiting], outcomes: list[Outcome]) -> None:
        """Who handed in more behind what was not written could not know of it yet."""
        lost = _Lost()
        for waiting, outcome in zip(batch, outcomes, strict=True):
            lost.note(waiting.what, outcome)
        dropped = [waiting for waiting in self._waiting if lost.drops(waiting.what)]
        for waiting in dropped:
            self._waiting.remove(waiting)
            _tell(waiting.told, _gap())

    def _commit(self, batch: list[_Waiting]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = self._all_at_once(batch) or self._one_by_one(batch)
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return [_refused(error) for _ in batch]
        self.commits += 1
        return outcomes

    def _all_at_once(self, batch: list[_Waiting]) -> list[Outcome]:
        """Where they are rows and every one finds its place, all by one statement; otherwise nothing has been done.

        At every statement this thread gives Python's lock away, and a busy loop is slow to give it back: few are best.
        """
        rows = [waiting.what for waiting in batch if isinstance(waiting.what, Row)]
        if not len(batch) == len(rows) <= AT_ONCE:
            return []
        with contextlib.suppress(Exception):  # what is wrong, and with which, is seen when they go one by one
            if self._connection.execute(append_rows(len(rows)), [*chain.from_iterable(rows)]).rowcount == len(rows):
                return [True] * len(rows)
        self._roll_back()
        self._connection.execute("BEGIN IMMEDIATE")
        return []

    def _one_by_one(self, batch: list[_Waiting]) -> list[Outcome]:
        outcomes, lost = list[Outcome](), _Lost()
        for what, _ in batch:
            outcomes.append(_gap() if lost.drops(what) else self._outcome(what))
            lost.note(what, outcomes[-1])
        return outcomes

    def _outcome(self, what: Row | Write) -> Outcome:
        try:
            if isinstance(what, Row):
                return self._connection.execute(append_rows(1), what).rowcount == 1
            return what(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:  # SQLite has given up the others' rows too
                raise
            return _refused(error)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


class _Lost:
    """Entries that were not written. What follows one in its room was decided as if it were there, and is dropped."""

    def __init__(self) -> None:
        self._first = dict[str, int]()

    def note(self, what: Row | Write, outcome: Outcome) -> None:
        if isinstance(what, Row) and outcome is not True:
            self._first[what.room] = min(what.number, self._first.get(what.room, what.number))

    def drops(self, what: Row | Write) -> bool:
        return isinstance(what, Row) and what.room in self._first and what.number > self._first[what.room]


def empty_the_log(connection: sqlite3.Connection) -> None:
    """Folds the write-ahead log into the file and empties it: pages of old lie in it until they are written over.

    Where another process is reading, it is emptied as far as that lets us, and wholly the next time.
    """
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


@lru_cache(maxsize=AT_ONCE)
def append_rows(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO entries (room, number, at, entry) VALUES {places} ON CONFLICT DO NOTHING"


def _gap() -> StoreGap:
    return StoreGap("the entry before was not written")


def _refused(error: Exception) -> Exception:
    # What did not come from SQLite is the caller's own mistake, a number beyond 64 bits for one.
    return refusal(error) if isinstance(error, sqlite3.Error) else error


def _tell(told: asyncio.Future[bool], outcome: Outcome) -> None:
    if told.cancelled():
        return
    if isinstance(outcome, Exception):
        told.set_exception(outcome)
    else:
        told.set_result(outcome)
