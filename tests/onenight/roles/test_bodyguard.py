"""The bodyguard, as played games."""

import pytest

from tests.onenight.table import play


def test_n16_the_bodyguard_sleeps_through_the_night() -> None:
    night = play(ann="bodyguard", bob="villager", cat="villager")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]
    assert list(night.game.setup.night.calls) == []


def test_v3_v4_whom_the_bodyguard_points_at_does_not_die() -> None:
    night = play(ann="bodyguard", bob="villager", cat="dream-wolf", dan="villager", eve="hunter")
    ending = night.vote(ann="bob", bob="cat", cat="bob", dan="bob", eve="bob")
    assert ending.dead == set()
    assert ending.winners == {"cat"}


def test_v4_the_next_most_votes_kill_instead() -> None:
    night = play(ann="bodyguard", bob="villager", cat="dream-wolf", dan="villager", eve="mason", fay="mason")
    ending = night.vote(ann="bob", bob="cat", cat="bob", dan="bob", eve="bob", fay="cat")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob", "dan", "eve", "fay"}


def test_v4_the_next_ones_need_two_votes() -> None:
    night = play(ann="bodyguard", bob="villager", cat="dream-wolf", dan="villager", eve="hunter")
    ending = night.vote(ann="bob", bob="cat", cat="bob", dan="bob", eve="dan")
    assert ending.dead == set()


def test_v4_the_next_most_may_be_several() -> None:
    night = play(
        ann="bodyguard",
        bob="villager",
        cat="dream-wolf",
        dan="tanner",
        eve="prince",
        fay="mason",
        gus="mason",
        hal="seer",
    )
    night.answer("hal", "none")
    ending = night.vote(ann="bob", bob="cat", cat="bob", dan="cat", eve="bob", fay="bob", gus="dan", hal="dan")
    assert ending.dead == {"cat", "dan"}


def test_v3_his_pointing_is_no_vote() -> None:
    night = play(ann="bodyguard", bob="villager", cat="dream-wolf", dan="villager", eve="hunter")
    ending = night.vote(ann="cat", bob="cat", cat="bob", dan="eve", eve="dan")
    assert ending.game.end is not None
    assert ending.game.end.vote.against == (0, 1, 1, 1, 1)
    assert ending.dead == set()


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_v3_so_it_is_in_both_editions(edition: str) -> None:
    night = play(ann="bodyguard", bob="dream-wolf", cat="villager", dan="villager", edition=edition)
    ending = night.vote(ann="bob", bob="cat", cat="bob", dan="bob")
    assert ending.dead == set()
    assert ending.winners == {"bob"}


def test_v3_a_bodyguard_who_dies_still_protects() -> None:
    night = play(ann="bodyguard", bob="dream-wolf", cat="villager", dan="villager", eve="hunter")
    ending = night.vote(ann="bob", bob="ann", cat="bob", dan="bob", eve="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob"}


def test_v3_v5_a_bodyguard_who_is_shot_still_protects() -> None:
    night = play(ann="bodyguard", bob="dream-wolf", cat="villager", dan="villager", eve="hunter")
    ending = night.vote(ann="bob", bob="eve", cat="bob", dan="eve", eve="ann")
    assert ending.killed_by == {"eve": None, "ann": "eve"}
    assert ending.winners == {"bob"}


def test_v2_a_bodyguard_who_did_not_point_protects_nobody() -> None:
    night = play(ann="bodyguard", bob="dream-wolf", cat="villager")
    ending = night.vote(bob="cat", cat="bob")
    assert ending.dead == set()
    night = play(ann="bodyguard", bob="dream-wolf", cat="villager", dan="villager")
    ending = night.vote(bob="cat", cat="bob", dan="bob")
    assert ending.dead == {"bob"}


def test_v4_v5_the_protected_is_safe_from_the_hunter_too() -> None:
    night = play(ann="bodyguard", bob="hunter", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="cat", bob="cat", cat="bob", dan="bob")
    assert ending.dead == {"bob"}


def test_v6_who_holds_the_card_in_the_end_protects() -> None:
    night = play(ann="bodyguard", bob="robber", cat="dream-wolf", dan="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="dan", bob="cat", cat="dan", dan="cat")
    # ann's pointing is a vote now, and bob's is not.
    assert ending.dead == {"dan"}
    assert ending.winners == {"cat"}


def test_v6_v3_a_branded_bodyguards_pointing_is_a_vote() -> None:
    night = play(ann="bodyguard", bob="curator", cat="dream-wolf", artifacts=["brand-of-the-villager"])
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="cat", cat="bob")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob"}


@pytest.mark.parametrize("artifact", ["claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"])
def test_v6_claw_brand_and_cudgel_take_his_protection_away(artifact: str) -> None:
    night = play(ann="bodyguard", bob="curator", cat="dream-wolf", dan="villager", artifacts=[artifact])
    night.answer("bob", "ann")
    assert night.vote(ann="cat", bob="cat", cat="bob", dan="cat").dead == {"cat"}


@pytest.mark.parametrize("artifact", ["void-of-nothingness", "mask-of-muting", "shroud-of-shame"])
def test_v6_the_other_artifacts_leave_him_his_protection(artifact: str) -> None:
    night = play(ann="bodyguard", bob="curator", cat="dream-wolf", dan="villager", artifacts=[artifact])
    night.answer("bob", "ann")
    assert night.vote(ann="cat", bob="cat", cat="bob", dan="cat").dead == set()


def test_n16_v3_a_doppelganger_bodyguard_protects() -> None:
    night = play(dot="doppelganger", ann="bodyguard", bob="dream-wolf", cat="villager", dan="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    ending = night.vote(dot="bob", ann="cat", bob="cat", cat="bob", dan="bob")
    assert ending.dead == set()


def test_n16_v3_two_bodyguards_may_protect_each_other() -> None:
    night = play(dot="doppelganger", ann="bodyguard", bob="villager", cat="villager", eve="hunter")
    night.answer("dot", "ann")
    ending = night.vote(dot="ann", ann="dot", bob="dot", cat="dot", eve="ann")
    assert ending.dead == set()
    assert ending.winners == {"dot", "ann", "bob", "cat", "eve"}


def test_n17_v3_a_robbed_doppelganger_bodyguard_has_a_vote() -> None:
    night = play(dot="doppelganger", ann="bodyguard", bob="robber", cat="dream-wolf", dan="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    assert night.identity("bob") == "bodyguard"
    ending = night.vote(dot="cat", ann="dan", bob="dan", cat="dan", dan="cat")
    assert ending.dead == {"cat"}


def test_w4_a_dead_bodyguard_is_a_dead_village_player() -> None:
    night = play(ann="bodyguard", bob="minion", cat="villager")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob"}
