"""The table during the night: which card lies where, and what lies on the cards."""

from collections.abc import Mapping
from typing import NamedTuple

from noctambule.onenight.cards import MAKES
from noctambule.onenight.roles import ROLES


class Table(NamedTuple):
    """Places are numbers: the seats clockwise from 0, then the center cards, then the center werewolf."""

    dealt: tuple[str, ...]
    cards: tuple[str, ...]
    """The card that lies at each place now."""
    acts: tuple[str, ...]
    """Each player's role for the night: the card dealt, or what the doppelganger copied."""
    became: Mapping[str, str]
    """What the doppelganger and the investigator card have become, wherever they lie."""
    shields: frozenset[int]
    face_up: frozenset[int]
    artifacts: Mapping[int, str]
    pile: tuple[str, ...]
    """The artifacts not yet given, in the order in which they will be drawn."""
    stirred: frozenset[int]
    """Who has looked at or moved a card."""


def lay(cards: tuple[str, ...], players: int, pile: tuple[str, ...]) -> Table:
    none: frozenset[int] = frozenset()
    return Table(cards, cards, cards[:players], {}, none, none, {}, pile, none)


def identity(table: Table, seat: int) -> str:
    """What a player counts as at the end: the artifact, else what the card became, else the card."""
    artifact = table.artifacts.get(seat)
    if artifact in MAKES:
        return MAKES[artifact]
    card = table.cards[seat]
    return table.became.get(card, "villager" if card == "doppelganger" else card)


def team(role: str) -> str:
    return ROLES[role].team
