"""A screen's visit: one socket, from its hello until it goes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import WARNING
from math import inf
from typing import Any, Protocol

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from noctambule.engine.errors import GameError, NotAsked
from noctambule.games import asks, decode
from noctambule.live import shown, wire
from noctambule.server.logs import note
from noctambule.server.network.connections import Caller, caller_of
from noctambule.server.network.guard import Bucket, from_our_own_page
from noctambule.server.rooms import keys
from noctambule.server.rooms.deleting import rewrite
from noctambule.server.rooms.house import HOUSE, House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.presence import Screen
from noctambule.server.store import StoreError

MOST_WAITING = 256 * 1024
"""Bytes that may wait for a slow screen before it is let go."""


REST = 1_000
"""Milliseconds for which who speaks too fast is not read."""
WARNINGS, WARNED_AGAIN = 5, 1 / 30
"""How often one is told so before one is sent away; one more after so many seconds."""
BYTES_AT_ONCE, BYTES_PER_SECOND = 256 * 1024, 32 * 1024
"""What may come on one socket, whatever it is made of: pieces of a frame that never ends are counted as well."""
BREATHER = 200
"""Milliseconds for which a screen waits when all of its household have said too much."""
GOODBYE = 500
"""Milliseconds in which whoever is sent away may read why."""


async def visit(request: web.Request) -> web.StreamResponse:
    """One socket per screen. Compression is off: it would give frames of one size different lengths."""
    if not from_our_own_page(request):
        raise web.HTTPForbidden
    socket = web.WebSocketResponse(compress=False, max_msg_size=wire.LONGEST_FRAME, heartbeat=20, autoping=False)
    try:
        await socket.prepare(request)
    except ConnectionResetError:
        return web.Response()  # whoever asked has gone: there is nobody to answer
    house, line, caller = request.app[HOUSE], Line(socket, request.transport), caller_of(request)
    here = Visit(house, line, request.remote or "", caller)
    if caller is not None:
        caller.opens(here.weigh)
    try:
        async for message in socket:
            await here.comes(message)
            if here.sent_away:  # aiohttp would read on until the other side agrees
                await house.clock.until(house.clock.now() + GOODBYE)
                line.hang_up()
                break
    finally:
        here.leave()
    return socket


class Outbox(Protocol):
    """Where frames for a screen go."""

    def put(self, frame: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None: ...


class Visit:
    """A screen's stay: it says hello first, and from then on it is the seat whose token it showed, and no other."""

    def __init__(self, house: House, outbox: Outbox, address: str, caller: Caller | None = None) -> None:
        self.house = house
        self.outbox = outbox
        self.address = address
        self.caller = caller
        self.breath = house.breath(seated=False)
        self.bytes = Bucket(house.clock, BYTES_AT_ONCE if house.guarded else inf, BYTES_PER_SECOND)
        self.warnings = Bucket(house.clock, WARNINGS, WARNED_AGAIN)
        self.room: OpenRoom | None = None
        self.screen = Screen(outbox.put)
        self.seated = self.sent_away = False

    def leave(self) -> None:
        if self.room is not None:
            self.room.disconnect(self.screen)

    async def comes(self, message: WSMessage) -> None:
        """Whatever comes counts, be it a word, a ping or nothing at all."""
        if self.sent_away:
            return
        if not self.breath.take():
            self._turn_away("", "too-fast")
            if self._warned():
                await self._rest(REST)
            return
        while not self.house.speech.take(self.address):
            await self._rest(BREATHER)
        match message.type:
            case WSMsgType.TEXT:
                await self.heard(message.data)
            case WSMsgType.PING:
                self.outbox.put(message.data, WSMsgType.PONG)

    def weigh(self, size: int) -> None:
        """So many bytes have come, of whole frames or not."""
        if not self.bytes.take(size) and self._warned() and self.caller is not None:
            self.caller.pause_reading()
            self.house.clock.alarm(self.house.clock.now() + REST, self.caller.resume_reading)

    def _warned(self) -> bool:
        """Whether this one may go on after a rest; who never learns is sent away."""
        if self.sent_away or self.warnings.take():
            return not self.sent_away
        self.sent_away = True
        self.house.seldom.note("too-fast", WARNING)
        self.outbox.put(WSCloseCode.POLICY_VIOLATION.to_bytes(2, "big"), WSMsgType.CLOSE)
        if self.caller is not None:
            self.caller.pause_reading()
            self.caller.sent_away(GOODBYE)
        return False

    async def _rest(self, ms: int) -> None:
        """It is not read meanwhile."""
        if self.caller is not None:
            self.caller.pause_reading()
        await self.house.clock.until(self.house.clock.now() + ms)
        if self.caller is not None:
            self.caller.resume_reading()

    async def heard(self, text: str) -> None:
        """What a screen says."""
        self.house.tally.heard += 1
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
        if not self.seated and self.screen.token_hash is not None:
            self._entered(seated=True)

    def _entered(self, seated: bool) -> None:
        if seated:
            self.seated, self.breath = True, self.house.breath(seated=True)
        if self.caller is not None:
            self.caller.enters(seated)

    async def _do(self, said: wire.Said) -> None:
        if self.room is None:
            await self._hello(said)
            return
        does = DOES.get(type(said))
        if type(said) not in FROM_OUTSIDE and self.room.porter.is_outside(self.screen):
            raise NotAsked(self.room.porter.shut_for(self.screen) or "no-seat")
        if does is not None:
            await does(self, self.room, said)
        elif isinstance(said, asks()):
            await self.room.tell(self.screen, said)
        else:
            await self.room.put(self.screen, said)

    async def give_back(self, room: OpenRoom, said: wire.Return) -> None:
        if not self.house.knocks.take(self.address):
            raise NotAsked("too-fast")
        await room.give_back(self.screen, said)

    async def let_in(self, room: OpenRoom, said: wire.LetIn) -> None:
        await room.porter.let_in(self.screen, said)
        self.screen.send(wire.encode(wire.Done(said.id, room.room.version)))

    async def _hello(self, said: wire.Said) -> None:
        if not isinstance(said, wire.Hello):
            self._refuse(said.id, "hello-first")
            return
        room = await self.house.knock(said.room, self.address)
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
        self._entered(seated=said.token is not None)

    def _turn_away(self, id: str, code: str, details: dict[str, shown.Detail] | None = None) -> None:
        """A refusal that has nothing to do with the game, and so may be counted."""
        self.house.tally.turned_away[code] += 1
        self._refuse(id, code, details)

    def _refuse(self, id: str, code: str, details: dict[str, shown.Detail] | None = None) -> None:
        self.screen.send(wire.encode(wire.Refused(id, code, details or {})))


