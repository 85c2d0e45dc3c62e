"""The table during the night: which card lies where, what lies on the cards, and what each effect changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.onenight.rules.cards import MAKES
from noctambule.onenight.rules.effects import Acting, Become, Flip, Give, Look, Rotate, Shield, Show, Stirred, Swap
from noctambule.onenight.rules.roles import ROLES


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


Happened = tuple[str, tuple[int, ...], tuple[str, ...]]
"""The kind of event, its places, and what was seen: all that the seat itself learns of what it did."""

Done = tuple[Table, Any, Happened | None]
"""The table afterwards, the script's reply, and what happened, if the seat is to be told."""


def _look(table: Table, effect: Look) -> Done:
    seat, place = effect
    if place in table.shields:
        # Only a seat's own card can come up here: the shielded insomniac sees nothing.
        return table, None, ("skipped", (), ())
    card = table.cards[place]
    return _stir(table, seat), card, ("looked", (place,), (card,))


def _swap(table: Table, effect: Swap) -> Done:
    seat, one, other = effect
    return _stir(table._replace(cards=moved(table.cards, (one, other))), seat), None, ("swapped", (one, other), ())


def _rotate(table: Table, effect: Rotate) -> Done:
    seat, places, way = effect
    return _stir(table._replace(cards=moved(table.cards, places)), seat), None, ("rotated", places, (way,))


def moved(cards: tuple[str, ...], places: Sequence[int]) -> tuple[str, ...]:
    """The cards once each of these places has given its own to the next."""
    after = list(cards)
    for i, place in enumerate(places):
        after[place] = cards[places[i - 1]]
    return tuple(after)


def _stir(table: Table, seat: int) -> Table:
    return table if seat in table.stirred else table._replace(stirred=table.stirred | {seat})


def _shield(table: Table, effect: Shield) -> Done:
    return table._replace(shields=table.shields | {effect.place}), None, None


def _flip(table: Table, effect: Flip) -> Done:
    return table._replace(face_up=table.face_up | {effect.place}), None, None


def _give(table: Table, effect: Give) -> Done:
    artifact, *pile = table.pile
    return table._replace(artifacts={**table.artifacts, effect.place: artifact}, pile=tuple(pile)), None, None


def _become(table: Table, effect: Become) -> Done:
    seat, role = effect
    acts = table.acts
    if acts[seat] == "doppelganger":
        # What she copied is what she acts as; a doppelganger-investigator's later change is not.
        acts = (*acts[:seat], role, *acts[seat + 1 :])
    changed = table._replace(acts=acts, became={**table.became, table.dealt[seat]: role})
    return changed, None, ("became", (), (role,))


def _acting(table: Table, effect: Acting) -> Done:
    return table, tuple(seat for seat, acts in enumerate(table.acts) if acts in effect.roles), None


def _stirred(table: Table, _: Stirred) -> Done:
    return table, tuple(sorted(table.stirred)), None


def _show(table: Table, effect: Show) -> Done:
    return table, None, ("shown", effect.whom, (effect.as_what,))


DO: dict[type, Callable[[Table, Any], Done]] = {
    Look: _look,
    Swap: _swap,
    Rotate: _rotate,
    Shield: _shield,
    Flip: _flip,
    Give: _give,
    Become: _become,
    Acting: _acting,
    Stirred: _stirred,
    Show: _show,
}
"""What each effect does."""
