"""The house: all rooms of this process, opened when somebody comes."""

import asyncio
import secrets
from collections.abc import Sequence
from logging import WARNING
from math import inf

from aiohttp import web

from noctambule.clock import RoomClock
from noctambule.engine.errors import NotAsked
from noctambule.live import wire
from noctambule.server.beside import Beside
from noctambule.server.bots.minds import Minds
from noctambule.server.logs import Seldom, note
from noctambule.server.network.guard import Bucket, Buckets, Tries
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
"""What the screen of a seat may say."""
STRANGERS_AT_ONCE, STRANGERS_PER_SECOND = 20, 10
"""What a screen without a seat may say: hello, and that it would like one."""
SPEECH_AT_ONCE, SPEECH_PER_SECOND = 1_000, 200
"""What all screens behind one address may say; beyond it they wait."""
REQUESTS_AT_ONCE, REQUESTS_PER_SECOND = 1_500, 100
"""Requests of one address: twenty phones load the app at once."""
VISITS_AT_ONCE, VISITS_PER_SECOND = 400, 20
"""Requests for things of rooms that are there, from one address."""
KNOCKS_AT_ONCE, KNOCKS_PER_SECOND = 100, 1
"""Rooms that may be opened or asked for in vain from one address; twenty phones behind one address mistype at once."""
GUESSES_AT_ONCE, GUESSES_PER_SECOND = 200, 1
"""Rooms that all together may ask for in vain, before a household may do so once a minute."""
OPENINGS_AT_ONCE, OPENINGS_PER_SECOND = 100, 5
"""Rooms that all together may open, before a household may do so once a minute."""
ERRANDS_AT_ONCE, ERRANDS_PER_SECOND = 200, 10
"""Decks checked, nights scripted, words drawn and games judged for one address."""
LONGEST_CODE = 16
"""Of a room's code as it is asked for; there is none so long."""


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
        self.seldom = Seldom(clock)
        self.beside = Beside()
        self.most_rooms = MOST_ROOMS
        self.rooms = dict[str, OpenRoom]()
        self._loading = dict[str, asyncio.Task[None]]()
        self._going = set[str]()
        """Rooms that are being forgotten: they are not found any more."""
        self.guarded = guarded
        self._by_address = by_address
        self.keep = keep
        """Milliseconds for which a room is kept after its last game; None for ever."""
        self.forgetting = Forgetting(self)

        def each(at_once: float, per_second: float) -> Buckets:
            return Buckets(clock, at_once if guarded else inf, per_second)

        self.speech = each(SPEECH_AT_ONCE, SPEECH_PER_SECOND)
        self.requests = each(REQUESTS_AT_ONCE, REQUESTS_PER_SECOND)
        self.visits = each(VISITS_AT_ONCE, VISITS_PER_SECOND)
        self.knocks = each(KNOCKS_AT_ONCE, KNOCKS_PER_SECOND)
        self.errands = each(ERRANDS_AT_ONCE, ERRANDS_PER_SECOND)
        self._guesses = Tries(clock, self.knocks, GUESSES_AT_ONCE if guarded else inf, GUESSES_PER_SECOND)
        self.openings = Tries(clock, self.knocks, OPENINGS_AT_ONCE if guarded else inf, OPENINGS_PER_SECOND)

    def breath(self, seated: bool) -> Bucket:
        """How much one screen may say."""
        at_once, per_second = (AT_ONCE, PER_SECOND) if seated else (STRANGERS_AT_ONCE, STRANGERS_PER_SECOND)
        return Bucket(self.clock, at_once if self.guarded else inf, per_second)

    async def knock(self, code: str, address: str) -> OpenRoom | None:
        """A room by its code, for somebody who may only guess."""
        give_back = self._guesses.take(address)
        if give_back is None:
            self.tally.turned_away["guess"] += 1
            self.seldom.note("guessing", WARNING)
            raise NotAsked("too-fast")
        room = await self.room(code)
        if room is not None:
            give_back()
        return room

    async def room(self, code: str) -> OpenRoom | None:
        """A room by its code, from memory or from its log."""
        code = code.upper()
        looked_for = len(code) <= LONGEST_CODE and set(code) <= set(LETTERS) and code not in self._going
        if code not in self.rooms and looked_for:
            loading = self._loading.get(code)  # all its phones come at once
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            await asyncio.shield(loading)
        return self.rooms.get(code)

    async def _load(self, code: str) -> None:
        found = await OpenRoom.load(code, self.store, self.clock, self.luck, self.minds, self._doors())
        if found is not None:
            await self._make_way()
            if code not in self.rooms:
                note("room-resumed", rooms=len(self.rooms) + 1)
                self._keep(found)

    def _doors(self) -> Doors:
        return Doors(self.clock, self.guarded, self._by_address)

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
        await delete_room(room, screen, said)
        self.rooms.pop(room.room.code, None)
        self.tally.forgotten["deleted"] += 1
        note("room-deleted", rooms=len(self.rooms))
        await room.close()

    async def forget(self, codes: Sequence[str]) -> int:
        """Forgets rooms that nobody looks at or for, also where they are open."""
        looked_at = {code for code, room in self.rooms.items() if room.is_looked_at}
        idle = [code for code in codes if code not in looked_at and code not in self._loading]
        closed = [self.rooms.pop(code) for code in idle if code in self.rooms]
        for room in closed:
            room.is_gone = True
        self._going |= {*idle}
        try:
            gone = await asyncio.gather(*(self.store.forget(code) for code in idle))
        finally:
            self._going -= {*idle}
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
        self.beside.close()
        if self.minds is not None:
            self.minds.close()
        await self.store.close()


HOUSE = web.AppKey("house", House)
