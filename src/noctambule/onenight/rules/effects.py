"""What a role's script may do: each is a wish, carried out by the night."""

from typing import NamedTuple


class Look(NamedTuple):
    """See the card that lies there now; the reply is that card."""

    seat: int
    place: int


class Swap(NamedTuple):
    """Exchange two cards, unseen."""

    seat: int
    one: int
    other: int


class Rotate(NamedTuple):
    """Move every card of these places one place on, in this order, the last to the first; `way` names it."""

    seat: int
    places: tuple[int, ...]
    way: str


class Shield(NamedTuple):
    """Lay a shield on a card."""

    seat: int
    place: int


class Flip(NamedTuple):
    """Leave a card lying face up."""

    seat: int
    place: int


class Give(NamedTuple):
    """Lay the next artifact of the pile on a card, unseen."""

    seat: int
    place: int


class Become(NamedTuple):
    """Be this role from now on; it is bound to the card that was dealt and goes where that goes."""

    seat: int
    role: str


class Acting(NamedTuple):
    """Which players are one of these roles by the card they were dealt or copied; the reply is their seats."""

    roles: tuple[str, ...]


class Stirred(NamedTuple):
    """Which players have looked at or moved a card so far this night; the reply is their seats."""


class Show(NamedTuple):
    """Let a seat see some players as something: fellow wolves, masons, thumbs."""

    seat: int
    whom: tuple[int, ...]
    as_what: str
