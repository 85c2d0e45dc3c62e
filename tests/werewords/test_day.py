"""The day, K4, as played games: questions, tokens, time."""

import pytest

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.werewords.rules.game import LONGEST_QUESTION
from noctambule.werewords.rules.setup import Stock
from tests.werewords.table import day, play


def test_k4_a_question_asked_aloud_gets_a_token_laid_before_the_asker() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.give("yes", to="cat").give("no", to="bob").give("maybe", to="cat")
    assert game.before("cat") == ["yes", "maybe"]
    assert game.before("bob") == ["no"]
    assert game.answers == [("cat", None, "yes"), ("bob", None, "no"), ("cat", None, "maybe")]


def test_k4_the_tokens_are_yes_no_maybe_so_close_and_correct() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    for token in ("yes", "no", "maybe", "so-close"):
        game.give(token, to="cat")
    assert game.phase == "day"
    game.give("correct", to="cat")
    assert game.before("cat") == ["yes", "no", "maybe", "so-close", "correct"]
    assert game.phase == "guessed"


@pytest.mark.parametrize("token", ["", "YES", "perhaps", "so close", "yes_no"])
def test_k4_there_are_no_other_tokens(token: str) -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    with pytest.raises(NotAnOption, match="no-such-token"):
        game.give(token, to="cat")


def test_k4_everybody_sees_questions_and_tokens() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it green?").give("yes").give("no", to="cat").undo()
    for player in game.names.players:
        assert game.told(player)[-4:] == ["asked", "token", "token", "undone"]


def test_k4_typed_questions_wait_in_order() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    game.ask("dan", "Is it alive?").ask("bob", "Is it green?").ask("cat", "Is it big?")
    assert game.waiting == [("dan", "Is it alive?"), ("bob", "Is it green?"), ("cat", "Is it big?")]
    game.give("yes").give("maybe").give("no")
    assert game.waiting == []
    assert game.answers == [
        ("dan", "Is it alive?", "yes"),
        ("bob", "Is it green?", "maybe"),
        ("cat", "Is it big?", "no"),
    ]


def test_k4_one_question_at_a_time_per_player() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?")
    with pytest.raises(NotAsked, match="one-question-at-a-time"):
        game.ask("bob", "Is it green?")
    game.ask("cat", "Is it green?").give("yes").ask("bob", "Does it jump?")
    assert game.waiting == [("cat", "Is it green?"), ("bob", "Does it jump?")]


def test_k4_a_question_may_be_repeated_and_is_answered_too() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").give("yes").ask("cat", "Is it alive?").give("yes").ask("bob", "Is it alive?")
    assert game.waiting == [("bob", "Is it alive?")]
    game.give("no")
    assert game.before("bob") == ["yes", "no"]


def test_k4_a_token_named_for_the_first_asker_answers_the_typed_question() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").give("yes", to="bob")
    assert game.answers == [("bob", "Is it alive?", "yes")]
    assert game.waiting == []


def test_k4_who_asks_aloud_may_be_answered_while_typed_questions_wait() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").give("no", to="cat")
    assert game.answers == [("cat", None, "no")]
    assert game.waiting == [("bob", "Is it alive?")]


def test_k4_a_token_needs_somebody_who_asked() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    with pytest.raises(NotAsked, match="nobody-asked"):
        game.give("yes")
    for seat in (-1, 3, 99):
        with pytest.raises(NotAsked, match="nobody-asked"):
            game.game.token("yes", seat)


def test_k4_the_mayor_says_nothing_else() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    with pytest.raises(NotAsked, match="mayor-is-silent"):
        game.ask("ann", "Is it a frog?")
    with pytest.raises(NotAsked, match="nobody-asked"):
        game.give("yes", to="ann")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_k4_only_who_sits_at_the_table_can_ask(seat: int) -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    with pytest.raises(NotAsked):
        game.game.ask(seat, "Is it alive?")


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "x" * (LONGEST_QUESTION + 1)])
def test_k4_a_typed_question_has_a_sensible_length(text: str) -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    with pytest.raises(NotAnOption, match="question-length"):
        game.ask("bob", text)
    game.ask("bob", " Is it \n alive? ")
    assert game.waiting == [("bob", "Is it alive?")]


def test_k4_yes_and_no_share_one_stock() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=5))
    game.give("yes", to="bob").give("no", to="bob").give("yes", to="cat")
    assert game.left == Stock(yes_no=2, maybe=10, so_close=1, correct=1)


def test_k4_each_other_token_has_its_own_stock() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=5, maybe=3, so_close=2))
    game.give("maybe", to="bob")
    assert game.left == Stock(5, 2, 2, 1)
    game.give("so-close", to="bob")
    assert game.left == Stock(5, 2, 1, 1)
    game.give("correct", to="bob")
    assert game.left == Stock(5, 2, 1, 0)


@pytest.mark.parametrize("last", ["yes", "no"])
def test_k4_the_last_yes_no_token_ends_the_day_as_not_guessed(last: str) -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=3))
    game.give("yes", to="bob").give("no", to="cat")
    assert game.phase == "day"
    game.ask("bob", "Is it a toad?").ask("cat", "Is it a newt?").give(last)
    assert game.phase == "missed"
    assert game.before("bob") == ["yes", last]
    assert game.waiting == []


