"""Reads what people write: role and artifact names with their aliases, and decks like "2 werewolf, seer"."""

import re
from collections.abc import Callable, Iterable, Mapping

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


_elsewhere = list[Callable[[], Mapping[str, str]]]()


def also_called(names: Callable[[], Mapping[str, str]]) -> None:
    """Names from elsewhere, as from a language that is not ours to know; looked at when none of ours fits."""
    _elsewhere.append(names)


def role_named(text: str) -> str:
    found = _named(text, ROLE_NAMES)
    if found not in ROLES:
        raise BadInput("unknown-role", name=text)
    return found


def artifact_named(text: str) -> str:
    found = _named(text, ARTIFACT_NAMES)
    if found not in ARTIFACTS:
        raise BadInput("unknown-artifact", name=text)
    return found


def _named(text: str, ours: Mapping[str, str]) -> str:
    name = kebab(text)
    return next((names[name] for names in (ours, *(more() for more in _elsewhere)) if name in names), "")


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
        if (found := _named(candidate, ROLE_NAMES)) in ROLES:
            return found
    raise BadInput("unknown-role", name=name)


def write_deck(deck: Iterable[str]) -> str:
    """The same, the other way."""
    counted = dict[str, int]()
    for card in deck:
        counted[card] = counted.get(card, 0) + 1
    return ", ".join(card if copies == 1 else f"{copies} {card}" for card, copies in counted.items())
