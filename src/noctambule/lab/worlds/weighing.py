"""Weighs deals, one after the other, with all that may have been done in the night: compiled, for it is done often.

Only roles of `cast.KINDS` are here. Before the robber nothing moves, so everybody who looks earlier sees the deal. The
robber, the troublemaker and the insomniac touch players' cards only, the drunk his own and the center; so, given who
was dealt what, the order of the center cards (what was seen there, what the drunk took) and the players' exchanges (who
was robbed, swapped, what the insomniac saw) do not depend on each other, and each is summed over on its own.
"""

from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from noctambule.lab.worlds.cast import DRUNK, INERT, INSOMNIAC, LODGE, LOOKER, MINION, PACK, ROBBER, THUMB, TROUBLEMAKER

F = TypeVar("F")
Whole = NDArray[np.int64]
Real = NDArray[np.float64]

ORDERS = np.array([(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)], dtype=np.int64)


def compiled(function: F) -> F:
    return cast(F, njit(cache=True, error_model="numpy")(function))


class Case(NamedTuple):
    """What is known before any deal is weighed: numbers for roles and seats, and a weight for every private view."""

    players: int
    cards: int
    """How many different cards there are. Roles beyond them are a doppelganger's copies; the last one is done."""
    doppelganger: int
    """Her card's number; -1 where she is not in the deck."""
    kind: Whole
    """What each role does."""
    allowed: Any
    """Whether a seat may have been dealt a role at all."""
    base: Real
    """By seat and role: the weight of all its private views, where they have none of their own."""
    start: Whole
    """By seat and role: where the weights of its private views begin; -1 where they have none of their own."""
    weights: Real
    first: Whole
    """By seat, role and answer: the place it names; -1 for none."""
    second: Whole
    prior: Real
    """By seat, role and answer: its probability."""
    answers: Whole
    """By seat and role: how many answers there are."""
    ordered: bool
    """Whether the order of the center cards matters."""
    noted: bool
    """Whether somebody's views of center or deal have weights of their own."""


class Night(NamedTuple):
    """A deal, as it lies when the doppelganger is done."""

    deal: Whole
    acts: Whole
    """The role each seat acts as."""
    now: Whole
    """The card at each place."""


class Sums(NamedTuple):
    """What is summed up over the deals."""

    final: Real
    """By seat and role: the weight of ending so; the last is the villager that an idle doppelganger card is."""
    dealt: Real
    views: Real
    """The weight of each private view that has one."""
    total: Real
    """The weight of all, and of their squares, and how many deals there were."""


class Work(NamedTuple):
    """Paper to reckon on."""

    exchanges: Real
    """By robber, troublemaker, place and place: how likely a card came from the second to the first."""
    known: Whole
    """Whether those are reckoned yet."""
    came: Real
    """The same, for the deal at hand."""
    taken: Real
    """By role: how likely the drunk took it."""
    acts: Whole
    now: Whole
    sleepers: Whole
    """Who looks at their own card at last."""
    lookers: Whole
    """Who looks before the robber wakes; a werewolf alone comes first."""
    looks: Real
    """By order of the center and looker: the weight of all that may have been seen."""


@compiled
def group_weight(case: Case, seat: int, role: int, group: int) -> float:
    """The weight of seeing a group, or nothing."""
    start = case.start[seat, role]
    return float(case.base[seat, role] if start < 0 else case.weights[start + group])


@compiled
def slot_of(case: Case, seat: int, role: int, answer: int, one: int, other: int) -> int:
    many = case.cards
    look = 1 << case.players if case.kind[role] == PACK else 0
    return int(case.start[seat, role] + look + (answer * many + one) * many + other)


@compiled
def view_weight(case: Case, seat: int, role: int, answer: int, one: int, other: int) -> float:
    if case.start[seat, role] < 0:
        return float(case.base[seat, role] * case.prior[seat, role, answer])
    return float(case.weights[slot_of(case, seat, role, answer, one, other)])