FROM_OUTSIDE = (wire.Join, wire.Knock, wire.Return)
"""What may be said before the door."""
DOES: dict[type[wire.Said], Callable[[Visit, OpenRoom, Any], Awaitable[None]]] = {
    wire.Join: lambda visit, room, said: room.join(visit.screen, said),
    wire.Knock: lambda visit, room, said: room.knock(visit.screen, said),
    wire.Return: Visit.give_back,
    wire.Pledge: lambda visit, room, said: room.shuffle(visit.screen, said),
    wire.Open: lambda visit, room, said: room.shuffle(visit.screen, said),
    wire.Recover: lambda visit, room, said: room.recover(visit.screen, said),
    wire.LetIn: Visit.let_in,
    wire.DeleteEvening: lambda visit, room, said: rewrite(room, visit.screen, said),
    wire.TakeNameOut: lambda visit, room, said: rewrite(room, visit.screen, said),
    wire.DeleteRoom: lambda visit, room, said: visit.house.delete(room, visit.screen, said),
}
"""What is not put into the game; most of what is said is, and need not be compared with all this first."""


class Line:
    """Frames on their way to a screen, in order; one that does not take them is let go, not waited for."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self.transport = transport

    def put(self, frame: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        if self.transport is None or self.transport.is_closing():
            return  # the screen has gone; it will come back
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return
        # aiohttp hands a frame over at once, and only then waits where a screen is slow. Nobody waits here, so one step
        # of it is all there is to run, and no task need be woken for every frame.
        sending = self.socket.send_frame(frame, kind)
        with suppress(StopIteration, ConnectionResetError):
            sending.send(None)
        sending.close()

    def hang_up(self) -> None:
        """At once, whatever is still on its way."""
        if self.transport is not None:
            self.transport.abort()
