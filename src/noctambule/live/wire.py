"""The wire: what screens and server say to each other, one JSON object a frame, unknown fields forbidden."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from noctambule.live import shown

Settings = shown.Settings
Told = shown.Told
Answer = int | str | tuple[int, int] | None
LONGEST_FRAME = 32 * 1024
"""Bytes of what a screen may say at once; a pack of own words is the longest of it."""


class Said(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a screen says. Its id is the screen's own: said twice, it is done once."""

    id: Annotated[str, Meta(max_length=64)] = ""


# Coming and going


class Hello(Said, tag="hello"):
    """The first thing on every socket: which room, the seat's secret token if there is one, and what it is.

    A table screen is shared and speaks; whoever watches is counted; a phone without a seat may take one.
    """

    room: str = ""
    token: str | None = None
    as_: Literal["phone", "table", "watch"] = msgspec.field(name="as", default="phone")


class Join(Said, tag="join"):
    """Takes a new seat, while a game is on in the next one; what is added goes into the shuffle."""

    name: str = ""
    adds: str = ""


class Leave(Said, tag="leave"):
    """Gives the seat up, or the wait for one."""


class Return(Said, tag="return"):
    """Takes back a seat with a code from the host, on a phone that has none."""

    code: Annotated[str, Meta(max_length=16)] = ""


# The host's


class Choose(Said, tag="choose"):
    """Other settings, in the lobby."""

    settings: Settings = Settings()


class Order(Said, tag="order"):
    """The seats in table order, clockwise."""

    seats: tuple[int, ...] = ()


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
    """Deals."""


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
    """Let us vote; a majority ends the day, or in Werewords the talk."""


class Point(Said, tag="point"):
    """At somebody."""

    at: int = -1


class Claim(Said, tag="claim"):
    """I was this, and that is what happened."""

    role: str = ""
    story: tuple[Told, ...] = ()


class Story(Said, tag="story"):
    """What could I say next, claiming this? Answered with `stories`, to who asks alone."""

    role: str = ""
    story: tuple[Told, ...] = ()


class Accuse(Said, tag="accuse"):
    """I think it was this one; null takes it back."""

    at: int | None = None


class Chat(Said, tag="chat"):
    """Free words, where the host allows them."""

    text: str = ""


class Ask(Said, tag="ask"):
    """Werewords: a typed question to the mayor."""

    text: str = ""


class Token(Said, tag="token"):
    """Werewords: the mayor's answer, to the first question waiting or to who asked aloud."""

    token: str = ""
    asker: int | None = None


class Undo(Said, tag="undo"):
    """Werewords: the mayor takes the last token back."""


class Whoops(Said, tag="whoops"):
    """Werewords: the other ending, by the mayor or the host."""


InLobby = Choose | Order | Kick | Host | AddBot | ChangeBot | Start | Join | Leave
Asking = Recover | Return | Story
"""What is answered to who asks, and is no input of a game."""
InGame = Ready | Tap | EndDay | Point | Claim | Accuse | Chat | Ask | Token | Undo | Whoops | Pause | MoreTime | Abandon
Message = Hello | InLobby | Asking | InGame

decoder = msgspec.json.Decoder(Message)


# What the server says


class Welcome(msgspec.Struct, tag_field="say", tag="welcome", frozen=True):
    """You have a seat, or (null) will have one in the next game. The token is its secret: whoever shows it is you."""

    seat: int | None
    token: str


class News(msgspec.Struct, tag_field="say", tag="news", frozen=True):
    """What this screen may see: whole on connecting, afterwards with new events only. The version never falls.

    `now` is the room's time, in which deadlines are told.
    """

    v: int
    whole: bool
    now: int
    view: shown.View
    pad: str = ""


class Counted(msgspec.Struct, tag_field="say", tag="counts", frozen=True):
    """Nothing is new but how many are ready, would rather vote now or have pointed; every screen is told the same."""

    v: int
    counts: shown.Counts


class Done(msgspec.Struct, tag_field="say", tag="done", frozen=True):
    """What was said is on record."""

    id: str
    v: int


class Code(msgspec.Struct, tag_field="say", tag="code", frozen=True):
    """The host's code for a seat, good for ten minutes, once the seat has had no screen for twenty seconds."""

    id: str
    seat: int
    code: str


class Stories(msgspec.Struct, tag_field="say", tag="stories", frozen=True):
    """What may be said next; nothing when the story is whole."""

    id: str
    next: tuple[Told, ...]


class Refused(msgspec.Struct, tag_field="say", tag="refused", frozen=True):
    """What was said was not done, and why: a stable code and its details."""

    id: str
    code: str
    details: dict[str, shown.Detail] = {}


Reply = Welcome | News | Counted | Done | Code | Stories | Refused
reply_decoder = msgspec.json.Decoder(Reply)
encode = msgspec.json.Encoder().encode
