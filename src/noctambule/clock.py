"""The one place that reads a clock; everything else is handed the time."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Clock:
    """Milliseconds since it was made."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)


def stamp() -> str:
    """Today and now, for a file's name."""
    return time.strftime("%Y-%m-%d-%H%M%S")


async def let_others_go_first(rounds: int) -> None:
    """Whatever is ready on the loop has so many turns before this goes on; no time need pass."""
    for _ in range(rounds):
        await asyncio.sleep(0)


class RoomClock(Protocol):
    """Time as rooms live by it: milliseconds since 1970, and waiting for a moment."""

    def now(self) -> int: ...

    async def until(self, moment: int) -> None: ...

    def alarm(self, moment: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Rings once at a moment, or soon if that has passed; what comes back calls it off."""


class WallClock:
    """The machine's own time."""

    def now(self) -> int:
        return int(time.time() * 1000)

    async def until(self, moment: int) -> None:
        await asyncio.sleep(max(0, moment - self.now()) / 1000)

    def alarm(self, moment: int, ring: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, ring).cancel