def test_k4_thirty_six_yes_no_tokens_by_default() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    for number in range(35):
        game.give("yes" if number % 2 else "no", to="bob")
    assert game.phase == "day"
    game.give("no", to="bob")
    assert game.phase == "missed"


@pytest.mark.parametrize(("token", "copies"), [("maybe", 10), ("so-close", 1)])
def test_k4_a_used_up_maybe_or_so_close_cant_be_given(token: str, copies: int) -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    for _ in range(copies):
        game.give(token, to="bob")
    assert game.phase == "day", "only the last yes/no ends the day"
    with pytest.raises(NotAnOption, match="token-used-up"):
        game.give(token, to="bob")
    game.give("yes", to="bob")
    assert game.before("bob") == [*[token] * copies, "yes"]


def test_k4_a_stock_of_none_means_the_token_cant_be_given() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(maybe=0, so_close=0))
    for token in ("maybe", "so-close"):
        with pytest.raises(NotAnOption, match="token-used-up"):
            game.give(token, to="bob")


def test_k4_undo_takes_the_last_token_back() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.give("maybe", to="bob").give("so-close", to="cat").undo()
    assert game.before("cat") == []
    assert game.before("bob") == ["maybe"]
    assert game.left == Stock(36, 9, 1, 1)
    game.give("so-close", to="bob")
    assert game.before("bob") == ["maybe", "so-close"]


def test_k4_after_undo_a_typed_question_waits_again_before_the_others() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").ask("cat", "Is it green?").give("no").undo()
    assert game.waiting == [("bob", "Is it alive?"), ("cat", "Is it green?")]
    game.give("yes")
    assert game.answers == [("bob", "Is it alive?", "yes")]


def test_k4_after_undo_a_question_asked_aloud_does_not_wait() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").give("no", to="cat").undo()
    assert game.waiting == [("bob", "Is it alive?")]


def test_k4_several_undos_go_back_token_by_token() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    game.ask("bob", "Is it alive?").ask("cat", "Is it green?").ask("dan", "Is it big?")
    game.give("yes").give("maybe").give("no", to="bob").give("so-close")
    game.undo().undo().undo().undo()
    assert game.answers == []
    assert game.left == Stock()
    assert game.waiting == [("bob", "Is it alive?"), ("cat", "Is it green?"), ("dan", "Is it big?")]
    with pytest.raises(NotAsked, match="nothing-to-undo"):
        game.undo()


def test_k4_undo_gives_the_last_yes_no_token_but_one_back() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=2))
    game.give("yes", to="bob").undo().give("no", to="bob").undo().give("yes", to="cat")
    assert game.phase == "day"
    assert game.left.yes_no == 1


def test_k4_undo_is_for_the_day_only() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.give("yes", to="bob").give("correct", to="cat")
    with pytest.raises(NotAsked, match="not-by-day"):
        game.undo()


def test_k4_when_time_is_up_the_word_was_not_guessed() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf")
    game.ask("bob", "Is it alive?").time_up()
    assert game.phase == "missed"
    assert game.waiting == []


def test_k4_when_the_day_is_over_nothing_can_be_asked_or_given() -> None:
    for game in (
        day(ann="mayor", bob="seer", cat="werewolf").time_up(),
        day(ann="mayor", bob="seer", cat="werewolf").give("correct", to="bob"),
    ):
        with pytest.raises(NotAsked, match="not-by-day"):
            game.ask("bob", "Is it alive?")
        with pytest.raises(NotAsked, match="not-by-day"):
            game.give("yes", to="bob")
        with pytest.raises(NotAsked, match="not-by-day"):
            game.time_up()


@pytest.mark.parametrize("secret", ["werewolf", "minion", "villager"])
def test_k4_the_mayor_may_lie_and_the_app_never_judges(secret: str) -> None:
    wolf = "villager" if secret == "werewolf" else "werewolf"
    game = day(ann="mayor", bob="seer", cat=wolf, dan="villager", center=secret)
    for token in ("no", "maybe", "so-close", "yes"):
        game.ask("dan", "Is it a frog?").give(token)
    assert game.phase == "day"
    game.ask("dan", "Is it a teapot?").give("correct")
    assert game.phase == "guessed"


def test_k4_only_the_mayors_token_makes_a_guess_correct() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    game.ask("dan", "Is it a frog?")
    assert game.phase == "day"
    assert game.waiting == [("dan", "Is it a frog?")]
    game.give("correct")
    assert game.phase == "guessed"
    assert game.before("dan") == ["correct"]


def test_k4_a_match_is_pointed_out_to_the_mayor_alone() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    game.ask("cat", "Is it a toad?").ask("dan", "Is it a frog?")
    assert game.pointed_out("ann") == ["dan"]
    for player in ("bob", "cat", "dan"):
        assert game.pointed_out(player) == []
        assert game.told(player)[-1] == "asked"
    assert game.public("match") == []


def test_k4_an_indirect_guess_is_not_pointed_out() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    game.ask("bob", "Is it a kind of frog?").ask("dan", "Does a frog eat it?")
    assert game.pointed_out("ann") == []


def test_k4_a_match_in_french_words_is_pointed_out_too() -> None:
    game = play(ann="mayor", bob="seer", cat="werewolf", words=["grenouille"]).choose("grenouille")
    game.ask("cat", "Est-ce une grenouille ?")
    assert game.pointed_out("ann") == ["cat"]
