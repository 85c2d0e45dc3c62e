"""What a screen is shown: the parts of a view, each public or a seat's own."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Detail = str | int | float | list[str] | None
"""What a sentence about an error is made of."""
LONGEST_DETAIL, MOST_DETAILS = 100, 40
Strength = Literal["beginner", "regular", "sharp"]
Temperament = Literal["quiet", "eager", "sceptical", "theatrical"]
Minutes = Annotated[float, Meta(gt=0, le=60)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="game"):
    """What is played, and how; each game adds its own."""

    pace: Literal["quick", "narrated"] = "quick"
    call_seconds: Annotated[float, Meta(ge=0, le=120)] | None = None
    """Narrated pace: the time to act at each call; null for the narrator's own."""
    short: bool = False
    """Narrated pace: names and little else, for a group that knows the night."""
    chat: bool = True

    @property
    def game(self) -> str:
        """The id of the game these are for."""
        return str(self.__struct_config__.tag)


class Event(msgspec.Struct, frozen=True):
    """Something that happened and that this screen may see."""

    kind: str
    call: str
    step: int
    seat: int | None
    places: tuple[int | None, ...]
    what: tuple[str, ...]


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked now: every legal answer, and whether it may be declined (answered null)."""

    kind: str
    call: str
    options: tuple[int | str | tuple[int, int], ...]
    may_decline: bool


class Call(msgspec.Struct, frozen=True):
    """A call of the night, from the cards in the game alone."""

    id: str
    role: str
    again: bool = False
    """The doppelganger's own call, right after the role she copied."""
    thumb: str | None = None
    """Who sleeps on and shows a thumb."""
    together: tuple[str, ...] = ()
    """The roles that wake together here."""


class Counts(msgspec.Struct, frozen=True):
    """How many have looked at their cards, would rather vote now, have pointed."""

    ready: int
    enough: int = 0
    voted: int = 0


class PublicGame(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """A game under way, as everybody may see it; each game adds its own."""

    phase: str
    wakes: tuple[Call, ...]
    """The whole night, in wake order."""
    calls: tuple[Call, ...]
    """Those of this beat."""
    goes_on: tuple[str, ...]
    """The ids of those that a later beat belongs to as well."""
    beat: int
    beats: int
    counts: Counts
    accusations: tuple[tuple[int, int], ...]
    """Who accuses whom."""


class Remark(msgspec.Struct, frozen=True):
    """What is wrong with the cards chosen, or advised about them."""

    code: str
    blocks: bool
    details: dict[str, Detail] = {}


class Spoken(msgspec.Struct, frozen=True):
    """What a bot says, in each language."""

    seat: int
    words: dict[str, str]


class Called(msgspec.Struct, frozen=True):
    """The deal was called for: who is bound to what, before anybody opens."""

    pledges: tuple[str, ...]
    """By seat; empty for bots and for who was away."""
    pools: dict[str, str]
    """What will be shuffled, by name: SHA-256 of its list in JSON, [what lies there, what comes later]."""


class Lot(msgspec.Struct, frozen=True):
    """One thing that was shuffled."""

    name: str
    before: tuple[str, ...]
    """What lay there, in the order that it has by itself."""
    after: tuple[str, ...]
    """What was taken, from the front."""
    times: int
    """How often it was shuffled, until it made a game."""
    later: tuple[tuple[int, int], ...]
    """What comes later, by its place before, and how often it has been taken."""


class Shuffled(msgspec.Struct, frozen=True):
    """All that a shuffle was made of, beside its secret."""

    pledges: tuple[str, ...]
    openings: tuple[str, ...]
    """By seat; empty where nothing was given."""
    lots: tuple[Lot, ...]


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What every screen may see."""

    room: str
    seats: tuple[str, ...]
    host: int
    bots: tuple[tuple[int, Strength, Temperament], ...]
    """The seats that bots sit at, how well each plays and how it talks."""
    waiting: tuple[str, ...]
    """Who will be seated when this game is over."""
    settings: Any
    """What is chosen; one of the games' own."""
    own_words: int
    """How many words the group has of its own, in a game that is played with words."""
    paused: bool
    deadline: int | None
    left: int | None
    """Milliseconds until the deadline, while the clock is stopped."""
    chat: tuple[tuple[int, str], ...]
    past: int
    """How many games were played to their end here."""
    returned: tuple[tuple[int, int], ...]
    """The last few seats that were taken back with a code, and when; not told at night."""
    away: tuple[int, ...] | UnsetType = UNSET
    """The seats without a screen; not told at night."""
    watching: int | UnsetType = UNSET
    """How many look on without a seat; not told at night."""
    remarks: tuple[Remark, ...] | UnsetType = UNSET
    """In the lobby."""
    seal: str | UnsetType = UNSET
    """Of the next game: the hash of the secret behind its shuffle."""
    called: Called | UnsetType = UNSET
    """While the cards are being shuffled."""
    abandoned: int | UnsetType = UNSET
    """How many games were broken off since the last one that came to its end; left out where none was."""
    commitment: str | UnsetType = UNSET
    """From the deal on: the hash of the secret behind the shuffle."""
    live: Any = UNSET
    """The game under way, where one is; as the game shows it."""
    secret: str | UnsetType = UNSET
    """When the game is over."""
    shuffled: Shuffled | UnsetType = UNSET
    """When the game is over: all else that is needed to shuffle again."""
    spoken: tuple[Spoken, ...] = ()
    """What bots last claimed, and whom they accuse, in their own words."""


class Own(msgspec.Struct, frozen=True):
    """What concerns one seat alone: whether it has tapped or is ready, and what a mask or a shroud keeps from it."""

    tapped: bool
    silenced: bool = False
    turned_away: bool = False
    contradicted: tuple[int, ...] = ()
    """The claims, by their place in the list, that what this seat was shown contradicts for certain."""
    pointed: int | None = None
    """Where its finger points."""


class View(Public, frozen=True, kw_only=True):
    """All that a screen is shown: what is public, and what is its seat's own."""

    me: int | None
    events: tuple[Event, ...]
    own: Own | UnsetType = UNSET
    """Of a seat, in a game."""
    prompt: Prompt | UnsetType | None = UNSET
    """Of a seat, in a game."""


def plain(details: Mapping[str, object]) -> dict[str, Detail]:
    """An error's details, as far as a sentence can be made of them."""
    return {name: _plain(value) for name, value in details.items() if not hasattr(value, "_fields")}


def _plain(value: object) -> Detail:
    if value is None or isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple):
        return [str(item)[:LONGEST_DETAIL] for item in value[:MOST_DETAILS]]
    return str(value)[:LONGEST_DETAIL]


def remark(code: str, blocks: bool, details: Mapping[str, object]) -> Remark:
    return Remark(code, blocks, plain(details))
