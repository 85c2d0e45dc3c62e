"""What speaks for each private view: a weight for every one, made once for all who heard the same claims."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.lab.worlds.cast import (
    DOPPELGANGER,
    DRUNK,
    INERT,
    INSOMNIAC,
    KINDS,
    LOOKER,
    PACK,
    ROBBER,
    TROUBLEMAKER,
    Views,
    copies_of,
    question_of,
    roles_of,
    views_of,
)
from noctambule.lab.worlds.honesty import Honesty, alike, holds
from noctambule.lab.worlds.impossible import Impossible
from noctambule.lab.worlds.priors import Prior, shares
from noctambule.lab.worlds.weighing import Case, Real, Sums, Whole
from noctambule.onenight.cards import WOLVES
from noctambule.onenight.sayings import Claim, Story
from noctambule.onenight.setup import Setup

SEES_THE_CENTER = (PACK, LOOKER, DRUNK, DOPPELGANGER)
"""What these see or take may lie in the center."""
LEARNS_A_CARD = (ROBBER, INSOMNIAC, DOPPELGANGER)
"""What these believe to be depends on a card they saw."""


ASKED_AT_ONCE = (LOOKER, ROBBER, TROUBLEMAKER, DRUNK)
"""What a doppelganger who became one of these does, she does at once."""
COPIES_AT = "1"
"""The doppelganger's call."""


class Heard(NamedTuple):
    """The claims of a game, weighed for everybody at the table."""

    setup: Setup
    claims: tuple[Claim, ...]
    case: Case
    copies: Whole
    true_views: tuple[Whole | None, ...]
    """For each claim: where the views lie in which it is true; None where it is true whenever the role was dealt."""


def hear(setup: Setup, claims: Sequence[Claim], honesty: Honesty, prior: Prior) -> Heard:
    """Weighs every private view of every speaker by what was said."""
    roles, n = roles_of(setup), setup.players
    first, second, chances, answers, prior_base = _answers(setup, prior)
    base, start = prior_base.copy(), np.full(answers.shape, -1)
    allowed = np.ones(answers.shape, dtype=np.bool_)
    tables, length = list[Real](), 0
    true_views: list[Whole | None] = [None] * len(claims)
    ordered, noted = _two_drunks(setup, prior), False
    for seat in sorted({claim.seat for claim in claims}):
        spoken = [(number, claim) for number, claim in enumerate(claims) if claim.seat == seat]
        counts = [alike(setup, claim) for _, claim in spoken]
        for at, role in enumerate(roles):
            mine = [claim for _, claim in spoken if claim.role == role]
            if KINDS[role] not in LEARNS_A_CARD and not any(claim.story for claim in mine):
                for (_, claim), count in zip(spoken, counts, strict=True):
                    base[seat, at] *= honesty.likelihood(claim.role == role, count, role, role)
                allowed[seat, at] = base[seat, at] > 0
                continue
            views = views_of(setup, seat, role)
            weights = _chances(views, chances[seat], at, base[seat])
            for (number, claim), count in zip(spoken, counts, strict=True):
                lies, truths = (
                    np.array([honesty.likelihood(true, count, role, thought) for thought in roles])[views.thoughts]
                    for true in (False, True)
                )
                if claim.role == role:
                    fitting = views.fitting(claim)
                    lies[fitting] = truths[fitting]
                    true_views[number] = length + views.slots[fitting]
                weights *= lies
            table = np.zeros(views.size)
            table[views.slots] = weights
            tables.append(table)
            start[seat, at] = length
            for copy, begin in views.begins.items():
                start[seat, copy] = length + begin
            base[seat, at] = weights[weights > 0].mean() if weights.any() else 0.0
            length += views.size
            allowed[seat, at] = weights.any()
            if KINDS[role] in SEES_THE_CENTER:
                noted = True
                ordered = ordered or any(_names_center(claim.story, n) for claim in mine)
    kinds = np.full(answers.shape[1], INERT)
    kinds[: len(roles)] = [KINDS[role] for role in roles]
    doppelganger = roles.index("doppelganger") if "doppelganger" in roles else -1
    if doppelganger >= 0:
        for copy, _, role in copies_of(setup, 0):
            kinds[copy] = KINDS[role]
    weights = np.concatenate(tables) if tables else np.zeros(1)
    case = Case(
        n,
        len(roles),
        doppelganger,
        kinds,
        allowed,
        base,
        start,
        weights,
        first,
        second,
        chances,
        answers,
        ordered,
        noted,
    )
    copies = np.array([setup.deck.count(role) for role in roles])
    return Heard(setup, tuple(claims), case, copies, tuple(true_views))


