"""What the printed rules advise about a choice of cards: shown, never enforced."""

from collections import Counter

from noctambule.onenight.rules.cards import DAYBREAK, FULL_MOON, RAVENSBURGER
from noctambule.onenight.rules.movers import can_move_others
from noctambule.onenight.rules.roles import ROLES, WOLVES
from noctambule.onenight.rules.scenarios import is_printed
from noctambule.onenight.rules.setup import MOST, Remark, Setup

A_FEW_DAYBREAK_ROLES = 4


def advice(setup: Setup, first_game: bool = False, drawn: bool = False) -> list[Remark]:
    """Remarks on a setup. A printed scenario is left in peace: the documents break their own advice.

    An Anarchy's deck stands in no document, so whoever drew one says so.
    """
    if drawn or is_printed(setup.players, setup.deck):
        return []
    given = list[Remark]()
    deck = tuple(dict.fromkeys(setup.deck))
    if setup.players > MOST:
        given.append(Remark("two-groups", {"players": setup.players}))
    if "insomniac" in deck and not any(map(can_move_others, deck)):
        given.append(Remark("insomniac-undisturbed", {}))
    if "bodyguard" in deck and setup.players < 5:
        given.append(Remark("bodyguard-few-players", {}))
    if "mason" in deck and setup.players < 7:
        given.append(Remark("masons-few-players", {}))
    if "doppelganger" in deck:
        given.append(Remark("doppelganger-last", {}))
    daybreak = [card for card in deck if DAYBREAK in (held := ROLES[card].copies) and FULL_MOON not in held]
    if len(daybreak) > A_FEW_DAYBREAK_ROLES:
        given.append(Remark("many-daybreak-roles", {"count": len(daybreak)}))
    if first_game:
        hard = [card for card in deck if ROLES[card].stars == 3]
        if hard:
            given.append(Remark("three-stars", {"roles": hard}))
        given.append(Remark("first-game", {}))
    if not any(card in WOLVES for card in setup.cards):
        given.append(Remark("no-werewolf", {}))
    missing = not_in_box(setup)
    if missing:
        given.append(Remark("not-in-bezier", {"roles": missing}))
    return given


def not_in_box(setup: Setup) -> list[str]:
    """The roles of which this edition's boxes hold fewer copies than are in the game."""
    if setup.edition == RAVENSBURGER or setup.players > MOST:
        return []
    count = Counter(setup.cards)
    return [card for card, copies in count.items() if copies > ROLES[card].most - ROLES[card].not_in_bezier]
