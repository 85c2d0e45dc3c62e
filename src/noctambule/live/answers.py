"""What a game answers about itself over HTTP: cards checked, a night to read aloud, a game seen again."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from noctambule.engine.errors import GameError
from noctambule.live.shown import Call, Settings, Strength, Temperament
from noctambule.narrator.narration import Line

Name = Annotated[str, Meta(max_length=64)]


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done: a stable code, and what its sentence is made of."""

    code: str
    details: dict[str, str | int | list[str]] = {}


def refusal(code: str, details: object) -> Refusal:
    assert isinstance(details, dict)
    return Refusal(code, {name: _detail(value) for name, value in details.items()})


def refused(error: GameError) -> Refusal:
    return refusal(error.code, dict(error.details))


def _detail(value: object) -> str | int | list[str]:
    if isinstance(value, list | tuple):
        return [str(item) for item in value]
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="game"):
    """The cards of a game, as a table without phones chooses them; each game adds its own."""

    players: Annotated[int, Meta(ge=0, le=99)] = 5

    @property
    def game(self) -> str:
        """The id of the game these are for."""
        return str(self.__struct_config__.tag)


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """The cards as they would lie on the table, what keeps them from being a game, and what the rules advise."""

    game: str
    edition: str | None = None
    deck: list[str]
    center_werewolf: str | None = None
    artifacts: list[str] = []
    drawn: bool = False
    problems: list[Refusal] = []
    advice: list[Refusal] = []
    wakes: list[Call] = []


class Narration(msgspec.Struct, frozen=True, kw_only=True):
    """A whole night to be read aloud, and what may have come of it when the cards are turned up."""

    deck: list[str]
    center_werewolf: str | None = None
    artifacts: list[str] = []
    becomes: dict[str, list[str]] = {}
    """The cards that may be something else by then, and what each may be."""
    wakes: list[Call]
    lay_out: list[str] = []
    """What to lay on the table before, in sentences; how the cards are dealt comes first."""
    at_the_vote: list[str] = []
    """What to know there."""
    lines: list[Line]
    short: list[Line] = []
    """The same for a group that knows it: to each of these there is one of those, the same one of its call."""


class GameReference(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to choose from and to look up in a game; each adds its own."""

    fewest_players: int
    most_players: int
    settings: Settings
    """What a new room is set to."""


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game says of itself. Places: the seats, then the center, and what lies beside it."""

    edition: str | None = None
    deck: list[str]
    center_werewolf: str | None = None
    artifacts: list[str] = []
    dealt: list[str]
    """The card dealt to each place, as far as the game has cards there."""
    roles: list[str]
    """What each player counted as at the end."""
    teams: list[str]
    votes: list[int | None]
    winners: list[int]
    claims: list[Any] = []
    """What was claimed and when, in a game of claims."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, `at` milliseconds after the deal; with the cards as they lie where some were moved."""

    at: int
    kind: str
    call: str
    step: int
    seat: int | None
    places: list[int | None]
    what: list[str]
    cards: list[str] | None = None


class PastAccusation(msgspec.Struct, frozen=True):
    """A finger by day, when it was raised; null took it back."""

    at: int
    seat: int
    target: int | None


class PastChat(msgspec.Struct, frozen=True):
    """A line of chat, when it was written."""

    at: int
    seat: int
    text: str


class Replay(Ended, frozen=True, kw_only=True):
    """A finished game, from the deal to the verdict."""

    number: int
    game: str
    at: int
    players: list[str]
    scenario: str | None
    events: list[Moment]
    accusations: list[PastAccusation]
    chat: list[PastChat]
    bots: list[tuple[int, Strength, Temperament]]
    nameless: list[int] | UnsetType = UNSET
    """The seats that have a number for a name, because somebody took theirs out."""
    beliefs: list[tuple[int, int, list[float]]]
    """When which bot took each seat to be a werewolf, how likely."""
