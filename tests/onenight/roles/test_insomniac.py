"""The insomniac, as played games."""

import pytest

from tests.onenight.table import play


def test_n10_the_insomniac_looks_at_her_own_card() -> None:
    night = play(ann="insomniac", bob="villager", cat="villager")
    assert night.saw("ann") == [("ann", "insomniac")]
    assert night.told("ann") == ["dealt", "looked", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_she_is_asked_nothing_and_looks(edition: str) -> None:
    night = play(ann="insomniac", bob="villager", cat="villager", edition=edition)
    assert night.asked is None
    assert night.saw("ann") == [("ann", "insomniac")]


def test_n10_n2_she_sees_the_card_that_lies_there_now() -> None:
    night = play(ann="insomniac", bob="robber", cat="villager")
    night.answer("bob", "ann")
    assert night.saw("ann") == [("ann", "robber")]


def test_n10_she_sees_what_the_witch_gave_her() -> None:
    night = play(ann="insomniac", bob="witch", cat="villager", center=["werewolf", "villager", "villager"])
    night.answer("bob", "center 1")
    night.answer("bob", "ann")
    assert night.saw("ann") == [("ann", "werewolf")]


def test_n10_n6_she_sees_what_the_alpha_wolf_gave_her() -> None:
    night = play(ann="insomniac", bob="alpha-wolf", cat="villager", center_werewolf="dream-wolf")
    night.answer("bob", "none")
    night.answer("bob", "ann")
    assert night.saw("ann") == [("ann", "dream-wolf")]


def test_n10_w3_an_insomniac_who_woke_as_a_wolf_wins_with_the_wolves() -> None:
    night = play(ann="insomniac", bob="troublemaker", cat="werewolf", dan="villager")
    night.answer("cat", "none")
    night.answer("bob", "ann", "cat")
    assert night.saw("ann") == [("ann", "werewolf")]
    ending = night.vote(ann="cat", bob="cat", cat="bob", dan="cat")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann"}


def test_n3_a_shielded_insomniac_sees_nothing() -> None:
    night = play(ann="insomniac", bob="sentinel", cat="villager")
    night.answer("bob", "ann")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "shielded", "skipped", "dawn"]


def test_n1_who_got_the_insomniac_card_does_not_wake() -> None:
    night = play(ann="insomniac", bob="troublemaker", cat="villager")
    night.answer("bob", "ann", "cat")
    assert night.card("cat") == "insomniac"
    assert night.saw("cat") == []
    assert night.saw("ann") == [("ann", "villager")]


def test_n1_an_insomniac_from_the_center_does_not_wake() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=["insomniac", "villager", "villager"])
    night.answer("ann", "center 1")
    night.answer("ann", "ann")
    assert night.card("ann") == "insomniac"
    assert night.saw("ann") == [("center 1", "insomniac")]


def test_n2_n17_she_sees_the_doppelganger_card_and_not_what_it_copied() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="robber", cat="villager")
    night.answer("dot", "bob")
    night.answer("dot", "ann")
    night.answer("bob", "cat")
    assert night.saw("ann") == [("ann", "doppelganger")]
    assert night.identity("ann") == "robber"
    assert "became" not in night.told("ann")


def test_n1_n16_a_doppelganger_who_robbed_the_insomniac_does_not_wake_as_one() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="robber", cat="villager")
    night.answer("dot", "bob")
    night.answer("dot", "ann")
    night.answer("bob", "cat")
    assert night.saw("dot") == [("bob", "robber"), ("dot", "insomniac")]


def test_n2_n9_she_sees_the_investigator_card_and_not_what_it_became() -> None:
    night = play(ann="insomniac", bob="paranormal-investigator", cat="troublemaker", dan="tanner")
    night.answer("bob", "dan")
    night.answer("cat", "ann", "bob")
    assert night.saw("ann") == [("ann", "paranormal-investigator")]
    assert night.identity("ann") == "tanner"


def test_n16_a_doppelganger_insomniac_wakes_right_after_her() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="troublemaker", cat="tanner")
    night.answer("dot", "ann")
    night.answer("bob", "dot", "cat")
    assert night.saw("ann") == [("ann", "insomniac")]
    assert night.saw("dot") == [("ann", "insomniac"), ("dot", "tanner")]
    looks = [(event.call, event.seat) for event in night.game.events if event.kind == "looked"]
    assert looks == [("1", 0), ("9", 1), ("9a", 0)]


def test_n16_a_doppelganger_insomniac_who_was_left_alone_sees_her_own_card() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="villager", cat="tanner")
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "insomniac"), ("dot", "doppelganger")]


def test_n3_n16_a_shielded_doppelganger_insomniac_sees_nothing() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="sentinel", cat="tanner")
    night.answer("bob", "dot")
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "insomniac")]
    assert night.told("dot")[-2:] == ["skipped", "dawn"]


def test_n16_n3_her_shield_does_not_blind_the_doppelganger() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="sentinel", cat="tanner")
    night.answer("bob", "cat")
    night.answer("dot", "ann")
    assert night.saw("ann") == [("ann", "insomniac")]
    assert night.saw("dot")[-1] == ("dot", "doppelganger")


def test_n18_her_call_and_the_doppelgangers_are_made_with_both_cards_in_the_center() -> None:
    night = play(ann="villager", bob="hunter", cat="tanner", center=["insomniac", "doppelganger", "villager"])
    assert list(night.game.setup.night.calls) == ["1", "9", "9a"]
    assert night.asked is None
