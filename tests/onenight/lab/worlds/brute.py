"""Brute force: every deal and every answer, played by the readable engine, compared with a view at the end."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import prod
from random import Random

import pytest

from noctambule.engine.events import Event, shown_to
from noctambule.onenight.lab.worlds.beliefs import Beliefs
from noctambule.onenight.lab.worlds.honesty import Honesty, alike, believed
from noctambule.onenight.lab.worlds.priors import Prior, any_legal_answer, shares
from noctambule.onenight.rules.claims import could_be_true, told
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import identity

CLOSE = 1e-9
World = tuple[Game, float]


@lru_cache(maxsize=2)
def worlds(setup: Setup, prior: Prior = any_legal_answer) -> tuple[World, ...]:
    """Every game of a setup up to dawn, with its probability but for a constant."""
    extra = setup.cards[len(setup.deck) :]
    deals = set(permutations(setup.deck))
    piles = tuple(permutations(setup.artifacts)) if "curator" in setup.deck else (setup.artifacts,)
    return tuple(
        world
        for cards in sorted(deals)
        for pile in piles
        for world in nights(Game.start(setup, Deal((*cards, *extra), pile)), 1.0, prior)
    )


def nights(game: Game, weight: float, prior: Prior) -> Iterator[World]:
    question = game.run.question
    if question is None:
        yield game, weight
        return
    for answer, share in zip(question.answers, shares(prior, question), strict=True):
        yield from nights(game.answer(question.id, answer), weight * share, prior)


def expected(
    all_worlds: Sequence[World], seat: int, view: tuple[Event, ...], claims: Sequence[Claim], honesty: Honesty
) -> tuple[list[dict[str, float]], list[float]]:
    """By seat, the probability of ending as each role; by claim, of being true."""
    own = [event for event in view if event.seen_by == {seat}]
    fitting = [
        (game, weight)
        for game, weight in all_worlds
        if game.deal.cards[seat] == own[0].what[0] and shown_to(seat, game.events) == view
    ]
    setup = fitting[0][0].setup
    counts = [alike(setup, claim) for claim in claims]
    roles, true, total = [defaultdict[str, float](float) for _ in range(setup.players)], [0.0] * len(claims), 0.0
    for game, weight in fitting:
        holding = [could_be_true(claim, game) for claim in claims]
        weight *= prod(
            honesty.likelihood(holds, count, game.deal.cards[claim.seat], thought(game, claim.seat))
            for claim, holds, count in zip(claims, holding, counts, strict=True)
        )
        total += weight
        for player, ending in enumerate(roles):
            ending[identity(game.table, player)] += weight
        for at, holds in enumerate(holding):
            true[at] += weight * holds
    return [{role: w / total for role, w in ending.items()} for ending in roles], [weight / total for weight in true]


def thought(game: Game, seat: int) -> str:
    return believed(seat, game.deal.cards[seat], shown_to(seat, game.events))


def agree(found: Beliefs, ending: list[dict[str, float]], true: list[float]) -> None:
    """Holds a belief against what brute force found."""
    for roles, wanted in zip(found.roles, ending, strict=True):
        for role in {*roles, *wanted}:
            assert roles.get(role, 0.0) == pytest.approx(wanted.get(role, 0.0), abs=CLOSE)
        assert sum(roles.values()) == pytest.approx(1.0, abs=CLOSE)
    assert list(found.claims) == pytest.approx(true, abs=CLOSE)
    assert all(0 <= chance <= 1 + CLOSE for chance in found.wolf)


def some_claims(chance: Random, all_worlds: Sequence[World], truth: Game, many: int) -> list[Claim]:
    """Claims as people make them: some true, some another world's truth, some left half told."""
    claims = list[Claim]()
    for _ in range(many):
        seat = chance.randrange(truth.setup.players)
        game = truth if chance.random() < 0.5 else chance.choice(all_worlds)[0]
        story = told(shown_to(seat, game.events))
        style = chance.random()
        if style < 0.3:
            story = ()
        elif style < 0.5:
            story = story[: chance.randint(0, len(story))]
        claims.append(Claim(seat, game.deal.cards[seat], story))
    return claims


def a_deck(chance: Random, roles: Sequence[str], cards: int) -> tuple[str, ...]:
    """So many cards of these roles, as the boxes hold them; the masons both or none."""
    while True:
        deck = Counter(chance.choice(roles) for _ in range(cards))
        if deck["mason"] in (0, 2) and all(copies == 1 or role in MANY for role, copies in deck.items()):
            if deck["werewolf"] <= 3 and deck["villager"] <= 5:
                return tuple(deck.elements())


MANY = ("werewolf", "villager", "mason")
