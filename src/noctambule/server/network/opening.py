"""Rooms over HTTP: opening one, inviting into it, and the script of its night."""

import asyncio
import io
from functools import lru_cache

import msgspec
import segno
from aiohttp import web

from noctambule.server.network.answers import answer, language_asked_for, only_with_key, room_asked_for, too_fast
from noctambule.server.network.site import SITE
from noctambule.server.rooms.house import HOUSE

KEPT = 256
"""Pictures that are remembered."""
INK = "#0B1E2A"
"""Of the night; a page lays it on something light."""


class Opened(msgspec.Struct, frozen=True):
    """A new room, by its code."""

    room: str


async def post_rooms(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    if not house.knocks.take(request.remote or ""):
        raise too_fast()
    return answer(Opened((await house.open()).room.code), 201)


def way_in(base: str, code: str) -> str:
    """The link that leads into a room."""
    return f"{base}/r/{code}"


async def get_qr(request: web.Request) -> web.Response:
    """The way in, as a picture without a ground of its own."""
    room = await room_asked_for(request)
    link = way_in(request.app[SITE].base(request), room.room.code)
    picture = await asyncio.to_thread(_drawn, link)
    return web.Response(body=picture, content_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=KEPT)
def _drawn(link: str) -> bytes:
    """It takes some milliseconds to draw, and every screen of a room asks for the same."""
    return draw(link)


def draw(link: str) -> bytes:
    """A link to be scanned."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=2, dark=INK, light=None, xmldecl=False, omitsize=True, title=link
    )
    return drawn.getvalue()


async def get_script(request: web.Request) -> web.Response:
    """What is said aloud in the night of the cards chosen, or of the game under way."""
    keeper, lang = await room_asked_for(request), language_asked_for(request)
    if not keeper.porter.is_open:
        only_with_key(request, keeper)
    room = keeper.room
    kind, chosen = room.kind, room.settings
    setup = room.live.game.setup if room.live else kind.setup_of(chosen, len(room.seats))
    return answer(await asyncio.to_thread(kind.narration, setup, lang, chosen.call_seconds))


def routes() -> list[web.RouteDef]:
    return [
        web.post("/rooms", post_rooms),
        web.get("/rooms/{code}/qr.svg", get_qr),
        web.get("/rooms/{code}/script", get_script),
    ]
