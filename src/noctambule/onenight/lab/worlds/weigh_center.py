"""Weighs what was seen before the robber woke, and what the drunk took: the orders of the center, compiled."""

import numpy as np

from noctambule.onenight.lab.worlds.compiling import compiled
from noctambule.onenight.lab.worlds.private_views import PACK
from noctambule.onenight.lab.worlds.weighing_arrays import Case, Sums, Work

ORDERS = np.array([(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)], dtype=np.int64)


@compiled
def slot_of(case: Case, seat: int, role: int, answer: int, one: int, other: int) -> int:
    """Where a private view of an answer and the cards seen has its weight."""
    look = 1 << case.players if case.kind[role] == PACK else 0
    return int(case.start[seat, role] + look + (answer * case.cards + one) * case.cards + other)


@compiled
def view_weight(case: Case, seat: int, role: int, answer: int, one: int, other: int) -> float:
    if case.start[seat, role] < 0:
        return float(case.base[seat, role] * case.prior[seat, role, answer])
    return float(case.weights[slot_of(case, seat, role, answer, one, other)])


@compiled
def card_at(case: Case, work: Work, order: int, place: int) -> int:
    if place < 0:
        return 0
    if place < case.players:
        return int(work.now[place])
    return int(work.now[case.players + ORDERS[order, place - case.players]])


@compiled
def seen_at(case: Case, work: Work, order: int, seat: int, answer: int) -> int:
    """Where the view has its weight that a looker has after an answer."""
    role = work.acts[seat]
    one = card_at(case, work, order, case.first[seat, role, answer])
    other = card_at(case, work, order, case.second[seat, role, answer])
    return slot_of(case, seat, role, answer, one, other)


@compiled
def center_weight(case: Case, work: Work, looking: int, orders: int, placed: bool) -> float:
    """The weight of all that was seen and drunk, over so many orders of the center; what the drunk may have taken.

    `placed`: the center lies as it lies, so that it matters which place the drunk named.
    """
    n, drunk, total = case.players, work.who[2], 0.0
    role = 0 if drunk < 0 else work.acts[drunk]
    work.drawn[:] = 0.0
    for order in range(orders):
        weight = 1.0 / orders
        for number in range(looking):
            seat = work.lookers[number]
            look, answers = case.rest[seat, work.acts[seat]], case.live[seat, work.acts[seat]]
            for answer in answers:
                if answer < 0:
                    break
                look += case.weights[seen_at(case, work, order, seat, answer)]
            work.looks[order, number] = look
            weight *= look
        if drunk < 0:
            total += weight
        elif weight > 0.0:
            every = 0.0
            for answer in range(3):
                took = weight * view_weight(case, drunk, role, answer, 0, 0)
                every += took
                if placed or orders > 1:
                    work.drawn[card_at(case, work, order, case.first[drunk, role, answer])] += took
            total += every
            if not placed and orders == 1:
                for place in range(3):
                    work.drawn[work.now[n + place]] += every / 3
    return total


@compiled
def note_center(case: Case, work: Work, looking: int, orders: int, rest: float, sums: Sums) -> None:
    """Adds up how likely each view of the center was that a claim tells, given the weight of everything else."""
    drunk, drinking = work.who[2], 1.0
    noted = False
    if drunk >= 0:
        noted = case.told[drunk, work.acts[drunk]]
        drinking = 0.0
        for answer in range(3):
            drinking += view_weight(case, drunk, work.acts[drunk], answer, 0, 0)
    for order in range(orders):
        for number in range(looking):
            seat = work.lookers[number]
            if not case.told[seat, work.acts[seat]]:
                continue
            others = rest * drinking / orders
            for another in range(looking):
                if another != number:
                    others *= work.looks[order, another]
            for answer in case.live[seat, work.acts[seat]]:
                if answer < 0:
                    break
                slot = seen_at(case, work, order, seat, answer)
                sums.views[slot] += others * case.weights[slot]
        if noted:
            others = rest / orders
            for number in range(looking):
                others *= work.looks[order, number]
            for answer in range(3):
                slot = slot_of(case, drunk, work.acts[drunk], answer, 0, 0)
                sums.views[slot] += others * case.weights[slot]
