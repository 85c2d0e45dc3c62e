"""Records on file: what was written can be read again, and what can't be read is named with its line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctambule.engine.errors import BadInput
from noctambule.engine.records import FORMAT, VERSION, Input, Record, dump, header_line, load

HEADER = header_line({"game": "picnic"})
RECORD = Record(
    {"game": "picnic", "seats": ["Ann", "Zoë"]},
    (
        Input(0, "answer", 0, "player", {"question": ["noon", 0], "answer": [1, 2]}),
        Input(1500, "chat", 1, "bot", {"text": "“Miam”\n☾"}),
        Input(9000, "close-vote", None, "clock", {}),
    ),
    "00ff",
)


def refused(*lines: str) -> BadInput:
    with pytest.raises(BadInput) as error:
        load(lines)
    return error.value


def test_a_record_is_a_header_then_inputs_then_the_secret() -> None:
    assert dump(RECORD).splitlines() == [
        '{"format": "noctambule-record", "version": 1, "game": "picnic", "seats": ["Ann", "Zoë"]}',
        '{"at": 0, "kind": "answer", "seat": 0, "by": "player", "question": ["noon", 0], "answer": [1, 2]}',
        '{"at": 1500, "kind": "chat", "seat": 1, "by": "bot", "text": "“Miam”\\n☾"}',
        '{"at": 9000, "kind": "close-vote", "by": "clock"}',
        '{"secret": "00ff"}',
    ]


def test_what_was_written_can_be_read_again() -> None:
    assert load(dump(RECORD).splitlines()) == RECORD


def test_a_game_under_way_has_no_secret_yet() -> None:
    under_way = RECORD._replace(secret=None)
    assert "secret" not in dump(under_way)
    assert load(dump(under_way).splitlines()) == under_way


def test_empty_lines_are_passed_by_and_counted() -> None:
    assert load(["\n", HEADER, "\n", '{"at": 1, "kind": "chat"}\n', "  \n"]).inputs == (Input(1, "chat"),)
    assert refused("\n", HEADER, "\n", "{").details == {"line": 4}


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        '{"at": 1, "kind": "chat"',
        "[1, 2]",
        "17",
        "null",
        '"text"',
        "[" * 100_000,
        "{}",
        '{"kind": "chat"}',
        '{"at": 1}',
        '{"at": "1", "kind": "chat"}',
        '{"at": 1.5, "kind": "chat"}',
        '{"at": null, "kind": "chat"}',
        '{"at": 1, "kind": 2}',
        '{"at": 1, "kind": "chat", "seat": "Ann"}',
        '{"at": 1, "kind": "chat", "seat": [0]}',
        '{"at": 1, "kind": "chat", "by": 3}',
    ],
)
def test_a_bad_line_is_named_with_its_number(line: str) -> None:
    error = refused(HEADER, '{"at": 0, "kind": "chat"}', line, '{"at": 2, "kind": "chat"}')
    assert (error.code, error.details) == ("record-line", {"line": 3})


def test_a_number_beyond_all_numbers_is_a_bad_line() -> None:
    error = refused(HEADER, '{"at": ' + "1" * 5000 + ', "kind": "chat"}')
    assert (error.code, error.details) == ("record-line", {"line": 2})


def test_a_record_of_another_version_is_refused() -> None:
    error = refused(json.dumps({"format": FORMAT, "version": 2, "game": "picnic"}))
    assert (error.code, error.details) == ("record-version", {"version": 2, "known": VERSION})
    assert refused(json.dumps({"format": FORMAT})).code == "record-version"


@pytest.mark.parametrize("header", ['{"format": "chess", "version": 1}', '{"version": 1}', "{}"])
def test_another_format_is_no_record(header: str) -> None:
    error = refused(header)
    assert (error.code, error.details) == ("not-a-record", {"line": 1})


def test_inputs_without_a_header_are_no_record() -> None:
    assert refused('{"at": 1, "kind": "chat"}', HEADER).code == "not-a-record"


@pytest.mark.parametrize("lines", [[], [""], ["\n", " \n"]])
def test_an_empty_file_is_refused(lines: list[str]) -> None:
    assert refused(*lines).code == "empty-record"


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
numbers = st.integers(-(2**63), 2**63)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


def data(*taken: str) -> st.SearchStrategy[dict[str, Any]]:
    """Fields of any name but those that have a meaning of their own."""
    return st.dictionaries(words.filter(lambda name: name not in taken), json_values, max_size=4)


inputs = st.builds(
    Input,
    at=st.integers(0, 2**53),
    kind=words,
    seat=st.none() | st.integers(0, 19),
    by=st.sampled_from(["player", "clock", "bot", "host"]),
    data=data("at", "kind", "seat", "by", "secret"),
)
all_records = st.builds(
    Record,
    header=data("format", "version"),
    inputs=st.lists(inputs, max_size=5).map(tuple),
    secret=st.none() | st.binary(max_size=32).map(bytes.hex),
)


@given(all_records)
def test_any_record_can_be_written_and_read_again(record: Record) -> None:
    written = dump(record)
    assert load(written.split("\n")) == record
    assert dump(load(written.split("\n"))) == written


@given(st.lists(st.text(max_size=40), max_size=4))
def test_whatever_is_no_record_is_refused_and_nothing_else_happens(lines: list[str]) -> None:
    with pytest.raises(BadInput):
        load(lines)
