"""What screens are shown of a game of One Night beside its events."""

from typing import Literal

import msgspec

from noctambule.live import shown
from noctambule.live.shown import Told


class Claimed(msgspec.Struct, frozen=True):
    """What somebody said to have been, done and seen."""

    seat: int
    role: str
    story: tuple[Told, ...]


class OneNight(shown.LiveGame, frozen=True, kw_only=True, tag="one-night"):
    """A game of One Night, as everybody may see it."""

    phase: Literal["deal", "night", "look", "day", "vote", "over"]
    deck: tuple[str, ...]
    center_werewolf: str | None
    artifacts: tuple[str, ...]
    claims: tuple[Claimed, ...]
