"""Weighs a deal with all that may have been done in its night: compiled, for it is done often.

Only roles of `private_views.KINDS` are here. Before the robber nothing moves but what the doppelganger moved, so
everybody who looks earlier sees the cards as she left them. The robber, the troublemaker and the insomniac touch
players' cards only, the drunk his own and the center; so, given who was dealt what, the order of the center cards (what
was seen there, what the drunk took: `weigh_center`) and the players' exchanges (`weigh_exchanges`) do not depend on
each other, and each is summed over on its own.
"""

from noctambule.onenight.lab.worlds.compiling import apart, compiled
from noctambule.onenight.lab.worlds.private_views import (
    DRUNK,
    INSOMNIAC,
    LODGE,
    LOOKER,
    MINION,
    PACK,
    ROBBER,
    THUMB,
    TROUBLEMAKER,
)
from noctambule.onenight.lab.worlds.weigh_center import ORDERS, center_weight, note_center, slot_of, view_weight
from noctambule.onenight.lab.worlds.weigh_exchanges import exchange
from noctambule.onenight.lab.worlds.weighing_arrays import Case, Sums, Whole, Work

LOOKING, CENTERED, PLACED, NOTED = 5, 6, 7, 8
"""Where `who` keeps how many look, whether at the center, whether the drunk likes a place, and what is to be noted."""


@compiled
def group_of(case: Case, work: Work, seat: int, pack: int, lodge: int) -> int:
    """Whom a seat is shown; nobody, for all who see no group."""
    kind = case.kind[work.acts[seat]]
    group = lodge if kind == LODGE else pack if kind in (PACK, MINION) else 0
    return group & ~(1 << seat)


@compiled
def likes_a_place(case: Case, drunk: int, role: int) -> bool:
    """Whether it matters which place of the center a drunk takes from."""
    places = case.prior[drunk, role]
    return bool(case.start[drunk, role] >= 0 or places[0] != places[1] or places[0] != places[2])


@compiled
def gather(case: Case, work: Work) -> float:
    """Finds out who acts, and the weight of all that does not depend on where the cards lie."""
    pack, lodge, looking, weight = 0, 0, 0, 1.0
    work.who[:5] = -1
    work.who[5:] = 0
    for seat in range(case.players):
        kind = case.kind[work.acts[seat]]
        if kind in (PACK, THUMB):
            pack |= 1 << seat
        elif kind == LODGE:
            lodge |= 1 << seat
    work.groups[0], work.groups[1] = pack, lodge
    for seat in range(case.players):
        role = work.acts[seat]
        kind, start = case.kind[role], case.start[seat, role]
        if kind == ROBBER:
            work.who[0] = seat
        elif kind == TROUBLEMAKER:
            work.who[1] = seat
        elif kind == DRUNK:
            work.who[2] = seat
            work.who[PLACED] = likes_a_place(case, seat, role)
            work.who[NOTED] |= case.told[seat, role]
        elif start < 0:
            weight *= case.base[seat, role]
        elif kind == LOOKER or (kind == PACK and pack == 1 << seat):
            work.lookers[looking] = seat
            looking += 1
            work.who[CENTERED] |= case.centered[seat, role]
            work.who[NOTED] |= case.told[seat, role]
        elif kind == INSOMNIAC:
            work.who[3 if work.who[3] < 0 else 4] = seat
        else:
            weight *= case.weights[start + group_of(case, work, seat, pack, lodge)]
    work.who[LOOKING] = looking
    return weight


@apart
def weigh_layout(case: Case, work: Work, placed: bool, weight: float, sums: Sums) -> float:
    """Adds all that may happen to the cards as they lie; its weight. `placed`: the center lies in this order."""
    orders = 6 if work.who[CENTERED] and not placed else 1
    center = center_weight(case, work, work.who[LOOKING], orders, placed)
    if center == 0.0:
        return 0.0
    moved = exchange(case, work, weight * center, sums)
    if moved == 0.0:
        return 0.0
    drunk = work.who[2]
    if drunk >= 0:
        for card in range(case.cards):
            sums.taken[drunk, work.means[card]] += weight * moved * work.drawn[card]
    if work.who[NOTED]:
        note_center(case, work, work.who[LOOKING], orders, weight * moved, sums)
    return weight * center * moved


