"""The desk: for tables with physical cards. It checks decks, scripts nights, draws words and judges games."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from noctambule.engine.errors import BadInput, GameError
from noctambule.live.shown import Call
from noctambule.narrator import narration
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules import setup as one_night
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.cards import ARTIFACTS, RAVENSBURGER
from noctambule.onenight.rules.powers import becomes
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, problems, with_defaults
from noctambule.onenight.rules.wakes import Call as Wake
from noctambule.referee import judge
from noctambule.server.network.answers import Refusal, answer, body, one_errand, refusal
from noctambule.werewords.rules.dealing import Group, draw_words
from noctambule.werewords.rules.night import Night as WordNight
from noctambule.werewords.rules.packs import pack, read_pack
from noctambule.werewords.rules.setup import Setup as WordSetup
from noctambule.werewords.rules.setup import check as check_words

MOST_CARDS = one_night.GIANT + 3
MOST_SEEN = 2_000
"""Words a table may say it has seen."""
Language = Literal["en", "fr"]
Seconds = Annotated[float, Meta(ge=0, le=120)]
Name = Annotated[str, Meta(max_length=64)]


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The cards of a game: a deck of one's own, or a scenario; for Werewords, how many of whom."""

    game: Literal["one-night", "werewords"] = "one-night"
    players: Annotated[int, Meta(ge=0, le=99)] = 5
    deck: Annotated[tuple[Name, ...], Meta(max_length=MOST_CARDS * 2)] | None = None
    scenario: Name | None = None
    edition: Literal["ravensburger", "bezier"] | None = None
    center_werewolf: Name | None = None
    artifacts: Annotated[tuple[Name, ...], Meta(max_length=20)] | None = None
    first_game: bool = False
    werewolves: Annotated[int, Meta(ge=0, le=2)] = 0
    beholder: bool = False
    minion: bool = False


class Scripted(Cards, forbid_unknown_fields=True, frozen=True):
    """The cards of a game whose night is to be read aloud."""

    lang: Language = "en"
    seconds: Seconds | None = None


class Checked(msgspec.Struct, frozen=True):
    """The cards as they would lie on the table, what keeps them from being a game, and what the rules advise."""

    game: str
    edition: str
    deck: list[str]
    center_werewolf: str | None
    artifacts: list[str]
    drawn: bool
    problems: list[Refusal]
    advice: list[Refusal]
    wakes: list[Call]


class Line(msgspec.Struct, frozen=True):
    """Something said aloud: when it begins (in seconds), at which call, and the silence after it."""

    at: float
    call: str
    text: str
    silence: float


class Script(msgspec.Struct, frozen=True):
    """A whole night to be read aloud, and what may have come of it when the cards are turned up."""

    deck: list[str]
    center_werewolf: str | None
    artifacts: list[str]
    becomes: dict[str, list[str]]
    """The cards that may be something else by then, and what each may be."""
    wakes: list[Call]
    lines: list[Line]


