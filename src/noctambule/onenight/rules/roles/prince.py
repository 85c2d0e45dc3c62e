"""Prince: can't be killed, whatever the votes say."""

from noctambule.onenight.rules.cards import DAYBREAK, VILLAGE, VILLAGE_FRAME, Role

ROLE = Role(
    "prince",
    VILLAGE,
    1,
    {DAYBREAK: 1},
    frame=VILLAGE_FRAME,
    asleep="16",
    not_in_bezier=1,
    weighed_as="sleeper",
)
