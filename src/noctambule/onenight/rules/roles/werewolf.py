"""Werewolf: learns who the other werewolves are; alone, may look at a center card."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import DAYBREAK, FULL_MOON, WEREWOLF, WOLVES_FRAME, Role
from noctambule.onenight.rules.effects import Acting, Look, Show
from noctambule.onenight.rules.known import Known


def pack_night(awake: tuple[int, ...], table: Known) -> Script:
    """All wolves who wake see the whole pack, the dream wolf's thumb included."""
    pack = yield Acting(table.wolves)
    for wolf in awake:
        yield Show(wolf, tuple(seat for seat in pack if seat != wolf), "werewolf")
    if len(pack) == 1:
        (wolf,) = awake
        place = yield Ask(wolf, "center", table.center)
        yield Look(wolf, place)


ROLE = Role(
    "werewolf",
    WEREWOLF,
    1,
    {FULL_MOON: 2, DAYBREAK: 1},
    frame=WOLVES_FRAME,
    together="2",
    shared_night=pack_night,
    is_wolf=True,
    shows="werewolf",
    in_center=True,
    unlimited=True,
    not_in_bezier=1,
    weighed_as="pack",
)
