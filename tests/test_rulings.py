"""Every ruling has a test that carries its id and a text in each language; no test or text has an id of its own."""

import re
from pathlib import Path

import pytest

from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.rules.cards import EDITIONS

TESTS = Path(__file__).parent
TEXT = (TESTS.parent / "docs" / "rulings.md").read_text(encoding="utf-8")
SECTIONS = re.split(r"^### ", TEXT, flags=re.MULTILINE)[1:]
RULINGS = {section.split(" · ")[0]: section for section in SECTIONS}
EXPECTED = [
    f"{letter}{number}"
    for letter, count in {"S": 6, "N": 18, "V": 7, "W": 5, "K": 7}.items()
    for number in range(1, count + 1)
]
WEREWORDS = any((TESTS / "werewords").glob("test_*.py"))


def named_after_rulings() -> dict[str, list[str]]:
    """For each id in a test's name (`def test_n13_n16_…`), the tests that carry it."""
    found = dict[str, list[str]]()
    for file in sorted(TESTS.rglob("*.py")):
        for match in re.finditer(r"^def test((?:_[snvwk]\d+)+)_\w+", file.read_text(encoding="utf-8"), re.MULTILINE):
            for id in match[1].upper().split("_")[1:]:
                found.setdefault(id, []).append(f"{file.relative_to(TESTS)}: {match[0]}")
    return found


def test_all_the_rulings_are_there_in_order() -> None:
    assert [section.split(" · ")[0] for section in SECTIONS] == EXPECTED


@pytest.mark.parametrize("id", EXPECTED)
def test_a_ruling_has_a_title_a_text_and_its_documents(id: str) -> None:
    title, *text = RULINGS[id].split("\n## ")[0].strip().splitlines()
    assert re.fullmatch(rf"{id} · \S.*", title)
    assert text[0].strip(), "the text follows its title"
    *said, documents = [line for line in text if line.strip()]
    assert said
    assert re.fullmatch(
        r"\*From:\* (?:FM-en|FM-fr|DB-rav|DB-bez|WW|ours †)(?:, (?:[A-Z]{2}-\w{2,3}|ours †))*\.", documents
    )


@pytest.mark.parametrize("id", [id for id in EXPECTED if WEREWORDS or not id.startswith("K")])
def test_a_ruling_has_a_test_that_carries_its_id(id: str) -> None:
    assert named_after_rulings().get(id), f"no test is named test_{id.lower()}_…"


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    unknown = {id: tests for id, tests in named_after_rulings().items() if id not in RULINGS}
    assert not unknown


# The app's texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_its_text_in_the_order_of_the_page_and_there_is_no_other(language: str) -> None:
    folder = TESTS.parent / "src" / "noctambule" / "narrator" / "texts" / language
    written = re.findall(r"^ruling-([\w-]+) =", (folder / "rulings.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [id.upper() for id in written] == EXPECTED


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulings_text_is_a_title_and_a_few_sentences(language: str, edition: str) -> None:
    texts = Texts(language, edition)
    for id in EXPECTED:
        title, about = texts(f"ruling-{id.lower()}"), texts(f"ruling-{id.lower()}", "about")
        assert len(title) <= 45, f"{id}: {title}"
        assert re.fullmatch(r"[A-ZÀ-Þ].*[^.]", title), f"{id}: {title}"
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.]", about), f"{id}: {about}"
        assert len(about) <= 420, f"{id}: {len(about)}"
