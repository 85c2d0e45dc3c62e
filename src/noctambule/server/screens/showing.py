"""Shows a room to its screens: what is new as it comes, to each what it may see, and counts that go up together."""

from msgspec import UNSET, structs

from noctambule.engine.events import TABLE
from noctambule.live import shown, wire
from noctambule.server.rooms.room import Room
from noctambule.server.screens.frames import Page, called, events_for, marks, public
from noctambule.server.screens.presence import Presence, Screen

GATHER = 100
"""Milliseconds in which counts that go up (who is ready, who has voted) are gathered before they are shown."""


class Showing:
    """What the screens of one room have been shown, and when they will be shown what was gathered since."""

    def __init__(self, room: Room, presence: Presence) -> None:
        self.presence = presence
        self.due: int | None = None
        self.last = self._look(room)
        """What all screens were last shown."""
        self._marks = self._marks_of(room)
        self._counts = _counts(room)
        self._told = len(events_for(room, TABLE))

    def come(self, screen: Screen, room: Room, now: int) -> None:
        """Shows one screen the whole of what it may see."""
        self._show(screen, Page(room, self._look(room), now, self._told), whole=True)

    def somebody_moved(self, room: Room, now: int) -> None:
        """Who is here is shown by day; at night, not even that something changed."""
        if self._marks_of(room) != self._marks:
            self._gather(now)

    def news(self, room: Room, now: int) -> None:
        """Shows what an input changed. At night a tap changes nothing that others may see, and nobody hears of it."""
        if self._marks_of(room) != self._marks:
            if not self._called_for(room):
                self.show_all(room, now)
        elif _counts(room) != self._counts:
            self._gather(now)

    def _called_for(self, room: Room) -> bool:
        """Tells all screens in the same few bytes that the deal was called for, where that is all that is new."""
        if (call := called(room)) is None or self._marks_of(room.but(called=None)) != self._marks:
            return False
        self._marks = self._marks_of(room)
        self.last = structs.replace(self.last, called=call)
        self._send_all(wire.encode(wire.Shuffling(room.version, call)))
        return True

    def _send_all(self, frame: bytes) -> None:
        for screen in list(self.presence.screens):
            screen.send(frame)

    def gathered(self, room: Room, now: int) -> None:
        """What has changed by now, where its moment has come; counts alone are the same few bytes for all screens."""
        if self.due is None or now < self.due:
            return
        counts, live = _counts(room), self.last.live
        if self._marks_of(room) != self._marks or counts is None or live is UNSET:
            self.show_all(room, now)
            return
        self._counts, self.due = counts, None
        self.last = structs.replace(self.last, live=structs.replace(live, counts=counts))
        self._send_all(wire.encode(wire.Counted(room.version, counts)))

    def _gather(self, now: int) -> None:
        if self.due is None:
            self.due = now + GATHER

    def show_all(self, room: Room, now: int) -> None:
        """Shows every screen where the room stands."""
        self._marks, self._counts, self.due = self._marks_of(room), _counts(room), None
        self.last = self._look(room)
        page = Page(room, self.last, now, self._told)
        for screen in list(self.presence.screens):
            self._show(screen, page)
        self._told = page.told_by_now

    def _show(self, screen: Screen, page: Page, whole: bool = False) -> None:
        if screen.game != page.room.commitment:  # another game, or none
            whole, screen.game = True, page.room.commitment
        frame, screen.events_sent = page.frame(screen.seat(page.room), whole, screen.events_sent)
        screen.send(frame)

    def _marks_of(self, room: Room) -> tuple[object, ...]:
        """What tells whether there is anything new to see."""
        here = () if room.dark else (self.presence.away(room), self.presence.watching(room))
        return (*marks(room), *here)

    def _look(self, room: Room) -> shown.Public:
        """What every screen may see now."""
        return public(room, self.presence.away(room), self.presence.watching(room))


def _counts(room: Room) -> shown.Counts | None:
    return None if room.live is None else room.live.counts()
