"""The robber, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption
from tests.onenight.table import play


def test_n13_a_robber_who_robs_a_werewolf_is_one() -> None:
    night = play(ann="robber", bob="werewolf", cat="villager", center=["werewolf", "drunk", "seer"])
    night.answer("bob", "center 2")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("ann", "werewolf")]
    assert night.card("bob") == "robber"
    ending = night.vote(bob="ann", cat="ann", ann="bob")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob", "cat"}


def test_n13_the_robber_must_rob_in_ravensburgers_edition() -> None:
    night = play(ann="robber", bob="villager", cat="villager")
    assert night.options == ["bob", "cat"]
    with pytest.raises(NotAnOption):
        night.answer("ann", "none")


def test_n13_the_robber_may_decline_in_beziers_edition() -> None:
    night = play(ann="robber", bob="villager", cat="villager", edition="bezier")
    assert night.options == ["bob", "cat", "none"]
    night.answer("ann", "none")
    assert night.card("ann") == "robber"
    assert night.saw("ann") == []


def test_n3_a_shielded_robber_does_nothing() -> None:
    night = play(ann="sentinel", bob="robber", cat="villager")
    night.answer("ann", "bob")
    assert night.asked is None
    assert night.card("bob") == "robber"
    assert night.told("bob")[-2:] == ["skipped", "dawn"]


def test_n1_a_robbed_insomniac_card_does_not_wake_the_robber() -> None:
    night = play(ann="robber", bob="insomniac", cat="villager")
    night.answer("ann", "bob")
    assert night.saw("ann") == [("ann", "insomniac")]
    assert night.saw("bob") == [("bob", "robber")]


def test_n16_a_doppelganger_robber_robs_at_once() -> None:
    night = play(dot="doppelganger", ann="robber", bob="werewolf", cat="villager")
    night.answer("dot", "ann")
    night.answer("dot", "bob")
    assert night.saw("dot") == [("ann", "robber"), ("dot", "werewolf")]
    night.answer("bob", "none")  # the lone wolf still wakes: he was dealt the werewolf
    night.answer("ann", "bob")
    assert night.saw("ann") == [("ann", "doppelganger")]
    # The doppelganger card keeps what it copied, wherever it goes.
    assert night.identity("ann") == "robber"
    assert night.identity("dot") == "werewolf"


def test_n16_a_doppelganger_robber_may_rob_the_one_she_copied() -> None:
    night = play(dot="doppelganger", ann="robber", bob="villager", cat="villager", center=["villager", "seer", "drunk"])
    night.answer("dot", "ann")
    assert night.options == ["ann", "bob", "cat"]
    night.answer("dot", "ann")
    assert night.saw("dot") == [("ann", "robber"), ("dot", "robber")]
    assert night.card("ann") == "doppelganger"
