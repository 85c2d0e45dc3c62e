"""What a bot does at night: what tells most, or gives most to tell."""

from collections.abc import Sequence
from random import Random

from noctambule.bots.character import Strength
from noctambule.engine.questions import Answer, Question
from noctambule.onenight.bots.seeing import Seen
from noctambule.onenight.rules.cards import TANNER, WEREWOLF
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.table import team

DECLINES = 0.02
"""How much weight is on letting be what may be done."""
CENTER = 10.0
"""How much two center cards are liked beside one player's: whoever claims one of them was not dealt it."""


def liking(question: Question) -> Sequence[float]:
    """How much a thoughtful player likes each answer, as far as others can know."""
    weights = [CENTER if isinstance(option, tuple) and _looks(question) else 1.0 for option in question.options]
    return (*weights, DECLINES * sum(weights)) if question.may_decline else weights


def answer(seen: Seen, strength: Strength, chance: Random) -> Answer:
    """The answer to the question that is put."""
    question = seen.asked
    assert question is not None
    if not strength.thoughtful:
        return chance.choice(question.answers)
    weights = list(liking(question))
    looked = [event for event in seen.night if event.kind == "looked" and event.seat == seen.seat]
    if question.kind == "any player" and looked and question.id[1] > 0:
        return _hand_on(seen, looked[-1].what[0], question, chance)
    known = {place for event in seen.night if event.kind in ("looked", "revealed", "shown") for place in event.places}
    for number, option in enumerate(question.options):
        places = option if isinstance(option, tuple) else (option,)
        if known.intersection(places) and question.kind == "player":
            weights[number] *= 0.1  # another card tells more, and a fellow's is better left alone
    return chance.choices(question.answers, weights)[0]


def _looks(question: Question) -> bool:
    return question.kind == "player or two center"


def _hand_on(seen: Seen, card: str, question: Question, chance: Random) -> Answer:
    """A card from the center must go to somebody: an enemy's to another, who is then known; a good one may be kept."""
    mine = next(event.what[0] for event in seen.night if event.kind == "dealt")
    others = [option for option in question.options if option != seen.seat]
    hostile = card in WOLVES or team(card) in (WEREWOLF, TANNER)
    if hostile or team(mine) == WEREWOLF or seen.seat not in question.options:
        return chance.choice(others or question.options)
    return seen.seat
