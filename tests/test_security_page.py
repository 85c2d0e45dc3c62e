"""The page on security names a test for each promise: those tests are there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)


def test_every_test_that_holds_a_promise_is_there() -> None:
    assert len(NAMED) > 30
    for file, test in NAMED:
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert test in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}, f"{file}::{test}"


def test_every_promise_has_one() -> None:
    promises = PAGE.partition("## What is promised")[2].partition("## Do the tests hear it?")[0]
    rows = [
        line for line in promises.splitlines() if line.startswith("| ") and not line.startswith(("| promise", "| ---"))
    ]
    assert len(rows) > 25
    assert all("`tests/" in row for row in rows)
