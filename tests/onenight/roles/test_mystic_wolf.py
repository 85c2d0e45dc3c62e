"""The mystic wolf, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_mystic_wolf_may_look_at_one_other_players_card() -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="hunter")
    assert night.options == ["bob", "cat", "none"]
    night.answer("ann", "cat")
    assert night.saw("ann") == [("cat", "hunter")]
    assert night.asked is None
    assert night.card("cat") == "hunter"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_the_mystic_wolf_may_decline(edition: str) -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="villager", edition=edition)
    night.answer("ann", "none")
    assert night.saw("ann") == []


@pytest.mark.parametrize("place", ["ann", "center 1"])
def test_n10_the_mystic_wolf_looks_neither_at_her_own_card_nor_at_the_center(place: str) -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", place)


def test_n10_the_mystic_wolf_may_look_at_a_fellow_werewolf() -> None:
    night = play(ann="mystic-wolf", bob="dream-wolf", cat="villager")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "dream-wolf")]


def test_n5_the_mystic_wolf_first_wakes_with_the_pack() -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="villager")
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == ["ann"]
    night.answer("ann", "cat")
    assert night.told("ann") == ["dealt", "shown", "chose", "looked", "dawn"]
    assert night.told("bob") == ["dealt", "shown", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n5_n10_a_lone_mystic_wolf_may_look_twice() -> None:
    night = play(ann="mystic-wolf", bob="hunter", cat="villager", center=["seer", "villager", "drunk"])
    assert night.options == ["center 1", "center 2", "center 3", "none"]
    night.answer("ann", "center 1")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("center 1", "seer"), ("bob", "hunter")]


def test_n5_n10_declining_the_center_does_not_cost_the_lone_mystic_wolf_her_own_look() -> None:
    night = play(ann="mystic-wolf", bob="hunter", cat="villager")
    night.answer("ann", "none")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "hunter")]


def test_s1_n5_a_lone_mystic_wolf_may_look_at_the_center_werewolf() -> None:
    night = play(
        ann="mystic-wolf",
        bob="villager",
        cat="villager",
        center=["alpha-wolf", "villager", "seer"],
        center_werewolf="werewolf",
    )
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "werewolf")]
    assert night.options == ["bob", "cat", "none"]


def test_n2_n6_the_mystic_wolf_sees_what_the_alpha_wolf_left_there() -> None:
    night = play(ann="mystic-wolf", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("bob", "cat")
    night.answer("ann", "cat")
    assert night.saw("ann") == [("cat", "werewolf")]


def test_n2_the_mystic_wolf_sees_the_doppelgangers_printed_card() -> None:
    night = play(dot="doppelganger", ann="mystic-wolf", bob="werewolf", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.saw("ann") == [("dot", "doppelganger")]


def test_n3_the_mystic_wolf_may_not_look_at_a_shielded_card() -> None:
    night = play(sam="sentinel", ann="mystic-wolf", bob="werewolf", cat="villager")
    night.answer("sam", "cat")
    assert night.options == ["sam", "bob", "none"]


def test_n3_a_shielded_mystic_wolf_looks_all_the_same() -> None:
    night = play(sam="sentinel", ann="mystic-wolf", bob="werewolf", cat="villager")
    night.answer("sam", "ann")
    night.answer("ann", "sam")
    assert night.saw("ann") == [("sam", "sentinel")]


def test_n4_with_all_others_shielded_the_mystic_wolf_looks_at_nobody() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="mystic-wolf")
    night.answer("sam", "dot")
    night.answer("dot", "sam")
    night.answer("dot", "sam")
    night.answer("ann", "none")
    assert night.asked is None
    assert night.told("ann")[-2:] == ["skipped", "dawn"]


def test_n1_a_mystic_wolf_who_was_robbed_looks_all_the_same() -> None:
    night = play(dot="doppelganger", bob="robber", ann="mystic-wolf", cat="werewolf")
    night.answer("dot", "bob")
    night.answer("dot", "ann")
    assert night.asked == "ann"
    night.answer("ann", "dot")
    assert night.saw("ann") == [("dot", "mystic-wolf")]
    assert night.team("ann") == "village"


def test_n12_a_mystic_wolf_who_looked_is_known_to_the_aura_seer() -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="aura-seer")
    night.answer("ann", "bob")
    assert night.learned("cat") == ["ann"]


def test_n12_a_mystic_wolf_who_declined_is_not() -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="aura-seer")
    night.answer("ann", "none")
    assert night.learned("cat") == []


def test_n16_a_doppelganger_mystic_wolf_looks_at_once_and_wakes_with_the_pack_only() -> None:
    night = play(dot="doppelganger", ann="mystic-wolf", bob="hunter", cat="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.saw("dot") == [("ann", "mystic-wolf"), ("bob", "hunter")]
    assert night.learned("dot") == ["ann"]
    assert night.learned("ann") == ["dot"]
    night.answer("ann", "none")
    assert night.asked is None


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n16_a_doppelganger_mystic_wolf_may_decline_and_never_looks_at_herself(edition: str) -> None:
    night = play(dot="doppelganger", ann="mystic-wolf", bob="villager", cat="villager", edition=edition)
    night.answer("dot", "ann")
    assert night.options == ["ann", "bob", "cat", "none"]
    night.answer("dot", "none")
    assert night.saw("dot") == [("ann", "mystic-wolf")]
    assert night.identity("dot") == "mystic-wolf"


def test_w3_a_dead_mystic_wolf_is_a_dead_werewolf() -> None:
    night = play(ann="mystic-wolf", bob="werewolf", cat="villager")
    night.answer("ann", "none")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_n13_w3_whoever_robbed_the_mystic_wolf_is_a_werewolf() -> None:
    night = play(ann="mystic-wolf", bob="robber", cat="villager")
    night.answer("ann", "none").answer("ann", "none")
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"bob"}
