"""Dream wolf: a werewolf who sleeps on; the others see a raised thumb."""

from noctambule.onenight.rules.cards import DAYBREAK, WEREWOLF, WOLVES_FRAME, Role

ROLE = Role(
    "dream-wolf",
    WEREWOLF,
    2,
    {DAYBREAK: 1},
    frame=WOLVES_FRAME,
    asleep="2-D",
    is_wolf=True,
    in_center=True,
    weighed_as="thumb",
)
