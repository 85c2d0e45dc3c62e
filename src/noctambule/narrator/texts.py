"""The texts of a language: Fluent files, with the few functions that grammar needs."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
FIRST_EDITION = "ravensburger"
"""Whose names are used where no other edition is asked for."""
FILES = (
    *("onenight.ftl", "telling.ftl", "errors.ftl", "commands.ftl", "werewords.ftl", "narration.ftl", "server.ftl"),
    *("balance.ftl", "bots.ftl", "bots-words.ftl", "rulings.ftl"),
)


_more = list[Traversable]()


def also_in(folder: Traversable) -> None:
    """Texts from outside, by language: a game's or a role's own."""
    _more.append(folder)
    _bundle.cache_clear()


class Texts:
    """The texts of one language and one edition's names."""

    def __init__(self, language: str, edition: str = FIRST_EDITION, names: tuple[str, ...] = FILES) -> None:
        self.language = language
        self.edition = edition
        self._bundle = _bundle(language, names)

    def __call__(self, id: str, attribute: str | None = None, /, **details: Any) -> str:
        """A message, or one attribute of it. A missing text is a mistake of ours and is not papered over."""
        message = self._bundle.get_message(id) if self.has(id) else None
        pattern = None
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language} does not say {id}{f'.{attribute}' if attribute else ''}: write it")
        text, errors = self._bundle.format_pattern(pattern, {"edition": self.edition, **details})
        if errors:
            raise ValueError(f"{id} ({self.language}): {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def role(self, role: str, attribute: str | None = None) -> str:
        return self(f"role-{role}", attribute)

    def deck(self, deck: Iterable[str]) -> str:
        """A deck by its roles' names: "Werewolf ×2, Seer"."""
        counted = Counter(deck)
        return ", ".join(
            self.role(card) if copies == 1 else f"{self.role(card)} ×{copies}" for card, copies in counted.items()
        )

    def several(self, things: Iterable[str]) -> str:
        """A list in a sentence: "Ana, Ben and Cleo"."""
        *most, last = things
        return self("several", most=", ".join(most), last=last) if most else last


@cache
def _bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], functions={"DE": _de}, use_isolating=False)
    folder = files("noctambule.narrator") / "texts" / language
    for name in names:
        bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))
    for more in _more:
        for file in sorted((more / language).iterdir(), key=lambda file: file.name):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _de(name: Any) -> Any:
    """French "de" before a name: "de Ben", "d'Ana"."""
    return f"d'{name}" if _elides(str(name)) else f"de {name}"


def _elides(name: str) -> bool:
    """Before a vowel or an h, and before a y that is one: "d'Yves", but "de Yann"."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bool(re.match(r"[aeiouhœæø]|y(?![aeiou])", plain.casefold()))
