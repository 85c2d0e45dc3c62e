"""Mason: learns who the other mason is."""

from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import FULL_MOON, VILLAGE, VILLAGE_FRAME, Role
from noctambule.onenight.rules.effects import Show
from noctambule.onenight.rules.known import Known


def lodge_night(awake: tuple[int, ...], table: Known) -> Script:
    """Every mason sees the others; one alone sees that, and looks at nothing."""
    for mason in awake:
        yield Show(mason, tuple(seat for seat in awake if seat != mason), "mason")


ROLE = Role(
    "mason",
    VILLAGE,
    3,
    {FULL_MOON: 2},
    frame=VILLAGE_FRAME,
    together="4",
    shared_night=lodge_night,
    shows="mason",
    weighed_as="lodge",
)
