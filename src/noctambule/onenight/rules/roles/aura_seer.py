"""Aura seer: learns which other players have looked at or moved a card so far."""

from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import DAYBREAK, RIGHT_AFTER, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Show, Stirred
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    stirred = yield Stirred()
    yield Show(me, tuple(seat for seat in stirred if seat != me), "stirred")


ROLE = Role(
    "aura-seer",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=SEERS_FRAME,
    alias="fortune-teller",
    wakes="7-C",
    night=night,
    copied=RIGHT_AFTER,
    shows="stirred",
    thumbs=True,
    not_in_bezier=1,
)
