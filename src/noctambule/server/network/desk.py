"""The desk: for tables with physical cards. It checks decks, scripts nights and judges games, whichever is played."""

import asyncio
from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta

from noctambule.engine.errors import BadInput
from noctambule.games import game, read_cards
from noctambule.narrator.texts import Language, Texts
from noctambule.referee.judging import judge
from noctambule.server.network.answers import answer, body, one_errand

Seconds = Annotated[float, Meta(ge=0, le=120)]


class Aloud(msgspec.Struct, frozen=True):
    """How a night is to be read aloud; the cards stand beside it."""

    lang: Language = "en"
    seconds: Seconds | None = None


class Written(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game that was written down in the referee's language."""

    document: dict[str, Any]
    lang: Language = "en"


async def post_check(request: web.Request) -> web.Response:
    one_errand(request)
    cards = read_cards(await body(request, dict[str, Any]))
    return answer(game(cards.game).checked(cards))


async def post_script(request: web.Request) -> web.Response:
    one_errand(request)
    wanted = await body(request, dict[str, Any])
    try:
        spoken = msgspec.convert(wanted, Aloud)
    except msgspec.ValidationError:
        raise BadInput("unreadable") from None
    cards = read_cards({name: value for name, value in wanted.items() if name not in Aloud.__struct_fields__})
    kind = game(cards.game)
    # A night of many roles is gone through once over every answer: others need not wait for that.
    return answer(await asyncio.to_thread(kind.narration, kind.setup(cards), spoken.lang, spoken.seconds))


async def post_referee(request: web.Request) -> web.Response:
    one_errand(request)
    written = await body(request, Written)
    verdict = judge(written.document, Texts(written.lang))
    return answer(verdict, 400 if "error" in verdict else 200)


def routes() -> list[web.RouteDef]:
    return [
        web.post("/check", post_check),
        web.post("/script", post_script),
        web.post("/referee", post_referee),
    ]
