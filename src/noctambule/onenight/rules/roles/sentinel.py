"""Sentinel: lays a shield on another player's card, which nobody may then look at or move."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, DAYBREAK, PROTECTORS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Shield
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "player", table.others(me))
    yield Shield(me, place)


ROLE = Role(
    "sentinel",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=PROTECTORS_FRAME,
    wakes="0",
    night=night,
    copied=AT_ONCE,
    lays="shielded",
)
