"""The words: our packs are rich, clean and rising in difficulty, and a group may bring its own."""

import json
import re
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from noctambule.engine.errors import BadInput
from noctambule.werewords.own_packs import lines_of_file, pack_from_file, pasted_pack
from noctambule.werewords.rules.guessing import is_guess
from noctambule.werewords.rules.packs import (
    DIFFICULTIES,
    LANGUAGES,
    LONGEST,
    SHORTEST,
    Pack,
    Problem,
    pack,
    packs,
    parse,
    read_pack,
    taxonomy,
)
from tests.werewords.frequencies import FILE

EVERY = [(language, difficulty) for language in LANGUAGES for difficulty in DIFFICULTIES]
NEVER_BOTH = [
    ("held", "big"),
    ("held", "place"),
    ("held", "abstract"),
    ("animal", "plant"),
    ("animal", "person"),
    ("plant", "person"),
    ("indoors", "outdoors"),
    ("edible", "abstract"),
    ("metal", "abstract"),
    ("alive", "abstract"),
    ("alive", "electric"),
]
"""What no word has two of, for sure: "it depends" is another matter."""


class Line(NamedTuple):
    """A word's line as it is written."""

    where: str
    category: str
    word: str
    exceptions: tuple[str, ...]


def written(language: str, difficulty: str) -> Iterator[Line]:
    """The raw lines of a file, read in the plainest way."""
    text = (
        files("noctambule.werewords.rules").joinpath("words", language, f"{difficulty}.txt").read_text(encoding="utf-8")
    )
    category = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line.startswith("["):
            category = line.strip("[]")
        elif line:
            word, _, exceptions = line.partition(":")
            yield Line(f"{language}/{difficulty}.txt:{number}", category, word.strip(), tuple(exceptions.split()))


def words_of(language: str) -> list[str]:
    return [word for difficulty in DIFFICULTIES for word in pack(language, difficulty).texts]


def plain(word: str) -> str:
    """A word as a duplicate would look: no case, accents, signs, nor the plural's s or x."""
    word = word.casefold().replace("œ", "oe").replace("æ", "ae")
    letters = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    return " ".join(re.sub(r"(?<=\w\w)[sx]$", "", part) for part in re.findall(r"\w+", letters))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_least_1200_words_in_each_language(language: str) -> None:
    assert len(words_of(language)) >= 1200


@pytest.mark.parametrize(("language", "difficulty"), EVERY)
def test_at_least_250_words_in_every_difficulty(language: str, difficulty: str) -> None:
    assert len(pack(language, difficulty).words) >= 250


