"""What a bot is handed, and nothing else: its seat's view and what it heard by day, as plain data."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Question
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import View

NIGHT, DAY, VOTE = "night", "day", "vote"

Shown = tuple[str, str, int, int | None, tuple[int | None, ...], tuple[str, ...], bool]
"""An event as its fields, and at last whether everybody was shown it."""


class Cards(msgspec.Struct, frozen=True, array_like=True):
    """The public facts of a game."""

    players: int
    deck: tuple[str, ...]
    edition: str
    center_werewolf: str | None
    artifacts: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A question that is put to the seat."""

    call: str
    number: int
    kind: str
    options: tuple[int | tuple[int, int] | str, ...]
    may_decline: bool


class Seen(msgspec.Struct, frozen=True):
    """Everything one bot knows at one moment."""

    cards: Cards
    seat: int
    phase: str
    """NIGHT while questions are put, DAY while people talk, VOTE when they point."""
    events: tuple[Shown, ...]
    claims: tuple[Claim, ...] = ()
    """What was claimed within this seat's hearing, in order."""
    accusations: tuple[tuple[int, int | None], ...] = ()
    """Whom each who said so suspects, by their latest word."""
    question: Asked | None = None
    now: float = 0.0
    """How much of the day is over: 0 at dawn, 1 when all point."""
    silenced: bool = False

    @property
    def setup(self) -> Setup:
        return _setup(self.cards)

    @property
    def night(self) -> tuple[Event, ...]:
        """The events, as the games have them."""
        return _events(self.cards, self.seat, self.events)

    @property
    def heard(self) -> tuple[Claim, ...]:
        return self.claims

    @property
    def own(self) -> tuple[Claim, ...]:
        """What this bot itself has claimed so far."""
        return tuple(claim for claim in self.heard if claim.seat == self.seat)

    @property
    def asked(self) -> Question | None:
        """The question, as the games have it."""
        asked = self.question
        if asked is None:
            return None
        return Question((asked.call, asked.number), self.seat, asked.kind, asked.options, asked.may_decline)


def seen(
    view: View,
    claims: Iterable[Claim] = (),
    accusations: Mapping[int, int | None] | None = None,
    now: float = 0.0,
    question: Question | None = None,
) -> Seen:
    """What a bot in this seat is handed. Who is turned away hears nothing of the day."""
    asked = question or next(iter(view.questions), None)
    deaf = view.turned_away
    return Seen(
        cards_of(view.setup),
        view.seat,
        NIGHT if view.phase == NIGHT else VOTE if now >= 1 else DAY,
        tuple((*event[:6], TABLE in event.seen_by) for event in view.events),
        () if deaf else tuple(claims),
        () if deaf else tuple(sorted((accusations or {}).items())),
        None if asked is None else Asked(*asked.id, asked.kind, asked.options, asked.may_decline),
        now,
        view.silenced,
    )


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Seen).decode


@lru_cache(maxsize=64)
def cards_of(setup: Setup) -> Cards:
    return Cards(setup.players, setup.deck, setup.edition, setup.center_werewolf, setup.artifacts)


@lru_cache(maxsize=64)
def _setup(cards: Cards) -> Setup:
    return Setup(cards.players, cards.deck, cards.edition, cards.center_werewolf, cards.artifacts)


@lru_cache(maxsize=1024)
def _events(cards: Cards, seat: int, shown: tuple[Shown, ...]) -> tuple[Event, ...]:
    night = _setup(cards).night
    audiences = (night.alone[seat], night.everyone)
    return tuple(Event(*fields[:6], audiences[fields[6]]) for fields in shown)
