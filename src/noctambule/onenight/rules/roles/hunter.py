"""Hunter: dying, takes along the player he points at."""

from noctambule.onenight.rules.cards import FULL_MOON, VILLAGE, VILLAGE_FRAME, Role

ROLE = Role(
    "hunter",
    VILLAGE,
    2,
    {FULL_MOON: 1},
    frame=VILLAGE_FRAME,
    asleep="14",
    weighed_as="sleeper",
)
