"""The wire: what screens and server say to each other, one JSON object a frame, unknown fields forbidden."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Answer = int | str | tuple[int, int] | None
Minutes = Annotated[float, Meta(gt=0, le=60)]
LONGEST_FRAME = 16 * 1024
"""Bytes of what a screen may say at once."""


class Said(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a screen says. Its id is the screen's own: said twice, it is done once."""

    id: Annotated[str, Meta(max_length=64)] = ""


# Coming and going


class Hello(Said, tag="hello"):
    """The first thing on every socket: which room, and the seat's secret token if there is one."""

    room: str = ""
    token: str | None = None


class Join(Said, tag="join"):
    """Takes a new seat; what is added goes into the shuffle."""

    name: str = ""
    adds: str = ""


class Leave(Said, tag="leave"):
    """Gives the seat up."""


# The host's


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is played, and how."""

    game: Literal["one-night", "werewords"] = "one-night"
    pace: Literal["quick", "narrated"] = "quick"
    edition: Literal["ravensburger", "bezier"] = "ravensburger"
    scenario: str | None = "the-first-night"
    deck: Annotated[tuple[str, ...], Meta(max_length=23)] | None = None
    center_werewolf: str | None = None
    day_minutes: Minutes = 5
    chat: bool = True
    words: Literal["en", "fr"] = "en"
    difficulty: Literal["easy", "medium", "hard", "ridiculous"] = "easy"
    words_shown: Annotated[int, Meta(ge=1, le=5)] = 3
    word_minutes: Minutes = 4
    werewolves: Annotated[int, Meta(ge=0, le=2)] = 0
    beholder: bool = False
    minion: bool = False


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
    """I have seen my card."""


class Tap(Said, tag="tap"):
    """An answer to this beat's prompt."""

    beat: int = 0
    answer: Answer = None


class EndDay(Said, tag="end-day"):
    """Let us vote; a majority ends the day."""


class Point(Said, tag="point"):
    """At somebody."""

    at: int = -1


class Told(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing a speaker says to have happened."""

    kind: str
    places: tuple[int, ...] = ()
    what: tuple[str, ...] = ()


class Claim(Said, tag="claim"):
    """I was this, and that is what happened."""

    role: str = ""
    story: tuple[Told, ...] = ()


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
    """Werewords: the other ending."""


InLobby = Choose | Order | Kick | Host | Start | Join | Leave
InGame = Ready | Tap | EndDay | Point | Claim | Chat | Ask | Token | Undo | Whoops | Pause | MoreTime | Abandon
Message = Hello | InLobby | InGame

decoder = msgspec.json.Decoder(Message)


# What the server says


class Welcome(msgspec.Struct, tag_field="say", tag="welcome", frozen=True):
    """You have a seat. The token is its secret: whoever shows it is this seat."""

    seat: int
    token: str


class News(msgspec.Struct, tag_field="say", tag="news", frozen=True):
    """What this screen may see: whole on connecting, afterwards with new events only. The version always rises."""

    v: int
    whole: bool
    view: dict[str, Any]
    pad: str = ""


class Done(msgspec.Struct, tag_field="say", tag="done", frozen=True):
    """What was said is on record."""

    id: str
    v: int


class Refused(msgspec.Struct, tag_field="say", tag="refused", frozen=True):
    """What was said was not done, and why: a stable code and its details."""

    id: str
    code: str
    details: dict[str, str] = {}


Reply = Welcome | News | Done | Refused
reply_decoder = msgspec.json.Decoder(Reply)
encode = msgspec.json.Encoder().encode


def padded(news: bytes, size: int) -> bytes:
    """An encoded `News` brought to a size: spaces go into `pad`, its last field."""
    return news[:-2] + b" " * (size - len(news)) + news[-2:]