@compiled
def note_groups(case: Case, work: Work, total: float, sums: Sums) -> None:
    """Adds up who was shown which group, and who had nothing to tell."""
    groups = work.groups
    for seat in range(case.players):
        role = work.acts[seat]
        if not case.told[seat, role]:
            continue
        kind = case.kind[role]
        alone = kind == PACK and groups[0] == 1 << seat
        if not alone and kind not in (LOOKER, ROBBER, TROUBLEMAKER, DRUNK, INSOMNIAC):
            slot = case.start[seat, role] + group_of(case, work, seat, groups[0], groups[1])
            sums.views[slot] += total


@compiled
def weigh_moves(
    case: Case, work: Work, deal: Whole, copier: int, copy: int, placed: bool, weight: float, sums: Sums
) -> float:
    """Adds all that a doppelganger may have moved before the others woke; its weight."""
    n, total, kind, orders = case.players, 0.0, case.kind[copy], 6 if placed else 1
    for number in range(orders * case.answers[copier, copy]):
        order, answer = number % orders, number // orders
        one, other = case.first[copier, copy, answer], case.second[copier, copy, answer]
        for place in range(n + 3):
            work.now[place] = deal[n + ORDERS[order, place - n] if place >= n and placed else place]
        if one >= 0:
            if other < 0:
                other = copier
            work.now[one], work.now[other] = work.now[other], work.now[one]
        loot = work.now[copier] if kind == ROBBER and one >= 0 else 0
        done = view_weight(case, copier, copy, answer, loot, 0) / orders
        if done == 0.0:
            continue
        weighed = weigh_layout(case, work, placed, weight * done, sums)
        if case.told[copier, copy]:
            sums.views[slot_of(case, copier, copy, answer, loot, 0)] += weighed
        total += weighed
    return total


@apart
def weigh_acts(case: Case, work: Work, deal: Whole, copier: int, weight: float, sums: Sums) -> float:
    """Adds a deal in which everybody acts as `acts` says; its weight. What a doppelganger does at once comes first."""
    copy, kind = -1, -1
    if copier >= 0:
        copy = work.acts[copier]
        kind = case.kind[copy]
    moving, placed, total = kind in (ROBBER, TROUBLEMAKER, DRUNK), False, 0.0
    if moving:
        work.acts[copier] = case.kind.size - 1
    weight *= gather(case, work)
    if weight > 0.0:
        if kind == DRUNK:
            placed = bool(work.who[CENTERED] or work.who[PLACED] or likes_a_place(case, copier, copy))
        if moving:
            total = weigh_moves(case, work, deal, copier, copy, placed, weight, sums)
        else:
            total = weigh_layout(case, work, placed, weight, sums)
        if total > 0.0:
            note_groups(case, work, total, sums)
    if moving:
        work.acts[copier] = copy
        for place in range(deal.size):
            work.now[place] = deal[place]
    return total


@compiled
def holder_of(case: Case, deal: Whole) -> int:
    """Who was dealt the doppelganger; -1 for nobody."""
    for seat in range(case.players):
        if deal[seat] == case.doppelganger:
            return int(seat)
    return -1


@compiled
def weigh(case: Case, deal: Whole, weight: float, sums: Sums, work: Work) -> float:
    """Adds a deal, the center in any order, with all its nights; its weight."""
    copier, total = holder_of(case, deal), 0.0
    for place in range(deal.size):
        work.now[place] = deal[place]
    for card in range(case.cards):
        work.means[card] = card if card != case.doppelganger else case.cards
    for seat in range(case.players):
        work.acts[seat] = deal[seat]
    for answer in range(1 if copier < 0 else case.answers[copier, case.doppelganger]):
        if copier >= 0:
            copied = deal[case.first[copier, case.doppelganger, answer]]
            copy = case.cards + answer * case.cards + copied
            if case.start[copier, copy] < 0 and case.base[copier, copy] == 0.0:
                continue
            work.acts[copier] = copy
            work.means[case.doppelganger] = copied
        total += weigh_acts(case, work, deal, copier, weight, sums)
    if total > 0.0:
        for seat in range(case.players):
            sums.dealt[seat, deal[seat]] += total
        sums.total[0] += total
    return total
