"""What is said aloud in a night: each line, when it begins, and the silence after it."""

from collections.abc import Sequence

import msgspec

SECONDS_TO_ACT = 10.0
SECONDS_TO_SEE = 6.0
"""For calls at which nobody chooses anything."""
BREATH, SHORT_BREATH = 2.0, 1.5
"""Between two calls."""
LETTERS_A_SECOND = 14.0
"""A calm reading voice."""


class Line(msgspec.Struct, frozen=True):
    """Something said aloud: when it begins (in seconds), at which call, and the silence after it."""

    at: float
    call: str
    text: str
    silence: float


def timed(said: Sequence[tuple[str, str, float]]) -> list[Line]:
    """Each line after the one before and its silence."""
    lines, at = list[Line](), 0.0
    for call, text, silence in said:
        lines.append(Line(at, call, text, silence))
        at += round(len(text) / LETTERS_A_SECOND, 1) + silence
    return lines
