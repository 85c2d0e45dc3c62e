"""The one who writes: all that waits goes into one transaction and shares one trip to the disk."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from noctambule.clock import let_others_go_first
from noctambule.server.store.refusals import refusal

Write = Callable[[sqlite3.Connection], bool]
"""Changes rows inside the transaction it is called in, and says what its waiter shall be told after the commit."""

Outcome = bool | Exception

ROUNDS = 3
"""Turns of the loop before a batch is closed: one to read what has arrived, one to decide about it, one to ask for it.

A commit costs ten times what a row does. What has reached this machine by now shares one; an idle house loses nothing.
"""


class _Waiting(NamedTuple):
    write: Write
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

    async def do(self, write: Write) -> bool:
        """What `write` said, once the transaction it was part of is on the disk."""
        told: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(_Waiting(write, told))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())
        return await told

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
        self._writing = None

    def _commit(self, batch: list[_Waiting]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(waiting.write) for waiting in batch]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return [_refused(error) for _ in batch]
        self.commits += 1
        return outcomes

    def _outcome(self, write: Write) -> Outcome:
        try:
            return write(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:  # SQLite has given up the others' rows too
                raise
            return _refused(error)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


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
