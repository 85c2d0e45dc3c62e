"""The hunter, as played games."""

import pytest

from tests.onenight.table import play


def test_n16_the_hunter_sleeps_through_the_night() -> None:
    night = play(ann="hunter", bob="villager", cat="villager")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]
    assert list(night.game.setup.night.calls) == []


def test_v5_a_dying_hunter_takes_along_whom_he_points_at() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "cat": "ann"}
    assert ending.winners == {"ann", "bob"}


def test_v5_a_hunter_who_lives_shoots_nobody() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="cat", bob="dan", cat="dan", dan="ann")
    assert ending.dead == {"dan"}
    assert ending.winners == {"cat"}


def test_v5_a_hunter_who_did_not_point_takes_nobody_along() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf")
    ending = night.vote(bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_v5_w3_a_hunter_who_takes_the_wrong_one_along_loses() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"cat"}


def test_v5_one_who_dies_of_votes_is_not_shot_as_well() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="cat")
    assert ending.killed_by == {"ann": None, "cat": None}


def test_v5_the_hunter_cannot_shoot_a_prince() -> None:
    night = play(ann="hunter", bob="prince", cat="dream-wolf")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}


def test_v5_the_hunter_cannot_shoot_whom_the_bodyguard_protects() -> None:
    night = play(ann="hunter", bob="bodyguard", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="cat", bob="cat", cat="ann", dan="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_v4_a_protected_hunter_neither_dies_nor_shoots() -> None:
    night = play(ann="hunter", bob="bodyguard", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="dan", bob="ann", cat="ann", dan="ann")
    assert ending.dead == set()


def test_v4_a_hunter_does_not_die_of_one_vote() -> None:
    night = play(ann="hunter", bob="villager", cat="dream-wolf")
    ending = night.vote(ann="cat", bob="ann")
    assert ending.dead == set()
    assert ending.winners == {"cat"}


def test_v5_a_bodyguard_may_be_shot() -> None:
    night = play(ann="hunter", bob="bodyguard", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="bob", bob="dan", cat="ann", dan="ann")
    assert ending.killed_by == {"ann": None, "bob": "ann"}


def test_v6_who_holds_the_card_in_the_end_is_the_hunter() -> None:
    night = play(ann="hunter", bob="robber", cat="dream-wolf", dan="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="dan", bob="cat", cat="bob", dan="bob")
    assert ending.killed_by == {"bob": None, "cat": "bob"}
    assert ending.winners == {"ann", "bob", "dan"}


def test_v6_a_robbed_hunter_shoots_nobody() -> None:
    night = play(ann="hunter", bob="robber", cat="dream-wolf", dan="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="ann")
    assert ending.dead == {"ann"}


def test_v6_a_hunter_drawn_from_the_center_shoots() -> None:
    night = play(ann="drunk", bob="dream-wolf", cat="villager", center=["hunter", "villager", "villager"])
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "bob": "ann"}


@pytest.mark.parametrize("artifact", ["claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"])
def test_v6_a_hunter_with_claw_brand_or_cudgel_shoots_nobody(artifact: str) -> None:
    night = play(ann="hunter", bob="curator", cat="dream-wolf", artifacts=[artifact])
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}


@pytest.mark.parametrize("artifact", ["void-of-nothingness", "mask-of-muting", "shroud-of-shame"])
def test_v6_the_other_artifacts_leave_him_his_shot(artifact: str) -> None:
    night = play(ann="hunter", bob="curator", cat="dream-wolf", artifacts=[artifact])
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann", "cat"}


def test_n3_a_shield_does_not_stop_his_shot() -> None:
    night = play(ann="hunter", bob="sentinel", cat="dream-wolf")
    night.answer("bob", "cat")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann", "cat"}


def test_n16_v5_a_doppelganger_hunter_shoots() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    ending = night.vote(dot="bob", ann="cat", bob="dot", cat="dot")
    assert ending.killed_by == {"dot": None, "bob": "dot"}
    assert ending.winners == {"dot", "ann", "cat"}


def test_n16_v5_two_hunters_shoot_in_a_chain() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="dot", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "dot": "ann", "bob": "dot"}
    assert ending.winners == {"dot", "ann", "cat"}


def test_n17_v5_the_copied_shot_goes_with_the_card() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="robber", cat="dream-wolf")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    ending = night.vote(dot="bob", ann="bob", bob="cat", cat="bob")
    assert ending.killed_by == {"bob": None, "cat": "bob"}


def test_v5_w1_the_hunter_makes_a_tanner_happy() -> None:
    night = play(ann="hunter", bob="tanner", cat="villager")
    assert night.vote(ann="bob", bob="ann", cat="ann").winners == {"bob"}


def test_v5_w4_a_minion_shot_by_a_dying_hunter_has_died() -> None:
    night = play(ann="hunter", bob="minion", cat="villager")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == set()
