"""Seer: may look at another player's card, or at two of the center cards."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, FULL_MOON, SEERS_FRAME, VILLAGE, Role
from noctambule.onenight.rules.effects import Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    choice = yield Ask(me, "player or two center", table.others(me) + table.center_pairs)
    for place in choice if isinstance(choice, tuple) else (choice,):
        yield Look(me, place)


ROLE = Role(
    "seer",
    VILLAGE,
    1,
    {FULL_MOON: 1},
    frame=SEERS_FRAME,
    wakes="5",
    night=night,
    copied=AT_ONCE,
    weighed_as="looker",
)
