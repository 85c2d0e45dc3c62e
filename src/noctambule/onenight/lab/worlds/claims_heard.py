"""What speaks for each private view: a weight for every one, made once for all who heard the same claims."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from noctambule.onenight.lab.worlds.honesty import Honesty, alike, holds
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.possible_answers import Ground, ground
from noctambule.onenight.lab.worlds.priors import Prior
from noctambule.onenight.lab.worlds.private_views import (
    DOPPELGANGER,
    INSOMNIAC,
    KINDS,
    LOOKER,
    ROBBER,
    roles_of,
    views_of,
)
from noctambule.onenight.lab.worlds.view_weights import Tables, add, finish, silent
from noctambule.onenight.lab.worlds.weighing_arrays import Case, Summed, Whole
from noctambule.onenight.rules.roles import SHOWN_AS
from noctambule.onenight.rules.sayings import Claim, Story
from noctambule.onenight.rules.setup import Setup

LEARNS_A_CARD = (ROBBER, INSOMNIAC, DOPPELGANGER)
"""What these believe to be depends on a card they saw."""


class Spoken(NamedTuple):
    """One seat's claims, and what they say of each of its private views."""

    claims: tuple[Claim, ...]
    tables: Tables
    true_views: tuple[Whole | None, ...]
    """For each claim: where the views lie in which it is true; None where it is true whenever the role was dealt."""


class Listener(NamedTuple):
    """Somebody who heard the claims, and knows a night of their own."""

    seat: int
    dealt: str
    story: Story
    """All there is to tell of that night."""


class Heard(NamedTuple):
    """The claims of a game, weighed for everybody at the table."""

    setup: Setup
    claims: tuple[Claim, ...]
    honesty: Honesty
    ground: Ground
    seats: tuple[Spoken, ...]
    begins: tuple[int, ...]
    """Where each seat's weights begin."""
    outside: Case
    """What weighing starts from for one who was dealt nothing and heard everything."""


def hear(setup: Setup, claims: Sequence[Claim], honesty: Honesty, prior: Prior, before: Heard | None = None) -> Heard:
    """Weighs every private view of every speaker by what was said; who said nothing new since `before`, as then."""
    at_night, seats = ground(setup, prior), list(before.seats if before else _silence(setup, prior))
    for seat in range(setup.players):
        spoken = tuple(claim for claim in claims if claim.seat == seat)
        if seats[seat].claims != spoken:
            seats[seat] = _spoken(setup, at_night, seat, spoken, honesty)
    begins = tuple(accumulate((spoken.tables.size for spoken in seats), initial=1))  # the very first is nobody's
    outside = _side_by_side(setup, at_night, [spoken.tables for spoken in seats], begins)
    return Heard(setup, tuple(claims), honesty, at_night, tuple(seats), begins, outside)


def _side_by_side(setup: Setup, at_night: Ground, everybody: Sequence[Tables], begins: Sequence[int]) -> Case:
    """Everybody's tables, one after the other."""
    n, roles = setup.players, roles_of(setup)
    nobody = np.zeros((1, n, n)), np.ones((1, n + 1))
    return Case(
        n,
        len(roles),
        roles.index("doppelganger") if "doppelganger" in roles else -1,
        at_night.kinds,
        np.array([tables.allowed for tables in everybody], dtype=np.int64),
        np.array([tables.base for tables in everybody]),
        np.array([np.where(at.start < 0, -1, at.start + begin) for at, begin in zip(everybody, begins, strict=False)]),
        np.array([tables.told for tables in everybody]),
        np.concatenate([np.zeros(1), *(table for tables in everybody for table in tables.weights)]),
        at_night.first,
        at_night.second,
        at_night.chances,
        at_night.answers,
        np.array([tables.live for tables in everybody]),
        np.array([tables.rest for tables in everybody]),
        np.array([tables.centered for tables in everybody]),
        np.concatenate([[tables.swaps for tables in everybody], nobody[0]]),
        np.concatenate([[tables.quiet for tables in everybody], nobody[1]]),
        np.full(n, -1),
    )


@lru_cache(maxsize=64)
def _silence(setup: Setup, prior: Prior) -> tuple[Spoken, ...]:
    """Before anybody says anything."""
    return tuple(_spoken(setup, ground(setup, prior), seat, (), Honesty()) for seat in range(setup.players))


def _spoken(setup: Setup, at_night: Ground, seat: int, claims: tuple[Claim, ...], honesty: Honesty) -> Spoken:
    roles, counts = roles_of(setup), [alike(setup, claim) for claim in claims]
    tables = silent(at_night, seat, setup.players)
    true_views: list[Whole | None] = [None] * len(claims)
    for at, role in enumerate(roles if claims else ()):
        if KINDS[role] not in LEARNS_A_CARD and not any(claim.story and claim.role == role for claim in claims):
            for claim, count in zip(claims, counts, strict=True):
                tables.base[at] *= honesty.weight(claim, claim.role == role, count, role, role)
            tables.allowed[at] = tables.base[at] > 0
            continue
        views = views_of(setup, seat, role)
        likes, told = np.ones(len(views.stories)), np.zeros(len(views.stories), dtype=np.bool_)
        fitting = dict[int, list[int]]()
        for number, (claim, count) in enumerate(zip(claims, counts, strict=True)):
            lies, truths = (
                np.array([honesty.weight(claim, true, count, role, thought) for thought in roles])[views.thoughts]
                for true in (False, True)
            )
            if claim.role == role:
                true = views.fitting(claim)
                lies[true] = truths[true]
                if claim.story:
                    fitting[number] = true
                    told[true] = True
            likes *= lies
        where = add(tables, at_night, seat, at, views, likes, told)
        for number, true in fitting.items():
            true_views[number] = where[true]
    finish(tables, at_night, seat, setup.players, len(roles))
    return Spoken(claims, tables, tuple(true_views))


