"""Both endings, K5 to K7, as played games."""

from collections.abc import Callable

import pytest

from noctambule.engine.errors import GameError, NotAnOption, NotAsked
from noctambule.engine.records import Input
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import Stock
from tests.werewords.table import Table, day, play


def guessed(word: str = "frog", center: str = "villager", **cards: str) -> Table:
    """A game whose word was guessed, by whoever is not the mayor."""
    game = day(word, center, None, **cards)
    asker = next(player for player in game.names.players if player != game.mayor)
    return game.give("correct", to=asker)


def missed(word: str = "frog", center: str = "villager", **cards: str) -> Table:
    """A game whose time ran out."""
    return day(word, center, None, **cards).time_up()


# The word was guessed (K5).


def test_k5_the_werewolves_show_themselves_to_all() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf")
    assert game.public("werewolves") == [["cat", "eve"]]
    assert game.public("word-shown") == []


def test_k5_a_werewolf_who_finds_the_seer_wins() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager").point(cat="bob")
    assert ending.team == "werewolf"
    assert ending.winners == {"cat"}
    assert ending.turned == {"bob": "seer"}
    assert ending.why == "seer-found"


def test_k5_a_werewolf_who_finds_somebody_else_loses() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager").point(cat="dan")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob", "dan"}
    assert ending.turned == {"dan": "villager"}
    assert ending.why == "seer-safe"


def test_k5_the_seer_may_be_the_mayor() -> None:
    game = guessed(ann="mayor", bob="villager", cat="werewolf", center="seer")
    assert game.targets("cat") == ["ann", "bob"]
    ending = game.point(cat="ann")
    assert ending.team == "werewolf"
    assert ending.turned == {"ann": "seer"}


def test_k5_a_mayor_who_is_no_seer_is_pointed_at_in_vain() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf").point(cat="ann")
    assert ending.team == "village"
    assert ending.turned == {"ann": "villager"}


def test_k5_the_werewolf_may_be_the_mayor() -> None:
    game = guessed(ann="mayor", bob="seer", cat="villager", center="werewolf")
    assert game.public("werewolves") == [["ann"]]
    assert game.pointers == ["ann"]
    assert game.targets("ann") == ["bob", "cat"]
    ending = game.point(ann="bob")
    assert ending.winners == {"ann"}


def test_k5_no_werewolf_points_at_themselves_or_each_other() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf")
    assert game.targets("cat") == game.targets("eve") == ["ann", "bob", "dan"]
    for target in ("cat", "eve"):
        with pytest.raises(NotAnOption):
            game.points("cat", target)


def test_k5_two_werewolves_may_point_differently_and_one_on_the_seer_is_enough() -> None:
    for pointing in ({"cat": "bob", "eve": "dan"}, {"cat": "dan", "eve": "bob"}):
        ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf").point(**pointing)
        assert ending.team == "werewolf"
        assert ending.winners == {"cat", "eve"}
        assert ending.turned == {"bob": "seer", "dan": "villager"}


def test_k5_two_werewolves_who_both_miss_lose() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf")
    game.points("cat", "ann")
    assert game.pointers == ["eve"]
    ending = game.point(eve="dan")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob", "dan"}


def test_k5_one_of_two_werewolves_pointing_in_time_is_enough() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf").point(eve="bob")
    assert ending.team == "werewolf"
    assert ending.winners == {"cat", "eve"}


def test_k5_nobody_pointed_in_time_is_no_hit() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf").point()
    assert ending.team == "village"
    assert ending.turned == {}
    assert ending.why == "nobody-pointed"


def test_k5_the_minion_does_not_point_and_wins_with_the_werewolves() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="minion")
    assert game.pointers == ["cat"]
    with pytest.raises(NotAsked):
        game.points("dan", "bob")
    ending = game.point(cat="bob")
    assert ending.winners == {"cat", "dan"}


def test_k5_nobody_but_the_werewolves_points() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager")
    for player in ("ann", "bob", "dan"):
        with pytest.raises(NotAsked):
            game.points(player, "cat")


def test_k5_pointing_at_the_minion_is_no_hit() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="minion").point(cat="dan")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob"}


def test_k5_pointing_at_the_beholder_is_no_hit() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="beholder").point(cat="dan")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob", "dan"}


def test_k5_a_minion_as_mayor_wins_with_the_werewolves() -> None:
    game = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="minion")
    assert game.pointers == ["cat"]
    assert game.point(cat="bob").winners == {"ann", "cat"}


def test_k5_a_beholder_as_mayor_wins_with_the_village() -> None:
    ending = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="beholder").point(cat="dan")
    assert ending.winners == {"ann", "bob", "dan"}


# The word was not guessed (K6).


@pytest.mark.parametrize("how", ["time", "tokens"])
def test_k6_when_time_or_tokens_ran_out_the_word_is_shown_to_all(how: str) -> None:
    game = day(word="frog", ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=1))
    if how == "time":
        game.time_up()
    else:
        game.give("no", to="bob")
    assert game.public("word-shown") == [["frog"]]
    assert game.public("werewolves") == []


