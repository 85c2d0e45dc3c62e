"""A room's door: who waits before it, who knocks, who was just sent away, and how many may come at once."""

from math import inf
from typing import NamedTuple

from noctambule.clock import RoomClock
from noctambule.engine.errors import NotAsked
from noctambule.live import wire
from noctambule.server.network.guard import Buckets, household
from noctambule.server.rooms.room import Room
from noctambule.server.screens.presence import TABLE_SCREEN, Screen

AWAKE_FOR = 3_600_000
"""Milliseconds for which a room with past games stays open to newcomers after the last who has its key has gone."""
JOINS_AT_ONCE, JOINS_PER_SECOND = 20, 1 / 3
"""Newcomers from one household; twenty phones behind one address arrive together at a party."""
KNOCKS_AT_ONCE, KNOCKS_PER_SECOND = 8, 1 / 10
MOST_KNOCKS, MOST_OF_A_HOUSEHOLD = 8, 4
MOST_OUTSIDE, MOST_OUTSIDE_OF_ONE = 40, 10
"""Screens; of one household only so many, where addresses tell people apart."""
KNOCK_LASTS = 5 * 60_000
AFTER_A_KICK, AFTER_A_NO = 30_000, 60_000
"""Milliseconds until the same device may come, or knock, again."""
OUT_FOR_THE_EVENING = 12 * 3_600_000
"""Milliseconds for which nobody new comes from the address of who is kept out; it is known in memory alone."""


class Knocked(NamedTuple):
    """Somebody who would like to come in."""

    number: str
    screen: Screen
    said: wire.Knock
    until: int


