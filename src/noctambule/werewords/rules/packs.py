"""Word packs: a language, a difficulty, and words with a few attributes each, for mayors and for bots."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from noctambule.engine.errors import BadInput

DIFFICULTIES = ("easy", "medium", "hard", "ridiculous")
ENOUGH = 250
"""Words without which a pack is too soon played through."""
SHORTEST, LONGEST = 2, 30
YES, NO, DEPENDS = "yes", "no", "it depends"


class Category(NamedTuple):
    """A kind of thing, and which attributes its words have unless they say otherwise."""

    names: Mapping[str, str]
    yes: frozenset[str]
    depends: frozenset[str]


class Taxonomy(NamedTuple):
    """What can be asked of a word, as a question in each language, and the categories."""

    attributes: Mapping[str, Mapping[str, str]]
    categories: Mapping[str, Category]


class Word(NamedTuple):
    """A word, its category, and its attributes: those it has, and those that depend. The rest it has not."""

    text: str
    category: str | None = None
    yes: frozenset[str] = frozenset()
    depends: frozenset[str] = frozenset()

    def answer(self, attribute: str) -> str:
        """What an honest mayor would say."""
        return YES if attribute in self.yes else DEPENDS if attribute in self.depends else NO


class Pack(NamedTuple):
    """Words to play with."""

    name: str
    words: tuple[Word, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(word.text for word in self.words)


class Problem(NamedTuple):
    """What is wrong with a line of a pack."""

    line: int
    code: str
    text: str


FOLDER = files("noctambule.werewords.rules") / "words"
FIRST = "en"


def lacking(folder: Traversable, language: str) -> list[str]:
    """What a language needs before its words can be played with, and has not."""
    known, found = _toml(folder / "taxonomy.toml"), list[str]()
    for difficulty in DIFFICULTIES:
        lines = _read(folder / language / f"{difficulty}.txt").splitlines()
        words = sum(bool(line.strip()) and line.lstrip()[0] not in "#[" for line in lines)
        if words < ENOUGH:
            found.append(f"{difficulty}.txt has {words} words of at least {ENOUGH}")
    for file, part, wanted in (
        ("names.toml", "attributes", known["attributes"]),
        ("names.toml", "categories", known["categories"]),
        ("synonyms.toml", "synonyms", known["attributes"]),
    ):
        here = _toml(folder / language / file).get(part, {})
        found += [f"{file}: nothing for {name} under {part}" for name in wanted if name not in here]
    return found


def offered(folder: Traversable) -> tuple[str, ...]:
    """The languages that lack nothing, English first."""
    others = sorted(each.name for each in folder.iterdir() if each.is_dir() and each.name != FIRST)
    return FIRST, *(language for language in others if not lacking(folder, language))


def _read(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _toml(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(_read(file))


LANGUAGES = offered(FOLDER)
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # as the wire has it


@cache
def taxonomy() -> Taxonomy:
    data = _toml(FOLDER / "taxonomy.toml")
    names = {language: _toml(FOLDER / language / "names.toml") for language in LANGUAGES}
    categories = {
        name: Category(
            {language: of_language["categories"][name] for language, of_language in names.items()},
            frozenset(of["yes"]),
            frozenset(of["depends"]),
        )
        for name, of in data["categories"].items()
    }
    attributes = {
        name: {language: of_language["attributes"][name] for language, of_language in names.items()}
        for name in data["attributes"]
    }
    return Taxonomy(attributes, categories)


def synonyms(language: str) -> dict[str, list[str]]:
    """What people say for an attribute or a kind of thing."""
    said: dict[str, list[str]] = _toml(FOLDER / language / "synonyms.toml")["synonyms"]
    return said


def empty_words(language: str) -> list[str]:
    """Words that carry nothing once the rest was understood."""
    empty: list[str] = _toml(FOLDER / language / "synonyms.toml").get("empty", [])
    return empty


@cache
def pack(language: str, difficulty: str) -> Pack:
    """One of our own packs."""
    if language not in LANGUAGES:
        raise BadInput("unknown-pack", name=f"{language}/{difficulty}")
    if difficulty not in DIFFICULTIES:
        raise BadInput("unknown-difficulty", name=difficulty, possible=list(DIFFICULTIES))
    written = _read(FOLDER / language / f"{difficulty}.txt")
    return read_pack(f"{language}/{difficulty}", enumerate(written.splitlines(), 1))


def read_pack(name: str, lines: Iterable[tuple[int, str]]) -> Pack:
    """A pack from numbered lines; it is refused with every bad line named by its number."""
    words, problems = parse(lines)
    if problems:
        raise BadInput("bad-pack-lines", lines=[f"{line}: {text}" for line, _, text in problems], problems=problems)
    if not words:
        raise BadInput("empty-pack")
    return Pack(name, tuple(words))


def parse(lines: Iterable[tuple[int, str]]) -> tuple[list[Word], list[Problem]]:
    """Reads `word` or `word: exceptions` line by line, under `[category]` headings; # begins a comment."""
    words, problems, known = list[Word](), list[Problem](), dict[str, int]()
    category: str | None = None
    for number, written in lines:
        line = written.split("#")[0].strip()
        if not line:
            continue
        if heading := re.fullmatch(r"\[(.*)\]", line):
            category = heading[1].strip()
            if category not in taxonomy().categories:
                problems.append(Problem(number, "pack-category", line))
                category = None
            continue
        text, _, exceptions = (part.strip() for part in line.partition(":"))
        text = unicodedata.normalize("NFC", text)
        code = _wrong_with(text, exceptions.split(), category)
        if _key(text) in known:
            code = "pack-twice"
        if code:
            problems.append(Problem(number, code, line))
            continue
        known[_key(text)] = number
        words.append(_word(text, category, exceptions.split()))
    return words, problems


def _wrong_with(text: str, exceptions: list[str], category: str | None) -> str | None:
    if not SHORTEST <= len(text) <= LONGEST:
        return "pack-length"
    if not re.fullmatch(r"[^\W_]+(?:[ '’-][^\W_]+)*", text):
        return "pack-characters"
    names = [exception.lstrip("-?") for exception in exceptions]
    if any(name not in taxonomy().attributes for name in names) or len(set(names)) != len(names):
        return "pack-attributes"
    if exceptions and category is None:
        return "pack-no-category"
    return None


def _key(text: str) -> str:
    """Words that differ only in case or accents are the same to whoever guesses."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def _word(text: str, category: str | None, exceptions: list[str]) -> Word:
    if category is None:
        return Word(text)
    of = taxonomy().categories[category]
    yes, depends = set(of.yes), set(of.depends)
    for exception in exceptions:
        name = exception.lstrip("-?")
        yes.discard(name)
        depends.discard(name)
        if exception.startswith("?"):
            depends.add(name)
        elif not exception.startswith("-"):
            yes.add(name)
    return Word(text, category, frozenset(yes), frozenset(depends))


def packs() -> Iterator[Pack]:
    """All our packs."""
    for language in LANGUAGES:
        for difficulty in DIFFICULTIES:
            yield pack(language, difficulty)
