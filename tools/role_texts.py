"""The texts of a new role: each says what the other role's says, marked, right after it."""

import re
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from noctambule.narrator.texts import LANGUAGES
from noctambule.onenight.rules.cards import Role
from tools.unsaid import MARK, TEXTS, parsed, texts_of

ENGLISH = "en"

Element = ast.TextElement | ast.Placeable


def written(name: str, like: Role) -> list[Path]:
    """Writes them into every language; the files."""
    ids = dict.fromkeys((file, id) for file, id, _, _ in texts_of(like))
    for language in LANGUAGES:
        for file, id in ids:
            _write(TEXTS / language / file, id, name, like, language)
    return [TEXTS / language / file for language in LANGUAGES for file in dict.fromkeys(file for file, _ in ids)]


def _write(path: Path, id: str, name: str, like: Role, language: str) -> None:
    text = path.read_text(encoding="utf-8")
    found = parsed(text)[id]
    known = _in_english(name) if language == ENGLISH and id == f"role-{like.id}" else {}
    message = ast.Message(
        ast.Identifier(re.sub(rf"{like.id}(?=-|$)", name, id)),
        _pattern(known.get("name"), found.value),
        [ast.Attribute(form.id, _pattern(known.get(form.id.name), form.value)) for form in found.attributes],
    )
    assert found.span
    before = text[: found.span.end].rstrip("\n")
    between = "\n\n" if id == f"role-{like.id}" else "\n"
    new = FluentSerializer().serialize_entry(message).rstrip("\n")
    path.write_text(before + between + new + text[len(before) :], encoding="utf-8")


def _in_english(name: str) -> dict[str, str]:
    """Its names follow from its id."""
    words = name.replace("-", " ")
    article = "an" if words[0] in "aeiou" else "a"
    plural = re.sub("f$", "ve", words) if words.endswith("wolf") else words
    return {"name": words.title(), "the": f"the {words}", "a": f"{article} {words}", "plural": f"{plural}s"}


def _pattern(known: str | None, like: ast.Pattern | None) -> ast.Pattern:
    """What is known, or the other's words as Ravensburger has them, behind the mark."""
    assert like is not None
    if known:
        return ast.Pattern([ast.TextElement(known)])
    return ast.Pattern([ast.TextElement(f"{MARK} "), *(part for each in like.elements for part in _default(each))])


def _default(element: Element) -> list[Element]:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return list(next(variant for variant in element.expression.variants if variant.default).value.elements)
    return [element]
