"""Chance by counting: every draw is a hash of the seed, the game's number and the draw's number.

The hash is SplitMix64's. A word of 64 bits makes several bounded draws: the word is a fraction, and multiplying it by n
moves the draw before the point and leaves the rest for the next one. Chances are right to within 2^-31: a draw reads 32
bits, and a word still has more than that to give before the last draw of the largest shuffle or vote.
"""

from typing import Any

import numpy as np

from noctambule.onenight.lab.fast.compiling import compiled

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
ONE, HALF_A_WORD = np.uint64(1), np.uint64(32)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S30, S27, S31 = np.uint64(30), np.uint64(27), np.uint64(31)

# The words of a game; weighed votes take one each, from the last on.
DEAL, PILE, VOTES, QUESTIONS, WEIGHED_VOTES = 0, 1, 2, 3, 100


@compiled
def mix(x: np.uint64) -> np.uint64:
    x = (x ^ (x >> S30)) * FIRST
    x = (x ^ (x >> S27)) * SECOND
    return x ^ (x >> S31)


@compiled
def game_key(seed: np.uint64, game: int) -> np.uint64:
    """What all words of this game are made from."""
    return mix(mix(seed + GOLDEN) + np.uint64(game) * GOLDEN)


@compiled
def word(key: np.uint64, number: int) -> np.uint64:
    """A word of the game, by its number."""
    return mix(key + (np.uint64(number) + ONE) * GOLDEN)


@compiled
def drawn(word: np.uint64, n: int) -> int:
    """A number below n, from the word's upper half."""
    number: Any = np.int64(((word >> HALF_A_WORD) * np.uint64(n)) >> HALF_A_WORD)
    return number


@compiled
def left(word: np.uint64, n: int) -> np.uint64:
    """What is left of the word after a draw below n."""
    return word * np.uint64(n)
