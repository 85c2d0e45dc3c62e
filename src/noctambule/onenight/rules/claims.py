"""Claims: would-be views. A role, and what the speaker says to have done and seen, step by step."""

from collections.abc import Iterable, Iterator
from typing import Any

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.engine.events import Event
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.possible_nights import PossibleNights
from noctambule.onenight.rules.sayings import Claim, Story, Told
from noctambule.onenight.rules.setup import MOST, Setup

TOLD = ("chose", "declined", "looked", "swapped", "rotated", "shown", "became")

Shields = frozenset[int]
GROUP_IN_GIANT_GAMES = 2
"""With more than ten players, larger groups than this are not offered word by word; they can still be claimed."""


def told(events: Iterable[Event]) -> Story:
    """What there would be to tell of these events."""
    return tuple(
        Told(event.kind, tuple(place for place in event.places if place is not None), event.what)
        for event in events
        if event.kind in TOLD
    )


def stories(setup: Setup, seat: int, role: str, shields: Shields = frozenset()) -> Iterator[Story]:
    """Every whole story this seat could tell of a role, derived from the role's own script."""
    seen = set[Story]()
    for branch in PossibleNights(setup, seat, role, shields).branches():
        story = told(branch.seen)
        if story not in seen:
            seen.add(story)
            yield story


def continuations(
    setup: Setup, seat: int, role: str, story: Story = (), shields: Shields = frozenset()
) -> tuple[Told, ...]:
    """What may be said next, after what was said so far; nothing when the story is whole."""
    largest = GROUP_IN_GIANT_GAMES if setup.players > MOST else None
    return tuple(dict.fromkeys(_next(PossibleNights(setup, seat, role, shields, largest), story)))


def can_be_told(setup: Setup, seat: int, role: str, story: Story, shields: Shields = frozenset()) -> bool:
    """Whether the role's script can tell this story, whole or as far as it goes."""
    if not story:
        return True
    groups = [frozenset(said.places) for said in story if said.kind == "shown"]
    return story[-1] in _next(PossibleNights(setup, seat, role, shields, among=groups), story[:-1])


def _next(would: PossibleNights, story: Story) -> Iterator[Told]:
    open_ends: list[tuple[Any, ...]] = [()]
    while open_ends:
        taken = open_ends.pop()
        branch = would.run(taken)
        so_far = told(branch.seen)
        if so_far[: len(story)] != story[: len(so_far)]:
            continue
        if len(so_far) > len(story):
            yield so_far[len(story)]
        else:
            open_ends += [(*taken, choice) for choice in reversed(branch.choices)]


def check(game: Game, claim: Claim) -> None:
    """Refuses a claim that nobody could mean: not this deck's role, or not a story its script can tell."""
    if claim.role not in game.setup.deck:
        raise NotAnOption("claim-not-in-deck", role=claim.role)
    if game.phase != "day":
        raise NotAsked("claim-by-day-only")
    if game.silenced(claim.seat):
        raise NotAsked("silenced", seat=claim.seat)
    if not can_be_told(game.setup, claim.seat, claim.role, claim.story, game.table.shields):
        raise NotAnOption("claim-not-a-story", role=claim.role)


def say(game: Game, claim: Claim) -> Game:
    """The game after a claim that everybody heard."""
    check(game, claim)
    return game._replace(said=(*game.said, claim))


def could_be_true(claim: Claim, game: Game) -> bool:
    """Whether the claim fits this world: the speaker was dealt the role, and all that is told did happen, in order."""
    if game.deal.cards[claim.seat] != claim.role:
        return False
    happened = iter(told(event for event in game.events if claim.seat in event.seen_by))
    return all(said in happened for said in claim.story)
