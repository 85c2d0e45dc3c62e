"""A kept row in the words of the game: what each seat saw, what it was in the end, and who won."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.rules.cards import TEAMS


class Look(NamedTuple):
    """A seat saw the card that lay at a place."""

    seat: int
    place: int
    card: str


class Shown(NamedTuple):
    """A seat was shown some players, perhaps none, as something: fellow wolves, masons, who has stirred."""

    seat: int
    whom: tuple[int, ...]
    as_what: str


def seats(bits: int) -> tuple[int, ...]:
    """A group of seats."""
    return tuple(seat for seat in range(codes.SEATS) if bits >> seat & 1)


def cards(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(codes.CARDS[number] for number in numbers)


def looks(row: Any) -> tuple[Look, ...]:
    """Every look of the night, in order."""
    n = row["looked"]
    columns = (row[name][:n].tolist() for name in ("look_seat", "look_place", "look_card"))
    return tuple(Look(seat, place, codes.CARDS[card]) for seat, place, card in zip(*columns, strict=True))


def shown(row: Any) -> tuple[Shown, ...]:
    """Who was shown whom, seat by seat."""
    return tuple(
        Shown(seat, seats(int(row["shown"][seat])), codes.SHOWN_AS[as_what])
        for seat, as_what in enumerate(row["shown_as"].tolist())
        if as_what
    )


def winning_teams(row: Any) -> tuple[str, ...]:
    return tuple(team for team in TEAMS if row["won"] & codes.TEAM_BIT[team])
