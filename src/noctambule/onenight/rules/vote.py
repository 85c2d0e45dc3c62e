"""The vote: who is protected, who has the most votes, and whom a dying hunter takes along."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

FEWEST_TO_DIE = 2
"""Nobody dies of a single vote."""


class Death(NamedTuple):
    """Who died, of how many votes, or by which hunter."""

    seat: int
    votes: int
    hunter: int | None = None


class Vote(NamedTuple):
    """A vote counted: the votes against each seat, who could not be killed, and who died."""

    against: tuple[int, ...]
    safe: frozenset[int]
    """The princes and those a bodyguard points at."""
    deaths: tuple[Death, ...]


def count(pointing: Sequence[int | None], roles: Sequence[str]) -> Vote:
    """Counts who points at whom, by what each player is at the end."""
    votes = Counter[int]()
    safe = {seat for seat, role in enumerate(roles) if role == "prince"}
    for seat, target in enumerate(pointing):
        if target is None:
            continue
        if roles[seat] == "bodyguard":
            safe.add(target)
        else:
            votes[target] += 1
    most = max((votes[seat] for seat in votes if seat not in safe), default=0)
    deaths = list[Death]()
    if most >= FEWEST_TO_DIE:
        deaths = [Death(seat, most) for seat in sorted(votes) if votes[seat] == most and seat not in safe]
    dead = {death.seat for death in deaths}
    for death in deaths:  # grows as hunters shoot
        target = pointing[death.seat]
        if roles[death.seat] == "hunter" and target is not None and target not in safe and target not in dead:
            dead.add(target)
            deaths.append(Death(target, votes[target], hunter=death.seat))
    return Vote(tuple(votes[seat] for seat in range(len(roles))), frozenset(safe), tuple(deaths))
