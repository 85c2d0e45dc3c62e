"""The thread that writes: all that waits in its queue goes into one transaction and shares one trip to the disk."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from noctambule.server.store.refusals import refusal

Write = Callable[[sqlite3.Connection], bool]
"""Changes rows inside the transaction it is called in, and says what its waiter shall be told after the commit."""

Outcome = bool | Exception


class _Waiting(NamedTuple):
    write: Write
    told: asyncio.Future[bool]


class Writer:
    """Owns the connection that writes. Made, handed work and closed on one event loop, which it never holds up."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        """How many transactions have been committed so far."""
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()  # None is the last thing ever put in
        # A daemon, for a program that dies without closing its store need not wait: what was acknowledged is on disk.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, write: Write) -> bool:
        """What `write` said, once the transaction it was part of is on the disk."""
        told: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(_Waiting(write, told))
        return await told

    async def close(self) -> None:
        """Writes what is in the queue, then lets go of the connection; called once, and last."""
        self._queue.put(None)
        await self._ended
        self._thread.join()  # at its very end already

    def _run(self) -> None:
        closing = False
        while not closing:
            taken = [self._queue.get()]
            taken += [self._queue.get() for _ in range(self._queue.qsize())]
            batch = [waiting for waiting in taken if waiting is not None]
            closing = len(batch) < len(taken)
            if batch:
                outcomes = self._commit(batch)
                self._on_loop(partial(_tell, batch, outcomes))
        self._connection.close()
        self._on_loop(partial(self._ended.set_result, None))

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

    def _on_loop(self, call: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it whoever waited
            self._loop.call_soon_threadsafe(call)


def _refused(error: Exception) -> Exception:
    # What did not come from SQLite is the caller's own mistake, a number beyond 64 bits for one.
    return refusal(error) if isinstance(error, sqlite3.Error) else error


def _tell(batch: list[_Waiting], outcomes: list[Outcome]) -> None:
    for (_, told), outcome in zip(batch, outcomes, strict=True):
        if told.cancelled():
            continue
        if isinstance(outcome, Exception):
            told.set_exception(outcome)
        else:
            told.set_result(outcome)
