"""What comes back from a bot, as plain data."""

import msgspec

from noctambule.engine.questions import Answer
from noctambule.onenight.rules.sayings import Claim


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot wants to do now."""

    answer: Answer = None
    """At night: the answer to the question; None declines."""
    claim: Claim | None = None
    """By day: what to claim now; None for nothing."""
    accuse: int | None = None
    """By day: whom to suspect aloud now; None for nothing new."""
    point: int | None = None
    """In the vote: at whom."""
    again: float | None = None
    """By day: at which part of the day to think again; None when it is done talking."""
    suspects: tuple[float, ...] | None = None
    """How likely it believes each seat to be a werewolf, where it has thought about that."""