def possible(heard: Heard, listener: Listener) -> Whole:
    """Which roles each seat may have been dealt, as far as a listener can tell from what was seen of the deal."""
    roles = roles_of(heard.setup)
    allowed = heard.outside.allowed.copy()
    allowed[listener.seat] = 0
    allowed[listener.seat, roles.index(listener.dealt)] = 1
    _narrow(allowed, roles, listener)
    return allowed


def watches(heard: Heard, listener: Listener) -> bool:
    """Whether a listener saw no more than the deal itself shows, and so may weigh it as somebody outside would.

    What was said by that seat is a number then, the same in all the deals it holds possible.
    """
    seat, dealt, story = listener
    views = views_of(heard.setup, seat, dealt)
    if story not in views.stories or any(said.kind != "shown" for said in story):
        return False
    if story and "doppelganger" in heard.setup.deck:  # whom she joined is not dealt
        return False
    outside, role = heard.outside, roles_of(heard.setup).index(dealt)
    start = outside.start[seat, role]
    said = outside.base[seat, role] if start < 0 else outside.weights[start + views.slots[views.stories[story]]]
    return bool(said > 0) and not (alike_seats(heard, listener) >= 0).any()


def seen(heard: Heard, listener: Listener) -> Case:
    """What weighing starts from for one of the listeners, who knows what it was dealt and saw."""
    seat, dealt, story = listener
    setup, at_night, roles = heard.setup, heard.ground, roles_of(heard.setup)
    if dealt not in roles:
        raise Impossible("view-card-not-in-deck", role=dealt)
    views = views_of(setup, seat, dealt)
    if story not in views.stories:
        raise Impossible("view-not-a-night", role=dealt)
    own = silent(at_night, seat, setup.players)
    likes = np.zeros(len(views.stories))
    likes[views.stories[story]] = 1.0
    add(own, at_night, seat, roles.index(dealt), views, likes, np.zeros(len(likes), dtype=np.bool_))
    finish(own, at_night, seat, setup.players, len(roles))
    outside = heard.outside

    def mine(rows: Any, row: Any) -> Any:
        """These rows, but this seat's own by what it saw."""
        rows = rows.copy()
        rows[seat] = row
        return rows

    return outside._replace(
        allowed=possible(heard, listener),
        base=mine(outside.base, own.base),
        start=mine(outside.start, np.where(own.start < 0, -1, own.start + outside.weights.size)),
        told=mine(outside.told, own.told),
        weights=np.concatenate([outside.weights, *own.weights]),
        live=mine(outside.live, own.live),
        rest=mine(outside.rest, own.rest),
        centered=mine(outside.centered, own.centered),
        swaps=mine(outside.swaps, own.swaps),
        quiet=mine(outside.quiet, own.quiet),
        before=alike_seats(heard, listener),
    )


def chance_of(heard: Heard, number: int, listener: Listener, sums: Summed) -> float:
    """The weight of the worlds in which a claim is true."""
    claim = heard.claims[number]
    if claim.seat == listener.seat:
        return float(sums.total[0]) if holds(claim, listener.dealt, listener.story) else 0.0
    spoken = heard.seats[claim.seat]
    where = spoken.true_views[sum(earlier.seat == claim.seat for earlier in heard.claims[:number])]
    if where is not None:
        return float(sums.views[heard.begins[claim.seat] + where].sum())
    roles = roles_of(heard.setup)
    return float(sums.dealt[claim.seat, roles.index(claim.role)]) if claim.role in roles else 0.0


def alike_seats(heard: Heard, listener: Listener) -> Whole:
    """For each seat, the one before that nothing tells from it: not named, and no more told than the same roles."""
    before = np.full(heard.setup.players, -1)
    if not heard.ground.even:
        return before
    stories = (listener.story, *(claim.story for claim in heard.claims))
    named = {listener.seat, *(place for told in stories for said in told for place in said.places)}
    last = dict[tuple[str, ...], int]()
    for other, spoken in enumerate(heard.seats):
        said = tuple(claim.role for claim in spoken.claims)
        if other in named or any(claim.story for claim in spoken.claims):
            continue
        if said and type(heard.honesty) is not Honesty:  # which may tell speakers apart
            continue
        before[other] = last.get(said, -1)
        last[said] = other
    return before


def _narrow(allowed: Whole, roles: tuple[str, ...], listener: Listener) -> None:
    """Leaves out the deals in which somebody's card is not what this seat saw before anything moved."""
    seat, dealt, story = listener
    n, copying = len(allowed), "doppelganger" in roles  # she may have moved something first

    def only(other: int, wanted: Collection[str], are: bool = True) -> None:
        for at, role in enumerate(roles):
            if (role in wanted) != are:
                allowed[other, at] = 0

    for said in story:
        if said.kind == "shown":
            group = SHOWN_AS[said.what[0]]
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
