"""What a table of players may do at night before anything is known: the same for every game of a setup."""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from noctambule.engine.questions import Answer, Question
from noctambule.onenight.lab.worlds.priors import Prior, shares
from noctambule.onenight.lab.worlds.private_views import (
    DRUNK,
    INERT,
    KINDS,
    LOOKER,
    ROBBER,
    TROUBLEMAKER,
    copies_of,
    question_of,
    roles_of,
)
from noctambule.onenight.lab.worlds.weighing_arrays import Real, Whole
from noctambule.onenight.rules.setup import Setup

ASKED_AT_ONCE = (LOOKER, ROBBER, TROUBLEMAKER, DRUNK)
"""What a doppelganger who became one of these does, she does at once."""
COPIES_AT = "1"
"""The doppelganger's call."""


class Ground(NamedTuple):
    """By seat, role (or copy) and answer: the places it names and its probability; what else no game changes."""

    kinds: Whole
    first: Whole
    second: Whole
    chances: Real
    answers: Whole
    base: Real
    """How likely it is that a doppelganger at this seat looks where each copy says; one for all other roles."""
    copies: Whole
    """How many cards there are of each role."""
    even: bool
    """Whether it is all the same if two players change seats."""


def asked(setup: Setup, seat: int, role: str, copied: bool) -> Question | None:
    """What a role is asked at a seat, or a doppelganger who copied it and acts at once."""
    question = question_of(setup, seat, role)
    if not copied:
        return question
    return question._replace(id=(COPIES_AT, 1)) if question and KINDS[role] in ASKED_AT_ONCE else None


@lru_cache(maxsize=64)
def ground(setup: Setup, prior: Prior) -> Ground:
    roles, n = roles_of(setup), setup.players
    questions = {(seat, at): asked(setup, seat, role, False) for seat in range(n) for at, role in enumerate(roles)}
    copying = "doppelganger" in roles
    columns = len(roles) + 1 + (len(roles) * (n - 1) if copying else 0)
    kinds = np.full(columns, INERT)
    kinds[: len(roles)] = [KINDS[role] for role in roles]
    if copying:
        for seat in range(n):
            for copy, _, role in copies_of(setup, seat):
                questions[seat, copy] = asked(setup, seat, role, True)
                kinds[copy] = KINDS[role]
    most = max([3, *(len(question.answers) for question in questions.values() if question)])
    first, second = np.full((n, columns, most), -1), np.full((n, columns, most), -1)
    chances, answers = np.zeros((n, columns, most)), np.zeros((n, columns), dtype=np.int64)
    for (seat, at), question in questions.items():
        if question is None:
            continue
        answers[seat, at] = len(question.answers)
        chances[seat, at, : len(question.answers)] = shares(prior, question)
        for number, answer in enumerate(question.answers):
            first[seat, at, number], second[seat, at, number], *_ = (*_places(answer), -1, -1)
    base = np.ones((n, columns))
    if copying:
        for seat in range(n):
            for copy, answer, _ in copies_of(setup, seat):
                base[seat, copy] = chances[seat, roles.index("doppelganger"), answer]
    copies = np.array([setup.deck.count(role) for role in roles])
    return Ground(kinds, first, second, chances, answers, base, copies, _even(setup, prior))


def _places(answer: Answer) -> tuple[int, ...]:
    if isinstance(answer, tuple):
        return answer
    return (answer,) if isinstance(answer, int) else ()


def _even(setup: Setup, prior: Prior) -> bool:
    """Whether every answer stays as likely when two neighbours change seats, and so when any two do."""
    chances = dict[tuple[int, str, bool, frozenset[int]], float]()
    for seat in range(setup.players):
        for role in roles_of(setup):
            for copied in (False, True):
                question = asked(setup, seat, role, copied)
                for answer, share in zip(question.answers, shares(prior, question), strict=True) if question else ():
                    chances[seat, role, copied, frozenset(_places(answer))] = share
    for one, other in pairwise(range(setup.players)):
        change = {one: other, other: one}
        for (seat, role, copied, places), share in chances.items():
            moved = frozenset(change.get(place, place) for place in places)
            if abs(chances.get((change.get(seat, seat), role, copied, moved), -1.0) - share) > 1e-12:
                return False
    return True
