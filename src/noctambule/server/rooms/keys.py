"""A room's key: who has it, and when a seat is handed it. With it all that is over can be read; without it, nothing."""

import hmac

from noctambule.engine.errors import NotAsked
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Seat


def fits(key: str, shown: str | None) -> bool:
    """Whether this is the key; how long that takes tells nothing of it."""
    return hmac.compare_digest((shown or "").encode(), key.encode())


def cut(room: Room, key: str) -> Room:
    """The room with its key. Whoever sits in a room of long ago was there before there were keys, and gets it."""
    return room.but(key=key, seats=_all_keyed(room.seats), waiting=_all_keyed(room.waiting))


def handed(room: Room) -> tuple[Seat, ...]:
    """The seats after a deal: all dealt in are handed the key, if a host deals who has it and hosts by right.

    Not while hosting is only lent: whoever guessed four letters could else wait for the host to go, deal, and read all.
    """
    return _all_keyed(room.seats) if room.is_hosted_by_right else room.seats


def _all_keyed(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if all(seat.keyed or seat.bot is not None for seat in seats):
        return seats
    return tuple(seat._replace(keyed=seat.bot is None) for seat in seats)


def hosts_from_now_on(room: Room, seat: Seat) -> bool:
    """Whether a newcomer is the host by right: the first is, and who has the key where so far nobody by right has."""
    if not room.hosts_by_right or seat.bot is not None:
        return not room.hosts_by_right
    by_right = room.seat_of(room.hosts_by_right)
    return seat.keyed and by_right is not None and not room.seats[by_right].keyed


def only_with_key(room: Room, seat: int) -> None:
    """What strangers may not do, whoever lent them the hosting."""
    if room.key and not room.is_keyed(seat):
        raise NotAsked("needs-key")
