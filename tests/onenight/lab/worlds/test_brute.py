"""Beliefs are what brute force finds: every deal and every answer, played by the readable engine."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from noctambule.engine.events import shown_to
from noctambule.engine.questions import Question
from noctambule.onenight.lab.worlds import beliefs_by_deal, listeners
from noctambule.onenight.lab.worlds.beliefs import EXACT, SAMPLED, Beliefs, Effort
from noctambule.onenight.lab.worlds.claims_heard import Heard, Listener
from noctambule.onenight.lab.worlds.honesty import TRUSTING, Honesty
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.listeners import Listeners, beliefs
from noctambule.onenight.lab.worlds.priors import any_legal_answer
from noctambule.onenight.lab.worlds.private_views import KINDS, fits
from noctambule.onenight.rules.cards import EDITIONS
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from tests.onenight.lab.worlds.brute import a_deck, agree, expected, some_claims, worlds
from tests.seeds import with_chance

ACTIVE = [role for role in KINDS if role not in ("tanner", "hunter", "bodyguard", "prince")] + ["werewolf"]
MODELS = (Honesty(), Honesty({"robber": 0.3, "village": 0.8}, {"drunk": 0.5, "werewolf": 0.1}))


def leaning(question: Question) -> Sequence[float]:
    """A prior that likes some answers better than others."""
    return [1 + number % 3 for number, _ in enumerate(question.answers)]


def compare(chance: Random, setup: Setup, games: int, effort: Effort | None = None) -> None:
    """Every seat's view of some games of a setup, with and without claims."""
    prior = chance.choice((any_legal_answer, leaning))
    every = worlds(setup, prior)
    for _ in range(games):
        game, _ = chance.choice(every)
        seat, honesty = chance.randrange(setup.players), chance.choice(MODELS)
        claims = some_claims(chance, every, game, chance.choice((0, 1, 3, 6)))
        view = shown_to(seat, game.events)
        found = beliefs(setup, seat, view, claims, honesty, prior, effort)
        assert found.how == EXACT
        agree(found, *expected(every, seat, view, claims, honesty))


@pytest.mark.parametrize("part", range(16))
@with_chance
def test_three_players(chance: Random, part: int) -> None:
    roles = ACTIVE if part % 2 else list(KINDS)
    compare(chance, Setup(3, a_deck(chance, roles, 6), chance.choice(EDITIONS)), 8)


@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (4, "werewolf werewolf werewolf seer robber villager villager"),
        (4, "werewolf werewolf minion troublemaker insomniac villager villager"),
        (4, "werewolf werewolf mason mason drunk villager villager"),
        (5, "werewolf werewolf villager villager villager villager robber troublemaker"),
        (5, "werewolf werewolf insomniac villager villager villager villager drunk"),
    ],
)
@with_chance
def test_four_and_five_players(chance: Random, players: int, deck: str) -> None:
    setup = Setup(players, tuple(deck.split()))
    compare(chance, setup, 8)


