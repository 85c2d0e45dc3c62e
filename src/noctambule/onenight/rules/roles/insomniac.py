"""Insomniac: looks at her own card when the others are done."""

from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import FULL_MOON, RIGHT_AFTER, VILLAGE, VILLAGE_FRAME, Role
from noctambule.onenight.rules.effects import Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    yield Look(me, me)


ROLE = Role(
    "insomniac",
    VILLAGE,
    1,
    {FULL_MOON: 1},
    frame=VILLAGE_FRAME,
    wakes="9",
    night=night,
    copied=RIGHT_AFTER,
    weighed_as="insomniac",
)
