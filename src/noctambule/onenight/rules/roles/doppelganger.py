"""Doppelganger: looks at another player's card and is that role from then on."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import ALWAYS, AT_ONCE, COPIED, FULL_MOON, Role
from noctambule.onenight.rules.effects import Become, Look
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    source = yield Ask(me, "player", table.others(me), must=ALWAYS)
    card = yield Look(me, source)
    yield Become(me, card)
    role = table.roles[card]
    if role.copied == AT_ONCE:
        if role.copied_night:
            yield from role.copied_night(me, table, source)
        elif role.night:
            yield from role.night(me, table)


ROLE = Role(
    "doppelganger",
    COPIED,
    3,
    {FULL_MOON: 1},
    alias="shapeshifter",
    wakes="1",
    night=night,
    weighed_as="doppelganger",
)
