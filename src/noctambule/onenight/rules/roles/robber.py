"""Robber: exchanges his card with another player's, then looks at what he took."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, FULL_MOON, MOVERS_FRAME, RAVENSBURGER, VILLAGE, Role
from noctambule.onenight.rules.effects import Look, Swap
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "player", table.others(me), must=(RAVENSBURGER,), uses=(me,))
    yield Swap(me, me, place)
    yield Look(me, me)


ROLE = Role(
    "robber",
    VILLAGE,
    1,
    {FULL_MOON: 1},
    frame=MOVERS_FRAME,
    wakes="6",
    night=night,
    copied=AT_ONCE,
    weighed_as="robber",
)
