"""Seats are not sockets: a name at the table, held by a secret token wherever it shows up."""

import hashlib
import unicodedata
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadInput
from noctambule.live.shown import Strength, Temperament

LONGEST_NAME = 24
LONGEST_WRITTEN = 4 * LONGEST_NAME
"""Of a name as it is typed: a letter and its accents may be several."""
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""For room codes: none that looks like another letter or a number."""
CODE_LENGTH, RECOVERY_LENGTH = 4, 6
CODE_LASTS = 10 * 60_000
"""Milliseconds in which a recovery code is good."""


BOT_NAMES = (
    *("Ada", "Basil", "Cosma", "Dima", "Elio", "Flora", "Gaspar", "Hilda", "Igor", "Juno", "Kato", "Lys"),
    *("Milo", "Nora", "Otto", "Pia", "Quill", "Roman", "Selma", "Titus", "Ugo", "Vera", "Wilma", "Yann"),
)
"""More than fit into a room."""


class Bot(NamedTuple):
    """Who a bot is: how well it plays, and how it talks."""

    strength: Strength
    temperament: Temperament


class Seat(NamedTuple):
    """A place at the table. Only the token's hash is kept; a bot has no token, and no screen ever."""

    name: str
    token_hash: str
    adds: str = ""
    """What the player added to shuffles of the first way."""
    bot: Bot | None = None
    key: str = ""
    """Of the input that asked for it."""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(written: str) -> str:
    """A name as it is shown: normalised, single spaces, 1 to 24 visible characters."""
    if len(written) > LONGEST_WRITTEN:  # normalising takes its time
        raise BadInput("name-not-usable", name=written[:LONGEST_NAME])
    name = " ".join(unicodedata.normalize("NFC", written).split())
    visible = all(unicodedata.category(c)[0] not in "CZ" or c == " " for c in name)
    if not 1 <= len(name) <= LONGEST_NAME or not visible:
        raise BadInput("name-not-usable", name=written[:LONGEST_NAME])
    return name


def bots_name(taken: Iterable[str], chance: Chance) -> str:
    """A name that nobody here has."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    chance.shuffle(free)
    return free[0]


class Codes:
    """The host's codes for seats whose phone is lost. They are kept in memory: who restarts the server asks again."""

    def __init__(self) -> None:
        self._made = dict[str, tuple[str, int]]()

    def make(self, token_hash: str, now: int, chance: Random) -> str:
        """A new code for a seat; the one before is no longer good."""
        self._made = {
            code: (whose, until) for code, (whose, until) in self._made.items() if whose != token_hash and now < until
        }
        code = "".join(chance.choice(LETTERS) for _ in range(RECOVERY_LENGTH))
        self._made[code] = (token_hash, now + CODE_LASTS)
        return code

    def whose(self, code: str, now: int) -> str | None:
        """The token's hash of the seat a code is good for."""
        token_hash, until = self._made.get(code.strip().upper(), (None, 0))
        return token_hash if now < until else None

    def spend(self, token_hash: str) -> None:
        self._made = {code: made for code, made in self._made.items() if made[0] != token_hash}
