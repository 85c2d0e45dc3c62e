"""The village idiot, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import Table, play


def five_at_a_table() -> Table:
    return play(ann="village-idiot", bob="tanner", cat="hunter", dan="prince", eve="bodyguard")


def test_s3_n11_left_is_the_next_seat() -> None:
    night = five_at_a_table()
    night.answer("ann", "left")
    assert night.card("cat") == "tanner"
    assert night.card("dan") == "hunter"
    assert night.card("eve") == "prince"
    assert night.card("bob") == "bodyguard"  # the last one's left neighbour is the idiot, who is skipped


def test_s3_n11_right_is_the_seat_before() -> None:
    night = five_at_a_table()
    night.answer("ann", "right")
    assert night.card("bob") == "hunter"
    assert night.card("cat") == "prince"
    assert night.card("dan") == "bodyguard"
    assert night.card("eve") == "tanner"


def test_s3_n11_an_idiot_in_the_middle_is_passed_by() -> None:
    night = play(ann="tanner", bob="hunter", cat="village-idiot", dan="prince")
    night.answer("cat", "left")
    assert night.card("bob") == "tanner"
    assert night.card("dan") == "hunter"
    assert night.card("ann") == "prince"
    assert night.card("cat") == "village-idiot"


def test_n11_among_three_left_and_right_are_the_same() -> None:
    for way in ("left", "right"):
        night = play(ann="tanner", bob="village-idiot", cat="hunter")
        night.answer("bob", way)
        assert night.card("ann") == "hunter"
        assert night.card("cat") == "tanner"


def test_n11_his_own_card_and_the_center_stay() -> None:
    night = play(ann="village-idiot", bob="tanner", cat="hunter", center=["prince", "bodyguard", "villager"])
    night.answer("ann", "left")
    assert night.card("ann") == "village-idiot"
    assert [night.card(f"center {number}") for number in (1, 2, 3)] == ["prince", "bodyguard", "villager"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n11_he_may_leave_the_cards_alone(edition: str) -> None:
    night = play(ann="village-idiot", bob="tanner", cat="hunter", edition=edition)
    assert night.options == ["left", "right", "none"]
    night.answer("ann", "none")
    assert night.card("bob") == "tanner"
    assert night.told("ann") == ["dealt", "declined", "dawn"]


def test_n11_he_chooses_a_direction_and_no_player() -> None:
    night = play(ann="village-idiot", bob="tanner", cat="hunter")
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


def test_n11_he_sees_no_card_and_nobody_notices() -> None:
    night = five_at_a_table()
    night.answer("ann", "left")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "chose", "rotated", "dawn"]
    for player in ("bob", "cat", "dan", "eve"):
        assert night.told(player) == ["dealt", "dawn"]


def test_n3_n11_a_shielded_card_stays_and_the_others_pass_it_by() -> None:
    night = play(ann="village-idiot", bob="tanner", cat="hunter", dan="prince", eve="sentinel")
    night.answer("eve", "cat")
    night.answer("ann", "left")
    assert night.card("cat") == "hunter"
    assert night.card("dan") == "tanner"
    assert night.card("eve") == "prince"
    assert night.card("bob") == "sentinel"


def test_n3_n11_two_shields_are_both_passed_by() -> None:
    night = play(dot="doppelganger", ann="sentinel", bob="village-idiot", cat="tanner", dan="hunter", eve="prince")
    night.answer("ann", "dan")
    night.answer("dot", "ann")
    night.answer("dot", "cat")
    night.answer("bob", "right")
    assert night.card("cat") == "tanner"
    assert night.card("dan") == "hunter"
    # Only these three moved, each to the seat before: eve's to ann, ann's to dot, dot's to eve.
    assert night.card("ann") == "prince"
    assert night.card("dot") == "sentinel"
    assert night.card("eve") == "doppelganger"


def test_n3_his_own_shield_does_not_hinder_him() -> None:
    night = play(ann="village-idiot", bob="sentinel", cat="hunter")
    night.answer("bob", "ann")
    night.answer("ann", "left")
    assert night.card("bob") == "hunter"
    assert night.card("cat") == "sentinel"


def test_n4_n11_with_one_movable_card_he_is_passed_over() -> None:
    night = play(ann="village-idiot", bob="sentinel", cat="villager")
    night.answer("bob", "cat")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "shielded", "skipped", "dawn"]


def test_n4_n11_two_shields_among_four_leave_too_few() -> None:
    night = play(dot="doppelganger", ann="sentinel", bob="village-idiot", cat="villager")
    night.answer("ann", "cat")
    night.answer("dot", "ann")
    night.answer("dot", "ann")
    assert night.shields == {"ann", "cat"}
    assert night.asked is None
    assert night.told("bob")[-2:] == ["skipped", "dawn"]


def test_n4_n12_an_idiot_who_was_passed_over_has_done_nothing() -> None:
    night = play(ann="village-idiot", bob="sentinel", cat="aura-seer")
    night.answer("bob", "cat")
    assert night.learned("cat") == []


def test_n1_a_robbed_idiot_still_moves_all_but_the_card_before_him() -> None:
    night = play(ann="robber", bob="village-idiot", cat="tanner", dan="hunter")
    night.answer("ann", "bob")
    assert night.asked == "bob"
    night.answer("bob", "left")
    assert night.card("bob") == "robber"
    assert night.card("cat") == "village-idiot"
    assert night.card("dan") == "tanner"
    assert night.card("ann") == "hunter"


def test_n1_an_idiot_card_that_came_later_moves_nothing() -> None:
    night = play(ann="witch", bob="tanner", cat="hunter", center=["village-idiot", "villager", "villager"])
    night.answer("ann", "center 1")
    night.answer("ann", "bob")
    assert night.card("bob") == "village-idiot"
    assert night.asked is None


def test_n2_n11_he_moves_what_the_troublemaker_left() -> None:
    night = play(ann="troublemaker", bob="village-idiot", cat="tanner", dan="hunter")
    night.answer("ann", "cat", "dan")
    night.answer("bob", "left")
    assert night.card("dan") == "hunter"
    assert night.card("ann") == "tanner"
    assert night.card("cat") == "troublemaker"


def test_n11_w3_the_wolf_is_who_holds_the_card_in_the_end() -> None:
    night = play(ann="village-idiot", bob="werewolf", cat="villager", dan="villager")
    night.answer("bob", "none")
    night.answer("ann", "left")
    ending = night.vote(ann="cat", bob="cat", cat="bob", dan="bob")
    assert ending.dead == {"bob", "cat"}
    assert ending.winners == {"ann", "bob", "dan"}


def test_n11_the_insomniac_sees_that_she_was_moved() -> None:
    night = play(ann="village-idiot", bob="tanner", cat="insomniac")
    night.answer("ann", "left")
    assert night.saw("cat") == [("cat", "tanner")]


def test_n16_a_doppelganger_idiot_moves_all_but_her_own_at_once() -> None:
    night = play(dot="doppelganger", ann="village-idiot", bob="werewolf", cat="tanner")
    night.answer("dot", "ann")
    assert night.options == ["left", "right", "none"]
    night.answer("dot", "left")
    assert night.card("dot") == "doppelganger"
    assert night.card("bob") == "village-idiot"
    assert night.card("cat") == "werewolf"
    assert night.card("ann") == "tanner"
    night.answer("bob", "none")  # the lone wolf was dealt his card, wherever it lies now
    assert night.asked == "ann"


def test_n16_n17_the_idiot_she_copied_moves_her_card_with_its_copy() -> None:
    night = play(dot="doppelganger", ann="village-idiot", bob="hunter", cat="tanner")
    night.answer("dot", "ann")
    night.answer("dot", "none")
    night.answer("ann", "right")
    assert night.card("cat") == "doppelganger"
    assert night.identity("cat") == "village-idiot"
    assert night.identity("dot") == "hunter"
    assert night.asked is None


def test_n18_an_idiot_in_the_center_moves_nothing() -> None:
    night = play(ann="villager", bob="hunter", cat="tanner", center=["village-idiot", "villager", "villager"])
    assert "7-B" in night.game.setup.night.calls
    assert night.asked is None
