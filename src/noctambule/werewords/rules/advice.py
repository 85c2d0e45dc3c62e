"""What may make a choice of cards no fun: shown, never enforced."""

from collections import Counter

from noctambule.werewords.rules.setup import TEAMS, VILLAGE, VILLAGER, WOLVES, Setup

Remark = tuple[str, dict[str, int]]
"""A code, and what its sentence is made of."""


def advice(setup: Setup) -> list[Remark]:
    """Nobody left whom a seer could be taken for; or more for the werewolves than against them."""
    cards = Counter(setup.cards)
    sides = Counter({side: sum(cards[role] for role in TEAMS if TEAMS[role] == side) for side in (VILLAGE, WOLVES)})
    given = list[Remark]()
    if not cards[VILLAGER]:
        given.append(("no-villager-left", {}))
    if sides[WOLVES] >= sides[VILLAGE]:
        given.append(("wolves-have-more-friends", {"wolves": sides[WOLVES], "village": sides[VILLAGE]}))
    return given
