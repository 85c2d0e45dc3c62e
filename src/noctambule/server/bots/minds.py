"""Minds: a process of its own in which bots think, so that the server's loop never waits for them."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib.util import find_spec
from logging import WARNING
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Protocol

from noctambule.clock import RoomClock
from noctambule.games import games
from noctambule.live.parts import part
from noctambule.server.logs import note

STUCK = 60_000
"""Milliseconds after which a thought is given up, and the process with it; the first one of all may be compiled."""
POLITELY = 5


class Thought(Protocol):
    """Something a bot is thinking about, or has thought."""

    def done(self) -> bool: ...

    def cancel(self) -> bool: ...

    def result(self) -> bytes | None:
        """What it decided; None where nothing came of it."""
        ...


class Minds(Protocol):
    """Where bots think."""

    def warm_up(self) -> None: ...

    def think(
        self, how: str, seen: bytes, strength: str, temperament: str, seed: str, then: Callable[[], None]
    ) -> Thought: ...

    def close(self) -> None: ...


def minds_here(clock: RoomClock) -> "Minds | None":
    """Where bots think on this machine; without the lab's extra there are none."""
    return ProcessMinds(clock) if find_spec("numba") is not None else None


class ProcessMinds:
    """One process for the whole house, begun when it is first needed, and anew when it has died or is stuck.

    It is handed what a bot's seat was shown and nothing else.
    """

    def __init__(self, clock: RoomClock, load: Callable[[], object] | None = None) -> None:
        self.clock = clock
        self._load = load or _load
        self._pool: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._asked = dict[Future[bytes], int]()

    def warm_up(self) -> None:
        """Begins the process, and lets it load what it needs, before anybody waits for it."""
        if self._pool is None:
            self._begin()

    def think(
        self, how: str, seen: bytes, strength: str, temperament: str, seed: str, then: Callable[[], None]
    ) -> Thought:
        """Has something thought about; `then` is called, on the loop, when it is done."""
        if any(self.clock.now() - at > STUCK for at in self._asked.values()):
            note("minds-stuck", WARNING)
            self.close()
        try:
            asked = self._begin().submit(_think, how, seen, strength, temperament, seed)
        except BrokenProcessPool:
            note("minds-died", WARNING)
            self.close()
            asked = self._begin().submit(_think, how, seen, strength, temperament, seed)
        self._asked[asked] = self.clock.now()
        loop = asyncio.get_running_loop()

        def tell(future: Future[bytes]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(self._done, future, then)

        asked.add_done_callback(tell)
        return _Asked(asked)

    def _done(self, asked: Future[bytes], then: Callable[[], None]) -> None:
        self._asked.pop(asked, None)
        then()

    def _begin(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)
            self._pool.submit(os.getpid).add_done_callback(self._know)
            self._pool.submit(self._load)
        return self._pool

    def _know(self, begun: Future[int]) -> None:
        if not begun.cancelled() and begun.exception() is None:
            self._pid = begun.result()

    def close(self) -> None:
        """Ends the process, whatever it is thinking about: it has nothing to lose."""
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
        self._pool, self._pid, self._asked = None, None, {}


class _Asked:
    """A thought in the other process."""

    def __init__(self, future: Future[bytes]) -> None:
        self._future = future

    def done(self) -> bool:
        return self._future.done()

    def cancel(self) -> bool:
        return self._future.cancel()

    def result(self) -> bytes | None:
        if not self._future.done() or self._future.cancelled() or self._future.exception() is not None:
            return None
        return self._future.result()


def _think(how: str, seen: bytes, strength: str, temperament: str, seed: str) -> bytes:
    """In the other process: a game's way to think is loaded there, and the server itself need not."""
    decided: bytes = part(how)(seen, strength, temperament, seed)
    return decided


def _settle_in() -> None:
    """In the other process: it leaves the machine to the players where it can, and goes when the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITELY)
    Thread(target=_go_with, args=(parent_process(),), daemon=True).start()


def _go_with(server: BaseProcess | None) -> None:
    if server is not None:
        server.join()
        os._exit(0)


def _load() -> None:
    """In the other process: fetches what thinking needs, or compiles it, before anybody waits for it."""
    for kind in games():
        if kind.warms_up is not None:
            part(kind.warms_up)()
