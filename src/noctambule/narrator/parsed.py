"""Texts as phones are sent them: parsed, just as the app's build parses those that it puts beside the app."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from noctambule.narrator.texts import SOURCE, outside

Parsed = dict[str, Any]
LINES = re.compile(r"(\n+ *)")
FIRST_LINES = re.compile(r"(^ +|\n+ *)")
"""What stands between two lines; the first may begin further in than the others."""


def from_outside(language: str) -> list[Parsed]:
    """All messages of roles and games from outside, in English where they don't speak a language."""
    own = {message["id"]: message for text in outside(language) for message in parsed(text)}
    return [_over(message, own.get(message["id"], {})) for text in outside(SOURCE) for message in parsed(text)]


def _over(english: Parsed, own: Parsed) -> Parsed:
    """A message over the English one, attribute by attribute."""
    value = own.get("value")
    attributes = english["attributes"] | own.get("attributes", {})
    return {**english, "value": english["value"] if value is None else value, "attributes": attributes}


@cache
def parsed(text: str) -> list[Parsed]:
    """The messages of a file; what is no message is passed over."""
    entries = FluentParser().parse(text).body
    return [_message(entry, text) for entry in entries if isinstance(entry, (ast.Message, ast.Term))]


def _message(entry: ast.Message | ast.Term, text: str) -> Parsed:
    return {
        "id": f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        "value": _pattern(entry.value, text) if entry.value else None,
        "attributes": {form.id.name: _pattern(form.value, text) for form in entry.attributes},
    }


def _pattern(pattern: ast.Pattern, text: str) -> Any:
    """A text on the line of its name is a string; all others are their parts, line by line."""
    parts = list(_parts(pattern, text))
    assert pattern.span
    before = text[: pattern.span.start].rpartition("\n")[2]
    if len(parts) == 1 and isinstance(parts[0], str) and before.strip():
        return parts[0]
    return parts


def _parts(pattern: ast.Pattern, text: str) -> Iterator[Any]:
    for at, element in enumerate(pattern.elements):
        if isinstance(element, ast.TextElement):
            yield from filter(None, (LINES if at else FIRST_LINES).split(element.value))
        else:
            yield _expression(element, text)


def _expression(expression: Any, text: str) -> Parsed:
    match expression:
        case ast.Placeable():
            return _expression(expression.expression, text)
        case ast.VariableReference():
            return {"type": "var", "name": expression.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": expression.id.name, "attr": _name(expression.attribute)}
        case ast.TermReference():
            named = {"type": "term", "name": expression.id.name, "attr": _name(expression.attribute)}
            return {**named, "args": _arguments(expression.arguments, text)}
        case ast.FunctionReference():
            return {"type": "func", "name": expression.id.name, "args": _arguments(expression.arguments, text)}
        case ast.SelectExpression():
            return {"type": "select", "selector": _expression(expression.selector, text), **_variants(expression, text)}
        case _:
            return _literal(expression)


def _variants(select: ast.SelectExpression, text: str) -> Parsed:
    return {
        "variants": [
            {"key": _literal(variant.key), "value": _pattern(variant.value, text)} for variant in select.variants
        ],
        "star": next(at for at, variant in enumerate(select.variants) if variant.default),
    }


def _literal(literal: ast.Identifier | ast.NumberLiteral | ast.StringLiteral) -> Parsed:
    if isinstance(literal, ast.Identifier):
        return {"type": "str", "value": literal.name}
    if isinstance(literal, ast.StringLiteral):
        return {"type": "str", "value": literal.parse()["value"]}
    _, _, fraction = literal.value.partition(".")
    number = float(literal.value)
    return {"type": "num", "value": int(number) if number.is_integer() else number, "precision": len(fraction)}


def _arguments(arguments: ast.CallArguments | None, text: str) -> list[Parsed]:
    if arguments is None:
        return []
    named = [{"type": "narg", "name": each.name.name, "value": _literal(each.value)} for each in arguments.named]
    return [*(_expression(each, text) for each in arguments.positional), *named]


def _name(id: ast.Identifier | None) -> str | None:
    return id.name if id else None
