"""What is settled before the deal: how many play, which cards, how the day is timed; what is wrong with it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from noctambule.engine.errors import BadSetup

MAYOR, SEER, WEREWOLF, BEHOLDER, MINION, VILLAGER = "mayor", "seer", "werewolf", "beholder", "minion", "villager"
ROLES = (MAYOR, SEER, WEREWOLF, BEHOLDER, MINION, VILLAGER)
VILLAGE, WOLVES = "village", "werewolf"
TEAMS = {SEER: VILLAGE, BEHOLDER: VILLAGE, VILLAGER: VILLAGE, WEREWOLF: WOLVES, MINION: WOLVES}
"""The mayor's team is that of the secret role."""

OPTIONAL = (BEHOLDER, MINION)
"""Those that are played with if the group likes; settings have a switch by each one's name."""
FILLS = VILLAGER
"""What the deck is filled up with."""

FEWEST, MOST = 3, 10
TWO_WOLVES_FROM = 7

YES, NO, MAYBE, SO_CLOSE, CORRECT = "yes", "no", "maybe", "so-close", "correct"
TOKENS = (YES, NO, MAYBE, SO_CLOSE, CORRECT)


class Stock(NamedTuple):
    """How many tokens lie before the mayor; yes and no are two sides of the same ones."""

    yes_no: int = 36
    maybe: int = 10
    so_close: int = 1
    correct: int = 1

    def of(self, token: str) -> int:
        return {YES: self.yes_no, NO: self.yes_no, MAYBE: self.maybe, SO_CLOSE: self.so_close}.get(token, self.correct)

    def without(self, token: str) -> "Stock":
        if token in (YES, NO):
            return self._replace(yes_no=self.yes_no - 1)
        if token == MAYBE:
            return self._replace(maybe=self.maybe - 1)
        if token == SO_CLOSE:
            return self._replace(so_close=self.so_close - 1)
        return self._replace(correct=self.correct - 1)


@dataclass(frozen=True)
class Setup:
    """The public facts of a game. With no number of werewolves given, there are two from seven players on."""

    players: int
    werewolves: int = 0
    beholder: bool = False
    minion: bool = False
    words_shown: int = 3
    minutes: float = 4.0
    stock: Stock = Stock()  # noqa: RUF009 (a NamedTuple can't be changed)

    def __post_init__(self) -> None:
        if not self.werewolves:
            object.__setattr__(self, "werewolves", 2 if self.players >= TWO_WOLVES_FROM else 1)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """One card more than players: villagers fill up what the chosen roles leave."""
        chosen = [MAYOR, SEER, *[WEREWOLF] * self.werewolves]
        chosen += [BEHOLDER] * self.beholder + [MINION] * self.minion
        return (*chosen, *[FILLS] * (self.players + 1 - len(chosen)))


def setup_for(cards: Sequence[str]) -> Setup:
    """The setup to which these cards (the center's included) belong."""
    count = Counter(cards)
    for role in count:
        if role not in ROLES:
            raise BadSetup("unknown-word-role", name=role)
    for role, most in ((MAYOR, 1), (SEER, 1), (BEHOLDER, 1), (MINION, 1)):
        if count[role] > most or (count[role] == 0 and role in (MAYOR, SEER)):
            raise BadSetup("one-of-each", role=role, copies=count[role])
    if count[WEREWOLF] == 0:
        raise BadSetup("wolf-count", werewolves=0)
    return Setup(len(cards) - 1, count[WEREWOLF], bool(count[BEHOLDER]), bool(count[MINION]))


def check(setup: Setup) -> None:
    """Refuses settings that make no game."""
    if not FEWEST <= setup.players <= MOST:
        raise BadSetup("word-player-count", players=setup.players, fewest=FEWEST, most=MOST)
    if setup.werewolves not in (1, 2):
        raise BadSetup("wolf-count", werewolves=setup.werewolves)
    if len(setup.cards) > setup.players + 1:
        raise BadSetup("too-many-roles", cards=len(setup.cards), players=setup.players, needed=setup.players + 1)
    if not 1 <= setup.words_shown <= 5:
        raise BadSetup("words-shown", words=setup.words_shown)
    if not 0 < setup.minutes <= 60:
        raise BadSetup("day-length", minutes=setup.minutes)
    if setup.stock.yes_no < 1 or setup.stock.correct < 1 or min(setup.stock) < 0:
        raise BadSetup("token-stock")
