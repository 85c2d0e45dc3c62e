"""The night, K3, as played games."""

import pytest

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.werewords.rules.night import narrated, quick
from noctambule.werewords.rules.setup import Setup
from tests.werewords.table import OTHERS, WORDS, play


def test_k3_the_mayor_picks_one_of_the_words_shown() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", words=["frog", "cow", "pear"])
    assert night.offered == ["frog", "cow", "pear", "other words"]
    night.choose("cow")
    assert night.phase == "day"
    assert night.game.word == "cow"
    assert night.knows("ann") == "cow"


def test_k3_the_mayor_cant_pick_another_word_nor_none() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf")
    for wrong in ("moon", "tiger", "", "FROG"):
        with pytest.raises(NotAnOption):
            night.choose(wrong)
    with pytest.raises(NotAnOption):
        night.game.answer(night.question.id, None)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_k3_as_many_words_are_shown_as_the_setting_says(count: int) -> None:
    words = ["frog", "cow", "pear", "sock", "lamp"][:count]
    night = play(ann="mayor", bob="seer", cat="werewolf", words=words, others=[])
    assert night.offered == words


def test_k3_the_mayor_may_ask_for_other_words_once_only() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", words=WORDS, others=OTHERS)
    night.choose("other words")
    assert night.phase == "night"
    assert night.offered == list(OTHERS)
    for wrong in ("other words", "frog"):
        with pytest.raises(NotAnOption):
            night.choose(wrong)
    night.choose("tent")
    assert night.game.word == "tent"
    assert night.knows("bob") == "tent"


def test_k3_without_other_words_none_can_be_asked_for() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", words=["frog", "cow"], others=[])
    assert night.offered == ["frog", "cow"]


def test_k3_only_the_mayor_is_asked_at_night() -> None:
    night = play(ann="seer", bob="mayor", cat="werewolf", dan="beholder", eve="minion")
    assert night.names[night.question.seat] == "bob"
    with pytest.raises(NotAsked):
        night.game.answer(("seer", 0), "frog")
    night.choose("frog")
    assert night.game.questions == ()


def test_k3_nobody_knows_the_word_before_it_is_chosen() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="minion")
    assert night.who_know == set()
    assert night.game.knows_word == frozenset()
    night.choose("other words")
    assert night.who_know == set()


def test_k3_the_seer_sees_the_word() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf").choose("pear")
    assert night.knows("bob") == "pear"
    assert night.learned("bob") == []


def test_k3_the_werewolf_sees_the_word_and_that_there_is_no_other() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf").choose("pear")
    assert night.knows("cat") == "pear"
    assert night.learned("cat") == [("werewolf", [])]


def test_k3_two_werewolves_see_the_word_and_each_other() -> None:
    night = play(ann="werewolf", bob="seer", cat="mayor", dan="werewolf", eve="villager").choose("pear")
    assert night.who_know == {"ann", "bob", "cat", "dan"}
    assert night.learned("ann") == [("werewolf", ["dan"])]
    assert night.learned("dan") == [("werewolf", ["ann"])]
    assert night.learned("bob") == night.learned("cat") == night.learned("eve") == []


def test_k3_a_villager_learns_nothing() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="villager").choose("frog")
    assert night.told("dan") == ["dealt", "mayor", "dawn"]
    assert night.told("ann") == ["dealt", "mayor", "secret", "chose", "dawn"]


def test_k3_the_beholder_sees_who_the_seer_is_and_not_the_word() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="beholder").choose("frog")
    assert night.learned("dan") == [("seer", ["bob"])]
    assert night.knows("dan") is None


def test_k3_the_beholder_sees_the_mayor_who_is_the_seer() -> None:
    night = play(ann="mayor", bob="villager", cat="werewolf", dan="beholder", center="seer").choose("frog")
    assert night.learned("dan") == [("seer", ["ann"])]


