"""Beliefs for every deck, exact: the readable engine plays all the nights that fit a view."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial, prod
from typing import NamedTuple

from noctambule.engine.events import Event, shown_to
from noctambule.engine.questions import Question
from noctambule.onenight.lab.worlds.beliefs import EXACT, Beliefs, normal
from noctambule.onenight.lab.worlds.honesty import Honesty, alike, believed, holds
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.priors import Prior, shares
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import identity


class Known(NamedTuple):
    """What a seat knows, and how it weighs it."""

    setup: Setup
    seat: int
    view: tuple[Event, ...]
    claims: tuple[Claim, ...]
    honesty: Honesty
    prior: Prior


class World(NamedTuple):
    """A night that fits the view."""

    weight: float
    """Its probability, times what the claims say of it."""
    roles: tuple[str, ...]
    """What each seat ends as."""
    dealt: tuple[str, ...]
    true: tuple[bool, ...]
    """For each claim, whether it is true."""


def weighed(known: Known, game: Game, weight: float) -> World:
    """A world by its night's weight, times what the claims say of it."""
    true, players = list[bool](), range(known.setup.players)
    for claim in known.claims:
        dealt, seen = game.deal.cards[claim.seat], shown_to(claim.seat, game.events)
        true.append(holds(claim, dealt, told(seen)))
        if claim.seat != known.seat:
            count, thought = alike(known.setup, claim), believed(claim.seat, dealt, seen)
            weight *= known.honesty.weight(claim, true[-1], count, dealt, thought)
    roles = tuple(identity(game.table, seat) for seat in players)
    return World(weight, roles, game.deal.cards[: known.setup.players], tuple(true))


class Tally:
    """The weights of worlds, summed up by what is asked of them."""

    def __init__(self, known: Known) -> None:
        players = range(known.setup.players)
        self.roles = [defaultdict[str, float](float) for _ in players]
        self.dealt = [defaultdict[str, float](float) for _ in players]
        self.claims = [0.0] * len(known.claims)
        self.total = self.squares = 0.0
        self.worlds = 0

    def add(self, world: World, share: float = 1.0) -> None:
        weight = world.weight * share
        self.worlds += 1
        self.total += weight
        self.squares += weight * weight
        for seat, (role, dealt) in enumerate(zip(world.roles, world.dealt, strict=True)):
            self.roles[seat][role] += weight
            self.dealt[seat][dealt] += weight
        for at, holding in enumerate(world.true):
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


class TooMany(Exception):
    """There are more worlds than the budget has."""


def counted(known: Known, budget: int) -> Beliefs:
    """The beliefs of a seat, every world weighed; `TooMany` where they go beyond the budget."""
    tally = Tally(known)
    for game, weight in Nights(known, budget).all():
        tally.add(weighed(known, game, weight))
    if tally.total == 0:
        raise Impossible("claims-impossible" if tally.worlds else "view-impossible")
    return tally.beliefs(EXACT, tally.worlds, tally.worlds, 0.0)


class Nights:
    """The nights that show a seat what it was shown."""

    def __init__(self, known: Known, budget: int | None = None) -> None:
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

    def all(self) -> Iterator[tuple[Game, float]]:
        """Every one of them, with the probability of what was chosen in it."""
        if self.left is not None and how_many(self.others) > self.left:
            raise TooMany
        for cards in _arrangements(Counter(self.others), len(self.others)):
            for artifacts in _piles(self.setup):
                yield from self._played(self.start(cards, artifacts), 1.0)

    def start(self, cards: Sequence[str], artifacts: tuple[str, ...]) -> Game:
        dealt = (*cards[: self.seat], self.dealt, *cards[self.seat :], *self.extra)
        return Game.start(self.setup, Deal(dealt, artifacts))

    def _played(self, game: Game, weight: float) -> Iterator[tuple[Game, float]]:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise TooMany
        shown = self.shown(game)
        if shown is None:
            return
        question = game.run.question
        if question is None:
            yield game, weight
            return
        chances = shares(self.known.prior, question)
        possible = range(len(chances))
        if question.seat == self.seat:
            own = self.own(question, shown)
            possible = range(0) if own is None else range(own, own + 1)
        for at in possible:
            if chances[at] > 0:
                yield from self._played(game.answer(question.id, question.answers[at]), weight * chances[at])

    def shown(self, game: Game) -> int | None:
        """How much of the view this game has shown; None where it shows something else."""
        shown = shown_to(self.seat, game.events)
        so_far = len(shown)
        if shown != self.view[:so_far] or (game.run.over and so_far < len(self.view)):
            return None
        return so_far

    def own(self, question: Question, shown: int) -> int | None:
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


def how_many(cards: Sequence[str]) -> int:
    """In how many different ways these cards can lie."""
    return factorial(len(cards)) // prod(factorial(copies) for copies in Counter(cards).values())


def _piles(setup: Setup) -> list[tuple[str, ...]]:
    """Every beginning of the artifacts' pile that may be drawn, the rest in any order."""
    if not setup.draw:
        return [setup.artifacts]
    drawn = min(1 + ("doppelganger" in setup.deck), len(setup.artifacts))
    return [
        (*some, *(artifact for artifact in setup.artifacts if artifact not in some))
        for some in permutations(setup.artifacts, drawn)
    ]
