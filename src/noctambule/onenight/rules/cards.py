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

FULL_MOON, DAYBREAK, OWN = "fm", "db", "own"
PRINTED = (FULL_MOON, DAYBREAK)
BOXES = (*PRINTED, OWN)
"""Own roles are in no printed box: no printed scenario has them, and no Anarchy deals them."""

CLAW, BRAND, CUDGEL = "claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"
VOID, MASK, SHROUD = "void-of-nothingness", "mask-of-muting", "shroud-of-shame"
ARTIFACTS = (CLAW, BRAND, CUDGEL, VOID, MASK, SHROUD)
MAKES = {CLAW: "werewolf", BRAND: "villager", CUDGEL: "tanner"}
"""What an artifact makes of its owner, whatever the card below it."""

WOLVES_FRAME, VILLAGE_FRAME, SEERS_FRAME = "wolves", "village", "seers"
MOVERS_FRAME, PROTECTORS_FRAME = "movers", "protectors"
FRAMES = (WOLVES_FRAME, VILLAGE_FRAME, SEERS_FRAME, MOVERS_FRAME, PROTECTORS_FRAME)
"""What the drawings of a family of roles stand in."""

CENTER_WEREWOLF, ARTIFACTS_PILE = "center werewolf", "artifacts"
"""What a role may bring to the table beside its own card."""

AT_ONCE, RIGHT_AFTER, NEVER = "at once", "right after", "never"


class BadRole(ValueError):
    """A role that can't be played as it stands: which, and what to write."""


@dataclass(frozen=True)
class Role:
    """All that is true of a role: where it belongs, when it wakes, and the script of its night."""

    id: str
    team: str
    stars: int
    copies: Mapping[str, int]
    """How many of it each box holds."""
    frame: str | None = None
    """What its drawing stands in; None for a frame of its own."""
    alias: str | None = None
    """Ravensburger's name for it, where it is another."""
    wakes: str | None = None
    """Its own place in the wake order."""
    night: Callable[[int, Known], Script] | None = None
    """What the one who is dealt it does at that place."""
    together: str | None = None
    """The call at which all who share it wake."""
    shared_night: Callable[[tuple[int, ...], Known], Script] | None = None
    """The script of that call, told who is awake; it stands with the role that gives the call its name."""
    asleep: str | None = None
    """Where it is listed, if nothing wakes it."""
    copied: str = NEVER
    """When a doppelganger who copied it does what its night says."""
    copied_night: Callable[[int, Known, int], Script] | None = None
    """Her script, where it differs: it is told whose card she copied."""
    is_wolf: bool = False
    """A werewolf: whoever is only on their team is none."""
    shows: str | None = None
    """As what it is shown other players."""
    thumbs: bool = False
    """Whether others raise a thumb in their sleep at its call."""
    lays: str | None = None
    """What it may leave open on the table: a kind of event that everyone is shown, without who did it."""
    brings: str | None = None
    """What is put on the table for it."""
    in_center: bool = False
    """Whether it may be the center werewolf."""
    unlimited: bool = False
    """Whether giant games may have as many of it as they like."""
    not_in_bezier: int = 0
    """How many of the copies the Bezier edition's boxes lack."""
    weighed_as: str | None = None
    """By which kind of night, of those that beliefs know, it is weighed fast; None is always right, and slower."""

    @property
    def most(self) -> int:
        """All the copies there are."""
        return sum(self.copies.values())

    @property
    def module(self) -> str:
        """The name of the files that are about it."""
        return self.id.replace("-", "_")

    @property
    def place(self) -> str:
        """Where it stands in lists: the wake order, in which those who sleep come at a place of their own."""
        return self.wakes or self.together or self.asleep or ""
