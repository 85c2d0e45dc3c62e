"""Writes the map in docs/architecture.md and docs/glossary.md from what the code says of itself in its first lines."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "noctambule"
PAGE, GLOSSARY = ROOT / "docs" / "architecture.md", ROOT / "docs" / "glossary.md"
BEGIN, END = "<!-- the map: make architecture -->", "<!-- the end of the map -->"
WIDTH = 24
"""Letters kept for a name before what it is."""
WORDS_OF = ("engine", "live", "onenight/rules", "werewords/rules", "server/rooms", "server/screens", "games.py")
"""Where the house's words are at home."""
HEAD = """# Glossary

The words of the house, and what each means. Written by `make architecture` from the first line of every class; a test
fails when it is stale. A word that two games use is told for each.

"""


class Word(NamedTuple):
    """A word of the house: what it is, and where it stands."""

    name: str
    meaning: str
    module: str


def main() -> None:
    PAGE.write_text(with_map(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    GLOSSARY.write_text(glossary(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}\n{GLOSSARY.relative_to(ROOT)}\n")


def with_map(page: str) -> str:
    """The page with the map as it is now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n```\n{the_map()}```\n\n{END}{after}"


def the_map() -> str:
    lines = [line for path in sorted(SOURCES.iterdir(), key=_rooms_first) for line in _mapped(path, 1)]
    return "\n".join(["src/noctambule/", *lines]) + "\n"


def _rooms_first(path: Path) -> tuple[bool, str]:
    return path.is_file(), path.name


def _mapped(path: Path, depth: int) -> Iterator[str]:
    """A room and the rooms in it; beside rooms, the modules that stand alone."""
    init = path / "__init__.py"
    if path.is_dir() and init.is_file():
        yield _line(f"{path.name}/", first_line(init), depth)
        for inner in sorted(path.iterdir()):
            if inner.is_dir():
                yield from _mapped(inner, depth + 1)
    elif depth == 1 and path.suffix == ".py" and not path.name.startswith("__"):
        yield _line(path.name, first_line(path), depth)


def _line(name: str, about: str, depth: int) -> str:
    indented = "  " * depth + name
    return f"{indented:<{WIDTH}}  {about}"


def first_line(path: Path) -> str:
    """What a module says it is: the first sentence of its docstring."""
    return _sentence(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")


def _sentence(text: str) -> str:
    """The first sentence, without the full stop."""
    flat = " ".join(text.split())
    return re.split(r"\.(?= |$)", flat, maxsplit=1)[0]


def glossary() -> str:
    words = sorted(house_words(), key=lambda word: (word.name.casefold(), word.module))
    return HEAD + "\n".join(f"- **{word.name}** (`{word.module}`): {word.meaning}." for word in words) + "\n"


def house_words() -> Iterator[Word]:
    for place in WORDS_OF:
        found = SOURCES / place
        for path in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    module = path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".")
                    yield Word(node.name, _sentence(ast.get_docstring(node) or ""), module)


if __name__ == "__main__":
    main()
