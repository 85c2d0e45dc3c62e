"""When a bot speaks: moments of the day, by temperament, by what it has to tell or to hide, and by chance."""

from random import Random

from noctambule.bots.character import EAGER, QUIET, SCEPTICAL, THEATRICAL

OPENING, STORY, SUSPICION, LAST_WORD = range(4)
OPENINGS = {EAGER: (0.02, 0.25), THEATRICAL: (0.05, 0.35), SCEPTICAL: (0.1, 0.4), QUIET: (0.15, 0.45)}
WAITING, JUMPING_IN = (0.35, 0.46), (0.02, 0.12)
WAITS, JUMPS_IN = 0.4, 0.15
"""How often one who has something to hide lets the others go first, or gets in before them; else it blends in."""
STORIES, HOLDING_BACK = (0.48, 0.6), (0.55, 0.66)
LATER = ((0.68, 0.8), (0.82, 0.94))


def moments(temperament: str, hides: bool, sees: bool, seed: str) -> tuple[float, ...]:
    """The parts of the day at which it opens its mouth: who it is, its story, whom it suspects, its last word."""
    chance = Random(f"{seed} moments")
    opening, drawn = OPENINGS[temperament], chance.random()
    if hides and drawn < WAITS:
        opening = WAITING
    elif hides and drawn < WAITS + JUMPS_IN:
        opening = JUMPING_IN
    spans = (opening, HOLDING_BACK if sees else STORIES, *LATER)
    return tuple(chance.uniform(*span) for span in spans)
