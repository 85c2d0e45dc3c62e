"""The minion, as played games."""

import pytest

from tests.onenight.table import play


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n7_the_minion_learns_who_the_werewolves_are(edition: str) -> None:
    night = play(ann="minion", bob="werewolf", cat="werewolf", dan="villager", edition=edition)
    assert night.asked is None
    assert night.learned("ann") == ["bob", "cat"]
    assert night.told("ann") == ["dealt", "shown", "dawn"]


def test_n7_nobody_learns_who_the_minion_is() -> None:
    night = play(ann="minion", bob="werewolf", cat="werewolf", dan="villager")
    assert night.learned("bob") == ["cat"]
    assert night.learned("cat") == ["bob"]
    assert night.told("dan") == ["dealt", "dawn"]


def test_n7_the_minion_does_not_learn_their_kind() -> None:
    night = play(ann="minion", bob="mystic-wolf", cat="dream-wolf", dan="werewolf")
    night.answer("bob", "none")
    assert night.learned("ann") == ["bob", "cat", "dan"]
    (shown,) = [event for event in night.game.events if event.kind == "shown" and event.seat == 0]
    assert shown.what == ("werewolf",)


def test_n7_the_minion_learns_that_there_is_no_werewolf() -> None:
    night = play(ann="minion", bob="villager", cat="villager", center=["werewolf", "werewolf", "seer"])
    assert night.learned("ann") == []
    assert night.told("ann") == ["dealt", "shown", "dawn"]


def test_n6_n7_the_minion_does_not_learn_of_the_alpha_wolfs_new_werewolf() -> None:
    night = play(ann="minion", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "cat")
    assert night.team("cat") == "werewolf"
    assert night.learned("ann") == ["bob"]


def test_n1_n7_the_minion_sees_the_dealt_werewolf_though_the_card_was_moved() -> None:
    night = play(dot="doppelganger", eve="troublemaker", ann="minion", bob="werewolf", cat="villager")
    night.answer("dot", "eve")
    night.answer("dot", "bob", "cat")
    night.answer("bob", "none")
    assert night.learned("ann") == ["bob"]


def test_n1_n7_a_minion_whose_card_was_moved_still_wakes() -> None:
    night = play(dot="doppelganger", eve="troublemaker", ann="minion", bob="werewolf", cat="villager")
    night.answer("dot", "eve")
    night.answer("dot", "ann", "cat")
    night.answer("bob", "none")
    assert night.learned("ann") == ["bob"]
    assert night.learned("cat") == []
    assert night.identity("cat") == "minion"


def test_n3_n7_a_shielded_minion_wakes_all_the_same() -> None:
    night = play(sam="sentinel", ann="minion", bob="werewolf", cat="werewolf")
    night.answer("sam", "ann")
    assert night.learned("ann") == ["bob", "cat"]


def test_n3_n7_a_shield_does_not_hide_a_werewolf_from_the_minion() -> None:
    night = play(sam="sentinel", ann="minion", bob="werewolf", cat="werewolf")
    night.answer("sam", "bob")
    assert night.learned("ann") == ["bob", "cat"]


def test_n7_n16_the_minion_learns_of_a_doppelganger_werewolf() -> None:
    night = play(dot="doppelganger", ann="minion", bob="werewolf", cat="villager")
    night.answer("dot", "bob")
    assert night.learned("ann") == ["dot", "bob"]


def test_n5_n7_the_minion_does_not_learn_of_a_doppelganger_investigator_turned_werewolf() -> None:
    night = play(dot="doppelganger", ann="minion", bob="werewolf", cat="paranormal-investigator")
    night.answer("dot", "cat")
    night.answer("dot", "bob")
    night.answer("bob", "none")
    assert night.identity("dot") == "werewolf"
    assert night.learned("ann") == ["bob"]


