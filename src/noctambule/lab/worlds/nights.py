"""Beliefs for every deck: the readable engine plays the nights that fit a view, all of them or some drawn by chance."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import NamedTuple

from noctambule.engine.events import Event, shown_to
from noctambule.engine.questions import Question
from noctambule.lab.worlds.beliefs import EXACT, SAMPLED, Beliefs, Effort, normal, standard_error
from noctambule.lab.worlds.guesses import answers_told, draw, leaning, liking
from noctambule.lab.worlds.honesty import Honesty, alike, believed, holds
from noctambule.lab.worlds.impossible import Impossible
from noctambule.lab.worlds.priors import Prior, shares
from noctambule.onenight.cards import WOLVES
from noctambule.onenight.claims import told
from noctambule.onenight.game import Deal, Game
from noctambule.onenight.sayings import Claim
from noctambule.onenight.setup import Setup
from noctambule.onenight.table import identity

BATCHES = 20


class Known(NamedTuple):
    """What a seat knows, and how it weighs it."""

    setup: Setup
    seat: int
    view: tuple[Event, ...]
    claims: tuple[Claim, ...]
    honesty: Honesty
    prior: Prior


class Tally:
    """The weights of worlds, summed up by what is asked of them."""

    def __init__(self, known: Known) -> None:
        self.known = known
        players = range(known.setup.players)
        self.roles = [defaultdict[str, float](float) for _ in players]
        self.dealt = [defaultdict[str, float](float) for _ in players]
        self.claims = [0.0] * len(known.claims)
        self.counts = [alike(known.setup, claim) for claim in known.claims]
        self.total = self.squares = 0.0
        self.worlds = 0

    def add(self, game: Game, weight: float) -> None:
        """Adds a world by its night's weight, times what the claims say of it."""
        self.worlds += 1
        true = list[bool]()
        for claim, count in zip(self.known.claims, self.counts, strict=True):
            dealt, seen = game.deal.cards[claim.seat], shown_to(claim.seat, game.events)
            true.append(holds(claim, dealt, told(seen)))
            if claim.seat != self.known.seat:
                thought = believed(claim.seat, dealt, seen)
                weight *= self.known.honesty.weight(claim, true[-1], count, dealt, thought)
        self.total += weight
        self.squares += weight * weight
        for seat, (roles, dealt_roles) in enumerate(zip(self.roles, self.dealt, strict=True)):
            roles[identity(game.table, seat)] += weight
            dealt_roles[game.deal.cards[seat]] += weight
        for at, holding in enumerate(true):
            self.claims[at] += weight * holding

    @property
    def wolf(self) -> list[float]:
        return [sum(roles[wolf] for wolf in WOLVES) / self.total for roles in self.roles]

    def beliefs(self, how: str, worlds: int, effective: float, error: float) -> Beliefs:
        return Beliefs(
            tuple(normal(roles, self.total) for roles in self.roles),
            tuple(normal(roles, self.total) for roles in self.dealt),
            tuple(weight / self.total for weight in self.claims),
            how,
            worlds,
            effective,
            error,
        )


class _TooMany(Exception):
    """There are more worlds than the budget has."""


def believe(known: Known, effort: Effort) -> Beliefs:
    """The beliefs of a seat, exact where its worlds fit the budget."""
    tally = Tally(known)
    try:
        for game, weight in _Nights(known, effort.worlds).all():
            tally.add(game, weight)
    except _TooMany:
        return _sampled(known, effort)
    if tally.total == 0:
        raise Impossible("claims-impossible" if tally.worlds else "view-impossible")
    return tally.beliefs(EXACT, tally.worlds, tally.worlds, 0.0)


