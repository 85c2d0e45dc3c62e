"""Lets time pass in a room: waits for whatever is due next, or for that to change."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from noctambule.clock import RoomClock


class Ticking:
    """Calls `tick` whenever something is due; `due` is a moment of this clock, or None."""

    def __init__(self, clock: RoomClock, due: Callable[[], int | None], tick: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self._due = due
        self._tick = tick
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def look_again(self) -> None:
        """Something else may be due now."""
        self._changed.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(self._changed.wait())]
            if (due := self._due()) is not None:
                waiting.append(asyncio.create_task(self.clock.until(due)))
            _, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await self._tick()
