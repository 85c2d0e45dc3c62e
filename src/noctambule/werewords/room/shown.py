"""What screens are shown of a game of Werewords beside its events."""

from typing import Literal

import msgspec

from noctambule.live import shown

Ending = Literal["guessed", "missed"]


class Stock(msgspec.Struct, frozen=True):
    """The tokens left; yes and no are two sides of the same ones."""

    yes_no: int
    maybe: int
    so_close: int
    correct: int


class Words(shown.PublicGame, frozen=True, kw_only=True, tag="werewords"):
    """A game of Werewords, as everybody may see it."""

    phase: Literal["deal", "night", "look", "day", "guessed", "talk", "vote", "over"]
    cards: tuple[str, ...]
    mayor: int
    stock: Stock
    waiting: tuple[tuple[int, str | None], ...]
    """Who asked what and has no token yet."""
    given: tuple[tuple[int, str | None, str], ...]
    """Who asked what and got which token."""
    ending: Ending | None
