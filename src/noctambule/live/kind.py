"""A game as one value: all that a room, a screen, a command, a bot or a record need know of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import structs

from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import GameError
from noctambule.engine.events import Event
from noctambule.engine.histories import History, Recorded
from noctambule.engine.lots import Pool
from noctambule.live import shown, wire
from noctambule.live.answers import Cards, Checked, Ended, GameReference, Narration, refused
from noctambule.live.game import LiveGame
from noctambule.narrator.texts import LANGUAGES, Texts

Sentences = Sequence[tuple[str, str]]
"""Headings, and the sentences under them."""


class Company(NamedTuple):
    """Whom a game is played with, as bots are told: names in seat order, and what the host chose."""

    names: tuple[str, ...]
    settings: shown.Settings


class Wish(NamedTuple):
    """What a bot wants: what it says, one thing after the other."""

    says: tuple[wire.Said, ...] = ()
    after: int = 0
    """Milliseconds from when it was asked."""
    again: int | None = None
    """When to ask it again, by the room's time."""
    suspects: tuple[float, ...] | None = None


class GameKind(ABC):
    """One game. Whatever is not in it is the same for all of them."""

    id: ClassVar[str]
    settings: ClassVar[type[shown.Settings]]
    live: ClassVar[type[LiveGame[Any]]]
    public: ClassVar[type[shown.PublicGame]]
    """What screens are shown of a game under way."""
    cards: ClassVar[type[Cards]]
    history: ClassVar[History[Any, Any, Any, Any]]
    said: ClassVar[tuple[type[wire.Said], ...]] = ()
    """What a seat may put into this game alone."""
    talk: ClassVar[tuple[type[wire.Said], ...]] = ()
    """Of these, what changes nothing, and may be said so often and not more."""
    by_the_host: ClassVar[tuple[type[wire.Said], ...]] = ()
    """Of these, what the host may say in another's place, and is recorded as the host's."""
    asks: ClassVar[tuple[type[wire.Said], ...]] = ()
    """What is answered to who asks."""
    replies: ClassVar[tuple[type[wire.Reply], ...]] = ()
    """What such answers are."""
    group: ClassVar[Any] = None
    """What a group keeps from game to game, before its first."""

    # Parts that take their time to come, or stand above the server, by name (`parts.part`): loaded when asked for.
    commands: ClassVar[Mapping[str, str]] = {}
    """Commands for this game alone."""
    terminal: ClassVar[str | None] = None
    """How it is chosen and played in a terminal (`terminal.choosing.Choosing`); None where it can't be."""
    network: ClassVar[str | None] = None
    """Adds to the server what this game alone answers over HTTP."""
    thinks: ClassVar[str | None] = None
    """A bot's thinking, in a process of its own: bytes in (what its seat was shown, its strength, its temperament, its
    random numbers), bytes out (what it decides). None where no bot can play it."""
    warms_up: ClassVar[str | None] = None
    """Run in that process first, so that nobody waits for it later."""
    compiles: ClassVar[str | None] = None
    """Run beside the server as it starts."""

    # What installed packages add

    drawings: ClassVar[Mapping[str, str]] = {}
    """Drawings for the app, by their ids."""
    left_out: ClassVar[Sequence[str]] = ()
    """What could not be added: a line on each package, told when a command is run."""

    # In a room

    def settled(self, chosen: Any, before: Any) -> shown.Settings:
        """Settings as they are kept, after those there were."""
        kept: shown.Settings = chosen
        return kept

    def unsaid(self, chosen: Any) -> tuple[shown.Settings, int]:
        """Settings as they are shown, and how many words of the group's own they hold and hide."""
        return chosen, 0

    def remarks(self, chosen: Any, players: int) -> tuple[shown.Remark, ...]:
        """What is wrong with what was chosen, and what is advised."""
        try:
            self.setup_of(chosen, players)
        except GameError as error:
            return (shown.remark(error.code, True, error.details),)
        return ()

    @abstractmethod
    def pools(self, chosen: Any, players: int, group: Any) -> tuple[Pool, ...]:
        """What will be shuffled, as far as it is settled now. What makes no game, however chance falls, is refused."""

    def draw(self, chosen: Any, players: int, group: Any, shuffle: SealedShuffle) -> dict[str, Any]:
        """What the shuffle decides before the cards are dealt (a deck, words): it is written down."""
        return {}

    def drawn_from(self, chosen: Any, group: Any) -> dict[str, Any]:
        """What that was drawn from, for the record."""
        return {}

    @abstractmethod
    def start(
        self,
        chosen: Any,
        players: int,
        drawn: Mapping[str, Any],
        group: Any,
        shuffle: Shuffle | SealedShuffle,
        at: int,
    ) -> Any:
        """The game under way, after what was drawn and the shuffle."""

    def group_after(self, group: Any, live: Any) -> Any:
        """What the group takes into its next game."""
        return group

    def group_in_order(self, group: Any, order: Sequence[int] | None) -> Any:
        """The group when seats are in another order, by which seat was where; None when somebody left."""
        return group

    def scenario(self, chosen: Any) -> str | None:
        """The scenario that was played, for the list of past games."""
        return None

    def setup_of(self, chosen: Any, players: int) -> Any:
        """The setup that a lobby has chosen; refused where it makes no game, or is drawn with the deal."""
        return self.setup(self.cards(players=players))

    # As people write them

    def from_words(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """Some of the settings, with the names that people have for things."""
        return dict(written)

    def in_words(self, chosen: Any) -> dict[str, Any]:
        """The other way; what is as always is left out."""
        usual = type(chosen)()
        return {name: value for name, value in structs.asdict(chosen).items() if value != getattr(usual, name)}

    # At the desk

    @abstractmethod
    def setup(self, cards: Any) -> Any:
        """The setup that these cards make; cards that make no game may be refused here."""

    def checked(self, cards: Any) -> Checked:
        """Whether these cards make a game."""
        try:
            night = self.narration(self.setup(cards), LANGUAGES[0], None)
        except GameError as error:
            return Checked(game=self.id, deck=[], problems=[refused(error)])
        return Checked(game=self.id, deck=night.deck, wakes=night.wakes)

    @abstractmethod
    def narration(self, setup: Any, language: str, seconds: float | None) -> Narration:
        """What is said aloud in a night, from the cards alone; cards that make no game are refused."""

    @abstractmethod
    def judge(self, document: Mapping[str, Any], texts: Texts) -> dict[str, Any]:
        """The referee's answer to a game that was written down."""

    @abstractmethod
    def reference(self) -> GameReference:
        """What there is to choose from and to look up."""

    # On record

    @abstractmethod
    def ended(self, recorded: Recorded[Any, Any, Any], game: Any) -> Ended:
        """What a finished game says of itself."""

    def cards_moved(self, cards: tuple[str, ...], event: Event) -> tuple[str, ...] | None:
        """The cards after an event that moved some; None where it moved none."""
        return None

    def texts(self, language: str, setup: Any) -> Texts:
        """The language's texts, with the names that this setup's edition has."""
        return Texts(language)

    @abstractmethod
    def told(self, texts: Texts, recorded: Recorded[Any, Any, Any], game: Any, seat: int | None) -> Sentences:
        """What happened as sentences: the whole truth, or what one seat was shown."""

    # Bots

    def seen_by_bot(self, live: Any, seat: int, now: int, company: Company) -> bytes:
        """Everything a seat's bot is handed: what its seat was shown."""
        raise NotImplementedError

    def wish(self, live: Any, seat: int, thought: bytes, company: Company) -> Wish:
        """What came of a bot's thought."""
        raise NotImplementedError
