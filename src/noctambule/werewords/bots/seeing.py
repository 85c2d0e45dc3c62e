"""What a Werewords bot is handed, and nothing else: its seat's view and the time left; and the move it makes."""

from collections.abc import Iterable

import msgspec

from noctambule.werewords.rules.setup import MAYOR, WEREWOLF
from noctambule.werewords.view import WordView

NIGHT, DAY, TALK, GUESSED, MISSED = "night", "day", "talk", "guessed", "missed"

Shown = tuple[str, int | None, tuple[int | None, ...], tuple[str, ...]]
"""An event's kind, seat, places, and what it shows."""


class Stock(msgspec.Struct, frozen=True, array_like=True):
    """The tokens before the mayor."""

    yes_no: int
    maybe: int
    so_close: int
    correct: int


class Seen(msgspec.Struct, frozen=True):
    """Everything one bot knows at one moment."""

    cards: tuple[str, ...]
    """All cards in the game, the center's too, sorted: who has which is in the events, as far as the seat knows."""
    seat: int
    phase: str
    """NIGHT, DAY, TALK (the minute before the vote), GUESSED or MISSED (all point)."""
    mayor: int
    events: tuple[Shown, ...]
    stock: Stock
    waiting: tuple[tuple[int, str | None], ...]
    given: tuple[tuple[int, str | None, str], ...]
    """Who asked what, and which token it got."""
    options: tuple[str | int, ...]
    """The legal answers, where the seat is asked something."""
    left: float
    """Seconds of the day."""
    language: str
    """The words' language."""
    difficulty: str | None
    """The words' announced difficulty; None for a group's own words."""
    names: tuple[str, ...]
    spoken: bool = False
    """Whether this seat has said whom it suspects."""

    @property
    def players(self) -> int:
        return len(self.cards) - 1

    @property
    def role(self) -> str:
        """The own secret role."""
        told = {
            kind: what[0] for kind, seat, _, what in self.events if seat == self.seat and kind in ("dealt", "secret")
        }
        return told["secret"] if told["dealt"] == MAYOR else told["dealt"]

    @property
    def word(self) -> str | None:
        """The word, if this seat knows it: it chose it, was shown it, or everybody was."""
        words = [what[0] for kind, _, _, what in self.events if kind in ("chose", "word", "word-shown")]
        if words:
            return words[-1]
        return self._guessed

    @property
    def _guessed(self) -> str | None:
        """A question that got the correct token names the word, in the asker's spelling."""
        return next((text for _, text, token in self.given if token == "correct"), None)

    @property
    def known(self) -> dict[int, str]:
        """The secret roles that are certain to this seat."""
        found = {self.seat: self.role}
        for kind, _, places, what in self.events:
            if kind == "shown":
                found |= {place: what[0] for place in places if place is not None}
            elif kind == "werewolves":
                found |= {place: WEREWOLF for place in places if place is not None}
        return found


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot does, and after how many seconds, unless something happens before."""

    do: str
    """choose (a word), ask, token, chat or point."""
    after: float
    text: str | None = None
    """The word chosen, the question, or what is said."""
    token: str | None = None
    at: int | None = None


def seen(
    view: WordView,
    phase: str,
    left: float,
    language: str,
    difficulty: str | None,
    names: Iterable[str],
    spoken: bool = False,
) -> Seen:
    """What a bot in this seat is handed."""
    asked = view.questions[0] if view.questions else None
    return Seen(
        tuple(sorted(view.setup.cards)),
        view.seat,
        phase,
        view.mayor,
        tuple((event.kind, event.seat, event.places, event.what) for event in view.events),
        Stock(*view.stock),
        tuple((asked.seat, asked.text) for asked in view.waiting),
        tuple((given.asked.seat, given.asked.text, given.token) for given in view.given),
        () if asked is None else tuple(option for option in asked.options if not isinstance(option, tuple)),
        left,
        language,
        difficulty,
        tuple(names),
        spoken,
    )


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Seen).decode
