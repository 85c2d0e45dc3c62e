"""Drunk: exchanges his card with a center card and does not know what he has become."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import ALWAYS, AT_ONCE, FULL_MOON, MOVERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Swap
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "center", table.center, must=ALWAYS, uses=(me,))
    yield Swap(me, me, place)


ROLE = Role(
    "drunk",
    VILLAGE,
    2,
    {FULL_MOON: 1},
    frame=MOVERS_FRAME,
    wakes="8",
    night=night,
    copied=AT_ONCE,
    weighed_as="drunk",
)
