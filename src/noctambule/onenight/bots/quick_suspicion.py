"""Suspicions without reckoning: what one saw oneself, and who claims what others claim too."""

from collections import Counter
from collections.abc import Mapping

from noctambule.onenight.bots.allegiance import fellows, thought
from noctambule.onenight.bots.seeing import Seen
from noctambule.onenight.lab.worlds.beliefs import EXACT, Beliefs
from noctambule.onenight.rules.roles import WOLVES

CLASHES, SILENT, HONEST = 0.5, 0.35, 0.2
TOLD_SO = 0.8
"""How far one believes to have been moved, when somebody says so."""


def quick_suspicion(seen: Seen) -> Beliefs:
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
            roles.append(_own(seen, claimed))
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


def _own(seen: Seen, claimed: Mapping[int, str]) -> dict[str, float]:
    """What one is oneself: the card one knows of, unless somebody says to have exchanged it for another's."""
    role, now = thought(seen), thought(seen)
    for claim in seen.heard:
        for said in claim.story:
            if claim.seat != seen.seat and said.kind == "swapped" and seen.seat in said.places:
                other = next((place for place in said.places if place != seen.seat), None)
                now = claim.role if other == claim.seat else claimed.get(other or 0, "villager")
    return {role: 1.0} if now == role else {now: TOLD_SO, role: 1 - TOLD_SO}
