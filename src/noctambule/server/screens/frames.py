"""Frames: what is public is made once for all screens, a seat's own is added, and the size tells nothing."""

from typing import Any

from msgspec import UNSET, structs

from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Question
from noctambule.live import shown, wire
from noctambule.live.beats import Seen
from noctambule.live.game import LiveGame
from noctambule.server.rooms.room import Room

SECRETS, STEP = 3 * 1024, 1024
"""Bytes every frame of a game keeps for what one seat alone may know, used or not; what sizes are rounded to."""
NOTHING = Seen(())
"""Is shown of a game that is not there."""


def public(room: Room, away: tuple[int, ...] = (), watching: int = 0) -> shown.Public:
    """What every screen may see beside its events. Who has gone, or came back, is not told at night."""
    live, settings = room.live, room.settings
    settings, own_words = room.kind.unsaid(settings)
    returned = ((room.seat_of(token_hash), at) for token_hash, at in room.returned)
    return shown.Public(
        room=room.code,
        seats=tuple(seat.name for seat in room.seats),
        host=room.host,
        bots=tuple((seat, *held.bot) for seat, held in enumerate(room.seats) if held.bot is not None),
        waiting=tuple(seat.name for seat in room.waiting),
        settings=settings,
        own_words=own_words,
        paused=room.paused_at is not None,
        deadline=None if room.called else room.deadline,
        left=room.left,
        chat=room.chat,
        past=len(room.past),
        returned=() if room.dark else tuple((seat, at) for seat, at in returned if seat is not None),
        away=UNSET if room.dark else away,
        watching=UNSET if room.dark else watching,
        remarks=UNSET if live else room.kind.remarks(room.settings, len(room.seats)),
        seal=room.sealed.seal if room.sealed else UNSET,
        called=called(room) or UNSET,
        abandoned=room.abandoned or UNSET,
        commitment=room.commitment if live else UNSET,
        live=live.public() if live else UNSET,
        spoken=_spoken(room, live) if live else (),
        secret=room.secret if live and live.over else UNSET,
        shuffled=room.shuffled or UNSET,
    )


def called(room: Room) -> shown.Called | None:
    """What the deal was called for with, until the cards are dealt."""
    return None if room.called is None else shown.Called(room.called.pledges, dict(room.called.pools))


def _spoken(room: Room, live: LiveGame[Any]) -> tuple[shown.Spoken, ...]:
    bots = {seat: held.bot.temperament for seat, held in enumerate(room.seats) if held.bot is not None}
    return live.spoken(bots, [seat.name for seat in room.seats], room.commitment) if bots else ()


def marks(room: Room) -> tuple[object, ...]:
    """All that `public` is made of, who is here and the counts aside: the same marks, and there is nothing new to see.

    Most inputs change nothing that everybody may see. To find that out, nothing public need be made.
    """
    live, dark = room.live, room.dark
    return (
        [(held.name, held.bot) for held in room.seats] if dark else room.seats,
        room.host,
        room.waiting,
        room.settings,
        room.paused_at,
        room.deadline,
        room.chat,
        len(room.past),
        () if dark else room.returned,
        room.commitment,
        room.sealed,
        room.called,
        live and live.marks(),
    )


def events_for(room: Room, seat: int) -> tuple[Event, ...]:
    """All that a seat (or TABLE) has been shown by now."""
    return room.live.events_for(seat) if room.live else ()


class Page:
    """What the room looks like at one moment; every screen is shown it with its own lines added."""

    def __init__(self, room: Room, public: shown.Public, now: int, told: int) -> None:
        """`told` is how many of the table's events every screen has been shown before."""
        self.room = room
        self.now = now
        self._public = public
        self._encoded = wire.encode(public)
        self._is_padded = room.live is not None and not room.live.over
        self._events = events_for(room, TABLE)
        self._told = told
        self.told_by_now = len(self._events)
        self._sizes = dict[bool, int]()

    def frame(self, seat: int, whole: bool, told: int) -> tuple[bytes, int]:
        """A screen's frame, with the events behind the first `told`, and how many it has been shown then."""
        live = self.room.live
        events, own, prompt = live.seen_by(seat) if live else NOTHING
        mine: dict[str, Any] = {"me": None if seat == TABLE else seat}
        if own is not None:
            mine |= {"own": own, "prompt": _prompt(prompt)}
        mine["events"] = [_told(event) for event in (events if whole else events[told:])]
        public = wire.encode(self._unseen()) if own is not None and own.turned_away else self._encoded
        head = b'{"say":"news","v":%d,"whole":%s,"now":%d,"view":' % (
            self.room.version,
            b"true" if whole else b"false",
            self.now,
        )
        frame = b"".join((head, public[:-1], b",", wire.encode(mine)[1:], b',"pad":""}'))
        return self._padded(frame, whole), len(events)

    def _unseen(self) -> shown.Public:
        """The same for who sees neither the players nor the table."""
        live = self._public.live
        assert self.room.live is not None
        assert live is not UNSET
        return structs.replace(self._public, chat=(), spoken=(), live=self.room.live.unseen(live))

    def _padded(self, frame: bytes, whole: bool) -> bytes:
        """Spaces go into `pad`. The size follows from what is public, and tells nothing else.

        At night not even what lies open on the table counts: it is little, and fits into what is kept for secrets.
        """
        if not self._is_padded:
            return frame
        if whole not in self._sizes:
            events = self._events if whole else self._events[self._told :]
            talk = 0 if self.room.dark else len(wire.encode([_told(event) for event in events]))
            self._sizes[whole] = -(-(len(self._encoded) + talk + SECRETS) // STEP) * STEP
        room_left = self._sizes[whole] - len(frame)
        return frame[:-2] + b" " * (room_left if room_left >= 0 else room_left % STEP) + frame[-2:]


def _prompt(question: Question | None) -> shown.Prompt | None:
    if question is None:
        return None
    return shown.Prompt(question.kind, question.id[0], question.options, question.may_decline)


def _told(event: Event) -> shown.Event:
    """An event as a screen is told it: without who else may see it."""
    return shown.Event(*event[:6])