@compiled
def card_at(case: Case, night: Night, order: int, place: int) -> int:
    if place < case.players:
        return int(night.now[place])
    return int(night.now[case.players + ORDERS[order, place - case.players]])


@compiled
def seen_by(case: Case, night: Night, order: int, seat: int, answer: int) -> tuple[int, int]:
    """The cards a looker sees after an answer."""
    role = night.acts[seat]
    one, other = case.first[seat, role, answer], case.second[seat, role, answer]
    return (
        0 if one < 0 else card_at(case, night, order, one),
        0 if other < 0 else card_at(case, night, order, other),
    )


@compiled
def look_weight(case: Case, night: Night, order: int, seat: int) -> float:
    """The weight of all that a looker may have seen; one for nobody."""
    if seat < 0:
        return 1.0
    role = night.acts[seat]
    if case.start[seat, role] < 0:
        return float(case.base[seat, role])
    weight = 0.0
    for answer in range(case.answers[seat, role]):
        one, other = seen_by(case, night, order, seat, answer)
        weight += view_weight(case, seat, role, answer, one, other)
    return weight


@compiled
def answers_weight(case: Case, night: Night, seat: int) -> float:
    """The weight of all answers of one who sees no card; one for nobody."""
    if seat < 0:
        return 1.0
    weight = 0.0
    for answer in range(case.answers[seat, night.acts[seat]]):
        weight += view_weight(case, seat, night.acts[seat], answer, 0, 0)
    return weight


@compiled
def center_weight(case: Case, night: Night, orders: int, drunk: int, work: Work) -> float:
    """The weight of all orders of the center, and what the drunk takes in them."""
    work.taken[:] = 0.0
    total = 0.0
    for order in range(orders):
        weight = 1.0 / orders
        for number in range(work.lookers.size):
            look = look_weight(case, night, order, work.lookers[number])
            work.looks[order, number] = look
            weight *= look
        if weight == 0.0:
            continue
        if drunk < 0:
            total += weight
        elif not case.ordered:
            total += weight * case.base[drunk, night.acts[drunk]]
            for place in range(3):
                work.taken[night.now[case.players + place]] += weight * case.base[drunk, night.acts[drunk]] / 3
        else:
            role = night.acts[drunk]
            for answer in range(case.answers[drunk, role]):
                took = weight * view_weight(case, drunk, role, answer, 0, 0)
                total += took
                work.taken[card_at(case, night, order, case.first[drunk, role, answer])] += took
    return total


@compiled
def note_center(case: Case, night: Night, orders: int, drunk: int, rest: float, sums: Sums, work: Work) -> None:
    """Adds up how likely each view of the center was, given the weight of everything else."""
    drinking = answers_weight(case, night, drunk) * rest / orders
    watched_drunk = drunk >= 0 and case.start[drunk, night.acts[drunk]] >= 0
    for order in range(orders):
        looks = work.looks[order]
        for number in range(looks.size):
            seat = work.lookers[number]
            if seat < 0 or looks[number] == 0.0 or case.start[seat, night.acts[seat]] < 0:
                continue
            others = drinking
            for another in range(looks.size):
                if another != number:
                    others *= looks[another]
            if others == 0.0:
                continue
            role = night.acts[seat]
            for answer in range(case.answers[seat, role]):
                one, other = seen_by(case, night, order, seat, answer)
                slot = slot_of(case, seat, role, answer, one, other)
                sums.views[slot] += others * case.weights[slot]
        if watched_drunk:
            others = rest / orders
            for look in looks:
                others *= look
            for answer in range(case.answers[drunk, night.acts[drunk]]):
                slot = slot_of(case, drunk, night.acts[drunk], answer, 0, 0)
                sums.views[slot] += others * case.weights[slot]


