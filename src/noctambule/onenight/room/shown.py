"""What screens are shown of a game of One Night beside its events."""

from typing import Literal

from noctambule.live import shown
from noctambule.onenight.rules.sayings import Claim


class OneNight(shown.PublicGame, frozen=True, kw_only=True, tag="one-night"):
    """A game of One Night, as everybody may see it."""

    phase: Literal["deal", "night", "look", "day", "vote", "over"]
    deck: tuple[str, ...]
    center_werewolf: str | None
    artifacts: tuple[str, ...]
    claims: tuple[Claim, ...]
    """The last ones, in order."""


class PastClaim(Claim, frozen=True, kw_only=True):
    """A claim, and when it was made."""

    at: int
