"""What if: a deck with one card more, one less, or one exchanged, as far as that makes a game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from noctambule.onenight.rules.cards import PRINTED
from noctambule.onenight.rules.roles import BRINGS_CENTER_WEREWOLF, ROLES
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup, problems, with_defaults

PRINTED_ROLES = tuple(id for id, role in ROLES.items() if not role.copies.keys().isdisjoint(PRINTED))
"""What may come in: not everybody has the others."""


class Variant(NamedTuple):
    """Another deck, by what came in and what went out. A card more is for one player more, a card less for one less."""

    added: str | None
    removed: str | None
    setup: Setup


def variants(setup: Setup) -> Iterator[Variant]:
    """All of them: first what may be added, then what may be taken out, then what may be exchanged."""
    cards = tuple(dict.fromkeys(setup.deck))
    changes: list[tuple[str | None, str | None]] = [(role, None) for role in PRINTED_ROLES]
    changes += [(None, card) for card in cards]
    changes += [(role, card) for card in cards for role in PRINTED_ROLES if role != card]
    for added, removed in changes:
        changed = _changed(setup, added, removed)
        if FEWEST <= changed.players <= MOST and not problems(changed):
            yield Variant(added, removed, changed)


def _changed(setup: Setup, added: str | None, removed: str | None) -> Setup:
    deck = list(setup.deck)
    if removed is not None:
        deck.remove(removed)
    if added is not None:
        deck.append(added)
    players = setup.players + (added is not None) - (removed is not None)
    center = setup.center_werewolf if BRINGS_CENTER_WEREWOLF in deck else None
    same = Setup(players, tuple(deck), setup.edition, center, setup.artifacts)
    if not problems(same):
        return same
    # A wolf that came in may be the card that lay beside the center, and a new alpha wolf has none there yet.
    return replace(with_defaults(players, deck, setup.edition), artifacts=setup.artifacts)
