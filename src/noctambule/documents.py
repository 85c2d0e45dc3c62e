"""Reads YAML and JSON documents as people write them: plain words stay words, and nothing is silently dropped."""

import json
import re
from collections.abc import Iterator
from typing import Any

import yaml

from noctambule.engine.errors import BadInput

DEEPEST = 50
"""No game is nested deeper; the C loader would overrun its stack on what is nested without end."""
MOST = 100_000
"""Values in a document, counted as often as they are named: ten lines that name each other fill any disk."""


class _Loader(yaml.CSafeLoader):
    """YAML in which only true, false and null are more than text: a player may be called No, or 7."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012
    yaml_constructors = {  # noqa: RUF012
        tag: construct
        for tag, construct in yaml.CSafeLoader.yaml_constructors.items()
        if tag is None or tag.rpartition(":")[2] in ("bool", "map", "null", "seq", "str")
    }

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        if isinstance(node, yaml.MappingNode):
            for key, _ in node.value:
                if not isinstance(self.construct_object(key, deep=True), str):
                    raise BadInput("bad-field", name=_source(key), wanted="word")
            _once([(key.value, None) for key, _ in node.value])
        return super().construct_mapping(node, deep)


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:~|null|)$"), ["~", "n", ""])


def documents(text: str) -> Iterator[Any | BadInput]:
    """Every document of a text, in order. One that can't be read comes as its error, and the next ones still come."""
    for part in re.split(r"^---(?:[ \t]|$)|^\.\.\.[ \t]*$", text.removeprefix("\ufeff"), flags=re.MULTILINE):
        if re.sub(r"^(?:\s*#|%).*$", "", part, flags=re.MULTILINE).strip():
            yield from _lines_of_json(part) or [_document(part)]


def _document(part: str) -> Any | BadInput:
    try:
        if (read := _json(part)) is not None:
            return read
        check_size(part)
        return yaml.load(part, _Loader)
    except BadInput as error:
        return error
    except (yaml.YAMLError, KeyError, ValueError) as error:
        problem = getattr(error, "problem", None) or type(error).__name__
        mark = getattr(error, "problem_mark", None)
        where = f" (line {mark.line + 1})" if mark else ""
        return BadInput("unreadable-document", problem=f"{problem}{where}")


def _lines_of_json(part: str) -> list[Any]:
    """Several JSON objects, one a line, are several documents; anything else is left to YAML."""
    lines = [line for line in part.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if len(lines) < 2:
        return []
    if _is_json(lines[0]) or (all(line.startswith("{") for line in lines) and any(map(_is_json, lines))):
        return [_document(line) for line in lines]
    return []


def _is_json(text: str) -> bool:
    try:
        return _json(text) is not None
    except BadInput:
        return True


def _json(text: str) -> dict[str, Any] | None:
    """A JSON object, its numbers kept as text; None when it is none. YAML has no escapes beyond 16 bits: JSON has."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        read = json.loads(text, object_pairs_hook=_once, parse_int=str, parse_float=str, parse_constant=str)
        json.dumps(read, ensure_ascii=False).encode()  # half a character can't be written anywhere
    except (ValueError, RecursionError):
        return None
    return dict(read)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A mapping, refused when a key stands there twice: one of the two would be lost."""
    read = dict[str, Any]()
    for key, value in pairs:
        if key in read:
            raise BadInput("key-twice", name=key)
        read[key] = value
    return read


def check_size(part: str) -> None:
    """Refuses what is nested without end, or is endless where what is named once stands everywhere it is meant."""
    sizes, within = dict[str, int](), list[tuple[str | None, int]]()
    total = 0
    for event in yaml.parse(part, _Loader):
        if isinstance(event, yaml.CollectionEndEvent):
            anchor, before = within.pop()
            sizes[anchor or ""] = total - before
        elif isinstance(event, yaml.AliasEvent):
            total += sizes.get(event.anchor or "", 1)
        elif isinstance(event, yaml.NodeEvent):
            total += 1
            if isinstance(event, yaml.CollectionStartEvent):
                within.append((event.anchor, total - 1))
        if len(within) > DEEPEST or total > MOST:
            problem = "nested too deeply" if len(within) > DEEPEST else "too long"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=event.start_mark)


def _source(key: Any) -> str:
    """A key as it was written, as far as it fits in a sentence."""
    return key.value if isinstance(key, yaml.ScalarNode) else "[…]" if isinstance(key, yaml.SequenceNode) else "{…}"
