"""Hosting: lent to somebody who is here while the host is away, and given back on their return."""

from noctambule.server.rooms import entries
from noctambule.server.rooms.room import Room

HOST_GRACE = 30_000
"""Milliseconds a host may be away before hosting is lent."""


class Hosting:
    """Minds how long the host has been away. Nothing is lent or given back at night: it would tell who has gone."""

    def __init__(self) -> None:
        self._gone_at: int | None = None

    def mind(self, room: Room, here: frozenset[int], now: int) -> None:
        """Looks whether the host is here."""
        self._gone_at = (self._gone_at or now) if room.host not in here else None

    def due(self, room: Room, here: frozenset[int], now: int) -> int | None:
        """When hosting next changes hands."""
        if room.dark or not here:
            return None
        by_right = room.seat_of(room.hosts_by_right)
        if by_right in here:
            return None if by_right == room.host else now
        return None if self._gone_at is None or not _at_home(room, here) else self._gone_at + HOST_GRACE

    def next(self, room: Room, here: frozenset[int], now: int) -> entries.Hosted:
        """Whoever hosts by right and is here; else it is lent to the first who is."""
        by_right = room.seat_of(room.hosts_by_right)
        if by_right is not None and by_right in here:
            return entries.Hosted(now, by_right)
        return entries.Hosted(now, min(_at_home(room, here)), lent=True)


def _at_home(room: Room, here: frozenset[int]) -> frozenset[int]:
    """Those to whom hosting may be lent: not to who has only just come, where there is something to be had by it."""
    return frozenset(seat for seat in here if room.is_keyed(seat) or not room.key)
