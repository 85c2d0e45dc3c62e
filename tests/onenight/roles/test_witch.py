"""The witch, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_witch_looks_at_a_center_card_and_gives_it_to_a_player() -> None:
    night = play(ann="witch", bob="hunter", cat="villager", center=["seer", "werewolf", "drunk"])
    night.answer("ann", "center 2")
    assert night.saw("ann") == [("center 2", "werewolf")]
    night.answer("ann", "bob")
    assert night.card("bob") == "werewolf"
    assert night.card("center 2") == "hunter"
    assert night.saw("ann") == [("center 2", "werewolf")]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_the_witch_may_decline_to_look(edition: str) -> None:
    night = play(ann="witch", bob="villager", cat="villager", edition=edition)
    assert night.options == ["center 1", "center 2", "center 3", "none"]
    night.answer("ann", "none")
    assert night.asked is None
    assert night.saw("ann") == []


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_having_looked_the_witch_must_exchange(edition: str) -> None:
    night = play(ann="witch", bob="villager", cat="villager", edition=edition)
    night.answer("ann", "center 1")
    assert night.options == ["ann", "bob", "cat"]
    with pytest.raises(NotAnOption):
        night.answer("ann", "none")


def test_n10_the_witch_may_take_the_card_herself() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["tanner", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "ann")
    assert night.identity("ann") == "tanner"
    assert night.card("center 1") == "witch"


def test_n10_nobody_else_learns_of_it() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["tanner", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "bob")
    assert night.told("ann") == ["dealt", "chose", "looked", "chose", "swapped", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n10_the_witch_looks_at_no_players_card() -> None:
    night = play(ann="witch", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


def test_n1_a_witch_who_takes_the_insomniac_does_not_wake_again() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["insomniac", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "ann")
    assert night.asked is None
    assert night.saw("ann") == [("center 1", "insomniac")]


def test_n1_a_player_given_the_drunk_does_not_act_as_one() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["drunk", "seer", "hunter"])
    night.answer("ann", "center 1").answer("ann", "bob")
    assert night.asked is None
    assert night.card("bob") == "drunk"


def test_n1_n2_an_insomniac_sees_what_the_witch_gave_her() -> None:
    night = play(ann="witch", bob="insomniac", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "bob")
    assert night.saw("bob") == [("bob", "werewolf")]


def test_n1_n13_a_robbed_witch_acts_all_the_same_and_may_give_herself_the_card() -> None:
    night = play(ann="witch", bob="robber", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("bob", "ann")
    night.answer("ann", "center 1").answer("ann", "ann")
    assert night.card("center 1") == "robber"
    assert night.identity("ann") == "werewolf"
    assert night.identity("bob") == "witch"


def test_s1_n10_the_witch_may_take_the_center_werewolf() -> None:
    night = play(
        ann="witch",
        bob="hunter",
        cat="villager",
        center=["alpha-wolf", "villager", "drunk"],
        center_werewolf="mystic-wolf",
    )
    assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
    night.answer("ann", "center werewolf").answer("ann", "bob")
    assert night.saw("ann") == [("center werewolf", "mystic-wolf")]
    assert night.card("bob") == "mystic-wolf"
    assert night.card("center werewolf") == "hunter"


def test_s1_n2_n6_in_its_place_she_finds_what_the_alpha_wolf_took() -> None:
    night = play(ann="witch", bob="alpha-wolf", cat="hunter", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "cat")
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "hunter")]
    night.answer("ann", "cat")
    assert night.card("cat") == "hunter"
    assert night.card("center werewolf") == "werewolf"


def test_n3_the_witch_may_not_choose_a_shielded_player() -> None:
    night = play(sam="sentinel", ann="witch", bob="villager", cat="villager")
    night.answer("sam", "bob")
    night.answer("ann", "center 1")
    assert night.options == ["sam", "ann", "cat"]


def test_n3_a_shielded_witch_acts_but_cannot_choose_herself() -> None:
    night = play(sam="sentinel", ann="witch", bob="villager", cat="villager")
    night.answer("sam", "ann")
    night.answer("ann", "center 1")
    assert night.options == ["sam", "bob", "cat"]


def test_n3_with_both_others_shielded_the_witch_has_herself() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="witch", center=["tanner", "seer", "drunk"])
    night.answer("sam", "dot").answer("dot", "sam").answer("dot", "sam")
    night.answer("ann", "center 1")
    assert night.options == ["ann"]
    night.answer("ann", "ann")
    assert night.identity("ann") == "tanner"


def test_n12_a_witch_who_exchanged_is_known_to_the_aura_seer() -> None:
    night = play(ann="witch", bob="aura-seer", cat="villager")
    night.answer("ann", "center 1").answer("ann", "cat")
    assert night.learned("bob") == ["ann"]


def test_n12_a_witch_who_declined_is_not() -> None:
    night = play(ann="witch", bob="aura-seer", cat="villager")
    night.answer("ann", "none")
    assert night.learned("bob") == []


def test_n2_n17_the_witch_sees_the_printed_doppelganger_card() -> None:
    night = play(dot="doppelganger", bob="drunk", ann="witch", cat="villager")
    night.answer("dot", "bob").answer("dot", "center 1")
    night.answer("ann", "center 1").answer("ann", "cat")
    assert night.saw("ann") == [("center 1", "doppelganger")]
    assert night.identity("cat") == "drunk"


def test_n16_a_doppelganger_witch_acts_at_once_and_only_once() -> None:
    night = play(dot="doppelganger", ann="witch", bob="hunter", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("dot", "ann")
    night.answer("dot", "center 1")
    assert night.options == ["dot", "ann", "bob", "cat"]
    night.answer("dot", "bob")
    assert night.saw("dot") == [("ann", "witch"), ("center 1", "werewolf")]
    assert night.asked == "ann"
    night.answer("ann", "none")
    assert night.asked is None


def test_n1_n5_n16_a_doppelganger_witch_who_takes_a_werewolf_does_not_wake_with_them() -> None:
    night = play(dot="doppelganger", ann="witch", bob="werewolf", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("dot", "ann").answer("dot", "center 1").answer("dot", "dot")
    assert night.identity("dot") == "werewolf"
    assert night.learned("dot") == []
    assert night.asked == "bob"
    assert night.learned("bob") == []


def test_n16_n17_a_doppelganger_card_put_in_the_center_is_a_witch_still() -> None:
    night = play(dot="doppelganger", ann="witch", bob="hunter", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("dot", "ann").answer("dot", "center 1").answer("dot", "dot")
    night.answer("ann", "center 1").answer("ann", "bob")
    assert night.saw("ann") == [("center 1", "doppelganger")]
    assert night.identity("bob") == "witch"
    assert night.identity("dot") == "werewolf"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n16_a_doppelganger_witch_may_decline(edition: str) -> None:
    night = play(dot="doppelganger", ann="witch", bob="villager", cat="villager", edition=edition)
    night.answer("dot", "ann")
    night.answer("dot", "none")
    assert night.identity("dot") == "witch"
    assert night.asked == "ann"


def test_w3_a_witch_who_took_a_werewolf_wins_as_one() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "ann")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann"}


def test_w3_a_player_made_a_werewolf_by_the_witch_is_one_to_kill() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["werewolf", "seer", "drunk"])
    night.answer("ann", "center 1").answer("ann", "bob")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_w1_w2_a_witch_who_took_the_tanner_wins_by_dying() -> None:
    night = play(ann="witch", bob="werewolf", cat="villager", center=["tanner", "seer", "drunk"])
    night.answer("bob", "none")
    night.answer("ann", "center 1").answer("ann", "ann")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"ann"}
