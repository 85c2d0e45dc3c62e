"""Who is here: the screens of a room, and how long a seat has had none."""

from collections.abc import Callable
from typing import Literal

from noctambule.server.room import Room
from noctambule.server.seats import Seat

TABLE_SCREEN = "table"
Kind = Literal["phone", "table", "watch"]


class Screen:
    """A connected screen: whom it shows the room to, and how much it has been shown."""

    def __init__(self, send: Callable[[bytes], None], kind: Kind = "phone") -> None:
        self.send = send
        self.kind = kind
        self.token_hash: str | None = None
        """Of the seat whose secret it has shown; seats are moved, their secrets are not."""
        self.events_sent = 0
        self.game = ""
        """The commitment of the game it is being shown."""


class Presence:
    """The screens of one room."""

    def __init__(self, opened_at: int) -> None:
        self.screens = set[Screen]()
        self._opened_at = opened_at
        self._gone_at = dict[str, int]()
        self._seats: tuple[tuple[Seat, ...], frozenset[int]] | None = None

    def come(self, screen: Screen) -> None:
        self.screens.add(screen)
        self._seats = None

    def sit(self, screen: Screen, token_hash: str) -> None:
        """A screen that is here has been given a seat."""
        screen.token_hash = token_hash
        self._seats = None

    def leave(self, screen: Screen, at: int) -> None:
        self.screens.discard(screen)
        self._seats = None
        if screen.token_hash is not None and not self.is_here(screen.token_hash):
            self._gone_at[screen.token_hash] = at

    def is_here(self, token_hash: str) -> bool:
        return any(screen.token_hash == token_hash for screen in self.screens)

    def gone_since(self, token_hash: str) -> int | None:
        """When a seat's last screen left; before the room was opened, nobody knows."""
        return None if self.is_here(token_hash) else self._gone_at.get(token_hash, self._opened_at)

    def seats(self, room: Room) -> frozenset[int]:
        """The seats that have a screen now; asked for often, it is only worked out when something has changed."""
        if self._seats is None or self._seats[0] is not room.seats:
            here = {screen.token_hash for screen in self.screens}
            found = frozenset(seat for seat, held in enumerate(room.seats) if held.token_hash in here)
            self._seats = room.seats, found
        return self._seats[1]

    def away(self, room: Room) -> tuple[int, ...]:
        """The people without a screen; bots are always here."""
        here = self.seats(room)
        return tuple(seat for seat, held in enumerate(room.seats) if seat not in here and held.bot is None)

    def watching(self, room: Room) -> int:
        """How many look on: phones without a seat, and whoever came to watch."""
        held = {seat.token_hash for seat in room.seats}
        return sum(screen.kind != TABLE_SCREEN and screen.token_hash not in held for screen in self.screens)
