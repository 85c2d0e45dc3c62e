"""What happened, and who may see it: everything a seat knows is the events it was shown."""

from collections.abc import Iterable
from typing import NamedTuple

Audience = frozenset[int]

TABLE = -1
"""Stands in an audience for the shared screens: what the table may see is public."""


def everyone(seats: int) -> Audience:
    return frozenset(range(TABLE, seats))


class Event(NamedTuple):
    """One thing that happened, with its audience; a game's table of kinds says what the fields mean."""

    kind: str
    call: str
    step: int
    """How many questions the call had put when it happened."""
    seat: int | None
    places: tuple[int | None, ...]
    what: tuple[str, ...]
    seen_by: Audience


def shown_to(seat: int, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that this seat (or TABLE) was shown: built up, never cut down."""
    return tuple(event for event in events if seat in event.seen_by)
