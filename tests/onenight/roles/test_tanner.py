"""The tanner, as played games."""

from tests.onenight.table import play

BRAND, CUDGEL, CLAW = "brand-of-the-villager", "cudgel-of-the-tanner", "claw-of-the-werewolf"


def test_n16_the_tanner_sleeps_through_the_night() -> None:
    night = play(ann="tanner", bob="villager", cat="villager")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]
    assert night.team("ann") == "tanner"
    assert list(night.game.setup.night.calls) == []


def test_w1_w2_a_tanner_who_dies_wins_alone() -> None:
    night = play(ann="tanner", bob="villager", cat="dream-wolf")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"ann"}


def test_w1_w3_with_a_wolf_dead_too_the_village_wins_beside_him() -> None:
    night = play(ann="tanner", bob="villager", cat="dream-wolf", dan="prince")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="cat")
    assert ending.dead == {"ann", "cat"}
    assert ending.winners == {"ann", "bob", "dan"}


def test_w1_w3_a_tanner_who_lives_loses_when_the_wolf_dies() -> None:
    night = play(ann="tanner", bob="villager", cat="dream-wolf")
    assert night.vote(ann="cat", bob="cat", cat="ann").winners == {"bob"}


def test_w1_w3_a_tanner_who_lives_loses_when_the_wolves_win() -> None:
    night = play(ann="tanner", bob="villager", cat="dream-wolf")
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"cat"}


def test_w1_w4_a_living_tanner_does_not_hinder_the_village_without_wolves() -> None:
    night = play(ann="tanner", bob="villager", cat="hunter")
    ending = night.vote(ann="bob", bob="cat", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"bob", "cat"}


def test_w2_w4_a_tanner_who_dies_beside_a_villager_wins_alone() -> None:
    night = play(ann="tanner", bob="villager", cat="prince", dan="villager")
    ending = night.vote(ann="bob", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann"}


def test_w2_no_wolf_wins_with_a_dead_tanner_nor_the_minion() -> None:
    night = play(ann="tanner", bob="minion", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="bob", bob="ann", cat="ann", dan="ann")
    assert ending.winners == {"ann"}


def test_w2_w4_a_minion_without_wolves_loses_to_a_dead_tanner() -> None:
    night = play(ann="tanner", bob="minion", cat="villager", dan="villager")
    ending = night.vote(ann="cat", bob="cat", cat="ann", dan="ann")
    assert ending.dead == {"ann", "cat"}
    assert ending.winners == {"ann"}


def test_v5_w1_a_tanner_taken_along_by_the_hunter_has_died_too() -> None:
    night = play(ann="tanner", bob="hunter", cat="dream-wolf", dan="villager")
    ending = night.vote(ann="bob", bob="ann", cat="bob", dan="bob")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann"}


def test_v4_w1_a_protected_tanner_lives_and_loses() -> None:
    night = play(ann="tanner", bob="bodyguard", cat="dream-wolf", dan="villager", eve="villager")
    ending = night.vote(ann="cat", bob="ann", cat="ann", dan="ann", eve="ann")
    assert ending.dead == set()
    assert ending.winners == {"cat"}


def test_n3_a_shield_does_not_keep_the_tanner_from_dying() -> None:
    night = play(ann="tanner", bob="sentinel", cat="villager")
    night.answer("bob", "ann")
    assert night.vote(ann="bob", bob="ann", cat="ann").winners == {"ann"}


def test_n13_w1_who_robbed_the_tanner_wants_to_die() -> None:
    night = play(ann="tanner", bob="robber", cat="villager")
    night.answer("bob", "ann")
    assert night.saw("bob") == [("bob", "tanner")]
    assert night.team("ann") == "village"
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"bob"}


def test_w4_a_robbed_tanner_who_dies_is_a_dead_villager() -> None:
    night = play(ann="tanner", bob="robber", cat="villager")
    night.answer("bob", "ann")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == set()


def test_n9_w1_an_investigator_who_saw_him_is_a_tanner_too() -> None:
    night = play(ann="tanner", bob="paranormal-investigator", cat="villager", dan="prince")
    night.answer("bob", "ann")
    assert night.asked is None  # the tanner stops him
    assert night.team("bob") == "tanner"
    ending = night.vote(ann="bob", bob="ann", cat="bob", dan="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann", "bob"}


def test_w1_w5_of_two_tanners_only_the_dead_one_wins() -> None:
    night = play(dot="doppelganger", ann="tanner", bob="villager", cat="villager")
    night.answer("dot", "ann")
    assert night.asked is None
    assert night.team("dot") == "tanner"
    ending = night.vote(dot="ann", ann="dot", bob="dot", cat="dot")
    assert ending.dead == {"dot"}
    assert ending.winners == {"dot"}


def test_n16_w1_a_doppelganger_tanner_and_the_tanner_win_in_a_tie() -> None:
    night = play(dot="doppelganger", ann="tanner", bob="villager", cat="villager")
    night.answer("dot", "ann")
    ending = night.vote(dot="ann", ann="dot", bob="dot", cat="ann")
    assert ending.dead == {"dot", "ann"}
    assert ending.winners == {"dot", "ann"}


def test_n17_w1_who_holds_the_doppelganger_tanner_card_is_the_tanner() -> None:
    night = play(dot="doppelganger", ann="tanner", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    assert night.identity("bob") == "tanner"
    assert night.identity("dot") == "robber"


def test_v6_w1_the_cudgel_makes_a_tanner() -> None:
    night = play(ann="curator", bob="dream-wolf", cat="villager", artifacts=[CUDGEL])
    night.answer("ann", "bob")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"bob"}


def test_v6_w4_the_brand_takes_the_tanners_wish_away() -> None:
    night = play(ann="curator", bob="tanner", cat="villager", artifacts=[BRAND])
    night.answer("ann", "bob")
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == set()


def test_v6_w3_a_tanner_with_the_claw_dies_as_a_wolf() -> None:
    night = play(ann="curator", bob="tanner", cat="villager", artifacts=[CLAW])
    night.answer("ann", "bob")
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"ann", "cat"}


def test_v6_w1_the_cudgel_on_the_tanner_changes_nothing() -> None:
    night = play(ann="curator", bob="tanner", cat="villager", artifacts=[CUDGEL])
    night.answer("ann", "bob")
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"bob"}
