"""Villager: has no power but to listen, talk and vote."""

from noctambule.onenight.rules.cards import DAYBREAK, FULL_MOON, VILLAGE, Role

ROLE = Role("villager", VILLAGE, 1, {FULL_MOON: 3, DAYBREAK: 2}, not_in_bezier=2)
