"""The drunk, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n13_the_drunk_exchanges_his_card_with_a_center_card() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["tanner", "hunter", "prince"])
    night.answer("ann", "center 2")
    assert night.card("ann") == "hunter"
    assert night.card("center 2") == "drunk"
    assert night.card("center 1") == "tanner"
    assert night.card("center 3") == "prince"


def test_n13_the_drunk_does_not_look() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["tanner", "hunter", "prince"])
    night.answer("ann", "center 1")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "chose", "swapped", "dawn"]
    assert night.told("bob") == ["dealt", "dawn"]


@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_n13_the_drunk_must_exchange_in_both_editions(edition: str) -> None:
    night = play(ann="drunk", bob="villager", cat="villager", edition=edition)
    assert night.options == ["center 1", "center 2", "center 3"]
    with pytest.raises(NotAnOption):
        night.answer("ann", "none")


def test_n13_the_drunk_takes_no_players_card() -> None:
    night = play(ann="drunk", bob="villager", cat="villager")
    with pytest.raises(NotAnOption):
        night.answer("ann", "bob")


def test_n13_w3_a_drunk_who_took_a_werewolf_is_one() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["werewolf", "villager", "villager"])
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob", "cat"}


def test_n13_w3_a_drunk_who_is_a_wolf_unawares_wins_if_he_lives() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["werewolf", "villager", "villager"])
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="cat", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"ann"}


def test_n13_w1_w2_a_drunk_who_took_the_tanner_wins_by_dying() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["tanner", "villager", "villager"])
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.winners == {"ann"}


def test_s1_n13_the_center_werewolf_may_be_taken_too() -> None:
    night = play(ann="drunk", bob="alpha-wolf", cat="villager", dan="hunter", center_werewolf="mystic-wolf")
    night.answer("bob", "none")
    night.answer("bob", "cat")
    assert night.options == ["center 1", "center 2", "center 3", "center werewolf"]
    night.answer("ann", "center werewolf")
    assert night.card("ann") == "villager"  # the alpha wolf had already given the wolf to cat
    assert night.card("center werewolf") == "drunk"


def test_n3_a_shielded_drunk_does_nothing() -> None:
    night = play(ann="sentinel", bob="drunk", cat="villager")
    night.answer("ann", "bob")
    assert night.asked is None
    assert night.card("bob") == "drunk"
    assert night.told("bob") == ["dealt", "shielded", "skipped", "dawn"]


def test_n1_n2_a_robbed_drunk_exchanges_the_card_before_him_now() -> None:
    night = play(ann="robber", bob="drunk", cat="villager", center=["tanner", "villager", "villager"])
    night.answer("ann", "bob")
    assert night.asked == "bob"
    night.answer("bob", "center 1")
    assert night.card("bob") == "tanner"
    assert night.card("center 1") == "robber"
    assert night.card("ann") == "drunk"


def test_n1_a_drunk_card_that_came_later_exchanges_nothing() -> None:
    night = play(ann="troublemaker", bob="drunk", cat="villager", center=["tanner", "villager", "villager"])
    night.answer("ann", "bob", "cat")
    night.answer("bob", "center 1")  # by the card he was dealt
    assert night.asked is None
    assert night.card("cat") == "drunk"
    assert night.card("bob") == "tanner"


def test_n1_n13_a_drunk_who_took_the_insomniac_sleeps_on() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["insomniac", "villager", "villager"])
    night.answer("ann", "center 1")
    assert night.card("ann") == "insomniac"
    assert night.saw("ann") == []


def test_n13_an_insomniac_is_not_touched_by_him() -> None:
    night = play(ann="drunk", bob="insomniac", cat="villager")
    night.answer("ann", "center 1")
    assert night.saw("bob") == [("bob", "insomniac")]


def test_n17_a_doppelganger_card_taken_from_the_center_is_a_villager() -> None:
    night = play(ann="drunk", bob="villager", cat="hunter", center=["doppelganger", "villager", "villager"])
    night.answer("ann", "center 1")
    assert night.card("ann") == "doppelganger"
    assert night.identity("ann") == "villager"
    assert night.team("ann") == "village"


def test_n16_a_doppelganger_drunk_exchanges_at_once() -> None:
    night = play(
        dot="doppelganger",
        ann="drunk",
        bob="apprentice-seer",
        cat="villager",
        center=["werewolf", "tanner", "villager"],
    )
    night.answer("dot", "ann")
    assert night.options == ["center 1", "center 2", "center 3"]
    night.answer("dot", "center 1")
    assert night.identity("dot") == "werewolf"
    assert night.saw("dot") == [("ann", "drunk")]
    night.answer("bob", "center 1")  # the young seer sees the printed card
    assert night.saw("bob") == [("center 1", "doppelganger")]
    night.answer("ann", "center 2")
    assert night.asked is None


def test_n16_n17_the_drunk_may_fetch_the_copy_from_the_center() -> None:
    night = play(dot="doppelganger", ann="drunk", bob="villager", cat="hunter")
    night.answer("dot", "ann")
    night.answer("dot", "center 3")
    night.answer("ann", "center 3")
    assert night.card("ann") == "doppelganger"
    assert night.identity("ann") == "drunk"
    assert night.card("center 3") == "drunk"
    assert night.identity("dot") == "villager"


def test_n3_n16_a_shielded_doppelganger_drunk_does_nothing_either() -> None:
    night = play(dot="doppelganger", ann="drunk", bob="sentinel", cat="villager")
    night.answer("bob", "dot")
    night.answer("dot", "ann")
    assert night.asked == "ann"
    assert night.card("dot") == "doppelganger"
    assert night.identity("dot") == "drunk"
    assert "skipped" in night.told("dot")


def test_n18_a_drunk_in_the_center_exchanges_nothing() -> None:
    night = play(ann="villager", bob="hunter", cat="villager", center=["drunk", "villager", "tanner"])
    assert "8" in night.game.setup.night.calls
    assert night.asked is None
    assert night.card("center 1") == "drunk"


def test_v6_a_drunk_votes_as_what_he_took() -> None:
    night = play(ann="drunk", bob="villager", cat="villager", center=["prince", "villager", "villager"])
    night.answer("ann", "center 1")
    ending = night.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == set()
    assert ending.winners == {"ann", "bob", "cat"}
