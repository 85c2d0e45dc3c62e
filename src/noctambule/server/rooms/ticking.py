"""Lets time pass in a room: an alarm for whatever is due next, set anew when something is due earlier."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from noctambule.clock import RoomClock


class Ticking:
    """Calls `tick` whenever something is due; `due` is a moment of this clock, or None.

    A room that waits costs one alarm and no task: a house may keep thousands of them.
    """

    def __init__(
        self, clock: RoomClock, due: Callable[[], int | None], tick: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        self.clock = clock
        self._due = due
        self._tick = tick
        self._set_for: int | None = None
        self._call_off: Callable[[], None] = _nothing
        self._running = False
        self._ringing: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = True
        self.look_again()

    def look_again(self) -> None:
        """Something else may be due now."""
        if not self._running or self._ringing is not None:
            return
        due = self._due()
        # An alarm that is too early is left alone: most things due are put off again and again, and it costs one look.
        if due is None or (self._set_for is not None and self._set_for <= due):
            return
        self._call_off()
        self._set_for = due
        self._call_off = self.clock.alarm(due, self._ring)

    async def stop(self) -> None:
        self._running = False
        self._call_off()
        if self._ringing is not None:
            self._ringing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ringing

    def _ring(self) -> None:
        self._set_for = None
        due = self._due()
        if due is not None and due <= self.clock.now():
            self._ringing = asyncio.create_task(self._rings())
        else:
            self.look_again()

    async def _rings(self) -> None:
        try:
            await self._tick()
        finally:
            self._ringing = None
            self.look_again()


def _nothing() -> None:
    """No alarm is set."""
