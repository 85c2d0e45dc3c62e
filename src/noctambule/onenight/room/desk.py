"""One Night for tables with physical cards: decks checked, nights scripted."""

from random import SystemRandom
from typing import Annotated, Literal

from msgspec import Meta

from noctambule.engine.errors import BadInput, GameError
from noctambule.live.answers import Cards, Checked, Name, Narration, refusal, refused
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.laying_out import at_the_vote, lay_out
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.room.live import calls_of
from noctambule.onenight.rules import setup as rules
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.cards import ARTIFACTS, RAVENSBURGER
from noctambule.onenight.rules.powers import becomes
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, problems, with_defaults

MOST_CARDS = rules.GIANT + 3


class OneNightCards(Cards, frozen=True, kw_only=True, tag="one-night"):
    """The cards of One Night: a deck of one's own, or a scenario."""

    deck: Annotated[tuple[Name, ...], Meta(max_length=MOST_CARDS * 2)] | None = None
    scenario: Name | None = None
    edition: Literal["ravensburger", "bezier"] | None = None
    center_werewolf: Name | None = None
    artifacts: Annotated[tuple[Name, ...], Meta(max_length=20)] | None = None
    first_game: bool = False


def setup_of(cards: OneNightCards) -> Setup:
    """The setup that is meant; only an Anarchy is drawn."""
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


def checked(cards: OneNightCards) -> Checked:
    try:
        setup = setup_of(cards)
    except GameError as error:
        return Checked(
            game=cards.game,
            edition=cards.edition or RAVENSBURGER,
            deck=list(cards.deck or ()),
            center_werewolf=cards.center_werewolf,
            problems=[refused(error)],
        )
    wrong = problems(setup)
    drawn = cards.deck is None and cards.scenario is not None and SCENARIOS[cards.scenario].draw is not None
    advised = [] if wrong else advice(setup, cards.first_game, drawn)
    return Checked(
        game=cards.game,
        edition=setup.edition,
        deck=list(setup.deck),
        center_werewolf=setup.center_werewolf,
        artifacts=list(setup.draw),
        drawn=drawn,
        problems=[refusal(*remark) for remark in wrong],
        advice=[refusal(*remark) for remark in advised],
        wakes=[] if wrong else list(calls_of(setup)),
    )


def narration_of(setup: Setup, language: str, seconds: float | None) -> Narration:
    """A night's script, what is laid out for it, and what may have come of it."""
    rules.check(setup)
    texts = Texts(language, setup.edition)
    changing = {card: list(roles) for card, roles in becomes(tuple(dict.fromkeys(setup.deck))).items()}
    return Narration(
        deck=list(setup.deck),
        center_werewolf=setup.center_werewolf,
        artifacts=list(setup.draw),
        becomes=changing,
        wakes=list(calls_of(setup)),
        lay_out=lay_out(setup, texts),
        at_the_vote=at_the_vote(setup, texts),
        lines=narration(setup, texts, seconds),
        short=narration(setup, texts, seconds, short=True),
    )
