"""Keeps an open room: one input after the other goes on record, is folded in, and is shown to every screen."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from random import SystemRandom
from typing import Any

from noctambule.clock import RoomClock
from noctambule.engine.chance import SECRET_BYTES
from noctambule.engine.errors import GameError, NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.server import entries, wire
from noctambule.server.room import Room
from noctambule.server.seats import hash_of
from noctambule.server.store import Store

SECRETS, STEP = 3 * 1024, 1024
"""Bytes every frame of a game keeps for what one seat alone may know, used or not; what sizes are rounded to."""
HOST_GRACE = 30_000
"""Milliseconds a host may be away before hosting is lent to somebody who is there."""
GATHER = 100
"""Milliseconds in which counts that go up (who is ready, who has voted) are gathered into one frame."""
AT_LEAST_LEFT = 5_000
"""Milliseconds that a deadline has left when a room is opened again."""


class Screen:
    """A connected screen: whom it shows the room to, and how much it has been shown."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.token_hash: str | None = None
        """Of the seat whose secret it has shown; seats are moved, their secrets are not."""
        self.events_sent = 0
        self.game = ""
        """The commitment of the game it is being shown."""


class OpenRoom:
    """A room with its screens and its clock."""

    def __init__(self, room: Room, store: Store, clock: RoomClock, behind: int = 0) -> None:
        self.store = store
        self.clock = clock
        self.screens = set[Screen]()
        self._take(room)
        self._behind = behind
        self._host_gone_at: int | None = None
        self._counts_due: int | None = None
        self._turn = asyncio.Lock()
        self._changed = asyncio.Event()
        self._chance = SystemRandom()
        self._ticking: asyncio.Task[None] | None = None

    @staticmethod
    async def load(code: str, store: Store, clock: RoomClock) -> "OpenRoom | None":
        """A room from its log. Time in which nobody kept it does not count."""
        room, last = Room(code), 0
        for _, written in await store.read(code):
            entry = entries.decoder.decode(written)
            room, last = room.fold(entry), entry.at
        if not room.number:
            return None
        behind = clock.now() - last
        if room.deadline is not None:
            behind += max(0, AT_LEAST_LEFT - (room.deadline - last))
        return OpenRoom(room, store, clock, behind)

    def now(self) -> int:
        """The room's own time, which stood still while nobody kept it."""
        return self.clock.now() - self._behind

    # Screens

    def connect(self, screen: Screen) -> None:
        """Shows a screen the whole of what it may see."""
        self.screens.add(screen)
        self._show(screen, whole=True)

    def seat(self, screen: Screen) -> int:
        """The seat a screen is at, or TABLE: what it has no seat for, it sees as the table does."""
        seat = None if screen.token_hash is None else self.room.seat_of(screen.token_hash)
        return TABLE if seat is None else seat

    def disconnect(self, screen: Screen) -> None:
        self.screens.discard(screen)
        self._mind_the_host()

    async def returned(self, screen: Screen) -> None:
        """Whoever hosts by right and comes back is given it back."""
        self._mind_the_host()
        async with self._turn:
            seat, room = self.seat(screen), self.room
            if screen.token_hash == room.hosts_by_right and seat not in (TABLE, room.host):
                await self._commit(entries.Hosted(self.now(), seat))

    def _here(self) -> list[int]:
        """The seats that have a screen now."""
        return sorted({self.seat(screen) for screen in self.screens} - {TABLE})

    def _mind_the_host(self) -> None:
        gone = bool(self.room.seats) and self.room.host not in self._here()
        self._host_gone_at = (self._host_gone_at or self.now()) if gone else None
        self._changed.set()

    @property
    def _lends_at(self) -> int | None:
        """When hosting is lent to somebody else: not at night, when it would tell who has gone."""
        waits = self._host_gone_at is None or self.room.dark or not self._here()
        return None if waits or self._host_gone_at is None else self._host_gone_at + HOST_GRACE

    def _show(self, screen: Screen, whole: bool = False) -> None:
        room = self.room
        if screen.game != room.commitment:  # another game, or none
            whole, screen.game = True, room.commitment
        seat = self.seat(screen)
        shown = room.events_for(seat)
        fresh = shown if whole else shown[screen.events_sent :]
        screen.events_sent = len(shown)
        view = {**room.view(seat), "events": [_told(event) for event in fresh]}
        frame = wire.encode(wire.News(room.number, whole, view))
        if room.live is not None and not room.live.over:
            assert len(frame) <= self._size, "a seat's secrets must fit into what is kept for them"
            frame = wire.padded(frame, self._size)
        screen.send(frame)

    # Inputs

    async def join(self, screen: Screen, said: wire.Join) -> None:
        """A new seat, and the token that holds it."""
        if self.seat(screen) != TABLE:
            raise NotAsked("not-asked")
        token = secrets.token_urlsafe(24)
        async with self._turn:
            await self._commit(self.room.seated(said.name, hash_of(token), said.adds, self.now()))
        screen.token_hash = hash_of(token)
        screen.send(wire.encode(wire.Welcome(self.seat(screen), token)))
        self._show(screen, whole=True)

    async def put(self, screen: Screen, said: wire.Message) -> None:
        """What a seat says: on record first, then acknowledged, then shown to all."""

        def acknowledge() -> None:
            screen.send(wire.encode(wire.Done(said.id, self.room.number)))

        async with self._turn:
            seat = self.seat(screen)
            if seat == TABLE:
                raise NotAsked("no-seat")
            if said.id and f"{seat} {said.id}" in self.room.done:
                acknowledge()
                return
            secret = secrets.token_hex(SECRET_BYTES) if isinstance(said, wire.Start) else ""
            await self._commit(self.room.decide(seat, said, self.now(), self._chance, secret), acknowledge)

    async def _commit(self, entry: entries.AnyEntry, acknowledge: Callable[[], None] = lambda: None) -> None:
        """Writes an entry down, then makes it so. Where another process was quicker, its entry comes first."""
        after = self.room.fold(entry)
        written = wire.encode(entry)
        if not await self.store.append(self.room.code, after.number, written, entry.at):
            await self._catch_up()
            raise NotAsked("try-again")
        self._adopt(after, acknowledge)

    async def _catch_up(self) -> None:
        room = self.room
        for _, written in await self.store.read(room.code, room.number):
            room = room.fold(entries.decoder.decode(written))
        self._adopt(room, lambda: None)

    def _adopt(self, room: Room, acknowledge: Callable[[], None]) -> None:
        public, counts, due = self._public, self._counts, self._due
        self._take(room)
        acknowledge()
        # At night a tap changes nothing that others may see, so nobody else hears of it.
        if public != self._public:
            self._show_all()
        elif counts != self._counts and self._counts_due is None:
            self._counts_due = self.now() + GATHER
        if self._due != due:
            self._changed.set()

    def _show_all(self) -> None:
        self._counts_due = None
        for screen in list(self.screens):
            self._show(screen)

    def _take(self, room: Room) -> None:
        self.room, self._public = room, room.view(TABLE)
        self._counts = self._public["live"].pop("counts") if room.live else {}
        # What every screen's next frame will measure follows from what is public, and tells nothing else.
        self._size = -(-(len(wire.encode(self._public)) + SECRETS) // STEP) * STEP

    # The clock

    def keep_time(self) -> None:
        """Lets deadlines pass, until the room is closed."""
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking

    async def _tick(self) -> None:
        while True:
            self._changed.clear()
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(self._changed.wait())]
            if (due := self._due) is not None:
                waiting.append(asyncio.create_task(self.clock.until(due + self._behind)))
            _, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await self.tick()

    @property
    def _due(self) -> int | None:
        """When the clock has something to say next."""
        moments = (self.room.deadline, self._lends_at, self._counts_due)
        return min((moment for moment in moments if moment is not None), default=None)

    async def tick(self) -> None:
        """The clock's inputs, where their moment has come."""
        async with self._turn:
            if self._counts_due is not None and self.now() >= self._counts_due:
                self._show_all()
            with contextlib.suppress(GameError):  # another process was quicker
                if self.room.deadline is not None and self.now() >= self.room.deadline:
                    await self._commit(self.room.time_up(self.now(), self._chance))
                if self._lends_at is not None and self.now() >= self._lends_at:
                    await self._commit(entries.Hosted(self.now(), self._here()[0], lent=True))
                    self._mind_the_host()


def _told(event: Event) -> dict[str, object]:
    """An event as a screen is told it: without who else may see it."""
    told = event._asdict()
    del told["seen_by"]
    return told
