"""What weighing reads and writes: numbers for roles and seats, a weight for every private view, and sums."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]
Real = NDArray[np.float64]


class Case(NamedTuple):
    """What is known before any deal is weighed.

    Most is by seat and role. Roles beyond the cards are a doppelganger's copies (`private_views.copy_of`); the last one
    stands for a copy who has done all she does.
    """

    players: int
    cards: int
    """How many different cards there are."""
    doppelganger: int
    """Her card's number; -1 where she is not in the deck."""
    kind: Whole
    """What each role does."""
    allowed: Whole
    """Which listeners hold it possible that a seat was dealt a role, as bits; for one alone: one or nought."""
    base: Real
    """The weight of all its private views, where they have none of their own."""
    start: Whole
    """Where the weights of its private views begin; -1 where they have none of their own."""
    told: Any
    """Whether a claim may be true of one of them, so that each is summed up by itself."""
    weights: Real
    first: Whole
    """By answer, too: the place it names; -1 for none."""
    second: Whole
    prior: Real
    """By answer, too: its probability."""
    answers: Whole
    """How many answers there are."""
    live: Whole
    """Which answers of one who looks tell anything by what was seen, in order; -1 after the last."""
    rest: Real
    """The weight of all other answers together."""
    centered: Any
    """Whether a live answer names a place of the center."""
    swaps: Real
    """By troublemaker's seat, and the two seats: the weight of that swap; nobody swaps where it is the last seat."""
    quiet: Real
    """By troublemaker's seat, and one more: the weight of all that leaves this one's card alone; the last: of all."""
    before: Whole
    """The seat before each that nothing tells from it; -1 where there is none."""


class Sums(NamedTuple):
    """What is summed up over the deals; a crowd's, or those of several crowds by number.

    A crowd are all listeners who hold a deal possible: each deal counts for one of them alone.
    """

    lying: Real
    """By troublemaker, a seat he left alone, drunk, place and role: the weight of it lying there before he swaps."""
    taken: Real
    """By seat and role: the weight of the drunk there taking it."""
    dealt: Real
    views: Real
    """The weight of each private view that a claim may be true of."""
    total: Real
    """The weight of all, and of their squares, how many deals were weighed, and how many these stand for."""


class Work(NamedTuple):
    """Paper to reckon on."""

    acts: Whole
    """The role each seat acts as."""
    now: Whole
    """The card at each place, once the doppelganger is done."""
    means: Whole
    """What each card is at the end, if it lies before a player."""
    who: Whole
    """Who robs, swaps, drinks, and the two who may wake last; -1 for nobody. Then what `weigh_one_deal` says."""
    lookers: Whole
    """Who looks before the robber wakes, and tells of it."""
    groups: Whole
    """Who wakes as a werewolf, and who as a mason."""
    looks: Real
    """By order of the center and looker: the weight of all that may have been seen."""
    drawn: Real
    """By role: how likely the drunk took it."""
    robs: Real
    """By seat: the weight of its being robbed; the robber's own place stands for nobody."""
    held: Real
    """The same, times what one who wakes last would say of it."""
    says: Real
    """By place: the weight of her view, if she sees the card that lies there."""
    woke: Real
    """By place: the weight of her view, if the card that lies there after the robbery comes to her."""


def sums_for(case: Case, crowds: int = 1) -> Sums:
    n, cards = case.players, case.cards
    sizes = (n + 1, n + 1, n + 1, n, cards + 1), (n, cards + 1), (n, cards), (case.weights.size,), (4,)
    return Sums(*(np.zeros((crowds, *size)) for size in sizes))


def crowds_for(listeners: int) -> Whole:
    """By the listeners in it, as bits: each crowd's number; -1 for all who hold no deal possible together."""
    return np.full(1 << listeners, -1)


def work_for(case: Case) -> Work:
    n, cards = case.players, case.cards
    acts, now, means, who, lookers, groups = (np.zeros(size, dtype=np.int64) for size in (n, n + 3, cards, 9, 4, 2))
    robs, held, says, woke = np.zeros((4, n))
    return Work(acts, now, means, who, lookers, groups, np.zeros((6, 4)), np.zeros(cards), robs, held, says, woke)


class Summed(NamedTuple):
    """What is asked of the sums, when the troublemaker has swapped and the drunk has drunk."""

    roles: Real
    """By seat and role: the weight of ending so."""
    dealt: Real
    views: Real
    total: Real


def summed(case: Case, sums: Sums, crowd: int = 0) -> Summed:
    return Summed(_ending(case, sums.lying[crowd], sums.taken[crowd]), *(rows[crowd] for rows in sums[2:]))


def added(parts: Sequence[Summed]) -> Summed:
    return Summed(*(np.sum(rows, axis=0) for rows in zip(*parts, strict=True)))


def _ending(case: Case, lying: Real, taken: Real) -> Real:
    n = case.players
    moves = np.repeat(case.swaps[:, None], n + 1, axis=1)
    seats = np.arange(n)
    moves[:, seats, seats, :] = 0.0  # all that leaves one's card alone
    moves[:, seats, :, seats] = 0.0
    moves[:, :, seats, seats] = case.quiet[:, :, None] - moves.sum(axis=3)
    lying = np.matmul(moves[:, :, None], lying).sum(axis=(0, 1))
    lying[seats, seats] = 0.0  # the drunk's is what he took
    return np.asarray(lying.sum(axis=0) + taken)
