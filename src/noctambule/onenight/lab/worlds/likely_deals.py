"""First guesses: what a seat saw and heard makes some deals, and some answers of others, worth drawing more often.

A guess is never an exclusion, so it needs no rules: cards may have been moved before they were seen. What it likes too
much or too little is made up for by the weight of what was drawn.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, chain
from math import factorial
from random import Random

from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question
from noctambule.onenight.lab.worlds.honesty import Honesty, alike
from noctambule.onenight.rules.roles import SHOWN_AS
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import moved

SURE = 30.0
"""How much more a card is liked where it was seen than anywhere else; where one is supposed to have seen it, too."""
TOLD = 5.0
"""The same, where somebody says to have seen it."""
BELIEVED, SUPPOSED = 0.6, 0.95
"""How often a player who holds what he claims is drawn to have done as he says; where that is supposed to be true."""
LEARNT = 0.3
"""How often a player is guessed to have come to believe to be something else than was dealt, and to speak as that."""
Supposed = Mapping[int, Claim | None]
"""By speaker: the last of his claims that is true; None where none is. Who is not in it may have said anything."""
Liking = list[dict[str, float]]
"""By place: how much each role is liked there."""
Left = tuple[int, ...]
"""How many cards of each kind are still to be dealt."""
Sight = tuple[int, Sequence[str], bool]
"""A place, roles, and whether one of these was there or none."""


def suppositions(setup: Setup, dealt: str, claims: Sequence[Claim], most: int) -> list[Supposed]:
    """Every way in which the claims may be true or not, as far as the cards go round: each world fits one of them.

    No more than so many: of the speakers, those come first whose stories are hardest to hit on by chance.
    """
    said = dict[int, list[Claim]]()
    for claim in claims:
        said.setdefault(claim.seat, []).append(claim)
    found: list[dict[int, Claim | None]] = [{}]
    for speaker in sorted(said, key=lambda seat: -max(alike(setup, claim) for claim in said[seat])):
        choices = (None, *dict.fromkeys(said[speaker]))
        more = [{**supposed, speaker: claim} for supposed in found for claim in choices]
        fitting = [supposed for supposed in more if _go_round(setup, dealt, supposed)]
        if len(fitting) > most:
            break
        found = fitting
    return list(found)


def _go_round(setup: Setup, dealt: str, supposed: Supposed) -> bool:
    """Whether there are cards enough for all that is supposed."""
    held = Counter([dealt, *(claim.role for claim in supposed.values() if claim)])
    return held <= Counter(setup.deck)


def fits(supposed: Supposed, claims: Sequence[Claim], true: Sequence[bool]) -> bool:
    """Whether a world is one of those supposed, by which claims are true in it."""
    last = {claim.seat: claim for claim, holds in zip(claims, true, strict=True) if holds}
    return all(last.get(speaker) == claim for speaker, claim in supposed.items())


class Guesses:
    """What a seat's view, and the claims of the others as far as they are supposed to be true, make of every place."""

    def __init__(
        self, setup: Setup, seat: int, view: Iterable[Event], claims: Iterable[Claim], honesty: Honesty
    ) -> None:
        self.setup, self.honesty = setup, honesty
        self.claims = [claim for claim in claims if claim.seat != seat]
        self._seen = [dict.fromkeys(setup.deck, 1.0) for _ in range(len(setup.deck))]
        self._sights = list(_sights(setup, seat, view))
        _like(self._seen, self._sights, SURE)
        speakers = {claim.seat for claim in self.claims}
        self._lies, self._either = (
            {seat: {role: self._said(seat, role, or_true) for role in self._seen[0]} for seat in speakers}
            for or_true in (False, True)
        )

    def liking(self, supposed: Supposed) -> Liking:
        likes = [dict(place) for place in self._seen]
        for speaker in self._lies:
            here, claim = likes[speaker], supposed.get(speaker)
            for role in here:
                if claim is not None:
                    here[role] *= role == claim.role
                else:
                    here[role] *= self._lies[speaker][role] if speaker in supposed else self._either[speaker][role]
        for claim in self.claims:
            if claim.seat not in supposed or supposed[claim.seat] == claim:
                sure = SURE if claim.seat in supposed else TOLD
                _like(likes, _sights(self.setup, claim.seat, claim.story), sure)
        return likes

    def brought(self, supposed: Supposed) -> dict[int, str]:
        """What was seen at a place where no card of the deck is dealt, so that somebody must have brought it there."""
        told = (_sights(self.setup, claim.seat, claim.story) for claim in supposed.values() if claim)
        return {
            place: seen[0]
            for place, seen, _ in chain(self._sights, *told)
            if place >= len(self.setup.deck) and seen[0] != self.setup.cards[place]
        }

    def _said(self, speaker: int, role: str, or_true: bool) -> float:
        """How likely who was dealt a role is to say all he said, untrue or not, whatever he may believe to be."""
        said = {thought: self._said_as(speaker, role, thought, or_true) for thought in self._seen[0]}
        return (1 - LEARNT) * said[role] + LEARNT * sum(said.values()) / len(said)

    def _said_as(self, speaker: int, role: str, thought: str, or_true: bool) -> float:
        likely = 1.0
        for claim in self.claims:
            if claim.seat == speaker:
                count, held = alike(self.setup, Claim(speaker, claim.role)), claim.role == role
                may_be = (or_true and held, not held or bool(claim.story))
                likely *= sum(
                    self.honesty.weight(claim, true, count, role, thought)
                    for true, might in zip((True, False), may_be, strict=True)
                    if might
                )
        return likely


