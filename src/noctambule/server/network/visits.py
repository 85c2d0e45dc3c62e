"""A screen's visit: one socket, from its hello until it goes."""

import asyncio
from contextlib import suppress
from logging import WARNING

import msgspec
from aiohttp import WSMsgType, web

from noctambule.engine.errors import GameError, NotAsked
from noctambule.games import asks, decode
from noctambule.live import shown, wire
from noctambule.server.logs import note
from noctambule.server.network.guard import Bucket, from_our_own_page
from noctambule.server.rooms import keys
from noctambule.server.rooms.deleting import rewrite
from noctambule.server.rooms.house import HOUSE, PER_SECOND, House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.presence import Screen
from noctambule.server.store import StoreError

MOST_WAITING = 256 * 1024
"""Bytes that may wait for a slow screen before it is let go."""


async def visit(request: web.Request) -> web.WebSocketResponse:
    """One socket per screen. Compression is off: it would give frames of one size different lengths."""
    if not from_our_own_page(request):
        raise web.HTTPForbidden
    socket = web.WebSocketResponse(compress=False, max_msg_size=wire.LONGEST_FRAME, heartbeat=20)
    await socket.prepare(request)
    here = _Visit(request.app[HOUSE], socket, request)
    try:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await here.heard(message.data)
    finally:
        here.leave()
    return socket


class _Visit:
    """A socket's stay: it says hello first, and from then on it is the seat whose token it showed, and no other."""

    def __init__(self, house: House, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.house = house
        self.address = request.remote or ""
        self.breath = Bucket(house.clock, house.said_at_once, PER_SECOND)
        self.room: OpenRoom | None = None
        self.screen = Screen(_Outbox(socket, request.transport).put)

    def leave(self) -> None:
        if self.room is not None:
            self.room.disconnect(self.screen)

    async def heard(self, text: str) -> None:
        self.house.tally.heard += 1
        if not self.breath.take():
            self._turn_away("", "too-fast")
            return
        try:
            said = decode(text)
        except (msgspec.DecodeError, RecursionError):
            self._turn_away("", "unreadable")
            return
        try:
            await self._do(said)
        except GameError as error:
            self._refuse(said.id, error.code, shown.plain(error.details))
        except StoreError as error:
            note("not-kept", WARNING, why=type(error).__name__)
            self._turn_away(said.id, "not-kept", {"why": type(error).__name__})

    async def _do(self, said: wire.Said) -> None:
        if self.room is None:
            await self._hello(said)
            return
        match said:
            case wire.Join():
                await self.room.join(self.screen, said)
            case wire.Knock():
                await self.room.knock(self.screen, said)
            case wire.Return():
                if not self.house.knocks.take(self.address):
                    raise NotAsked("too-fast")
                await self.room.give_back(self.screen, said)
            case _ if self.room.porter.is_outside(self.screen):
                raise NotAsked(self.room.porter.shut_for(self.screen) or "no-seat")
            case wire.Recover():
                await self.room.recover(self.screen, said)
            case wire.LetIn():
                await self.room.porter.let_in(self.screen, said)
                self.screen.send(wire.encode(wire.Done(said.id, self.room.room.version)))
            case wire.DeleteEvening() | wire.TakeNameOut():
                await rewrite(self.room, self.screen, said)
            case wire.DeleteRoom():
                await self.house.delete(self.room, self.screen, said)
            case _ if isinstance(said, asks()):
                await self.room.tell(self.screen, said)
            case _:
                await self.room.put(self.screen, said)

    async def _hello(self, said: wire.Said) -> None:
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
            token_hash = hash_of(said.token)
            if not room.room.knows(token_hash):
                self._refuse(said.id, "no-such-seat")
                return
            self.screen.token_hash = token_hash
        screen = self.screen
        screen.kind = said.as_
        screen.key = room.key if keys.fits(room.key, said.key) else ""
        screen.device = hash_of(said.device) if said.device else ""
        screen.address = self.address
        room.porter.receive(screen, said.id)
        self.room = room

    def _turn_away(self, id: str, code: str, details: dict[str, shown.Detail] | None = None) -> None:
        """A refusal that has nothing to do with the game, and so may be counted."""
        self.house.tally.turned_away[code] += 1
        self._refuse(id, code, details)

    def _refuse(self, id: str, code: str, details: dict[str, shown.Detail] | None = None) -> None:
        self.screen.send(wire.encode(wire.Refused(id, code, details or {})))


class _Outbox:
    """Frames on their way to a screen, in order; one that does not take them is let go, not waited for."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self.transport = transport

    def put(self, frame: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return  # the screen has gone; it will come back
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return
        # aiohttp hands a frame over at once, and only then waits where a screen is slow. Nobody waits here, so one step
        # of it is all there is to run, and no task need be woken for every frame.
        sending = self.socket.send_frame(frame, WSMsgType.TEXT)
        with suppress(StopIteration, ConnectionResetError):
            sending.send(None)
        sending.close()
