"""Sets of one's own over HTTP: those this server has for every lobby, and what somebody wrote as a file or a link."""

from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from aiohttp import web
from msgspec import Meta

from noctambule.server.network.answers import answer, beside, body, one_errand
from noctambule.server.network.site import SITE
from noctambule.sets import GameSet, read_folder, read_set, write_set

LONGEST = 20_000
"""Letters of a set as it is written."""


class SetWritten(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A set as it stands in a file: YAML, or JSON."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class OwnSet(msgspec.Struct, frozen=True):
    """A set that was read."""

    id: str
    name: str
    about: str
    settings: Any
    """One of the games' own, as a host chooses them."""
    players: list[int]
    """How many can play it."""
    file: str
    """The same, as it stands in a file."""
    link: str
    """The way to keep it on another phone."""


async def get_sets(request: web.Request) -> web.Response:
    """Those in the server's folder; what can't be read was said when it was started."""
    one_errand(request)
    folder = request.app[SITE].sets
    found = [] if folder is None else await beside(request, lambda: list(read_folder(folder)))
    return answer([_shown(request, each) for each in found if isinstance(each, GameSet)])


async def post_sets(request: web.Request) -> web.Response:
    """Reads one, and keeps nothing."""
    one_errand(request)
    written = await body(request, SetWritten)
    return answer(await beside(request, lambda: _shown(request, read_set(written.text))))


def _shown(request: web.Request, kept: GameSet) -> OwnSet:
    file = write_set(kept)
    link = f"{request.app[SITE].base(request)}/#set={quote(file, safe='')}"
    return OwnSet(kept.id, kept.name, kept.about, kept.settings, list(kept.players), file, link)


def routes() -> list[web.RouteDef]:
    return [web.get("/sets", get_sets), web.post("/sets", post_sets)]