@compiled
def exchange(
    case: Case, night: Night, robber: int, troublemaker: int, sleepers: Whole, rest: float, came: Real, sums: Sums
) -> float:
    """The weight of all the players' exchanges; from where each card came; `rest` is the weight of everything else."""
    n = case.players
    came[:] = 0.0
    total = 0.0
    robberies = 1 if robber < 0 else case.answers[robber, night.acts[robber]]
    swaps = 1 if troublemaker < 0 else case.answers[troublemaker, night.acts[troublemaker]]
    watched_robber = robber >= 0 and case.start[robber, night.acts[robber]] >= 0
    watched_swapper = troublemaker >= 0 and case.start[troublemaker, night.acts[troublemaker]] >= 0
    slots = np.full(sleepers.size, -1)
    for robbery in range(robberies):
        robbed, loot, robbing = -1, 0, 1.0
        if robber >= 0:
            robbed = case.first[robber, night.acts[robber], robbery]
            loot = 0 if robbed < 0 else night.now[robbed]
            robbing = view_weight(case, robber, night.acts[robber], robbery, loot, 0)
        if robbing == 0.0:
            continue
        robbery_weight = 0.0
        for swap in range(swaps):
            one, other, weight = -1, -1, robbing
            if troublemaker >= 0:
                one = case.first[troublemaker, night.acts[troublemaker], swap]
                other = case.second[troublemaker, night.acts[troublemaker], swap]
                weight *= view_weight(case, troublemaker, night.acts[troublemaker], swap, 0, 0)
            for number in range(sleepers.size):
                sleeper = sleepers[number]
                if sleeper < 0:
                    continue
                role = night.acts[sleeper]
                if case.start[sleeper, role] < 0:
                    weight *= case.base[sleeper, role]
                    continue
                source = sleeper
                if one >= 0:
                    source = other if source == one else one if source == other else source
                if robbed >= 0:
                    source = robbed if source == robber else robber if source == robbed else source
                slots[number] = slot_of(case, sleeper, role, 0, night.now[source], 0)
                weight *= case.weights[slots[number]]
            if weight == 0.0:
                continue
            robbery_weight += weight
            for slot in slots:
                if slot >= 0:
                    sums.views[slot] += weight * rest
            if watched_swapper:
                sums.views[slot_of(case, troublemaker, night.acts[troublemaker], swap, 0, 0)] += weight * rest
            # Where the cards that moved came from; all the others stayed.
            at_robber, at_robbed = robber, robbed
            if one >= 0:
                from_one, from_other = one, other
                if robbed >= 0:
                    from_one = robbed if one == robber else robber if one == robbed else one
                    from_other = robbed if other == robber else robber if other == robbed else other
                came[one, from_other] += weight
                came[other, from_one] += weight
                came[one, one] -= weight
                came[other, other] -= weight
            if robbed >= 0:
                if at_robber != one and at_robber != other:
                    came[robber, robbed] += weight
                    came[robber, robber] -= weight
                if at_robbed != one and at_robbed != other:
                    came[robbed, robber] += weight
                    came[robbed, robbed] -= weight
        total += robbery_weight
        if watched_robber:
            sums.views[slot_of(case, robber, night.acts[robber], robbery, loot, 0)] += robbery_weight * rest
    for place in range(n):
        came[place, place] += total
    return total


@compiled
def orders_of(deal: Whole, players: int) -> int:
    """In how many orders the center cards may lie."""
    one, two, three = deal[players], deal[players + 1], deal[players + 2]
    if one == two and two == three:
        return 1
    return 3 if one in (two, three) or two == three else 6


