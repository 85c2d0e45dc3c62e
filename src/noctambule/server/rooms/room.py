"""A room as a value: who sits there, what was chosen, and the game under way. Every entry makes a new one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from noctambule.engine.chance import commit
from noctambule.engine.records import Record
from noctambule.games import first_settings, game
from noctambule.live import shown
from noctambule.live.beats import DEAL, LOOK, NIGHT
from noctambule.live.game import LiveGame
from noctambule.live.kind import GameKind
from noctambule.live.shown import Settings
from noctambule.live.values import Value
from noctambule.server.rooms.seats import Seat


class Heard(NamedTuple):
    """A line of chat."""

    seat: int
    text: str


class Sealed(NamedTuple):
    """A secret, and what is shown of it until its game is over."""

    secret: str
    seal: str

    @staticmethod
    def of(secret: str) -> "Sealed":
        return Sealed(secret, commit(bytes.fromhex(secret)))


class Called(NamedTuple):
    """The deal was called for: who pledged what, what will be shuffled, and when it is done in any case."""

    pledges: tuple[str, ...]
    pools: Mapping[str, str]
    deadline: int


class Room(Value, frozen=True):
    """One room. Its number is that of the last entry folded in."""

    code: str
    number: int = 0
    version: int = 0
    """How many of its entries everybody may have noticed; what is done in the dark is not among them."""
    seats: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    """Who came while a game was on, and will be seated in the next."""
    returned: tuple[tuple[str, int], ...] = ()
    """The last seats taken back with a code, by their new token's hash, and when."""
    host: int = 0
    hosts_by_right: str = ""
    """The token's hash of who hosts when they are here."""
    settings: Settings = first_settings()
    chosen: Mapping[str, Settings] = {}
    """What was last chosen for each game."""
    live: LiveGame[Any] | None = None
    sealed: Sealed | None = None
    """Behind the next shuffle."""
    called: Called | None = None
    """While phones open what they pledged."""
    abandoned: int = 0
    """How many games were broken off since the last one that came to its end."""
    commitment: str = ""
    secret: str = ""
    pledges: tuple[str, ...] | None = None
    """What the game's shuffle was made of, by seat; None for one of the first way, which had what seats had added."""
    openings: tuple[str, ...] = ()
    shuffled: shown.Shuffled | None = None
    """When the game is over."""
    date: int = 0
    """When this game was dealt, by the world's time."""
    groups: Mapping[str, Any] = {}
    """What the group keeps from game to game, by the game's id."""
    chat: tuple[Heard, ...] = ()
    paused_at: int | None = None
    past: tuple[Record, ...] = ()
    """The games that were played to their end here."""
    done: Mapping[str, tuple[str, ...]] = {}
    """The keys of each seat's last inputs: what is sent again is not done again, however much others said since."""

    @property
    def kind(self) -> GameKind:
        """The game that is chosen, or on."""
        return game(self.settings.game)

    @property
    def group(self) -> Any:
        """What the group keeps from earlier games of this kind."""
        return self.groups.get(self.settings.game, self.kind.group)

    @property
    def dark(self) -> bool:
        """Whether it is night: nothing that others see may tell who has gone."""
        return self.live is not None and self.live.phase in (DEAL, NIGHT, LOOK)

    @property
    def in_lobby(self) -> bool:
        """Whether something may be chosen: no game is on, and none was called for."""
        return self.live is None and self.called is None

    @property
    def asleep(self) -> bool:
        """Whether not even how many are ready may be told: some have more to do or to read than others."""
        return self.live is not None and self.live.phase in (NIGHT, LOOK)

    @property
    def deadline(self) -> int | None:
        """When the clock has something to say next."""
        if self.called is not None:
            return self.called.deadline
        return self.live.deadline if self.live and self.paused_at is None else None

    @property
    def left(self) -> int | None:
        """How much time there will be when the clock goes on."""
        if self.live is None or self.live.deadline is None or self.paused_at is None:
            return None
        return self.live.deadline - self.paused_at

    @property
    def needs_seal(self) -> bool:
        """Whether the next game has none: only in rooms of a version before there were seals, or before anybody sat."""
        return self.in_lobby and self.sealed is None and bool(self.seats)

    def seat_of(self, token_hash: str) -> int | None:
        for index, seat in enumerate(self.seats):
            if seat.token_hash == token_hash:
                return index
        return None

    def knows(self, token_hash: str) -> bool:
        """Whether somebody with this token sits here, or waits for the next game."""
        return any(seat.token_hash == token_hash for seat in (*self.seats, *self.waiting))

    def has_bot(self, seat: int) -> bool:
        """In the lobby."""
        return self.in_lobby and 0 <= seat < len(self.seats) and self.seats[seat].bot is not None
