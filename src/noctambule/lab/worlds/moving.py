"""Weighs the players' exchanges: who was robbed, what the troublemaker swapped, what was seen at last; compiled.

The troublemaker sees nothing, so what he does is left for the end (`case.ending`): here the cards lie as the robber
left them. Only where one wakes last and what she saw matters, his swaps of her own card are gone through.
"""

from noctambule.lab.worlds.case import Case, Real, Sums, Work
from noctambule.lab.worlds.compiling import apart, compiled
from noctambule.lab.worlds.looking import slot_of, view_weight


@compiled
def robberies(case: Case, work: Work) -> float:
    """The weight of robbing each player, and of all together; one where nobody robs."""
    robber = work.who[0]
    if robber < 0:
        return 1.0
    role, total = work.acts[robber], 0.0
    work.robs[:] = 0.0
    for answer in range(case.answers[robber, role]):
        robbed = case.first[robber, role, answer]
        loot = 0 if robbed < 0 else work.now[robbed]
        weight = view_weight(case, robber, role, answer, loot, 0)
        work.robs[robber if robbed < 0 else robbed] += weight
        total += weight
    return total


@compiled
def lay(work: Work, robs: Real, total: float, scale: float, one: int, other: int, lying: Real) -> None:
    """Adds how the cards lie after the robberies; two places (-1: none) have then been swapped."""
    robber = work.who[0]
    at_robber = other if robber == one else one if robber == other else robber
    loser = 0 if robber < 0 else work.means[work.now[robber]]
    for place in range(robs.size):
        target = other if place == one else one if place == other else place
        card = work.means[work.now[place]]
        if robber < 0:
            lying[target, card] += total * scale
        elif place == robber:
            lying[target, card] += robs[place] * scale
        else:
            lying[target, card] += (total - robs[place]) * scale
            lying[target, loser] += robs[place] * scale
            lying[at_robber, card] += robs[place] * scale


@compiled
def after_robbery(work: Work, place: int, robbed: int) -> int:
    """The card at a place when this one was robbed."""
    robber = work.who[0]
    if robber < 0 or robbed == robber:
        return int(work.now[place])
    return int(work.now[robbed if place == robber else robber if place == robbed else place])


@compiled
def waking(case: Case, work: Work, sleeper: int, place: int, scale: float, sums: Sums) -> float:
    """Weighs each robbery, in `held`, by what a sleeper then says whose card came from this place; all together."""
    role, total = work.acts[sleeper], 0.0
    start, told = case.start[sleeper, role], case.told[sleeper, role]
    if work.who[0] < 0:
        slot = start + work.now[place] * case.cards
        if told:
            sums.views[slot] += scale * case.weights[slot]
        return float(case.weights[slot])
    for robbed in range(case.players):
        if work.robs[robbed] == 0.0:
            work.held[robbed] = 0.0
            continue
        slot = start + after_robbery(work, place, robbed) * case.cards
        weight = work.robs[robbed] * case.weights[slot]
        work.held[robbed] = weight
        total += weight
        if told:
            sums.views[slot] += scale * weight
    return total


@compiled
def note_robber(case: Case, work: Work, robs: Real, scale: float, sums: Sums) -> None:
    """Adds up the robber's views, where a claim may be true of them."""
    robber = work.who[0]
    if robber < 0 or not case.told[robber, work.acts[robber]]:
        return
    role = work.acts[robber]
    for answer in range(case.answers[robber, role]):
        robbed = case.first[robber, role, answer]
        loot = 0 if robbed < 0 else work.now[robbed]
        sums.views[slot_of(case, robber, role, answer, loot, 0)] += scale * robs[robber if robbed < 0 else robbed]


@compiled
def note_swaps(case: Case, work: Work, alone: int, one: int, other: int, scale: float, sums: Sums) -> None:
    """Adds up the troublemaker's views: of one swap, or where none is given of all that leave one card alone."""
    swapper = work.who[1]
    if swapper < 0 or not case.told[swapper, work.acts[swapper]]:
        return
    role = work.acts[swapper]
    for answer in range(case.answers[swapper, role]):
        a, b = case.first[swapper, role, answer], case.second[swapper, role, answer]
        if (a == one and b == other) or (a == other and b == one) or (one < 0 and alone not in (a, b)):
            slot = slot_of(case, swapper, role, answer, 0, 0)
            sums.views[slot] += scale * case.weights[slot]


