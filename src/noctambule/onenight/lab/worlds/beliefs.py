"""What a seat may believe: the probability of every ending and of every claim, from what it was shown and told."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from noctambule.engine.events import Event
from noctambule.onenight.rules.roles import WOLVES

EXACT, SAMPLED = "exact", "sampled"
NEGLIGIBLE = 1e-13
"""What sums of rounded numbers leave of nothing."""


class Effort(NamedTuple):
    """How much may be spent before sampling takes the place of counting, and on the sampling."""

    deals: int = 1_000_000
    """Deals (the center in any order) that are weighed one by one, where all roles are of `private_views.KINDS`."""
    drawn_deals: int = 200_000
    worlds: int = 30_000
    """Whole nights that the readable engine plays, for every other deck."""
    drawn_worlds: int = 4_000
    enough: float = 1_000.0
    """How many equally weighty worlds the drawn ones should be worth; no more are drawn then."""
    seed: int = 0


class Beliefs(NamedTuple):
    """What one seat may believe of all of them."""

    roles: tuple[Mapping[str, float], ...]
    """For each seat: the probability of ending as each role."""
    dealt: tuple[Mapping[str, float], ...]
    claims: tuple[float, ...]
    """For each claim: the probability that it is true."""
    how: str
    """EXACT: every world was weighed. SAMPLED: some were drawn."""
    worlds: int
    """How many were weighed: deals with all their nights, or, for decks with Daybreak's other roles, whole nights."""
    effective: float
    """How many equally weighty worlds the drawn ones are worth; all of them, where it is exact."""
    error: float
    """The largest standard error of any seat's probability of being a werewolf; none, where it is exact."""

    @property
    def wolf(self) -> tuple[float, ...]:
        """For each seat: the probability of ending as a werewolf."""
        return tuple(sum(chance for role, chance in roles.items() if role in WOLVES) for roles in self.roles)


def night_of(seat: int, events: Iterable[Event]) -> tuple[Event, ...]:
    """The part of a view that beliefs rest on: up to dawn. What the vote shows is no belief any more."""
    return tuple(event for event in events if event.call != "vote" and seat in event.seen_by)


def normal(weights: Mapping[str, float], total: float) -> dict[str, float]:
    """Weights as probabilities, the impossible left out."""
    return {role: float(weight / total) for role, weight in weights.items() if weight > total * NEGLIGIBLE}


def standard_error(
    batches: Sequence[Sequence[float]], shares: Sequence[float], means: Sequence[float], effective: float
) -> float:
    """The largest standard error of any of the means, from batches that were each drawn alike.

    Never less than the share that a world may have which so few did not show: one heavy world agrees with itself.
    """
    if len(batches) < 2:
        return 1.0
    spread = (
        math.sqrt(sum((share * (batch[at] - mean)) ** 2 for share, batch in zip(shares, batches, strict=True)))
        for at, mean in enumerate(means)
    )
    return max(*spread, 1 / (2 + effective))
