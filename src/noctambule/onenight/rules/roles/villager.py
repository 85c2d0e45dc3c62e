"""Villager: has no power but to listen, talk and vote."""

from noctambule.onenight.rules.cards import DAYBREAK, FULL_MOON, VILLAGE, VILLAGE_FRAME, Role

ROLE = Role(
    "villager",
    VILLAGE,
    1,
    {FULL_MOON: 3, DAYBREAK: 2},
    frame=VILLAGE_FRAME,
    asleep="12",
    unlimited=True,
    not_in_bezier=2,
    weighed_as="sleeper",
)
