"""The paranormal investigator, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n9_the_investigator_may_look_at_two_cards_one_at_a_time() -> None:
    night = play(ann="paranormal-investigator", bob="hunter", cat="prince", dan="villager")
    assert night.options == ["bob", "cat", "dan", "none"]
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "hunter")]
    assert night.options == ["cat", "dan", "none"]
    night.answer("ann", "cat")
    assert night.saw("ann") == [("bob", "hunter"), ("cat", "prince")]
    assert night.asked is None
    assert night.identity("ann") == "paranormal-investigator"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n9_the_investigator_may_look_at_none(edition: str) -> None:
    night = play(ann="paranormal-investigator", bob="villager", cat="villager", edition=edition)
    night.answer("ann", "none")
    assert night.asked is None
    assert night.saw("ann") == []


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n9_the_investigator_may_stop_after_one(edition: str) -> None:
    night = play(ann="paranormal-investigator", bob="hunter", cat="villager", edition=edition)
    night.answer("ann", "bob")
    night.answer("ann", "none")
    assert night.saw("ann") == [("bob", "hunter")]
    assert night.asked is None


@pytest.mark.parametrize("place", ["ann", "center 1"])
def test_n9_the_investigator_looks_at_other_players_cards_only(place: str) -> None:
    night = play(ann="paranormal-investigator", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", place)


def test_n9_the_second_card_is_a_different_one() -> None:
    night = play(ann="paranormal-investigator", bob="villager", cat="villager")
    night.answer("ann", "bob")
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


@pytest.mark.parametrize("wolf", ["werewolf", "mystic-wolf", "dream-wolf", "alpha-wolf"])
def test_n9_any_werewolf_card_stops_him_and_makes_him_a_werewolf(wolf: str) -> None:
    night = play(
        ann="paranormal-investigator",
        bob=wolf,
        cat="werewolf",
        dan="villager",
        center_werewolf="werewolf" if wolf == "alpha-wolf" else None,
    )
    while night.asked == "bob":
        night.answer("bob", "none" if "none" in night.options else "dan")
    night.answer("ann", "bob")
    assert night.asked is None
    assert night.identity("ann") == "werewolf"


def test_n9_a_tanner_card_stops_him_and_makes_him_a_tanner() -> None:
    night = play(ann="paranormal-investigator", bob="tanner", cat="villager")
    night.answer("ann", "bob")
    assert night.asked is None
    assert night.identity("ann") == "tanner"


def test_n9_the_second_card_may_change_him_too() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "cat")
    night.answer("ann", "bob")
    assert night.identity("ann") == "werewolf"


def test_n9_only_the_investigator_learns_of_the_change() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    assert night.told("ann") == ["dealt", "chose", "looked", "became", "dawn"]
    assert night.told("bob") == ["dealt", "shown", "declined", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]
    assert night.learned("bob") == []


def test_n9_a_doppelganger_card_never_changes_him() -> None:
    night = play(ann="paranormal-investigator", dot="doppelganger", bob="werewolf", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.saw("ann") == [("dot", "doppelganger")]
    assert night.options == ["bob", "cat", "none"]
    night.answer("ann", "cat")
    assert night.identity("ann") == "paranormal-investigator"
    assert night.identity("dot") == "werewolf"


def test_n9_a_doppelganger_tanner_does_not_change_him_either() -> None:
    night = play(ann="paranormal-investigator", dot="doppelganger", bob="tanner", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot").answer("ann", "none")
    assert night.identity("ann") == "paranormal-investigator"


def test_n2_n6_n9_the_card_that_lies_there_now_is_what_counts() -> None:
    night = play(ann="paranormal-investigator", bob="alpha-wolf", cat="villager", center_werewolf="dream-wolf")
    night.answer("bob", "none").answer("bob", "cat")
    night.answer("ann", "cat")
    assert night.saw("ann") == [("cat", "dream-wolf")]
    assert night.identity("ann") == "werewolf"


def test_n1_n9_a_dealt_werewolf_without_the_card_does_not_change_him() -> None:
    night = play(ann="paranormal-investigator", dot="doppelganger", bob="werewolf", cat="robber", dan="villager")
    night.answer("dot", "cat").answer("dot", "bob")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("bob", "doppelganger")]
    night.answer("ann", "none")
    assert night.identity("ann") == "paranormal-investigator"


def test_n9_the_change_stays_with_the_card_when_it_is_robbed() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="robber")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    night.answer("cat", "ann")
    assert night.saw("cat") == [("cat", "paranormal-investigator")]
    assert night.identity("cat") == "werewolf"
    assert night.identity("ann") == "robber"


def test_n9_the_change_stays_with_the_card_through_the_center() -> None:
    night = play(
        ann="paranormal-investigator", bob="tanner", cat="witch", dan="drunk", center=["villager", "villager", "hunter"]
    )
    night.answer("ann", "bob")
    night.answer("cat", "center 1").answer("cat", "ann")
    assert night.identity("ann") == "villager"
    night.answer("dan", "center 1")
    assert night.card("dan") == "paranormal-investigator"
    assert night.identity("dan") == "tanner"


def test_n1_n6_n9_when_his_card_was_moved_before_the_change_goes_where_it_lies() -> None:
    night = play(ann="paranormal-investigator", bob="alpha-wolf", cat="tanner", dan="witch", center_werewolf="werewolf")
    night.answer("bob", "none").answer("bob", "ann")
    night.answer("ann", "cat")
    # Ann holds the werewolf card; the investigator card in its place has become the tanner.
    assert night.identity("ann") == "werewolf"
    night.answer("dan", "center werewolf").answer("dan", "dan")
    assert night.saw("dan") == [("center werewolf", "paranormal-investigator")]
    assert night.identity("dan") == "tanner"


def test_n3_n9_a_shielded_card_may_not_be_looked_at() -> None:
    night = play(sam="sentinel", ann="paranormal-investigator", bob="villager", cat="villager")
    night.answer("sam", "bob")
    assert night.options == ["sam", "cat", "none"]


def test_n3_n9_a_shielded_investigator_looks_and_changes_all_the_same() -> None:
    night = play(sam="sentinel", ann="paranormal-investigator", bob="tanner")
    night.answer("sam", "ann")
    night.answer("ann", "bob")
    assert night.identity("ann") == "tanner"


def test_n4_n9_with_one_card_to_look_at_the_second_look_is_skipped() -> None:
    night = play(sam="sentinel", ann="paranormal-investigator", bob="villager")
    night.answer("sam", "bob")
    night.answer("ann", "sam")
    assert night.asked is None
    assert night.saw("ann") == [("sam", "sentinel")]


def test_n4_n9_with_all_others_shielded_he_looks_at_nobody() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="paranormal-investigator")
    night.answer("sam", "dot").answer("dot", "sam").answer("dot", "sam")
    assert night.asked is None
    assert night.saw("ann") == []
    assert night.told("ann")[-2:] == ["skipped", "dawn"]


def test_n12_an_investigator_who_looked_is_known_to_the_aura_seer() -> None:
    night = play(ann="paranormal-investigator", bob="aura-seer", cat="villager")
    night.answer("ann", "cat").answer("ann", "none")
    assert night.learned("bob") == ["ann"]


def test_n12_an_investigator_who_declined_is_not() -> None:
    night = play(ann="paranormal-investigator", bob="aura-seer", cat="villager")
    night.answer("ann", "none")
    assert night.learned("bob") == []


def test_n14_an_investigator_card_stays_face_up_whatever_it_has_become() -> None:
    night = play(ann="paranormal-investigator", bob="tanner", cat="revealer")
    night.answer("ann", "bob")
    night.answer("cat", "ann")
    assert night.face_up == {"ann"}
    assert night.saw("cat") == [("ann", "paranormal-investigator")]


def test_n9_w3_the_village_wins_when_a_turned_investigator_dies() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_n9_w3_a_turned_investigator_wins_with_the_werewolves() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


def test_n9_w3_a_turned_investigator_is_a_werewolf_even_if_no_other_player_is() -> None:
    night = play(ann="paranormal-investigator", bob="werewolf", cat="drunk", dan="villager")
    night.answer("bob", "none")
    night.answer("ann", "bob").answer("cat", "center 1")
    ending = night.vote(ann="dan", bob="ann", cat="ann", dan="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat", "dan"}


def test_n9_w1_w2_an_investigator_turned_tanner_wins_alone_by_dying() -> None:
    night = play(ann="paranormal-investigator", bob="tanner", cat="werewolf")
    night.answer("cat", "none")
    night.answer("ann", "bob")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"ann"}


def test_n9_w5_of_two_tanners_only_the_dead_one_wins() -> None:
    night = play(ann="paranormal-investigator", bob="tanner", cat="villager")
    night.answer("ann", "bob")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"bob"}


def test_n9_v7_what_he_became_is_shown_after_the_vote() -> None:
    night = play(ann="paranormal-investigator", bob="tanner", cat="villager")
    night.answer("ann", "bob")
    ending = night.vote(ann="bob", bob="cat", cat="ann")
    (cards,) = [event for event in ending.game.events if event.kind == "cards"]
    (identities,) = [event for event in ending.game.events if event.kind == "identities"]
    assert cards.what[0] == "paranormal-investigator"
    assert identities.what[0] == "tanner"
    assert {0, 1, 2} <= cards.seen_by & identities.seen_by


def test_n16_a_doppelganger_investigator_looks_at_once_and_only_once() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="hunter", cat="villager")
    night.answer("dot", "ann")
    assert night.options == ["ann", "bob", "cat", "none"]
    night.answer("dot", "bob")
    assert night.options == ["ann", "cat", "none"]
    night.answer("dot", "ann")
    assert night.saw("dot") == [
        ("ann", "paranormal-investigator"),
        ("bob", "hunter"),
        ("ann", "paranormal-investigator"),
    ]
    night.answer("ann", "none")
    assert night.asked is None
    assert night.identity("dot") == "paranormal-investigator"


def test_n5_n9_n16_a_doppelganger_investigator_turned_werewolf_does_not_wake_with_the_pack() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="werewolf", cat="werewolf")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.asked == "ann"
    assert night.identity("dot") == "werewolf"
    assert night.learned("dot") == []
    assert night.learned("bob") == ["cat"]


def test_n9_n16_her_change_is_not_his_nor_his_hers() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="tanner", cat="werewolf", dan="villager")
    night.answer("dot", "ann").answer("dot", "bob")
    night.answer("cat", "none")
    assert night.identity("dot") == "tanner"
    assert night.identity("ann") == "paranormal-investigator"
    night.answer("ann", "cat")
    assert night.identity("dot") == "tanner"
    assert night.identity("ann") == "werewolf"


def test_n9_n16_an_investigator_who_sees_a_turned_doppelganger_looks_on() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="tanner", cat="villager")
    night.answer("dot", "ann").answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.options == ["bob", "cat", "none"]
    assert night.identity("ann") == "paranormal-investigator"


def test_n9_n17_a_turned_doppelganger_card_is_a_werewolf_in_whosever_hands() -> None:
    night = play(dot="doppelganger", ann="paranormal-investigator", bob="werewolf", cat="robber")
    night.answer("dot", "ann").answer("dot", "bob")
    night.answer("bob", "none").answer("ann", "none")
    night.answer("cat", "dot")
    assert night.saw("cat") == [("cat", "doppelganger")]
    assert night.identity("cat") == "werewolf"
    assert night.identity("dot") == "robber"