def test_n9_a_minion_does_not_stop_the_investigator() -> None:
    night = play(ann="minion", bob="paranormal-investigator", cat="villager")
    night.answer("bob", "ann")
    assert night.options == ["cat", "none"]
    assert night.identity("bob") == "paranormal-investigator"


def test_n14_the_revealer_leaves_the_minion_face_up() -> None:
    night = play(ann="minion", bob="revealer", cat="villager")
    night.answer("bob", "ann")
    assert night.face_up == {"ann"}


def test_n12_the_minion_who_learned_looked_at_no_card() -> None:
    night = play(ann="minion", bob="aura-seer", cat="werewolf", dan="werewolf")
    assert night.learned("bob") == []


def test_n7_n16_a_doppelganger_minion_learns_of_the_werewolves_at_once() -> None:
    night = play(dot="doppelganger", ann="minion", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    assert night.asked == "bob"
    assert night.learned("dot") == ["bob"]
    night.answer("bob", "none")
    assert night.told("dot") == ["dealt", "chose", "looked", "became", "shown", "dawn"]


def test_n7_n16_a_doppelganger_minion_learns_of_the_dream_wolf_too() -> None:
    night = play(dot="doppelganger", ann="minion", bob="dream-wolf", cat="villager")
    night.answer("dot", "ann")
    assert night.learned("dot") == ["bob"]


def test_n7_n16_nobody_learns_who_the_doppelganger_minion_is() -> None:
    night = play(dot="doppelganger", ann="minion", bob="werewolf", cat="werewolf")
    night.answer("dot", "ann")
    assert night.learned("ann") == ["bob", "cat"]
    assert night.learned("bob") == ["cat"]
    assert night.learned("cat") == ["bob"]


def test_w3_a_minion_who_dies_for_the_werewolves_wins_with_them() -> None:
    night = play(ann="minion", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"ann", "bob"}


def test_w3_the_minion_loses_when_a_werewolf_dies() -> None:
    night = play(ann="minion", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"cat"}


def test_w4_without_werewolves_the_minion_wins_when_a_villager_dies() -> None:
    night = play(ann="minion", bob="villager", cat="villager", center=["werewolf", "werewolf", "villager"])
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann"}


def test_w4_without_werewolves_the_village_wins_when_only_the_minion_dies() -> None:
    night = play(ann="minion", bob="villager", cat="villager", center=["werewolf", "werewolf", "villager"])
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob", "cat"}


def test_w4_without_werewolves_the_village_wins_when_nobody_dies() -> None:
    night = play(ann="minion", bob="villager", cat="villager", center=["werewolf", "werewolf", "villager"])
    ending = night.vote(ann="bob", bob="cat", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"bob", "cat"}


def test_w4_without_werewolves_nobody_wins_when_minion_and_villager_die() -> None:
    night = play(ann="minion", bob="villager", cat="villager", dan="seer")
    night.answer("dan", "none")
    ending = night.vote(ann="bob", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == set()


def test_n16_w4_two_minions_win_together_when_a_villager_dies() -> None:
    night = play(dot="doppelganger", ann="minion", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.learned("dot") == []
    ending = night.vote(dot="bob", ann="bob", bob="ann", cat="dot")
    assert ending.dead == {"bob"}
    assert ending.winners == {"dot", "ann"}


def test_n16_w4_two_minions_lose_when_one_of_them_dies_beside_a_villager() -> None:
    night = play(dot="doppelganger", ann="minion", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == set()


def test_w2_the_minion_loses_when_only_a_tanner_dies() -> None:
    night = play(ann="minion", bob="werewolf", cat="tanner")
    night.answer("bob", "none")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"cat"}


def test_n13_w3_a_robbed_minion_wins_with_the_village() -> None:
    night = play(ann="minion", bob="werewolf", cat="robber")
    night.answer("bob", "none")
    night.answer("cat", "ann")
    assert night.saw("cat") == [("cat", "minion")]
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.winners == {"ann"}
