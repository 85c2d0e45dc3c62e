"""Every private view: what a seat could have seen of its own night, for the roles that can be weighed fast."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.engine.questions import Answer, Question
from noctambule.engine.script import first_question
from noctambule.onenight.lab.worlds.honesty import believed, holds
from noctambule.onenight.rules.cards import BadRole, Role
from noctambule.onenight.rules.roles import ROLES, SHOWN_AS
from noctambule.onenight.rules.sayings import Claim, Story, Told
from noctambule.onenight.rules.setup import MOST, Setup
from noctambule.onenight.rules.table import lay

NIGHTS = (
    "sleeper", "pack", "thumb", "minion", "lodge", "looker", "robber", "troublemaker", "drunk", "insomniac",
    "doppelganger",
)  # fmt: skip
"""The kinds of nights that can be weighed deal by deal: see `weigh_one_deal`."""
INERT, PACK, THUMB, MINION, LODGE, LOOKER, ROBBER, TROUBLEMAKER, DRUNK, INSOMNIAC, DOPPELGANGER = range(len(NIGHTS))
ALONE = (ROBBER, TROUBLEMAKER, DRUNK, INSOMNIAC)
"""Of each of these, no more than one card and its copy can be weighed."""


def _kind(role: Role) -> int:
    if role.weighed_as not in NIGHTS:
        raise BadRole(f"{role.id} is weighed_as {role.weighed_as}: write one of {', '.join(NIGHTS)}, or leave it out")
    return NIGHTS.index(role.weighed_as)


KINDS = {role.id: _kind(role) for role in ROLES.values() if role.weighed_as}
"""The roles that are of such a kind."""

SEES_GROUP = (PACK, MINION, LODGE)
NOTHING_SEEN = "?"


class Views(NamedTuple):
    """Every private view of a role at a seat, each with its slot: a group of players, or an answer and cards seen."""

    stories: dict[Story, int]
    """What there is to tell of each, by its number."""
    slots: NDArray[np.int64]
    """Where each has its weight."""
    answers: NDArray[np.int64]
    """The number of the answer that was given; -1 for none."""
    copies: NDArray[np.int64]
    """For a doppelganger: which copy she was, as `copy_of` numbers them; -1 for everybody else."""
    thoughts: NDArray[np.int64]
    """The number of the role that the player then believes to be."""
    saying: dict[Told, frozenset[int]]
    """In which of them each thing would be said."""
    begins: dict[int, int]
    """Where the views of each copy begin."""
    size: int

    def fitting(self, claim: Claim) -> list[int]:
        """The views in which a claim of this role is true."""
        told = list(self.stories)
        if not claim.story:
            return list(range(len(told)))
        possible = frozenset.intersection(*(self.saying.get(said, frozenset()) for said in claim.story))
        return sorted(number for number in possible if holds(claim, claim.role, told[number]))


def fits(setup: Setup) -> bool:
    """Whether every card of the deck is of such a kind."""
    kinds = [KINDS.get(card) for card in setup.cards]
    return setup.players <= MOST and None not in kinds and all(kinds.count(kind) <= 1 for kind in ALONE)


def roles_of(setup: Setup) -> tuple[str, ...]:
    return tuple(dict.fromkeys(setup.deck))


@lru_cache(maxsize=4096)
def question_of(setup: Setup, seat: int, role: str) -> Question | None:
    """What this role is asked at this seat; a werewolf, if alone."""
    call = ROLES[role].together or ROLES[role].wakes
    if call is None:
        return None
    cards = [NOTHING_SEEN] * setup.places
    cards[seat] = role
    night = setup.night
    return first_question(night, night.calls.index(call), lay(tuple(cards), setup.players, ()))


@lru_cache(maxsize=4096)
def views_of(setup: Setup, seat: int, role: str) -> Views:
    """All the private views of a role at a seat."""
    if role == "doppelganger":
        return _copied_views(setup, seat)
    found = list[tuple[Story, int, int]]()
    look = 0
    if KINDS[role] in SEES_GROUP:
        look = 1 << setup.players
        for group in _groups(setup, seat, role):
            if group or KINDS[role] != PACK:  # one alone is asked
                found.append(((_shown(role, group),), sum(1 << other for other in group), -1))
    roles = roles_of(setup)
    question = question_of(setup, seat, role)
    for number, chosen in enumerate(question.answers if question else ()):
        for story, (one, other) in _stories(setup, seat, role, chosen):
            found.append((story, look + (number * len(roles) + one) * len(roles) + other, number))
    if KINDS[role] == INSOMNIAC:
        for number, card in enumerate(roles):
            found.append(((Told("looked", (seat,), (card,)),), number * len(roles), -1))
    if not found:
        found.append(((), 0, -1))
    size = look + (len(question.answers) if question else 1) * len(roles) ** 2
    return _gathered(setup, seat, role, [(*view, -1) for view in found], {}, size)


def copy_of(setup: Setup, answer: int, role: int) -> int:
    """A doppelganger's copy is a role of its own: its number, by her answer (whom she looks at) and what she sees."""
    many = len(roles_of(setup))
    return many + answer * many + role