def _sampled(known: Known, effort: Effort) -> Beliefs:
    chance, every, batches = Random(effort.seed), Tally(known), list[Tally]()
    nights = _Nights(known, None)
    for _ in range(BATCHES):
        batch = Tally(known)
        for _ in range(effort.drawn_worlds // BATCHES):
            drawn = nights.drawn(chance)
            if drawn is not None:
                batch.add(*drawn)
                every.add(*drawn)
        if batch.total > 0:
            batches.append(batch)
    if every.total == 0:
        raise Impossible("worlds-not-found", drawn=effort.drawn_worlds)
    shares_of = [batch.total / every.total for batch in batches]
    effective = every.total**2 / every.squares
    error = standard_error([batch.wolf for batch in batches], shares_of, every.wolf, effective)
    return every.beliefs(SAMPLED, effort.drawn_worlds, effective, error)


class _Nights:
    """The nights that show a seat what it was shown."""

    def __init__(self, known: Known, budget: int | None) -> None:
        self.known, self.setup, self.seat, self.view = known, known.setup, known.seat, known.view
        self.left = budget
        dealt = next((event.what[0] for event in self.view if event.kind == "dealt"), None)
        if dealt is None or self.view[-1].kind not in ("dawn", "artifact"):
            raise Impossible("view-without-night")
        if dealt not in self.setup.deck:
            raise Impossible("view-card-not-in-deck", role=dealt)
        self.dealt = dealt
        self.others = list(self.setup.deck)
        self.others.remove(dealt)
        self.extra = self.setup.cards[len(self.setup.deck) :]
        self.liking = liking(known.setup, known.seat, known.view, known.claims, known.honesty)
        places = [place for place in range(len(self.setup.deck)) if place != known.seat]
        self.surest_first = sorted(places, key=lambda place: sum(self.liking[place].values()))

    def all(self) -> Iterator[tuple[Game, float]]:
        """Every one of them, with the probability of what was chosen in it."""
        if self.left is not None and _how_many(self.others) > self.left:
            raise _TooMany
        for cards in _arrangements(Counter(self.others), len(self.others)):
            for artifacts in _piles(self.setup):
                yield from self._played(self._start(cards, artifacts), 1.0)

    def drawn(self, chance: Random) -> tuple[Game, float] | None:
        """One by chance, if it fits; its weight is the probability of all that was not left to chance."""
        artifacts = list(self.setup.artifacts)
        chance.shuffle(artifacts)
        drawn = draw(chance, Counter(self.others), [self.liking[place] for place in self.surest_first])
        if drawn is None:
            return None
        (cards, weight), given = drawn, Counter[int]()
        by_place = dict(zip(self.surest_first, cards, strict=True))
        game = self._start([by_place[place] for place in sorted(by_place)], tuple(artifacts))
        while (shown := self._shown(game)) is not None and (question := game.run.question) is not None:
            chances = shares(self.known.prior, question)
            if question.seat == self.seat:
                own = self._own(question, shown)
                if own is None:
                    return None
                weight *= chances[own]
                game = game.answer(question.id, question.answers[own])
                continue
            if self.view[shown].seat is None and self.view[shown].places:  # lies open: by what was answered just now?
                games = [game.answer(question.id, answer) for answer in question.answers]
                fitting = [self._shown(after) is not None for after in games]
                chances = [share * fits for share, fits in zip(chances, fitting, strict=True)]
                if not any(chances):
                    return None
                weight *= sum(chances)
                (game,) = chance.choices(games, chances)
                continue
            given[question.seat] += 1
            dealt = game.deal.cards[question.seat]
            drawing = leaning(chances, answers_told(self.known.claims, dealt, question, given[question.seat] - 1))
            (at,) = chance.choices(range(len(chances)), drawing)
            weight *= chances[at] / drawing[at] * sum(drawing)
            game = game.answer(question.id, question.answers[at])
        return None if shown is None else (game, weight)

    def _start(self, cards: Sequence[str], artifacts: tuple[str, ...]) -> Game:
        dealt = (*cards[: self.seat], self.dealt, *cards[self.seat :], *self.extra)
        return Game.start(self.setup, Deal(dealt, artifacts))

    def _played(self, game: Game, weight: float) -> Iterator[tuple[Game, float]]:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise _TooMany
        shown = self._shown(game)
        if shown is None:
            return
        question = game.run.question
        if question is None:
            yield game, weight
            return
        chances = shares(self.known.prior, question)
        possible = range(len(chances))
        if question.seat == self.seat:
            own = self._own(question, shown)
            possible = range(0) if own is None else range(own, own + 1)
        for at in possible:
            if chances[at] > 0:
                yield from self._played(game.answer(question.id, question.answers[at]), weight * chances[at])

    def _shown(self, game: Game) -> int | None:
        """How much of the view this game has shown; None where it shows something else."""
        shown = shown_to(self.seat, game.events)
        so_far = len(shown)
        if shown != self.view[:so_far] or (game.run.over and so_far < len(self.view)):
            return None
        return so_far

    def _own(self, question: Question, shown: int) -> int | None:
        """The number of the answer that the view says this seat gave."""
        night = self.setup.night
        given = [night.answered(question, answer) == self.view[shown] for answer in question.answers]
        return given.index(True) if shown < len(self.view) and True in given else None


def _arrangements(cards: Counter[str], places: int) -> Iterator[tuple[str, ...]]:
    """Every different way to lay these cards."""
    if places == 0:
        yield ()
        return
    for card in [card for card, copies in cards.items() if copies]:
        cards[card] -= 1
        for rest in _arrangements(cards, places - 1):
            yield (card, *rest)
        cards[card] += 1


def _how_many(cards: Sequence[str]) -> int:
    """In how many different ways these cards can lie."""
    return factorial(len(cards)) // prod(factorial(copies) for copies in Counter(cards).values())


def _piles(setup: Setup) -> list[tuple[str, ...]]:
    """Every beginning of the artifacts' pile that may be drawn, the rest in any order."""
    if "curator" not in setup.deck:
        return [setup.artifacts]
    drawn = min(1 + ("doppelganger" in setup.deck), len(setup.artifacts))
    return [
        (*some, *(artifact for artifact in setup.artifacts if artifact not in some))
        for some in permutations(setup.artifacts, drawn)
    ]
