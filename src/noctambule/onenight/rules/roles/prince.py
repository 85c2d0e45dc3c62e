"""Prince: can't be killed, whatever the votes say."""

from noctambule.onenight.rules.cards import DAYBREAK, VILLAGE, Role

ROLE = Role("prince", VILLAGE, 1, {DAYBREAK: 1}, not_in_bezier=1)
