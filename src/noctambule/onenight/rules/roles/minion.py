"""Minion: learns who the werewolves are and helps them, unknown to them."""

from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE, FULL_MOON, WEREWOLF, Role
from noctambule.onenight.rules.effects import Acting, Show
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    pack = yield Acting(table.wolves)
    yield Show(me, pack, "werewolf")


ROLE = Role(
    "minion",
    WEREWOLF,
    2,
    {FULL_MOON: 1},
    wakes="3",
    night=night,
    copied=AT_ONCE,
    shows="werewolf",
    thumbs=True,
    weighed_as="minion",
)
