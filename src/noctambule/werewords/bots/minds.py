"""What makes one bot another: three strengths, and four temperaments that change its pace and its words."""

from typing import NamedTuple


class Strength(NamedTuple):
    """How well a bot plays Werewords."""

    thinks_of: int
    """How many words come to its mind at once; it asks what splits those."""
    steady: float
    """How surely it takes the better of two questions."""
    leans: float
    """How far a seer's questions lean to the word, and a werewolf's away from it."""
    careful: bool
    """Whether it looks at itself with the others' eyes and leans less when that tells too much."""
    sure: float
    """How surely it points at the one it suspects most."""


STRENGTHS = {
    "beginner": Strength(thinks_of=6, steady=3.0, leans=0.8, careful=False, sure=1.0),
    "regular": Strength(thinks_of=16, steady=5.0, leans=0.35, careful=False, sure=4.0),
    "sharp": Strength(thinks_of=50, steady=8.0, leans=0.7, careful=True, sure=8.0),
}


class Temperament(NamedTuple):
    """How a bot behaves, whatever it knows: how long it keeps silent, in seconds, and which words it likes."""

    soonest: float
    latest: float
    forms: tuple[str | None, ...]
    """The forms of a question it draws from; None is the plain one."""
    leads: int
    """In how many of ten questions it says something first."""


TEMPERAMENTS = {
    "quiet": Temperament(10.0, 22.0, ("short", "short", None), 0),
    "eager": Temperament(5.0, 14.0, (None, "short"), 2),
    "sceptical": Temperament(8.0, 18.0, (None,), 4),
    "theatrical": Temperament(7.0, 16.0, ("grand", "grand", None), 2),
}
