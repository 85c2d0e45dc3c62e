"""Whom bots point at: the likeliest werewolf together, left when there is none, and what each side wants."""

import pytest

from noctambule.onenight.bots.pointing import Table, best, packs, protege
from noctambule.onenight.rules.cards import TANNER, VILLAGE, WEREWOLF
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.setup import Setup

FIVE = Setup(5, read_deck("2 werewolf, seer, robber, 4 villager"))


def table(side: str, *wolves: float, tanners: tuple[float, ...] = (), safe: frozenset[int] = frozenset()) -> Table:
    return Table(5, 0, side, packs(FIVE, wolves), wolves, tanners or (0.0,) * 5, safe)


def test_packs_are_as_likely_as_their_seats_and_never_larger_than_the_deck_has_wolves() -> None:
    found = packs(FIVE, (0.0, 0.9, 0.5, 0.1, 0.1))
    assert sum(chance for chance, _ in found) == pytest.approx(1.0, abs=0.02)
    assert max(len(pack) for _, pack in found) == 2
    assert max(found)[1] in ({1, 2}, {1})


def test_a_villager_suspects_the_likeliest_aloud() -> None:
    assert best(table(VILLAGE, 0.0, 0.2, 0.7, 0.3, 0.1), {}, last=False) == 2


def test_a_villager_joins_where_others_go_rather_than_pointing_alone() -> None:
    """Seat 2 is a little likelier, but nobody dies of a single vote."""
    assert best(table(VILLAGE, 0.0, 0.4, 0.45, 0.0, 0.0), {3: 1}, last=True) == 1


def test_a_tie_hangs_both_suspects() -> None:
    """With the sixth vote both of two equal suspects die, and a werewolf who sits alone can't help it."""
    lonely = Table(
        6,
        0,
        VILLAGE,
        [(0.5, frozenset({1})), (0.5, frozenset({2}))],
        (0.0, 0.5, 0.5, 0.0, 0.0, 0.0),
        (0.0,) * 6,
        frozenset(),
    )
    said = {1: 2, 2: 1, 3: 1, 4: 2, 5: 2}
    assert best(lonely, said, last=True) == 1


def test_all_point_left_when_no_werewolf_seems_to_be_there() -> None:
    assert best(table(VILLAGE, 0.0, 0.02, 0.02, 0.05, 0.02), {}, last=True) == 1


def test_werewolves_add_to_the_villager_who_is_likeliest_to_die() -> None:
    assert best(table(WEREWOLF, 1.0, 1.0, 0.0, 0.0, 0.0), {1: 3, 2: 1, 3: 1, 4: 3}, last=True) == 3


def test_werewolves_do_not_hang_a_tanner() -> None:
    hopes = table(WEREWOLF, 1.0, 0.0, 0.0, 0.0, 0.0, tanners=(0.0, 0.0, 0.9, 0.0, 0.0))
    assert best(hopes, {1: 2, 2: 0, 3: 1, 4: 3}, last=True) in (1, 3)


def test_nobody_points_at_a_prince_to_kill_him() -> None:
    assert best(table(VILLAGE, 0.0, 0.2, 0.6, 0.3, 0.1, safe=frozenset({2})), {}, last=False) == 3


def test_a_tanner_does_not_help_to_hang_a_werewolf() -> None:
    assert best(table(TANNER, 0.0, 0.9, 0.8, 0.1, 0.9), {}, last=True) == 3


def test_a_bodyguard_protects_the_innocent_whom_others_accuse() -> None:
    assert protege(table(VILLAGE, 0.0, 0.9, 0.05, 0.1, 0.1), {1: 2, 3: 2, 4: 1}) == 2
