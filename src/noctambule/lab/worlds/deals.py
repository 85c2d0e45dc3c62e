"""Beliefs where every role is of the base box's kind: deal by deal, with all the nights of a deal summed at once."""

import numpy as np

from noctambule.lab.worlds.beliefs import EXACT, SAMPLED, Beliefs, Effort, normal, standard_error
from noctambule.lab.worlds.cast import roles_of
from noctambule.lab.worlds.evidence import Heard, chance_of, seen
from noctambule.lab.worlds.impossible import Impossible
from noctambule.lab.worlds.weighing import Case, Real, Sums, Work, every_deal, weigh_drawn_deals
from noctambule.onenight.cards import WOLVES
from noctambule.onenight.sayings import Story

BATCHES = 20
IDLE = "villager"
"""What a doppelganger card is that copied nothing."""


def believe(heard: Heard, seat: int, dealt: str, story: Story, effort: Effort) -> Beliefs:
    """The beliefs of a seat that heard these claims and has this to tell of its own night."""
    case = seen(heard, seat, dealt, story)
    sums, work = _sums(case), _work(case)
    if every_deal(case, heard.copies, effort.deals, False, sums, work):
        every_deal(case, heard.copies, effort.deals, True, sums, work)
        deals = int(sums.total[2])
        return _beliefs(heard, seat, dealt, story, sums, EXACT, deals, deals, 0.0)
    batches = list[Sums]()
    liking = _liking(case)
    for batch in range(BATCHES):
        sums = _sums(case)
        draws, seed = effort.drawn_deals // BATCHES, effort.seed * BATCHES + batch
        weigh_drawn_deals(case, heard.copies, liking, draws, seed, sums, _work(case))
        batches.append(sums)
    summed = Sums(*(np.sum(parts, axis=0) for parts in zip(*batches, strict=True)))
    total, squares, drawn = (float(number) for number in summed.total)
    if total == 0:
        raise Impossible("worlds-not-found", drawn=int(drawn))
    wolves = np.array([role in WOLVES for role in (*roles_of(heard.setup), IDLE)])
    weighty = [sums for sums in batches if sums.total[0] > 0]
    error = standard_error(
        [(sums.final[:, wolves].sum(axis=1) / sums.total[0]).tolist() for sums in weighty],
        [float(sums.total[0]) / total for sums in weighty],
        (summed.final[:, wolves].sum(axis=1) / total).tolist(),
    )
    return _beliefs(heard, seat, dealt, story, summed, SAMPLED, int(drawn), total**2 / squares, error)


def _beliefs(
    heard: Heard,
    seat: int,
    dealt: str,
    story: Story,
    sums: Sums,
    how: str,
    worlds: int,
    effective: float,
    error: float,
) -> Beliefs:
    roles, total = roles_of(heard.setup), float(sums.total[0])
    if total == 0:
        raise Impossible("claims-impossible" if heard.claims else "view-impossible")
    return Beliefs(
        tuple(normal(_by_role((*roles, IDLE), row), total) for row in sums.final),
        tuple(normal(_by_role(roles, row), total) for row in sums.dealt),
        tuple(chance_of(heard, at, seat, dealt, story, sums) / total for at in range(len(heard.claims))),
        how,
        worlds,
        effective,
        error,
    )


def _by_role(roles: tuple[str, ...], row: Real) -> dict[str, float]:
    weights = dict.fromkeys(roles, 0.0)
    for role, weight in zip(roles, row.tolist(), strict=True):
        weights[role] += weight
    return weights


def _sums(case: Case) -> Sums:
    n, cards = case.players, case.cards
    return Sums(np.zeros((n, cards + 1)), np.zeros((n, cards)), np.zeros(case.weights.size), np.zeros(3))


def _work(case: Case) -> Work:
    n = case.players
    exchanges, known = np.zeros((n + 1, n + 1, n, n)), np.zeros((n + 1, n + 1), dtype=np.int64)
    acts, now, sleepers, lookers = (np.zeros(size, dtype=np.int64) for size in (n, n + 3, 2, 4))
    return Work(
        exchanges, known, np.zeros((n, n)), np.zeros(case.cards), acts, now, sleepers, lookers, np.zeros((6, 4))
    )


def _liking(case: Case) -> Real:
    """How much each seat's evidence likes a role, as far as it can be told without the rest of the deal."""
    return np.where(case.allowed, case.base, 0.0)
