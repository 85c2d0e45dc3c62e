"""The sentinel, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n10_the_sentinel_shields_another_players_card() -> None:
    night = play(ann="sentinel", bob="villager", cat="villager")
    night.answer("ann", "bob")
    assert night.shields == {"bob"}
    assert night.saw("ann") == []


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n10_the_sentinel_may_decline(edition: str) -> None:
    night = play(ann="sentinel", bob="villager", cat="villager", edition=edition)
    assert night.options == ["bob", "cat", "none"]
    night.answer("ann", "none")
    assert night.shields == set()
    assert night.told("bob") == ["dealt", "dawn"]


def test_n3_the_sentinel_does_not_shield_his_own_card() -> None:
    night = play(ann="sentinel", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", "ann")


def test_n3_the_sentinel_does_not_shield_the_center() -> None:
    night = play(ann="sentinel", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", "center 1")


def test_s6_everybody_sees_the_shield_and_nobody_who_laid_it() -> None:
    night = play(ann="sentinel", bob="villager", cat="villager")
    night.answer("ann", "bob")
    assert night.told("ann") == ["dealt", "chose", "shielded", "dawn"]
    assert night.told("bob") == ["dealt", "shielded", "dawn"]
    assert night.told("cat") == ["dealt", "shielded", "dawn"]
    (shielded,) = [event for event in night.game.events if event.kind == "shielded"]
    assert shielded.seat is None


@pytest.mark.parametrize("role", ["seer", "paranormal-investigator", "robber", "troublemaker", "revealer", "curator"])
def test_n3_nobody_may_choose_a_shielded_card(role: str) -> None:
    night = play(ann="sentinel", bob="villager", cat=role, dan="villager")
    night.answer("ann", "bob")
    assert night.asked == "cat"
    assert all("bob" not in option for option in night.options)
    assert any("dan" in option for option in night.options)


def test_n3_an_unshielded_neighbour_may_be_chosen_as_ever() -> None:
    night = play(ann="sentinel", bob="villager", cat="robber", dan="villager")
    night.answer("ann", "bob")
    assert night.options == ["ann", "dan"]


def test_n3_a_shielded_insomniac_sees_nothing() -> None:
    night = play(ann="sentinel", bob="insomniac", cat="villager")
    night.answer("ann", "bob")
    assert night.saw("bob") == []


def test_n3_a_shielded_drunk_does_nothing_though_he_must() -> None:
    night = play(ann="sentinel", bob="drunk", cat="villager", center=["werewolf", "werewolf", "seer"])
    night.answer("ann", "bob")
    assert night.asked is None
    assert night.card("bob") == "drunk"


def test_n3_a_shielded_witch_cannot_choose_herself() -> None:
    night = play(ann="sentinel", bob="witch", cat="villager")
    night.answer("ann", "bob")
    night.answer("bob", "center 1")
    assert night.options == ["ann", "cat"]


def test_n3_n11_a_shielded_card_is_passed_by() -> None:
    night = play(
        ann="village-idiot", bob="seer", cat="sentinel", dan="hunter", center=["villager", "werewolf", "tanner"]
    )
    night.answer("cat", "dan")
    night.answer("bob", "none")
    night.answer("ann", "left")
    assert night.card("dan") == "hunter"
    assert night.card("bob") == "sentinel"
    assert night.card("cat") == "seer"


def test_n3_a_shielded_seer_may_look_at_the_others() -> None:
    night = play(ann="sentinel", bob="seer", cat="villager")
    night.answer("ann", "bob")
    night.answer("bob", "ann")
    assert night.saw("bob") == [("ann", "sentinel")]


def test_n3_v4_a_shield_does_not_protect_from_dying() -> None:
    night = play(ann="sentinel", bob="werewolf", cat="villager")
    night.answer("ann", "bob")
    night.answer("bob", "none")
    ending = night.vote(ann="bob", cat="bob", bob="ann")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann", "cat"}


def test_n12_a_shield_is_no_look_and_no_move() -> None:
    night = play(ann="sentinel", bob="aura-seer", cat="villager")
    night.answer("ann", "cat")
    assert night.learned("bob") == []


def test_n1_whoever_robs_the_sentinel_lays_no_shield() -> None:
    night = play(ann="sentinel", bob="robber", cat="villager")
    night.answer("ann", "none")
    night.answer("bob", "ann")
    assert night.asked is None
    assert night.shields == set()
    assert night.identity("bob") == "sentinel"


def test_n6_w3_a_sentinel_given_the_center_werewolf_is_one() -> None:
    night = play(ann="sentinel", bob="alpha-wolf", cat="villager", center_werewolf="werewolf")
    night.answer("ann", "cat")
    night.answer("bob", "none")
    assert night.options == ["ann"]
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_n16_a_doppelganger_sentinel_lays_the_second_shield_at_once() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="villager", cat="villager")
    night.answer("ann", "bob")
    night.answer("dot", "ann")
    night.answer("dot", "cat")
    assert night.shields == {"bob", "cat"}
    assert night.identity("dot") == "sentinel"


def test_n3_n16_a_doppelganger_sentinel_shields_neither_herself_nor_a_shielded_card() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="villager", cat="villager")
    night.answer("ann", "bob")
    night.answer("dot", "ann")
    assert night.options == ["ann", "cat", "none"]
    night.answer("dot", "none")
    assert night.shields == {"bob"}


def test_n3_n16_a_shielded_doppelganger_copies_all_the_same() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="villager", cat="villager")
    night.answer("ann", "dot")
    night.answer("dot", "ann")
    night.answer("dot", "ann")
    assert night.shields == {"ann", "dot"}


def test_s6_n16_nobody_learns_who_laid_which_of_two_shields() -> None:
    """Whichever of the two was laid by whom, everybody else is shown the same, at the same moment."""
    shown = []
    for first, second in (("bob", "cat"), ("cat", "bob")):
        night = play(ann="sentinel", dot="doppelganger", bob="villager", cat="villager")
        night.answer("ann", first).answer("dot", "ann").answer("dot", second)
        bob = night.names.seat("bob")
        shown.append([event[:-1] for event in night.game.events if bob in event.seen_by])
    assert shown[0] == shown[1]
    assert [event[0] for event in shown[0]] == ["dealt", "shielded", "shielded", "dawn"]


def test_s6_n16_the_doppelganger_sees_the_first_shield_on_waking() -> None:
    night = play(ann="sentinel", dot="doppelganger", bob="villager", cat="villager")
    night.answer("ann", "bob")
    assert night.told("dot") == ["dealt", "shielded"]
    assert night.told("cat") == ["dealt"]
    assert night.options == ["ann", "cat"]
