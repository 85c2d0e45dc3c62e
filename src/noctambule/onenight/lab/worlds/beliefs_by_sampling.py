"""Beliefs where there are too many nights to play them all: worlds drawn by chance, in layers by which claims are true.

What weighs most is how many of the stories told are true, and hardly any night drawn by the way has several of them
come true. So it is supposed in turn of every speaker that he tells the truth, and that he does not: each world fits one
of these suppositions, and in the layer of a supposition worlds are drawn that mostly fit it. Layers that turn out
weighty, or uneven, are drawn from more often.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from random import Random

from noctambule.engine.questions import Question
from noctambule.onenight.lab.worlds.beliefs import SAMPLED, Beliefs, Effort
from noctambule.onenight.lab.worlds.beliefs_by_night import Known, Nights, Tally, World, weighed
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.likely_deals import (
    SUPPOSED,
    Dealing,
    Guesses,
    Supposed,
    drawing_by,
    fits,
    leaning,
    suppositions,
)
from noctambule.onenight.lab.worlds.priors import shares
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import WOLVES

ROUNDS = 10
"""After each round of draws, the next ones go where they are worth most."""
FIRST = 4
"""How often each layer is drawn from before anything is known of it, at least."""
EVEN = 0.3
"""The part of each later round that goes to all layers alike: a layer that seemed light at first may not be."""


def drawn(known: Known, effort: Effort) -> Beliefs:
    """The beliefs of a seat from as many worlds as it takes to be worth enough, or as many as may be drawn."""
    chance, nights = Random(effort.seed), Nights(known)
    a_round = max(1, effort.drawn_worlds // ROUNDS)
    guesses = Guesses(known.setup, known.seat, known.view, known.claims, known.honesty)
    supposed = suppositions(known.setup, nights.dealt, guesses.claims, max(1, a_round * 2 // FIRST))
    layers = [layer for layer in (Layer(nights, guesses, what) for what in supposed) if layer.possible]
    if not layers:
        raise Impossible("claims-impossible")
    spent = sum(layer.draw(chance, max(FIRST, a_round // len(layers))) for layer in layers)
    while (effective := _worth(layers)) < effort.enough and (draws := min(a_round, effort.drawn_worlds - spent)) > 0:
        spent += sum(layer.draw(chance, some) for layer, some in zip(layers, _shared_out(layers, draws), strict=True))
    if effective == 0:
        raise Impossible("worlds-not-found", drawn=spent)
    tally = Tally(known)
    for layer in layers:
        for world in layer.worlds:
            tally.add(world, 1 / layer.draws)
    return tally.beliefs(SAMPLED, spent, effective, max(_error(layers, tally), 1 / (2 + effective)))


class Layer:
    """The worlds in which the claims are true that are supposed to be, and those that were drawn of them."""

    def __init__(self, nights: Nights, guesses: Guesses, supposed: Supposed) -> None:
        self.nights, self.supposed, known = nights, supposed, nights.known
        likes = guesses.liking(supposed)
        places = [place for place in range(len(known.setup.deck)) if place != known.seat]
        self.surest_first = sorted(places, key=lambda place: _openness(likes[place]))
        self.dealing = Dealing(Counter(nights.others), [likes[place] for place in self.surest_first])
        self.brought = guesses.brought(supposed)
        self.draws, self.worlds = 0, list[World]()
        self.weight = self.squares = 0.0

    def draw(self, chance: Random, draws: int) -> int:
        """Draws so many, and keeps those that fit; how many were drawn."""
        known = self.nights.known
        for _ in range(draws):
            night = self._night(chance)
            if night is not None:
                world = weighed(known, *night)
                if world.weight > 0 and fits(self.supposed, known.claims, world.true):
                    self.worlds.append(world)
                    self.weight += world.weight
                    self.squares += world.weight**2
        self.draws += draws
        return draws

    @property
    def possible(self) -> bool:
        """Whether any deal is liked at all: no honest player says what would have to be a lie."""
        return self.dealing.liked > 0

    @property
    def unevenness(self) -> float:
        """How much one more draw is worth here: the root of the mean square weight."""
        return math.sqrt(self.squares / self.draws)

    def _night(self, chance: Random) -> tuple[Game, float] | None:
        """A night by chance, if it fits the view; its weight is the probability of all that was not left to chance."""
        nights, known = self.nights, self.nights.known
        artifacts = list(nights.setup.artifacts)
        chance.shuffle(artifacts)
        (cards, weight), given = self.dealing.draw(chance), Counter[int]()
        by_place = dict(zip(self.surest_first, cards, strict=True))
        game = nights.start([by_place[place] for place in sorted(by_place)], tuple(artifacts))
        while (shown := nights.shown(game)) is not None and (question := game.run.question) is not None:
            chances = shares(known.prior, question)
            if question.seat == nights.seat:
                own = nights.own(question, shown)
                if own is None:
                    return None
                weight *= chances[own]
                game = game.answer(question.id, question.answers[own])
                continue
            if question.id[0] in nights.setup.night.lays:  # what was answered comes to lie open, for all to see
                games = [game.answer(question.id, answer) for answer in question.answers]
                chances = [
                    share * (nights.shown(after) is not None) for share, after in zip(chances, games, strict=True)
                ]
                if not any(chances):
                    return None
            holds = game.deal.cards[question.seat]
            drawing = drawing_by(chances, known.claims, self.supposed, holds, question, given[question.seat])
            drawing = leaning(drawing, self._bringing(game, question), SUPPOSED)
            given[question.seat] += 1
            (at,) = chance.choices(range(len(chances)), drawing)
            weight *= chances[at] / drawing[at] * sum(drawing)
            game = game.answer(question.id, question.answers[at])
        return None if shown is None else (game, weight)

    def _bringing(self, game: Game, question: Question) -> list[int]:
        """Which answers bring a card to where it was seen."""
        missing = {place for place, card in self.brought.items() if game.table.cards[place] != card}
        if not missing:
            return []
        tables = [game.answer(question.id, answer).table for answer in question.answers]
        return [
            at for at, table in enumerate(tables) if any(table.cards[place] == self.brought[place] for place in missing)
        ]


def _openness(likes: Mapping[str, float]) -> float:
    """How little is known of a card."""
    most = max(likes.values())
    return sum(likes.values()) / most if most else 0.0


def _worth(layers: Sequence[Layer]) -> float:
    """How many equally weighty worlds all that was drawn is worth, each layer counting by its mean."""
    total = sum(layer.weight / layer.draws for layer in layers)
    return total**2 / sum(layer.squares / layer.draws**2 for layer in layers) if total else 0.0


def _shared_out(layers: Sequence[Layer], draws: int) -> list[int]:
    """How many of so many draws each layer gets."""
    uneven = [layer.unevenness for layer in layers]
    all_of_it = sum(uneven) or 1.0
    parts = [EVEN / len(layers) + (1 - EVEN) * part / all_of_it for part in uneven]
    ends = [round(draws * so_far / sum(parts)) for so_far in accumulate(parts, initial=0.0)]
    return [end - begin for begin, end in pairwise(ends)]


def _error(layers: Sequence[Layer], tally: Tally) -> float:
    """The largest standard error of any seat's probability of being a werewolf."""
    worst = 0.0
    for seat, mean in enumerate(tally.wolf):
        spread = 0.0
        for layer in layers:
            off = [world.weight * ((world.roles[seat] in WOLVES) - mean) for world in layer.worlds]
            spread += (sum(part**2 for part in off) - sum(off) ** 2 / layer.draws) / (layer.draws * (layer.draws - 1))
        worst = max(worst, spread)
    return math.sqrt(worst) / tally.total
