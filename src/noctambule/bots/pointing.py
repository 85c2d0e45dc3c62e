"""Whom a bot points at, in words and at last: what gives its side the best chance, if others do as they say."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from noctambule.lab.worlds.beliefs import Beliefs
from noctambule.onenight.cards import TANNER, VILLAGE, WOLVES
from noctambule.onenight.setup import Setup
from noctambule.onenight.vote import FEWEST_TO_DIE

LIKELY = 0.5
LARGEST_PACK = 3
UNLIKELY = 1e-3

Pack = frozenset[int]


class Table(NamedTuple):
    """The vote as one seat expects it."""

    players: int
    me: int
    side: str
    packs: Sequence[tuple[float, Pack]]
    """Who may be the werewolves, all of them, and how likely that is."""
    wolves: Sequence[float]
    tanners: Sequence[float]
    safe: Pack
    """Those who can't be killed, most likely."""


def table(setup: Setup, me: int, side: str, beliefs: Beliefs) -> Table:
    wolves = list(beliefs.wolf)
    tanners = [roles.get("tanner", 0.0) for roles in beliefs.roles]
    safe = frozenset(seat for seat, roles in enumerate(beliefs.roles) if roles.get("prince", 0.0) > LIKELY)
    return Table(setup.players, me, side, packs(setup, wolves), wolves, tanners, safe)


def packs(setup: Setup, wolves: Sequence[float]) -> list[tuple[float, Pack]]:
    """Every likely pack: seats weighed each on its own, no more of them than there are cards."""
    most = min(LARGEST_PACK, sum(card in WOLVES for card in setup.cards) + ("doppelganger" in setup.deck))
    suspects = [seat for seat, chance in enumerate(wolves) if chance > UNLIKELY]
    nobody = 1.0
    for chance in wolves:
        nobody *= 1 - min(chance, 1 - UNLIKELY)
    found = list[tuple[float, Pack]]()
    for size in range(most + 1):
        for pack in combinations(suspects, size):
            weight = nobody
            for seat in pack:
                chance = min(wolves[seat], 1 - UNLIKELY)
                weight *= chance / (1 - chance)
            found.append((weight, frozenset(pack)))
    total = sum(weight for weight, _ in found)
    return [(weight / total, pack) for weight, pack in found if weight > UNLIKELY * total]


def best(table: Table, said: Mapping[int, int | None], last: bool) -> int:
    """The seat to point at. Before the last moment, those who said nothing yet are hoped to follow."""
    others = [seat for seat in range(table.players) if seat != table.me]
    if table.side == TANNER:
        return max(others, key=lambda seat: (table.wolves[seat] < LIKELY, -seat))
    values = {seat: value(table, said, seat, last) for seat in others}
    peaceful = sum(chance for chance, pack in table.packs if not pack)
    if table.side == VILLAGE and peaceful > max(values.values()):
        return (table.me + 1) % table.players
    sign = 1 if table.side == VILLAGE else -1
    return max(others, key=lambda seat: (round(values[seat], 6), sign * table.wolves[seat]))


def value(table: Table, said: Mapping[int, int | None], mine: int, last: bool) -> float:
    """How likely the bot's side wins if it points there and the others do as they said."""
    total = 0.0
    for chance, pack in table.packs:
        votes = Counter({mine: 1})
        wolves = 0
        for seat in range(table.players):
            if seat == table.me:
                continue
            if seat in pack:
                wolves += 1
                continue
            target = said.get(seat)
            if target is None and not last and seat != mine:
                target = mine
            if target is not None:
                votes[target] += 1
        total += chance * _outcome(table, pack, votes, wolves)
    return total


def _outcome(table: Table, pack: Pack, votes: Counter[int], wolves: int) -> float:
    """The chance of this side when the werewolves add their votes to whoever is not one of them."""
    outside = [seat for seat in range(table.players) if seat not in pack and seat not in table.safe]
    if wolves and outside:
        votes[max(outside, key=lambda seat: votes[seat])] += wolves
    most = max((count for seat, count in votes.items() if seat not in table.safe), default=0)
    dead = [seat for seat, count in votes.items() if count == most and seat not in table.safe]
    if most < FEWEST_TO_DIE:
        dead = []
    if any(seat in pack for seat in dead):
        won = 1.0
    elif pack:
        won = 0.0
    else:
        won = float(not dead)
    if table.side == VILLAGE:
        return won
    tanner = max((table.tanners[seat] for seat in dead), default=0.0)
    if not pack:
        return float(bool(dead) and table.me not in dead) * (1 - tanner)
    return (1 - won) * (1 - tanner)