def test_k6_all_point_at_somebody_else_the_mayor_too() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf")
    assert game.pointers == ["ann", "bob", "cat"]
    assert game.targets("ann") == ["bob", "cat"]
    assert game.targets("cat") == ["ann", "bob"]
    with pytest.raises(NotAnOption):
        game.points("ann", "ann")


def test_k6_a_werewolf_with_the_most_votes_and_the_village_wins() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf").vote(ann="cat", bob="cat", cat="bob")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob"}
    assert ending.turned == {"cat": "werewolf"}
    assert ending.why == "wolf-found"


def test_k6_somebody_else_with_the_most_votes_and_the_werewolves_win() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf").vote(ann="bob", bob="cat", cat="bob")
    assert ending.team == "werewolf"
    assert ending.winners == {"cat"}
    assert ending.turned == {"bob": "seer"}
    assert ending.why == "nobody-found"


def test_k6_the_minion_found_is_as_good_as_a_werewolf() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="minion").vote(ann="dan", bob="dan", cat="bob")
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob"}
    assert ending.turned == {"dan": "minion"}
    assert ending.why == "minion-found"


def test_k6_the_minion_votes_with_all() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="minion").vote(dan="bob", cat="bob", ann="cat")
    assert ending.team == "werewolf"
    assert ending.winners == {"cat", "dan"}


def test_k6_in_a_tie_all_are_shown_and_one_werewolf_is_enough() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager").vote(
        ann="cat", bob="cat", cat="bob", dan="bob"
    )
    assert ending.turned == {"bob": "seer", "cat": "werewolf"}
    assert ending.team == "village"


def test_k6_a_minion_in_a_tie_is_enough_too() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="minion").vote(
        ann="dan", bob="dan", cat="bob", dan="bob"
    )
    assert ending.turned == {"bob": "seer", "dan": "minion"}
    assert ending.team == "village"


def test_k6_a_tie_among_villagers_lets_the_werewolves_win() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager").vote(
        ann="bob", cat="bob", bob="dan", dan="ann"
    )
    assert ending.turned == {"bob": "seer"}
    tied = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="villager").vote(
        ann="bob", cat="bob", bob="dan", eve="dan", dan="cat"
    )
    assert tied.turned == {"bob": "seer", "dan": "villager"}
    assert tied.team == "werewolf"
    assert tied.winners == {"cat"}


def test_k6_a_werewolf_with_fewer_votes_than_somebody_else_is_not_found() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="villager", fay="villager").vote(
        ann="cat", bob="cat", cat="bob", dan="bob", eve="bob", fay="ann"
    )
    assert ending.turned == {"bob": "seer"}
    assert ending.team == "werewolf"


def test_k6_one_of_two_werewolves_is_enough() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="werewolf", eve="villager").vote(
        ann="dan", bob="dan", cat="bob", dan="bob", eve="dan"
    )
    assert ending.team == "village"
    assert ending.winners == {"ann", "bob", "eve"}


def test_k6_nobody_with_two_votes_and_the_werewolves_win() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf").vote(ann="bob", bob="cat", cat="ann")
    assert ending.team == "werewolf"
    assert ending.turned == {}
    assert ending.why == "no-two-votes"


def test_k6_nobody_with_two_votes_also_where_somebody_did_not_point() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf").vote(bob="cat")
    assert ending.team == "werewolf"
    assert ending.turned == {}
    assert ending.why == "no-two-votes"


def test_k6_nobody_pointed_at_all() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf").vote()
    assert ending.team == "werewolf"
    assert ending.why == "no-two-votes"


def test_k6_two_votes_are_enough_though_somebody_did_not_point() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager").vote(ann="cat", bob="cat")
    assert ending.team == "village"


def test_k6_a_werewolf_as_mayor_can_be_found() -> None:
    ending = missed(ann="mayor", bob="seer", cat="villager", center="werewolf").vote(bob="ann", cat="ann", ann="bob")
    assert ending.turned == {"ann": "werewolf"}
    assert ending.winners == {"bob", "cat"}


def test_k6_a_minion_as_mayor_can_be_found() -> None:
    ending = missed(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="minion").vote(
        bob="ann", dan="ann", ann="bob", cat="bob"
    )
    assert ending.team == "village"
    assert ending.turned == {"ann": "minion", "bob": "seer"}


@pytest.mark.parametrize("secret", ["seer", "beholder"])
def test_k6_a_seer_or_beholder_as_mayor_is_found_in_vain(secret: str) -> None:
    seer = "villager" if secret == "seer" else "seer"
    ending = missed(ann="mayor", bob=seer, cat="werewolf", dan="villager", center=secret).vote(
        bob="ann", dan="ann", cat="ann", ann="cat"
    )
    assert ending.turned == {"ann": secret}
    assert ending.winners == {"cat"}


