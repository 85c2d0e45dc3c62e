"""On which side a bot believes to be, and whom it knows to be with."""

from noctambule.onenight.bots.seeing import Seen
from noctambule.onenight.lab.worlds.beliefs import Beliefs
from noctambule.onenight.lab.worlds.honesty import believed
from noctambule.onenight.rules.cards import COPIED, VILLAGE
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.sayings import Story
from noctambule.onenight.rules.table import team

MOVED = 0.65
"""How sure a bot must be that its card has another side's now, before it changes sides."""


def dealt(seen: Seen) -> str:
    return next(event.what[0] for event in seen.night if event.kind == "dealt")


def thought(seen: Seen) -> str:
    """The role a bot believes to be by its own night alone."""
    return believed(seen.seat, dealt(seen), seen.night)


def story(seen: Seen) -> Story:
    """All there is to tell of its night."""
    return told(seen.night)


def side_of(role: str) -> str:
    side = team(role)
    return VILLAGE if side == COPIED else side


def side(seen: Seen, beliefs: Beliefs | None) -> str:
    """The side it is on: by its own night, unless what was said makes another one likely."""
    mine = side_of(thought(seen))
    if beliefs is None:
        return mine
    chances = dict[str, float]()
    for role, chance in beliefs.roles[seen.seat].items():
        chances[side_of(role)] = chances.get(side_of(role), 0.0) + chance
    likeliest = max(chances, key=lambda one: chances[one])
    return likeliest if chances[likeliest] >= MOVED else mine


def was_moved(seen: Seen) -> bool:
    """Whether somebody said to have moved this bot's card."""
    return any(
        said.kind in ("swapped", "rotated") and seen.seat in said.places
        for claim in seen.heard
        if claim.seat != seen.seat
        for said in claim.story
    )


def fellows(seen: Seen) -> frozenset[int]:
    """Those it was shown as werewolves, by its own night."""
    return frozenset(
        place
        for event in seen.night
        if event.kind == "shown" and event.what == ("werewolf",)
        for place in event.places
        if place is not None
    )