def seen(heard: Heard, seat: int, dealt: str, story: Story) -> Case:
    """The same for one of the listeners, who knows what it was dealt and saw."""
    setup, case, roles = heard.setup, heard.case, roles_of(heard.setup)
    if dealt not in roles:
        raise Impossible("view-card-not-in-deck", role=dealt)
    views = views_of(setup, seat, dealt)
    if story not in views.stories:
        raise Impossible("view-not-a-night", role=dealt)
    role, number = roles.index(dealt), views.stories[story]
    table = np.zeros(views.size)
    table[views.slots[number]] = 1.0
    base, start = case.base.copy(), case.start.copy()
    base[seat], start[seat] = 1.0, -1
    if KINDS[dealt] != INERT:
        start[seat, role] = case.weights.size
    for copy, begin in views.begins.items():
        start[seat, copy] = case.weights.size + begin
    allowed = case.allowed.copy()
    allowed[seat] = False
    allowed[seat, role] = True
    _narrow(allowed, roles, seat, dealt, story)
    return case._replace(
        allowed=allowed,
        base=base,
        start=start,
        weights=np.concatenate((case.weights, table)),
        ordered=case.ordered or (_names_center(story, setup.players) and KINDS[dealt] != DRUNK),
    )


def chance_of(heard: Heard, number: int, seat: int, dealt: str, story: Story, sums: Sums) -> float:
    """The weight of the worlds in which a claim is true."""
    claim = heard.claims[number]
    if claim.seat == seat:
        return float(sums.total[0]) if holds(claim, dealt, story) else 0.0
    where = heard.true_views[number]
    if where is not None:
        return float(sums.views[where].sum())
    roles = roles_of(heard.setup)
    return float(sums.dealt[claim.seat, roles.index(claim.role)]) if claim.role in roles else 0.0


def _narrow(allowed: NDArray[np.bool_], roles: tuple[str, ...], seat: int, dealt: str, story: Story) -> None:
    """Leaves out the deals in which somebody's card is not what this seat saw before anything moved."""
    n, copying = len(allowed), "doppelganger" in roles  # she may have moved something first

    def only(other: int, wanted: Collection[str], are: bool = True) -> None:
        for at, role in enumerate(roles):
            if (role in wanted) != are:
                allowed[other, at] = False

    for said in story:
        if said.kind == "shown":
            group = ("mason",) if said.what == ("mason",) else WOLVES
            for other in range(n):
                if other == seat:
                    continue
                if other in said.places:
                    only(other, (*group, "doppelganger"))
                else:
                    only(other, group, False)
        elif said.kind == "looked" and KINDS[dealt] == LOOKER and (said.places[0] or 0) < n and not copying:
            only(said.places[0] or 0, said.what)
    if KINDS[dealt] == ROBBER and len(story) == 3 and not copying:
        only(story[0].places[0] or 0, story[2].what)
    if KINDS[dealt] == DOPPELGANGER:
        only(story[0].places[0] or 0, story[1].what)


def _names_center(story: Story, players: int) -> bool:
    return any(place is not None and place >= players for said in story for place in said.places)


def _two_drunks(setup: Setup, prior: Prior) -> bool:
    """Whether two may take from the center, and like some places there better than others."""
    if not {"doppelganger", "drunk"} <= set(setup.deck):
        return False
    questions = (question_of(setup, seat, "drunk") for seat in range(setup.players))
    return any(len(set(prior(question))) > 1 for question in questions if question)


def _chances(views: Views, chances: Real, role: int, copies: Real) -> Real:
    """How likely the answers in each view were; a doppelganger's copy is as likely as its base says."""
    acting = np.where(views.copies >= 0, views.copies, role)
    given = np.where(views.answers >= 0, chances[acting, views.answers], 1.0)
    return np.where(views.copies >= 0, given * copies[views.copies], given)


@lru_cache(maxsize=64)
def _answers(setup: Setup, prior: Prior) -> tuple[Whole, Whole, Real, Whole, Real]:
    """By seat, role and answer: the places it names and its probability; by seat and role: how many there are.

    At last, how likely it is that a doppelganger at this seat looks where each copy says; one for all other roles.
    """
    roles, n = roles_of(setup), setup.players
    questions = {(seat, at): question_of(setup, seat, role) for seat in range(n) for at, role in enumerate(roles)}
    columns = len(roles) + 1
    if "doppelganger" in roles:
        columns += len(roles) * (n - 1)
        for seat in range(n):
            for copy, _, role in copies_of(setup, seat):
                asked = question_of(setup, seat, role) if KINDS[role] in ASKED_AT_ONCE else None
                questions[seat, copy] = asked and asked._replace(id=(COPIES_AT, 1))
    most = max([1, *(len(question.answers) for question in questions.values() if question)])
    first, second = np.full((n, columns, most), -1), np.full((n, columns, most), -1)
    chances, answers = np.zeros((n, columns, most)), np.zeros((n, columns), dtype=np.int64)
    for (seat, at), question in questions.items():
        if question is None:
            continue
        answers[seat, at] = len(question.answers)
        chances[seat, at, : len(question.answers)] = shares(prior, question)
        for number, answer in enumerate(question.answers):
            places = answer if isinstance(answer, tuple) else (answer,)
            if isinstance(places[0], int):
                first[seat, at, number] = places[0]
            if len(places) > 1:
                second[seat, at, number] = places[1]
    base = np.ones((n, columns))
    if "doppelganger" in roles:
        for seat in range(n):
            for copy, answer, _ in copies_of(setup, seat):
                base[seat, copy] = chances[seat, roles.index("doppelganger"), answer]
    return first, second, chances, answers, base