def test_k6_the_cards_are_shown_when_all_have_pointed_and_not_before() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf")
    game.points("ann", "cat").points("bob", "cat")
    assert game.phase == "missed"
    assert game.public("turned") == game.public("pointed") == game.public("roles") == []
    game.points("cat", "ann")
    assert game.phase == "over"
    assert game.public("turned") == [["werewolf"]]
    assert game.public("roles") == [["villager", "seer", "werewolf"]]
    assert game.public("won") == [["village", "wolf-found"]]


def test_k6_when_the_game_is_over_nothing_more_can_be_done() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf")
    game.vote(ann="cat", bob="cat", cat="ann")
    assert game.game.questions == ()
    for late in (game.whoops, game.game.close, game.time_up, lambda: game.points("ann", "bob")):
        with pytest.raises(NotAsked):
            late()


# Whoops (K7).


def test_k7_whoops_switches_from_not_guessed_to_guessed() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf")
    game.whoops()
    assert game.phase == "guessed"
    assert game.public("werewolves") == [["cat"]]
    assert game.pointers == ["cat"]
    assert game.point(cat="bob").why == "seer-found"


def test_k7_whoops_switches_from_guessed_to_not_guessed() -> None:
    game = guessed(word="frog", ann="mayor", bob="seer", cat="werewolf")
    game.whoops()
    assert game.phase == "missed"
    assert game.public("word-shown") == [["frog"]]
    assert game.pointers == ["ann", "bob", "cat"]
    assert game.vote(ann="cat", bob="cat").why == "wolf-found"


def test_k7_whoops_after_the_last_token_too() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf", stock=Stock(yes_no=1)).give("yes", to="bob")
    assert game.phase == "missed"
    assert game.whoops().phase == "guessed"


def test_k7_whoops_may_be_taken_back_by_another() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf").whoops().whoops()
    assert game.phase == "missed"
    assert game.vote(ann="cat", bob="cat").team == "village"


def test_k7_whoops_is_too_late_when_somebody_has_pointed() -> None:
    game = missed(ann="mayor", bob="seer", cat="werewolf").points("cat", "bob")
    with pytest.raises(NotAsked, match="whoops-too-late"):
        game.whoops()
    two = guessed(ann="mayor", bob="seer", cat="werewolf", dan="villager", eve="werewolf").points("eve", "dan")
    with pytest.raises(NotAsked, match="whoops-too-late"):
        two.whoops()


def test_k7_there_is_no_whoops_by_day() -> None:
    with pytest.raises(NotAsked, match="no-whoops-now"):
        day(ann="mayor", bob="seer", cat="werewolf").whoops()


@pytest.mark.parametrize("ending", [guessed, missed])
def test_k7_on_record_whoops_is_the_mayors_or_the_hosts(ending: Callable[..., Table]) -> None:
    game = ending(ann="mayor", bob="seer", cat="werewolf").game
    for entry in (Input(0, "whoops", 0), Input(0, "whoops", None, "host"), Input(0, "whoops", 2, "host")):
        assert HISTORY.put_in(game, entry).phase != game.phase
    with pytest.raises(GameError):
        HISTORY.put_in(game, Input(0, "whoops", 2, "player"))


def test_k4_on_record_tokens_and_undo_are_the_mayors() -> None:
    game = day(ann="mayor", bob="seer", cat="werewolf").give("yes", to="bob").game
    for entry in (Input(0, "token", 1, "player", {"token": "correct", "asker": 1}), Input(0, "undo", 2)):
        with pytest.raises(GameError):
            HISTORY.put_in(game, entry)


def test_k5_k6_a_finger_that_can_be_moved_can_be_moved_on_record_too() -> None:
    """Replay equals play: either a second pointing is refused, or a record may hold it."""
    for game in (
        missed(ann="mayor", bob="seer", cat="werewolf").points("ann", "bob").game,
        guessed(bob="seer", ann="mayor", cat="werewolf", dan="werewolf").points("cat", "ann").game,
    ):
        kind, seat, target = ("vote", 0, 2) if game.phase == "missed" else ("point", 2, 0)
        entry = Input(0, "answer", seat, "player", {"question": [kind, seat], "answer": target})
        try:
            moved = game.answer((kind, seat), target)
        except NotAsked:
            with pytest.raises(GameError):
                HISTORY.put_in(game, entry)
        else:
            assert HISTORY.put_in(game, entry) == moved


def test_k3_k6_on_record_a_question_is_answered_by_who_was_asked() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf").game
    choice = {"question": ["mayor", 0], "answer": "frog"}
    assert HISTORY.put_in(night, Input(0, "answer", 0, "player", choice)).phase == "day"
    late = missed(ann="mayor", bob="seer", cat="werewolf").game
    vote = {"question": ["vote", 0], "answer": 1}
    assert HISTORY.put_in(late, Input(0, "answer", 0, "player", vote)).pointing == (1, None, None)
    for game, data in ((night, choice), (late, vote)):
        for seat in (None, 1, 2, 3):
            with pytest.raises(GameError):
                HISTORY.put_in(game, Input(0, "answer", seat, "player", data))