def copies_of(setup: Setup, seat: int) -> Iterator[tuple[int, int, str]]:
    """All the copies a doppelganger at this seat may become, with her answer and the role."""
    question = question_of(setup, seat, "doppelganger")
    assert question is not None
    for answer in range(len(question.answers)):
        for number, role in enumerate(roles_of(setup)):
            if role != "doppelganger":
                yield copy_of(setup, answer, number), answer, role


def _copied_views(setup: Setup, seat: int) -> Views:
    """A doppelganger's views: whom she looked at, what she became, and then the views of that role."""
    question = question_of(setup, seat, "doppelganger")
    assert question is not None
    found, begins, size = list[tuple[Story, int, int, int]](), dict[int, int](), 0
    for copy, answer, role in copies_of(setup, seat):
        place = question.answers[answer]
        assert isinstance(place, int)
        before = (Told("chose", (place,), ()), Told("looked", (place,), (role,)), Told("became", (), (role,)))
        views = views_of(setup, seat, role)
        begins[copy] = size
        for story, slot, given in zip(views.stories, views.slots.tolist(), views.answers.tolist(), strict=True):
            found.append(((*before, *story), size + slot, given, copy))
        size += views.size
    return _gathered(setup, seat, "doppelganger", found, begins, size)


def _gathered(
    setup: Setup,
    seat: int,
    role: str,
    found: Sequence[tuple[Story, int, int, int]],
    begins: dict[int, int],
    size: int,
) -> Views:
    roles, saying = roles_of(setup), dict[Told, set[int]]()
    for number, (story, _, _, _) in enumerate(found):
        for said in story:
            saying.setdefault(said, set()).add(number)
    return Views(
        {story: number for number, (story, _, _, _) in enumerate(found)},
        np.array([slot for _, slot, _, _ in found]),
        np.array([answer for _, _, answer, _ in found]),
        np.array([copy for _, _, _, copy in found]),
        np.array([roles.index(believed(seat, role, story)) for story, _, _, _ in found]),
        {said: frozenset(numbers) for said, numbers in saying.items()},
        begins,
        size,
    )


def _groups(setup: Setup, seat: int, role: str) -> Iterator[tuple[int, ...]]:
    seen = SHOWN_AS[_what(role)]
    most = sum(card in seen for card in setup.deck) - (role in seen) + ("doppelganger" in setup.deck)
    others = [other for other in range(setup.players) if other != seat]
    for size in range(min(most, len(others)) + 1):
        yield from combinations(others, size)


def _what(role: str) -> str:
    """As what a role of this kind sees others."""
    shows = ROLES[role].shows
    if shows not in SHOWN_AS:
        raise BadRole(f"{role} is weighed_as {ROLES[role].weighed_as}: write shows= one of {', '.join(SHOWN_AS)}")
    return shows


def _shown(role: str, group: tuple[int, ...]) -> Told:
    return Told("shown", group, (_what(role),))


def _stories(setup: Setup, seat: int, role: str, chosen: Answer) -> Iterator[tuple[Story, tuple[int, int]]]:
    """What there is to tell after an answer, for all the cards that may have been seen, with the cards' numbers."""
    before: Story = (_shown(role, ()),) if KINDS[role] == PACK else ()
    if chosen is None:
        yield (*before, Told("declined", (), ())), (0, 0)
        return
    assert not isinstance(chosen, str)
    places = chosen if isinstance(chosen, tuple) else (chosen,)
    before = (*before, Told("chose", places, ()))
    if KINDS[role] in (ROBBER, TROUBLEMAKER, DRUNK):
        before = (*before, Told("swapped", places if len(places) == 2 else (seat, *places), ()))
        if KINDS[role] != ROBBER:
            yield before, (0, 0)
            return
        places = (seat,)
    cards = list(enumerate(roles_of(setup)))
    for seen in product(cards, repeat=len(places)):
        looks = (Told("looked", (place,), (card,)) for place, (_, card) in zip(places, seen, strict=True))
        yield (*before, *looks), (seen[0][0], seen[1][0] if len(seen) > 1 else 0)
