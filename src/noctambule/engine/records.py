"""Records: a header and the inputs in order, one line of JSON each; everything else is derived from them."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from noctambule.engine.errors import BadInput

FORMAT = "noctambule-record"
VERSION = 1


class Input(NamedTuple):
    """One thing that was put in: when (milliseconds since the deal), what kind, by which seat, on whose behalf."""

    at: int
    kind: str
    seat: int | None = None
    by: str = "player"
    """player, clock, bot or host"""
    data: Mapping[str, Any] = {}


class Record(NamedTuple):
    """A whole game on file. The secret behind the shuffle stands at its end, once the game is over."""

    header: Mapping[str, Any]
    inputs: tuple[Input, ...]
    secret: str | None = None


def header_line(header: Mapping[str, Any]) -> str:
    return _line({"format": FORMAT, "version": VERSION, **header})


def input_line(entry: Input) -> str:
    line: dict[str, Any] = {"at": entry.at, "kind": entry.kind}
    if entry.seat is not None:
        line["seat"] = entry.seat
    return _line({**line, "by": entry.by, **entry.data})


def secret_line(secret: str) -> str:
    return _line({"secret": secret})


def dump(record: Record) -> str:
    end = [] if record.secret is None else [secret_line(record.secret)]
    return "".join([header_line(record.header), *map(input_line, record.inputs), *end])


def load(lines: Iterable[str]) -> Record:
    """Reads a record; what can't be read is named with its line."""
    header: dict[str, Any] | None = None
    inputs, secret = list[Input](), None
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        line = _object(text, number)
        if header is None:
            if line.pop("format", None) != FORMAT:
                raise BadInput("not-a-record", line=number)
            if (version := line.pop("version", None)) != VERSION:
                raise BadInput("record-version", version=version, known=VERSION)
            header = line
        elif line.keys() == {"secret"} and isinstance(line["secret"], str):
            secret = line["secret"]
        else:
            inputs.append(_input(line, number))
    if header is None:
        raise BadInput("empty-record")
    return Record(header, tuple(inputs), secret)


def _object(text: str, number: int) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):  # not JSON, or a number beyond all numbers
        raise BadInput("record-line", line=number) from None
    if not isinstance(line, dict):
        raise BadInput("record-line", line=number)
    return line


def _input(line: dict[str, Any], number: int) -> Input:
    at, kind, seat, by = (
        line.pop("at", None),
        line.pop("kind", None),
        line.pop("seat", None),
        line.pop("by", "player"),
    )
    numbers = (at,) if seat is None else (at, seat)
    if not all(type(number) is int for number in numbers) or not isinstance(kind, str) or not isinstance(by, str):
        raise BadInput("record-line", line=number)
    return Input(at, kind, seat, by, line)


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": ")) + "\n"
