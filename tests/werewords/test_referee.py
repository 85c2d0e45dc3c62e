"""The referee for Werewords: written-down games, judged."""

import json
from typing import Any

import pytest

from noctambule.narrator.texts import Texts
from noctambule.referee.judging import referee

GAME = {
    "game": "werewords",
    "players": ["Ana", "Ben", "Cleo", "Dov"],
    "cards": ["mayor", "seer", "werewolf", "villager"],
    "center": ["villager"],
    "last_mayor": "Dov",
    "guessed": True,
    "pointing": {"Cleo": "Ben"},
    "votes": {},
}


def judged(language: str = "en", /, **changes: Any) -> dict[str, Any]:
    document = {name: value for name, value in {**GAME, **changes}.items() if value is not ...}
    (answer,) = referee(json.dumps(document), Texts(language))
    return answer


def test_k5_the_designs_own_example() -> None:
    assert judged() == {
        "mayor": "Ana",
        "roles": {"Ana": "villager", "Ben": "seer", "Cleo": "werewolf", "Dov": "villager"},
        "knows_word": ["Ana", "Ben", "Cleo"],
        "learned": {"Ana": [], "Ben": [], "Cleo": [], "Dov": []},
        "winners": ["Cleo"],
        "reasons": ["Ben turns up: Seer.", "The werewolves win: they found the seer."],
    }


def test_k5_a_werewolf_who_points_elsewhere_or_nowhere_loses() -> None:
    for pointing in ({"Cleo": "Dov"}, {"Cleo": "Ana"}, {}, {"Cleo": None}, {"Cleo": "none"}):
        assert judged(pointing=pointing)["winners"] == ["Ana", "Ben", "Dov"]


def test_k2_the_mayor_in_the_center_goes_to_the_last_mayors_left() -> None:
    cards = {"cards": ["villager", "seer", "werewolf", "villager"], "center": ["mayor"]}
    assert judged(**cards)["mayor"] == "Ana"
    assert judged(**cards, last_mayor="Ben")["mayor"] == "Cleo"
    assert judged(**cards, last_mayor="Ben")["roles"]["Cleo"] == "werewolf"
    assert judged(**cards, last_mayor=...)["code"] == "no-mayor"


def test_k6_the_word_was_missed_and_all_vote() -> None:
    missed = {"guessed": False, "pointing": ...}
    found = judged(**missed, votes={"Ana": "Cleo", "Ben": "Cleo", "Cleo": "Ben", "Dov": "Ben"})
    assert found["winners"] == ["Ana", "Ben", "Dov"]
    assert found["reasons"][-1] == "The village wins: a werewolf was among those with the most votes."
    assert judged(**missed, votes={"Ana": "Ben", "Dov": "Ben"})["winners"] == ["Cleo"]
    assert judged(**missed, votes={"Ana": "Cleo"})["winners"] == ["Cleo"], "one vote is not enough"
    assert judged(**missed, votes=...)["winners"] == ["Cleo"]


def test_k3_who_learns_what() -> None:
    answer = judged(
        players=["Ana", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus"],
        cards=["mayor", "werewolf", "seer", "werewolf", "beholder", "minion", "villager"],
        center=["villager"],
        guessed=...,
        pointing=...,
    )
    assert answer["learned"] == {
        "Ana": [],
        "Ben": ["Dov"],
        "Cleo": [],
        "Dov": ["Ben"],
        "Eve": ["Cleo"],
        "Fay": ["Ben", "Dov"],
        "Gus": [],
    }
    assert answer["knows_word"] == ["Ana", "Ben", "Cleo", "Dov"]
    assert "winners" not in answer


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"cards": ["mayor", "seer", "werewolf"]}, "cards-not-players"),
        ({"center": []}, "center-not-one"),
        ({"center": ["villager", "villager"]}, "center-not-one"),
        ({"center": ["mayor"]}, "one-of-each"),
        ({"center": ["robber"]}, "unknown-word-role"),
        ({"cards": ["mayor", "seer", "villager", "villager"]}, "wolf-count"),
        ({"cards": ["mayor", "werewolf", "werewolf", "werewolf"], "center": ["seer"]}, "wolf-count"),
        ({"last_mayor": "Eve"}, "unknown-player"),
        ({"guessed": "perhaps"}, "bad-field"),
        ({"pointing": {"Ben": "Dov"}}, "does-not-point"),
        ({"pointing": {"Cleo": "Cleo"}}, "votes-for-self"),
        ({"pointing": {"Cleo": "Eve"}}, "unknown-player"),
        ({"votes": {"Ana": "Ben"}}, "not-in-this-ending"),
        ({"guessed": False}, "not-in-this-ending"),
        ({"word": "frog"}, "unknown-field"),
        ({"players": ["Ana", "Ana", "Cleo", "Dov"]}, "same-name-twice"),
        (
            {"players": ["A", "B"], "cards": ["mayor", "seer"], "center": ["werewolf"], "last_mayor": ...},
            "word-player-count",
        ),
    ],
)
def test_what_makes_no_game_is_refused_in_both_languages(changes: dict[str, Any], code: str) -> None:
    for language in ("en", "fr"):
        answer = judged(language, **changes)
        assert answer["code"] == code
        assert answer["error"]


def test_k5_two_werewolves_do_not_point_at_each_other() -> None:
    pack = {
        "players": ["Ana", "Ben", "Cleo", "Dov"],
        "cards": ["mayor", "seer", "werewolf", "werewolf"],
        "center": ["villager"],
    }
    assert judged(**pack, pointing={"Cleo": "Dov"})["code"] == "not-an-option"
    assert judged(**pack, pointing={"Cleo": "Ana", "Dov": "Ben"})["winners"] == ["Cleo", "Dov"]


def test_reasons_are_told_in_french_too() -> None:
    assert judged("fr")["reasons"] == [
        "Ben retourne sa carte\u00a0: Voyante.",
        "La meute gagne\u00a0: elle a trouvé la voyante.",
    ]
