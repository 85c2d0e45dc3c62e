"""Who a bot is: how well it plays, and how it talks."""

from collections.abc import Sequence
from typing import NamedTuple

from noctambule.engine.errors import BadInput

BEGINNER, REGULAR, SHARP = "beginner", "regular", "sharp"
CLAIMS_AT_RANDOM, PLOTS_NOT = "claims-at-random", "plots-not"
QUIET, EAGER, SCEPTICAL, THEATRICAL = TEMPERAMENTS = ("quiet", "eager", "sceptical", "theatrical")


class Strength(NamedTuple):
    """What a bot of this strength does, and does not."""

    reckons: bool
    """Weighs possible worlds by everything that was said; else by its own night, and who contradicts whom."""
    fitted: bool
    """Knows how liars lie (`trust`); else takes all lies to be equally likely."""
    joins: bool
    """Reckons with the others' accusations when it points."""
    thoughtful: bool
    """Chooses at night what tells most; else anything."""
    plans: bool
    """A lie avoids roles that are taken, and uses what was seen in the center; when to tell it is chosen too."""
    weaves: bool
    """Its story fits what others said; else it is any that the role could tell."""
    plots: bool
    """Thinks of several lies, and of what the table would make of each."""
    wavers: float
    """How far chance moves its suspicions, in parts of certainty."""


STRENGTHS = {
    BEGINNER: Strength(False, False, False, False, False, False, False, 0.25),
    REGULAR: Strength(True, False, False, True, True, False, False, 0.12),
    SHARP: Strength(True, True, True, True, True, True, True, 0.0),
}

STRENGTHS[CLAIMS_AT_RANDOM] = STRENGTHS[SHARP]._replace(plans=False, weaves=False, plots=False)
"""For comparison in the arena only: sharp in all but what it says when it lies."""
STRENGTHS[PLOTS_NOT] = STRENGTHS[SHARP]._replace(plots=False)
"""For fitting only: how a table expects liars to speak who do not think of what it expects."""
COMPARED = (BEGINNER, REGULAR, SHARP, CLAIMS_AT_RANDOM)
"""What may be named in the arena; the first three may sit at a table."""


class Character(NamedTuple):
    """A bot's settings, the same at the table and in the arena."""

    strength: str = REGULAR
    temperament: str = QUIET


def bots_named(text: str, teams: Sequence[str]) -> dict[str, str]:
    """The strength for each team, from "sharp" or "village=sharp,werewolf=regular"; teams left out play regular."""
    if "=" not in text:
        text = ",".join(f"{team}={text}" for team in teams)
    found = dict.fromkeys(teams, "regular")
    for part in text.split(","):
        team, _, strength = (word.strip() for word in part.partition("="))
        if team not in teams or strength not in COMPARED:
            raise BadInput("unknown-bots", text=part.strip(), teams=list(teams), strengths=list(COMPARED))
        found[team] = strength
    return found
