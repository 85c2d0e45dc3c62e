"""Chance that can be checked: a secret is committed to, everyone adds to it, and the shuffle follows from both."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol

SECRET_BYTES = 32
KEPT = 1024
"""Shuffles that are remembered: about as many as there are games at a time."""


class Chance(Protocol):
    """Whatever can shuffle: `random.Random`, or a `Shuffle` that can be checked afterwards."""

    def shuffle(self, x: list[Any], /) -> None: ...


def commit(secret: bytes) -> str:
    """What is shown before the deal: the secret can't be changed any more, nor guessed from this."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Numbers that follow from a seed.

    Its bytes are SHA-256(seed, counter) for counter 0, 1, 2, …, both as they stand, the counter in 8 bytes big-endian.
    Numbers below n are taken from 4 bytes each, big-endian; one that would favour small numbers is thrown away.
    `shuffle` is Fisher and Yates', from the end.
    """

    def __init__(self, seed: bytes) -> None:
        self._numbers = _numbers(seed)
        self.times = 0
        """How often something was shuffled."""

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        return next(number for number in self._numbers if number < limit) % n

    def shuffle(self, x: list[Any], /) -> None:
        self.times += 1
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def seed_of(secret: bytes, contributions: Sequence[str]) -> bytes:
    """SHA-256 of the secret followed by SHA-256 of what each seat contributed, in seat order; nothing is "" there."""
    parts = [secret, *(hashlib.sha256(text.encode()).digest() for text in contributions)]
    return hashlib.sha256(b"".join(parts)).digest()


class Shuffle(Stream):
    """One stream for all that is shuffled, one thing after the other."""

    def __init__(self, secret: bytes, contributions: Sequence[str]) -> None:
        super().__init__(seed_of(secret, contributions))


class SealedShuffle:
    """A stream for each thing that is shuffled, by its name: what one of them takes changes nothing in another.

    The stream's seed is SHA-256 of the seed and the name.
    """

    def __init__(self, secret: bytes, openings: Sequence[str]) -> None:
        self._seed = seed_of(secret, openings)
        self.cast = dict[object, Any]()
        """What was made of it: a game asks at its deal, and again at its end."""

    @staticmethod
    @lru_cache(maxsize=KEPT)
    def known(secret: str, openings: tuple[str, ...]) -> "SealedShuffle":
        """The one with this secret, as it is written, for whoever may ask for it again soon."""
        return SealedShuffle(bytes.fromhex(secret), openings)

    def of(self, name: str) -> Stream:
        return Stream(hashlib.sha256(self._seed + name.encode()).digest())


def _numbers(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
        counter += 1
