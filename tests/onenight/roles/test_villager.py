"""The villager, as played games."""

from tests.onenight.table import play


def test_n16_a_villager_sleeps_through_the_night() -> None:
    night = play(ann="villager", bob="villager", cat="hunter")
    assert night.asked is None
    assert night.told("ann") == ["dealt", "dawn"]
    assert night.saw("ann") == []
    assert night.learned("ann") == []


def test_n18_villagers_are_not_called() -> None:
    night = play(ann="villager", bob="villager", cat="hunter")
    assert list(night.game.setup.night.calls) == []


def test_s2_all_five_villagers_may_play() -> None:
    night = play(
        ann="villager",
        bob="villager",
        cat="villager",
        dan="villager",
        eve="villager",
        center=["seer"] + ["mason"] * 2,
    )
    assert {night.identity(name) for name in ("ann", "bob", "cat", "dan", "eve")} == {"villager"}


def test_w3_villagers_win_when_a_wolf_dies() -> None:
    night = play(ann="villager", bob="werewolf", cat="villager")
    night.answer("bob", "none")
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"ann", "cat"}


def test_w3_w5_a_dead_villager_wins_with_the_village() -> None:
    night = play(ann="villager", bob="dream-wolf", cat="villager", dan="hunter")
    ending = night.vote(ann="bob", bob="ann", cat="bob", dan="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann", "cat", "dan"}


def test_w4_villagers_among_themselves_win_if_nobody_dies() -> None:
    night = play(ann="villager", bob="villager", cat="hunter")
    ending = night.vote(ann="bob", bob="cat", cat="ann")  # everybody points left
    assert ending.dead == set()
    assert ending.winners == {"ann", "bob", "cat"}


def test_w4_villagers_who_kill_one_of_them_all_lose() -> None:
    night = play(ann="villager", bob="villager", cat="prince")
    ending = night.vote(ann="bob", bob="cat", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == set()


def test_n3_a_shield_does_not_save_a_villager() -> None:
    night = play(ann="villager", bob="sentinel", cat="dream-wolf")
    night.answer("bob", "ann")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_n13_a_robbed_villager_is_the_robber_now() -> None:
    night = play(ann="villager", bob="robber", cat="hunter")
    night.answer("bob", "ann")
    assert night.identity("ann") == "robber"
    assert night.identity("bob") == "villager"
    assert night.told("ann") == ["dealt", "dawn"]


def test_v6_the_brand_makes_a_mere_villager_of_a_hunter() -> None:
    night = play(ann="curator", bob="hunter", cat="villager", artifacts=["brand-of-the-villager"])
    night.answer("ann", "bob")
    assert night.identity("bob") == "villager"
    ending = night.vote(ann="bob", bob="ann", cat="bob")
    assert ending.dead == {"bob"}


def test_v6_the_brand_on_a_villager_changes_nothing() -> None:
    night = play(ann="curator", bob="villager", cat="hunter", artifacts=["brand-of-the-villager"])
    night.answer("ann", "bob")
    assert night.identity("bob") == "villager"
    assert night.team("bob") == "village"


def test_n16_a_doppelganger_villager_does_nothing_more() -> None:
    night = play(dot="doppelganger", ann="villager", bob="dream-wolf")
    night.answer("dot", "ann")
    assert night.asked is None
    assert night.saw("dot") == [("ann", "villager")]
    assert night.identity("dot") == "villager"
    assert night.told("ann") == ["dealt", "dawn"]


def test_n16_w3_a_doppelganger_villager_wins_with_the_village() -> None:
    night = play(dot="doppelganger", ann="villager", bob="dream-wolf")
    night.answer("dot", "ann")
    assert night.vote(dot="bob", ann="bob", bob="ann").winners == {"dot", "ann"}
