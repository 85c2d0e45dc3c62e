"""How much each seat's view tells about who the werewolves are: the drop in entropy, in bits, over many random games.

Before the night nobody knows more than the deck. How uncertain "who are the werewolves at the end" is then, and how
uncertain it still is for a seat that was dealt a role and knows what it did and saw, is counted: the games in which a
seat's view was the same are its possible worlds, and how often each set of wolves was the truth in them is what may be
believed. Few games make views look more telling than they are; as that error halves when the games double, it is
measured on the halves and taken off.
"""

from collections import Counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast import codes, sights
from noctambule.onenight.lab.fast.batch import play
from noctambule.onenight.lab.fast.chance import GOLDEN
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.rules.setup import Setup

BLOCK = 1 << 13

Views = NDArray[np.uint64]
Bits = NDArray[np.float64]


class Told(NamedTuple):
    """By how many bits a view lowers the entropy, on the average, and how far off that may be."""

    bits: float
    error: float


class Information(NamedTuple):
    """What the views of a deck tell about who the werewolves are at the end."""

    games: int
    unknown: float
    """The entropy of it for somebody who knows the deck alone, in bits."""
    seat: Told
    """What any seat's view tells, whatever it was dealt."""
    roles: dict[str, Told]
    """What it tells the one who was dealt each role."""


def information(setup: Setup, games: int, seed: int) -> Information:
    """Plays so many random games and counts what each seat knew."""
    dealt, views, wolves, bits, packs = _seen(setup, games, seed)
    players = setup.players
    unknown = _entropy(packs) + float(np.mean(sights.WAYS[players, packs]))
    both = views ^ (wolves.astype(np.uint64) + np.uint64(1)) * GOLDEN
    half = np.arange(games)[:, None] < games // 2
    roles = dict[str, Told]()
    left, spread, share = 0.0, 0.0, Counter(setup.deck)
    for role in share:
        mine = dealt == codes.CODE[role]
        if not (mine & half).any() or not (mine & ~half).any():
            continue
        whole, one, other = (_left(views[part], both[part], bits[part]) for part in (mine, mine & half, mine & ~half))
        settled = whole + (whole - (one + other) / 2)
        error = max(abs(settled - whole), abs(one - other) / 2)
        roles[role] = Told(unknown - settled, error)
        left += settled * share[role] / len(setup.deck)
        spread += error * share[role] / len(setup.deck)
    return Information(games, unknown, Told(unknown - left, spread), roles)


def _seen(
    setup: Setup, games: int, seed: int
) -> tuple[NDArray[np.int8], Views, NDArray[np.int64], Bits, NDArray[np.int64]]:
    """For each game and seat: the card, the view, the wolves by its names, the bits to say which others; and how many
    wolves there were in each game."""
    players, decks = setup.players, deck_rows([setup])
    dealt = np.empty((games, players), dtype=np.int8)
    views, wolves = np.empty((games, players), dtype=np.uint64), np.empty((games, players), dtype=np.int64)
    bits, packs = np.empty((games, players)), np.empty(games, dtype=np.int64)
    for first in range(0, games, BLOCK):
        rows = play(decks, min(BLOCK, games - first), seed, first=first, keep=True).rows
        here = slice(first, first + len(rows))
        sights.see(rows, decks[0], views[here], wolves[here], bits[here])
        dealt[here] = rows["dealt"][:, :players]
        packs[here] = codes.IS_WOLF[rows["identities"][:, :players]].sum(axis=1)
    return dealt, views, wolves, bits, packs


def _left(views: Views, both: Views, bits: Bits) -> float:
    """The entropy that is left for those who know their view."""
    return _entropy(both) - _entropy(views) + float(bits.mean())


def _entropy(things: NDArray[np.uint64] | NDArray[np.int64]) -> float:
    """Of how often each thing comes up."""
    counts = np.unique(things, return_counts=True)[1] / things.size
    return float(-(counts * np.log2(counts)).sum())
