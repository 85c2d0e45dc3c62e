"""The seer, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_seer_may_look_at_another_players_card() -> None:
    night = play(ann="seer", bob="hunter", cat="villager")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "hunter")]
    assert night.card("bob") == "hunter"
    assert night.asked is None


def test_n10_or_at_two_center_cards() -> None:
    night = play(ann="seer", bob="villager", cat="villager", center=["werewolf", "villager", "drunk"])
    night.answer("ann", "center 1", "center 3")
    assert night.saw("ann") == [("center 1", "werewolf"), ("center 3", "drunk")]
    assert night.asked is None


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_the_seer_may_decline(edition: str) -> None:
    night = play(ann="seer", bob="villager", cat="villager", edition=edition)
    pairs = ["center 1, center 2", "center 1, center 3", "center 2, center 3"]
    assert night.options == ["bob", "cat", *pairs, "none"]
    night.answer("ann", "none")
    assert night.saw("ann") == []


@pytest.mark.parametrize("words", [("ann",), ("center 1",), ("center 1", "center 1"), ("center 1", "bob")])
def test_n10_nothing_else_may_be_looked_at(words: tuple[str, ...]) -> None:
    night = play(ann="seer", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", *words)


def test_n10_nobody_but_the_seer_learns_of_it() -> None:
    night = play(ann="seer", bob="hunter", cat="villager")
    night.answer("ann", "bob")
    assert night.told("ann") == ["dealt", "chose", "looked", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_s1_n10_the_center_werewolf_may_be_one_of_the_two() -> None:
    night = play(
        ann="seer",
        bob="villager",
        cat="hunter",
        center=["alpha-wolf", "villager", "tanner"],
        center_werewolf="werewolf",
    )
    assert len([option for option in night.options if "," in option]) == 6
    night.answer("ann", "center 3", "center werewolf")
    assert night.saw("ann") == [("center 3", "tanner"), ("center werewolf", "werewolf")]


def test_s1_n2_n6_in_its_place_she_sees_what_the_alpha_wolf_left_there() -> None:
    night = play(ann="seer", bob="alpha-wolf", cat="hunter", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "cat")
    night.answer("ann", "center 1", "center werewolf")
    assert night.saw("ann") == [("center 1", "villager"), ("center werewolf", "hunter")]


def test_n2_n6_the_seer_sees_the_card_a_player_was_given() -> None:
    night = play(ann="seer", bob="alpha-wolf", cat="hunter", center_werewolf="mystic-wolf")
    night.answer("bob", "none").answer("bob", "cat")
    night.answer("ann", "cat")
    assert night.saw("ann") == [("cat", "mystic-wolf")]


def test_n2_the_seer_sees_the_doppelgangers_printed_card() -> None:
    night = play(ann="seer", dot="doppelganger", bob="werewolf", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.saw("ann") == [("dot", "doppelganger")]


def test_n2_the_robber_comes_later_and_the_seer_does_not_see_his_work() -> None:
    night = play(ann="seer", bob="werewolf", cat="robber")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    night.answer("cat", "bob")
    assert night.saw("ann") == [("bob", "werewolf")]
    assert night.team("bob") == "village"


def test_n3_the_seer_may_not_look_at_a_shielded_card() -> None:
    night = play(sam="sentinel", ann="seer", bob="villager", cat="villager")
    night.answer("sam", "bob")
    assert "bob" not in night.options
    assert "cat" in night.options
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


def test_n3_a_shielded_seer_looks_all_the_same() -> None:
    night = play(sam="sentinel", ann="seer", bob="villager", cat="villager")
    night.answer("sam", "ann")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "villager")]


def test_n3_n4_with_all_others_shielded_the_center_remains() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="seer")
    night.answer("sam", "dot").answer("dot", "sam").answer("dot", "sam")
    assert night.asked == "ann"
    assert night.options == ["center 1, center 2", "center 1, center 3", "center 2, center 3", "none"]


def test_n1_n6_a_seer_given_another_card_looks_all_the_same() -> None:
    night = play(ann="seer", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "ann")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "alpha-wolf")]
    assert night.card("ann") == "werewolf"
    assert night.card("center werewolf") == "seer"


def test_n1_whoever_robs_the_seer_looks_only_at_his_new_card() -> None:
    night = play(ann="seer", bob="robber", cat="villager")
    night.answer("ann", "none")
    night.answer("bob", "ann")
    assert night.asked is None
    assert night.saw("bob") == [("bob", "seer")]


def test_n12_a_seer_who_looked_is_known_to_the_aura_seer() -> None:
    night = play(ann="seer", bob="aura-seer", cat="villager")
    night.answer("ann", "center 1", "center 2")
    assert night.learned("bob") == ["ann"]


def test_n12_a_seer_who_declined_is_not() -> None:
    night = play(ann="seer", bob="aura-seer", cat="villager")
    night.answer("ann", "none")
    assert night.learned("bob") == []


def test_n9_a_seer_who_sees_a_werewolf_stays_a_seer() -> None:
    night = play(ann="seer", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    assert night.identity("ann") == "seer"


def test_n16_a_doppelganger_seer_looks_at_once_and_only_once() -> None:
    night = play(dot="doppelganger", ann="seer", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.saw("dot") == [("ann", "seer"), ("bob", "werewolf")]
    night.answer("bob", "none")
    night.answer("ann", "none")
    assert night.asked is None
    assert night.identity("dot") == "seer"


def test_n16_a_doppelganger_seer_may_look_at_two_center_cards_or_decline() -> None:
    night = play(dot="doppelganger", ann="seer", bob="villager", cat="villager")
    night.answer("dot", "ann")
    pairs = ["center 1, center 2", "center 1, center 3", "center 2, center 3"]
    assert night.options == ["ann", "bob", "cat", *pairs, "none"]
    night.answer("dot", "center 1", "center 2")
    assert night.saw("dot") == [("ann", "seer"), ("center 1", "villager"), ("center 2", "villager")]


def test_n6_w3_a_seer_made_a_werewolf_wins_with_them() -> None:
    night = play(ann="seer", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "ann").answer("ann", "none")
    ending = night.vote(ann="cat", bob="cat", cat="bob")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


def test_s1_n16_a_doppelganger_seer_may_look_at_the_center_werewolf() -> None:
    night = play(dot="doppelganger", ann="seer", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("dot", "ann")
    night.answer("dot", "center 2", "center werewolf")
    assert night.saw("dot") == [("ann", "seer"), ("center 2", "villager"), ("center werewolf", "werewolf")]
