"""Contradictions in a notebook: only what is certain is marked, and what is certain is marked."""

from random import Random

import pytest

from noctambule.engine.events import shown_to
from noctambule.onenight.rules.certainties import contradicted
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.sayings import Claim, Told
from tests.onenight.chance import by_chance, play_in_order, random_setup
from tests.onenight.table import Table, play
from tests.seeds import with_chance


def doubted(night: Table, player: str, speaker: str, role: str, *story: Told) -> bool:
    """Whether a player's own notebook contradicts what a speaker says."""
    seat = night.names.seat(player)
    claim = Claim(night.names.seat(speaker), role, story)
    return contradicted(night.game.setup, shown_to(seat, night.game.events), [claim]) == (0,)


def looked(night: Table, place: str, card: str) -> Told:
    return Told("looked", (night.names.all.index(place),), (card,))


@pytest.mark.parametrize("part", range(4))
@with_chance
def test_no_true_claim_is_ever_marked(chance: Random, part: int) -> None:
    """In every other game somebody may be an alpha wolf, and a card more lies on the table."""
    marked = 0
    for number in range(1000):
        setup = random_setup(chance, most=6)
        while number % 2 and "alpha-wolf" not in setup.deck:
            setup = random_setup(chance, most=6)
        game = play_in_order(setup, chance, by_chance(chance))
        seats = range(game.setup.players)
        truth = [Claim(s, game.deal.cards[s], told(e for e in shown_to(s, game.events) if e.seat == s)) for s in seats]
        anybody = [Claim(s, chance.choice(game.setup.deck), ()) for s in seats]
        for seat in seats:
            events = shown_to(seat, game.events)
            assert contradicted(game.setup, events, truth) == ()
            marked += len(contradicted(game.setup, events, anybody))
    assert marked > 1200


def test_there_is_only_one_seer_and_it_is_me() -> None:
    night = play(ann="seer", bob="werewolf", cat="villager", center=["villager", "robber", "werewolf"])
    night.answer("bob", "none").answer("ann", "bob")
    assert doubted(night, "ann", "cat", "seer")
    assert not doubted(night, "bob", "cat", "seer")


def test_the_only_werewolf_who_saw_the_center_werewolf_is_a_werewolf_all_the_same() -> None:
    center = ["alpha-wolf", "villager", "seer"]
    night = play(ann="werewolf", bob="villager", cat="villager", center=center, center_werewolf="werewolf")
    night.answer("ann", "center werewolf")
    assert not doubted(night, "ann", "ann", "werewolf")
    assert doubted(night, "ann", "bob", "werewolf"), "she has the only one that was dealt, the other lies in the center"


def test_everybody_knows_which_card_the_center_werewolf_is() -> None:
    center = ["alpha-wolf", "villager", "seer"]
    night = play(ann="werewolf", bob="villager", cat="villager", center=center, center_werewolf="werewolf")
    night.answer("ann", "none")
    assert doubted(night, "ann", "bob", "werewolf")
    assert doubted(night, "cat", "ann", "werewolf", looked(night, "center werewolf", "villager"))
    assert not doubted(night, "cat", "ann", "werewolf", looked(night, "center werewolf", "werewolf"))


def test_a_villager_may_be_one_of_several() -> None:
    night = play(ann="villager", bob="werewolf", cat="villager", center=["villager", "robber", "werewolf"])
    assert not doubted(night, "ann", "cat", "villager")


def test_who_looked_knows_what_was_dealt() -> None:
    night = play(ann="seer", bob="werewolf", cat="villager", center=["villager", "robber", "werewolf"])
    night.answer("bob", "none").answer("ann", "bob")
    assert doubted(night, "ann", "bob", "robber")
    assert not doubted(night, "ann", "bob", "werewolf")


def test_a_pack_knows_its_own() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager", center=["villager", "robber", "seer"])
    assert doubted(night, "ann", "bob", "robber")
    assert not doubted(night, "cat", "bob", "robber")


def test_a_robber_who_says_to_have_taken_my_card_must_name_it() -> None:
    night = play(ann="villager", bob="werewolf", cat="robber", center=["villager", "seer", "werewolf"])
    night.answer("bob", "none").answer("cat", "ann")
    taken = Told("chose", (0,), ()), Told("swapped", (2, 0), ())
    assert doubted(night, "ann", "cat", "robber", *taken, looked(night, "cat", "werewolf"))
    assert not doubted(night, "ann", "cat", "robber", *taken, looked(night, "cat", "villager"))


def test_what_a_robber_sees_before_him_was_dealt_elsewhere() -> None:
    night = play(ann="robber", bob="seer", cat="werewolf", center=["villager", "villager", "werewolf"])
    night.answer("cat", "none").answer("bob", "cat").answer("ann", "bob")
    assert doubted(night, "ann", "cat", "seer"), "the only seer's card was before bob"
    assert not doubted(night, "ann", "bob", "seer")


def test_after_the_first_move_nothing_seen_is_certain() -> None:
    night = play(ann="insomniac", bob="robber", cat="werewolf", center=["villager", "villager", "seer"])
    night.answer("cat", "none").answer("bob", "cat")
    assert not doubted(night, "ann", "cat", "seer")
