"""Whom a bot points at, in words and at last: what gives its side the best chance, if others do as they say."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from noctambule.onenight.lab.worlds.beliefs import Beliefs
from noctambule.onenight.rules.cards import TANNER, VILLAGE
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.vote import FEWEST_TO_DIE

LIKELY = 0.5
LARGEST_PACK = 3
UNLIKELY = 2e-3

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


def table(setup: Setup, me: int, side: str, beliefs: Beliefs, suspicions: Sequence[float]) -> Table:
    """The vote as these beliefs and suspicions have it."""
    wolves = [min(1.0, max(0.0, chance)) for chance in suspicions]
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
    values = chances(table, said, others, last)
    peaceful = sum(chance for chance, pack in table.packs if not pack)
    if table.side == VILLAGE and peaceful > max(table.wolves) and peaceful > max(values.values()) - UNLIKELY:
        return (table.me + 1) % table.players  # all point left, and nobody dies
    sign = 1 if table.side == VILLAGE else -1
    return max(others, key=lambda seat: (round(values[seat], 6), sign * table.wolves[seat]))


def protege(table: Table, said: Mapping[int, int | None]) -> int:
    """Whom a bodyguard points at: the one whose death would hurt most, by what the others say."""
    others = [seat for seat in range(table.players) if seat != table.me]
    accused = list(said.values())
    return max(others, key=lambda seat: ((1 + accused.count(seat)) * (LIKELY - table.wolves[seat]), -seat))


def chances(table: Table, said: Mapping[int, int | None], options: Sequence[int], last: bool) -> dict[int, float]:
    """For each seat to point at: how likely the bot's side wins, if the others do as they said."""
    values = dict.fromkeys(options, 0.0)
    for chance, pack in table.packs:
        votes, undecided, wolves = [0] * table.players, list[int](), 0
        for seat in range(table.players):
            if seat == table.me:
                continue
            target = said.get(seat)
            if seat in pack:
                wolves += 1
            elif target is not None:
                votes[target] += 1
            elif not last:
                undecided.append(seat)
        outside = [seat for seat in range(table.players) if seat not in pack and seat not in table.safe]
        for mine in options:
            cast = votes.copy()
            cast[mine] += 1 + len(undecided) - (mine in undecided)
            if wolves and outside:
                # Werewolves add their votes to whoever is likeliest to die and not one of them.
                cast[max(outside, key=cast.__getitem__)] += wolves
            values[mine] += chance * _won(table, pack, _dead(table, cast))
    return values


def _dead(table: Table, votes: Sequence[int]) -> list[int]:
    mortal = [seat for seat in range(table.players) if seat not in table.safe]
    most = max((votes[seat] for seat in mortal), default=0)
    return [seat for seat in mortal if votes[seat] == most] if most >= FEWEST_TO_DIE else []


def _won(table: Table, pack: Pack, dead: Sequence[int]) -> float:
    """The chance of the bot's side when these die."""
    caught = any(seat in pack for seat in dead)
    if table.side == VILLAGE:
        return float(caught if pack else not dead)
    tanner = max((table.tanners[seat] for seat in dead), default=0.0)
    if pack:
        return (1 - tanner) * (not caught)
    return (1 - tanner) * (bool(dead) and table.me not in dead)
