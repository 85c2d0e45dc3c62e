"""Chance that can be checked: a secret is committed to, everyone adds to it, and the shuffle follows from both."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

SECRET_BYTES = 32


class Chance(Protocol):
    """Whatever can shuffle: `random.Random`, or a `Shuffle` that can be checked afterwards."""

    def shuffle(self, x: list[Any], /) -> None: ...


def commit(secret: bytes) -> str:
    """What is shown before the deal: the secret can't be changed any more, nor guessed from this."""
    return hashlib.sha256(secret).hexdigest()


class Shuffle:
    """A generator made of the secret and what each seat contributed, in seat order.

    Its bytes are SHA-256(seed, counter) for counter 0, 1, 2, …, both as they stand, the counter in 8 bytes big-endian;
    the seed is SHA-256 of the secret followed by SHA-256 of each contribution. Numbers below n are taken from 4 bytes
    each, big-endian; one that would favour small numbers is thrown away. `shuffle` is Fisher and Yates', from the end.
    """

    def __init__(self, secret: bytes, contributions: Sequence[str]) -> None:
        parts = [secret, *(hashlib.sha256(text.encode()).digest() for text in contributions)]
        self._numbers = _numbers(hashlib.sha256(b"".join(parts)).digest())

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        return next(number for number in self._numbers if number < limit) % n

    def shuffle(self, x: list[Any], /) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def _numbers(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
        counter += 1
