"""A room's log: what was decided, entry by entry. Folding it gives the room as it stands."""

from typing import Any, Literal

import msgspec

from noctambule.games import read_said
from noctambule.server.rooms.seats import Bot


class Keyed(msgspec.Struct, kw_only=True):
    """Something that may be sent again, and is then acknowledged again and not done again."""

    key: str = ""
    """Whose input it was, and under which id of the screen's own."""


class Entry(Keyed, tag_field="k", forbid_unknown_fields=True, omit_defaults=True):
    """Something that was decided, and when, in milliseconds of the room's time."""

    at: int


class Seated(Entry, tag="seated"):
    """Somebody took a seat; while a game is on, one in the next. A bot has no token."""

    name: str
    token_hash: str
    adds: str = ""
    """Of a shuffle of the first way."""
    bot: Bot | None = None
    secret: str = ""
    """Behind the room's first shuffle, with the first who sits down."""


class Unseated(Entry, tag="unseated"):
    """A seat was given up, or taken away by the host."""

    seat: int


class Changed(Entry, tag="changed"):
    """A bot was given another strength or temperament."""

    seat: int
    bot: Bot


class Left(Entry, tag="left"):
    """Somebody who was waiting for the next game waits no longer."""

    token_hash: str


class Returned(Entry, tag="returned"):
    """A seat was taken back with the host's code; its old token is no longer good."""

    seat: int
    token_hash: str


class WelcomedAgain(Entry, tag="welcomed-again"):
    """Somebody never heard the token of the seat they asked for, and was given another."""

    old: str
    token_hash: str


class Ordered(Entry, tag="ordered"):
    """The seats, in a new order."""

    seats: tuple[int, ...]


class Hosted(Entry, tag="hosted"):
    """Hosting went to another seat; lent, while the host is away, and given back on their return."""

    seat: int
    lent: bool = False


class Chosen(Entry, tag="chosen"):
    """The host chose what is played."""

    settings: dict[str, Any]


class Sealed(Entry, tag="sealed"):
    """The secret behind the next shuffle, where no other entry has brought one."""

    secret: str


class Called(Entry, tag="called"):
    """The host called for the deal: from now on nothing is chosen or pledged any more."""

    pledges: tuple[str, ...]
    """By seat."""


class Dealt(Entry, tag="dealt"):
    """A game began: what was opened, what follows from it before the cards, and the secret behind the next game."""

    secret: str = ""
    """Behind a shuffle of the first way, in which it was drawn only now."""
    game: str = ""
    """Its id; empty in logs of long ago, where it is the one that was chosen."""
    drawn: dict[str, Any] = {}
    """What was drawn: a deck, words."""
    date: int = 0
    """The world's time, for the list of past games."""
    openings: tuple[str, ...] = ()
    """By seat."""
    next: str = ""
    """The secret behind the next shuffle."""


class Put(Entry, tag="put"):
    """A seat's input to the game. The id is the screen's own; a bot plays for who is not here."""

    seat: int
    said: Any
    """One of the words that may be put into a game."""
    by: Literal["player", "bot"] = "player"


class Believed(Entry, tag="believed"):
    """How likely a bot took each seat to be a werewolf; nobody hears of it before the game is over."""

    seat: int
    suspects: tuple[float, ...]


class TimeUp(Entry, tag="time-up"):
    """The clock's input, with what was decided for those who did not answer."""

    defaults: dict[str, Any] = {}


class Ended(Entry, tag="ended"):
    """Back to the lobby; who was waiting is seated."""


Seating = Seated | Unseated | Changed | Left | Returned | WelcomedAgain | Ordered | Hosted
AnyEntry = Seating | Chosen | Sealed | Called | Dealt | Put | Believed | TimeUp | Ended
_decoder = msgspec.json.Decoder(AnyEntry)
_fields = frozenset(Dealt.__struct_fields__) | {"k"}


def read(written: bytes) -> AnyEntry:
    """An entry of a log, from whichever version."""
    try:
        entry: AnyEntry = _decoder.decode(written)
    except msgspec.ValidationError:
        entry = _of_long_ago(written)
    if isinstance(entry, Put):
        entry.said = read_said(entry.said)
    return entry


def _of_long_ago(written: bytes) -> Dealt:
    """What was drawn stood beside the secret, when two games were all there were."""
    fields = msgspec.json.decode(written, type=dict[str, Any])
    drawn = {name: value for name, value in fields.items() if name not in _fields}
    return msgspec.convert({name: fields[name] for name in fields.keys() & _fields} | {"drawn": drawn}, Dealt)