def _like(likes: Liking, sights: Iterable[Sight], much: float) -> None:
    for place, seen, are in sights:
        for role in likes[place] if place < len(likes) else ():
            if (role in seen) != are:
                likes[place][role] /= much


def _sights(setup: Setup, seat: int, view: Iterable[Event | Told]) -> Iterable[Sight]:
    """The places whose card was seen, traced back through what the seat itself moved, and what was or was not there."""
    came_from = tuple(str(place) for place in range(setup.places))
    for event in view:
        if event.kind in ("looked", "revealed"):
            place = int(came_from[event.places[0] or 0])
            if place != seat:
                yield place, event.what, True
        elif event.kind in ("swapped", "rotated") and None not in event.places:
            came_from = moved(came_from, [place for place in event.places if place is not None])
        elif event.kind == "shown" and event.what[0] in SHOWN_AS:
            group = SHOWN_AS[event.what[0]]
            for other in range(setup.players):
                if other != seat:
                    yield other, (*group, "doppelganger") if other in event.places else group, other in event.places


class Dealing:
    """Deals cards to places by how much each place likes them: a deal by the product of all its likings.

    Cards that all places like alike are one kind, so that there is less to go through.
    """

    def __init__(self, cards: Counter[str], places: Sequence[Mapping[str, float]]) -> None:
        kinds = dict[tuple[float, ...], list[str]]()
        for card in cards.elements():
            kinds.setdefault(tuple(likes[card] for likes in places), []).append(card)
        self.kinds, self.cards = tuple(kinds), tuple(kinds.values())
        self.all = tuple(len(alike) for alike in self.cards)
        self._goes_on = dict[Left, tuple[list[int], list[float]]]()

    @property
    def liked(self) -> float:
        """How much all deals are liked together."""
        return self._liked(self.all)

    def _liked(self, left: Left) -> float:
        return self._next(left)[1][-1] if any(left) else 1.0

    def _next(self, left: Left) -> tuple[list[int], list[float]]:
        """The kinds that may come next, and how much all deals are liked that go on so, or with one before it."""
        if left not in self._goes_on:
            place = sum(self.all) - sum(left)
            likes = [
                copies and self.kinds[at][place] and copies * self.kinds[at][place] * self._liked(_without(left, at))
                for at, copies in enumerate(left)
            ]
            found = [at for at, liked in enumerate(likes) if liked] or [0]
            self._goes_on[left] = found, list(accumulate(likes[at] for at in found))
        return self._goes_on[left]

    def draw(self, chance: Random) -> tuple[list[str], float]:
        """A deal, with the weight that makes up for the liking."""
        left, dealt, weight = self.all, list[str](), self.liked / factorial(sum(self.all))
        cards = [alike[:] if len(alike) == 1 else chance.sample(alike, len(alike)) for alike in self.cards]
        for place in range(sum(self.all)):
            kinds, so_far = self._next(left)
            at = kinds[bisect(so_far, chance.random() * so_far[-1], 0, len(kinds) - 1)]
            dealt.append(cards[at].pop())
            weight /= self.kinds[at][place]
            left = _without(left, at)
        return dealt, weight


def _without(left: Left, at: int) -> Left:
    """One less of a kind."""
    return (*left[:at], left[at] - 1, *left[at + 1 :])


def answers_told(claims: Iterable[Claim], dealt: str, question: Question, given: int) -> list[int]:
    """Which answers the speaker tells to have given, in claims of the card he holds, after so many others."""
    told = list[int]()
    for claim in claims:
        answers = [said for said in claim.story if said.kind in ("chose", "declined")]
        if claim.seat == question.seat and claim.role == dealt and given < len(answers):
            said = answers[given]
            told += [at for at, answer in enumerate(question.answers) if _is(said, answer)]
    return told


def drawing_by(
    chances: Sequence[float], claims: Sequence[Claim], supposed: Supposed, dealt: str, question: Question, given: int
) -> list[float]:
    """The chances to draw each answer by: leaning to what was told, where that may be true."""
    if question.seat not in supposed:
        return leaning(chances, answers_told(claims, dealt, question, given), BELIEVED)
    claim = supposed[question.seat]
    return leaning(chances, answers_told([claim] if claim else (), dealt, question, given), SUPPOSED)


def _is(said: Told, answer: Answer) -> bool:
    if answer is None:
        return said.kind == "declined"
    places = answer if isinstance(answer, tuple) else (answer,)
    return said.kind == "chose" and (said.places == places or said.what == places)


def leaning(chances: Sequence[float], told: Sequence[int], believed: float) -> list[float]:
    """The chances, so much of them given to some answers."""
    if not told:
        return list(chances)
    likely = Counter(told)
    return [share and (1 - believed) * share + believed * likely[at] / len(told) for at, share in enumerate(chances)]
