"""Deals by chance: an injected generator shuffles the cards and the artifacts."""

from typing import TYPE_CHECKING

from noctambule.onenight.game import Deal
from noctambule.onenight.setup import Setup

if TYPE_CHECKING:
    from random import Random


def deal(setup: Setup, chance: "Random") -> Deal:
    """A shuffled deal; the center werewolf lies in its own place."""
    cards, artifacts = list(setup.deck), list(setup.artifacts)
    chance.shuffle(cards)
    chance.shuffle(artifacts)
    return Deal((*cards, *setup.cards[len(cards) :]), tuple(artifacts))
