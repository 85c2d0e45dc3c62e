"""Cards and mayor, K1 and K2, as games that begin or are refused."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from noctambule.engine.errors import BadSetup
from noctambule.engine.events import TABLE, shown_to
from noctambule.engine.records import Record
from noctambule.werewords.rules.advice import advice
from noctambule.werewords.rules.dealing import Deal, Group, deal, deal_cards, find_mayor
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import Setup, Stock, check, setup_for
from tests.seeds import with_chance
from tests.werewords.table import OTHERS, WORDS, play

PACK = [f"word {letter}" for letter in "abcdefghijkl"]


class Rigged:
    """Chance that deals the cards it is told, shuffle after shuffle; words stay as they are."""

    def __init__(self, *orders: Sequence[str]) -> None:
        self.orders = list(orders)

    def shuffle(self, x: list[Any], /) -> None:
        if "mayor" in x:
            assert self.orders, "shuffled once too often"
            order = self.orders.pop(0)
            assert sorted(order) == sorted(x)
            x[:] = order


def test_k1_the_printed_example_six_players() -> None:
    assert Counter(Setup(6).cards) == {"mayor": 1, "seer": 1, "werewolf": 1, "villager": 4}


@pytest.mark.parametrize("players", range(3, 11))
def test_k1_one_card_more_than_players(players: int) -> None:
    setup = Setup(players)
    check(setup)
    assert len(setup.cards) == players + 1


@pytest.mark.parametrize(("players", "werewolves"), [(3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2), (9, 2), (10, 2)])
def test_k1_two_werewolves_by_default_from_seven_players_on(players: int, werewolves: int) -> None:
    assert Setup(players).cards.count("werewolf") == werewolves


@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_k1_the_host_may_keep_one_werewolf(players: int) -> None:
    setup = Setup(players, werewolves=1)
    check(setup)
    assert Counter(setup.cards) == {"mayor": 1, "seer": 1, "werewolf": 1, "villager": players - 2}


def test_k1_beholder_and_minion_only_if_chosen_and_villagers_for_the_rest() -> None:
    assert {"beholder", "minion"}.isdisjoint(Setup(6).cards)
    assert Counter(Setup(6, beholder=True).cards) == {
        "mayor": 1,
        "seer": 1,
        "werewolf": 1,
        "beholder": 1,
        "villager": 3,
    }
    both = Setup(8, beholder=True, minion=True)
    assert Counter(both.cards) == {
        "mayor": 1,
        "seer": 1,
        "werewolf": 2,
        "beholder": 1,
        "minion": 1,
        "villager": 3,
    }


@pytest.mark.parametrize("players", [0, 1, 2, 11, 12])
def test_k1_fewer_than_three_or_more_than_ten_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="word-player-count"):
        check(Setup(players))


@pytest.mark.parametrize("players", range(3, 11))
def test_k1_three_to_ten_can_play_a_whole_game(players: int) -> None:
    setup = Setup(players)
    game = Game.start(setup, deal(setup, PACK, Group(), Random(players)))
    game = game.answer(game.questions[0].id, game.deal.words[0]).time_up()
    while game.questions:
        game = game.answer(game.questions[0].id, game.questions[0].options[0])
    assert game.verdict is not None


@pytest.mark.parametrize(
    "setup",
    [
        Setup(3, beholder=True, minion=True),
        Setup(3, werewolves=2, beholder=True),
        Setup(4, werewolves=2, beholder=True, minion=True),
    ],
)
def test_k1_settings_that_need_more_cards_than_there_are_are_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup, match="too-many-roles"):
        check(setup)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(3, minion=True),
        Setup(3, beholder=True),
        Setup(4, beholder=True, minion=True),
        Setup(5, werewolves=2, beholder=True, minion=True),
    ],
)
def test_k1_settings_that_need_every_card_are_allowed(setup: Setup) -> None:
    check(setup)
    assert "villager" not in setup.cards


@pytest.mark.parametrize("werewolves", [-1, 3, 4])
def test_k1_there_are_one_or_two_werewolves(werewolves: int) -> None:
    with pytest.raises(BadSetup, match="wolf-count"):
        check(Setup(8, werewolves))


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["mayor", "seer", "werewolf", "tanner"], "unknown-word-role"),
        (["mayor", "seer", "villager", "villager"], "wolf-count"),
        (["mayor", "werewolf", "villager", "villager"], "one-of-each"),
        (["seer", "werewolf", "villager", "villager"], "one-of-each"),
        (["mayor", "mayor", "seer", "werewolf"], "one-of-each"),
        (["mayor", "seer", "seer", "werewolf"], "one-of-each"),
        (["mayor", "seer", "werewolf", "minion", "minion"], "one-of-each"),
        (["mayor", "seer", "werewolf", "beholder", "beholder"], "one-of-each"),
    ],
)
def test_k1_cards_that_make_no_game_are_refused(cards: list[str], code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        setup_for(cards)


def test_k1_a_deal_of_other_cards_is_refused() -> None:
    with pytest.raises(BadSetup, match="deal-is-not-the-deck"):
        Game.start(Setup(3), Deal(("mayor", "seer", "werewolf"), "minion", WORDS, OTHERS))


@pytest.mark.parametrize("shown", [0, 6])
def test_k3_one_to_five_words_are_shown(shown: int) -> None:
    with pytest.raises(BadSetup, match="words-shown"):
        check(Setup(5, words_shown=shown))
    for good in range(1, 6):
        check(Setup(5, words_shown=good))


def test_k3_three_words_are_shown_by_default() -> None:
    assert Setup(5).words_shown == 3


def test_k4_the_days_length_is_a_setting_of_four_minutes_by_default() -> None:
    assert Setup(5).minutes == 4
    check(Setup(5, minutes=0.5))
    for bad in (0, -1, 1000, float("nan"), float("inf")):
        with pytest.raises(BadSetup, match="day-length"):
            check(Setup(5, minutes=bad))


def test_k4_the_stocks_are_settings() -> None:
    assert Setup(5).stock == Stock(yes_no=36, maybe=10, so_close=1, correct=1)
    check(Setup(5, stock=Stock(yes_no=1, maybe=0, so_close=0, correct=1)))
    for bad in (Stock(yes_no=0), Stock(maybe=-1), Stock(so_close=-1), Stock(correct=0)):
        with pytest.raises(BadSetup, match="token-stock"):
            check(Setup(5, stock=bad))


def test_k2_the_mayor_is_shown_to_all_and_takes_the_center_card_as_secret_role() -> None:
    game = play(ann="mayor", bob="seer", cat="werewolf", center="villager")
    assert game.mayor == "ann"
    assert game.role("ann") == "villager"
    assert game.cards_seen("ann") == ["mayor", "villager"]
    for player in game.names.players:
        assert "mayor" in game.told(player)


def test_k2_nobody_else_sees_the_secret_role() -> None:
    game = play(ann="mayor", bob="seer", cat="werewolf", center="villager")
    assert game.cards_seen("bob") == ["seer"]
    assert game.cards_seen("cat") == ["werewolf"]
    assert [event.kind for event in shown_to(TABLE, game.game.events)] == ["mayor"]


@pytest.mark.parametrize("secret", ["seer", "werewolf", "beholder", "minion", "villager"])
def test_k2_any_card_may_be_the_mayors_secret_role(secret: str) -> None:
    others = ["seer", "werewolf", "beholder", "minion", "villager"]
    others.remove(secret)
    game = play(ann=others[0], bob=others[1], cat="mayor", dan=others[2], eve=others[3], center=secret)
    assert game.mayor == "cat"
    assert game.role("cat") == secret
    assert sorted([*others, secret]) == sorted(game.game.roles)


def test_k2_a_mayor_in_the_center_goes_to_the_last_mayors_left_neighbour() -> None:
    game = play(ann="seer", bob="werewolf", cat="villager", center="mayor", last_mayor="ann")
    assert game.mayor == "bob"


def test_k2_the_last_seats_left_neighbour_is_the_first() -> None:
    game = play(ann="seer", bob="werewolf", cat="villager", center="mayor", last_mayor="cat")
    assert game.mayor == "ann"


def test_k2_who_takes_the_mayor_from_the_center_keeps_the_dealt_card_as_secret_role() -> None:
    game = play(ann="seer", bob="werewolf", cat="villager", center="mayor", last_mayor="ann")
    assert game.role("bob") == "werewolf"
    assert game.cards_seen("bob") == ["werewolf"]
    assert [event.kind for event in shown_to(TABLE, game.game.events)] == ["mayor"]


def test_k2_a_dealt_mayor_counts_whoever_was_mayor_last() -> None:
    game = play(ann="seer", bob="werewolf", cat="mayor", center="villager", last_mayor="ann")
    assert game.mayor == "cat"
    again = play(ann="mayor", bob="seer", cat="werewolf", center="villager", last_mayor="ann")
    assert again.mayor == "ann"


def test_k2_a_groups_first_game_is_dealt_again_until_somebody_has_the_mayor() -> None:
    chance = Rigged(
        ["seer", "werewolf", "villager", "mayor"],
        ["werewolf", "seer", "villager", "mayor"],
        ["villager", "mayor", "seer", "werewolf"],
    )
    assert deal_cards(Setup(3), None, chance) == ("villager", "mayor", "seer", "werewolf")
    assert chance.orders == []


def test_k2_a_later_game_is_not_dealt_again() -> None:
    chance = Rigged(["seer", "werewolf", "villager", "mayor"])
    dealt = deal(Setup(3), PACK, Group(last_mayor=2), chance)
    assert (*dealt.cards, dealt.center) == ("seer", "werewolf", "villager", "mayor")
    assert find_mayor(dealt) == 0


@with_chance
def test_k2_in_a_first_game_the_mayor_is_never_in_the_center(chance: Random) -> None:
    for _ in range(300):
        assert "mayor" in deal(Setup(4), PACK, Group(), chance).cards


def test_k2_in_a_later_game_the_mayor_is_in_the_center_as_often_as_anywhere() -> None:
    games = [deal(Setup(4), PACK, Group(last_mayor=1), Random(seed)) for seed in range(1000)]
    assert 140 <= sum(dealt.center == "mayor" for dealt in games) <= 260
    assert {find_mayor(dealt) for dealt in games if dealt.center == "mayor"} == {2}


def test_k2_a_first_game_with_the_mayor_in_the_center_is_refused() -> None:
    with pytest.raises(BadSetup, match="no-mayor"):
        play(ann="seer", bob="werewolf", cat="villager", center="mayor")


@pytest.mark.parametrize("center", ["mayor", "seer"])
@pytest.mark.parametrize("last", [-2, 3, 17])
def test_k2_with_a_last_mayor_who_does_not_sit_here_a_game_is_refused_or_its_record_can_be_read(
    last: int, center: str
) -> None:
    """A group of four plays on as three: the last mayor's seat may be gone."""
    setup = Setup(3)
    dealt = Deal(("seer" if center == "mayor" else "mayor", "werewolf", "villager"), center, WORDS, OTHERS, last)
    try:
        Game.start(setup, dealt)
    except BadSetup:
        return
    assert HISTORY.read(Record(HISTORY.header(setup, dealt, ["ann", "bob", "cat"]), ())).deal == dealt


@pytest.mark.parametrize(
    ("words", "others"), [((), OTHERS), (("frog", "frog"), OTHERS), (("frog", "cow"), ("frog", "pear"))]
)
def test_k3_a_deal_without_words_or_with_one_twice_is_refused(words: tuple[str, ...], others: tuple[str, ...]) -> None:
    dealt = Deal(("mayor", "seer", "werewolf"), "villager", words, others)
    with pytest.raises(BadSetup, match="bad-words"):
        Game.start(replace(Setup(3), words_shown=max(1, len(words))), dealt)


@pytest.mark.parametrize(
    ("setup", "codes"),
    [
        (Setup(4), []),
        (Setup(6), []),
        (Setup(8, beholder=True, minion=True), []),
        (Setup(3, werewolves=1, beholder=True), ["no-villager-left"]),
        (Setup(4, werewolves=2), ["wolves-have-more-friends"]),
        (Setup(4, werewolves=2, minion=True), ["no-villager-left", "wolves-have-more-friends"]),
    ],
)
def test_k1_odd_choices_are_advised_against_and_not_refused(setup: Setup, codes: list[str]) -> None:
    check(setup)
    assert [code for code, _ in advice(setup)] == codes
