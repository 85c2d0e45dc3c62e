"""The troublemaker, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_troublemaker_exchanges_two_other_players_cards() -> None:
    night = play(ann="troublemaker", bob="werewolf", cat="hunter", dan="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob", "cat")
    assert night.card("bob") == "hunter"
    assert night.card("cat") == "werewolf"
    assert night.card("ann") == "troublemaker"
    assert night.card("dan") == "villager"


def test_n10_w3_a_wolf_card_handed_on_makes_its_new_owner_the_wolf() -> None:
    night = play(ann="troublemaker", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob", "cat")
    ending = night.vote(ann="cat", bob="cat", cat="bob")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


def test_n10_w3_whoever_hangs_the_former_wolf_loses() -> None:
    night = play(ann="troublemaker", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob", "cat")
    ending = night.vote(ann="bob", bob="cat", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"cat"}


def test_n10_the_cards_are_exchanged_unseen() -> None:
    night = play(ann="troublemaker", bob="mason", cat="mason")
    night.answer("ann", "bob", "cat")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "chose", "swapped", "dawn"]


def test_n10_nobody_notices_that_cards_were_exchanged() -> None:
    night = play(ann="troublemaker", bob="tanner", cat="villager", dan="hunter")
    night.answer("ann", "bob", "cat")
    for player in ("bob", "cat", "dan"):
        assert night.told(player) == ["dealt", "dawn"]


def test_n10_the_order_in_which_the_two_are_named_does_not_matter() -> None:
    night = play(ann="troublemaker", bob="tanner", cat="hunter")
    night.answer("ann", "cat", "bob")
    assert night.card("bob") == "hunter"
    assert night.card("cat") == "tanner"


def test_n10_the_troublemaker_never_moves_her_own_card_or_the_center() -> None:
    night = play(ann="villager", bob="troublemaker", cat="villager", dan="hunter")
    assert night.options == ["ann, cat", "ann, dan", "cat, dan"]
    with pytest.raises(NotAnOption):
        night.answer("bob", "bob", "cat")
    with pytest.raises(NotAnOption):
        night.answer("bob", "ann", "center 1")


def test_n10_the_troublemaker_must_exchange_in_ravensburgers_edition() -> None:
    night = play(ann="troublemaker", bob="villager", cat="villager")
    assert night.options == ["bob, cat"]
    with pytest.raises(NotAnOption):
        night.answer("ann", "none")


def test_n10_the_troublemaker_may_decline_in_beziers_edition() -> None:
    night = play(ann="troublemaker", bob="tanner", cat="hunter", edition="bezier")
    assert night.options == ["bob, cat", "none"]
    night.answer("ann", "none")
    assert night.card("bob") == "tanner"
    assert night.card("cat") == "hunter"
    assert night.told("ann") == ["dealt", "declined", "dawn"]


def test_n3_a_shielded_card_is_not_hers_to_move() -> None:
    night = play(ann="troublemaker", bob="sentinel", cat="villager", dan="hunter")
    night.answer("bob", "cat")
    assert night.options == ["bob, dan"]


def test_n3_her_own_shield_does_not_hinder_her() -> None:
    night = play(ann="troublemaker", bob="sentinel", cat="hunter")
    night.answer("bob", "ann")
    night.answer("ann", "bob", "cat")
    assert night.card("bob") == "hunter"
    assert night.card("cat") == "sentinel"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n4_with_one_free_card_left_she_is_passed_over(edition: str) -> None:
    night = play(ann="troublemaker", bob="sentinel", cat="villager", edition=edition)
    night.answer("bob", "cat")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "shielded", "skipped", "dawn"]
    assert night.card("bob") == "sentinel"


def test_n1_a_robbed_troublemaker_still_makes_her_trouble() -> None:
    night = play(ann="robber", bob="troublemaker", cat="villager")
    night.answer("ann", "bob")
    assert night.asked == "bob"
    night.answer("bob", "ann", "cat")
    assert night.card("ann") == "villager"
    assert night.card("bob") == "robber"
    assert night.card("cat") == "troublemaker"


def test_n1_a_troublemaker_card_that_came_later_makes_no_trouble() -> None:
    night = play(ann="witch", bob="villager", cat="hunter", center=["troublemaker", "villager", "villager"])
    night.answer("ann", "center 1")
    night.answer("ann", "ann")
    assert night.card("ann") == "troublemaker"
    assert night.asked is None


def test_n2_she_moves_the_cards_that_lie_there_now() -> None:
    night = play(ann="robber", bob="troublemaker", cat="tanner", dan="hunter")
    night.answer("ann", "cat")
    night.answer("bob", "ann", "dan")
    assert night.card("ann") == "hunter"
    assert night.card("dan") == "tanner"
    assert night.card("cat") == "robber"
    assert night.saw("ann") == [("ann", "tanner")]  # what the robber saw is no longer his


def test_n10_the_insomniac_sees_that_she_was_moved() -> None:
    night = play(ann="troublemaker", bob="insomniac", cat="tanner")
    night.answer("ann", "bob", "cat")
    assert night.saw("bob") == [("bob", "tanner")]


def test_n10_n17_a_moved_doppelganger_card_keeps_its_copy() -> None:
    night = play(dot="doppelganger", ann="troublemaker", bob="hunter", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot", "cat")
    assert night.card("cat") == "doppelganger"
    assert night.identity("cat") == "hunter"
    assert night.identity("dot") == "villager"


def test_n16_a_doppelganger_troublemaker_acts_at_once() -> None:
    night = play(dot="doppelganger", ann="troublemaker", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    assert night.options == ["ann, bob", "ann, cat", "bob, cat"]
    night.answer("dot", "bob", "cat")
    assert night.card("cat") == "werewolf"
    night.answer("bob", "none")  # he was dealt the werewolf and wakes as one
    assert night.asked == "ann"  # and the doppelganger is not called again
    night.answer("ann", "dot", "cat")
    assert night.card("dot") == "werewolf"
    assert night.identity("cat") == "troublemaker"
    assert night.asked is None


def test_n16_a_doppelganger_troublemaker_may_decline_in_beziers_edition_only() -> None:
    for edition, declining in (("ravensburger", False), ("bezier", True)):
        night = play(dot="doppelganger", ann="troublemaker", bob="hunter", edition=edition)
        night.answer("dot", "ann")
        assert ("none" in night.options) is declining


def test_n4_n16_a_shielded_doppelganger_acts_and_leaves_the_troublemaker_too_few_cards() -> None:
    night = play(dot="doppelganger", ann="troublemaker", bob="sentinel")
    night.answer("bob", "dot")
    night.answer("dot", "ann")
    night.answer("dot", "ann", "bob")
    # The dealt troublemaker's two others are the shielded doppelganger and one more: too few.
    assert night.asked is None
    assert night.told("ann")[-2:] == ["skipped", "dawn"]


def test_n18_a_troublemaker_in_the_center_moves_nothing() -> None:
    night = play(ann="villager", bob="hunter", cat="tanner", center=["troublemaker", "villager", "villager"])
    assert "7" in night.game.setup.night.calls
    assert night.asked is None
    assert night.card("bob") == "hunter"
