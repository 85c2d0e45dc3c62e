"""Tanner: stands alone, and wins by dying."""

from noctambule.onenight.rules.cards import FULL_MOON, TANNER, Role

ROLE = Role(
    "tanner",
    TANNER,
    2,
    {FULL_MOON: 1},
    asleep="13",
    weighed_as="sleeper",
)
