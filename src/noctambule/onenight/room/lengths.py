"""How long a night takes in both paces: a deck's, or the average of several."""

from collections.abc import Sequence
from typing import NamedTuple

from noctambule.live.pacing import SECOND
from noctambule.onenight.room.live import pace_of
from noctambule.onenight.rules.setup import Setup


class Length(NamedTuple):
    """Beats, and seconds: in quick pace at most so many, for a beat ends when all have tapped."""

    beats: float
    seconds: float


def quick_night(setups: Sequence[Setup]) -> Length:
    return _length(setups, True)


def narrated_night(setups: Sequence[Setup]) -> Length:
    return _length(setups, False)


def _length(setups: Sequence[Setup], quickly: bool) -> Length:
    beats = [pace_of(setup, quickly, None).lengths for setup in setups]
    return Length(sum(map(len, beats)) / len(beats), sum(map(sum, beats)) / len(beats) / SECOND)