@pytest.mark.parametrize(("language", "difficulty"), EVERY)
def test_the_files_hold_the_words_the_packs_have(language: str, difficulty: str) -> None:
    assert [line.word for line in written(language, difficulty)] == list(pack(language, difficulty).texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_there_twice_in_a_language(language: str) -> None:
    count = Counter(plain(word) for word in words_of(language))
    assert [word for word in words_of(language) if count[plain(word)] > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_guess_of_one_word_is_taken_for_another(language: str) -> None:
    by_start: dict[str, list[str]] = {}
    for word in words_of(language):
        by_start.setdefault(plain(word)[:2], []).append(word)
    mistaken = [(a, b) for words in by_start.values() for a in words for b in words if a != b and is_guess(a, b)]
    assert mistaken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_k4_every_word_is_recognized_when_it_is_asked(language: str) -> None:
    ask = {"en": "Is it a {}?", "fr": "Est-ce que c'est un {} ?"}.get(language, "{}?")
    assert [word for word in words_of(language) if not is_guess(word, ask.format(word.upper()))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_length_and_characters(language: str) -> None:
    alphabet = {
        "en": r"[A-Za-z]",
        "fr": r"[A-Za-zàâäçéèêëîïôöùûüœæÀÂÇÉÈÊËÎÏÔÙÛŒ]",
    }.get(language, r"[^\W\d_]")
    good = re.compile(rf"{alphabet}+(?:[ '-]{alphabet}+)*")
    bad = [word for word in words_of(language) if not good.fullmatch(word) or not SHORTEST <= len(word) <= LONGEST]
    assert bad == []
    assert all(unicodedata.is_normalized("NFC", word) for word in words_of(language))


@pytest.mark.parametrize(("language", "difficulty"), EVERY)
def test_at_least_eight_categories_in_every_file(language: str, difficulty: str) -> None:
    count = Counter(word.category for word in pack(language, difficulty).words)
    assert len(count) >= 8
    assert min(count.values()) >= 5, "a category of one or two words is a giveaway"
    assert set(count) <= set(taxonomy().categories)


@pytest.mark.parametrize(("language", "difficulty"), EVERY)
def test_every_word_has_a_category_and_attributes_of_the_taxonomy(language: str, difficulty: str) -> None:
    known = set(taxonomy().attributes)
    for word in pack(language, difficulty).words:
        assert word.category, word.text
        assert word.yes | word.depends, f"{word.text}: nothing is true of it"
        assert word.yes | word.depends <= known
        assert not word.yes & word.depends


@pytest.mark.parametrize(("language", "difficulty"), EVERY)
def test_every_exception_differs_from_the_categorys_default(language: str, difficulty: str) -> None:
    idle = list[tuple[str, str, str]]()
    for where, category, word, exceptions in written(language, difficulty):
        of = taxonomy().categories[category]
        for exception in exceptions:
            assert re.fullmatch(r"[-?]?[a-z]+", exception), f"{where}: {exception}"
            name = exception.lstrip("-?")
            default = name if name in of.yes else f"?{name}" if name in of.depends else f"-{name}"
            if exception == default:
                idle.append((where, word, exception))
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_words_attributes_do_not_contradict_each_other(language: str) -> None:
    torn = [
        (word.text, one, other)
        for difficulty in DIFFICULTIES
        for word in pack(language, difficulty).words
        for one, other in NEVER_BOTH
        if {one, other} <= word.yes
    ]
    assert torn == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_attributes_tell_words_apart(language: str) -> None:
    """Bots ask with them: few words may look the same, and every attribute must divide the words."""
    words = [word for difficulty in DIFFICULTIES for word in pack(language, difficulty).words]
    looks = Counter((word.yes, word.depends) for word in words)
    assert len(looks) >= 0.6 * len(words)
    for attribute in taxonomy().attributes:
        answers = Counter(word.answer(attribute) for word in words)
        assert answers["yes"] >= 10, attribute
        assert answers["no"] >= 10, attribute


def test_the_taxonomy_asks_and_names_in_every_language() -> None:
    attributes, categories = taxonomy()
    assert len(categories) >= 8
    for texts in attributes.values():
        assert set(texts) == set(LANGUAGES)
        assert all(text.endswith("?") for text in texts.values())
    for category in categories.values():
        assert set(category.names) == set(LANGUAGES)
        assert category.yes | category.depends <= set(attributes)
        assert not category.yes & category.depends


def test_the_languages_are_not_a_translation_of_each_other() -> None:
    for one, other in combinations(LANGUAGES, 2):
        here, there = ({plain(word) for word in words_of(language)} for language in (one, other))
        assert len(here & there) <= 0.15 * min(len(here), len(there))
        for difficulty in DIFFICULTIES:
            counts = [len(pack(language, difficulty).words) for language in (one, other)]
            assert counts[0] != counts[1], "the same number of words smells of a translation"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_difficulties_rise(language: str) -> None:
    """The median Zipf frequency falls from easy to ridiculous; a word that was added is to be added there too."""
    known: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))[language]
    assert [word for word in words_of(language) if word not in known] == [], "run python -m tests.werewords.frequencies"
    medians = [median(known[word] for word in pack(language, difficulty).texts) for difficulty in DIFFICULTIES]
    assert all(common > rarer for common, rarer in pairwise(medians)), medians


def test_unknown_packs_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-pack"):
        pack("de", "easy")
    with pytest.raises(BadInput, match="unknown-difficulty"):
        pack("en", "impossible")
    assert len(list(packs())) == len(EVERY)


# A group's own words.


def own(text: str) -> Pack:
    return read_pack("ours", enumerate(text.splitlines(), 1))


def problems(text: str) -> list[tuple[int, str]]:
    """The bad lines of a text, by number and code."""
    with pytest.raises(BadInput, match="bad-pack-lines") as refused:
        own(text)
    found = refused.value.details["problems"]
    assert isinstance(found, list)
    assert all(isinstance(problem, Problem) for problem in found)
    return [(problem.line, problem.code) for problem in found]


def test_own_words_are_plain_lines() -> None:
    ours = own("frog\n\n# our favourites\n  old oak  \nAunt Ada's hat # inside joke\nSaint-Étienne\n")
    assert ours.texts == ("frog", "old oak", "Aunt Ada's hat", "Saint-Étienne")
    assert {word.category for word in ours.words} == {None}


def test_own_words_may_have_categories_and_attributes() -> None:
    ours = own("[animals]\nfrog: water -sound ?held\n[food]\nbread\n")
    frog, bread = ours.words
    assert (frog.category, frog.answer("water"), frog.answer("sound"), frog.answer("held")) == (
        "animals",
        "yes",
        "no",
        "it depends",
    )
    assert frog.answer("alive") == "yes"
    assert frog.answer("metal") == "no"
    assert bread.category == "food"


def test_bad_lines_are_named_with_their_number() -> None:
    text = "frog\nx\nwell done!\n[no such thing]\n\n# fine\nFROG\nowl\ncow: nonsense\npear: held\n" + "y" * 31
    assert problems(text) == [
        (2, "pack-length"),
        (3, "pack-characters"),
        (4, "pack-category"),
        (7, "pack-twice"),
        (9, "pack-attributes"),
        (10, "pack-no-category"),
        (11, "pack-length"),
    ]


@pytest.mark.parametrize("word", ["a_b", "frog.", "-frog", "frog-", "ice  cream", "fr💥g", "frog, cow", "↻", "“frog”"])
def test_stray_characters_are_refused(word: str) -> None:
    assert problems(f"cow\n{word}\n")[0][0] == 2


@pytest.mark.parametrize(
    ("one", "other"), [("café", "cafe"), ("Frog", "frog"), ("É", "é"), ("caf\u00e9", "cafe\u0301")]
)
def test_words_that_differ_in_case_or_accents_only_are_the_same(one: str, other: str) -> None:
    one, other = f"{one} noir", f"{other} noir"
    assert problems(f"{one}\n{other}\n") == [(2, "pack-twice")]


def test_the_same_attribute_twice_is_refused() -> None:
    assert problems("[animals]\nfrog: water -water\n") == [(2, "pack-attributes")]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n", "[animals]\n"])
def test_an_empty_pack_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="empty-pack"):
        own(text)


