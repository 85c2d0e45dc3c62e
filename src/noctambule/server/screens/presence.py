"""Who is here: the screens of a room, and how long a seat has had none."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from noctambule.engine.events import TABLE
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Seat

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
        self.key = ""
        """The room's key, as this screen showed it or was told it."""
        self.device = ""
        """The hash of what its device calls itself, where it does."""
        self.address = ""

    def seat(self, room: Room) -> int:
        """The seat it is at, or TABLE: what it has no seat for, it sees as the table does."""
        seat = None if self.token_hash is None else room.seat_of(self.token_hash)
        return TABLE if seat is None else seat


class _Found(NamedTuple):
    """Who is here, as long as these seats are."""

    seats: tuple[Seat, ...]
    here: frozenset[int]
    away: tuple[int, ...]
    watching: int


class Presence:
    """The screens of one room."""

    def __init__(self, opened_at: int) -> None:
        self.screens = set[Screen]()
        self._opened_at = opened_at
        self._gone_at = dict[str, int]()
        self._found: _Found | None = None

    def come(self, screen: Screen) -> None:
        self.screens.add(screen)
        self._found = None

    def sit(self, screen: Screen, token_hash: str) -> None:
        """A screen that is here has been given a seat."""
        screen.token_hash = token_hash
        self._found = None

    def leave(self, screen: Screen, at: int) -> None:
        self.screens.discard(screen)
        self._found = None
        if screen.token_hash is not None and not self.is_here(screen.token_hash):
            self._gone_at[screen.token_hash] = at

    def is_here(self, token_hash: str) -> bool:
        return any(screen.token_hash == token_hash for screen in self.screens)

    def gone_since(self, token_hash: str) -> int | None:
        """When a seat's last screen left; before the room was opened, nobody knows."""
        return None if self.is_here(token_hash) else self._gone_at.get(token_hash, self._opened_at)

    def seats(self, room: Room) -> frozenset[int]:
        """The seats that have a screen now."""
        return self._look(room).here

    def away(self, room: Room) -> tuple[int, ...]:
        """The people without a screen; bots are always here."""
        return self._look(room).away

    def watching(self, room: Room) -> int:
        """How many look on: phones without a seat, and whoever came to watch."""
        return self._look(room).watching

    def _look(self, room: Room) -> _Found:
        """Asked for often, this is only worked out when somebody has come, gone or changed seats."""
        if self._found is None or self._found.seats is not room.seats:
            shown = {screen.token_hash for screen in self.screens}
            held = {seat.token_hash for seat in room.seats}
            here = frozenset(seat for seat, holder in enumerate(room.seats) if holder.token_hash in shown)
            away = tuple(seat for seat, holder in enumerate(room.seats) if seat not in here and holder.bot is None)
            watching = sum(screen.kind != TABLE_SCREEN and screen.token_hash not in held for screen in self.screens)
            self._found = _Found(room.seats, here, away, watching)
        return self._found
