"""What a bot claims: the truth, or a lie that is a whole story, fits the deck and what is public, and is kept to."""

import math
from collections import Counter
from random import Random

from noctambule.bots.character import Strength
from noctambule.onenight.bots import allegiance as side
from noctambule.onenight.bots import believing
from noctambule.onenight.bots.night_choices import CENTER
from noctambule.onenight.bots.seeing import Seen
from noctambule.onenight.bots.trust import is_late, is_taken
from noctambule.onenight.rules.cards import TANNER, VILLAGE
from noctambule.onenight.rules.claims import continuations
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.sayings import Claim, Story, Told

SEEN_IN_CENTER, PER_COPY, TAKEN, TAKEN_WANTED = 12.0, 1.0, 0.1, 6.0
SWAY, DRAFTS = 6.0, 3
"""How a liar likes a role: that it knows to lie in the center; for each copy; that others claimed already."""


def truth(seen: Seen) -> Claim:
    """All that happened."""
    return Claim(seen.seat, side.dealt(seen), side.story(seen))


def lie(seen: Seen, strength: Strength, chance: Random) -> str:
    """The role to claim instead of one's own."""
    setup, before = seen.setup, seen.heard
    roles = [role for role in dict.fromkeys(setup.deck) if side.side_of(role) == VILLAGE and role != "doppelganger"]
    if not roles:
        return side.dealt(seen)
    if not strength.plans:
        return chance.choice(roles)
    mine = side.thought(seen)
    draws_votes = side.side_of(mine) == TANNER or mine == "minion"
    center = Counter(event.what[0] for event in seen.night if event.kind == "looked" and _in_center(seen, event.places))
    weights = list[float]()
    plots = strength.plots and not draws_votes and is_late(setup, before)
    for role in roles:
        weight = PER_COPY * setup.deck.count(role) + SEEN_IN_CENTER * center[role]
        if is_taken(setup, before, seen.seat, role):
            weight *= TAKEN_WANTED if draws_votes else TAKEN
        if plots:
            weight *= math.exp(SWAY * _cover(seen, Claim(seen.seat, role)))
        weights.append(weight)
    return chance.choices(roles, weights)[0]


def best_made_up(seen: Seen, role: str, strength: Strength, chance: Random) -> Story:
    """A story for a role one was not dealt; who plots thinks of several, and tells the one that covers best."""
    drafts = [made_up(seen, role, strength, chance) for _ in range(DRAFTS if strength.plots else 1)]
    different = list(dict.fromkeys(drafts))
    if len(different) == 1:
        return different[0]
    return max(different, key=lambda story: _cover(seen, Claim(seen.seat, role, story)))


def _cover(seen: Seen, claim: Claim) -> float:
    """How much more the table would suspect somebody else than the pack, after this claim."""
    found = believing.as_heard(seen, (*seen.heard, claim))
    if found is None:
        return 0.0
    pack = side.fellows(seen) | {seen.seat}
    outside = max(chance for seat, chance in enumerate(found.wolf) if seat not in pack)
    return outside - max(found.wolf[seat] for seat in pack)


def made_up(seen: Seen, role: str, strength: Strength, chance: Random) -> Story:
    """A whole story for a role one was not dealt, told step by step as its script allows."""
    shields = frozenset(
        place for event in seen.night if event.kind == "shielded" for place in event.places if place is not None
    )
    story: Story = ()
    while options := continuations(seen.setup, seen.seat, role, story, shields):
        weights = [_suits(seen, role, story, said) if strength.weaves else 1.0 for said in options]
        story = (*story, *chance.choices(options, weights))
    return story


def _in_center(seen: Seen, places: tuple[int | None, ...]) -> bool:
    return places[0] is not None and places[0] >= seen.setup.players


def _suits(seen: Seen, role: str, story: Story, said: Told) -> float:
    """How well one thing fits what others said, and what the liar knows."""
    claimed = {claim.seat: claim.role for claim in seen.heard}
    friends = side.fellows(seen)
    if said.kind == "declined":
        return 0.05
    if said.kind == "shown":
        whole = all(claimed.get(place or 0) == said.what[0] or place in friends for place in said.places)
        return 1.0 if whole else 0.02
    if said.kind == "chose":
        center = len(said.places) == 2 and _in_center(seen, said.places)
        return CENTER if center else 0.4 if friends.intersection(said.places) else 1.0
    if said.kind != "looked":
        return 1.0
    place, card = said.places[0] or 0, said.what[0]
    if place >= seen.setup.players:
        free = seen.setup.deck.count(card) - Counter(claimed.values())[card]
        return max(0.05, float(free)) if card not in WOLVES else 0.7
    if place == seen.seat:
        chosen = next((part.places[0] for part in story if part.kind == "chose"), None)
        if chosen is None:
            return 1.0 if card == role else 0.002
        place = chosen
    if place in claimed:
        return 1.0 if claimed[place] == card else 0.002
    if card in WOLVES:
        return 0.02 if place in friends else 0.3
    return float(seen.setup.deck.count(card))
