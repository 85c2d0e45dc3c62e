"""The words of the game that all its modules share: roles, teams, editions, boxes, artifacts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from noctambule.engine.script import Script
from noctambule.onenight.rules.known import Known

VILLAGE, WEREWOLF, TANNER = "village", "werewolf", "tanner"
TEAMS = (VILLAGE, WEREWOLF, TANNER)
COPIED = "copied"
"""In place of a team: the doppelganger card has none of its own."""

RAVENSBURGER, BEZIER = "ravensburger", "bezier"
EDITIONS = (RAVENSBURGER, BEZIER)
ALWAYS = EDITIONS
"""For a question that can't be declined in either edition."""

FULL_MOON, DAYBREAK = "fm", "db"
BOXES = (FULL_MOON, DAYBREAK)

WOLVES = ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf")
"""The minion is on their team and none of them."""

CLAW, BRAND, CUDGEL = "claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"
VOID, MASK, SHROUD = "void-of-nothingness", "mask-of-muting", "shroud-of-shame"
ARTIFACTS = (CLAW, BRAND, CUDGEL, VOID, MASK, SHROUD)
MAKES = {CLAW: "werewolf", BRAND: "villager", CUDGEL: "tanner"}
"""What an artifact makes of its owner, whatever the card below it."""

BRINGS_CENTER_WEREWOLF, BRINGS_ARTIFACTS = "alpha-wolf", "curator"
"""The roles for which more than their own cards is put on the table."""

AT_ONCE, RIGHT_AFTER, NEVER = "at once", "right after", "never"


@dataclass(frozen=True)
class Role:
    """A role as data: where it belongs, when it wakes, and the script of its night."""

    id: str
    team: str
    stars: int
    copies: Mapping[str, int]
    """How many of it each box holds."""
    alias: str | None = None
    """Ravensburger's name for it, where it is another."""
    wakes: str | None = None
    """Its own place in the wake order."""
    night: Callable[[int, Known], Script] | None = None
    """What the one who is dealt it does at that place."""
    together: str | None = None
    """The call at which all who share it wake."""
    copied: str = NEVER
    """When a doppelganger who copied it does what its night says."""
    copied_night: Callable[[int, Known, int], Script] | None = None
    """Her script, where it differs: it is told whose card she copied."""
    lays: str | None = None
    """What it may leave open on the table: a kind of event that everyone is shown, without who did it."""
    not_in_bezier: int = 0
    """How many of the copies the Bezier edition's boxes lack."""

    @property
    def most(self) -> int:
        """All the copies there are."""
        return sum(self.copies.values())
