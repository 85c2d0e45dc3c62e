"""Troublemaker: exchanges the cards of two other players, unseen."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, FULL_MOON, MOVERS_FRAME, RAVENSBURGER, VILLAGE, Role
from noctambule.onenight.rules.effects import Swap
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    one, other = yield Ask(me, "two players", table.pairs_of_others(me), must=(RAVENSBURGER,))
    yield Swap(me, one, other)


ROLE = Role(
    "troublemaker",
    VILLAGE,
    1,
    {FULL_MOON: 1},
    frame=MOVERS_FRAME,
    wakes="7",
    night=night,
    copied=AT_ONCE,
    weighed_as="troublemaker",
)
