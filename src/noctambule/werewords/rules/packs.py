"""Word packs: a language, a difficulty, and words with a few attributes each, for mayors and for bots."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from noctambule.engine.errors import BadInput

LANGUAGES = ("en", "fr")
DIFFICULTIES = ("easy", "medium", "hard", "ridiculous")
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


@cache
def taxonomy() -> Taxonomy:
    data = tomllib.loads(_file("taxonomy.toml"))
    categories = {
        name: Category({"en": of["en"], "fr": of["fr"]}, frozenset(of["yes"]), frozenset(of["depends"]))
        for name, of in data["categories"].items()
    }
    return Taxonomy(data["attributes"], categories)


@cache
def pack(language: str, difficulty: str) -> Pack:
    """One of our own packs."""
    if language not in LANGUAGES:
        raise BadInput("unknown-pack", name=f"{language}/{difficulty}")
    if difficulty not in DIFFICULTIES:
        raise BadInput("unknown-difficulty", name=difficulty, possible=list(DIFFICULTIES))
    return read_pack(f"{language}/{difficulty}", enumerate(_file(language, f"{difficulty}.txt").splitlines(), 1))


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


def _file(*path: str) -> str:
    return files("noctambule.werewords.rules").joinpath("words", *path).read_text(encoding="utf-8")
