"""The list of statements: every test and text it names is there, and every statement stands where it should."""

import ast
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main
from noctambule.conformance import listing
from noctambule.conformance.listing import DOCUMENTS, Holder, Reason, Statement, every_statement, statements, tally
from noctambule.narrator.texts import FILES, LANGUAGES, Texts
from tests.test_texts import messages

ROOT = Path(__file__).parent.parent
LAST_LINES = {"FM-en": 358, "FM-fr": 431, "DB-rav": 417, "DB-bez": 439, "WW": 85}
"""The last line of each document that is about the game."""
AT_LEAST = {"FM-en": 220, "FM-fr": 225, "DB-rav": 285, "DB-bez": 222, "WW": 90}
RULINGS = set(re.findall(r"^### (\w\d+) ·", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE))


@cache
def defined_in(path: str) -> frozenset[str]:
    """The tests that a file defines, by name."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(node.name for node in functions if node.name.startswith("test_"))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_test_that_is_named_is_there(document: str) -> None:
    named = {holder.test for each in statements(document) for holder in each.held if holder.test}
    split = {id: id.split("::") for id in named}
    files = {path for path, _ in split.values()}
    assert [path for path in sorted(files) if not (ROOT / path).is_file()] == []
    assert [id for id, (path, name) in split.items() if name not in defined_in(path)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_named_is_there(language: str) -> None:
    named = {holder.text for each in every_statement() for holder in each.held if holder.text}
    assert named
    assert named <= set(messages(language))


def test_every_holder_is_one_test_or_one_text() -> None:
    for each in every_statement():
        assert all((holder.test is None) is not (holder.text is None) for holder in each.held), each.id
        assert len(set(each.held)) == len(each.held), each.id


def test_a_text_alone_holds_nothing() -> None:
    """It may be there and say something else: a test says which words have to be in it."""
    assert [each.id for each in every_statement() if each.held and not any(holder.test for holder in each.held)] == []


def test_nothing_is_held_by_nothing() -> None:
    lost = [f"{each.id}: {each.says}" for each in every_statement() if each.is_lost]
    assert lost == [], "write a test for each of these, or say what it waits for"


def test_what_is_held_waits_for_nothing() -> None:
    assert [each.id for each in every_statement() if each.held and each.waits] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_ids_say_the_document_and_the_first_line(document: str) -> None:
    for each in statements(document):
        assert re.fullmatch(rf"{document}-{each.first_line}[a-z]?", each.id), each.id
        assert 1 <= each.first_line <= each.last_line <= LAST_LINES[document], each.id
    ids = Counter(each.id for each in every_statement())
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_statements_stand_in_the_order_of_their_lines(document: str) -> None:
    lines = [each.first_line for each in statements(document)]
    assert lines == sorted(lines)
    together = Counter(lines)
    letters = [each.id.removeprefix(f"{document}-{each.first_line}") for each in statements(document)]
    for line, times in together.items():
        here = [letter for letter, at in zip(letters, lines, strict=True) if at == line]
        assert here == ([""] if times == 1 else [chr(ord("a") + n) for n in range(times)]), line


def test_a_statement_is_one_short_sentence_or_two() -> None:
    for each in every_statement():
        assert 15 <= len(each.says) <= 200, each.id
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.]", each.says), each.id
        assert each.says == " ".join(each.says.split()), each.id


def test_the_rulings_that_are_named_are_there() -> None:
    assert {ruling for each in every_statement() for ruling in (*each.rulings, *each.decided)} <= RULINGS


def test_every_ruling_of_the_documents_has_a_statement() -> None:
    named = {ruling for each in every_statement() for ruling in (*each.rulings, *each.decided)}
    assert RULINGS - named == {"S3"}, "which is ours alone"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_no_document_has_lost_statements(document: str) -> None:
    assert len(statements(document)) >= AT_LEAST[document]


def test_every_reason_to_wait_has_something_that_waits() -> None:
    """Whoever builds what was waited for takes the reason away with it."""
    assert {each.waits for each in every_statement() if each.waits} == set(get_args(Reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_wait_has_its_words_and_no_other_has(language: str) -> None:
    here = {id for file in FILES for id in messages(language, file) if id.startswith("waits-")}
    assert here == {f"waits-{reason}" for reason in (*get_args(Reason), "nothing")}


# The command.


def run(*args: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(main, ["conformance", *args])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_row_for_each_document_and_one_for_all(language: str) -> None:
    shown = run("--lang", language)
    assert shown.exit_code == 0
    head, *rows = shown.output.splitlines()
    assert all(len(line) <= 80 for line in (head, *rows))
    assert Texts(language)("column-document") in head
    assert [row.split()[0] for row in rows] == [*DOCUMENTS, Texts(language)("conformance-all")]
    counted = [[int(count) for count in row.split()[1:]] for row in rows]
    assert counted[-1] == [*tally(every_statement())]
    assert counted[-1] == [sum(column) for column in zip(*counted[:-1], strict=True)]


def test_a_documents_statements_are_shown_with_what_holds_them() -> None:
    shown = run("--document", "WW").output
    assert all(each.id in shown and each.says in shown for each in statements("WW"))
    held = [holder for each in statements("WW") for holder in each.held]
    assert {holder.text for holder in held if holder.text and f"    text {holder.text}\n" not in shown} == set()
    for test in (holder.test for holder in held if holder.test):
        path, name = test.split("::")
        assert re.search(rf"^    {re.escape(path)}\n(      test_\w+\n)*      {name}$", shown, re.MULTILINE), test
    assert "FM-en" not in shown
    assert "line 5 · K1" in shown
    assert "settled by K6" in shown
    assert "lignes 12-22" in run("--document", "DB-bez", "--lang", "fr").output


def test_what_is_open_is_shown_with_what_it_waits_for() -> None:
    shown = run("--open").output
    still_open = [each for each in every_statement() if each.is_open]
    assert all(each.id in shown for each in still_open)
    assert sum(map(int, re.findall(r"\((\d+)\)$", shown, re.MULTILINE))) == len(still_open)
    assert not any(f"{each.id} " in shown for each in every_statement() if each.held)


def test_json_has_all_of_it() -> None:
    listed = json.loads(run("--json").output)
    assert len(listed) == len([*every_statement()])
    assert {"id", "lines", "says", "held", "rulings", "decided", "waits"} == set(listed[0])
    assert [each["id"] for each in json.loads(run("--json", "--document", "WW", "--open").output)] == [
        each.id for each in statements("WW") if each.is_open
    ]


def test_it_fails_on_a_statement_that_nothing_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Statement("WW-1", "1", "Everybody plays.", (Holder(test="tests/test_x.py::test_y"),))
    lost = Statement("WW-2", "2", "Somebody wins.", ())
    waiting = Statement("WW-3", "3", "There are tips.", (), waits="tips")
    monkeypatch.setitem(listing.DOCUMENTS, "WW", "made-up.yaml")
    for found, status in (((held, waiting), 0), ((held, lost, waiting), 1)):
        monkeypatch.setattr(listing, "statements", {"WW": found}.__getitem__)
        monkeypatch.setattr("noctambule.commands.conformance.statements", {"WW": found}.__getitem__)
        for form in ((), ("--open",), ("--json",)):
            assert run("--document", "WW", *form).exit_code == status
    assert tally((held, lost, waiting)) == (3, 1, 1, 1)
    assert "Nothing holds this" in run("--document", "WW", "--open").output


def test_a_document_that_is_none_is_refused() -> None:
    refused = run("--document", "FM-de")
    assert refused.exit_code == 2
    assert "FM-de" in refused.stderr
