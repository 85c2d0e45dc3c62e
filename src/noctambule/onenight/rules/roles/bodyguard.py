"""Bodyguard: whoever he points at can't be killed; his pointing is no vote."""

from noctambule.onenight.rules.cards import DAYBREAK, PROTECTORS_FRAME, VILLAGE, Role

ROLE = Role(
    "bodyguard",
    VILLAGE,
    2,
    {DAYBREAK: 1},
    frame=PROTECTORS_FRAME,
    asleep="15",
    weighed_as="sleeper",
)
