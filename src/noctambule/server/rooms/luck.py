"""Chance as a room is handed it: for each entry of its log, so that a test can draw the same again."""

import base64
from collections.abc import Callable
from random import Random, SystemRandom

from noctambule.engine.chance import SECRET_BYTES

TOKEN_BYTES, KEY_BYTES = 24, 16

Luck = Callable[[int], Random]
"""Chance for the entry with this number."""
_system = SystemRandom()


def by_the_system(_: int) -> Random:
    """What nobody can foresee."""
    return _system


def new_token(chance: Random) -> str:
    """A seat's secret."""
    return base64.urlsafe_b64encode(chance.randbytes(TOKEN_BYTES)).decode()


def new_key(chance: Random) -> str:
    """A room's key, of 128 bits, as it stands in a link."""
    return base64.urlsafe_b64encode(chance.randbytes(KEY_BYTES)).decode().rstrip("=")


def new_secret(chance: Random) -> str:
    """What is behind a shuffle."""
    return chance.randbytes(SECRET_BYTES).hex()
