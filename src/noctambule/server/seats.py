"""Seats are not sockets: a name at the table, held by a secret token wherever it shows up."""

import hashlib
import unicodedata
from typing import NamedTuple

from noctambule.engine.errors import BadInput

LONGEST_NAME = 24
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""For room codes: none that looks like another letter or a number."""
CODE_LENGTH = 4


class Seat(NamedTuple):
    """A place at the table. Only the token's hash is kept."""

    name: str
    token_hash: str
    adds: str = ""
    """What the player adds to the next shuffle."""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(written: str) -> str:
    """A name as it is shown: normalised, single spaces, 1 to 24 visible characters."""
    name = " ".join(unicodedata.normalize("NFC", written).split())
    visible = all(unicodedata.category(c)[0] not in "CZ" or c == " " for c in name)
    if not 1 <= len(name) <= LONGEST_NAME or not visible:
        raise BadInput("name-not-usable", name=written[:LONGEST_NAME])
    return name
