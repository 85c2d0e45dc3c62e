"""Who is connected, since when without a word, and who makes way where there are too many.

A connection is *silent* while nothing is asked on it: before its first request, between two, and as a socket until it
has said hello. Who is silent may stay for some seconds, and is the first to go when others need the place: the one that
has been silent longest, of the same household where that one has too many, of all where the house is full. Where nobody
is silent, the onlooker goes who came last. Who sits in a room is never sent away; so a person who reloads gets in,
however many strangers hold on.
"""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from logging import WARNING
from typing import Any, NamedTuple, cast

from aiohttp import web

from noctambule.clock import RoomClock
from noctambule.server.logs import Seldom
from noctambule.server.network.descriptors import MOST
from noctambule.server.network.guard import household
from noctambule.server.network.site import PER_ADDRESS, Handler, Site
from noctambule.server.tally import Tally

FIRST_WORDS = 10_000
"""Milliseconds for a whole request, and from a socket's opening to its hello."""
BETWEEN = 20_000
"""Milliseconds between two requests."""
BEHIND_A_PROXY = 75_000
"""The same on a proxy's connections, which it keeps for whoever comes next."""
ANSWERED_WITHIN = 120_000
"""Milliseconds for the longest answer on the slowest line."""
GOODBYE = 5_000
"""Milliseconds for what is still on its way when we hang up."""
NEARLY = 0.8
"""Of all connections there may be: from here on the operator is told."""
BACKLOG, HEARD_AT_ONCE = 256, 32 * 1024
"""Connections that wait to be taken, and bytes that the system keeps of each before we read on."""


class Caller(web.RequestHandler):
    """One connection, as aiohttp keeps it; and whose it is, and what it has said."""

    __slots__ = ("_call_off", "_weighing", "calls", "household")

    def __init__(self, calls: "Calls", server: web.Server) -> None:
        loop, unwritten = asyncio.get_running_loop(), cast(Any, None)  # what aiohttp takes for no log of its own
        super().__init__(server, loop=loop, access_log=unwritten, keepalive_timeout=2 * BEHIND_A_PROXY / 1000)
        self.calls = calls
        self.household: str | None = None
        """Nobody's where a proxy speaks for many: then each request has its own."""
        self._call_off: Callable[[], None] = _nothing
        self._weighing: Callable[[int], None] | None = None

    @property
    def is_socket(self) -> bool:
        return self._weighing is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        real = cast(asyncio.Transport, transport)
        self.household = self.calls.whose(real.get_extra_info("peername"))
        if not self.calls.take(self):
            real.abort()
            return
        super().connection_made(transport)
        self._silent(FIRST_WORDS)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._heard()
        self.calls.lost(self)
        super().connection_lost(exc)
        self._weighing = self._data_received_cb = None  # what leads back here would be kept for long

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._weighing is not None:
            self._weighing(len(data))

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            gone = resp.exception() if isinstance(resp, web.WebSocketResponse) else None
            if gone is not None:
                gone.__traceback__ = gone.__context__ = None  # they lead back here, and would be kept for long
            if self.transport is not None:
                self._silent(BETWEEN if self.household is not None else BEHIND_A_PROXY)

    def asks(self) -> None:
        """A request has come, and is being answered."""
        self._heard()
        self._within(ANSWERED_WITHIN, "slow")

    def sends(self) -> None:
        """What it asks with is still on its way; who sends it letter by letter is not waited for."""
        self._within(FIRST_WORDS)

    def opens(self, weighing: Callable[[int], None]) -> None:
        """It is a socket from now on; it has to say hello, and all its bytes are weighed."""
        self._weighing = weighing
        self._silent(FIRST_WORDS)

    def enters(self, seated: bool) -> None:
        """It has come into a room, at a seat or to look on."""
        self._heard()
        self.calls.entered(self, seated)

    def sent_away(self, ms: int) -> None:
        """It has so long to read why."""
        self._within(ms, "too-fast")

    def make_way(self, why: str) -> None:
        """Lets go of it; what is still on its way to somebody who does not read is not waited for."""
        self.calls.tally.let_go[why] += 1
        transport = self.transport
        self.calls.lost(self)
        self._heard()
        self.force_close()
        if transport is not None:
            self.calls.in_a_while(GOODBYE, transport.abort)

    def _silent(self, ms: int) -> None:
        self.calls.fell_silent(self)
        self._within(ms)

    def _heard(self) -> None:
        self.calls.heard(self)
        self._call_off()
        self._call_off = _nothing

    def _within(self, ms: int, why: str = "silent") -> None:
        self._call_off()
        self._call_off = self.calls.in_a_while(ms, partial(self.make_way, why))


class Household:
    """The connections of one."""

    __slots__ = ("count", "silent")

    def __init__(self) -> None:
        self.count = 0
        self.silent = dict[Caller, None]()


