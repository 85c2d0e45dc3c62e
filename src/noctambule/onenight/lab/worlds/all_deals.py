"""Goes through every deal, or draws some, and weighs each: the way into what is compiled."""

import numpy as np

from noctambule.onenight.lab.worlds.compiling import compiled, counted, kept
from noctambule.onenight.lab.worlds.weigh_one_deal import weigh
from noctambule.onenight.lab.worlds.weighing_arrays import Case, Real, Sums, Whole, Work


@compiled
def orders_of(deal: Whole, players: int) -> int:
    """In how many orders the center cards may lie."""
    one, two, three = deal[players], deal[players + 1], deal[players + 2]
    if one == two and two == three:
        return 1
    return 3 if one in (two, three) or two == three else 6


@compiled
def likes_of(case: Case, deal: Whole) -> int:
    """How many deals a deal stands for: cards exchanged among seats that nothing tells apart."""
    likes = 1
    for seat in range(case.players):
        alike, same, other = 1, 1, case.before[seat]
        while other >= 0:
            alike += 1
            same += deal[other] == deal[seat]
            other = case.before[other]
        likes = likes * alike // same
    return likes


@compiled
def lay_center(deal: Whole, left: Whole, players: int) -> None:
    place = players
    for card in range(left.size):
        for _ in range(left[card]):
            deal[place] = card
            place += 1


@counted
def of_crowd(sums: Sums, number: int) -> Sums:
    return Sums(sums.lying[number], sums.taken[number], sums.dealt[number], sums.views[number], sums.total[number])


@compiled
def next_role(case: Case, deal: Whole, left: Whole, listening: Whole, seat: int) -> int:
    """Takes back a seat's card; the next that it may have, or beyond all of them."""
    role = deal[seat]
    if role >= 0:
        left[role] += 1
        role += 1
    else:
        role = 0 if case.before[seat] < 0 else deal[case.before[seat]]
    while role < case.cards and (left[role] == 0 or not case.allowed[seat, role] & listening[seat]):
        role += 1
    return int(role)


@kept
def every_deal(case: Case, copies: Whole, budget: int, weighing: bool, crowds: Whole, sums: Sums, work: Work) -> bool:
    """Counts or weighs every deal, the center's order aside; False when there are more of them than the budget has.

    Each is weighed once, for the crowd of all listeners who hold it possible.
    """
    n, left = case.players, copies.copy()
    deal = np.full(n + 3, -1)
    listening = np.full(n + 1, -1)
    seat, deals, met, crowd, of = 0, 0, 0, 0, of_crowd(sums, 0)
    while seat >= 0:
        role = next_role(case, deal, left, listening, seat)
        if role == case.cards:
            deal[seat] = -1
            seat -= 1
            continue
        deal[seat] = role
        left[role] -= 1
        listening[seat + 1] = case.allowed[seat, role] & listening[seat]
        if seat < n - 1:
            seat += 1
            continue
        deals += 1
        if deals > budget:
            return False
        if weighing:
            if crowds[listening[n]] < 0:
                crowds[listening[n]] = met
                met += 1
            if crowds[listening[n]] != crowd:
                crowd = crowds[listening[n]]
                of = of_crowd(sums, crowd)
            lay_center(deal, left, n)
            likes = likes_of(case, deal)
            weigh(case, deal, float(orders_of(deal, n) * likes), of, work)
            of.total[2] += 1
            of.total[3] += likes
    return True


@kept
def drawn_deals(case: Case, copies: Whole, liking: Real, draws: int, seed: int, sums: Sums, work: Work) -> None:
    """Weighs deals drawn by chance, seat by seat, the likelier ones more often and with less weight for it.

    So many for each of the sums' crowds, as if each were somebody else who draws.
    """
    for batch in range(len(sums.total)):
        draw_some(case, copies, liking, draws, seed + batch, of_crowd(sums, batch), work)


@counted
def draw_some(case: Case, copies: Whole, liking: Real, draws: int, seed: int, sums: Sums, work: Work) -> None:
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
        lay_center(deal, left, n)
        sums.total[1] += weigh(case, deal, weight, sums, work) ** 2
    sums.total[2] = sums.total[3] = draws
