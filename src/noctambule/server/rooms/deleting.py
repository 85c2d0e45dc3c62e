"""What is deleted because somebody at the table says so: an evening, a name, the room; on the disk too."""

from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE
from noctambule.live import wire
from noctambule.server.logs import note
from noctambule.server.rooms import keys
from noctambule.server.rooms.evenings import without_evening, without_name
from noctambule.server.rooms.open_room import OpenRoom, key_of
from noctambule.server.rooms.room import Room
from noctambule.server.screens.presence import Screen


async def rewrite(keeper: OpenRoom, screen: Screen, said: wire.DeleteEvening | wire.TakeNameOut) -> None:
    """Deletes some of what is over, and says so when it is gone."""

    def rewritten(room: Room) -> Room:
        seat = screen.seat(room)
        if isinstance(said, wire.DeleteEvening):
            only_by_right(room, seat)
            return without_evening(room, said.at)
        if seat == TABLE:
            raise NotAsked("no-seat")
        keys.only_with_key(room, seat)
        own = room.seats[seat].name
        if said.name not in ("", own):
            only_by_right(room, seat)
        return without_name(room, said.name or own)

    await keeper.rewrite(rewritten, key_of(screen, said))
    note("evening-deleted" if isinstance(said, wire.DeleteEvening) else "name-taken-out")
    screen.send(wire.encode(wire.Done(said.id, keeper.room.version)))


async def delete_room(keeper: OpenRoom, screen: Screen, said: wire.DeleteRoom) -> None:
    """Deletes all that is kept of a room, and sends everybody home."""
    await keeper.delete(lambda room: only_by_right(room, screen.seat(room)))
    screen.send(wire.encode(wire.Done(said.id, keeper.room.version)))
    for each in (*keeper.screens, *keeper.porter.doors.outside):
        each.send(wire.encode(wire.Refused("", "room-deleted")))


def only_by_right(room: Room, seat: int) -> None:
    """What cannot be undone is for who hosts by right, and not for whom hosting was lent to."""
    if seat != room.host or not room.is_hosted_by_right:
        raise NotAsked("hosts-own")
