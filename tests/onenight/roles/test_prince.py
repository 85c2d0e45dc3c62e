"""The prince, as played games."""

import pytest

from tests.onenight.table import play


def test_n16_the_prince_sleeps_through_the_night() -> None:
    night = play(ann="prince", bob="villager", cat="villager")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]
    assert list(night.game.setup.night.calls) == []


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_v4_the_prince_does_not_die(edition: str) -> None:
    night = play(ann="prince", bob="villager", cat="dream-wolf", edition=edition)
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"cat"}


def test_v4_the_one_with_the_next_most_votes_dies_in_his_place() -> None:
    night = play(ann="prince", bob="villager", cat="dream-wolf", dan="villager", eve="hunter")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="ann", eve="cat")
    assert ending.dead == {"cat"}
    assert ending.winners == {"ann", "bob", "dan", "eve"}


def test_v4_nobody_dies_in_his_place_of_a_single_vote() -> None:
    night = play(ann="prince", bob="villager", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="ann")
    assert ending.dead == set()


def test_v4_in_a_tie_only_the_others_die() -> None:
    night = play(ann="prince", bob="villager", cat="dream-wolf", dan="villager", eve="mason", fay="mason")
    ending = night.vote(ann="cat", bob="ann", cat="bob", dan="ann", eve="cat", fay="bob")
    assert ending.dead == {"bob", "cat"}


def test_v4_the_princes_own_pointing_is_a_vote() -> None:
    night = play(ann="prince", bob="villager", cat="dream-wolf")
    ending = night.vote(ann="cat", bob="cat", cat="bob")
    assert ending.dead == {"cat"}


def test_v5_the_hunter_cannot_take_the_prince_along() -> None:
    night = play(ann="prince", bob="hunter", cat="dream-wolf")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}


def test_v3_v4_prince_and_protected_are_both_set_aside() -> None:
    night = play(
        ann="prince",
        bob="bodyguard",
        cat="dream-wolf",
        dan="hunter",
        eve="mason",
        fay="mason",
        gus="tanner",
        hal="villager",
    )
    ending = night.vote(ann="gus", bob="cat", cat="ann", dan="cat", eve="cat", fay="ann", gus="ann", hal="gus")
    assert ending.dead == {"gus"}  # the only one left with two votes
    assert ending.winners == {"gus"}


def test_v6_a_robbed_prince_can_die_and_the_robber_cannot() -> None:
    night = play(ann="prince", bob="robber", cat="dream-wolf", dan="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="bob", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann"}


@pytest.mark.parametrize("artifact", ["claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"])
def test_v6_with_claw_brand_or_cudgel_the_prince_can_die(artifact: str) -> None:
    night = play(ann="prince", bob="curator", cat="villager", artifacts=[artifact])
    night.answer("bob", "ann")
    assert night.vote(ann="bob", bob="ann", cat="ann").dead == {"ann"}


@pytest.mark.parametrize("artifact", ["void-of-nothingness", "mask-of-muting", "shroud-of-shame"])
def test_v6_the_other_artifacts_leave_him_his_life(artifact: str) -> None:
    night = play(ann="prince", bob="curator", cat="villager", artifacts=[artifact])
    night.answer("bob", "ann")
    assert night.vote(ann="bob", bob="ann", cat="ann").dead == set()


def test_n14_a_revealed_prince_lies_face_up() -> None:
    night = play(ann="prince", bob="revealer", cat="villager")
    night.answer("bob", "ann")
    assert night.face_up == {"ann"}


def test_n16_v4_a_doppelganger_prince_does_not_die() -> None:
    night = play(dot="doppelganger", ann="prince", bob="dream-wolf", cat="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    ending = night.vote(dot="ann", ann="dot", bob="dot", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"bob"}


def test_n17_v4_a_doppelganger_prince_card_protects_whoever_holds_it() -> None:
    night = play(dot="doppelganger", ann="prince", bob="troublemaker", cat="dream-wolf")
    night.answer("dot", "ann")
    night.answer("bob", "dot", "cat")
    assert night.identity("cat") == "prince"
    assert night.vote(dot="cat", ann="cat", bob="cat", cat="dot").dead == set()


def test_w4_a_village_that_kills_only_its_prince_kills_nobody() -> None:
    night = play(ann="prince", bob="villager", cat="villager")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"ann", "bob", "cat"}
