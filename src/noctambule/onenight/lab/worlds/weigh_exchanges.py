"""Weighs the players' exchanges: who was robbed, what the troublemaker swapped, what was seen at last; compiled.

The troublemaker sees nothing, so what he does is left for the end (`weighing_arrays.summed`): here the cards lie as
the robber left them. Only where one wakes last and what she saw matters, his swaps of her own card are gone through.
"""

from noctambule.onenight.lab.worlds.compiling import apart, compiled
from noctambule.onenight.lab.worlds.weigh_center import slot_of, view_weight
from noctambule.onenight.lab.worlds.weighing_arrays import Case, Real, Sums, Work


@compiled
def robberies(case: Case, work: Work) -> float:
    """The weight of robbing each player, and of all together; one where nobody robs."""
    robber = work.who[0]
    work.robs[:] = 0.0
    if robber < 0:
        return 1.0
    role, total = work.acts[robber], 0.0
    for answer in range(case.answers[robber, role]):
        robbed = case.first[robber, role, answer]
        loot = 0 if robbed < 0 else work.now[robbed]
        weight = view_weight(case, robber, role, answer, loot, 0)
        work.robs[robber if robbed < 0 else robbed] += weight
        total += weight
    return total


@compiled
def lay(work: Work, robs: Real, total: float, scale: float, one: int, other: int, lying: Real) -> None:
    """Adds how the cards lie after the robberies; two places (-1: none) were swapped since."""
    robber = work.who[0]
    at_robber = other if robber == one else one if robber == other else robber
    loser = 0 if robber < 0 else work.means[work.now[robber]]
    for place in range(robs.size):
        card, at = work.means[work.now[place]], other if place == one else one if place == other else place
        if place == robber:
            lying[at, card] += robs[place] * scale
            continue
        lying[at, card] += (total - robs[place]) * scale
        if robber >= 0:
            lying[at, loser] += robs[place] * scale
            lying[at_robber, card] += robs[place] * scale


@compiled
def after_robbery(work: Work, place: int, robbed: int) -> int:
    """The card at a place when this one was robbed."""
    robber = work.who[0]
    if robber < 0 or robbed == robber:
        return int(work.now[place])
    return int(work.now[robbed if place == robber else robber if place == robbed else place])


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
def note_swaps(case: Case, work: Work, sleeper: int, usual: float, scale: float, sums: Sums) -> None:
    """Adds up the troublemaker's views: each of usual weight, but for those that bring a sleeper another's card."""
    swapper = work.who[1]
    if swapper < 0 or not case.told[swapper, work.acts[swapper]]:
        return
    role = work.acts[swapper]
    for answer in range(case.answers[swapper, role]):
        one, other = case.first[swapper, role, answer], case.second[swapper, role, answer]
        weight = usual
        if sleeper >= 0 and sleeper in (one, other):
            weight = work.woke[other if sleeper == one else one]
        slot = slot_of(case, swapper, role, answer, 0, 0)
        sums.views[slot] += scale * weight * case.weights[slot]


@compiled
def hear_her(case: Case, work: Work, sleeper: int, robbed: float) -> None:
    """What one who wakes last says of each card: `says`, by where it lies; `woke`, if hers then came from there."""
    start, robber, lost = case.start[sleeper, work.acts[sleeper]], work.who[0], 0.0
    for place in range(case.players):
        work.says[place] = case.weights[start + work.now[place] * case.cards]
    if robber >= 0:
        lost = work.says[robber]
    for place in range(case.players):
        work.woke[place] = work.says[place] * (robbed - work.robs[place]) + lost * work.robs[place]
    if robber >= 0:
        work.woke[robber] = 0.0
        for place in range(case.players):
            work.woke[robber] += work.robs[place] * work.says[place]


@compiled
def lay_swapped(case: Case, work: Work, sleeper: int, swaps: Real, scale: float, lying: Real) -> float:
    """Adds how the cards lie once hers was swapped with another's; its weight, which `held` then has by robbery."""
    n, robber, total, plain, with_robber, lost = case.players, work.who[0], 0.0, 0.0, 0.0, 0.0
    loser, hers = 0, work.means[work.now[sleeper]]
    if robber >= 0:
        loser, with_robber, lost = work.means[work.now[robber]], swaps[robber], work.says[robber]
    for place in range(n):
        total += swaps[place] * work.woke[place]
        if place != robber:
            plain += swaps[place] * work.says[place]
    for place in range(n):
        likes = plain + with_robber * work.says[place]
        if place != robber:
            likes += swaps[place] * (lost - work.says[place])
        work.held[place] = work.robs[place] * likes
    for place in range(n):
        if place == sleeper:
            continue
        card, swap, robs = work.means[work.now[place]], swaps[place] * scale, work.robs[place]
        if place == robber:
            for other in range(n):
                what, swapped = work.means[work.now[other]], swap * work.says[other] * work.robs[other]
                lying[robber, what] += work.held[other] * scale - swapped
                lying[sleeper, what] += swapped
            took = swap * work.says[sleeper] * work.robs[sleeper]
        else:
            took = swap * work.says[place] * work.robs[sleeper]
            lying[place, card] += (total - work.held[place]) * scale - swap * (work.woke[place] - lost * robs)
            lying[place, loser] += work.held[place] * scale - swap * lost * robs
            lying[sleeper, card] += swap * (work.woke[place] - lost * robs)
            lying[sleeper, loser] += swap * lost * robs
        lying[place, hers] += swap * work.woke[place] - took
        lying[place, loser] += took
    return total


