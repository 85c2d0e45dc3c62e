"""Paranormal investigator: may look at two players' cards, but becomes the werewolf or tanner he finds."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, DAYBREAK, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Become, Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    unseen = table.others(me)
    for _ in range(2):
        place = yield Ask(me, "player", unseen)
        card = yield Look(me, place)
        if card in table.wolves or card == "tanner":
            yield Become(me, "tanner" if card == "tanner" else "werewolf")
            return
        unseen = tuple(seat for seat in unseen if seat != place)


ROLE = Role(
    "paranormal-investigator",
    VILLAGE,
    2,
    {DAYBREAK: 1},
    frame=SEERS_FRAME,
    alias="ghost-hunter",
    wakes="5-C",
    night=night,
    copied=AT_ONCE,
)
