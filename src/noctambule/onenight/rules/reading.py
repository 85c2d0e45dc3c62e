"""Reads what people write: role and artifact names with their aliases, and decks like "2 werewolf, seer"."""

import re
from collections.abc import Iterable

from noctambule.engine.errors import BadInput
from noctambule.engine.naming import kebab
from noctambule.onenight.rules.cards import (
    ARTIFACTS,
    BEZIER,
    BRAND,
    CLAW,
    CUDGEL,
    EDITIONS,
    MASK,
    RAVENSBURGER,
    SHROUD,
    VOID,
)
from noctambule.onenight.rules.roles import ROLES

ROLE_NAMES = {role.id: role.id for role in ROLES.values()} | {
    role.alias: role.id for role in ROLES.values() if role.alias
}
ARTIFACT_NAMES = {artifact: artifact for artifact in ARTIFACTS} | {
    "werewolf-s-claw": CLAW,
    "villager-s-brand": BRAND,
    "tanner-s-cudgel": CUDGEL,
    "fog-of-nothingness": VOID,
    "mask-of-silence": MASK,
    "cloak-of-shame": SHROUD,
}


def role_named(text: str) -> str:
    try:
        return ROLE_NAMES[kebab(text)]
    except KeyError:
        raise BadInput("unknown-role", name=text) from None


def artifact_named(text: str) -> str:
    try:
        return ARTIFACT_NAMES[kebab(text)]
    except KeyError:
        raise BadInput("unknown-artifact", name=text) from None


def edition_named(text: str) -> str:
    if kebab(text) not in EDITIONS:
        raise BadInput("unknown-edition", name=text)
    return BEZIER if kebab(text) == BEZIER else RAVENSBURGER


def read_deck(text: str) -> tuple[str, ...]:
    """A deck written as "2 werewolf, seer, robber": a number before a role counts its copies."""
    deck = list[str]()
    for part in re.split(r"[,;+\n]", text):
        match = re.fullmatch(r"\s*(?:(\d{1,2})\s*[x×]?\s+)?(\S.*?)\s*", part)
        if match is None:
            continue  # nothing between two commas
        copies, name = match.groups()
        if copies is not None and int(copies) == 0:
            raise BadInput("unreadable-deck", text=part.strip())
        deck += [_singular(name)] * int(copies or 1)
    if not deck:
        raise BadInput("empty-deck")
    return tuple(deck)


def _singular(name: str) -> str:
    """A role, also where it was written in the plural: "2 masons", "3 werewolves"."""
    for candidate in (name, re.sub(r"(?i)wolves$", "wolf", name), re.sub(r"(?i)s$", "", name)):
        if kebab(candidate) in ROLE_NAMES:
            return ROLE_NAMES[kebab(candidate)]
    raise BadInput("unknown-role", name=name)


def write_deck(deck: Iterable[str]) -> str:
    """The same, the other way."""
    counted = dict[str, int]()
    for card in deck:
        counted[card] = counted.get(card, 0) + 1
    return ", ".join(card if copies == 1 else f"{copies} {card}" for card, copies in counted.items())
