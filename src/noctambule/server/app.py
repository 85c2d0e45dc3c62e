"""The app: sockets and rooms on the network."""

import asyncio
import secrets
from math import inf

import msgspec
from aiohttp import WSMsgType, web

from noctambule.clock import RoomClock
from noctambule.engine import records
from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE
from noctambule.server import wire
from noctambule.server.guard import Bucket, Buckets, add_headers, from_our_own_page
from noctambule.server.keeper import OpenRoom, Screen
from noctambule.server.room import Room
from noctambule.server.seats import CODE_LENGTH, LETTERS, hash_of
from noctambule.server.store import Store, StoreError

MOST_WAITING = 64
"""Frames that may wait for a slow screen before it is let go."""
MOST_ROOMS = 10_000
"""Rooms that one process keeps open."""
AT_ONCE, PER_SECOND = 60, 15
"""What one screen may say."""
KNOCKS_AT_ONCE, KNOCKS_PER_SECOND = 100, 1
"""Rooms that may be opened or asked for from one address; twenty phones behind one address reload at once."""


class House:
    """All rooms of this process, opened when somebody comes."""

    def __init__(self, store: Store, clock: RoomClock, guarded: bool = True) -> None:
        self.store = store
        self.clock = clock
        self.rooms = dict[str, OpenRoom]()
        at_once = KNOCKS_AT_ONCE if guarded else inf
        self.knocks = Buckets(clock, at_once, KNOCKS_PER_SECOND)
        self.said_at_once = AT_ONCE if guarded else inf

    async def room(self, code: str) -> OpenRoom | None:
        """A room by its code, from memory or from its log."""
        code = code.upper()
        if code not in self.rooms and set(code) <= set(LETTERS):
            found = await OpenRoom.load(code, self.store, self.clock)
            if found is not None and code not in self.rooms:
                self._keep(found)
        return self.rooms.get(code)

    async def open(self) -> OpenRoom:
        """A new room under a code nobody has. It is written down when the first one sits down."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.room(code) is None:
                return self._keep(OpenRoom(Room(code), self.store, self.clock))

    def _keep(self, room: OpenRoom) -> OpenRoom:
        self.rooms[room.room.code] = room
        room.keep_time()
        return room

    async def close(self) -> None:
        for room in self.rooms.values():
            await room.close()
        await self.store.close()


HOUSE = web.AppKey("house", House)


def app(house: House) -> web.Application:
    """The routes."""
    application = web.Application()
    application[HOUSE] = house
    application.router.add_get("/healthz", _health)
    application.router.add_post("/rooms", _open)
    application.router.add_get("/rooms/{code}/records/{number}", _record)
    application.router.add_get("/socket", _socket)
    application.on_response_prepare.append(add_headers)
    application.on_cleanup.append(_close)
    return application


async def _health(_: web.Request) -> web.Response:
    return web.json_response({"ok": True})


async def _open(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    if not house.knocks.take(request.remote or ""):
        raise web.HTTPTooManyRequests
    if len(house.rooms) >= MOST_ROOMS:
        raise web.HTTPServiceUnavailable
    room = await house.open()
    return web.json_response({"room": room.room.code}, status=201)


async def _record(request: web.Request) -> web.Response:
    """A finished game of a room, as `noctambule replay` and `verify` read it. The first is number 1."""
    keeper = await request.app[HOUSE].room(request.match_info["code"])
    number = request.match_info["number"]
    past = keeper.room.past if keeper else ()
    if not number.isascii() or not number.isdecimal() or not 1 <= int(number[:6]) <= len(past):
        raise web.HTTPNotFound
    return web.Response(text=records.dump(past[int(number) - 1]), content_type="application/jsonl")


async def _close(application: web.Application) -> None:
    await application[HOUSE].close()


async def _socket(request: web.Request) -> web.WebSocketResponse:
    """One socket per screen. Compression is off: it would give frames of one size different lengths."""
    if not from_our_own_page(request):
        raise web.HTTPForbidden
    socket = web.WebSocketResponse(compress=False, max_msg_size=wire.LONGEST_FRAME, heartbeat=20)
    await socket.prepare(request)
    visit = _Visit(request.app[HOUSE], socket, request.remote or "")
    try:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await visit.heard(message.data)
    finally:
        visit.leave()
    return socket


class _Visit:
    """A socket's stay: it says hello first, and from then on it is the seat whose token it showed, and no other."""

    def __init__(self, house: House, socket: web.WebSocketResponse, address: str) -> None:
        self.house = house
        self.address = address
        self.breath = Bucket(house.clock, house.said_at_once, PER_SECOND)
        self.room: OpenRoom | None = None
        self.screen = Screen(self._send)
        self._frames = _Outbox(socket)

    def _send(self, frame: bytes) -> None:
        self._frames.put(frame)

    def leave(self) -> None:
        if self.room is not None:
            self.room.disconnect(self.screen)
        self._frames.close()

    async def heard(self, text: str) -> None:
        if not self.breath.take():
            self._refuse("", "too-fast")
            return
        try:
            said = wire.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            self._refuse("", "unreadable")
            return
        try:
            await self._do(said)
        except GameError as error:
            self._refuse(said.id, error.code, {name: str(value) for name, value in error.details.items()})
        except StoreError as error:
            self._refuse(said.id, "not-kept", {"why": type(error).__name__})

    async def _do(self, said: wire.Message) -> None:
        if self.room is None:
            await self._hello(said)
        elif isinstance(said, wire.Hello):
            self._refuse(said.id, "not-asked")
        elif isinstance(said, wire.Join):
            await self.room.join(self.screen, said)
        else:
            await self.room.put(self.screen, said)

    async def _hello(self, said: wire.Message) -> None:
        if not isinstance(said, wire.Hello):
            self._refuse(said.id, "hello-first")
            return
        if not self.house.knocks.take(self.address):
            self._refuse(said.id, "too-fast")
            return
        room = await self.house.room(said.room)
        if room is None:
            self._refuse(said.id, "no-such-room")
            return
        if said.token is not None:
            self.screen.token_hash = hash_of(said.token)
            if room.seat(self.screen) == TABLE:
                self._refuse(said.id, "no-such-seat")
                return
        self.room = room
        room.connect(self.screen)
        await room.returned(self.screen)

    def _refuse(self, id: str, code: str, details: dict[str, str] | None = None) -> None:
        self._send(wire.encode(wire.Refused(id, code, details or {})))


class _Outbox:
    """Frames on their way to a screen, in order; one that does not take them is let go, not waited for."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._sending = asyncio.create_task(self._send())

    def put(self, frame: bytes) -> None:
        if self._queue.full():
            self._sending.cancel()
        else:
            self._queue.put_nowait(frame)

    def close(self) -> None:
        self._sending.cancel()

    async def _send(self) -> None:
        try:
            while (frame := await self._queue.get()) is not None:
                await self.socket.send_str(frame.decode())
        except ConnectionResetError:
            pass  # the screen has gone; it will come back
        finally:
            await self.socket.close()
