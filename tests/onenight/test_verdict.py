"""Who won: every branch of the verdict, by table and as played games."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from noctambule.onenight.rules.cards import BEZIER, EDITIONS, RAVENSBURGER
from noctambule.onenight.rules.verdict import judge
from tests.onenight.table import play

WOLVES = ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf")


def winners(roles: str, dead: str) -> set[int]:
    """Roles are written by their first letters: v illager, w erewolf, m inion, t anner; the dead by their seats."""
    names = {"v": "villager", "w": "werewolf", "m": "minion", "t": "tanner"}
    return set(judge([names[letter] for letter in roles], {int(seat) for seat in dead}).winners)


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vvt", "2", {2}),
        ("vwt", "2", {2}),
        ("vwt", "12", {0, 2}),
        ("vwt", "1", {0}),
        ("vwt", "0", {1}),
        ("vwt", "", {1}),
        ("vvt", "", {0, 1}),
        ("vttw", "1", {1}),
        ("vttw", "2", {2}),
        ("vttw", "12", {1, 2}),
        ("vttw", "123", {0, 1, 2}),
        ("ttt", "0", {0}),
        ("ttt", "012", {0, 1, 2}),
        ("ttt", "", set()),
    ],
)
def test_w1_each_tanner_who_dies_wins_and_no_other_tanner(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vwt", "2", {2}),
        ("vwt", "02", {2}),
        ("vwmt", "3", {3}),
        ("vwmt", "23", {3}),
        ("vvmt", "3", {3}),
        ("vvmt", "03", {3}),
        ("vvmt", "23", {3}),
        ("vvvt", "3", {3}),
        ("vvvt", "0123", {3}),
    ],
)
def test_w2_a_dead_tanner_without_a_dead_wolf_leaves_nobody_else(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vvw", "2", {0, 1}),
        ("vvw", "02", {0, 1}),
        ("vvw", "012", {0, 1}),
        ("vww", "1", {0}),
        ("vww", "12", {0}),
        ("vwm", "1", {0}),
        ("vwm", "12", {0}),
        ("vwt", "12", {0, 2}),
        ("wwm", "0", set()),
    ],
)
def test_w3_a_dead_wolf_and_the_village_wins(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vvw", "", {2}),
        ("vvw", "0", {2}),
        ("vvw", "01", {2}),
        ("vww", "0", {1, 2}),
        ("vwm", "", {1, 2}),
        ("vwm", "0", {1, 2}),
        ("vwm", "2", {1, 2}),
        ("vwm", "02", {1, 2}),
        ("www", "", {0, 1, 2}),
    ],
)
def test_w3_no_dead_wolf_and_werewolves_and_minions_win(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vvv", "", {0, 1, 2}),
        ("vvm", "", {0, 1}),
        ("vvm", "2", {0, 1}),
        ("vmm", "12", {0}),
        ("vmm", "1", {0}),
        ("vvt", "", {0, 1}),
    ],
)
def test_w4_without_wolves_the_village_wins_if_none_of_it_died(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize(
    ("roles", "dead", "won"),
    [
        ("vvv", "0", set()),
        ("vvv", "012", set()),
        ("vvm", "0", {2}),
        ("vvm", "01", {2}),
        ("vvm", "02", set()),
        ("vmm", "0", {1, 2}),
        ("vmm", "01", set()),
        ("vmm", "012", set()),
        ("vmt", "0", {1}),
        ("vmt", "01", set()),
    ],
)
def test_w4_without_wolves_a_dead_villager_is_the_minions_gain(roles: str, dead: str, won: set[int]) -> None:
    assert winners(roles, dead) == won


@pytest.mark.parametrize("wolf", WOLVES)
def test_w3_every_kind_of_wolf_is_a_wolf(wolf: str) -> None:
    assert set(judge(["villager", wolf, "minion"], {1}).winners) == {0}
    assert set(judge(["villager", wolf, "minion"], {0}).winners) == {1, 2}


VILLAGE = """sentinel mason seer apprentice-seer paranormal-investigator robber witch troublemaker village-idiot
    aura-seer drunk insomniac revealer curator villager hunter bodyguard prince"""


@pytest.mark.parametrize("role", VILLAGE.split())
def test_w4_w5_every_village_role_wins_and_dies_as_one(role: str) -> None:
    assert set(judge([role, "villager", "werewolf"], {2}).winners) == {0, 1}
    assert set(judge([role, "villager", "minion"], {0}).winners) == {2}
    assert set(judge([role, "villager", "minion"], {2}).winners) == {0, 1}


def every_case() -> Iterator[tuple[tuple[str, ...], set[int]]]:
    """Three to five players of the four sorts, and everybody who might have died."""
    for players in (3, 4, 5):
        for roles in combinations_with_replacement(("villager", "werewolf", "minion", "tanner"), players):
            for deaths in range(players + 1):
                for dead in combinations(range(players), deaths):
                    yield roles, set(dead)


def by_the_rulings(roles: tuple[str, ...], dead: set[int], edition: str) -> set[int]:
    """W1 to W5, word by word."""

    def all_who_are(role: str) -> set[int]:
        return {seat for seat, name in enumerate(roles) if name == role}

    village, wolves, minions, tanners = map(all_who_are, ("villager", "werewolf", "minion", "tanner"))
    won = tanners & dead  # W1
    if tanners & dead and not wolves & dead:  # W2
        return won
    if wolves:  # W3
        return won | (village if wolves & dead else wolves | minions)
    if edition == BEZIER:  # W4
        return won | (village if not dead else minions if dead - minions else set())
    if not village & dead:
        return won | village
    return won | (minions if not minions & dead else set())


@pytest.mark.parametrize("edition", EDITIONS)
def test_w1_w2_w3_w4_w5_every_case_is_judged_by_the_rulings(edition: str) -> None:
    for roles, dead in every_case():
        assert set(judge(roles, dead, edition).winners) == by_the_rulings(roles, dead, edition), (roles, dead)


@pytest.mark.parametrize(
    ("roles", "dead", "ravensburger", "bezier"),
    [
        ("vvm", "", {0, 1}, {0, 1}),  # nobody died
        ("vvm", "0", {2}, {2}),  # another died
        ("vvm", "2", {0, 1}, set()),  # only the minion did
        ("vvm", "02", set(), {2}),  # both
        ("vmm", "12", {0}, set()),
        ("vmm", "01", set(), {1, 2}),
        ("vvv", "0", set(), set()),  # there is no minion
        ("vmt", "02", {2}, {2}),  # a tanner died
        ("wvm", "12", {0, 2}, {0, 2}),  # there is a werewolf
    ],
)
def test_w4_without_wolves_the_editions_differ(roles: str, dead: str, ravensburger: set[int], bezier: set[int]) -> None:
    names = {"v": "villager", "w": "werewolf", "m": "minion", "t": "tanner"}
    given = [names[letter] for letter in roles], {int(seat) for seat in dead}
    assert set(judge(*given, RAVENSBURGER).winners) == ravensburger
    assert set(judge(*given, BEZIER).winners) == bezier


def test_w5_a_team_wins_or_loses_as_a_whole() -> None:
    sides = {"villager": "village", "werewolf": "werewolf", "minion": "werewolf"}
    for roles, dead in every_case():
        verdict = judge(roles, dead)
        won = {outcome.team: outcome.won for outcome in verdict.outcomes}
        for seat, role in enumerate(roles):
            if role != "tanner":
                assert (seat in verdict.winners) is won[sides[role]]


def test_w5_every_team_with_a_player_gets_its_outcome_and_no_other() -> None:
    assert {outcome.team for outcome in judge(["villager"] * 3, set()).outcomes} == {"village"}
    assert {outcome.team for outcome in judge(["seer", "minion", "tanner"], {0}).outcomes} == {
        "village",
        "werewolf",
        "tanner",
    }


# As played games.


def test_w1_w3_tanner_and_village_may_win_together() -> None:
    day = play(ann="tanner", bob="dream-wolf", cat="villager", dan="prince")
    ending = day.vote(ann="bob", bob="ann", cat="bob", dan="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann", "cat", "dan"}


def test_w2_a_dead_tanner_spoils_it_for_village_and_wolves() -> None:
    day = play(ann="tanner", bob="dream-wolf", cat="villager")
    assert day.vote(ann="bob", bob="ann", cat="ann").winners == {"ann"}


def test_w3_the_village_wins_though_a_villager_died_in_the_tie() -> None:
    day = play(ann="villager", bob="dream-wolf", cat="villager", dan="prince")
    ending = day.vote(ann="bob", bob="ann", cat="bob", dan="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == {"ann", "cat", "dan"}


def test_w3_one_dead_wolf_of_two_is_enough() -> None:
    day = play(ann="villager", bob="werewolf", cat="werewolf", dan="prince")
    ending = day.vote(ann="bob", bob="ann", cat="ann", dan="bob")
    assert ending.winners == {"ann", "dan"}


def test_w3_wolves_win_when_nobody_dies() -> None:
    day = play(ann="villager", bob="dream-wolf", cat="villager")
    assert day.vote(ann="bob", bob="cat", cat="ann").winners == {"bob"}


def test_w3_a_dead_minion_wins_with_the_wolves() -> None:
    day = play(ann="minion", bob="dream-wolf", cat="villager", dan="villager")
    ending = day.vote(ann="bob", bob="ann", cat="ann", dan="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"ann", "bob"}


def test_w4_a_village_alone_wins_when_nobody_dies() -> None:
    day = play(ann="villager", bob="hunter", cat="villager", center=["werewolf", "werewolf", "villager"])
    assert day.vote(ann="bob", bob="cat", cat="ann").winners == {"ann", "bob", "cat"}


def test_w4_a_village_alone_wins_when_only_the_minion_died() -> None:
    day = play(ann="minion", bob="villager", cat="villager")
    ending = day.vote(ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"bob", "cat"}


def test_w4_a_minion_without_wolves_wins_by_a_dead_villager() -> None:
    day = play(ann="minion", bob="villager", cat="villager")
    assert day.vote(ann="bob", bob="cat", cat="bob").winners == {"ann"}


def test_w4_a_minion_who_dies_with_a_villager_loses() -> None:
    day = play(ann="minion", bob="villager", cat="villager", dan="prince")
    ending = day.vote(ann="bob", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == set()


def test_w4_n16_two_minions_lose_when_one_of_them_dies_with_a_villager() -> None:
    day = play(dot="doppelganger", ann="minion", bob="villager", cat="villager").answer("dot", "ann")
    ending = day.vote(dot="bob", ann="bob", bob="ann", cat="ann")
    assert ending.dead == {"ann", "bob"}
    assert ending.winners == set()


def test_w4_n16_two_minions_win_by_a_dead_villager() -> None:
    day = play(dot="doppelganger", ann="minion", bob="villager", cat="villager").answer("dot", "ann")
    assert day.vote(dot="bob", ann="bob", bob="ann", cat="dot").winners == {"dot", "ann"}


def test_w3_the_wolf_is_who_is_one_in_the_end() -> None:
    night = play(ann="robber", bob="dream-wolf", cat="villager")
    night.answer("ann", "bob")
    assert night.vote(ann="bob", bob="ann", cat="bob").winners == {"ann"}


def test_w3_n9_an_investigator_who_turned_is_a_wolf_in_the_end() -> None:
    night = play(ann="paranormal-investigator", bob="dream-wolf", cat="villager")
    night.answer("ann", "bob")
    ending = night.vote(ann="cat", bob="ann", cat="ann")
    assert ending.dead == {"ann"}
    assert ending.winners == {"cat"}


def test_w3_n9_an_investigator_who_turned_wins_with_the_wolves() -> None:
    night = play(ann="paranormal-investigator", bob="dream-wolf", cat="villager")
    night.answer("ann", "bob")
    assert night.vote(ann="cat", bob="cat", cat="ann").winners == {"ann", "bob"}


def test_w3_n17_who_holds_a_doppelganger_wolf_card_is_a_wolf() -> None:
    night = play(dot="doppelganger", ann="dream-wolf", bob="robber", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    ending = night.vote(dot="bob", ann="cat", bob="ann", cat="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == {"dot", "cat"}


def test_w4_n17_a_doppelganger_card_that_copied_nothing_is_the_villages() -> None:
    night = play(ann="drunk", bob="minion", cat="villager", center=["doppelganger", "villager", "villager"])
    night.answer("ann", "center 1")
    assert night.vote(ann="bob", bob="ann", cat="ann").winners == {"bob"}