@compiled
def seen_last(case: Case, work: Work, sleeper: int, one: int, other: int, robbed: int) -> int:
    """Where the view has its weight of one who wakes last, after a robbery and a swap (-1: none)."""
    source = other if sleeper == one else one if sleeper == other else sleeper
    return int(case.start[sleeper, work.acts[sleeper]] + after_robbery(work, source, robbed) * case.cards)


@apart
def exchange_for_two(case: Case, work: Work, scale: float, sums: Sums) -> float:
    """The same as `exchange`, robbery by robbery and swap by swap, where two wake last."""
    n, total, robber, swapper = case.players, 0.0, work.who[0], work.who[1]
    lying = sums.lying[n, n, n if work.who[2] < 0 else work.who[2]]
    for robbed in range(1 if robber < 0 else n):
        robbing = 1.0 if robber < 0 else work.robs[robbed]
        if robbing == 0.0:
            continue
        for answer in range(1 if swapper < 0 else case.answers[swapper, work.acts[swapper]]):
            one, other, weight = -1, -1, robbing
            if swapper >= 0:
                one = case.first[swapper, work.acts[swapper], answer]
                other = case.second[swapper, work.acts[swapper], answer]
                weight *= view_weight(case, swapper, work.acts[swapper], answer, 0, 0)
            for number in (3, 4):
                weight *= case.weights[seen_last(case, work, work.who[number], one, other, robbed)]
            if weight == 0.0:
                continue
            total += weight
            for place in range(n):
                source = other if place == one else one if place == other else place
                lying[place, work.means[after_robbery(work, source, robbed)]] += weight * scale
            for number in (3, 4):
                sleeper = work.who[number]
                if case.told[sleeper, work.acts[sleeper]]:
                    sums.views[seen_last(case, work, sleeper, one, other, robbed)] += weight * scale
            if robber >= 0:
                work.held[:] = 0.0
                work.held[robbed] = weight
                note_robber(case, work, work.held, scale, sums)
            if swapper >= 0 and case.told[swapper, work.acts[swapper]]:
                sums.views[slot_of(case, swapper, work.acts[swapper], answer, 0, 0)] += weight * scale
    return total


@compiled
def exchange(case: Case, work: Work, scale: float, sums: Sums) -> float:
    """The weight of all exchanges, added to the sums by so much."""
    n = case.players
    robbed = robberies(case, work)
    if robbed == 0.0:
        return 0.0
    drunk = n if work.who[2] < 0 else work.who[2]
    swapper = n if work.who[1] < 0 else work.who[1]
    sleeper = work.who[3]
    if sleeper < 0:
        swapping = case.quiet[swapper, n]
        lay(work, work.robs, robbed, scale, -1, -1, sums.lying[swapper, n, drunk])
        note_robber(case, work, work.robs, scale * swapping, sums)
        note_swaps(case, work, n, -1, -1, scale * robbed, sums)
        return float(robbed * swapping)
    if work.who[4] >= 0:
        return exchange_for_two(case, work, scale, sums)
    moved = 0.0
    for place in range(n):  # from where her card came when the troublemaker was done
        swapping = case.quiet[swapper, sleeper] if place == sleeper else case.swaps[swapper, sleeper, place]
        if swapping == 0.0:
            continue
        robbed = waking(case, work, sleeper, place, scale * swapping, sums)
        if robbed == 0.0:
            continue
        if place == sleeper:
            lay(work, work.held, robbed, scale, -1, -1, sums.lying[swapper, sleeper, drunk])
            note_swaps(case, work, sleeper, -1, -1, scale * robbed, sums)
        else:
            lay(work, work.held, robbed, scale * swapping, sleeper, place, sums.lying[n, n, drunk])
            note_swaps(case, work, n, sleeper, place, scale * robbed, sums)
        note_robber(case, work, work.held, scale * swapping, sums)
        moved += robbed * swapping
    return moved
