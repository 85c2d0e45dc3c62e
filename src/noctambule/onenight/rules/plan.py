"""The plan of a night: which question is put in which beat, computed from the deck alone.

A question's beat comes after every beat that is needed to settle what its seat has been shown by then and which
answers are legal. In each beat every seat is prompted once, so nothing tells who was really asked.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from noctambule.engine.beats import Plan
from noctambule.engine.questions import QuestionId
from noctambule.onenight.rules.possible_nights import PossibleNights
from noctambule.onenight.rules.setup import Setup

CHOICES = ("chose", "declined")
KEPT = 256
"""Plans that are remembered: a group plays the same cards again and again."""


@lru_cache(maxsize=KEPT)
def quick(setup: Setup) -> Plan:
    """As few beats as the deck allows: all who need not wait for each other act at once."""
    calls = tuple(setup.night.calls)
    facts = _explore(setup)
    beats = dict[QuestionId, int]()
    for index, call in enumerate(calls):
        waits_for = max(
            (
                beat
                for (earlier, _), beat in beats.items()
                if calls.index(earlier) <= _last_that_matters(calls[:index], call, facts)
            ),
            default=-1,
        )
        for n in range(facts[call].questions):
            # A second question hangs on what the first one showed, and so on everything before it.
            beats[call, n] = 1 + (waits_for if n == 0 else max(beats.values()))
    return Plan.of(calls, beats)


@lru_cache(maxsize=KEPT)
def narrated(setup: Setup) -> Plan:
    """One call after the other, as a voice calls them; a call's second question has a beat of its own."""
    calls = tuple(setup.night.calls)
    facts = _explore(setup)
    slots = [(call, n) for call in calls for n in range(max(1, facts[call].questions))]
    return Plan.of(calls, {slot: beat for beat, slot in enumerate(slots)})


def questions(setup: Setup) -> dict[str, int]:
    """How many questions each call may put, one after the other."""
    return {call: facts.questions for call, facts in _explore(setup).items()}


class _Facts(NamedTuple):
    """What a call can bring: how many questions, to holders of which cards, and who learns what."""

    questions: int
    wakes: frozenset[str]
    """The dealt cards whose holders it may wake."""
    informs: frozenset[str]
    """Those whose holders it may show something."""
    lays: bool
    """Whether something may come to lie open here that everyone is shown."""


def _last_that_matters(earlier: Iterable[str], call: str, facts: dict[str, _Facts]) -> int:
    """The last earlier call that leaves something for all to see, or tells somebody something who may be asked here."""
    matters = [
        index for index, other in enumerate(earlier) if facts[other].lays or facts[other].informs & facts[call].wakes
    ]
    return max(matters, default=-1)


def _explore(setup: Setup) -> dict[str, _Facts]:
    """Runs every role's would-be nights and notes what each call asked and showed."""
    night = setup.night
    facts = {call.id: _Facts(0, call.may_wake, frozenset(), call.id in night.lays) for call in night.wakes}
    for role in dict.fromkeys(setup.deck):
        for branch in PossibleNights(setup, 0, role, largest=1).branches(narrow=True):
            for event in branch.seen:
                old = facts[event.call]
                if event.kind in CHOICES:
                    facts[event.call] = old._replace(questions=max(old.questions, event.step))
                else:
                    facts[event.call] = old._replace(informs=old.informs | {role})
    return facts