class Written(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game that was written down in the referee's language."""

    document: dict[str, Any]
    lang: Language = "en"


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


def setup_of(cards: Cards) -> Setup:
    """The setup of One Night that is meant; only an Anarchy is drawn."""
    if cards.scenario is not None and cards.deck is None:
        if cards.scenario not in SCENARIOS:
            raise BadInput("unknown-scenario", name=cards.scenario)
        chosen = SCENARIOS[cards.scenario].setup(cards.players, SystemRandom(), cards.edition)
        center = cards.center_werewolf or chosen.center_werewolf
        found = Setup(cards.players, chosen.deck, chosen.edition, center)
    else:
        edition = cards.edition or RAVENSBURGER
        found = with_defaults(cards.players, cards.deck or (), edition, cards.center_werewolf)
    artifacts = ARTIFACTS if cards.artifacts is None else cards.artifacts
    return Setup(found.players, found.deck, found.edition, found.center_werewolf, artifacts)


def checked(cards: Cards) -> Checked:
    return _checked_words(cards) if cards.game == "werewords" else _checked_cards(cards)


def _checked_cards(cards: Cards) -> Checked:
    edition = cards.edition or RAVENSBURGER
    try:
        setup = setup_of(cards)
    except GameError as error:
        refused = [refusal(error.code, error.details)]
        return Checked(cards.game, edition, list(cards.deck or ()), cards.center_werewolf, [], False, refused, [], [])
    wrong = problems(setup)
    drawn = cards.deck is None and cards.scenario is not None and SCENARIOS[cards.scenario].draw is not None
    advised = [] if wrong else advice(setup, cards.first_game, drawn)
    return Checked(
        cards.game,
        setup.edition,
        list(setup.deck),
        setup.center_werewolf,
        list(setup.draw),
        drawn,
        [refusal(*remark) for remark in wrong],
        [refusal(*remark) for remark in advised],
        [] if wrong else calls(setup),
    )


def setup_asked_for(cards: Cards) -> Setup | WordSetup:
    """The setup of either game."""
    return _word_setup(cards) if cards.game == "werewords" else setup_of(cards)


def _checked_words(cards: Cards) -> Checked:
    setup, wrong = _word_setup(cards), list[Refusal]()
    try:
        check_words(setup)
    except GameError as error:
        wrong.append(refusal(error.code, error.details))
    wakes = [] if wrong else word_calls(setup)
    return Checked(cards.game, RAVENSBURGER, list(setup.cards), None, [], False, wrong, [], wakes)


def _word_setup(cards: Cards) -> WordSetup:
    return WordSetup(cards.players, cards.werewolves, cards.beholder, cards.minion)


def calls(setup: Setup) -> list[Call]:
    return [call(wake) for wake in setup.night.wakes]


def call(wake: Wake) -> Call:
    return Call(wake.id, wake.role, wake.again, wake.thumb, wake.together)


def word_calls(setup: WordSetup) -> list[Call]:
    return [Call(role, role) for role in WordNight(setup).calls]


def scripted(setup: Setup | WordSetup, lang: str, seconds: float | None) -> Script:
    """A night's script, from the cards alone."""
    if isinstance(setup, WordSetup):
        check_words(setup)
        lines = narration.werewords(setup, Texts(lang), seconds)
        return Script(list(setup.cards), None, [], {}, word_calls(setup), [Line(*line) for line in lines])
    lines = narration.one_night(setup, Texts(lang, setup.edition), seconds)
    said = [Line(*line) for line in lines]
    changing = {card: list(roles) for card, roles in becomes(tuple(dict.fromkeys(setup.deck))).items()}
    return Script(list(setup.deck), setup.center_werewolf, list(setup.draw), changing, calls(setup), said)


async def post_check(request: web.Request) -> web.Response:
    one_errand(request)
    return answer(checked(await body(request, Cards)))


async def post_script(request: web.Request) -> web.Response:
    one_errand(request)
    wanted = await body(request, Scripted)
    # A night of many roles is gone through once over every answer: others need not wait for that.
    return answer(await asyncio.to_thread(scripted, setup_asked_for(wanted), wanted.lang, wanted.seconds))


async def post_referee(request: web.Request) -> web.Response:
    one_errand(request)
    written = await body(request, Written)
    verdict = judge(written.document, Texts(written.lang))
    return answer(verdict, 400 if "error" in verdict else 200)


async def post_words(request: web.Request) -> web.Response:
    one_errand(request)
    wanted = await body(request, WordsWanted)
    chosen = pack(wanted.lang, wanted.difficulty) if wanted.own is None else read_pack("own", enumerate(wanted.own, 1))
    group = Group(shown=dict.fromkeys(wanted.seen, 1))
    words, others = draw_words(chosen.texts, group, wanted.shown, SystemRandom())
    return answer(WordsDrawn(list(words), list(others)))


def routes() -> list[web.RouteDef]:
    return [
        web.post("/check", post_check),
        web.post("/script", post_script),
        web.post("/referee", post_referee),
        web.post("/words", post_words),
    ]