def test_k3_the_minion_sees_who_the_werewolves_are_and_not_the_word() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="minion", eve="werewolf").choose("frog")
    assert night.learned("dan") == [("werewolf", ["cat", "eve"])]
    assert night.knows("dan") is None


def test_k3_the_minion_sees_the_mayor_who_is_a_werewolf() -> None:
    night = play(ann="mayor", bob="seer", cat="villager", dan="minion", center="werewolf").choose("frog")
    assert night.learned("dan") == [("werewolf", ["ann"])]


def test_k3_nobody_learns_who_minion_and_beholder_are() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="minion", eve="beholder").choose("frog")
    shown = [who for player in night.names.players for _, whom in night.learned(player) for who in whom]
    assert "dan" not in shown
    assert "eve" not in shown


def test_k3_a_beholder_as_mayor_knows_the_word_and_sees_the_seer() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="beholder").choose("frog")
    assert night.knows("ann") == "frog"
    assert night.learned("ann") == [("seer", ["bob"])]
    assert night.who_know == {"ann", "bob", "cat"}


def test_k3_a_minion_as_mayor_knows_the_word_and_sees_the_werewolves() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="minion").choose("frog")
    assert night.knows("ann") == "frog"
    assert night.learned("ann") == [("werewolf", ["cat"])]
    assert night.who_know == {"ann", "bob", "cat"}


def test_k3_a_seer_as_mayor_is_the_only_one_besides_the_werewolf_to_know() -> None:
    night = play(ann="mayor", bob="villager", cat="werewolf", dan="villager", center="seer").choose("frog")
    assert night.who_know == {"ann", "cat"}


def test_k3_a_werewolf_as_mayor_sees_the_other_werewolf() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf", dan="villager", center="werewolf").choose("frog")
    assert night.learned("ann") == [("werewolf", ["cat"])]
    assert night.learned("cat") == [("werewolf", ["ann"])]
    assert night.who_know == {"ann", "bob", "cat"}


def test_k3_a_mayor_from_the_center_wakes_as_what_was_dealt() -> None:
    night = play(ann="werewolf", bob="seer", cat="beholder", center="mayor", last_mayor="cat").choose("frog")
    assert night.mayor == "ann"
    assert night.who_know == {"ann", "bob"}
    assert night.learned("cat") == [("seer", ["bob"])]


@pytest.mark.parametrize(
    ("setup", "calls"),
    [
        (Setup(3), ["mayor", "seer", "werewolf"]),
        (Setup(8), ["mayor", "seer", "werewolf"]),
        (Setup(5, beholder=True), ["mayor", "seer", "werewolf", "beholder"]),
        (Setup(5, minion=True), ["mayor", "seer", "werewolf", "minion"]),
        (Setup(5, beholder=True, minion=True), ["mayor", "seer", "werewolf", "beholder", "minion"]),
    ],
)
def test_k3_the_calls_and_their_order_follow_from_the_setup_alone(setup: Setup, calls: list[str]) -> None:
    assert list(quick(setup).calls) == calls
    assert list(narrated(setup).calls) == calls


def test_k3_the_word_is_chosen_before_anybody_sees_it() -> None:
    night = play(ann="minion", bob="werewolf", cat="seer", dan="mayor", eve="beholder").choose("frog")
    calls = [event.call for event in night.game.events if event.call not in ("deal", "dawn")]
    assert calls == ["mayor", "seer", "werewolf", "werewolf", "beholder", "minion"]


def test_k3_the_day_cant_be_played_at_night() -> None:
    night = play(ann="mayor", bob="seer", cat="werewolf")
    for early in (
        lambda: night.ask("bob", "frog?"),
        lambda: night.give("yes", to="bob"),
        night.undo,
        night.time_up,
        night.whoops,
        night.game.close,
        lambda: night.points("cat", "bob"),
    ):
        with pytest.raises(NotAsked):
            early()
    assert night.phase == "night"
