"""The masons, as played games."""

import pytest

from noctambule.engine.errors import BadSetup
from tests.onenight.table import play


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n8_two_masons_learn_of_each_other(edition: str) -> None:
    night = play(ann="mason", bob="mason", cat="villager", edition=edition)
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == ["ann"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n8_masons_are_shown_to_each_other_as_masons() -> None:
    night = play(ann="mason", bob="mason", cat="villager")
    shown = [event for event in night.game.events if event.kind == "shown"]
    assert [event.what for event in shown] == [("mason",), ("mason",)]


def test_n8_a_lone_mason_looks_at_nothing() -> None:
    night = play(ann="mason", bob="villager", cat="villager", center=["mason", "seer", "drunk"])
    assert night.asked is None
    assert night.learned("ann") == []
    assert night.saw("ann") == []


def test_n8_a_lone_mason_is_woken_and_sees_that_he_is_alone() -> None:
    night = play(ann="mason", bob="villager", cat="villager", center=["mason", "seer", "drunk"])
    assert night.told("ann") == ["dealt", "shown", "dawn"]


def test_n8_n18_masons_who_both_lie_in_the_center_are_called_all_the_same() -> None:
    night = play(ann="villager", bob="villager", cat="villager", center=["mason", "mason", "villager"])
    assert list(night.game.setup.night.calls) == ["4"]
    assert night.told("ann") == ["dealt", "dawn"]


def test_s2_a_single_mason_is_no_deck() -> None:
    with pytest.raises(BadSetup):
        play(ann="mason", bob="villager", cat="villager")


def test_n1_n8_masons_whose_cards_were_moved_still_find_each_other() -> None:
    night = play(dot="doppelganger", eve="troublemaker", ann="mason", bob="mason", cat="villager")
    night.answer("dot", "eve")
    night.answer("dot", "ann", "cat")
    assert night.card("cat") == "mason"
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == ["ann"]
    assert night.learned("cat") == []


def test_n1_n6_n8_a_mason_given_the_center_werewolf_wakes_as_a_mason() -> None:
    night = play(ann="mason", bob="mason", cat="alpha-wolf", center_werewolf="werewolf")
    night.answer("cat", "none").answer("cat", "ann")
    assert night.learned("bob") == ["ann"]
    assert night.team("ann") == "werewolf"


def test_n1_n8_whoever_robs_a_mason_does_not_wake_with_them() -> None:
    night = play(dot="doppelganger", eve="robber", ann="mason", bob="mason", cat="villager")
    night.answer("dot", "eve")
    night.answer("dot", "ann")
    assert night.identity("dot") == "mason"
    assert night.learned("dot") == []
    assert night.learned("bob") == ["ann"]


def test_n3_n8_a_shielded_mason_wakes_all_the_same() -> None:
    night = play(sam="sentinel", ann="mason", bob="mason")
    night.answer("sam", "ann")
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == ["ann"]


def test_n12_masons_waking_together_look_at_no_card() -> None:
    night = play(ann="mason", bob="mason", cat="aura-seer")
    assert night.learned("cat") == []


def test_n8_n16_a_doppelganger_mason_wakes_with_the_masons() -> None:
    night = play(dot="doppelganger", ann="mason", bob="mason", cat="villager")
    night.answer("dot", "bob")
    assert night.learned("dot") == ["ann", "bob"]
    assert night.learned("ann") == ["dot", "bob"]
    assert night.learned("bob") == ["dot", "ann"]


def test_n8_n16_a_doppelganger_mason_keeps_a_lone_mason_company() -> None:
    night = play(
        dot="doppelganger", ann="mason", bob="villager", cat="villager", center=["mason", "villager", "villager"]
    )
    night.answer("dot", "ann")
    assert night.learned("dot") == ["ann"]
    assert night.learned("ann") == ["dot"]


def test_w3_the_masons_win_with_the_village() -> None:
    night = play(ann="mason", bob="mason", cat="werewolf")
    night.answer("cat", "none")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


def test_w4_without_werewolves_a_dead_mason_costs_the_village_its_win() -> None:
    night = play(ann="mason", bob="mason", cat="villager")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == set()


def test_n16_n17_w3_a_doppelganger_mason_is_of_the_village() -> None:
    night = play(dot="doppelganger", ann="mason", bob="mason", cat="werewolf")
    night.answer("dot", "ann")
    night.answer("cat", "none")
    assert night.identity("dot") == "mason"
    ending = night.vote(dot="cat", ann="cat", bob="cat", cat="dot")
    assert ending.winners == {"dot", "ann", "bob"}
