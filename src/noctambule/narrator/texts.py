"""The texts of a language: a folder of Fluent files, with the few functions that grammar needs."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

from fluent.runtime import FluentBundle, FluentResource

FOLDER = files("noctambule.narrator") / "texts"
SOURCE = "en"
"""The language that all others are written from; it stands in for what is not said yet."""
FIRST_EDITION = "ravensburger"
"""Whose names are used where no other edition is asked for."""
FILES = tuple(sorted(file.name for file in (FOLDER / SOURCE).iterdir() if file.is_file()))


def said(folder: Traversable) -> Iterator[str]:
    """All that a language's folder says: every message, and every attribute of one as `id.attribute`."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from said(file)
            continue
        id = ""
        for line in re.findall(r"^(?:[\w-]+| +\.[\w-]+)(?= *=)", file.read_text(encoding="utf-8"), re.MULTILINE):
            id = id if line.startswith(" ") else line
            yield id + line.strip() if line.startswith(" ") else id


def offered(folder: Traversable) -> tuple[str, ...]:
    """The languages that say all there is to say, English first."""
    wanted = set(said(folder / SOURCE))
    others = sorted(each.name for each in folder.iterdir() if each.is_dir() and each.name != SOURCE)
    return SOURCE, *(name for name in others if wanted <= set(said(folder / name)))


LANGUAGES = offered(FOLDER)
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # as the wire has it
_more = list[Traversable]()


def also_in(folder: Traversable) -> None:
    """Texts from outside, by language: a game's or a role's own."""
    _more.append(folder)
    _bundle.cache_clear()


def outside(language: str) -> tuple[str, ...]:
    """What these say in a language, file by file."""
    return tuple(file.read_text(encoding="utf-8") for file in _outside(language))


class Texts:
    """The texts of one language and one edition's names."""

    def __init__(self, language: str, edition: str = FIRST_EDITION, names: tuple[str, ...] = FILES) -> None:
        self.language = language
        self.edition = edition
        self._bundle = _bundle(language, names)
        self._source = _bundle(SOURCE, names)

    def __call__(self, id: str, attribute: str | None = None, /, **details: Any) -> str:
        """A message, or one attribute of it. A text missing in English too is a mistake of ours, not papered over."""
        pattern = self._pattern(id, attribute)
        if pattern is None:
            raise LookupError(f"{self.language} does not say {id}{f'.{attribute}' if attribute else ''}: write it")
        text, errors = self._bundle.format_pattern(pattern, {"edition": self.edition, **details})
        if errors:
            raise ValueError(f"{id} ({self.language}): {errors}")
        return str(text)

    def _pattern(self, id: str, attribute: str | None) -> Any:
        """What is said, in English where this language does not say it."""
        for bundle in (self._bundle, self._source):
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return pattern
        return None

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

    def either(self, things: Iterable[str]) -> str:
        """One of a list in a sentence: "the werewolves or the masons"; nothing of nothing."""
        *most, last = [*things] or [""]
        return self("either", most=", ".join(most), last=last) if most else last


@cache
def _bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    """A language's messages, over the English ones."""
    bundle = FluentBundle([language], functions={"DE": _de}, use_isolating=False)
    for spoken in dict.fromkeys((SOURCE, language)):
        for file in _files(spoken, names):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _files(language: str, names: tuple[str, ...]) -> Iterator[Traversable]:
    """What there is in a language: of these files of ours, and all that is from outside."""
    yield from (file for name in names if (file := FOLDER / language / name).is_file())
    yield from _outside(language)


def _outside(language: str) -> Iterator[Traversable]:
    for more in _more:
        if (folder := more / language).is_dir():
            yield from sorted(
                (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
            )


def _de(name: Any) -> Any:
    """French "de" before a name: "de Ben", "d'Ana"."""
    return f"d'{name}" if _elides(str(name)) else f"de {name}"


def _elides(name: str) -> bool:
    """Before a vowel or an h, and before a y that is one: "d'Yves", but "de Yann"."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bool(re.match(r"[aeiouhœæø]|y(?![aeiou])", plain.casefold()))
