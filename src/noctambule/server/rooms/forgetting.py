"""Forgets rooms when their time has come, while serving: at the start, and every hour."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from noctambule.clock import RoomClock
from noctambule.server.logs import note
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.store import Store, StoreError
from noctambule.server.tally import Tally

EVERY = 3_600_000
"""Milliseconds."""
AT_ONCE = 50
"""Rooms that are forgotten in one go; between two, whoever plays has their turn."""


class Keeps(Protocol):
    """A house, as far as it forgets."""

    store: Store
    clock: RoomClock
    tally: Tally
    rooms: dict[str, OpenRoom]
    keep: int | None

    async def forget(self, codes: list[str]) -> int: ...


class Forgetting:
    """Looks for rooms whose last game is longer ago than rooms are kept. One that a screen looks at stays."""

    def __init__(self, house: Keeps) -> None:
        self.house = house
        self._call_off: Callable[[], None] = lambda: None
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.house.keep is not None:
            self._look()

    async def stop(self) -> None:
        self._call_off()
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    def _look(self) -> None:
        self._looking = asyncio.create_task(self.look())
        self._call_off = self.house.clock.alarm(self.house.clock.now() + EVERY, self._look)

    async def look(self) -> None:
        """Goes through all rooms once."""
        house = self.house
        if house.keep is None:
            return
        before = house.clock.now() - house.keep
        try:
            written = await house.store.rooms()
            known = {info.code for info in written}
            unwritten = [code for code, room in house.rooms.items() if code not in known and room.opened_at < before]
            old = [*(info.code for info in written if info.last_at < before), *unwritten]
            gone = 0
            for first in range(0, len(old), AT_ONCE):
                gone += await house.forget(old[first : first + AT_ONCE])
        except StoreError as error:  # it is tried again in an hour
            note("not-forgotten", why=type(error).__name__)
            return
        if gone:
            house.tally.forgotten["old"] += gone
            note("rooms-forgotten", rooms=gone)
