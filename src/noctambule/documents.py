"""Reads YAML and JSON documents as people write them: plain words stay words, and nothing is silently dropped."""

import json
import re
from collections.abc import Iterator
from typing import Any

import yaml

from noctambule.engine.errors import BadInput


class _Loader(yaml.CSafeLoader):
    """YAML in which only true, false and null are more than text: a player may be called No, or 7."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if not isinstance(key, str):
                raise BadInput("bad-field", name=key, wanted="a word")
            if keys.count(key) > 1:
                raise BadInput("key-twice", name=key)
        return super().construct_mapping(node, deep)


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:~|null|)$"), ["~", "n", ""])


def documents(text: str) -> Iterator[Any | BadInput]:
    """Every document of a text, in order. One that can't be read comes as its error, and the next ones still come."""
    for part in re.split(r"^---(?:[ \t]|$)|^\.\.\.[ \t]*$", text, flags=re.MULTILINE):
        if re.sub(r"^\s*#.*$", "", part, flags=re.MULTILINE).strip():
            yield from _lines_of_json(part) or [_document(part)]


def _document(part: str) -> Any | BadInput:
    try:
        return yaml.load(part, _Loader)
    except BadInput as error:
        return error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        problem = getattr(error, "problem", None) or type(error).__name__
        mark = getattr(error, "problem_mark", None)
        where = f" (line {mark.line + 1})" if mark else ""
        return BadInput("unreadable-document", problem=f"{problem}{where}")


def _lines_of_json(part: str) -> list[Any]:
    """Several JSON objects, one a line, are several documents; anything else is left to YAML."""
    lines = [line for line in part.splitlines() if line.strip()]
    if len(lines) < 2 or not all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines):
        return []
    try:
        for line in lines:
            json.loads(line)
    except ValueError:
        return []
    return [_document(line) for line in lines]
