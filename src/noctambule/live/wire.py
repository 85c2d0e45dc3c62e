"""The wire: what screens and server say to each other, one JSON object a frame, unknown fields forbidden."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from noctambule.live import shown

Answer = int | str | tuple[int, int] | None
"""No length is set for the text: msgspec 0.19 to 0.21 crash on one in a union with a pair. The frame has one."""
LONGEST_FRAME = 32 * 1024
"""Bytes of what a screen may say at once; a pack of own words is the longest of it."""


Word = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=1000)]
"""Whatever is said has a length before anything is done with it."""


class Said(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a screen says. Its id is the screen's own: said twice, it is done once."""

    id: Word = ""


# Coming and going


class Hello(Said, tag="hello"):
    """The first thing on every socket: which room, the seat's secret token if there is one, and what it is.

    A table screen is shared and speaks; whoever watches is counted; a phone without a seat may take one.
    """

    room: Word = ""
    token: Word | None = None
    as_: Literal["phone", "table", "watch"] = msgspec.field(name="as", default="phone")


class Join(Said, tag="join"):
    """Takes a new seat, while a game is on in the next one."""

    name: Words = ""


class Leave(Said, tag="leave"):
    """Gives the seat up, or the wait for one."""


class Pledge(Said, tag="pledge"):
    """Binds this seat to what it will give to the next shuffle: said on every line once, and not answered."""

    pledge: Word = ""
    """SHA-256 of what will be opened as it is written, in hex."""


class Open(Said, tag="open"):
    """What was pledged, once the host has called for the deal; it is the next pledge. Not answered, if it fits."""

    opening: Word = ""
    """32 bytes in hex, that nobody but this screen could know before."""


class Return(Said, tag="return"):
    """Takes back a seat with a code from the host, on a phone that has none."""

    code: Annotated[str, Meta(max_length=16)] = ""


# The host's


class Choose(Said, tag="choose"):
    """Other settings, in the lobby."""

    settings: Any = msgspec.field(default_factory=dict)
    """Of the game they name; the game's id alone takes what was last chosen for it. What is left out is as usual."""


class Order(Said, tag="order"):
    """The seats in table order, clockwise."""

    seats: Annotated[tuple[int, ...], Meta(max_length=64)] = ()


class Kick(Said, tag="kick"):
    """Removes a seat, in the lobby."""

    seat: int = -1


class Host(Said, tag="host"):
    """Hands hosting on."""

    seat: int = -1


class Recover(Said, tag="recover"):
    """A code with which somebody may come back to this seat on another phone."""

    seat: int = -1


class AddBot(Said, tag="bot"):
    """A bot sits down, in the lobby. It is removed as anybody is."""

    strength: shown.Strength = "regular"
    temperament: shown.Temperament = "quiet"


class ChangeBot(Said, tag="change-bot"):
    """Another strength or temperament for a bot, in the lobby."""

    seat: int = -1
    strength: shown.Strength = "regular"
    temperament: shown.Temperament = "quiet"


class Start(Said, tag="start"):
    """Calls for the deal: nothing can be changed or pledged any more, and the cards follow."""


class Abandon(Said, tag="abandon"):
    """Back to the lobby, whatever was going on; after a game, to play again."""


class Pause(Said, tag="pause"):
    """Stops the clock, or lets it go on."""

    on: bool = True


class MoreTime(Said, tag="more-time"):
    """One minute more of day."""


# A seat's, in a game


class Ready(Said, tag="ready"):
    """I have seen my card; after the night, what it showed me."""


class Tap(Said, tag="tap"):
    """An answer to this beat's prompt."""

    beat: int = 0
    answer: Answer = None


class EndDay(Said, tag="end-day"):
    """Let us vote; a majority ends the talk."""


class Point(Said, tag="point"):
    """At somebody."""

    at: int = -1


class Accuse(Said, tag="accuse"):
    """I think it was this one; null takes it back."""

    at: int | None = None


class Chat(Said, tag="chat"):
    """Free words, where the host allows them."""

    text: Words = ""


in_every_game = (Ready, Tap, EndDay, Point, Accuse, Chat, Pause, MoreTime, Abandon)
"""What may be put into every game; each has words of its own besides (`games.in_game`)."""
said = (
    *(Hello, Join, Leave, Return, Pledge, Open),
    *(Choose, Order, Kick, Host, Recover, AddBot, ChangeBot, Start),
    *in_every_game,
)


# What the server says


class Reply(msgspec.Struct, tag_field="say", frozen=True):
    """Something the server says to a screen."""


class Welcome(Reply, tag="welcome", frozen=True):
    """You have a seat, or (null) will have one in the next game. The token is its secret: whoever shows it is you."""

    seat: int | None
    token: str


class News(Reply, tag="news", frozen=True):
    """What this screen may see: whole on connecting, afterwards with new events only.

    The version never falls, and what others do in the dark does not raise it.

    `now` is the room's time, in which deadlines are told.
    """

    v: int
    whole: bool
    now: int
    view: shown.View
    pad: str = ""


class Counted(Reply, tag="counts", frozen=True):
    """Nothing is new but how many are ready, would rather vote now or have pointed; every screen is told the same."""

    v: int
    counts: shown.Counts


class Shuffling(Reply, tag="shuffling", frozen=True):
    """The host called for the deal, and nothing else is new; every screen is told the same, and opens its pledge."""

    v: int
    called: shown.Called


class Done(Reply, tag="done", frozen=True):
    """What was said is on record."""

    id: str
    v: int


class Code(Reply, tag="code", frozen=True):
    """The host's code for a seat, good for ten minutes, once the seat has had no screen for twenty seconds."""

    id: str
    seat: int
    code: str


class Refused(Reply, tag="refused", frozen=True):
    """What was said was not done, and why: a stable code and its details."""

    id: str
    code: str
    details: dict[str, shown.Detail] = {}


replies = (Welcome, News, Counted, Shuffling, Done, Code, Refused)
encode = msgspec.json.Encoder().encode
