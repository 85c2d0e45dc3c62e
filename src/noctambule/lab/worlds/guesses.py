"""First guesses: what a seat saw and heard makes some deals, and some answers of others, worth drawing more often.

A guess is never an exclusion, so it needs no rules: cards may have been moved before they were seen. What it likes too
much or too little is made up for by the weight of what was drawn.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question
from noctambule.lab.worlds.honesty import Honesty, alike
from noctambule.onenight.cards import WOLVES
from noctambule.onenight.sayings import Claim, Said
from noctambule.onenight.setup import Setup
from noctambule.onenight.table import moved

SURE = 30.0
"""How much more a card is liked where it was seen than anywhere else."""
TOLD = 5.0
"""The same, where somebody says to have seen it."""
BELIEVED = 0.6
"""How often a player who holds what he claims is drawn to have done as he says."""
Liking = list[dict[str, float]]
"""By place: how much each role is liked there."""
Sight = tuple[int, Sequence[str], bool]
"""A place, roles, and whether one of these was there or none."""


def liking(setup: Setup, seat: int, view: Iterable[Event], claims: Iterable[Claim], honesty: Honesty) -> Liking:
    """What a seat's view and the claims of the others make of every place."""
    likes = [dict.fromkeys(setup.deck, 1.0) for _ in range(len(setup.deck))]
    _like(likes, _sights(setup, seat, view), SURE)
    for claim in claims:
        if claim.seat != seat:
            _like(likes, _sights(setup, claim.seat, claim.story), TOLD)
            count = alike(setup, Claim(claim.seat, claim.role))
            for role in likes[claim.seat]:
                likes[claim.seat][role] *= honesty.weight(claim, claim.role == role, count, role, role)
    return likes


def _like(likes: Liking, sights: Iterable[Sight], much: float) -> None:
    for place, seen, are in sights:
        for role in likes[place] if place < len(likes) else ():
            if (role in seen) != are:
                likes[place][role] /= much


def _sights(setup: Setup, seat: int, view: Iterable[Event | Said]) -> Iterable[Sight]:
    """The places whose card was seen, traced back through what the seat itself moved, and what was or was not there."""
    came_from = tuple(str(place) for place in range(setup.places))
    for event in view:
        if event.kind in ("looked", "revealed"):
            place = int(came_from[event.places[0] or 0])
            if place != seat:
                yield place, event.what, True
        elif event.kind in ("swapped", "rotated") and None not in event.places:
            came_from = moved(came_from, [place for place in event.places if place is not None])
        elif event.kind == "shown" and event.what in (("werewolf",), ("mason",)):
            group = ("mason",) if event.what == ("mason",) else WOLVES
            for other in range(setup.players):
                if other != seat:
                    yield other, (*group, "doppelganger") if other in event.places else group, other in event.places


def draw(chance: Random, cards: Counter[str], places: Sequence[Mapping[str, float]]) -> tuple[list[str], float] | None:
    """Deals these cards to the places by how much each likes them; with the weight that makes up for the liking."""
    left, dealt, weight = cards.copy(), list[str](), 1.0
    for likes in places:
        roles = [role for role, copies in left.items() if copies]
        liked = [left[role] * likes[role] for role in roles]
        total = sum(liked)
        if total == 0:
            return None
        (role,) = chance.choices(roles, liked)
        weight *= total / (left.total() * likes[role])
        dealt.append(role)
        left[role] -= 1
    return dealt, weight


def answers_told(claims: Iterable[Claim], dealt: str, question: Question, given: int) -> list[int]:
    """Which answers the speaker tells to have given, in claims of the card he holds, after so many others."""
    told = list[int]()
    for claim in claims:
        answers = [said for said in claim.story if said.kind in ("chose", "declined")]
        if claim.seat == question.seat and claim.role == dealt and given < len(answers):
            said = answers[given]
            told += [at for at, answer in enumerate(question.answers) if _is(said, answer)]
    return told


def _is(said: Said, answer: Answer) -> bool:
    if answer is None:
        return said.kind == "declined"
    places = answer if isinstance(answer, tuple) else (answer,)
    return said.kind == "chose" and (said.places == places or said.what == places)


def leaning(chances: Sequence[float], told: Sequence[int]) -> list[float]:
    """The chances to draw each answer by, where some were told."""
    if not told:
        return list(chances)
    likely = Counter(told)
    return [share and (1 - BELIEVED) * share + BELIEVED * likely[at] / len(told) for at, share in enumerate(chances)]
