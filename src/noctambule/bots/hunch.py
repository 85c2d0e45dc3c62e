"""Suspicions without reckoning: what one saw oneself, and who claims what others claim too."""

from collections import Counter

from noctambule.bots.seeing import Seen
from noctambule.bots.side import fellows, thought
from noctambule.lab.worlds.beliefs import EXACT, Beliefs
from noctambule.onenight.cards import WOLVES

CLASHES, SILENT, HONEST = 0.5, 0.35, 0.2


def hunch(seen: Seen) -> Beliefs:
    """Beliefs as a beginner has them."""
    setup = seen.setup
    claimed = {claim.seat: claim.role for claim in seen.heard if claim.seat != seen.seat}
    counted = Counter(claimed.values())
    known = {
        place: event.what[0]
        for event in seen.night
        if event.kind in ("looked", "revealed")
        for place in event.places
        if place is not None
    }
    roles = list[dict[str, float]]()
    for seat in range(setup.players):
        if seat == seen.seat:
            roles.append({thought(seen): 1.0})
            continue
        role = claimed.get(seat)
        chance = SILENT if role is None else CLASHES if counted[role] > setup.deck.count(role) else HONEST
        if role in WOLVES:
            chance = 0.9
        if seat in known:
            chance = 0.95 if known[seat] in WOLVES else 0.05
        if seat in fellows(seen):
            chance = 0.95
        roles.append({"werewolf": chance, "villager": 1 - chance})
    return Beliefs(tuple(roles), tuple(roles), (), EXACT, 0, 0.0, 0.0)
