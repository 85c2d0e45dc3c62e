"""`/reference.json`: what a client shows of roles, scenarios and words, as the games have it."""

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec
from aiohttp import web

from noctambule import __version__
from noctambule.live.shown import Settings
from noctambule.narrator.texts import LANGUAGES
from noctambule.onenight.rules import setup as one_night
from noctambule.onenight.rules.cards import ARTIFACTS, BOXES, EDITIONS, TEAMS
from noctambule.onenight.rules.cards import Role as Card
from noctambule.onenight.rules.powers import Power as Asking
from noctambule.onenight.rules.powers import powers
from noctambule.onenight.rules.roles import BRINGS_ARTIFACTS, BRINGS_CENTER_WEREWOLF, ROLES, order_of
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.scenarios import Scenario as Printed
from noctambule.server.rooms.room import LONGEST_CHAT
from noctambule.server.rooms.seats import CODE_LENGTH, LETTERS, LONGEST_NAME
from noctambule.werewords.rules import packs
from noctambule.werewords.rules import setup as werewords
from noctambule.werewords.rules.game import LONGEST_QUESTION
from noctambule.werewords.rules.night import shown_the_word
from noctambule.werewords.rules.verdict import POINTS_AT_A_GUESS

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
    unlimited: bool
    """Whether a game of more than `most_players` may have any number of it."""


class Power(msgspec.Struct, frozen=True):
    """A question that may be put at a call of One Night, to whoever holds the card."""

    role: str
    """Whose power asks: who copied a role asks as that one."""
    kind: str
    must: list[str]
    """The editions in which it can't be declined."""
    avoids: list[str]
    """What keeps a card from being chosen when it lies on it: kinds of events that everyone is shown."""


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
    mayor: str
    """The card that chooses the word; its holder has another role in secret."""
    shown_the_word: list[str]
    """The roles that see it at night."""
    point_at_a_guess: str
    """The role that points once the word is found."""
    optional: list[str]
    """The roles that settings have a switch for."""
    fills: str
    """The role that fills up the cards."""


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
    powers: dict[str, list[Power]]
    """What may be asked at each call, whatever the cards in the game."""
    center_werewolves: list[str]
    center_werewolf_with: str
    """The role for which a center werewolf is laid out, and the one for which artifacts are."""
    artifacts_with: str
    fewest_players: int
    most_players: int
    giant_players: int
    words: WordReference
    limits: Limits
    settings: Settings
    """What a new room is set to."""


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
        {call: [_power(power) for power in asked] for call, asked in powers().items()},
        list(one_night.FOR_THE_CENTER),
        BRINGS_CENTER_WEREWOLF,
        BRINGS_ARTIFACTS,
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
            werewords.MAYOR,
            list(shown_the_word()),
            POINTS_AT_A_GUESS,
            list(werewords.OPTIONAL),
            werewords.FILLS,
        ),
        Limits(LONGEST_NAME, LONGEST_CHAT, LONGEST_QUESTION, CODE_LENGTH, LETTERS),
        Settings(),
    )


def _role(role: Card) -> Role:
    wakes = sorted(filter(None, (role.together, role.wakes)), key=order_of)
    unlimited = role.id in one_night.ADDED_IN_GIANT_GAMES
    return Role(role.id, role.team, role.stars, dict(role.copies), role.most, role.not_in_bezier, wakes, unlimited)


def _power(power: Asking) -> Power:
    return Power(power.role, power.kind, list(power.must), list(power.avoids))


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
