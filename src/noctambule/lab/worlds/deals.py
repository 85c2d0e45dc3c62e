"""Beliefs where every role is of the base box's kind: deal by deal, with all the nights of a deal summed at once."""

import numpy as np

from noctambule.lab.worlds.beliefs import EXACT, SAMPLED, Beliefs, Effort, normal, standard_error
from noctambule.lab.worlds.case import Case, Real, Sums, ending, sums_for, work_for
from noctambule.lab.worlds.cast import roles_of
from noctambule.lab.worlds.dealing import drawn_deals, every_deal
from noctambule.lab.worlds.evidence import Heard, chance_of, seen
from noctambule.lab.worlds.impossible import Impossible
from noctambule.lab.worlds.nights import how_many
from noctambule.onenight.cards import WOLVES
from noctambule.onenight.sayings import Story

BATCHES = 20
IDLE = "villager"
"""What a doppelganger card is that copied nothing."""


def believe(heard: Heard, seat: int, dealt: str, story: Story, effort: Effort) -> Beliefs:
    """The beliefs of a seat that heard these claims and has this to tell of its own night."""
    case, copies = seen(heard, seat, dealt, story), heard.ground.copies
    sums, work = sums_for(case), work_for(case)

    def beliefs(sums: Sums, final: Real, how: str, worlds: int, effective: float, error: float) -> Beliefs:
        roles, total = roles_of(heard.setup), float(sums.total[0])
        if total == 0:
            raise Impossible("claims-impossible" if heard.claims else "view-impossible")
        sums = sums._replace(dealt=_evened(case, sums.dealt))
        return Beliefs(
            tuple(normal(_by_role((*roles, IDLE), row), total) for row in final),
            tuple(normal(_by_role(roles, row), total) for row in sums.dealt),
            tuple(chance_of(heard, at, seat, dealt, story, sums) / total for at in range(len(heard.claims))),
            how,
            worlds,
            effective,
            error,
        )

    few = how_many(heard.setup.deck) <= effort.deals  # so that they need not be counted first
    if few or every_deal(case, copies, effort.deals, False, sums, work):
        every_deal(case, copies, effort.deals, True, sums, work)
        deals = int(sums.total[3])
        return beliefs(sums, _evened(case, ending(case, sums)), EXACT, deals, deals, 0.0)
    case = case._replace(before=np.full(case.players, -1))
    batches, endings, liking = list[Sums](), list[Real](), _liking(case)
    for batch in range(BATCHES):
        sums = sums_for(case)
        drawn_deals(case, copies, liking, effort.drawn_deals // BATCHES, effort.seed * BATCHES + batch, sums, work)
        batches.append(sums)
        endings.append(ending(case, sums))
    summed, final = Sums(*(np.sum(parts, axis=0) for parts in zip(*batches, strict=True))), np.sum(endings, axis=0)
    total, squares, drawn, _ = (float(number) for number in summed.total)
    if total == 0:
        raise Impossible("worlds-not-found", drawn=int(drawn))
    wolves = np.array([role in WOLVES for role in (*roles_of(heard.setup), IDLE)])
    weighty = [(sums, ends) for sums, ends in zip(batches, endings, strict=True) if sums.total[0] > 0]
    error = standard_error(
        [(ends[:, wolves].sum(axis=1) / sums.total[0]).tolist() for sums, ends in weighty],
        [float(sums.total[0]) / total for sums, _ in weighty],
        (final[:, wolves].sum(axis=1) / total).tolist(),
        total**2 / squares,
    )
    return beliefs(summed, final, SAMPLED, int(drawn), total**2 / squares, error)


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
