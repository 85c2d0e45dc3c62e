"""Questions: an answer is its number in the list of legal answers, declining last; given, drawn, or drawn by weight."""

import itertools

import numpy as np

from noctambule.onenight.lab.fast.chance import QUESTIONS, drawn, word
from noctambule.onenight.lab.fast.codes import SEATS
from noctambule.onenight.lab.fast.compiling import apart, compiled
from noctambule.onenight.lab.fast.rows import TO_BE_DRAWN, Deck, Given, Likes, Liking, Row
from noctambule.onenight.lab.weights import ANSWERS

NOTHING = -1
"""In place of an answer: declined, or there was nothing to choose from. Either way the script is over."""

MUST, MAY = 0, 1
"""How many more answers there are for one who may decline."""

PLAYER, MYSELF, CENTER, WAY, DECLINE = range(len(ANSWERS))

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
def ask(
    row: Row,
    given: Given,
    liking: Likes,
    key: np.uint64,
    me: int,
    called: int,
    players: int,
    mine: int,
    others: int,
    kind: int,
    may_decline: int,
) -> int:
    """The number of the answer to the next question.

    First so many players are listed, oneself the one with the number `mine`; then so many others, of one kind.
    """
    options = players + others + may_decline
    n = row.asked
    row.asked = n + 1
    answer = given.answers[n]
    if answer == TO_BE_DRAWN:
        if liking is None:
            answer = drawn(word(key, QUESTIONS + n), options)
        else:
            answer = _by_weight(liking, called, word(key, QUESTIONS + n), players, mine, others, kind, may_decline)
    elif not 0 <= answer < options:
        row.refused = 1
        answer = 0
    row.answers[n] = answer
    row.options[n] = options
    row.asked_of[n] = me
    row.chose[n] = row.chose_too[n] = NOTHING
    return answer


@compiled
def note(row: Row, place: int, other: int) -> None:
    """Writes down what was chosen in the last question."""
    row.chose[row.asked - 1] = place
    row.chose_too[row.asked - 1] = other


@apart
def _by_weight(
    liking: Liking, called: int, word: np.uint64, players: int, mine: int, others: int, kind: int, may_decline: int
) -> int:
    """An answer drawn by the weights of its kind; any, where nothing has a weight."""
    weights = liking.choices[called]
    options = players + others + may_decline
    total = 0
    for answer in range(options):
        total += weights[_kind(answer, players, mine, others, kind)]
    if total == 0:
        return drawn(word, options)
    left = drawn(word, total)
    answer = 0
    while left >= weights[_kind(answer, players, mine, others, kind)]:
        left -= weights[_kind(answer, players, mine, others, kind)]
        answer += 1
    return answer


@compiled
def _kind(answer: int, players: int, mine: int, others: int, kind: int) -> int:
    if answer < players:
        return MYSELF if answer == mine else PLAYER
    return kind if answer < players + others else DECLINE


@compiled
def ask_seat(row: Row, given: Given, liking: Likes, key: np.uint64, me: int, among: int, may_decline: int) -> int:
    """One seat of a group, which one may be in oneself."""
    among &= ~row.shields
    if among == 0:
        return NOTHING
    mine = COUNT[among & ((1 << me) - 1)] if among >> me & 1 else NOTHING
    answer = ask(row, given, liking, key, me, row.dealt[me], COUNT[among], mine, 0, CENTER, may_decline)
    seat = NTH[among, answer]
    note(row, seat, NOTHING)
    return seat


@compiled
def ask_center(
    row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int, called: int, may_decline: int
) -> int:
    """One place of the center."""
    center = deck.center
    answer = ask(row, given, liking, key, me, called, 0, NOTHING, center, CENTER, may_decline)
    place = deck.players + answer if answer < center else NOTHING
    note(row, place, NOTHING)
    return place


@compiled
def others(deck: Deck, me: int) -> int:
    return deck.everyone & ~(1 << me)
