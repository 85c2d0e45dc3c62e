"""Apprentice seer: may look at one center card."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, DAYBREAK, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "center", table.center)
    yield Look(me, place)


ROLE = Role(
    "apprentice-seer",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=SEERS_FRAME,
    alias="young-seer",
    wakes="5-B",
    night=night,
    copied=AT_ONCE,
    weighed_as="looker",
)
