"""How truthful players are: the stated model by which claims weigh."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from noctambule.engine.events import Event
from noctambule.onenight.rules.cards import COPIED, MAKES, TANNER, TEAMS, VILLAGE, WEREWOLF
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.possible_nights import PossibleNights
from noctambule.onenight.rules.sayings import Claim, Story, Told
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import team

USUAL = {VILLAGE: 0.9, WEREWOLF: 0.2, TANNER: 0.4}


@dataclass(frozen=True)
class Honesty:
    """The probability that a claim is true, by what its speaker is: a role's own number, or its team's.

    What a player believes to be comes first (a robber who took a werewolf lies like one); where that has no number,
    what was dealt decides. A false claim is any other claim of the same shape, all equally likely. Claims are
    independent of each other, given the world.
    """

    as_believed: Mapping[str, float] = field(default_factory=lambda: USUAL)
    as_dealt: Mapping[str, float] = field(default_factory=lambda: USUAL)

    def of(self, dealt: str, believed: str) -> float:
        """The probability that a player who was dealt this, and believes to be that, says what is true."""
        for numbers, role in ((self.as_believed, believed), (self.as_dealt, dealt)):
            if role in numbers:
                return numbers[role]
            side = team(role)
            if side in numbers:
                return numbers[side]
        return USUAL[VILLAGE]

    def weight(self, claim: Claim, claim_is_true: bool, alike: int, dealt: str, believed: str) -> float:
        """The same for one claim of a game; a model that tells claims apart says more here."""
        return self.likelihood(claim_is_true, alike, dealt, believed)

    def likelihood(self, claim_is_true: bool, alike: int, dealt: str, believed: str) -> float:
        """How likely exactly this claim is to be made, of so many that are alike."""
        honest = self.of(dealt, believed)
        if claim_is_true:
            return honest
        return (1 - honest) / (alike - 1) if alike > 1 else 1 - honest


TRUSTING = Honesty(dict.fromkeys((*TEAMS, COPIED), 1.0), {})
"""Everybody says what is true."""


def believed(seat: int, dealt: str, seen: Iterable[Event | Told]) -> str:
    """The role a player believes to be: the card last known to lie before them, and what it became.

    A card that was exchanged unseen (a drunk's) leaves the belief as it was.
    """
    card, became, artifact = dealt, dict[str, str](), None
    known = dict[int | None, str]()
    for event in seen:
        kind, places, what = event.kind, event.places, event.what
        if kind in ("looked", "revealed"):
            known[places[0]] = what[0]
            if places[0] == seat:
                card = what[0]
        elif kind == "swapped" and seat in places:
            other = places[1] if places[0] == seat else places[0]
            card = known.get(other, card)
        elif kind == "became":
            became[dealt] = what[0]
        elif kind == "artifact":
            artifact = what[0]
    return MAKES[artifact] if artifact in MAKES else became.get(card, card)


def holds(claim: Claim, dealt: str, happened: Story) -> bool:
    """Whether a claim fits what happened to its speaker; `claims.could_be_true`, without the game around it."""
    if claim.role != dealt:
        return False
    after = iter(happened)
    return all(said in after for said in claim.story)


def alike(setup: Setup, claim: Claim) -> int:
    """How many claims have this one's shape: things of the same kinds told in the same order, by any role of the deck.

    Counted on a table without shields, on which it is the same for every seat.
    """
    return _alike(setup, tuple(said.kind for said in claim.story))


@lru_cache(maxsize=4096)
def _alike(setup: Setup, kinds: tuple[str, ...]) -> int:
    return sum(_stories(setup, role, kinds) for role in dict.fromkeys(setup.deck))


def _stories(setup: Setup, role: str, kinds: tuple[str, ...]) -> int:
    would, found = PossibleNights(setup, 0, role), set[Story]()
    open_ends: list[tuple[Any, ...]] = [()]
    while open_ends:
        taken = open_ends.pop()
        branch = would.run(taken)
        so_far = told(branch.seen)[: len(kinds)]
        if tuple(said.kind for said in so_far) != kinds[: len(so_far)]:
            continue
        if len(so_far) == len(kinds):
            found.add(so_far)
        else:
            open_ends += [(*taken, choice) for choice in branch.choices]
    return len(found)
