"""How HTTP answers: JSON by its type, an error with its code, a room that is not there."""

from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Any, TypeVar

import msgspec
from aiohttp import hdrs, web

from noctambule.engine.errors import BadInput, GameError, NotAsked
from noctambule.live.answers import Refusal, refused
from noctambule.narrator.texts import LANGUAGES
from noctambule.server.beside import Busy
from noctambule.server.logs import note
from noctambule.server.network.connections import caller_of
from noctambule.server.rooms import keys
from noctambule.server.rooms.house import HOUSE
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.store import StoreError

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
JSON = "application/json"
SCHEME = "Room "
"""Before a room's key, in the header for such things."""
LONGEST_BODY = 64 * 1024
"""Bytes of what may be sent to us at once."""
A_WHILE = 1_000
"""Milliseconds until somebody who asks too often is told so."""
SMALL = 2048
"""Bytes below which packing is not worth it."""


def answer(document: Any, status: int = 200) -> web.Response:
    """A document as JSON."""
    response = web.Response(body=msgspec.json.encode(document), status=status, content_type=JSON)
    if response.content_length and response.content_length > SMALL:
        response.enable_compression()
    return response


async def body(request: web.Request, kind: type[T]) -> T:
    """What was sent, as its type has it."""
    caller = caller_of(request)
    if caller is not None:
        caller.sends()
    read = await request.read()
    if caller is not None:
        caller.asks()
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("unreadable") from None


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """An answer that was raised becomes a plain one: it would lead back to all that raised it, and be kept long."""
    try:
        return await handler(request)
    except web.HTTPException as raised:
        return web.Response(body=raised.body, status=raised.status, reason=raised.reason, headers=raised.headers)


@web.middleware
async def refusing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What the games refuse is an answer, not an accident."""
    try:
        return await handler(request)
    except GameError as error:
        return answer(refused(error), 400)
    except StoreError as error:
        return answer(Refusal("not-kept", {"why": type(error).__name__}), 503)


@web.middleware
async def not_too_often(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whoever asks more than a houseful of phones would is answered after a while, and that it was too fast."""
    house = request.app[HOUSE]
    if not house.requests.take(request.remote or ""):
        house.tally.turned_away["request"] += 1
        house.seldom.note("requests-too-fast", WARNING)
        await house.clock.until(house.clock.now() + A_WHILE)
        raise too_fast()
    return await handler(request)


@web.middleware
async def noting(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Counts and notes every request by its route: the address itself holds room codes."""
    house = request.app[HOUSE]
    began, status = house.clock.now(), 500
    try:
        response = await handler(request)
        status = response.status
        return response
    except web.HTTPException as refused:
        status = refused.status
        raise
    finally:
        resource = request.match_info.route.resource
        route = resource.canonical if resource else "none"
        house.tally.requests[route, status] += 1
        note("request", method=request.method, route=route, status=status, ms=house.clock.now() - began)


async def room_asked_for(request: web.Request) -> OpenRoom:
    """The room in the address; whoever only guesses is soon turned away."""
    house, address = request.app[HOUSE], request.remote or ""
    try:
        room = await house.knock(request.match_info["code"], address)
    except NotAsked:
        raise too_fast() from None
    if room is None:
        raise web.HTTPNotFound(text=refusal_of("no-such-room"), content_type=JSON)
    if not house.visits.take(address):
        raise too_fast()
    return room


async def beside(request: web.Request, work: Callable[[], T]) -> T:
    """Does beside the loop what takes more than a millisecond; where too much waits, whoever asks comes again."""
    try:
        return await request.app[HOUSE].beside.do(request.remote or "", work)
    except Busy:
        raise web.HTTPServiceUnavailable(text=refusal_of("busy"), content_type=JSON) from None


def only_with_key(request: web.Request, room: OpenRoom) -> None:
    """For who shows the room's key; a wrong one, or none, counts as a guess."""
    shown = request.headers.get(hdrs.AUTHORIZATION, "").removeprefix(SCHEME)
    if not keys.fits(room.key, shown):
        request.app[HOUSE].knocks.take(request.remote or "")
        raise web.HTTPForbidden(text=refusal_of("needs-key"), content_type=JSON)


def one_errand(request: web.Request) -> None:
    """What takes some work is done so often for one address, and not more."""
    if not request.app[HOUSE].errands.take(request.remote or ""):
        raise too_fast()


def too_fast() -> web.HTTPTooManyRequests:
    return web.HTTPTooManyRequests(text=refusal_of("too-fast"), content_type=JSON)


def refusal_of(code: str) -> str:
    """As it is written into an answer that says no."""
    return msgspec.json.encode(Refusal(code)).decode()


def language_asked_for(request: web.Request) -> str:
    lang = request.query.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise web.HTTPNotFound
    return lang
