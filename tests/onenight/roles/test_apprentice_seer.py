"""The apprentice seer, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_apprentice_seer_may_look_at_one_center_card() -> None:
    night = play(ann="apprentice-seer", bob="villager", cat="villager", center=["werewolf", "drunk", "seer"])
    night.answer("ann", "center 2")
    assert night.saw("ann") == [("center 2", "drunk")]
    assert night.asked is None
    assert night.card("center 2") == "drunk"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_the_apprentice_seer_may_decline(edition: str) -> None:
    night = play(ann="apprentice-seer", bob="villager", cat="villager", edition=edition)
    assert night.options == ["center 1", "center 2", "center 3", "none"]
    night.answer("ann", "none")
    assert night.saw("ann") == []


@pytest.mark.parametrize("place", ["ann", "bob"])
def test_n10_the_apprentice_seer_looks_at_no_players_card(place: str) -> None:
    night = play(ann="apprentice-seer", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", place)


def test_n10_nobody_else_learns_of_the_look() -> None:
    night = play(ann="apprentice-seer", bob="villager", cat="villager")
    night.answer("ann", "center 1")
    assert night.told("ann") == ["dealt", "chose", "looked", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_s1_n10_the_apprentice_seer_may_look_at_the_center_werewolf() -> None:
    night = play(
        ann="apprentice-seer",
        bob="villager",
        cat="villager",
        center=["alpha-wolf", "villager", "drunk"],
        center_werewolf="dream-wolf",
    )
    assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "dream-wolf")]


def test_s1_n2_n6_she_sees_the_card_the_alpha_wolf_took_in_exchange() -> None:
    night = play(ann="apprentice-seer", bob="alpha-wolf", cat="hunter", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "cat")
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "hunter")]


def test_n2_she_sees_the_printed_doppelganger_card_in_the_center() -> None:
    night = play(dot="doppelganger", ann="apprentice-seer", bob="drunk", cat="villager")
    night.answer("dot", "bob")
    night.answer("dot", "center 1")
    night.answer("ann", "center 1")
    assert night.saw("ann") == [("center 1", "doppelganger")]


def test_n2_she_wakes_before_the_witch_and_sees_the_card_the_witch_then_moves() -> None:
    night = play(ann="apprentice-seer", bob="witch", cat="hunter", center=["tanner", "villager", "drunk"])
    night.answer("ann", "center 1")
    night.answer("bob", "center 1").answer("bob", "cat")
    assert night.saw("ann") == [("center 1", "tanner")]
    assert night.card("center 1") == "hunter"


def test_n3_shields_keep_nobody_from_the_center() -> None:
    night = play(sam="sentinel", ann="apprentice-seer", bob="villager")
    night.answer("sam", "ann")
    night.answer("ann", "center 3")
    assert night.saw("ann") == [("center 3", "villager")]


def test_n1_n6_an_apprentice_seer_given_another_card_looks_all_the_same() -> None:
    night = play(ann="apprentice-seer", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "ann")
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "apprentice-seer")]
    assert night.team("ann") == "werewolf"


def test_n12_an_apprentice_seer_who_looked_is_known_to_the_aura_seer() -> None:
    night = play(ann="apprentice-seer", bob="aura-seer", cat="villager")
    night.answer("ann", "center 1")
    assert night.learned("bob") == ["ann"]


def test_n12_an_apprentice_seer_who_declined_is_not() -> None:
    night = play(ann="apprentice-seer", bob="aura-seer", cat="villager")
    night.answer("ann", "none")
    assert night.learned("bob") == []


def test_n16_a_doppelganger_apprentice_seer_looks_at_once_and_only_once() -> None:
    night = play(
        dot="doppelganger", ann="apprentice-seer", bob="villager", cat="villager", center=["tanner", "seer", "drunk"]
    )
    night.answer("dot", "ann")
    night.answer("dot", "center 2")
    assert night.saw("dot") == [("ann", "apprentice-seer"), ("center 2", "seer")]
    assert night.asked == "ann"
    night.answer("ann", "none")
    assert night.asked is None


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n16_a_doppelganger_apprentice_seer_may_decline(edition: str) -> None:
    night = play(dot="doppelganger", ann="apprentice-seer", bob="villager", cat="villager", edition=edition)
    night.answer("dot", "ann")
    assert night.options == ["center 1", "center 2", "center 3", "none"]
    night.answer("dot", "none")
    assert night.identity("dot") == "apprentice-seer"


def test_s1_n16_a_doppelganger_apprentice_seer_may_look_at_the_center_werewolf() -> None:
    night = play(
        dot="doppelganger", ann="apprentice-seer", bob="alpha-wolf", cat="villager", center_werewolf="werewolf"
    )
    night.answer("dot", "ann")
    night.answer("dot", "center werewolf")
    assert night.saw("dot") == [("ann", "apprentice-seer"), ("center werewolf", "werewolf")]


def test_w3_the_apprentice_seer_wins_with_the_village() -> None:
    night = play(ann="apprentice-seer", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_w4_without_werewolves_a_dead_apprentice_seer_costs_the_village_its_win() -> None:
    night = play(ann="apprentice-seer", bob="villager", cat="villager")
    night.answer("ann", "none")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == set()
