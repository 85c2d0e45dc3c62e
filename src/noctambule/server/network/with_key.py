"""What is only for who has a room's key: its past, how long that is kept, and the way in for a table screen with it.

The key comes in a header, never in an address: addresses end up in logs, in histories and in what browsers send along.
"""

import msgspec
from aiohttp import hdrs, web

from noctambule.server.network.answers import answer, beside, only_with_key, room_asked_for
from noctambule.server.network.opening import draw
from noctambule.server.network.site import SITE
from noctambule.server.rooms.house import HOUSE
from noctambule.server.rooms.open_room import OpenRoom


class Kept(msgspec.Struct, frozen=True):
    """How long a room is kept."""

    until: int | None
    """Milliseconds since 1970; null where nobody but people themselves deletes anything."""


class Keeping(msgspec.Struct, frozen=True):
    """How long this server keeps rooms."""

    days: int | None
    """After their last game; null for ever."""


async def past_asked_for(request: web.Request) -> OpenRoom:
    """The room in the address, for who has its key; all others hear the same, whatever they asked for."""
    room = await room_asked_for(request)
    only_with_key(request, room)
    return room


def table_way_in(base: str, code: str, key: str) -> str:
    """The link that opens a table screen with the key: behind #, which no browser sends to anybody."""
    return f"{base}/table/{code}#key={key}"


async def get_table_qr(request: web.Request) -> web.Response:
    room = await past_asked_for(request)
    link = table_way_in(request.app[SITE].base(request), room.room.code, room.key)
    picture = await beside(request, lambda: draw(link))
    return web.Response(body=picture, content_type="image/svg+xml", headers={hdrs.CACHE_CONTROL: "no-store"})


async def get_kept(request: web.Request) -> web.Response:
    return answer(Kept((await past_asked_for(request)).kept_until(request.app[HOUSE].keep)))


async def get_keeping(request: web.Request) -> web.Response:
    keep = request.app[HOUSE].keep
    return answer(Keeping(None if keep is None else -(-keep // 86_400_000)))


def routes() -> list[web.RouteDef]:
    return [
        web.get("/rooms/{code}/table.svg", get_table_qr),
        web.get("/rooms/{code}/kept", get_kept),
        web.get("/keeping.json", get_keeping),
    ]
