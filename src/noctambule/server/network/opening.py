"""Rooms over HTTP: opening one, inviting into it, and the script of its night."""

import io

import msgspec
import segno
from aiohttp import web

from noctambule.server.network.answers import (
    answer,
    beside,
    language_asked_for,
    only_with_key,
    room_asked_for,
    too_fast,
)
from noctambule.server.network.site import SITE
from noctambule.server.rooms.house import HOUSE

KEPT = 256
"""Pictures that are remembered."""
PICTURES = dict[str, bytes]()
"""By the link that is drawn."""
INK = "#0B1E2A"
"""Of the night; a page lays it on something light."""


class Opened(msgspec.Struct, frozen=True):
    """A new room, by its code."""

    room: str


async def post_rooms(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    if house.openings.take(request.remote or "") is None:
        raise too_fast()
    return answer(Opened((await house.open()).room.code), 201)


def way_in(base: str, code: str) -> str:
    """The link that leads into a room."""
    return f"{base}/r/{code}"


async def get_qr(request: web.Request) -> web.Response:
    """The way in, as a picture without a ground of its own."""
    room = await room_asked_for(request)
    link = way_in(request.app[SITE].base(request), room.room.code)
    picture = PICTURES.get(link) or await beside(request, lambda: _kept(link))
    return web.Response(body=picture, content_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _kept(link: str) -> bytes:
    """It takes some milliseconds to draw, and every screen of a room asks for the same."""
    if len(PICTURES) >= KEPT:
        PICTURES.pop(next(iter(PICTURES)))
    return PICTURES.setdefault(link, draw(link))


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
    return answer(await beside(request, lambda: kind.narration(setup, lang, chosen.call_seconds)))


def routes() -> list[web.RouteDef]:
    return [
        web.post("/rooms", post_rooms),
        web.get("/rooms/{code}/qr.svg", get_qr),
        web.get("/rooms/{code}/script", get_script),
    ]
