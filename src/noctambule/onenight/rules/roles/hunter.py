"""Hunter: dying, takes along the player he points at."""

from noctambule.onenight.rules.cards import FULL_MOON, VILLAGE, Role

ROLE = Role("hunter", VILLAGE, 2, {FULL_MOON: 1})