@compiled
def weigh_night(case: Case, night: Night, orders: int, weight: float, copied: int, sums: Sums, work: Work) -> float:
    """Adds all that may happen after the doppelganger, who `copied` a role; its weight."""
    n = case.players
    pack, lodge = 0, 0
    robber, troublemaker, drunk = -1, -1, -1
    sleepers, sleeping = work.sleepers, 0
    lookers, looking = work.lookers, 1
    sleepers[:], lookers[:] = -1, -1
    for seat in range(n):
        kind = case.kind[night.acts[seat]]
        if kind in (PACK, THUMB):
            pack |= 1 << seat
        elif kind == LODGE:
            lodge |= 1 << seat
        elif kind == LOOKER:
            lookers[looking] = seat
            looking += 1
        elif kind == ROBBER:
            robber = seat
        elif kind == TROUBLEMAKER:
            troublemaker = seat
        elif kind == DRUNK:
            drunk = seat
        elif kind == INSOMNIAC:
            sleepers[sleeping] = seat
            sleeping += 1
    for seat in range(n):
        role = night.acts[seat]
        kind = case.kind[role]
        if kind in (INERT, THUMB):
            weight *= group_weight(case, seat, role, 0)
        elif kind == MINION:
            weight *= group_weight(case, seat, role, pack)
        elif kind == LODGE:
            weight *= group_weight(case, seat, role, lodge & ~(1 << seat))
        elif kind == PACK:
            if pack == 1 << seat:
                lookers[0] = seat
            else:
                weight *= group_weight(case, seat, role, pack & ~(1 << seat))
    if weight == 0.0:
        return 0.0
    center = center_weight(case, night, orders, drunk, work)
    if center == 0.0:
        return 0.0
    swapping = answers_weight(case, night, troublemaker)
    plain, moved = True, swapping
    for seat in (robber, sleepers[0], sleepers[1]):
        if seat >= 0:
            plain = plain and case.start[seat, night.acts[seat]] < 0
            moved *= case.base[seat, night.acts[seat]]
    if moved == 0.0 and plain:
        return 0.0
    came = work.came
    if plain:
        came = work.exchanges[robber, troublemaker]
        if work.known[robber, troublemaker] == 0:
            exchange(case, night, robber, troublemaker, sleepers[:0], 0.0, came, sums)
            came /= came.sum() / n
            work.known[robber, troublemaker] = 1
    else:
        moved = exchange(case, night, robber, troublemaker, sleepers, weight * center, came, sums)
    total = weight * center * moved
    if total == 0.0:
        return 0.0
    share = total if plain else weight * center
    for seat in range(n):
        sums.dealt[seat, night.deal[seat]] += total
        if seat == drunk:
            for card in range(case.cards):
                what = copied if card == case.doppelganger else card
                sums.final[seat, what] += weight * moved * work.taken[card]
        else:
            for source in range(n):
                if came[seat, source] != 0.0:
                    card = night.now[source]
                    what = copied if card == case.doppelganger else card
                    sums.final[seat, what] += share * came[seat, source]
        role = night.acts[seat]
        kind = case.kind[role]
        if case.start[seat, role] >= 0:
            if kind in (INERT, THUMB):
                sums.views[case.start[seat, role]] += total
            elif kind in (MINION, LODGE) or (kind == PACK and pack != 1 << seat):
                group = lodge if kind == LODGE else pack
                sums.views[case.start[seat, role] + (group & ~(1 << seat))] += total
    if plain and troublemaker >= 0 and case.start[troublemaker, night.acts[troublemaker]] >= 0:
        for answer in range(case.answers[troublemaker, night.acts[troublemaker]]):
            slot = slot_of(case, troublemaker, night.acts[troublemaker], answer, 0, 0)
            sums.views[slot] += total * case.weights[slot] / swapping
    if case.noted:
        note_center(case, night, orders, drunk, weight * moved, sums, work)
    sums.total[0] += total
    return total


