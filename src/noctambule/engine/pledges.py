"""Pledges: what each phone is bound to before it knows anything, and opens once nobody can choose any more."""

import hashlib
import re

OPENING = re.compile(r"[0-9a-f]{32,64}")
"""What a phone draws: 16 bytes or more, as they are written."""


def pledge(seal: str, opening: str) -> str:
    """SHA-256 of the seal and the opening, both as they are written, with a space between."""
    return hashlib.sha256(f"{seal} {opening}".encode()).hexdigest()


def opens(pledged: str, seal: str, opening: str) -> bool:
    """Whether this is what was pledged to this seal."""
    return bool(OPENING.fullmatch(opening)) and pledge(seal, opening) == pledged
