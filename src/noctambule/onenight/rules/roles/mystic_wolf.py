"""Mystic wolf: a werewolf who may also look at another player's card."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, DAYBREAK, WEREWOLF, WOLVES_FRAME, Role
from noctambule.onenight.rules.effects import Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    place = yield Ask(me, "player", table.others(me))
    yield Look(me, place)


ROLE = Role(
    "mystic-wolf",
    WEREWOLF,
    1,
    {DAYBREAK: 1},
    frame=WOLVES_FRAME,
    alias="seeing-wolf",
    wakes="2-C",
    night=night,
    together="2",
    copied=AT_ONCE,
    is_wolf=True,
    shows="werewolf",
    in_center=True,
)
