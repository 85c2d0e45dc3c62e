"""What is put on the table before the deal: how many players, which cards, which edition; what is wrong with it."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from noctambule.engine.errors import BadSetup
from noctambule.onenight.rules.cards import (
    ARTIFACTS,
    EDITIONS,
    PRINTED,
    RAVENSBURGER,
)
from noctambule.onenight.rules.night import Night
from noctambule.onenight.rules.roles import BRINGS_ARTIFACTS, BRINGS_CENTER_WEREWOLF, ROLES

FEWEST, MOST, GIANT = 3, 10, 20
ADDED_IN_GIANT_GAMES = tuple(role.id for role in ROLES.values() if role.unlimited)
FOR_THE_CENTER = tuple(role.id for role in ROLES.values() if role.in_center)


class Remark(NamedTuple):
    """Something to say about a setup: a code, and what its sentence is made of."""

    code: str
    details: dict[str, object]


RULES = 2
"""Rises when the same inputs would no longer lead to the same end."""


@dataclass(frozen=True)
class Setup:
    """The public facts of a game. The deck is kept in wake order, so that equal decks are equal setups."""

    players: int
    deck: tuple[str, ...]
    edition: str = RAVENSBURGER
    center_werewolf: str | None = None
    artifacts: tuple[str, ...] = ARTIFACTS
    """Those in the draw, should there be a curator; everybody knows which."""
    rules: int = RULES
    """The version it is judged by: in the first, Bezier's edition had no verdict of its own."""

    def __post_init__(self) -> None:
        order = list(ROLES)
        deck = sorted(self.deck, key=lambda card: order.index(card) if card in ROLES else -1)
        object.__setattr__(self, "deck", tuple(deck))

    @cached_property
    def night(self) -> Night:
        """The calls and rules of this setup's night; asking for them checks the setup."""
        check(self)
        return _night(self.players, self.deck, self.edition)

    @property
    def judged_as(self) -> str:
        """The edition whose verdict counts."""
        return self.edition if self.rules > 1 else RAVENSBURGER

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card on the table, the center werewolf last."""
        return self.deck if self.center_werewolf is None else (*self.deck, self.center_werewolf)

    @property
    def draw(self) -> tuple[str, ...]:
        """The artifacts that may come into play: none without a curator."""
        return self.artifacts if BRINGS_ARTIFACTS in self.deck else ()

    @property
    def places(self) -> int:
        return len(self.cards)


@lru_cache(maxsize=256)
def _night(players: int, deck: tuple[str, ...], edition: str) -> Night:
    """A night holds nothing of any one game: the next one with these cards has the same."""
    return Night(players, deck, edition)


def with_defaults(
    players: int,
    deck: Iterable[str],
    edition: str,
    center_werewolf: str | None = None,
    boxes: Collection[str] = PRINTED,
) -> Setup:
    """A setup in which the alpha wolf, if there is one, gets a center werewolf of the cards left over."""
    deck = tuple(deck)
    if BRINGS_CENTER_WEREWOLF in deck and center_werewolf is None:
        left = possible_center_werewolves(deck, boxes)
        center_werewolf = "werewolf" if players > MOST or not left else left[0]
    return Setup(players, deck, edition, center_werewolf)


def possible_center_werewolves(deck: Iterable[str], boxes: Collection[str] = PRINTED) -> tuple[str, ...]:
    """The wolf cards of these boxes that are not in the deck yet, the plain werewolf first."""
    held = Counter(deck)
    return tuple(
        wolf
        for wolf in FOR_THE_CENTER
        if held[wolf] < sum(copies for box, copies in ROLES[wolf].copies.items() if box in boxes)
    )


def check(setup: Setup) -> None:
    """Refuses a setup that makes no game, naming the first thing that is wrong."""
    for code, details in problems(setup):
        raise BadSetup(code, **details)


def problems(setup: Setup) -> list[Remark]:
    """Everything that keeps these cards from being a game."""
    found = list[Remark]()

    def wrong(code: str, **details: object) -> None:
        found.append(Remark(code, details))

    players, deck, extra = setup.players, setup.deck, setup.center_werewolf
    for card in dict.fromkeys(deck):
        if card not in ROLES:
            wrong("unknown-role", name=card)
    if setup.edition not in EDITIONS:
        wrong("unknown-edition", name=setup.edition)
    if found:
        return found
    if not FEWEST <= players <= GIANT:
        wrong("player-count", players=players, fewest=FEWEST, most=GIANT)
    if len(deck) > players + 3:
        wrong("too-many-cards", cards=len(deck), players=players, needed=players + 3)
    if len(deck) < players + 3:
        wrong("too-few-cards", cards=len(deck), players=players, needed=players + 3)
    count = Counter(setup.cards)
    if count["mason"] == 1:
        wrong("one-mason")
    for card, copies in count.items():
        unlimited = players > MOST and card in ADDED_IN_GIANT_GAMES
        if card in ROLES and copies > ROLES[card].most and not unlimited:
            wrong("too-many-copies", role=card, copies=copies, most=ROLES[card].most)
    if BRINGS_CENTER_WEREWOLF in deck and extra is None:
        wrong("no-center-werewolf")
    if BRINGS_CENTER_WEREWOLF not in deck and extra is not None:
        wrong("needless-center-werewolf")
    if extra is not None and extra not in FOR_THE_CENTER:
        wrong("bad-center-werewolf", name=extra)
    return found + wrong_artifacts(setup, BRINGS_ARTIFACTS in deck)


def wrong_artifacts(setup: Setup, with_curator: bool) -> list[Remark]:
    """What is wrong with the artifacts that a curator would draw from."""
    found = list[Remark]()
    for artifact in dict.fromkeys(setup.artifacts):
        if artifact not in ARTIFACTS:
            found.append(Remark("unknown-artifact", {"name": artifact}))
        elif setup.artifacts.count(artifact) > 1:
            found.append(Remark("artifact-twice", {"artifact": artifact}))
    if with_curator and not setup.artifacts:
        found.append(Remark("no-artifacts", {}))
    return found