class Doors:
    """The door of one open room, as far as it is not on record."""

    def __init__(self, clock: RoomClock, guarded: bool = True, by_address: bool = False) -> None:
        self.clock = clock
        self.by_address = by_address
        """Whether addresses tell people apart: on a public server, not at home."""
        self.outside = dict[Screen, None]()
        """Screens that may see nothing yet, the first to come first."""
        self.knocks = dict[str, Knocked]()
        self.knocked = 0
        """Rises whenever there is something else to tell the host."""
        self._joins = Buckets(clock, JOINS_AT_ONCE if guarded else inf, JOINS_PER_SECOND)
        self._attempts = Buckets(clock, KNOCKS_AT_ONCE if guarded else inf, KNOCKS_PER_SECOND)
        self._sent_away = dict[str, int]()
        self._households_out = dict[str, tuple[str, int]]()
        self._key_gone_at: int | None = None

    # Who may come

    def key_has_gone(self) -> None:
        """A screen that has the key was here until now."""
        self._key_gone_at = self.clock.now()

    def shut_for(self, room: Room, screen: Screen, key_is_here: bool) -> str | None:
        """Why a screen has to wait outside; none if it need not. Raises where it need not even wait."""
        if screen.token_hash is not None and room.knows(screen.token_hash):
            return None
        if self._is_out(room, screen):
            raise NotAsked("kept-out")
        has_key = bool(room.key) and screen.key == room.key
        if has_key and screen.kind == TABLE_SCREEN:
            return None
        if room.door == "locked":  # for who was removed a while ago, too
            return "room-locked"
        return None if self.is_open(room, has_key or key_is_here) else "room-asks"

    def is_open(self, room: Room, key_is_here: bool) -> bool:
        """Whether everybody who has the code may look in."""
        return room.door == "open" and self._is_awake(room, key_is_here)

    def _is_out(self, room: Room, screen: Screen) -> bool:
        if screen.device and any(out.device == screen.device for out in room.out):
            return True
        _, until = self._households_out.get(household(screen.address), ("", 0))
        return self.clock.now() < until

    def _is_awake(self, room: Room, key_is_here: bool) -> bool:
        """Where there is nothing to read, everybody may come; else only while somebody who has the key is about."""
        if not room.past or key_is_here:
            return True
        return self._key_gone_at is not None and self.clock.now() - self._key_gone_at < AWAKE_FOR

    def take_a_seat(self, screen: Screen) -> None:
        """One more newcomer; refused where there are too many, and to who was just sent away."""
        until = self._sent_away.get(_whose(screen), 0)
        if self.clock.now() < until:
            raise NotAsked("wait-a-little", seconds=-(-(until - self.clock.now()) // 1000))
        if not self._joins.take(screen.address):
            raise NotAsked("too-fast")

    def give_back(self, screen: Screen) -> None:
        """A seat that came to nothing."""
        self._joins.give_back(screen.address)

    # Sending away

    def send_away(self, screen: Screen) -> None:
        """For half a minute."""
        self._wait(_whose(screen), AFTER_A_KICK)

    def not_in(self, screen: Screen) -> None:
        """For a minute it need not knock again."""
        self._wait(f"knock {_whose(screen)}", AFTER_A_NO)

    def _wait(self, whose: str, for_ms: int) -> None:
        now = self.clock.now()
        self._sent_away = {other: until for other, until in self._sent_away.items() if now < until}
        self._sent_away[whose] = now + for_ms

    def keep_out(self, screen: Screen) -> None:
        """For the evening nobody new comes from where this one came from, if that tells people apart."""
        if self.by_address and screen.address:
            until = self.clock.now() + OUT_FOR_THE_EVENING
            self._households_out[household(screen.address)] = (screen.device, until)

    def let_back(self, device: str) -> None:
        self._households_out = {where: out for where, out in self._households_out.items() if out[0] != device}

    # Waiting

    def wait(self, screen: Screen) -> None:
        where = household(screen.address)
        of_one = sum(household(other.address) == where for other in self.outside) if self.by_address else 0
        if len(self.outside) >= MOST_OUTSIDE or of_one >= MOST_OUTSIDE_OF_ONE:
            raise NotAsked("too-many-outside")
        self.outside[screen] = None

    def leave(self, screen: Screen) -> None:
        """What it knocked for stays: a phone that has gone to sleep comes back and knocks again."""
        self.outside.pop(screen, None)

    def knock(self, screen: Screen, said: wire.Knock) -> None:
        """Notes it for the host; of one device and one household only so many."""
        until = self._sent_away.get(f"knock {_whose(screen)}", 0)
        if self.clock.now() < until or not self._attempts.take(screen.address):
            raise NotAsked("too-fast")
        self.expire()
        same = [one for one in self.knocks.values() if _whose(one.screen) == _whose(screen) or one.said.id == said.id]
        for one in same if screen.device or len(same) == 1 else ():
            del self.knocks[one.number]
        where = household(screen.address)
        of_one = sum(household(one.screen.address) == where for one in self.knocks.values())
        if len(self.knocks) >= MOST_KNOCKS or of_one >= MOST_OF_A_HOUSEHOLD:
            raise NotAsked("others-knock")
        self.knocked += 1
        number = f"{self.knocked}"
        self.knocks[number] = Knocked(number, screen, said, self.clock.now() + KNOCK_LASTS)

    def answered(self, number: str) -> Knocked:
        """A knock that is dealt with now."""
        self.expire()
        if number not in self.knocks:
            raise NotAsked("no-such-knock")
        self.knocked += 1
        return self.knocks.pop(number)

    def forget_knocks(self) -> None:
        """Nobody will be let in."""
        self.knocked += bool(self.knocks)
        self.knocks.clear()

    @property
    def due(self) -> int | None:
        """When the next knock has lasted long enough."""
        return min(one.until for one in self.knocks.values()) if self.knocks else None

    def expire(self) -> list[Knocked]:
        """Those nobody answered."""
        over = [one for one in self.knocks.values() if one.until <= self.clock.now()]
        for one in over:
            del self.knocks[one.number]
            self.knocked += 1
        return over


def _whose(screen: Screen) -> str:
    """The device; where it has no name of its own, all of its household."""
    return screen.device or household(screen.address)
