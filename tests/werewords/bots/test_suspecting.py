"""Whom bots point at: by whose questions leaned to the word, whose leaned away, and what the mayor's tokens said."""

import math
from random import Random

import pytest

from noctambule.bots.character import Character
from noctambule.werewords.bots.playing import move, suspicions
from noctambule.werewords.bots.seeing import GUESSED, MISSED, TALK
from noctambule.werewords.bots.suspecting import beliefs
from tests.werewords.bots.table import At, at

SHARP = Character("sharp", "eager")


def played(**cards: str) -> At:
    """Fay asks what tells most about a frog, eve what tells nothing any more, dan the usual."""
    table = at(word="frog", **cards)
    table.asks("dan", "Is it alive?", "yes").asks("fay", "Something with water?", "yes").asks("eve", "Electric?", "no")
    table.asks("dan", "Is it an animal?", "yes").asks("fay", "Does it fit in one hand?", "yes")
    return table.asks("eve", "Is it a machine?", "no").asks("fay", "Does it make a sound?", "yes")


def test_before_anything_was_asked_everybody_is_as_likely() -> None:
    table = at()
    table.game = table.game.time_up()
    seer, wolf = suspicions(table.seen("dan", MISSED))
    others = [seat for seat in range(6) if seat != table.seat("dan")]
    assert all(math.isclose(seer[seat], 0.2) and math.isclose(wolf[seat], 0.2) for seat in others)
    assert seer[3] == wolf[3] == 0


def test_who_steered_is_taken_for_the_seer_and_who_wasted_for_the_werewolf() -> None:
    table = played()
    table.game = table.game.time_up()
    seer, wolf = suspicions(table.seen("bob", MISSED))
    believed = suspicions(table.seen("dan", MISSED))
    assert math.isclose(sum(believed.seer), 1)
    assert math.isclose(sum(believed.wolf), 1)
    assert max(range(6), key=lambda seat: believed.seer[seat]) == table.seat("fay")
    assert max(range(6), key=lambda seat: believed.wolf[seat]) == table.seat("eve")
    assert seer[table.seat("bob")] == 1
    assert wolf[table.seat("eve")] == max(wolf)


def test_a_sharp_village_votes_for_who_wasted_tokens_and_says_so() -> None:
    table = played()
    table.game = table.game.time_up()
    votes = [move(table.seen("dan", MISSED), SHARP, Random(seed)) for seed in range(20)]
    assert sum(done is not None and done.at == table.seat("eve") for done in votes) >= 14
    said = move(table.seen("dan", TALK), SHARP, Random(1))
    assert said is not None
    assert said.do == "chat"
    assert "eve" in (said.text or "")
    assert move(table.seen("dan", TALK, spoken=True), SHARP, Random(1)) is None


def test_a_werewolf_points_at_who_steered_and_not_at_the_pack() -> None:
    table = played().asks("dan", "frog?", "correct")
    assert table.game.phase == GUESSED
    pointed = [move(table.seen("cat", GUESSED), SHARP, Random(seed)) for seed in range(20)]
    assert sum(done is not None and done.at == table.seat("fay") for done in pointed) >= 14
    assert move(table.seen("dan", GUESSED), SHARP, Random(1)) is None


def test_two_werewolves_point_at_two_players() -> None:
    table = played(eve="werewolf").asks("dan", "frog?", "correct")
    first, second = (move(table.seen(name, GUESSED), SHARP, Random(1)) for name in ("cat", "eve"))
    assert first is not None
    assert second is not None
    assert first.at != second.at
    assert {first.at, second.at} & {table.seat("fay")}


def test_a_werewolf_votes_with_the_village_but_not_for_its_own() -> None:
    table = played(eve="werewolf", cat="villager", dan="minion")
    table.game = table.game.time_up()
    for seed in range(20):
        done = move(table.seen("dan", MISSED), SHARP, Random(seed))
        assert done is not None
        assert done.at not in (table.seat("eve"), table.seat("dan"))


@pytest.mark.parametrize("token", ["yes", "no"])
def test_tokens_that_do_not_fit_the_word_tell_against_the_mayor(token: str) -> None:
    table = at(word="frog")
    for text in ("Alive?", "An animal?", "Something with water?"):
        table.asks("dan", text, token)
    table.game = table.game.time_up()
    wolf = suspicions(table.seen("eve", MISSED)).wolf
    assert (wolf[table.seat("ann")] > 0.2) == (token == "no")


def test_what_was_not_understood_tells_nothing() -> None:
    table = at(word="frog").asks("dan", "Is it green?", "maybe").asks("eve", "What else?", "maybe")
    table.game = table.game.time_up()
    wolf = suspicions(table.seen("fay", MISSED)).wolf
    assert math.isclose(wolf[table.seat("dan")], wolf[table.seat("cat")])


def test_beliefs_count_every_deal_once() -> None:
    believed = beliefs(
        ("mayor", "seer", "werewolf", "werewolf", "villager", "villager", "villager"), 6, {}, {0: "villager"}
    )
    assert math.isclose(sum(believed.wolf), 2)
    assert math.isclose(sum(believed.seer), 1)
    assert believed.wolf[0] == believed.seer[0] == 0
