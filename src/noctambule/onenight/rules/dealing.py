"""Deals by chance: whatever shuffles is handed in."""

from noctambule.engine.chance import Chance
from noctambule.onenight.rules.game import Deal
from noctambule.onenight.rules.setup import Setup


def deal(setup: Setup, chance: Chance) -> Deal:
    """A shuffled deal; the center werewolf lies in its own place."""
    cards, artifacts = list(setup.deck), list(setup.artifacts)
    chance.shuffle(cards)
    if setup.draw:
        chance.shuffle(artifacts)
    return Deal((*cards, *setup.cards[len(cards) :]), tuple(artifacts))
