"""Postman: goes from door to door, left or right, and looks at two cards; a werewolf's sends him home."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, OWN, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Look
from noctambule.onenight.rules.known import Known

DOORS = 2


def night(me: int, table: Known) -> Script:
    # He rings where no shield lies, and goes on past one.
    doors = [seat for seat in (*table.everyone[me + 1 :], *table.everyone[:me]) if seat not in table.shields]
    way = yield Ask(me, "direction", ("left", "right") if doors else ())
    for place in (doors if way == "left" else doors[::-1])[:DOORS]:
        card = yield Look(me, place)
        if card in table.wolves:
            return


ROLE = Role(
    "postman",
    VILLAGE,
    2,
    {OWN: 1},
    frame=SEERS_FRAME,
    wakes="5-D",
    night=night,
    copied=AT_ONCE,
)
