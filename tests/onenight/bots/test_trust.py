"""How claims are weighed: by who speaks, what was taken, and what was told later."""

import pytest

from noctambule.onenight.bots.fitting import Spoken, estimate, halfway
from noctambule.onenight.bots.trust import (
    PLAIN,
    PLOTTED,
    Manners,
    is_taken,
    read,
    settled,
    share,
    sobered,
    third_of,
    trust,
)
from noctambule.onenight.lab.worlds.listeners import beliefs
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view
from tests.onenight.table import play

FIVE = Setup(5, read_deck("2 werewolf, seer, robber, 3 villager, drunk"))
LOOKED = (Told("chose", (5, 6), ()), Told("looked", (5,), ("drunk",)), Told("looked", (6,), ("robber",)))


def test_what_is_told_at_length_later_counts_once() -> None:
    bare, whole = Claim(1, "seer"), Claim(1, "seer", LOOKED)
    assert settled((bare, Claim(2, "robber"), whole)) == (Claim(2, "robber"), whole)
    assert settled((bare, Claim(1, "robber"))) == (bare, Claim(1, "robber"))


def test_a_role_is_taken_when_others_claim_all_its_copies() -> None:
    said = (Claim(1, "seer"), Claim(2, "villager"), Claim(3, "villager"))
    assert is_taken(FIVE, said, 0, "seer")
    assert not is_taken(FIVE, said, 1, "seer")  # one's own claim takes nothing away from oneself
    assert not is_taken(FIVE, said, 0, "villager")
    assert [third_of(FIVE, said[:heard]) for heard in range(4)] == [0, 0, 1, 1]


def test_liars_shares_add_up_to_one() -> None:
    manners = read(PLOTTED)
    said = (Claim(1, "seer"),)
    shares = [share(manners, FIVE, said, Claim(0, role)) for role in dict.fromkeys(FIVE.deck)]
    assert sum(shares) == pytest.approx(1.0)


def test_the_fitted_models_say_that_villagers_are_honest_and_werewolves_not() -> None:
    for liars in (PLAIN, PLOTTED):
        manners = read(liars)
        assert manners.truth["village"] > 0.95 > 0.5 > manners.truth["werewolf"]
        assert manners.taken["other"] < manners.free["other"]


def test_two_who_claim_one_card_are_suspected() -> None:
    night = play(
        ann="villager",
        bob="seer",
        cat="werewolf",
        dan="villager",
        eve="drunk",
        center=("werewolf", "robber", "villager"),
    )
    night.answer("cat", "none").answer("bob", "ann").answer("eve", "center 1")
    game = night.game
    said = (Claim(1, "seer"), Claim(3, "villager"), Claim(2, "seer"))
    found = beliefs(game.setup, 0, view(game, 0).events, said, trust(game.setup, said))
    assert found.wolf[1] + found.wolf[2] > 0.8
    assert found.wolf[3] < 0.3


def test_the_curve_corrects_beliefs_and_leaves_certainty_alone() -> None:
    manners = read(PLOTTED)._replace(curve=((0.0, 0.0), (0.5, 0.25), (1.0, 1.0)))
    found = [sobered(manners, chance) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert found == pytest.approx([0.0, 0.125, 0.25, 0.625, 1.0])
    rising = [sobered(read(PLOTTED), step / 50) for step in range(51)]
    assert rising == sorted(rising)
    assert (rising[0], rising[-1]) == (0.0, 1.0)


def test_the_curve_lies_halfway_between_two_kinds_of_liars_and_never_falls() -> None:
    """However many beliefs there were against each; where it would fall, neighbours are put together."""
    sharp = [(0.2, 0.3, 900), (0.5, 0.5, 100), (0.7, 0.42, 100)]
    clumsy = [(0.2, 0.2, 100), (0.5, 0.6, 100), (0.7, 0.62, 300)]
    assert halfway(sharp, clumsy) == [(0.0, 0.0), (0.2, 0.25), (0.6333, 0.53), (1.0, 1.0)]


def test_fitting_counts_what_was_said() -> None:
    """Three of four liars take what is free; all villagers are honest; liars speak last."""
    free, taken = ("robber", "villager"), ("seer",)
    heard = [Spoken("werewolf", False, 2, True, "villager", free, taken)] * 300
    heard += [Spoken("werewolf", False, 2, True, "seer", free, taken)] * 100
    heard += [Spoken("village", True, 0, False, "seer", free, taken)] * 400
    found: Manners = estimate(heard, {"other": 0.7})
    assert found.truth["village"] == 1.0
    assert found.truth["werewolf"] < 0.01
    assert found.late_free["villager"] == 1.0
    assert found.late_taken["seer"] == pytest.approx(1 / 3, abs=0.02)
    assert found.late_free["robber"] < 0.02
    assert found.liar[2] > 2.9 > 0.1 > found.liar[0]
    assert found.honest[0] > 2.9
