"""The porter of an open room: lets screens in or has them wait, tells the host who knocks, and hands out the key."""

from typing import TYPE_CHECKING

from noctambule.engine.errors import GameError, NotAsked
from noctambule.live import wire
from noctambule.server.rooms import entries, keys
from noctambule.server.rooms.doors import Doors, Knocked
from noctambule.server.rooms.luck import new_token
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import clean_name, hash_of
from noctambule.server.screens.presence import Screen

if TYPE_CHECKING:
    from noctambule.server.rooms.open_room import OpenRoom

NOTHING_TO_TELL = wire.AtTheDoor("open", (), ())


class Porter:
    """What a room's door does to its screens."""

    def __init__(self, keeper: "OpenRoom", doors: Doors) -> None:
        self.keeper = keeper
        self.doors = doors
        self._told = dict[Screen, wire.AtTheDoor]()
        self._marks: tuple[object, ...] = ()

    @property
    def room(self) -> Room:
        return self.keeper.room

    # Coming and going

    def receive(self, screen: Screen, id: str) -> None:
        """A screen has said hello. Outside it is told no more than that it is outside."""
        why = self.doors.shut_for(self.room, screen, self._key_is_here())
        if why is None:
            self.keeper.connect(screen)
            return
        self.doors.wait(screen)
        screen.send(wire.encode(wire.Refused(id, why)))

    def shut_for(self, screen: Screen) -> str | None:
        return self.doors.shut_for(self.room, screen, self._key_is_here())

    def is_outside(self, screen: Screen) -> bool:
        return screen in self.doors.outside

    def came(self, screen: Screen) -> None:
        """A screen is in, and may be who others waited for."""
        self.hand_key(screen)
        if self.doors.outside and self._has_key(screen):
            self._open_up()
        self.tell_host()

    def left(self, screen: Screen) -> None:
        self._told.pop(screen, None)
        self.doors.leave(screen)
        if self._has_key(screen):
            self.doors.key_has_gone()

    def _has_key(self, screen: Screen) -> bool:
        room = self.room
        held = (*room.seats, *room.waiting)
        by_seat = any(seat.keyed and seat.token_hash == screen.token_hash for seat in held)
        return bool(room.key) and (by_seat or screen.key == room.key)

    def _key_is_here(self) -> bool:
        return any(self._has_key(screen) for screen in self.keeper.screens)

    @property
    def is_open(self) -> bool:
        """Whether everybody who has the code may look in."""
        return self.doors.is_open(self.room, self._key_is_here())

    @property
    def shows_the_end_to_all(self) -> bool:
        """Whether a game that is over still lies on the table, for everybody who comes in."""
        live = self.room.live
        return live is not None and live.over and self.room.door == "open" and self._key_is_here()

    def _open_up(self) -> None:
        """Whoever need not wait any longer is let in."""
        for screen in list(self.doors.outside):
            if self.shut_for(screen) is None:
                self.doors.leave(screen)
                self.keeper.connect(screen)

    def _shut(self) -> None:
        """Who has no seat waits outside of a door that was shut, and is told what there is to wait for."""
        for screen in (*self.keeper.screens, *self.doors.outside):
            why = self.shut_for(screen)
            if why is not None:
                self._out(screen, why)
                self.doors.outside[screen] = None
        if self.room.door == "locked":
            self.doors.forget_knocks()

    def _out(self, screen: Screen, why: str) -> None:
        self.keeper.presence.leave(screen, self.keeper.now())
        self._told.pop(screen, None)
        screen.send(wire.encode(wire.Refused("", why)))

    # After each entry

    def mind(self, before: Room, room: Room) -> None:
        """What a new entry means for who comes, and for who has the key."""
        if room.seats is not before.seats or room.key != before.key:
            self._hand_keys(before)
        if room.door != before.door:
            self._open_up()
            self._shut()
        marks = (room.host, room.door, room.out, room.dark, self.doors.knocked)
        if marks != self._marks:
            self._marks = marks
            self.tell_host()

    def _hand_keys(self, before: Room) -> None:
        for screen in self.keeper.screens:
            if before.key and screen.key == before.key:  # the old one is no longer good
                self._tell_key(screen)
            self.hand_key(screen)

    def hand_key(self, screen: Screen) -> None:
        """To a seat that has it and whose screen does not know it."""
        if self._has_key(screen):
            self._tell_key(screen)

    def _tell_key(self, screen: Screen) -> None:
        if screen.key != self.room.key:
            screen.key = self.room.key
            screen.send(wire.encode(wire.Key(screen.key)))

    def tell_host(self) -> None:
        """Who knocks, to who can let them in; at night it waits until morning."""
        room = self.room
        if room.dark or not room.is_keyed(room.host):
            return
        knocks = tuple(wire.Knocking(one.number, one.said.name) for one in self.doors.knocks.values())
        told = wire.AtTheDoor(room.door, knocks, tuple(out.name for out in room.out))
        for screen in self.keeper.screens:
            if screen.seat(room) == room.host and self._told.get(screen, NOTHING_TO_TELL) != told:
                self._told[screen] = told
                screen.send(wire.encode(told))

    def see_off(self, token_hash: str, said: wire.Kick | wire.KeepOut) -> None:
        """The screens of a seat that was taken away are told so."""
        for screen in [each for each in self.keeper.screens if each.token_hash == token_hash]:
            if isinstance(said, wire.KeepOut):
                screen.key = ""
                self.doors.keep_out(screen)
                self._out(screen, "kept-out")
            else:
                self.doors.send_away(screen)
                screen.send(wire.encode(wire.Refused("", "removed")))

    # Knocking

    def knock(self, screen: Screen, said: wire.Knock) -> None:
        if self.room.door == "locked":
            raise NotAsked("room-locked")
        said.name = clean_name(said.name)
        self.doors.knock(screen, said)
        self.tell_host()

    async def let_in(self, screen: Screen, said: wire.LetIn) -> None:
        """The host's answer; who is let in has a seat at once, also where their phone has gone to sleep meanwhile."""
        room = self.room
        if screen.seat(room) != room.host:
            raise NotAsked("hosts-own")
        keys.only_with_key(room, room.host)
        if room.dark:
            raise NotAsked("not-asked")
        one = self.doors.answered(said.knock)
        if said.yes:
            await self._welcome(one)
        else:
            self.doors.not_in(one.screen)
            one.screen.send(wire.encode(wire.Refused(one.said.id, "not-let-in")))
        self.tell_host()

    async def _welcome(self, one: Knocked) -> None:
        keeper, screen, said = self.keeper, one.screen, one.said
        token = new_token(keeper.chance)

        def entry() -> entries.AnyEntry:
            return keeper.newcomer(screen, wire.Join(id=said.id, name=said.name), hash_of(token))

        def welcome() -> None:
            if screen in self.doors.outside or screen in keeper.screens:
                self.doors.leave(screen)
                keeper.presence.come(screen)
                keeper.welcome(screen, token)

        try:
            await keeper.commit_alone(entry, welcome)
        except GameError as error:  # of their name, for one
            screen.send(wire.encode(wire.Refused(said.id, error.code, {"name": said.name})))
            raise

    def expire(self) -> None:
        """Nobody answered."""
        for one in self.doors.expire():
            one.screen.send(wire.encode(wire.Refused(one.said.id, "nobody-answered")))
        self.tell_host()


def same_device(room: Room, screen: Screen) -> bool:
    """Whether this device has a seat here already. The host's may have more: friends share a phone."""
    if not screen.device:
        return False
    hosts = room.seats[room.host].device if room.seats else ""
    return screen.device != hosts and any(seat.device == screen.device for seat in (*room.seats, *room.waiting))
