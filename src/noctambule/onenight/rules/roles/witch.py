"""Witch: may look at a center card; if she does, she gives it to a player, or keeps it."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import ALWAYS, AT_ONCE, DAYBREAK, MOVERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Look, Swap
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "center", table.center)
    yield Look(me, place)
    player = yield Ask(me, "any player", table.everyone, must=ALWAYS)
    yield Swap(me, place, player)


ROLE = Role(
    "witch",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=MOVERS_FRAME,
    wakes="6-B",
    night=night,
    copied=AT_ONCE,
)
