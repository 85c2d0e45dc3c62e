"""The curator, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play

CLAW, BRAND, CUDGEL = "claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"
VOID, MASK, SHROUD = "void-of-nothingness", "mask-of-muting", "shroud-of-shame"


def test_n15_the_curator_lays_an_artifact_on_a_players_card() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=[VOID, CLAW])
    night.answer("ann", "bob")
    assert night.artifacts == {"bob": VOID}
    assert night.card("bob") == "villager"


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n15_any_players_card_his_own_included_and_he_may_decline(edition: str) -> None:
    night = play(ann="curator", bob="villager", cat="hunter", edition=edition)
    assert night.options == ["ann", "bob", "cat", "none"]
    night.answer("ann", "none")
    assert night.artifacts == {}
    assert night.told("bob") == ["dealt", "dawn"]


def test_n15_the_center_gets_no_artifact() -> None:
    night = play(ann="curator", bob="villager", cat="hunter")
    with pytest.raises(NotAnOption):
        night.answer("ann", "center 1")


def test_n15_its_owner_alone_looks_at_it_when_the_day_begins() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=[MASK])
    night.answer("ann", "bob")
    assert night.told("ann") == ["dealt", "chose", "given", "dawn"]
    assert night.told("bob") == ["dealt", "given", "dawn", "artifact"]
    assert night.told("cat") == ["dealt", "given", "dawn"]


def test_n15_a_curator_who_keeps_it_sees_it_in_the_morning_like_anybody() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=[CUDGEL])
    night.answer("ann", "ann")
    assert night.told("ann") == ["dealt", "chose", "given", "dawn", "artifact"]
    assert night.identity("ann") == "tanner"


def test_s6_n15_all_see_where_it_lies_but_not_who_laid_it_or_what_it_is() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=[CLAW])
    night.answer("ann", "bob")
    (given,) = (event for event in night.game.events if event.kind == "given")
    assert given.places == (1,)
    assert given.seen_by >= {0, 1, 2}
    assert given.seat is None
    assert given.what == ()


def test_n3_a_shielded_card_gets_no_artifact() -> None:
    night = play(ann="curator", bob="sentinel", cat="hunter")
    night.answer("bob", "cat")
    assert night.options == ["ann", "bob", "none"]


def test_n3_a_shielded_curator_gives_to_others_only() -> None:
    night = play(ann="curator", bob="sentinel", cat="hunter")
    night.answer("bob", "ann")
    assert night.options == ["bob", "cat", "none"]


def test_n1_a_robbed_curator_still_gives() -> None:
    night = play(ann="curator", bob="robber", cat="hunter", artifacts=[VOID])
    night.answer("bob", "ann")
    assert night.asked == "ann"
    night.answer("ann", "cat")
    assert night.artifacts == {"cat": VOID}
    assert night.asked is None


def test_n1_a_curator_card_that_came_later_gives_nothing() -> None:
    night = play(ann="drunk", bob="villager", cat="hunter", center=["curator", "villager", "villager"])
    night.answer("ann", "center 1")
    assert night.card("ann") == "curator"
    assert night.asked is None


def test_n15_w3_the_claw_makes_a_wolf_of_a_villager() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=[CLAW])
    night.answer("ann", "bob")
    ending = night.vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"ann", "cat"}  # the hunter takes the curator along
    assert ending.winners == {"bob"}


def test_n15_the_curator_sees_no_card() -> None:
    night = play(ann="curator", bob="villager", cat="hunter")
    night.answer("ann", "cat")
    assert night.saw("ann") == []


def test_n16_n15_a_doppelganger_curator_gives_another_elsewhere() -> None:
    night = play(dot="doppelganger", ann="curator", bob="villager", cat="hunter", artifacts=[VOID, BRAND])
    night.answer("dot", "ann")
    assert night.asked == "ann"
    night.answer("ann", "bob")
    assert night.asked == "dot"
    assert night.options == ["dot", "ann", "cat", "none"]
    night.answer("dot", "cat")
    assert night.artifacts == {"bob": VOID, "cat": BRAND}  # drawn without replacement


def test_n16_n15_a_doppelganger_curator_may_give_to_herself() -> None:
    night = play(dot="doppelganger", ann="curator", bob="villager", cat="hunter", artifacts=[VOID, CLAW])
    night.answer("dot", "ann")
    night.answer("ann", "none")
    night.answer("dot", "dot")
    assert night.artifacts == {"dot": VOID}  # the first was not drawn yet
    assert night.identity("dot") == "curator"


def test_n4_n16_with_no_artifact_left_the_doppelganger_curator_is_passed_over() -> None:
    night = play(dot="doppelganger", ann="curator", bob="villager", cat="hunter", artifacts=[VOID])
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.asked is None
    assert "skipped" in night.told("dot")


def test_n3_n16_a_shield_on_her_own_card_keeps_artifacts_off_it() -> None:
    night = play(dot="doppelganger", ann="curator", bob="sentinel", artifacts=[VOID, CLAW])
    night.answer("bob", "dot")
    night.answer("dot", "ann")
    night.answer("ann", "ann")
    assert night.options == ["bob", "none"]


def test_n3_n16_the_doppelganger_curator_heeds_the_shield_too() -> None:
    night = play(dot="doppelganger", ann="curator", bob="sentinel", cat="hunter")
    night.answer("bob", "cat")
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.options == ["dot", "ann", "none"]


def test_n18_the_doppelgangers_call_is_made_with_both_cards_in_the_deck() -> None:
    night = play(ann="villager", bob="hunter", cat="tanner", center=["curator", "doppelganger", "villager"])
    assert list(night.game.setup.night.calls) == ["1", "11", "11a"]
    assert night.asked is None


def test_w4_a_curator_is_a_village_player() -> None:
    night = play(ann="curator", bob="minion", cat="villager")
    night.answer("ann", "none")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob"}
