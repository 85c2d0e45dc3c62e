"""The revealer, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n14_the_revealer_turns_a_card_up_for_all_to_see() -> None:
    night = play(ann="revealer", bob="hunter", cat="villager")
    night.answer("ann", "bob")
    assert night.face_up == {"bob"}
    assert "revealed" in night.told("ann")
    assert night.told("bob") == ["dealt", "revealed", "dawn"]
    assert night.told("cat") == ["dealt", "revealed", "dawn"]


def test_s6_n14_all_see_which_card_lies_face_up_and_where() -> None:
    night = play(ann="revealer", bob="hunter", cat="villager")
    night.answer("ann", "bob")
    (revealed,) = (event for event in night.game.events if event.kind == "revealed")
    assert (revealed.places, revealed.what) == ((1,), ("hunter",))
    assert revealed.seen_by >= {0, 1, 2}


@pytest.mark.parametrize("card", ["werewolf", "mystic-wolf", "alpha-wolf", "dream-wolf", "tanner"])
def test_n14_a_werewolf_or_tanner_goes_face_down_again(card: str) -> None:
    extra = "werewolf" if card == "alpha-wolf" else None
    night = play(ann="revealer", bob=card, cat="villager", dan="prince", center_werewolf=extra)
    if card in ("werewolf", "mystic-wolf", "alpha-wolf"):
        night.answer("bob", "none")
    if card == "mystic-wolf":
        night.answer("bob", "none")
    if card == "alpha-wolf":
        night.answer("bob", "dan")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", card)]
    assert night.face_up == set()
    assert night.asked is None  # one card only, even so
    for player in ("bob", "cat", "dan"):
        assert "revealed" not in night.told(player)


def test_n14_a_minion_stays_face_up() -> None:
    night = play(ann="revealer", bob="minion", cat="villager")
    night.answer("ann", "bob")
    assert night.face_up == {"bob"}


def test_n14_an_investigator_card_stays_up_whatever_it_became() -> None:
    night = play(ann="revealer", bob="paranormal-investigator", cat="dream-wolf")
    night.answer("bob", "cat")
    night.answer("ann", "bob")
    assert night.identity("bob") == "werewolf"
    assert night.face_up == {"bob"}
    assert night.saw("ann") == [("bob", "paranormal-investigator")]


def test_n14_a_doppelganger_card_stays_up_whatever_it_copied() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="tanner", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.identity("dot") == "tanner"
    assert night.face_up == {"dot"}
    assert night.saw("ann") == [("dot", "doppelganger")]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n14_the_revealer_may_decline(edition: str) -> None:
    night = play(ann="revealer", bob="hunter", cat="villager", edition=edition)
    assert night.options == ["bob", "cat", "none"]
    night.answer("ann", "none")
    assert night.face_up == set()
    assert night.told("bob") == ["dealt", "dawn"]


def test_n14_the_revealers_own_card_and_the_center_stay_down() -> None:
    night = play(ann="revealer", bob="hunter", cat="villager")
    for place in ("ann", "center 1"):
        with pytest.raises(NotAnOption):
            night.answer("ann", place)


def test_n3_a_shielded_card_is_not_turned() -> None:
    night = play(ann="revealer", bob="sentinel", cat="villager")
    night.answer("bob", "cat")
    assert night.options == ["bob", "none"]


def test_n3_a_shield_on_the_revealer_does_not_hinder_the_revealer() -> None:
    night = play(ann="revealer", bob="sentinel", cat="villager")
    night.answer("bob", "ann")
    night.answer("ann", "cat")
    assert night.face_up == {"cat"}


def test_n4_with_all_others_shielded_the_revealer_is_passed_over() -> None:
    night = play(ann="revealer", bob="sentinel", dot="doppelganger")
    night.answer("bob", "dot")
    night.answer("dot", "bob")
    night.answer("dot", "bob")
    assert night.shields == {"bob", "dot"}
    assert night.asked is None
    assert night.told("ann")[-2:] == ["skipped", "dawn"]


def test_n2_n14_the_card_that_lies_there_now_is_turned() -> None:
    night = play(ann="revealer", bob="robber", cat="hunter")
    night.answer("bob", "cat")
    night.answer("ann", "cat")
    assert night.saw("ann") == [("cat", "robber")]
    assert night.face_up == {"cat"}


def test_n1_a_robbed_revealer_still_reveals() -> None:
    night = play(ann="revealer", bob="robber", cat="hunter")
    night.answer("bob", "ann")
    assert night.asked == "ann"
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "revealer")]
    assert night.asked is None


def test_n14_a_wolf_card_that_moved_is_turned_down_where_it_lies() -> None:
    night = play(ann="revealer", bob="troublemaker", cat="dream-wolf", dan="hunter")
    night.answer("bob", "cat", "dan")
    night.answer("ann", "dan")
    assert night.saw("ann") == [("dan", "dream-wolf")]
    assert night.face_up == set()


def test_n16_n14_a_doppelganger_revealer_picks_among_the_cards_still_face_down() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="hunter", cat="villager", dan="tanner")
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.asked == "dot"
    assert night.options == ["ann", "cat", "dan", "none"]
    night.answer("dot", "cat")
    assert night.face_up == {"bob", "cat"}


def test_n16_n14_a_card_turned_down_again_is_still_face_down() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="hunter", dan="tanner")
    night.answer("dot", "ann")
    night.answer("ann", "dan")
    assert night.options == ["ann", "bob", "dan", "none"]
    night.answer("dot", "dan")
    assert night.saw("dot") == [("ann", "revealer"), ("dan", "tanner")]
    assert night.face_up == set()


def test_n16_a_doppelganger_revealer_is_turned_up_like_others() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="hunter", cat="villager")
    night.answer("dot", "ann")
    night.answer("ann", "dot")
    assert night.face_up == {"dot"}
    assert night.options == ["ann", "bob", "cat", "none"]


def test_n14_n16_a_doppelganger_revealer_may_find_one_card_left_to_turn() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="sentinel")
    night.answer("bob", "dot")
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.options == ["ann", "none"]  # bob lies face up, and her own card is not hers to turn


def test_n14_n15_a_card_face_up_may_get_an_artifact() -> None:
    night = play(ann="revealer", bob="hunter", cat="curator", artifacts=["claw-of-the-werewolf"])
    night.answer("ann", "bob")
    night.answer("cat", "bob")
    assert night.identity("bob") == "werewolf"
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_n18_the_doppelgangers_call_is_made_with_both_cards_in_the_deck() -> None:
    both = play(ann="villager", bob="hunter", cat="tanner", center=["revealer", "doppelganger", "villager"])
    assert list(both.game.setup.night.calls) == ["1", "10", "10a"]
    alone = play(ann="villager", bob="hunter", cat="tanner", center=["revealer", "villager", "villager"])
    assert list(alone.game.setup.night.calls) == ["10"]
