"""No function is longer than can be read at once."""

import ast
from pathlib import Path

import pytest

import noctambule

SOURCES = Path(noctambule.__file__).parent
TOOLS = Path(__file__).parent.parent / "tools"
LONGEST = 40


def lengths(path: Path) -> dict[str, int]:
    """The lines of each function, its signature included."""
    found = dict[str, int]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno
            found[node.name] = node.end_lineno - node.lineno + 1
    return found


@pytest.mark.parametrize("folder", [SOURCES, TOOLS], ids=["src", "tools"])
def test_no_function_is_longer_than_forty_lines(folder: Path) -> None:
    paths = sorted(folder.rglob("*.py"))
    assert paths
    long = {
        f"{path.relative_to(folder)}: {name}": lines
        for path in paths
        for name, lines in lengths(path).items()
        if lines > LONGEST
    }
    assert long == {}
