"""Beliefs where every role is of the base box's kind: deal by deal, with all the nights of a deal summed at once."""

from collections.abc import Sequence

import numpy as np

from noctambule.onenight.lab.worlds.all_deals import drawn_deals, every_deal
from noctambule.onenight.lab.worlds.beliefs import EXACT, SAMPLED, Beliefs, Effort, normal, standard_error
from noctambule.onenight.lab.worlds.beliefs_by_night import how_many
from noctambule.onenight.lab.worlds.claims_heard import Heard, Listener, chance_of, possible, seen, watches
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.private_views import roles_of
from noctambule.onenight.lab.worlds.weighing_arrays import (
    Case,
    Real,
    Summed,
    added,
    crowds_for,
    summed,
    sums_for,
    work_for,
)
from noctambule.onenight.rules.roles import WOLVES

BATCHES = 20
SHARING = 6
"""How many may share their deals: there is room for every crowd that they can make."""
IDLE = "villager"
"""What a doppelganger card is that copied nothing."""


def believe_all(heard: Heard, listeners: Sequence[Listener], effort: Effort) -> tuple[Beliefs, ...]:
    """The beliefs of all who are asked."""
    shared = _watched(heard, [each for each in listeners if watches(heard, each)], effort)
    return tuple(shared.get(each) or believe(heard, each, effort) for each in listeners)


def _watched(heard: Heard, watching: Sequence[Listener], effort: Effort) -> dict[Listener, Beliefs]:
    """Of those who saw no more than the deal itself: each deal is weighed once for all who hold it possible."""
    sharing = watching[:SHARING]
    if len(sharing) < 2:
        return {}
    outlooks = [possible(heard, each) << bit for bit, each in enumerate(sharing)]
    case = heard.outside._replace(allowed=np.sum(outlooks, axis=0))
    if not _fits(heard, case, effort):
        return {}
    crowds = crowds_for(len(sharing))
    sums = sums_for(case, len(crowds) - 1)
    every_deal(case, heard.ground.copies, effort.deals, True, crowds, sums, work_for(case))
    met = {crowd: summed(case, sums, number) for crowd, number in enumerate(crowds.tolist()) if number >= 0}
    found = dict[Listener, Beliefs]()
    for bit, each in enumerate(sharing):
        if own := [sums for crowd, sums in met.items() if crowd >> bit & 1]:
            found[each] = _exact(heard, each, added(own))
    return found


def believe(heard: Heard, listener: Listener, effort: Effort) -> Beliefs:
    """Of one by itself."""
    case, copies = seen(heard, listener), heard.ground.copies
    if _fits(heard, case, effort):
        sums = sums_for(case)
        every_deal(case, copies, effort.deals, True, crowds_for(1), sums, work_for(case))
        found = summed(case, sums)
        found = found._replace(roles=_evened(case, found.roles), dealt=_evened(case, found.dealt))
        return _exact(heard, listener, found)
    case = case._replace(before=np.full(case.players, -1))
    sums, draws = sums_for(case, BATCHES), effort.drawn_deals // BATCHES
    drawn_deals(case, copies, _liking(case), draws, effort.seed * BATCHES, sums, work_for(case))
    batches = [summed(case, sums, batch) for batch in range(BATCHES)]
    found = added(batches)
    total, squares, drawn, _ = found.total.tolist()
    if total == 0:
        raise Impossible("worlds-not-found", drawn=int(drawn))
    wolves = np.array([role in WOLVES for role in (*roles_of(heard.setup), IDLE)])
    weighty = [batch for batch in batches if batch.total[0] > 0]
    error = standard_error(
        [(batch.roles[:, wolves].sum(axis=1) / batch.total[0]).tolist() for batch in weighty],
        [float(batch.total[0]) / total for batch in weighty],
        (found.roles[:, wolves].sum(axis=1) / total).tolist(),
        total**2 / squares,
    )
    return _beliefs(heard, listener, found, SAMPLED, int(drawn), total**2 / squares, error)


def _fits(heard: Heard, case: Case, effort: Effort) -> bool:
    """Whether there are no more deals than may be weighed one by one."""
    if how_many(heard.setup.deck) <= effort.deals:  # so that they need not be counted first
        return True
    return every_deal(case, heard.ground.copies, effort.deals, False, crowds_for(1), sums_for(case), work_for(case))


def _exact(heard: Heard, listener: Listener, found: Summed) -> Beliefs:
    deals = int(found.total[3])
    return _beliefs(heard, listener, found, EXACT, deals, deals, 0.0)


def _beliefs(
    heard: Heard, listener: Listener, found: Summed, how: str, worlds: int, effective: float, error: float
) -> Beliefs:
    roles, total = roles_of(heard.setup), float(found.total[0])
    if total == 0:
        raise Impossible("claims-impossible" if heard.claims else "view-impossible")
    return Beliefs(
        tuple(normal(_by_role((*roles, IDLE), row), total) for row in found.roles),
        tuple(normal(_by_role(roles, row), total) for row in found.dealt),
        tuple(chance_of(heard, at, listener, found) / total for at in range(len(heard.claims))),
        how,
        worlds,
        effective,
        error,
    )


def _evened(case: Case, rows: Real) -> Real:
    """The same for all seats that nothing tells apart: each of their deals stood for all of their orders."""
    seats = list(range(case.players))
    for seat in seats:
        if case.before[seat] >= 0:
            seats[seat] = seats[case.before[seat]]
    return np.array([rows[[other == seats[seat] for other in seats]].mean(axis=0) for seat in range(case.players)])


def _by_role(roles: tuple[str, ...], row: Real) -> dict[str, float]:
    weights = dict.fromkeys(roles, 0.0)
    for role, weight in zip(roles, row.tolist(), strict=True):
        weights[role] += weight
    return weights


def _liking(case: Case) -> Real:
    """How much each seat's evidence likes a role, as far as it can be told without the rest of the deal."""
    return np.where(case.allowed, case.base, 0.0)