@compiled
def wake(case: Case, work: Work, sleeper: int, robbed: float, scale: float, sums: Sums) -> float:
    """The weight of all exchanges where what one saw at last matters."""
    n, start = case.players, case.start[sleeper, work.acts[sleeper]]
    drunk = n if work.who[2] < 0 else work.who[2]
    swapper = n if work.who[1] < 0 else work.who[1]
    hear_her(case, work, sleeper, robbed)
    swaps, quiet = case.swaps[swapper, sleeper], case.quiet[swapper, sleeper]
    total = lay_swapped(case, work, sleeper, swaps, scale, sums.lying[n, n, drunk])
    note_robber(case, work, work.held, scale, sums)
    lost = 0.0 if work.who[0] < 0 else work.says[work.who[0]]
    for place in range(n):
        work.held[place] = work.robs[place] * (lost if place == sleeper else work.says[sleeper])
    lay(work, work.held, work.woke[sleeper], scale, -1, -1, sums.lying[swapper, sleeper, drunk])
    note_robber(case, work, work.held, scale * quiet, sums)
    note_swaps(case, work, sleeper, work.woke[sleeper], scale, sums)
    if case.told[sleeper, work.acts[sleeper]]:
        for place in range(n):
            swap = scale * (quiet if place == sleeper else swaps[place])
            for at in range(n if place == work.who[0] else 1):
                source, weight = at, work.robs[at]
                if place != work.who[0]:
                    source, weight = place, robbed - work.robs[place]
                    if work.who[0] >= 0:
                        slot = start + work.now[work.who[0]] * case.cards
                        sums.views[slot] += swap * work.robs[place] * case.weights[slot]
                slot = start + work.now[source] * case.cards
                sums.views[slot] += swap * weight * case.weights[slot]
    return float(total + quiet * work.woke[sleeper])


@compiled
def seen_last(case: Case, work: Work, sleeper: int, one: int, other: int, robbed: int) -> int:
    """Where the view has its weight of one who wakes last, after a robbery and a swap (-1: none)."""
    source = other if sleeper == one else one if sleeper == other else sleeper
    return int(case.start[sleeper, work.acts[sleeper]] + after_robbery(work, source, robbed) * case.cards)


@apart
def wake_two(case: Case, work: Work, scale: float, sums: Sums) -> float:
    """The same where two wake last: swap by swap."""
    n, total, robber, swapper = case.players, 0.0, work.who[0], work.who[1]
    sleepers = work.who[3:5]
    lying = sums.lying[n, n, n if work.who[2] < 0 else work.who[2]]
    for answer in range(1 if swapper < 0 else case.answers[swapper, work.acts[swapper]]):
        one, other, swap, weight = -1, -1, 1.0, 0.0
        if swapper >= 0:
            one = case.first[swapper, work.acts[swapper], answer]
            other = case.second[swapper, work.acts[swapper], answer]
            swap = view_weight(case, swapper, work.acts[swapper], answer, 0, 0)
        if swap == 0.0:
            continue
        for robbed in range(n):
            held = work.robs[robbed] * swap if robber >= 0 else 0.0 if robbed else swap
            if held > 0.0:
                for sleeper in sleepers:
                    held *= case.weights[seen_last(case, work, sleeper, one, other, robbed)]
                for sleeper in sleepers:
                    if case.told[sleeper, work.acts[sleeper]]:
                        sums.views[seen_last(case, work, sleeper, one, other, robbed)] += held * scale
            work.held[robbed] = held if robber >= 0 else 0.0
            weight += held
        lay(work, work.held, weight, scale, one, other, lying)
        note_robber(case, work, work.held, scale, sums)
        if swapper >= 0 and case.told[swapper, work.acts[swapper]]:
            sums.views[slot_of(case, swapper, work.acts[swapper], answer, 0, 0)] += weight * scale
        total += weight
    return total


@compiled
def exchange(case: Case, work: Work, scale: float, sums: Sums) -> float:
    """The weight of all exchanges, added to the sums by so much."""
    n, robbed = case.players, robberies(case, work)
    if robbed == 0.0:
        return 0.0
    if work.who[4] >= 0:
        return wake_two(case, work, scale, sums)
    if work.who[3] >= 0:
        return wake(case, work, work.who[3], robbed, scale, sums)
    swapper = n if work.who[1] < 0 else work.who[1]
    drunk = n if work.who[2] < 0 else work.who[2]
    lay(work, work.robs, robbed, scale, -1, -1, sums.lying[swapper, n, drunk])
    note_robber(case, work, work.robs, scale * case.quiet[swapper, n], sums)
    note_swaps(case, work, -1, robbed, scale, sums)
    return float(robbed * case.quiet[swapper, n])