def test_good_lines_come_through_beside_bad_ones() -> None:
    words, bad = parse(enumerate(["frog", "!", "cow"], 1))
    assert [word.text for word in words] == ["frog", "cow"]
    assert bad == [Problem(2, "pack-length", "!")]


# Files and pasted words.


def problems_in(path: Path) -> list[tuple[int, str]]:
    _, bad = parse(lines_of_file(path))
    return [(problem.line, problem.code) for problem in bad]


def test_own_words_in_a_text_file(tmp_path: Path) -> None:
    path = tmp_path / "our family.txt"
    path.write_bytes("\ufeff# ours\r\nfrog\r\nAunt Ada's hat\r\n".encode())
    ours = pack_from_file(path)
    assert ours.name == "our family"
    assert ours.texts == ("frog", "Aunt Ada's hat")


def test_own_words_in_a_yaml_list(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("- frog\n- no\n- 'old oak'  # in the garden\n- 42nd Street\n", encoding="utf-8")
    assert pack_from_file(path).texts == ("frog", "no", "old oak", "42nd Street")


def test_own_words_in_yaml_by_category(tmp_path: Path) -> None:
    path = tmp_path / "ours.yml"
    path.write_text("animals:\n- frog: water -sound\n- cow\nfood:\n- bread\n", encoding="utf-8")
    ours = pack_from_file(path)
    assert [(word.text, word.category) for word in ours.words] == [
        ("frog", "animals"),
        ("cow", "animals"),
        ("bread", "food"),
    ]
    assert ours.words[0].answer("water") == "yes"
    assert ours.words[0].answer("sound") == "no"


def test_bad_lines_of_a_yaml_file_are_named_with_their_number(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("# ours\nanimals:\n- frog\n- x\n- FROG\n- cow: nonsense\nplanets:\n- Mars!\n", encoding="utf-8")
    assert problems_in(path) == [
        (4, "pack-length"),
        (5, "pack-twice"),
        (6, "pack-attributes"),
        (7, "pack-category"),
        (8, "pack-characters"),
    ]


def test_what_is_nested_in_a_yaml_file_is_named_in_words(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("animals:\n- frog\n- [cow, owl]\n- bee: [sky]\n", encoding="utf-8")
    words, bad = parse(lines_of_file(path))
    assert "frog" in [word.text for word in words]
    assert not any("Node" in problem.text for problem in bad), bad


@pytest.mark.parametrize("text", ["- [", "a: b: c", "\x00", "- a\n---\n- b\n", "{", "- frog\n\t- cow"])
def test_a_yaml_file_that_cant_be_read_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput):
        pack_from_file(path)


def test_a_yaml_file_nested_without_end_is_refused(tmp_path: Path) -> None:
    """In a process of its own: the C loader could overrun its stack and take the tests along."""
    path = tmp_path / "ours.yaml"
    path.write_text("[" * 200_000, encoding="utf-8")
    command = [sys.executable, "-m", "noctambule", "words", "--check", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        pack_from_file(tmp_path / "nothing.txt")
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadInput):
        pack_from_file(path)


def test_pasted_words_may_stand_in_lines_or_with_commas() -> None:
    assert pasted_pack("pasted", "frog, cow,pear\n\nold oak\nl'été,\n").texts == (
        "frog",
        "cow",
        "pear",
        "old oak",
        "l'été",
    )


def test_bad_pasted_words_are_named_with_their_line() -> None:
    with pytest.raises(BadInput, match="bad-pack-lines") as refused:
        pasted_pack("pasted", "frog, cow\npear, x\nfrog\n")
    assert refused.value.details["lines"] == ["2: x", "3: frog"]
