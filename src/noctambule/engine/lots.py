"""Lots: each thing that a sealed shuffle decides, as data from which anybody can shuffle it again.

What lies there before is sorted by code point, so that nobody can choose an order once chance is known. It is shuffled
until it fits the game's rules; then what has been taken before comes later; and from the front so many are taken.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from noctambule.engine.chance import SealedShuffle
from noctambule.engine.errors import BadInput

MOST_TIMES = 1000
"""The rules refuse about every second shuffle at most: what never fits is not theirs."""
Later = tuple[tuple[int, int], ...]
"""What comes later: by its place before the shuffle, how often it has been taken."""


class Pool(NamedTuple):
    """What lies there before, in the order that it has by itself."""

    name: str
    before: tuple[str, ...]
    later: Later = ()

    @property
    def digest(self) -> str:
        """What is shown of it before anybody opens a pledge: afterwards there can't have lain anything else."""
        return _digest(self)


@lru_cache(maxsize=256)
def _digest(pool: Pool) -> str:
    said = json.dumps([pool.before, pool.later], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()


class Lot(NamedTuple):
    """A pool, and what chance took from it."""

    name: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    times: int = 1
    """How often it was shuffled, until it fitted the rules."""
    later: Later = ()


def pool(name: str, things: Iterable[str], later: Later = ()) -> Pool:
    return Pool(name, tuple(sorted(things)), later)


def cast(
    shuffle: SealedShuffle,
    pool: Pool,
    take: int | None = None,
    fits: Callable[[Sequence[str]], bool] = lambda _: True,
) -> Lot:
    """Shuffles a pool, and takes so many of it, or all; what was cast once is known from then on."""
    found: Lot | None = shuffle.cast.get((pool, take))
    if found is None:
        found = shuffle.cast[pool, take] = _cast(shuffle, pool, take, fits)
    return found


def _cast(shuffle: SealedShuffle, pool: Pool, take: int | None, fits: Callable[[Sequence[str]], bool]) -> Lot:
    stream, order, later = shuffle.of(pool.name), list(range(len(pool.before))), dict(pool.later)
    while stream.times < MOST_TIMES:
        stream.shuffle(order)
        taken = sorted(order, key=lambda at: later.get(at, 0))[:take]
        after = tuple(pool.before[at] for at in taken)
        if fits(after):
            return Lot(pool.name, pool.before, after, stream.times, pool.later)
    raise BadInput("never-fits", pool=pool.name)
