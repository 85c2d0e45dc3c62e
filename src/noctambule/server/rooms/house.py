"""The house: all rooms of this process, opened when somebody comes."""

import secrets
from math import inf

from aiohttp import web

from noctambule.clock import RoomClock
from noctambule.engine.errors import NotAsked
from noctambule.server.bots.minds import Minds
from noctambule.server.logs import note
from noctambule.server.network.guard import Buckets
from noctambule.server.rooms.luck import Luck, by_the_system
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import CODE_LENGTH, LETTERS
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
    ) -> None:
        self.store = store
        self.minds = minds
        self.clock = clock
        self.luck = luck
        self.tally = Tally()
        self.most_rooms = MOST_ROOMS
        self.rooms = dict[str, OpenRoom]()
        at_once = KNOCKS_AT_ONCE if guarded else inf
        self.knocks = Buckets(clock, at_once, KNOCKS_PER_SECOND)
        self.errands = Buckets(clock, ERRANDS_AT_ONCE if guarded else inf, ERRANDS_PER_SECOND)
        self.said_at_once = AT_ONCE if guarded else inf

    async def room(self, code: str) -> OpenRoom | None:
        """A room by its code, from memory or from its log."""
        code = code.upper()
        if code not in self.rooms and set(code) <= set(LETTERS):
            found = await OpenRoom.load(code, self.store, self.clock, self.luck, self.minds)
            if found is not None:
                await self._make_way()
                if code not in self.rooms:
                    note("room-resumed", rooms=len(self.rooms) + 1)
                    self._keep(found)
        return self.rooms.get(code)

    async def open(self) -> OpenRoom:
        """A new room under a code nobody has. It is written down when the first one sits down."""
        await self._make_way()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.room(code) is None:
                note("room-opened", rooms=len(self.rooms) + 1)
                return self._keep(OpenRoom(Room(code), self.store, self.clock, luck=self.luck, minds=self.minds))

    async def _make_way(self) -> None:
        """Closes the oldest rooms that nobody looks at, where there are too many; their logs open them again."""
        while len(self.rooms) >= self.most_rooms:
            idle = next((room for room in self.rooms.values() if not room.screens), None)
            if idle is None:
                raise NotAsked("house-is-full")
            del self.rooms[idle.room.code]
            await idle.close()

    def _keep(self, room: OpenRoom) -> OpenRoom:
        self.rooms[room.room.code] = room
        room.keep_time()
        return room

    async def close(self) -> None:
        for room in self.rooms.values():
            await room.close()
        if self.minds is not None:
            self.minds.close()
        await self.store.close()


HOUSE = web.AppKey("house", House)
