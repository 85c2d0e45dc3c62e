"""`/reference.json`: what a client shows of roles, scenarios and words, as the games have it."""

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec
from aiohttp import web

from noctambule import __version__
from noctambule.narrator.texts import LANGUAGES
from noctambule.onenight import setup as one_night
from noctambule.onenight.cards import ARTIFACTS, BOXES, EDITIONS, TEAMS
from noctambule.onenight.cards import Role as Card
from noctambule.onenight.roles import ROLES
from noctambule.onenight.scenarios import SCENARIOS
from noctambule.onenight.scenarios import Scenario as Printed
from noctambule.onenight.wakes import order_of
from noctambule.server.room import LONGEST_CHAT
from noctambule.server.seats import CODE_LENGTH, LETTERS, LONGEST_NAME
from noctambule.werewords import packs
from noctambule.werewords import setup as werewords
from noctambule.werewords.game import LONGEST_QUESTION

INTRODUCTION = "introduction"


class Role(msgspec.Struct, frozen=True):
    """A role of One Night."""

    id: str
    team: str
    stars: int
    boxes: dict[str, int]
    """How many of it each box holds."""
    copies: int
    """All the copies there are."""
    not_in_bezier: int
    """How many of the copies the Bezier edition's boxes lack."""
    wakes: list[str]
    """The calls at which it wakes, in order."""


class Scenario(msgspec.Struct, frozen=True):
    """A printed set of roles; where it is drawn by chance there are no decks."""

    id: str
    boxes: list[str]
    difficulty: str | None
    edition: str
    players: list[int]
    decks: dict[str, list[str]]
    draw: bool
    minimum: bool
    """A minimum set: for more players, roles may be added."""
    introduction: bool


class WordPack(msgspec.Struct, frozen=True):
    """A pack of words, and how many it has."""

    language: str
    difficulty: str
    words: int


class WordReference(msgspec.Struct, frozen=True):
    """What Werewords is played with."""

    roles: list[str]
    tokens: list[str]
    languages: list[str]
    difficulties: list[str]
    packs: list[WordPack]
    fewest_players: int
    most_players: int


class Limits(msgspec.Struct, frozen=True):
    """How long what people write may be, and what a room's code is made of."""

    name: int
    chat: int
    question: int
    code: int
    code_letters: str


class Reference(msgspec.Struct, frozen=True):
    """All there is to choose from and to look up."""

    version: str
    roles: list[Role]
    teams: list[str]
    artifacts: list[str]
    scenarios: list[Scenario]
    editions: list[str]
    boxes: list[str]
    rulings: list[str]
    center_werewolves: list[str]
    fewest_players: int
    most_players: int
    giant_players: int
    words: WordReference
    limits: Limits


@cache
def reference() -> Reference:
    return Reference(
        __version__,
        [_role(role) for role in ROLES.values()],
        list(TEAMS),
        list(ARTIFACTS),
        [_scenario(scenario) for scenario in SCENARIOS.values()],
        list(EDITIONS),
        list(BOXES),
        _rulings(),
        list(one_night.FOR_THE_CENTER),
        one_night.FEWEST,
        one_night.MOST,
        one_night.GIANT,
        WordReference(
            list(werewords.ROLES),
            list(werewords.TOKENS),
            list(packs.LANGUAGES),
            list(packs.DIFFICULTIES),
            [_pack(language, difficulty) for language in packs.LANGUAGES for difficulty in packs.DIFFICULTIES],
            werewords.FEWEST,
            werewords.MOST,
        ),
        Limits(LONGEST_NAME, LONGEST_CHAT, LONGEST_QUESTION, CODE_LENGTH, LETTERS),
    )


def _role(role: Card) -> Role:
    wakes = sorted(filter(None, (role.together, role.wakes)), key=order_of)
    return Role(role.id, role.team, role.stars, dict(role.copies), role.most, role.not_in_bezier, wakes)


def _scenario(scenario: Printed) -> Scenario:
    return Scenario(
        scenario.id,
        list(scenario.boxes),
        scenario.difficulty,
        scenario.edition,
        list(scenario.players),
        {str(players): list(deck) for players, deck in scenario.decks.items()},
        scenario.draw is not None,
        scenario.minimum,
        scenario.difficulty == INTRODUCTION,
    )


def _pack(language: str, difficulty: str) -> WordPack:
    return WordPack(language, difficulty, len(packs.pack(language, difficulty).words))


def _rulings() -> list[str]:
    """The ids of all rulings, in the order in which they are written down."""
    written = files("noctambule.narrator") / "texts" / LANGUAGES[0] / "rulings.ftl"
    return re.findall(r"^ruling-([\w-]+) =", written.read_text(encoding="utf-8"), re.MULTILINE)


async def get_reference(request: web.Request) -> web.Response:
    """A browser may keep it, as long as it asks whether there is something newer."""
    body, tag = _written()
    if tag in {etag.value for etag in request.if_none_match or ()}:
        response = web.Response(status=304)
    else:
        response = web.Response(body=body, content_type="application/json")
        response.enable_compression()
    response.etag = tag
    response.headers["Cache-Control"] = "no-cache"
    return response


@cache
def _written() -> tuple[bytes, str]:
    body = msgspec.json.encode(reference())
    return body, sha256(body).hexdigest()[:32]


def routes() -> list[web.RouteDef]:
    return [web.get("/reference.json", get_reference)]
