"""Claims: would-be views. A role, and what the speaker says to have done and seen, step by step."""

from collections.abc import Iterable, Iterator
from typing import Any

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.engine.events import Event
from noctambule.onenight.game import Game
from noctambule.onenight.sayings import Claim, Said, Story
from noctambule.onenight.setup import Setup
from noctambule.onenight.wouldbe import branches, run

TOLD = (
    "chose",
    "declined",
    "looked",
    "swapped",
    "rotated",
    "shown",
    "became",
    "shielded",
    "revealed",
    "given",
)


def told(events: Iterable[Event]) -> Story:
    """What there would be to tell of these events."""
    return tuple(Said(event.kind, event.places, event.what) for event in events if event.kind in TOLD)


def stories(setup: Setup, seat: int, role: str) -> Iterator[Story]:
    """Every whole story this seat could tell of a role, derived from the role's own script."""
    seen = set[Story]()
    for branch in branches(setup, seat, role):
        story = told(branch.seen)
        if story not in seen:
            seen.add(story)
            yield story


def continuations(setup: Setup, seat: int, role: str, story: Story = ()) -> tuple[Said, ...]:
    """What may be said next, after what was said so far; nothing when the story is whole."""
    found = dict[Said, None]()
    open_ends: list[tuple[Any, ...]] = [()]
    while open_ends:
        taken = open_ends.pop()
        branch = run(setup, seat, role, taken)
        so_far = told(branch.seen)
        if so_far[: len(story)] != story[: len(so_far)]:
            continue
        if len(so_far) > len(story):
            found[so_far[len(story)]] = None
        else:
            open_ends += [(*taken, choice) for choice in reversed(branch.choices)]
    return tuple(found)


def check(game: Game, claim: Claim) -> None:
    """Refuses a claim that nobody could mean: not this deck's role, or not a story its script can tell."""
    if claim.role not in game.setup.deck:
        raise NotAnOption("claim-not-in-deck", role=claim.role)
    for length, said in enumerate(claim.story):
        if said not in continuations(game.setup, claim.seat, claim.role, claim.story[:length]):
            raise NotAnOption("claim-not-a-story", role=claim.role, said=said)
    if game.phase != "day":
        raise NotAsked("claim-by-day-only")
    if game.silenced(claim.seat):
        raise NotAsked("silenced", seat=claim.seat)


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
