"""The map of the rooms and the glossary say what the code says of itself: `make architecture` writes them."""

from tools.architecture import GLOSSARY, PAGE, SOURCES, first_line, glossary, house_words, with_map


def test_the_map_is_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_map(page) == page


def test_the_glossary_is_fresh() -> None:
    assert GLOSSARY.read_text(encoding="utf-8") == glossary()


def test_every_module_opens_with_one_sentence_and_every_word_has_a_meaning() -> None:
    assert [
        path for path in SOURCES.rglob("*.py") if path.read_text(encoding="utf-8").strip() and not first_line(path)
    ] == []
    assert [word.name for word in house_words() if not word.meaning] == []
