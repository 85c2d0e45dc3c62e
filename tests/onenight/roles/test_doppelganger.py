"""The doppelganger, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play

# What she does.


def test_n16_the_doppelganger_looks_at_a_card_and_is_that_role() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "hunter")]
    assert night.identity("dot") == "hunter"
    assert night.card("dot") == "doppelganger"
    assert night.card("ann") == "hunter"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n16_the_doppelganger_must_copy_another_player_in_both_editions(edition: str) -> None:
    night = play(dot="doppelganger", ann="villager", bob="villager", edition=edition)
    assert night.options == ["ann", "bob"]
    for answer in ("none", "dot", "center 1"):
        with pytest.raises(NotAnOption):
            night.answer("dot", answer)


def test_n16_nobody_learns_whom_she_copied() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.told("dot") == ["dealt", "chose", "looked", "became", "dawn"]
    assert night.told("ann") == ["dealt", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]


@pytest.mark.parametrize("role", ["villager", "tanner", "hunter", "bodyguard", "prince"])
def test_n16_as_one_who_sleeps_she_does_nothing_else_at_night(role: str) -> None:
    night = play(dot="doppelganger", ann=role, bob="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    assert night.identity("dot") == role


def test_n3_n16_a_shielded_card_may_not_be_copied() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="werewolf", cat="villager")
    night.answer("ann", "bob")
    assert night.options == ["ann", "cat"]


def test_n16_after_copying_the_seer_she_does_not_wake_with_the_seer() -> None:
    night = play(dot="doppelganger", ann="villager", bob="seer", cat="villager")
    night.answer("dot", "bob").answer("dot", "none")
    night.answer("bob", "none")
    assert night.asked is None


def test_n12_the_doppelganger_is_always_known_to_the_aura_seer() -> None:
    night = play(dot="doppelganger", ann="aura-seer", bob="villager", cat="villager")
    night.answer("dot", "bob")
    assert night.learned("ann") == ["dot"]


# Roles she acts as at once.


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n13_n16_a_doppelganger_drunk_must_exchange_her_card_at_once(edition: str) -> None:
    night = play(
        dot="doppelganger",
        ann="drunk",
        bob="villager",
        cat="villager",
        center=["werewolf", "villager", "seer"],
        edition=edition,
    )
    night.answer("dot", "ann")
    assert night.options == ["center 1", "center 2", "center 3"]
    night.answer("dot", "center 1")
    assert night.saw("dot") == [("ann", "drunk")]
    assert night.identity("dot") == "werewolf"
    assert night.card("center 1") == "doppelganger"


def test_n1_n5_n16_a_doppelganger_drunk_with_a_werewolf_card_does_not_wake_with_them() -> None:
    night = play(
        dot="doppelganger", ann="drunk", bob="werewolf", cat="villager", center=["werewolf", "villager", "seer"]
    )
    night.answer("dot", "ann").answer("dot", "center 1")
    assert night.asked == "bob"
    assert night.learned("bob") == night.learned("dot") == []


def test_s1_n16_a_doppelganger_drunk_may_take_the_center_werewolf() -> None:
    night = play(dot="doppelganger", ann="drunk", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("dot", "ann").answer("dot", "center werewolf")
    assert night.identity("dot") == "werewolf"
    assert night.card("center werewolf") == "doppelganger"
    night.answer("bob", "none").answer("bob", "cat")
    assert night.card("cat") == "doppelganger"
    assert night.identity("cat") == "drunk"


def test_n16_a_doppelganger_troublemaker_exchanges_two_others_at_once() -> None:
    night = play(dot="doppelganger", ann="troublemaker", bob="hunter", cat="seer")
    night.answer("dot", "ann")
    assert night.options == ["ann, bob", "ann, cat", "bob, cat"]
    night.answer("dot", "bob", "cat")
    assert night.card("bob") == "seer"
    assert night.card("cat") == "hunter"
    assert night.saw("dot") == [("ann", "troublemaker")]


@pytest.mark.parametrize("role", ["robber", "troublemaker"])
def test_n16_as_robber_or_troublemaker_she_may_decline_in_beziers_edition_only(role: str) -> None:
    night = play(dot="doppelganger", ann=role, bob="villager", cat="villager", edition="bezier")
    night.answer("dot", "ann")
    assert "none" in night.options
    night = play(dot="doppelganger", ann=role, bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert "none" not in night.options


def test_n11_n16_a_doppelganger_village_idiot_moves_all_cards_but_her_own() -> None:
    night = play(dot="doppelganger", ann="village-idiot", bob="hunter", cat="prince")
    night.answer("dot", "ann")
    assert night.options == ["left", "right", "none"]
    night.answer("dot", "left")
    assert night.card("dot") == "doppelganger"
    assert (night.card("ann"), night.card("bob"), night.card("cat")) == ("prince", "village-idiot", "hunter")
    night.answer("ann", "none")  # he was dealt the village idiot
    assert night.asked is None


def test_n3_n16_a_shielded_doppelganger_robber_does_nothing_more() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="robber", bob="villager")
    night.answer("sam", "dot")
    night.answer("dot", "ann")
    assert night.asked == "ann"
    assert night.options == ["sam", "bob"]
    assert night.card("dot") == "doppelganger"
    assert night.identity("dot") == "robber"


def test_n3_n16_a_shielded_doppelganger_drunk_does_nothing_more() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="drunk", bob="villager")
    night.answer("sam", "dot")
    night.answer("dot", "ann")
    assert night.asked == "ann"
    assert night.card("dot") == "doppelganger"


def test_n3_n16_a_shielded_doppelganger_witch_cannot_choose_herself() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="witch", bob="villager")
    night.answer("sam", "dot")
    night.answer("dot", "ann").answer("dot", "center 1")
    assert night.options == ["sam", "ann", "bob"]


def test_n3_n16_a_doppelganger_troublemaker_moves_no_shielded_card() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="troublemaker", bob="villager")
    night.answer("sam", "bob").answer("dot", "ann")
    assert night.options == ["sam, ann"]


# Roles she wakes right after.


def test_n16_a_doppelganger_insomniac_looks_at_her_card_after_the_insomniac() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "insomniac"), ("dot", "doppelganger")]
    looks = [event.call for event in night.game.events if event.kind == "looked"]
    assert looks == ["1", "9", "9a"]


def test_n1_n16_a_doppelganger_insomniac_who_was_robbed_still_wakes() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    assert night.saw("dot") == [("ann", "insomniac"), ("dot", "robber")]
    assert night.saw("bob") == [("bob", "doppelganger")]
    assert night.identity("bob") == "insomniac"
    assert night.identity("dot") == "robber"


def test_n3_n16_a_shielded_doppelganger_insomniac_sees_nothing() -> None:
    night = play(sam="sentinel", dot="doppelganger", ann="insomniac", bob="villager")
    night.answer("sam", "dot")
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "insomniac")]
    assert night.saw("ann") == [("ann", "insomniac")]


def test_n12_n16_a_doppelganger_aura_seer_learns_after_the_aura_seer() -> None:
    night = play(dot="doppelganger", ann="aura-seer", bob="seer", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "center 1", "center 2")
    assert night.learned("ann") == ["dot", "bob"]
    assert night.learned("dot") == ["bob"]
    shown = [(event.call, event.seat) for event in night.game.events if event.kind == "shown"]
    assert shown == [("7-C", 1), ("7-Ca", 0)]


def test_n14_n16_a_doppelganger_revealer_picks_among_cards_still_face_down() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="hunter", cat="prince")
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.face_up == {"bob"}
    assert night.options == ["ann", "cat", "none"]
    night.answer("dot", "cat")
    assert night.face_up == {"bob", "cat"}


def test_n14_n16_a_card_turned_down_again_may_be_revealed_by_her_as_well() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="werewolf", cat="villager")
    night.answer("dot", "ann").answer("bob", "none")
    night.answer("ann", "bob")
    assert night.options == ["ann", "bob", "cat", "none"]
    night.answer("dot", "bob")
    assert night.saw("dot") == [("ann", "revealer"), ("bob", "werewolf")]
    assert night.face_up == set()


def test_n14_a_revealed_doppelganger_stays_face_up_whatever_she_copied() -> None:
    night = play(dot="doppelganger", ann="revealer", bob="werewolf", cat="villager")
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.face_up == {"dot"}
    assert night.saw("ann") == [("dot", "doppelganger")]


def test_n15_n16_a_doppelganger_curator_lays_an_artifact_where_none_lies() -> None:
    night = play(dot="doppelganger", ann="curator", bob="villager", cat="villager")
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.options == ["dot", "ann", "cat", "none"]
    night.answer("dot", "dot")
    assert set(night.artifacts) == {"bob", "dot"}


def test_n16_n18_her_extra_calls_are_made_when_both_cards_are_in_the_deck() -> None:
    both = play(ann="villager", bob="villager", cat="insomniac", center=["doppelganger", "villager", "hunter"])
    assert "9a" in both.game.setup.night.calls
    without = play(ann="villager", bob="villager", cat="insomniac", center=["tanner", "villager", "hunter"])
    assert "9a" not in without.game.setup.night.calls
    neither = play(dot="doppelganger", ann="villager", bob="villager")
    assert list(neither.game.setup.night.calls) == ["1"]


def test_n16_n18_copying_another_role_she_sleeps_through_her_extra_call() -> None:
    night = play(dot="doppelganger", ann="insomniac", bob="villager", cat="villager")
    night.answer("dot", "bob")
    assert night.saw("dot") == [("bob", "villager")]


# The copy and the card.


def test_n17_the_copied_players_later_move_changes_nothing() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "ann")
    assert night.identity("ann") == "robber"
    assert night.identity("dot") == "werewolf"


def test_n16_n17_a_doppelganger_copies_the_card_and_not_what_its_owner_does_with_it() -> None:
    night = play(dot="doppelganger", ann="drunk", bob="villager", cat="villager", center=["tanner", "seer", "hunter"])
    night.answer("dot", "ann").answer("dot", "center 3")
    night.answer("ann", "center 1")
    assert night.identity("ann") == "tanner"
    assert night.identity("dot") == "hunter"


def test_n2_n17_whoever_robs_the_doppelganger_is_what_she_copied_without_knowing() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    assert night.saw("bob") == [("bob", "doppelganger")]
    assert "became" not in night.told("bob")
    assert night.identity("bob") == "werewolf"
    assert night.identity("dot") == "robber"


def test_n17_the_card_keeps_its_copy_from_hand_to_hand() -> None:
    night = play(dot="doppelganger", ann="tanner", bob="robber", cat="troublemaker", dan="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    night.answer("cat", "bob", "dan")
    assert night.card("dan") == "doppelganger"
    assert night.identity("dan") == "tanner"
    assert night.identity("bob") == "villager"


def test_n17_the_card_keeps_its_copy_in_the_center() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="witch", cat="drunk")
    night.answer("dot", "ann")
    night.answer("bob", "center 2").answer("bob", "dot")
    assert night.card("center 2") == "doppelganger"
    assert night.identity("dot") == "villager"
    night.answer("cat", "center 2")
    assert night.identity("cat") == "werewolf"


def test_n17_a_doppelganger_card_dealt_to_the_center_is_a_villager() -> None:
    night = play(ann="drunk", bob="werewolf", cat="villager", center=["doppelganger", "seer", "hunter"])
    night.answer("bob", "none")
    night.answer("ann", "center 1")
    assert night.card("ann") == "doppelganger"
    assert night.identity("ann") == "villager"
    assert night.team("ann") == "village"


def test_n2_n17_w4_a_villager_by_such_a_card_counts_for_the_village() -> None:
    night = play(ann="witch", bob="minion", cat="villager", center=["doppelganger", "seer", "hunter"])
    night.answer("ann", "center 1").answer("ann", "cat")
    assert night.saw("ann") == [("center 1", "doppelganger")]
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}
    assert ending.winners == {"bob"}


def test_n1_n17_a_doppelganger_card_that_comes_later_copies_nothing() -> None:
    night = play(ann="drunk", bob="werewolf", cat="villager", center=["doppelganger", "seer", "hunter"])
    night.answer("bob", "none")
    night.answer("ann", "center 1")
    assert night.asked is None
    assert night.saw("ann") == []


def test_n17_v6_an_artifact_comes_before_the_copy() -> None:
    night = play(
        dot="doppelganger",
        ann="werewolf",
        bob="curator",
        cat="villager",
        artifacts=["brand-of-the-villager", "claw-of-the-werewolf"],
    )
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    assert night.identity("dot") == "villager"


def test_n17_v7_after_the_vote_all_see_what_she_copied() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="ann", ann="bob", bob="dot")
    (cards,) = [event for event in ending.game.events if event.kind == "cards"]
    (identities,) = [event for event in ending.game.events if event.kind == "identities"]
    assert cards.what[0] == "doppelganger"
    assert identities.what[0] == "hunter"
    assert {0, 1, 2} <= cards.seen_by & identities.seen_by


# The vote and the verdict.


def test_n16_v5_a_doppelganger_hunter_takes_somebody_along() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="werewolf", cat="villager")
    night.answer("dot", "ann").answer("bob", "none")
    ending = night.vote(dot="bob", ann="dot", bob="dot", cat="dot")
    assert ending.killed_by == {"dot": None, "bob": "dot"}
    assert ending.winners == {"dot", "ann", "cat"}


def test_n16_v4_a_doppelganger_prince_cannot_be_killed() -> None:
    night = play(dot="doppelganger", ann="prince", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="dot", bob="dot", cat="dot")
    assert ending.dead == set()


def test_n16_v3_a_doppelganger_bodyguard_protects_and_does_not_vote() -> None:
    night = play(dot="doppelganger", ann="bodyguard", bob="werewolf", cat="villager", dan="villager")
    night.answer("dot", "ann").answer("bob", "none")
    ending = night.vote(dot="cat", ann="dan", bob="cat", cat="bob", dan="cat")
    assert ending.dead == set()
    assert ending.winners == {"bob"}


def test_n16_w1_w2_a_doppelganger_tanner_wins_alone_by_dying() -> None:
    night = play(dot="doppelganger", ann="tanner", bob="werewolf", cat="villager")
    night.answer("dot", "ann").answer("bob", "none")
    ending = night.vote(dot="bob", ann="dot", bob="dot", cat="dot")
    assert ending.dead == {"dot"}
    assert ending.winners == {"dot"}


def test_n16_w3_a_doppelganger_minion_may_die_for_the_werewolves() -> None:
    night = play(dot="doppelganger", ann="minion", bob="werewolf", cat="villager")
    night.answer("dot", "ann").answer("bob", "none")
    assert night.learned("dot") == ["bob"]
    ending = night.vote(dot="cat", ann="dot", bob="dot", cat="dot")
    assert ending.dead == {"dot"}
    assert ending.winners == {"dot", "ann", "bob"}


def test_n17_w3_a_robbed_doppelganger_werewolf_wins_with_the_village() -> None:
    night = play(dot="doppelganger", ann="werewolf", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    ending = night.vote(dot="bob", ann="cat", bob="dot", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"dot", "cat"}
