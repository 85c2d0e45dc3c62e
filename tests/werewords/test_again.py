"""Play again, K7: what a group keeps from game to game."""

from random import Random

import pytest

from noctambule.engine.errors import BadSetup
from noctambule.werewords.rules.dealing import Deal, Group, deal, find_mayor
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.packs import pack
from noctambule.werewords.rules.setup import Setup
from tests.seeds import with_chance
from tests.werewords.table import OTHERS, WORDS, play


def shown_in(game: Game) -> set[str]:
    """The words that a mayor who always takes the first one was shown."""
    return set(game.deal.words)


def play_once(setup: Setup, words: list[str], group: Group, chance: Random, others: bool = False) -> Game:
    game = Game.start(setup, deal(setup, words, group, chance))
    if others:
        game = game.answer(game.questions[0].id, game.questions[0].options[-1])
    game = game.answer(game.questions[0].id, game.questions[0].options[0])
    return game.time_up().close()


def test_k7_play_again_passes_on_who_was_mayor() -> None:
    game = play(ann="seer", bob="werewolf", cat="mayor", center="villager").choose("frog").time_up()
    game.vote()
    assert game.group().last_mayor == 2
    again = play(ann="seer", bob="werewolf", cat="villager", center="mayor", last_mayor="cat")
    assert again.mayor == "ann"
    assert again.group(game.group()).last_mayor == 0


def test_k7_a_mayor_from_the_center_is_passed_on_too() -> None:
    first = play(ann="seer", bob="werewolf", cat="villager", center="mayor", last_mayor="ann")
    assert first.group().last_mayor == 1


@with_chance
def test_k7_the_next_deal_knows_the_last_mayor(chance: Random) -> None:
    setup, group = Setup(4), Group()
    words = [f"word {number}" for number in range(400)]
    for _ in range(60):
        before = group.last_mayor
        dealt = deal(setup, words, group, chance)
        assert dealt.last_mayor == before
        if dealt.center == "mayor":
            assert before is not None
            assert find_mayor(dealt) == (before + 1) % 4
        group = Game.start(setup, dealt).group_after(group)
        assert group.last_mayor == find_mayor(dealt)


def test_k7_the_words_that_were_shown_are_remembered() -> None:
    game = play(ann="mayor", bob="seer", cat="werewolf").choose("frog")
    assert game.group().seen == set(WORDS)
    assert game.group(Group(0, {"owl": 1})).seen == {"owl", *WORDS}


def test_k7_other_words_count_as_seen_only_when_they_were_asked_for() -> None:
    assert play(ann="mayor", bob="seer", cat="werewolf").choose("frog").group().seen.isdisjoint(OTHERS)
    asked = play(ann="mayor", bob="seer", cat="werewolf").choose("other words").choose("moon")
    assert asked.group().seen == {*WORDS, *OTHERS}


@with_chance
def test_k7_another_difficulty_may_be_played(chance: Random) -> None:
    setup, group = Setup(5), Group()
    for difficulty in ("easy", "ridiculous", "medium", "hard", "easy"):
        words = pack("en", difficulty).texts
        game = play_once(setup, list(words), group, chance)
        assert {*game.deal.words, *game.deal.other_words} <= set(words)
        assert shown_in(game).isdisjoint(group.seen)
        group = game.group_after(group)
    assert len(group.seen) == 5 * 3


@pytest.mark.parametrize("others", [False, True])
@pytest.mark.parametrize("shown", [1, 2, 3, 4, 5])
@with_chance
def test_k7_a_group_does_not_see_a_word_again_until_the_pack_is_used_up(
    chance: Random, shown: int, others: bool
) -> None:
    setup, group = Setup(5, words_shown=shown), Group()
    words = [f"word {number}" for number in range(23)]
    seen = set[str]()
    while seen != set(words):
        dealt = deal(setup, words, group, chance)
        left = set(words) - seen
        assert len(dealt.words) == shown
        assert set(dealt.words) <= left or left <= set(dealt.words), "a word came again while others had not come"
        still = left - set(dealt.words)
        assert set(dealt.other_words) <= still or still <= set(dealt.other_words)
        game = Game.start(setup, dealt)
        if others and dealt.other_words:
            game = game.answer(game.questions[0].id, game.questions[0].options[-1])
            seen |= set(dealt.other_words)
        seen |= set(dealt.words)
        group = game.group_after(group)
        if seen != set(words):  # else the pack is used up, and begins anew
            assert group.seen == seen


@with_chance
def test_k7_a_pack_that_was_used_up_begins_anew(chance: Random) -> None:
    """Once more through the pack: again no word comes twice before all have come."""
    setup, group = Setup(5, words_shown=3), Group()
    words = [f"word {number}" for number in range(12)]
    rounds = list[set[str]]()
    for _ in range(12):
        game = play_once(setup, words, group, chance)
        rounds.append(shown_in(game))
        group = game.group_after(group)
    for begin in (0, 4, 8):
        assert set().union(*rounds[begin : begin + 4]) == set(words)


@with_chance
def test_k7_one_pack_used_up_does_not_bring_back_the_words_of_another(chance: Random) -> None:
    """The group tries a small pack of its own in between; the large one is far from used up."""
    setup, group = Setup(5, words_shown=3), Group()
    large, small = [f"word {number}" for number in range(12)], ["ours", "yours", "theirs"]
    seen = set[str]()
    for words in (large, large, small, small, large, large):
        game = play_once(setup, words, group, chance)
        if words is large:
            assert shown_in(game).isdisjoint(seen)
            seen |= shown_in(game)
        group = game.group_after(group)
    assert seen == set(large)


def test_k7_a_pack_with_fewer_words_than_are_shown_is_refused() -> None:
    with pytest.raises(BadSetup, match="pack-too-small"):
        deal(Setup(5), ["frog", "cow"], Group(), Random(1))
    dealt = deal(Setup(5), ["frog", "cow", "pear"], Group(), Random(1))
    assert sorted(dealt.words) == ["cow", "frog", "pear"]
    assert dealt.other_words == ()


def test_k7_the_deal_and_the_words_follow_from_chance_alone() -> None:
    setup, words = Setup(6, minion=True), [f"word {number}" for number in range(30)]
    one, same, other = (deal(setup, words, Group(), Random(seed)) for seed in (1, 1, 2))
    assert isinstance(one, Deal)
    assert one == same != other
    assert deal(setup, list(reversed(words)), Group(), Random(1)) == one, "the order of the file does not matter"
