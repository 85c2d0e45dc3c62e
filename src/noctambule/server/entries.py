"""A room's log: what was decided, entry by entry. Folding it gives the room as it stands."""

from typing import Any

import msgspec

from noctambule.server import wire


class Entry(msgspec.Struct, tag_field="k", forbid_unknown_fields=True):
    """Something that was decided, and when, in milliseconds since 1970."""

    at: int


class Seated(Entry, tag="seated"):
    """Somebody took a seat."""

    name: str
    token_hash: str
    adds: str = ""


class Unseated(Entry, tag="unseated"):
    """A seat was given up, or taken away by the host."""

    seat: int


class Ordered(Entry, tag="ordered"):
    """The seats, in a new order."""

    seats: tuple[int, ...]


class Hosted(Entry, tag="hosted"):
    """Hosting went to another seat; lent, while the host is away, and given back on their return."""

    seat: int
    lent: bool = False


class Chosen(Entry, tag="chosen"):
    """The host chose what is played."""

    settings: wire.Settings


class Dealt(Entry, tag="dealt"):
    """A game began: chance is written down, the secret behind it too."""

    secret: str
    deck: tuple[str, ...] | None
    """The deck that was drawn, where chance chose it."""
    words: tuple[str, ...] = ()
    other_words: tuple[str, ...] = ()


class Put(Entry, tag="put"):
    """A seat's input to the game. The id is the screen's own."""

    seat: int
    said: wire.InGame


class TimeUp(Entry, tag="time-up"):
    """The clock's input, with what was decided for those who did not answer."""

    defaults: dict[str, Any] = {}


class Ended(Entry, tag="ended"):
    """Back to the lobby."""


AnyEntry = Seated | Unseated | Ordered | Hosted | Chosen | Dealt | Put | TimeUp | Ended
decoder = msgspec.json.Decoder(AnyEntry)
