"""Curator: may lay a random artifact on any player's card; its owner looks at it in the morning."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import ARTIFACTS_PILE, DAYBREAK, MOVERS_FRAME, RIGHT_AFTER, VILLAGE, Role
from noctambule.onenight.rules.effects import Give
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    free = tuple(seat for seat in table.everyone if seat not in table.with_artifact)
    place = yield Ask(me, "any player", free if table.artifacts_left else ())
    yield Give(me, place)


ROLE = Role(
    "curator",
    VILLAGE,
    2,
    {DAYBREAK: 1},
    frame=MOVERS_FRAME,
    wakes="11",
    night=night,
    copied=RIGHT_AFTER,
    lays="given",
    brings=ARTIFACTS_PILE,
)