@compiled
def weigh_copy(case: Case, night: Night, seat: int, weight: float, sums: Sums, work: Work) -> float:
    """Adds a deal in which the doppelganger at this seat became what `acts` says; its weight."""
    n, copy = case.players, night.acts[seat]
    copied = (copy - case.cards) % case.cards
    kind = case.kind[copy]
    orders = 6 if case.ordered else 1
    if kind not in (ROBBER, TROUBLEMAKER, DRUNK):
        return weigh_night(case, night, orders, weight, copied, sums, work)
    total = 0.0
    night.acts[seat] = case.kind.size - 1
    outer = orders if kind == DRUNK else 1
    any_center = 0.0
    for answer in range(case.answers[seat, copy]):
        any_center += view_weight(case, seat, copy, answer, 0, 0) / 3
    for order in range(outer):
        for answer in range(case.answers[seat, copy]):
            one, other = case.first[seat, copy, answer], case.second[seat, copy, answer]
            night.now[:] = night.deal
            if outer > 1:
                for place in range(3):
                    night.now[n + place] = night.deal[n + ORDERS[order, place]]
            if one >= 0:
                if other < 0:
                    other = seat
                night.now[one], night.now[other] = night.now[other], night.now[one]
            loot = night.now[seat] if kind == ROBBER and one >= 0 else 0
            done = view_weight(case, seat, copy, answer, loot, 0) / outer
            if kind == DRUNK and not case.ordered:
                done = any_center
            if done == 0.0:
                continue
            weighed = weigh_night(case, night, 1 if outer > 1 else orders, weight * done, copied, sums, work)
            if case.start[seat, copy] >= 0:
                sums.views[slot_of(case, seat, copy, answer, loot, 0)] += weighed
            total += weighed
    night.acts[seat] = copy
    night.now[:] = night.deal
    return total


@compiled
def weigh(case: Case, deal: Whole, weight: float, sums: Sums, work: Work) -> float:
    """Adds a deal, the center in any order, with all its nights; its weight."""
    work.acts[:] = deal[: case.players]
    work.now[:] = deal
    night = Night(deal, work.acts, work.now)
    for seat in range(case.players):
        if deal[seat] != case.doppelganger:
            continue
        total = 0.0
        for answer in range(case.answers[seat, case.doppelganger]):
            source = case.first[seat, case.doppelganger, answer]
            work.acts[seat] = case.cards + answer * case.cards + deal[source]
            total += weigh_copy(case, night, seat, weight, sums, work)
        return total
    return weigh_night(case, night, 6 if case.ordered else 1, weight, case.cards, sums, work)


@compiled
def every_deal(case: Case, copies: Whole, budget: int, weighing: bool, sums: Sums, work: Work) -> bool:
    """Counts or weighs every deal, the center's order aside; False when there are more of them than the budget has."""
    n, many = case.players, case.cards
    left = copies.copy()
    deal = np.full(n + 3, -1)
    seat, deals = 0, 0
    while seat >= 0:
        role = deal[seat]
        if role >= 0:
            left[role] += 1
        role += 1
        while role < many and (left[role] == 0 or not case.allowed[seat, role]):
            role += 1
        if role == many:
            deal[seat] = -1
            seat -= 1
            continue
        deal[seat] = role
        left[role] -= 1
        if seat < n - 1:
            seat += 1
            continue
        deals += 1
        if deals > budget:
            return False
        if not weighing:
            continue
        place = n
        for card in range(many):
            for _ in range(left[card]):
                deal[place] = card
                place += 1
        weigh(case, deal, float(orders_of(deal, n)), sums, work)
    sums.total[2] = deals
    return True


@compiled
def weigh_drawn_deals(case: Case, copies: Whole, liking: Real, draws: int, seed: int, sums: Sums, work: Work) -> None:
    """Weighs deals drawn by chance, seat by seat, the likelier ones more often and with less weight for it."""
    n, many = case.players, case.cards
    np.random.seed(seed)
    deal = np.full(n + 3, -1)
    for _ in range(draws):
        left = copies.copy()
        weight = 1.0
        for seat in range(n):
            liked, cards = 0.0, 0
            for role in range(many):
                liked += left[role] * liking[seat, role]
                cards += left[role]
            if liked == 0.0:
                weight = 0.0
                break
            drawn = np.random.random() * liked
            chosen = -1
            for role in range(many):
                share = left[role] * liking[seat, role]
                if share > 0.0:
                    chosen = role
                    if drawn < share:
                        break
                drawn -= share
            deal[seat] = chosen
            left[chosen] -= 1
            weight *= liked / (cards * liking[seat, chosen])
        if weight == 0.0:
            continue
        place = n
        for card in range(many):
            for _ in range(left[card]):
                deal[place] = card
                place += 1
        sums.total[1] += weigh(case, deal, weight, sums, work) ** 2
    sums.total[2] = draws
