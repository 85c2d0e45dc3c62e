"""Questions: an answer is its number in the list of legal answers, declining last; given, or drawn."""

import itertools

import numpy as np

from noctambule.lab.fast.chance import QUESTIONS, drawn, word
from noctambule.lab.fast.codes import SEATS
from noctambule.lab.fast.compiling import compiled
from noctambule.lab.fast.rows import TO_BE_DRAWN, Deck, Given, Row

NOTHING = -1
"""In place of an answer: declined, or there was nothing to choose from. Either way the script is over."""

# For every group of seats: how many they are, and which is the nth.
COUNT = np.array([group.bit_count() for group in range(1 << SEATS)], dtype=np.int8)
NTH = np.full((1 << SEATS, 16), NOTHING, dtype=np.int8)
for _group in range(1 << SEATS):
    _seats = [seat for seat in range(SEATS) if _group >> seat & 1]
    NTH[_group, : len(_seats)] = _seats

# The pairs among n, in the order in which they are listed.
ONE_OF_PAIR = np.full((SEATS + 1, 64), NOTHING, dtype=np.int8)
OTHER_OF_PAIR = ONE_OF_PAIR.copy()
for _n in range(SEATS + 1):
    for _k, (_one, _other) in enumerate(itertools.combinations(range(_n), 2)):
        ONE_OF_PAIR[_n, _k], OTHER_OF_PAIR[_n, _k] = _one, _other


@compiled
def ask(row: Row, given: Given, key: np.uint64, options: int) -> int:
    """The number of the answer to the next question, which has this many."""
    n = row.asked
    row.asked = n + 1
    answer = given.answers[n]
    if answer == TO_BE_DRAWN:
        answer = drawn(word(key, QUESTIONS + n), options)
    elif not 0 <= answer < options:
        row.refused = 1
        answer = 0
    row.answers[n] = answer
    row.options[n] = options
    return answer


@compiled
def ask_seat(row: Row, given: Given, key: np.uint64, among: int, may_decline: int) -> int:
    """One seat of a group."""
    among &= ~row.shields
    if among == 0:
        return NOTHING
    return NTH[among, ask(row, given, key, COUNT[among] + may_decline)]


@compiled
def ask_center(row: Row, deck: Deck, given: Given, key: np.uint64, may_decline: int) -> int:
    """One place of the center."""
    center = deck.center
    answer = ask(row, given, key, center + may_decline)
    return deck.players + answer if answer < center else NOTHING


@compiled
def others(deck: Deck, me: int) -> int:
    return deck.everyone & ~(1 << me)