@pytest.mark.parametrize(
    "deck", ["werewolf seer robber troublemaker insomniac villager", "werewolf minion drunk mason mason seer"]
)
@with_chance
def test_the_readable_engine_alone_finds_the_same(chance: Random, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without numba every night is played out."""
    monkeypatch.setattr(listeners, "COMPILER", False)
    compare(chance, Setup(3, tuple(deck.split())), 4, Effort(worlds=100_000))


@pytest.mark.parametrize(
    "deck",
    [
        "doppelganger werewolf robber insomniac villager villager",
        "doppelganger werewolf werewolf seer drunk villager",
        "doppelganger drunk minion tanner mason mason",
        "doppelganger dream-wolf werewolf troublemaker apprentice-seer robber",
        "doppelganger werewolf minion insomniac troublemaker drunk",
    ],
)
@with_chance
def test_the_doppelganger(chance: Random, deck: str) -> None:
    setup = Setup(3, tuple(deck.split()))
    assert fits(setup)
    compare(chance, setup, 10)


@pytest.mark.parametrize(
    "deck",
    [
        "doppelganger werewolf robber insomniac villager villager villager",
        "doppelganger troublemaker insomniac villager villager villager villager",
        "doppelganger drunk seer villager villager villager villager",
    ],
)
@with_chance
def test_the_doppelganger_among_four(chance: Random, deck: str) -> None:
    """With seats left over that nothing tells apart."""
    compare(chance, Setup(4, tuple(deck.split())), 8)


@pytest.mark.parametrize(
    ("deck", "center"),
    [
        ("sentinel werewolf witch villager villager insomniac", None),
        ("alpha-wolf mystic-wolf village-idiot villager villager villager", "werewolf"),
        ("paranormal-investigator werewolf tanner revealer villager villager", None),
        ("curator aura-seer werewolf robber villager villager", None),
    ],
)
@with_chance
def test_daybreak(chance: Random, deck: str, center: str | None) -> None:
    setup = Setup(3, tuple(deck.split()), center_werewolf=center, artifacts=("claw-of-the-werewolf", "mask-of-muting"))
    compare(chance, setup, 3, Effort(worlds=200_000))


@pytest.mark.parametrize(
    ("deck", "center"),
    [
        ("sentinel werewolf witch villager robber insomniac", None),
        ("alpha-wolf mystic-wolf village-idiot robber villager villager", "werewolf"),
    ],
)
def test_drawn_worlds_are_off_by_no_more_than_they_say(deck: str, center: str | None) -> None:
    """With a claim from everybody, and models in which some never lie."""
    setup, chance = Setup(3, tuple(deck.split()), center_werewolf=center), Random(deck)
    every = worlds(setup)
    for honesty in (Honesty(), Honesty({"village": 1.0, "werewolf": 0.3}), TRUSTING):
        for seed in range(3):
            game, _ = chance.choice(every)
            said = some_claims(chance, every, game, 4 if honesty is not TRUSTING else 0)
            claims = [
                *(claim for claim in said if claim.seat != 2),
                *(Claim(seat, game.deal.cards[seat], told(shown_to(seat, game.events))) for seat in (0, 1)),
            ]
            view = shown_to(2, game.events)
            try:
                found = beliefs(setup, 2, view, claims, honesty, effort=Effort(worlds=1, drawn_worlds=1000, seed=seed))
            except Impossible:
                with pytest.raises(ZeroDivisionError):
                    expected(every, 2, view, claims, honesty)
                continue
            ending, true = expected(every, 2, view, claims, honesty)
            wolf = [sum(roles.get(card, 0.0) for card in WOLVES) for roles in ending]
            assert found.how == SAMPLED
            assert found.wolf == pytest.approx(wolf, abs=4 * found.error)
            assert found.claims == pytest.approx(true, abs=2 / sqrt(found.effective))


@with_chance
def test_all_seats_share_what_they_heard(chance: Random) -> None:
    setup = Setup(3, ("werewolf", "seer", "robber", "troublemaker", "insomniac", "villager"))
    every = worlds(setup)
    game, _ = chance.choice(every)
    claims = some_claims(chance, every, game, 4)
    listeners = Listeners(setup, claims)
    assert fits(setup)
    views = [shown_to(seat, game.events) for seat in range(3)]
    for seat, found in enumerate(listeners.all_beliefs(views)):
        alone = beliefs(setup, seat, views[seat], claims)
        assert found == alone
        agree(found, *expected(every, seat, views[seat], claims, Honesty()))


@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (3, "werewolf werewolf villager mason mason drunk"),
        (4, "werewolf werewolf mason mason minion seer villager"),
        (4, "werewolf tanner hunter villager villager insomniac villager"),
        (4, "doppelganger werewolf minion tanner villager villager villager"),
    ],
)
def test_who_only_watched_shares_the_weights_of_deals(players: int, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody says to be something else, so no seats are alike; by the last model some say what can't be true."""
    alone, by_itself = list[int](), beliefs_by_deal.believe

    def noted(heard: Heard, listener: Listener, effort: Effort) -> Beliefs:
        alone.append(listener.seat)
        return by_itself(heard, listener, effort)

    monkeypatch.setattr(beliefs_by_deal, "believe", noted)
    chance, setup = Random(deck), Setup(players, tuple(deck.split()))
    every, kinds = worlds(setup), list(dict.fromkeys(setup.deck))
    shared = 0
    for honesty in (*MODELS, Honesty({"village": 1.0, "werewolf": 0.5}, {})):
        for _ in range(4):
            game, _ = chance.choice(every)
            said = chance.sample(kinds, players)
            claims = [Claim(seat, said[seat]) for seat in range(players)] + some_claims(chance, every, game, 2)
            views = [shown_to(seat, game.events) for seat in range(players)]
            listeners = Listeners(setup, claims, honesty)
            others = [[claim for claim in claims if claim.seat != seat] for seat in range(players)]
            try:
                wanted = [expected(every, seat, view, others[seat], honesty) for seat, view in enumerate(views)]
            except ZeroDivisionError:
                with pytest.raises(Impossible):
                    listeners.all_beliefs(views)
                continue
            alone.clear()
            for seat, found in enumerate(listeners.all_beliefs(views)):
                heard = tuple(true for claim, true in zip(claims, found.claims, strict=True) if claim.seat != seat)
                agree(found._replace(claims=heard), *wanted[seat])
            shared += players - len(alone)
    assert shared > 3
