"""The alpha wolf, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


@pytest.mark.parametrize("wolf", ["werewolf", "mystic-wolf", "dream-wolf"])
def test_s1_n6_the_alpha_wolf_gives_the_center_werewolf_to_a_player(wolf: str) -> None:
    night = play(ann="alpha-wolf", bob="hunter", cat="villager", center_werewolf=wolf)
    night.answer("ann", "none")
    night.answer("ann", "bob")
    assert night.card("bob") == wolf
    assert night.card("center werewolf") == "hunter"
    assert night.team("bob") == "werewolf"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n6_the_alpha_wolf_must_act_in_both_editions(edition: str) -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="werewolf", edition=edition)
    night.answer("ann", "none")
    assert night.options == ["bob", "cat"]
    with pytest.raises(NotAnOption):
        night.answer("ann", "none")


def test_n6_nobody_sees_the_exchanged_cards() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "none")
    night.answer("ann", "bob")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "shown", "declined", "chose", "swapped", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n6_the_alpha_wolf_spares_the_werewolves_he_knows() -> None:
    night = play(ann="alpha-wolf", bob="werewolf", cat="dream-wolf", dan="villager", center_werewolf="werewolf")
    assert night.learned("ann") == ["bob", "cat"]
    assert night.options == ["dan"]


def test_n4_n6_with_nobody_left_to_give_it_to_the_alpha_wolf_does_nothing() -> None:
    night = play(ann="alpha-wolf", bob="werewolf", cat="dream-wolf", center_werewolf="werewolf")
    assert night.asked is None
    assert night.card("center werewolf") == "werewolf"
    assert night.told("ann") == ["dealt", "shown", "skipped", "dawn"]


def test_n3_n6_the_alpha_wolf_may_not_choose_a_shielded_card() -> None:
    night = play(ann="sentinel", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "cat")
    night.answer("bob", "none")
    assert night.options == ["ann"]


def test_n3_n4_n6_two_shields_may_leave_the_alpha_wolf_nobody() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="alpha-wolf", center_werewolf="werewolf")
    night.answer("ann", "dot")
    night.answer("dot", "ann")
    night.answer("dot", "ann")
    night.answer("bob", "center 1")
    assert night.asked is None
    assert night.told("bob")[-2:] == ["skipped", "dawn"]
    assert night.card("center werewolf") == "werewolf"


def test_n3_n6_a_shielded_alpha_wolf_acts_all_the_same() -> None:
    night = play(ann="sentinel", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "bob")
    night.answer("bob", "none")
    night.answer("bob", "cat")
    assert night.card("cat") == "werewolf"


def test_n5_the_alpha_wolf_wakes_with_the_others_as_one_of_them() -> None:
    night = play(ann="alpha-wolf", bob="werewolf", cat="villager", center_werewolf="werewolf")
    assert night.learned("bob") == ["ann"]
    (shown,) = [event for event in night.game.events if event.kind == "shown" and event.seat == 1]
    assert shown.what == ("werewolf",)


def test_s1_n5_a_lone_alpha_wolf_may_look_at_the_center_werewolf() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="mystic-wolf")
    assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
    night.answer("ann", "center werewolf")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("center werewolf", "mystic-wolf")]


def test_n1_n6_a_seer_given_a_werewolf_card_is_still_called_as_the_seer() -> None:
    night = play(ann="alpha-wolf", bob="seer", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "none").answer("ann", "bob")
    night.answer("bob", "ann")
    assert night.saw("bob") == [("ann", "alpha-wolf")]
    assert night.identity("bob") == "werewolf"


def test_n1_n6_whoever_is_given_the_mystic_wolf_does_not_wake_as_her() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="mystic-wolf")
    night.answer("ann", "none").answer("ann", "bob")
    assert night.asked is None
    assert night.told("bob") == ["dealt", "dawn"]
    assert night.identity("bob") == "mystic-wolf"


def test_n6_n7_the_minion_may_be_given_the_card_for_nobody_knows_him() -> None:
    night = play(ann="alpha-wolf", bob="minion", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "none")
    assert night.options == ["bob", "cat"]
    night.answer("ann", "bob")
    assert night.learned("bob") == ["ann"]
    assert night.identity("bob") == "werewolf"


def test_n6_an_alpha_wolf_in_the_center_moves_nothing() -> None:
    night = play(
        ann="werewolf",
        bob="werewolf",
        cat="villager",
        center=["alpha-wolf", "seer", "drunk"],
        center_werewolf="werewolf",
    )
    assert night.asked is None
    assert night.card("center werewolf") == "werewolf"


def test_n1_n6_a_doppelganger_who_robbed_a_werewolf_is_not_known_as_one() -> None:
    night = play(
        dot="doppelganger",
        ann="robber",
        bob="werewolf",
        cat="alpha-wolf",
        dan="villager",
        center_werewolf="werewolf",
    )
    night.answer("dot", "ann").answer("dot", "bob")
    assert night.asked == "cat"
    # Bob holds the doppelganger's card now, but he woke with the pack; Dot holds his and did not.
    assert night.options == ["dot", "ann", "dan"]


def test_n6_n9_a_doppelganger_investigator_turned_werewolf_may_be_given_the_card() -> None:
    night = play(
        dot="doppelganger",
        ann="paranormal-investigator",
        bob="alpha-wolf",
        cat="villager",
        center_werewolf="werewolf",
    )
    night.answer("dot", "ann").answer("dot", "bob")
    assert night.identity("dot") == "werewolf"
    night.answer("bob", "none")
    assert night.options == ["dot", "ann", "cat"]


def test_n6_a_card_the_doppelganger_left_in_that_place_is_what_he_moves() -> None:
    night = play(
        dot="doppelganger", ann="witch", bob="alpha-wolf", cat="hunter", dan="seer", center_werewolf="werewolf"
    )
    night.answer("dot", "ann")
    night.answer("dot", "center werewolf")
    night.answer("dot", "cat")
    assert night.card("center werewolf") == "hunter"
    night.answer("bob", "none")
    night.answer("bob", "dan")
    assert night.card("dan") == "hunter"
    assert night.card("center werewolf") == "seer"
    assert night.card("cat") == "werewolf"


def test_n16_a_doppelganger_alpha_wolf_exchanges_at_once() -> None:
    night = play(dot="doppelganger", ann="alpha-wolf", bob="hunter", cat="seer", center_werewolf="werewolf")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.card("bob") == "werewolf"
    assert night.card("center werewolf") == "hunter"
    assert night.saw("dot") == [("ann", "alpha-wolf")]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n16_a_doppelganger_alpha_wolf_must_spare_only_herself_and_the_one_she_copied(edition: str) -> None:
    night = play(
        dot="doppelganger",
        ann="alpha-wolf",
        bob="werewolf",
        cat="villager",
        center_werewolf="werewolf",
        edition=edition,
    )
    night.answer("dot", "ann")
    assert night.options == ["bob", "cat"]


def test_n5_n6_n16_a_doppelganger_alpha_wolf_wakes_with_the_pack_and_not_at_his_call() -> None:
    night = play(dot="doppelganger", ann="alpha-wolf", bob="hunter", cat="seer", center_werewolf="werewolf")
    night.answer("dot", "ann").answer("dot", "bob")
    assert night.learned("dot") == ["ann"]
    assert night.learned("ann") == ["dot"]
    # Ann knows Dot as a werewolf and may not choose her; what he moves now is Bob's hunter card.
    assert night.options == ["bob", "cat"]
    night.answer("ann", "cat")
    assert night.card("cat") == "hunter"
    assert night.card("center werewolf") == "seer"
    night.answer("cat", "none")
    assert night.asked is None


def test_n16_a_doppelganger_alpha_wolf_and_the_alpha_wolf_may_choose_the_same_player() -> None:
    night = play(dot="doppelganger", ann="alpha-wolf", bob="hunter", cat="villager", center_werewolf="werewolf")
    night.answer("dot", "ann").answer("dot", "bob")
    night.answer("ann", "bob")
    assert night.card("bob") == "hunter"
    assert night.card("center werewolf") == "werewolf"


def test_n3_n16_a_doppelganger_alpha_wolf_may_not_choose_a_shielded_card() -> None:
    night = play(
        sam="sentinel",
        dot="doppelganger",
        ann="alpha-wolf",
        bob="villager",
        cat="villager",
        center_werewolf="werewolf",
    )
    night.answer("sam", "bob")
    night.answer("dot", "ann")
    assert night.options == ["sam", "cat"]


def test_n12_the_alpha_wolf_who_moved_a_card_is_known_to_the_aura_seer() -> None:
    night = play(ann="alpha-wolf", bob="aura-seer", cat="werewolf", center_werewolf="werewolf")
    night.answer("ann", "bob")
    assert night.learned("bob") == ["ann"]


def test_n6_w3_the_village_wins_when_the_new_werewolf_dies() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "none").answer("ann", "bob")
    ending = night.vote(ann="bob", cat="bob", bob="cat")
    assert ending.dead == {"bob"}
    assert ending.winners == {"cat"}


def test_n6_w3_w5_the_new_werewolf_wins_with_the_pack() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="villager", center_werewolf="dream-wolf")
    night.answer("ann", "none").answer("ann", "bob")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}