class Places(NamedTuple):
    """How many there may be."""

    all: float = MOST
    per_household: float = PER_ADDRESS


class Calls:
    """All connections of this process."""

    def __init__(self, clock: RoomClock, site: Site, tally: Tally, seldom: Seldom, places: Places) -> None:
        self.clock, self.site, self.tally, self.seldom, self.places = clock, site, tally, seldom, places
        self.open = set[Caller]()
        self._households = dict[str, Household]()
        self._silent = dict[Caller, None]()
        """The one silent longest comes first."""
        self._onlookers = dict[Caller, None]()

    def in_a_while(self, ms: int, do: Callable[[], None]) -> Callable[[], None]:
        """Does something after a while; what comes back calls it off."""
        return self.clock.alarm(self.clock.now() + ms, do)

    def whose(self, peer: tuple[str, int] | None) -> str | None:
        """Whose connection it is; a trusted proxy's is nobody's."""
        address = peer[0] if peer else ""
        return None if self.site.trusts(address) else household(address)

    def take(self, caller: Caller) -> bool:
        """Finds room for one more connection, where there is any."""
        if caller.household is not None and not self.comes(caller.household):
            return False
        if len(self.open) >= self.places.all and not self._makes_way():
            self.goes(caller.household)
            return False
        self.open.add(caller)
        if len(self.open) >= self.places.all * NEARLY:
            self.seldom.note("nearly-full", WARNING, connections=len(self.open), most=int(self.places.all))
        return True

    def comes(self, whose: str) -> bool:
        """One more of a household, where it has not too many; its own who are silent make way first."""
        found = self._households.setdefault(whose, Household())
        if found.count >= self.places.per_household:
            longest = next(iter(found.silent), None)
            if longest is None:
                self._turned_away("household-full")
                return False
            longest.make_way("household-full")
            found = self._households.setdefault(whose, found)
        found.count += 1
        return True

    def goes(self, whose: str | None) -> None:
        if whose is None:
            return
        found = self._households[whose]
        found.count -= 1
        if not found.count:
            del self._households[whose]

    def _makes_way(self) -> bool:
        longest = next(iter(self._silent), None) or next(reversed(self._onlookers), None)
        if longest is None:
            self._turned_away("full")
            return False
        longest.make_way("full")
        return True

    def _turned_away(self, why: str) -> None:
        self.tally.let_go[why] += 1
        self.seldom.note("no-room", WARNING, why=why, connections=len(self.open))

    def lost(self, caller: Caller) -> None:
        if caller in self.open:
            self.open.discard(caller)
            self.heard(caller)
            self._onlookers.pop(caller, None)
            self.goes(caller.household)

    def fell_silent(self, caller: Caller) -> None:
        """The last of those who are silent, and the last to go; what a proxy keeps for later is its own affair."""
        self.heard(caller)
        if caller in self.open and (caller.household is not None or caller.is_socket):
            self._silent[caller] = None
            if caller.household is not None:
                self._households[caller.household].silent[caller] = None

    def heard(self, caller: Caller) -> None:
        if caller in self._silent:
            del self._silent[caller]
            if caller.household is not None:
                del self._households[caller.household].silent[caller]

    def entered(self, caller: Caller, seated: bool) -> None:
        self._onlookers.pop(caller, None)
        if not seated and caller in self.open:
            self._onlookers[caller] = None


def _nothing() -> None:
    """No alarm is set."""


CALLS = web.AppKey("calls", Calls)


def caller_of(request: web.Request) -> Caller | None:
    """The connection on which somebody asks; None where something else than our own door let them in."""
    return request.protocol if isinstance(request.protocol, Caller) else None


@web.middleware
async def answering(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whoever asks is not silent; and who comes through a proxy is counted here, for as long as the answer takes."""
    calls, caller = request.app[CALLS], caller_of(request)
    if caller is None:
        return await handler(request)
    caller.asks()
    if caller.household is not None:
        return await handler(request)
    whose = household(request.remote or "")
    if not calls.comes(whose):
        raise web.HTTPServiceUnavailable(text="Too many connections from your network.\n")
    try:
        return await handler(request)
    finally:
        calls.goes(whose)


class Door(web.BaseSite):
    """Where connections come in: aiohttp's own way of listening, with a caller for each."""

    __slots__ = ("_calls", "_host", "_port")

    def __init__(self, runner: web.AppRunner, calls: Calls, host: str | None, port: int) -> None:
        super().__init__(runner, backlog=BACKLOG)
        self._calls, self._host, self._port = calls, host, port

    @property
    def name(self) -> str:
        return f"http://{self._host or '*'}:{self._port}"

    async def start(self) -> None:
        await super().start()
        assert self._runner.server is not None
        caller = partial(Caller, self._calls, self._runner.server)
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(caller, self._host, self._port, backlog=self._backlog)
        for listening in self._server.sockets:  # those who come inherit it
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, HEARD_AT_ONCE)
