"""How long everything takes in a room: deadlines, and in narrated pace the planned length of each call."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from noctambule.engine.beats import Plan
from noctambule.narrator.narration import Line

SECOND = 1000
MINUTE = 60 * SECOND
TO_PEEK = 60 * SECOND
"""At the card that was dealt."""
TO_TAP = 15 * SECOND
TO_READ = 20 * SECOND
"""What the night showed."""
TO_VOTE = 20 * SECOND
KEPT = 256
"""Nights whose lengths are remembered: a group plays the same cards again and again."""


class Pace(NamedTuple):
    """A night's beats, and how long each may take."""

    plan: Plan
    lengths: tuple[int, ...]
    """Milliseconds, beat by beat."""
    waits_for_all: bool
    """Quick pace: a beat closes when all have tapped. Narrated: each has its planned length."""


def quick(plan: Plan) -> Pace:
    """Each beat lasts until all have tapped."""
    return Pace(plan, (TO_TAP,) * len(plan.beats), True)


def narrated(plan: Plan, spoken: Sequence[Sequence[Line]], acting: Mapping[str, int]) -> Pace:
    """Each phone has its own language, so a beat takes as long as the longest of them.

    `acting` says how many questions a call may put, one after the other, where that is not one.
    """
    each = [_lengths(plan, lines, acting) for lines in spoken]
    return Pace(plan, tuple(max(beat) for beat in zip(*each, strict=True)), False)


def _lengths(plan: Plan, lines: Sequence[Line], acting: Mapping[str, int]) -> list[int]:
    """What is said before the first call belongs to the first beat; putting to sleep, to a call's last.

    The silence after a call's first line is for all its questions (`acting` says how many).
    """
    ends = [line.at for line in lines[1:]] + [lines[-1].at]
    first, last = dict[str, Line](), dict[str, float]()
    for line, end in zip(lines, ends, strict=True):
        if line.call not in first:
            first[line.call] = line
        last[line.call] = end
    lengths, began = list[float](), 0.0
    for slots in plan.beats:
        [(call, n)] = slots
        line, of_this_call = first[call], sum(slot[0][0] == call for slot in plan.beats)
        to_act = line.silence / acting.get(call, 1)
        if n == 0:
            woken = ends[lines.index(line)] - line.silence
            lengths.append(woken + to_act - began)
        else:
            lengths.append(to_act)
        if n == of_this_call - 1:
            lengths[-1] += last[call] - ends[lines.index(line)]
            began = last[call]
    return [round(length * SECOND) for length in lengths]
