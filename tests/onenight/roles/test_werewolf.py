"""The werewolf, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n5_two_werewolves_learn_of_each_other() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager")
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == ["ann"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n5_two_werewolves_look_at_nothing() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager")
    assert night.asked is None
    assert night.saw("ann") == night.saw("bob") == []


def test_n5_three_werewolves_know_each_other() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="werewolf", dan="villager")
    assert night.learned("ann") == ["bob", "cat"]
    assert night.learned("bob") == ["ann", "cat"]
    assert night.learned("cat") == ["ann", "bob"]


def test_n5_the_werewolves_learn_who_but_not_which_kind() -> None:
    night = play(ann="werewolf", bob="mystic-wolf", cat="dream-wolf", dan="villager")
    assert night.learned("ann") == ["bob", "cat"]
    assert night.learned("bob") == ["ann", "cat"]
    shown = [event for event in night.game.events if event.kind == "shown"]
    assert {event.what for event in shown} == {("werewolf",)}


def test_n5_n7_the_werewolves_do_not_learn_who_the_minion_is() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="minion")
    assert night.learned("ann") == ["bob"]
    assert night.told("ann") == ["dealt", "shown", "dawn"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n5_a_lone_werewolf_may_look_at_one_center_card(edition: str) -> None:
    night = play(ann="werewolf", bob="villager", cat="villager", center=["seer", "werewolf", "drunk"], edition=edition)
    assert night.options == ["center 1", "center 2", "center 3", "none"]
    night.answer("ann", "center 2")
    assert night.asked is None
    assert night.saw("ann") == [("center 2", "werewolf")]
    assert night.learned("ann") == []


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n5_a_lone_werewolf_may_leave_the_center_alone(edition: str) -> None:
    night = play(ann="werewolf", bob="villager", cat="villager", edition=edition)
    night.answer("ann", "none")
    assert night.asked is None
    assert night.saw("ann") == []


def test_n5_a_lone_werewolf_looks_at_no_player() -> None:
    night = play(ann="werewolf", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


def test_s1_n5_a_lone_werewolf_may_look_at_the_center_werewolf() -> None:
    night = play(
        ann="werewolf",
        bob="villager",
        cat="villager",
        center=["alpha-wolf", "villager", "seer"],
        center_werewolf="dream-wolf",
    )
    assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
    night.answer("ann", "center werewolf")
    assert night.saw("ann") == [("center werewolf", "dream-wolf")]


def test_n5_the_dream_wolf_counts_as_another_werewolf() -> None:
    night = play(ann="werewolf", bob="dream-wolf", cat="villager")
    assert night.learned("ann") == ["bob"]
    assert night.asked is None


def test_n5_a_minion_is_no_werewolf_and_the_wolf_is_alone() -> None:
    night = play(ann="werewolf", bob="minion", cat="villager")
    assert night.asked == "ann"


def test_n5_n18_nobody_wakes_when_all_werewolves_lie_in_the_center() -> None:
    night = play(ann="villager", bob="seer", cat="hunter", center=["werewolf", "werewolf", "tanner"])
    assert "2" in night.game.setup.night.calls
    assert night.asked == "bob"


def test_n3_n5_a_shielded_werewolf_wakes_all_the_same() -> None:
    night = play(ann="sentinel", bob="werewolf", cat="werewolf")
    night.answer("ann", "bob")
    assert night.learned("bob") == ["cat"]
    assert night.learned("cat") == ["bob"]


def test_n3_n5_a_shielded_lone_werewolf_may_look_at_the_center() -> None:
    night = play(ann="sentinel", bob="werewolf", cat="villager", center=["seer", "villager", "drunk"])
    night.answer("ann", "bob")
    night.answer("bob", "center 3")
    assert night.saw("bob") == [("center 3", "drunk")]


def test_n1_n5_a_werewolf_whose_card_was_moved_still_wakes() -> None:
    night = play(dot="doppelganger", ann="troublemaker", bob="werewolf", cat="werewolf", dan="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob", "dan")
    assert night.card("dan") == "werewolf"
    assert night.learned("bob") == ["cat"]
    assert night.learned("cat") == ["bob"]
    assert night.learned("dan") == []
    assert night.team("bob") == "village"
    assert night.team("dan") == "werewolf"


def test_n1_n5_a_doppelganger_who_robbed_a_werewolf_does_not_wake_with_them() -> None:
    night = play(dot="doppelganger", ann="robber", bob="werewolf", cat="werewolf", dan="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.learned("bob") == ["cat"]
    assert night.learned("cat") == ["bob"]
    assert night.learned("dot") == []
    assert night.team("dot") == "werewolf"


def test_n2_a_lone_werewolf_sees_the_center_card_that_lies_there_now() -> None:
    night = play(dot="doppelganger", ann="drunk", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    night.answer("dot", "center 1")
    night.answer("bob", "center 1")
    assert night.saw("bob") == [("center 1", "doppelganger")]


def test_n12_a_lone_werewolf_who_looked_is_known_to_the_aura_seer() -> None:
    night = play(ann="werewolf", bob="aura-seer", cat="villager")
    night.answer("ann", "center 1")
    assert night.learned("bob") == ["ann"]


def test_n12_a_lone_werewolf_who_declined_is_not() -> None:
    night = play(ann="werewolf", bob="aura-seer", cat="villager")
    night.answer("ann", "none")
    assert night.learned("bob") == []


def test_n12_waking_together_is_no_look() -> None:
    night = play(ann="werewolf", bob="aura-seer", cat="werewolf")
    assert night.learned("bob") == []


def test_n16_a_doppelganger_werewolf_wakes_with_the_pack() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    assert night.learned("dot") == ["ann", "bob"]
    assert night.learned("ann") == ["dot", "bob"]
    assert night.learned("bob") == ["dot", "ann"]


def test_n5_n16_with_a_doppelganger_werewolf_nobody_is_a_lone_wolf() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    assert night.learned("ann") == ["dot"]


def test_n5_n9_a_doppelganger_investigator_turned_werewolf_is_not_counted() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.identity("dot") == "werewolf"
    assert night.asked == "bob"
    night.answer("bob", "center 1")
    assert night.learned("bob") == []
    assert night.learned("dot") == []


def test_w3_one_dead_werewolf_is_enough_for_the_village() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager", dan="villager")
    ending = night.vote(ann="cat", bob="cat", cat="ann", dan="ann")
    assert ending.dead == {"ann", "cat"}
    assert ending.winners == {"cat", "dan"}


def test_w3_w5_the_werewolves_win_together_when_none_of_them_died() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager", dan="villager")
    ending = night.vote(ann="cat", bob="cat", cat="ann", dan="cat")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


def test_w3_the_werewolves_win_too_when_nobody_died() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager")
    ending = night.vote(ann="bob", bob="cat", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"ann", "bob"}


def test_n1_w3_a_werewolf_who_lost_the_card_wins_with_the_village() -> None:
    night = play(ann="werewolf", bob="villager", cat="troublemaker")
    night.answer("ann", "none")
    night.answer("cat", "ann", "bob")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_n17_w3_the_pack_falls_with_its_doppelganger() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="bob", bob="dot", cat="dot")
    assert ending.dead == {"bob", "dot"}
    assert ending.winners == {"bob", "cat"}


def test_n16_w3_a_doppelganger_werewolf_wins_with_the_pack() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="bob", bob="cat", cat="dot")
    assert ending.dead == {"bob"}
    assert ending.winners == {"dot", "ann"}
