"""`/reference.json`: what a client shows of every game, as the games have it."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import web

from noctambule import __version__
from noctambule.games import games
from noctambule.narrator.texts import LANGUAGES
from noctambule.server.network.answers import JSON
from noctambule.server.network.made import Made
from noctambule.server.rooms.deciding import LONGEST_CHAT
from noctambule.server.rooms.seats import CODE_LENGTH, LETTERS, LONGEST_NAME
from noctambule.sets import LONGEST_ABOUT, LONGEST_SET_NAME


class Limits(msgspec.Struct, frozen=True):
    """How long what people write may be, and what a room's code is made of."""

    name: int
    chat: int
    set_name: int
    set_about: int
    """Of a set of one's own, and the line about it."""
    code: int
    code_letters: str


class Reference(msgspec.Struct, frozen=True):
    """All there is to choose from and to look up."""

    version: str
    games: dict[str, Any]
    """Each game's own, by its id; the first is what a new room is set to."""
    rulings: list[str]
    limits: Limits


@cache
def reference() -> Reference:
    return Reference(
        __version__,
        {kind.id: kind.reference() for kind in games()},
        _rulings(),
        Limits(LONGEST_NAME, LONGEST_CHAT, LONGEST_SET_NAME, LONGEST_ABOUT, CODE_LENGTH, LETTERS),
    )


def _rulings() -> list[str]:
    """The ids of all rulings, in the order in which they are written down."""
    written = files("noctambule.narrator") / "texts" / LANGUAGES[0] / "rulings.ftl"
    return re.findall(r"^ruling-([\w-]+) =", written.read_text(encoding="utf-8"), re.MULTILINE)


async def get_reference(request: web.Request) -> web.Response:
    """A browser may keep it, as long as it asks whether there is something newer."""
    return _written().to(request)


@cache
def _written() -> Made:
    return Made.of(msgspec.json.encode(reference()), JSON)


def routes() -> list[web.RouteDef]:
    return [web.get("/reference.json", get_reference)]
