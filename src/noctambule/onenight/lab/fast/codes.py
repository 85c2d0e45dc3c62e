"""Cards, artifacts and teams as numbers."""

from collections.abc import Iterable

import numpy as np

from noctambule.onenight.rules.cards import ARTIFACTS, BRAND, CLAW, CUDGEL, MAKES, TANNER, TEAMS, VILLAGE, WEREWOLF
from noctambule.onenight.rules.roles import PACKAGES, ROLES, WOLVES

NUMBERED = {id: role for id, role in ROLES.items() if id not in PACKAGES}
"""A role from a package has no number here, so that no code compiled without it goes stale."""
CARDS = tuple(NUMBERED)
CODE = {card: code for code, card in enumerate(CARDS)}

DOPPELGANGER, BODYGUARD = CODE["doppelganger"], CODE["bodyguard"]
VILLAGER, WEREWOLF_CARD, TANNER_CARD = CODE["villager"], CODE["werewolf"], CODE["tanner"]


def bits(cards: Iterable[str]) -> int:
    """A set of cards as one number."""
    return sum(1 << CODE[card] for card in cards)


WOLF_CARDS = bits(card for card in CARDS if card in WOLVES)
IS_WOLF = np.array([card in WOLVES for card in CARDS])
WAKING_WOLVES = bits(card for card, role in NUMBERED.items() if role.together == ROLES["werewolf"].together)
MASONS = bits(card for card, role in NUMBERED.items() if role.together == ROLES["mason"].together)
WOLVES_AND_TANNER = WOLF_CARDS | bits(["tanner"])

# Artifacts from 1 on: 0 is none.
ARTIFACT = {artifact: code for code, artifact in enumerate(ARTIFACTS, start=1)}
assert (ARTIFACT[CLAW], ARTIFACT[BRAND], ARTIFACT[CUDGEL]) == (1, 2, 3)
MAKING = tuple(CODE[MAKES[artifact]] for artifact in (CLAW, BRAND, CUDGEL))
"""What the first three artifacts make of their owner."""

TEAM_BIT = {team: 1 << i for i, team in enumerate(TEAMS)}
VILLAGE_WON, WEREWOLF_WON, TANNER_WON = TEAM_BIT[VILLAGE], TEAM_BIT[WEREWOLF], TEAM_BIT[TANNER]

SHOWN_AS = ("", *dict.fromkeys(role.shows for role in NUMBERED.values() if role.shows))
AS = {shown: code for code, shown in enumerate(SHOWN_AS)}
AS_WEREWOLF, AS_MASON, AS_STIRRED = AS["werewolf"], AS["mason"], AS["stirred"]

# What counts at the end, as groups of seats in one number: ten bits for each of these.
SEATS = 10
WOLF_AT, TANNER_AT, VILLAGE_AT, MINION_AT, HUNTER_AT, PRINCE_AT = range(0, 6 * SEATS, SEATS)


def _counts_as(card: str) -> int:
    team = ROLES[card].team
    groups = {
        WOLF_AT: card in WOLVES,
        TANNER_AT: team == TANNER,
        VILLAGE_AT: team == VILLAGE,
        MINION_AT: team == WEREWOLF and card not in WOLVES,
        HUNTER_AT: card == "hunter",
        PRINCE_AT: card == "prince",
    }
    return sum(1 << at for at, is_one in groups.items() if is_one)


COUNTS_AS = tuple(_counts_as(card) for card in CARDS)
