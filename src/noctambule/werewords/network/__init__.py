"""What the server answers over HTTP for Werewords alone: words for a mayor at a table with physical cards."""

from random import SystemRandom
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from noctambule.live.answers import Name
from noctambule.server.network.answers import answer, beside, body, one_errand
from noctambule.werewords.rules.dealing import Group, draw_words
from noctambule.werewords.rules.packs import Language, pack, read_pack

MOST_SEEN = 2_000
"""Words a table may say it has seen."""


class WordsWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which words a mayor is to choose from: of one of our packs, or of the table's own words."""

    lang: Language = "en"
    difficulty: Literal["easy", "medium", "hard", "ridiculous"] = "easy"
    shown: Annotated[int, Meta(ge=1, le=5)] = 3
    own: Annotated[tuple[Name, ...], Meta(max_length=400)] | None = None
    seen: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEEN)] = ()


class WordsDrawn(msgspec.Struct, frozen=True):
    """The words, and others should the mayor ask for them."""

    words: list[str]
    other_words: list[str]


async def post_words(request: web.Request) -> web.Response:
    one_errand(request)
    wanted = await body(request, WordsWanted)
    return answer(await beside(request, lambda: _drawn(wanted)))


def _drawn(wanted: WordsWanted) -> WordsDrawn:
    chosen = pack(wanted.lang, wanted.difficulty) if wanted.own is None else read_pack("own", enumerate(wanted.own, 1))
    group = Group(shown=dict.fromkeys(wanted.seen, 1))
    words, others = draw_words(chosen.texts, group, wanted.shown, SystemRandom())
    return WordsDrawn(list(words), list(others))


def add_to(application: web.Application) -> None:
    application.router.add_post("/words", post_words)
