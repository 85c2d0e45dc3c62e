"""The house: all rooms of this process, opened when somebody comes."""

import asyncio
import secrets
from collections.abc import Sequence
from math import inf

from aiohttp import web

from noctambule.clock import RoomClock
from noctambule.engine.errors import NotAsked
from noctambule.live import wire
from noctambule.server.bots.minds import Minds
from noctambule.server.logs import note
from noctambule.server.network.guard import Buckets
from noctambule.server.rooms.deleting import delete_room
from noctambule.server.rooms.doors import Doors
from noctambule.server.rooms.forgetting import Forgetting
from noctambule.server.rooms.luck import Luck, by_the_system
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import CODE_LENGTH, LETTERS
from noctambule.server.screens.presence import Screen
from noctambule.server.store import Store
from noctambule.server.tally import Tally

MOST_ROOMS = 10_000
"""Rooms that one process keeps open."""
AT_ONCE, PER_SECOND = 60, 15
"""What one screen may say."""
KNOCKS_AT_ONCE, KNOCKS_PER_SECOND = 100, 1
"""Rooms that may be opened or asked for from one address; twenty phones behind one address reload at once."""
ERRANDS_AT_ONCE, ERRANDS_PER_SECOND = 200, 10
"""Decks checked, nights scripted, words drawn and games judged for one address."""


class House:
    """All rooms of this process, opened when somebody comes."""

    def __init__(
        self,
        store: Store,
        clock: RoomClock,
        guarded: bool = True,
        luck: Luck = by_the_system,
        minds: Minds | None = None,
        keep: int | None = None,
        by_address: bool = False,
    ) -> None:
        self.store = store
        self.minds = minds
        self.clock = clock
        self.luck = luck
        self.tally = Tally()
        self.most_rooms = MOST_ROOMS
        self.rooms = dict[str, OpenRoom]()
        self.keep = keep
        """Milliseconds for which a room is kept after its last game; None for ever."""
        self.forgetting = Forgetting(self)
        self._guarded = guarded
        self._by_address = by_address
        self._loading = asyncio.Lock()
        """One room is looked for, or forgotten, at a time: what is being forgotten is not found."""
        at_once = KNOCKS_AT_ONCE if guarded else inf
        self.knocks = Buckets(clock, at_once, KNOCKS_PER_SECOND)
        self.errands = Buckets(clock, ERRANDS_AT_ONCE if guarded else inf, ERRANDS_PER_SECOND)
        self.said_at_once = AT_ONCE if guarded else inf

    async def room(self, code: str) -> OpenRoom | None:
        """A room by its code, from memory or from its log."""
        code = code.upper()
        if code not in self.rooms and set(code) <= set(LETTERS):
            async with self._loading:
                if code not in self.rooms:
                    await self._load(code)
        return self.rooms.get(code)

    async def _load(self, code: str) -> None:
        found = await OpenRoom.load(code, self.store, self.clock, self.luck, self.minds, self._doors())
        if found is not None:
            await self._make_way()
            note("room-resumed", rooms=len(self.rooms) + 1)
            self._keep(found)

    def _doors(self) -> Doors:
        return Doors(self.clock, self._guarded, self._by_address)

    async def open(self) -> OpenRoom:
        """A new room under a code nobody has. It is written down when the first one sits down."""
        await self._make_way()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.room(code) is None:
                note("room-opened", rooms=len(self.rooms) + 1)
                doors = self._doors()
                return self._keep(OpenRoom(Room(code), self.store, self.clock, 0, self.luck, self.minds, doors))

    async def _make_way(self) -> None:
        """Closes the oldest rooms that nobody looks at, where there are too many; their logs open them again."""
        while len(self.rooms) >= self.most_rooms:
            idle = next((room for room in self.rooms.values() if not room.is_looked_at), None)
            if idle is None:
                raise NotAsked("house-is-full")
            del self.rooms[idle.room.code]
            await idle.close()

    async def delete(self, room: OpenRoom, screen: Screen, said: wire.DeleteRoom) -> None:
        """Deletes a room for good, because its host says so."""
        async with self._loading:
            await delete_room(room, screen, said)
            self.rooms.pop(room.room.code, None)
        self.tally.forgotten["deleted"] += 1
        note("room-deleted", rooms=len(self.rooms))
        await room.close()

    async def forget(self, codes: Sequence[str]) -> int:
        """Forgets rooms that nobody looks at, also where they are open."""
        async with self._loading:
            idle = [code for code in codes if code not in self.rooms or not self.rooms[code].is_looked_at]
            closed = [self.rooms.pop(code) for code in idle if code in self.rooms]
            for room in closed:
                room.is_gone = True
            gone = await asyncio.gather(*(self.store.forget(code) for code in idle))
        for room in closed:
            await room.close()
        return sum(gone)

    def _keep(self, room: OpenRoom) -> OpenRoom:
        self.rooms[room.room.code] = room
        room.keep_time()
        return room

    async def close(self) -> None:
        await self.forgetting.stop()
        for room in self.rooms.values():
            await room.close()
        if self.minds is not None:
            self.minds.close()
        await self.store.close()


HOUSE = web.AppKey("house", House)
