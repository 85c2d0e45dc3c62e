"""Dream wolf: a werewolf who sleeps on; the others see a raised thumb."""

from noctambule.onenight.rules.cards import DAYBREAK, WEREWOLF, Role

ROLE = Role("dream-wolf", WEREWOLF, 2, {DAYBREAK: 1})
