"""Pledges: what each phone is bound to before it knows anything, and opens once nobody can choose any more.

A phone draws a number and hashes it again and again; it is bound to the last of this chain. What it opens for a game is
what lies before that, and is at once its pledge to the next game: who is bound once is bound for the whole evening.
"""

import hashlib
import re

OPENING = re.compile(r"[0-9a-f]{64}")
"""32 bytes, as they are written."""


def pledge(opening: str) -> str:
    """SHA-256 of the opening as it is written."""
    return hashlib.sha256(opening.encode()).hexdigest()


def opens(pledged: str, opening: str) -> bool:
    """Whether this is what was pledged."""
    return bool(OPENING.fullmatch(opening)) and pledge(opening) == pledged


class Chain:
    """What one phone gives, game after game."""

    def __init__(self, seed: str, links: int = 64) -> None:
        self._links = [pledge(seed)]
        for _ in range(links):
            self._links.append(pledge(self._links[-1]))

    @property
    def pledge(self) -> str:
        """What it is bound to now."""
        return self._links[-1]

    @property
    def is_used_up(self) -> bool:
        return len(self._links) == 1

    def open(self) -> str:
        """What was pledged, and is the next pledge."""
        self._links.pop()
        return self._links[-1]
