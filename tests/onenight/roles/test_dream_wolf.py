"""The dream wolf, as played games."""

import pytest

from tests.onenight.table import play


def test_n5_the_dream_wolf_is_seen_and_sees_nothing() -> None:
    night = play(ann="dream-wolf", bob="werewolf", cat="werewolf", dan="villager")
    assert night.learned("bob") == ["ann", "cat"]
    assert night.learned("cat") == ["ann", "bob"]
    assert night.told("ann") == ["dealt", "dawn"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n5_a_dream_wolf_alone_never_looks_at_the_center(edition: str) -> None:
    night = play(
        ann="dream-wolf", bob="villager", cat="hunter", center=["werewolf", "seer", "villager"], edition=edition
    )
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]


def test_n5_with_a_dream_wolf_the_waking_wolf_is_not_alone() -> None:
    night = play(ann="dream-wolf", bob="werewolf", cat="villager")
    assert night.asked is None
    assert night.told("bob") == ["dealt", "shown", "dawn"]


def test_n5_a_dream_wolf_in_the_center_is_nobodys_company() -> None:
    night = play(ann="werewolf", bob="villager", cat="villager", center=["dream-wolf", "villager", "seer"])
    assert night.learned("ann") == []
    night.answer("ann", "center 1")
    assert night.saw("ann") == [("center 1", "dream-wolf")]


def test_n5_n7_wolves_and_minion_do_not_learn_that_it_is_the_dream_wolf() -> None:
    night = play(ann="dream-wolf", bob="werewolf", cat="minion")
    assert night.learned("bob") == ["ann"]
    assert night.learned("cat") == ["ann", "bob"]
    shown = [event for event in night.game.events if event.kind == "shown"]
    assert {event.what for event in shown} == {("werewolf",)}


def test_n7_the_minion_sees_the_dream_wolfs_thumb() -> None:
    night = play(ann="dream-wolf", bob="minion", cat="villager")
    assert night.learned("bob") == ["ann"]
    assert night.told("ann") == ["dealt", "dawn"]


def test_n3_n5_n7_a_shielded_dream_wolf_shows_a_thumb_all_the_same() -> None:
    night = play(sam="sentinel", ann="dream-wolf", bob="werewolf", cat="minion")
    night.answer("sam", "ann")
    assert night.learned("bob") == ["ann"]
    assert night.learned("cat") == ["ann", "bob"]


def test_n1_n5_a_dream_wolf_whose_card_was_moved_still_shows_the_thumb() -> None:
    night = play(dot="doppelganger", eve="troublemaker", ann="dream-wolf", bob="werewolf", cat="villager")
    night.answer("dot", "eve")
    night.answer("dot", "ann", "cat")
    assert night.card("cat") == "dream-wolf"
    assert night.learned("bob") == ["ann"]


def test_n1_n6_whoever_is_given_the_dream_wolf_card_is_seen_by_nobody() -> None:
    night = play(ann="alpha-wolf", bob="villager", cat="minion", center_werewolf="dream-wolf")
    night.answer("ann", "none")
    night.answer("ann", "bob")
    assert night.identity("bob") == "dream-wolf"
    assert night.learned("ann") == []
    assert night.learned("cat") == ["ann"]


def test_n6_the_alpha_wolf_knows_the_dream_wolf_and_spares_him() -> None:
    night = play(ann="dream-wolf", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    assert night.asked == "bob"
    assert night.options == ["cat"]


def test_n9_the_dream_wolf_makes_a_werewolf_of_the_investigator() -> None:
    night = play(ann="dream-wolf", bob="paranormal-investigator", cat="villager")
    night.answer("bob", "ann")
    assert night.asked is None
    assert night.identity("bob") == "werewolf"


def test_n14_the_revealer_turns_the_dream_wolf_face_down_again() -> None:
    night = play(ann="dream-wolf", bob="revealer", cat="villager")
    night.answer("bob", "ann")
    assert night.saw("bob") == [("ann", "dream-wolf")]
    assert night.face_up == set()
    assert night.told("cat") == ["dealt", "dawn"]


def test_n12_a_thumb_at_the_wolves_call_is_no_look() -> None:
    night = play(ann="dream-wolf", bob="werewolf", cat="aura-seer")
    assert night.learned("cat") == []


def test_n16_a_doppelganger_dream_wolf_shows_her_thumb_to_the_wolves() -> None:
    night = play(dot="doppelganger", ann="dream-wolf", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    assert night.learned("bob") == ["dot", "ann"]
    assert night.told("dot") == ["dealt", "chose", "looked", "became", "dawn"]
    assert night.told("ann") == ["dealt", "dawn"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n7_n16_a_doppelganger_dream_wolf_shows_her_thumb_to_the_minion_too(edition: str) -> None:
    night = play(dot="doppelganger", ann="dream-wolf", bob="minion", cat="villager", edition=edition)
    night.answer("dot", "ann")
    assert night.learned("bob") == ["dot", "ann"]
    assert night.learned("dot") == []


def test_w3_a_dead_dream_wolf_is_a_dead_werewolf() -> None:
    night = play(ann="dream-wolf", bob="werewolf", cat="villager")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_w3_a_dream_wolf_alone_wins_when_he_lives() -> None:
    night = play(ann="dream-wolf", bob="villager", cat="hunter")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann"}


def test_n13_w3_whoever_robbed_the_dream_wolf_is_a_werewolf() -> None:
    night = play(ann="dream-wolf", bob="robber", cat="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_n17_w3_a_doppelganger_dream_wolf_dies_as_a_werewolf() -> None:
    night = play(dot="doppelganger", ann="dream-wolf", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="bob", ann="dot", bob="dot", cat="dot")
    assert ending.dead == {"dot"}
    assert ending.winners == {"bob", "cat"}
