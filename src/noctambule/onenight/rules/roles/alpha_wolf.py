"""Alpha wolf: a werewolf who also gives the center werewolf card to a player who is none."""

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import ALWAYS, AT_ONCE, CENTER_WEREWOLF, DAYBREAK, WEREWOLF, WOLVES_FRAME, Role
from noctambule.onenight.rules.effects import Acting, Swap
from noctambule.onenight.rules.known import Known


def night(me: int, table: Known) -> Script:
    pack = yield Acting(table.wolves)
    yield from _exchange(me, table, spared=pack)


def copied_night(me: int, table: Known, source: int) -> Script:
    """The doppelganger has not met the pack yet: the one wolf she knows is the one she copied."""
    yield from _exchange(me, table, spared=(source,))


def _exchange(me: int, table: Known, spared: tuple[int, ...]) -> Script:
    assert table.center_werewolf is not None
    among = tuple(seat for seat in table.others(me) if seat not in spared)
    place = yield Ask(me, "player", among, must=ALWAYS)
    yield Swap(me, place, table.center_werewolf)


ROLE = Role(
    "alpha-wolf",
    WEREWOLF,
    2,
    {DAYBREAK: 1},
    frame=WOLVES_FRAME,
    wakes="2-B",
    night=night,
    together="2",
    copied=AT_ONCE,
    copied_night=copied_night,
    is_wolf=True,
    shows="werewolf",
    brings=CENTER_WEREWOLF,
)
