"""Deals by chance: whatever shuffles is handed in; and what a sealed shuffle decides, lot by lot."""

from collections.abc import Sequence

from noctambule.engine.chance import Chance, SealedShuffle
from noctambule.engine.lots import Lot, Pool, cast, pool
from noctambule.onenight.rules.game import Deal
from noctambule.onenight.rules.scenarios import Draw
from noctambule.onenight.rules.setup import Setup

DECK, CARDS, ARTIFACTS = "deck", "cards", "artifacts"
"""The lots of a game."""


def deal(setup: Setup, chance: Chance) -> Deal:
    """A shuffled deal; the center werewolf lies in its own place."""
    cards, artifacts = list(setup.deck), list(setup.artifacts)
    chance.shuffle(cards)
    if setup.draw:
        chance.shuffle(artifacts)
    return Deal((*cards, *setup.cards[len(cards) :]), tuple(artifacts))


def pools(setup: Setup) -> tuple[Pool, ...]:
    """What is shuffled of a setup: its cards, and the artifacts where there is a curator."""
    artifacts = (pool(ARTIFACTS, setup.draw),) if setup.draw else ()
    return (pool(CARDS, setup.deck), *artifacts)


def deal_lots(setup: Setup, shuffle: SealedShuffle) -> tuple[Lot, ...]:
    """What a sealed shuffle makes of them."""
    return tuple(cast(shuffle, each) for each in pools(setup))


def dealt(setup: Setup, lots: Sequence[Lot]) -> Deal:
    """The deal that these lots make; without a curator the artifacts lie as they are."""
    taken = {lot.name: lot.after for lot in lots}
    return Deal((*taken[CARDS], *setup.cards[len(setup.deck) :]), taken.get(ARTIFACTS, setup.artifacts))


def deck_pool(draw: Draw) -> Pool:
    """What a deck is drawn from."""
    return pool(DECK, draw.pool)


def deck_lot(draw: Draw, players: int, shuffle: SealedShuffle) -> Lot:
    """The cards that a sealed shuffle draws, beside those that are always in the deck."""
    return cast(shuffle, deck_pool(draw), draw.taken(players), lambda rest: draw.fits((*draw.fixed, *rest)))
