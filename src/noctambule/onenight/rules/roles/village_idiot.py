"""Village idiot: may move every other player's card one place to the left or to the right."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, DAYBREAK, MOVERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Rotate
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    # Shielded cards stay where they are, and the others pass them by.
    places = tuple(seat for seat in table.others(me) if seat not in table.shields)
    way = yield Ask(me, "direction", ("left", "right") if len(places) >= 2 else ())
    yield Rotate(me, places if way == "left" else places[::-1], way)


ROLE = Role(
    "village-idiot",
    VILLAGE,
    3,
    {DAYBREAK: 1},
    frame=MOVERS_FRAME,
    wakes="7-B",
    night=night,
    copied=AT_ONCE,
)
