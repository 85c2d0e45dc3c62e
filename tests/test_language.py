"""A language is a folder: begun from the English texts, spoken as far as it goes, and offered once it is complete."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctambule.narrator import texts
from noctambule.narrator.texts import LANGUAGES, SOURCE, Texts, offered
from noctambule.werewords.rules import packs
from tools.language import NOT_YET, begin, begin_words, report, report_words

ROOT = Path(__file__).parents[1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The texts, with German begun."""
    shutil.copytree(str(texts.FOLDER), tmp_path / "texts")
    monkeypatch.setattr(texts, "FOLDER", tmp_path / "texts")
    begin(tmp_path / "texts", "de")
    texts._bundle.cache_clear()
    yield tmp_path / "texts"
    texts._bundle.cache_clear()


def say(file: Path, words: str) -> None:
    """Writes something in a language, under what it is in English."""
    with file.open("a", encoding="utf-8") as written:
        written.write(f"\n{words}\n")


def say_everything(folder: Path) -> None:
    """Whoever speaks this German says all as the English do."""
    for source in (folder / SOURCE).rglob("*.ftl"):
        shutil.copy(source, folder / "de" / source.relative_to(folder / SOURCE))


def test_a_language_begins_with_every_english_text_as_a_comment(folder: Path) -> None:
    begun = (folder / "de" / "app" / "home.ftl").read_text(encoding="utf-8")
    assert begun.startswith(f"{NOT_YET}\n# app-home-")
    assert all(line.startswith("#") for line in begun.splitlines() if line)
    for source in (folder / SOURCE).rglob("*.ftl"):
        english = re.findall(r"^([a-z][\w-]*) =", source.read_text(encoding="utf-8"), re.MULTILINE)
        written = (folder / "de" / source.relative_to(folder / SOURCE)).read_text(encoding="utf-8")
        assert re.findall(r"^# ([a-z][\w-]*) =", written, re.MULTILINE) == english


def test_what_is_not_said_yet_is_said_in_english(folder: Path) -> None:
    assert offered(folder) == LANGUAGES
    say(folder / "de" / "onenight.ftl", "role-seer = Seherin\n    .the = die Seherin")
    german = Texts("de")
    assert german.role("seer") == "Seherin"
    assert german.role("seer", "the") == "die Seherin"
    assert german.role("seer", "about") == Texts("en").role("seer", "about")
    assert german.role("robber") == "Robber"
    assert german.several(["Ana", "Ben"]) == "Ana and Ben"


def test_the_report_names_what_is_missing_and_what_has_no_room(folder: Path) -> None:
    before = list(report(folder, "de"))
    assert "onenight.ftl: role-seer is not said yet" in before
    assert "onenight.ftl: role-seer.about is not said yet" in before
    say(folder / "de" / "onenight.ftl", "role-seer = Die allwissende und allgegenwärtige Seherin\nrole-elf = Elfe")
    now = list(report(folder, "de"))
    assert set(before) - set(now) == {"onenight.ftl: role-seer is not said yet", before[-1]}
    assert set(now) - set(before) == {
        "onenight.ftl: role-seer has 43 letters where there is room for 15",
        "onenight.ftl: role-elf is said of nothing",
        now[-1],
    }
    assert now[-1] == f"{int(before[-1].split()[0]) - 1} texts are missing."


def test_a_text_that_came_later_is_asked_for_where_the_language_was_begun(folder: Path) -> None:
    say(folder / "de" / "bots.ftl", "bot-hello = Hallo")
    written = (folder / "de" / "bots.ftl").read_text(encoding="utf-8")
    begin(folder, "de")
    assert (folder / "de" / "bots.ftl").read_text(encoding="utf-8") == written, "nothing new to ask for"
    say(folder / SOURCE / "bots.ftl", "bot-good-night = Good night")
    begin(folder, "de")
    assert (folder / "de" / "bots.ftl").read_text(encoding="utf-8") == (
        f"{written}\n{NOT_YET}\n# bot-good-night = Good night\n"
    )


def test_a_complete_language_is_offered(folder: Path) -> None:
    say_everything(folder)
    assert offered(folder) == ("en", "de", "fr")
    assert list(report(folder, "de")) == ["de is complete, and offered."]


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """The words, with German ones begun."""
    shutil.copytree(str(packs.FOLDER), tmp_path / "words")
    begin_words(tmp_path / "words", "de")
    return tmp_path / "words"


def test_words_begin_with_empty_packs_and_what_is_to_be_named(words: Path) -> None:
    assert packs.offered(words) == packs.LANGUAGES
    assert "[animals]" in (words / "de" / "easy.txt").read_text(encoding="utf-8")
    missing = list(report_words(words, "de"))
    assert "words/easy.txt has 0 words of at least 250" in missing
    assert "words/names.toml: nothing for animals under categories" in missing
    assert "words/synonyms.toml: nothing for big under synonyms" in missing


def test_words_are_offered_once_nothing_is_missing(words: Path) -> None:
    for file in (words / SOURCE).iterdir():
        shutil.copy(file, words / "de")
    assert packs.offered(words) == ("en", "de", "fr")
    assert list(report_words(words, "de")) == ["Words in de are offered."]
    (words / "de" / "hard.txt").write_text("[animals]\nDachs\n", encoding="utf-8")
    assert packs.offered(words) == packs.LANGUAGES
    assert next(report_words(words, "de")) == "words/hard.txt has 1 words of at least 250"


def test_what_is_begun_once_is_not_begun_again(words: Path) -> None:
    (words / "de" / "easy.txt").write_text("[animals]\nHund\n", encoding="utf-8")
    begin_words(words, "de")
    assert (words / "de" / "easy.txt").read_text(encoding="utf-8") == "[animals]\nHund\n"


def test_a_complete_language_passes_the_tests_of_the_texts_and_is_a_choice(tmp_path: Path) -> None:
    """In a copy of the house, for what is offered is found when it is entered."""
    for part in ("src/noctambule", "tests", "web/src", "docs"):
        left_out = shutil.ignore_patterns("static", "__pycache__", "img")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    folder = tmp_path / "src/noctambule/narrator/texts"
    begin(folder, "de")
    say_everything(folder)
    there = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        python = [sys.executable, "-m", *command]
        return subprocess.run(python, cwd=tmp_path, env=there, capture_output=True, text=True, check=False)

    tested = run("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/test_texts.py")
    assert tested.returncode == 0, tested.stdout
    for command in ("roles", "words"):
        told = run("noctambule", command, "--lang", "de")
        assert told.returncode == 0, told.stderr
