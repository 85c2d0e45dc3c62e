"""Begins a language from the English texts and words, and says what is missing in one: `make language TO=de`."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from fluent.syntax import FluentParser, FluentSerializer, ast

from noctambule.narrator import texts
from noctambule.narrator.texts import SOURCE, offered
from noctambule.werewords.rules import packs

TEXTS, WORDS = Path(str(texts.FOLDER)), Path(str(packs.FOLDER))
NOT_YET = "# not yet said:"
A_NAME = re.compile(r"role-|word-role-|artifact-|scenario-|team-|word-call-|token-")
SHORT = 24
"""Letters up to which a text without a full stop is a button or a heading."""
A_LITTLE = 8
"""Letters that there is always room for."""
A_BLANK = 6
"""Letters that stand for what is filled in."""


def main() -> None:
    match sys.argv[1:]:
        case [language] if re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", language):
            begin(TEXTS, language)
            begin_words(WORDS, language)
            for line in (*report(TEXTS, language), *report_words(WORDS, language)):
                click.echo(line)
        case _:
            sys.exit("Which language? By its two letters: make language TO=de")


def begin(folder: Path, language: str) -> None:
    """Writes down, as a comment, every English text that has no place in this language yet."""
    for source in sorted((folder / SOURCE).rglob("*.ftl")):
        file = folder / language / source.relative_to(folder / SOURCE)
        written = file.read_text(encoding="utf-8") if file.exists() else ""
        known = re.findall(r"^(?:# )?([a-z][\w-]*) =", written, re.MULTILINE)
        asked = [commented(message) for id, message in messages(source).items() if id not in known]
        if asked:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join([*([written] if written else []), *asked]), encoding="utf-8")


def commented(message: ast.Message) -> str:
    """An English message, marked; below it there is room for what it is in the other language."""
    lines = FluentSerializer().serialize_entry(ast.Message(message.id, message.value, message.attributes))
    return "\n".join([NOT_YET, *(f"# {line}".rstrip() for line in lines.splitlines())]) + "\n"


def report(folder: Path, language: str) -> Iterator[str]:
    """What there is still to do: files that can't be read, texts that are missing, texts too long for their place."""
    shown = [each for each in offered(folder) if each != language]
    missing, found = 0, list[str]()
    for source in sorted((folder / SOURCE).rglob("*.ftl")):
        name = source.relative_to(folder / SOURCE)
        english, said = messages(source), messages(folder / language / name)
        others = [messages(folder / each / name) for each in shown]
        for id, message in english.items():
            lacks = [f"{id}{part}" for part in parts(message) if part not in parts(said.get(id))]
            missing += len(lacks)
            found += [f"{name}: {lack} is not said yet" for lack in lacks]
            found += too_long(f"{name}: {id}", said.get(id), [other[id] for other in others])
        found += [f"{name}: {id} is said of nothing" for id in said if id not in english]
    yield from found
    yield f"{language} is complete, and offered." if language in offered(folder) else f"{missing} texts are missing."


def begin_words(folder: Path, language: str) -> None:
    """Empty packs under the headings of the English ones, and what is to be named, as comments."""
    for source in sorted((folder / packs.FIRST).iterdir()):
        file = folder / language / source.name
        if file.exists():
            continue
        file.parent.mkdir(exist_ok=True)
        english = source.read_text(encoding="utf-8").splitlines()
        heading = re.compile(r"\[.*\]")
        if source.suffix == ".txt":
            begun = [f"# at least {packs.ENOUGH} words, each under what it is", *filter(heading.fullmatch, english)]
        else:
            begun = [line if not line or line[0] == "#" or heading.fullmatch(line) else f"# {line}" for line in english]
        file.write_text("\n".join(begun) + "\n", encoding="utf-8")


def report_words(folder: Path, language: str) -> Iterator[str]:
    """What is still to do before anybody can play with words of this language."""
    lacking = packs.lacking(folder, language)
    yield from (f"words/{each}" for each in lacking)
    yield f"{len(lacking)} things are missing for words." if lacking else f"Words in {language} are offered."


def messages(file: Path) -> dict[str, ast.Message]:
    """What a file says; a line that is none of Fluent's is named."""
    if not file.exists():
        return {}
    read = FluentParser().parse(file.read_text(encoding="utf-8")).body
    if junk := next((entry for entry in read if isinstance(entry, ast.Junk)), None):
        sys.exit(f"{file}: this can't be read: {(junk.content or '').splitlines()[0]}")
    return {entry.id.name: entry for entry in read if isinstance(entry, ast.Message)}


def parts(message: ast.Message | None) -> dict[str, ast.Pattern]:
    """A message's own text under "", and its attributes."""
    if message is None:
        return {}
    own = {"": message.value} if message.value else {}
    return own | {f".{each.id.name}": each.value for each in message.attributes}


def too_long(where: str, said: ast.Message | None, others: list[ast.Message]) -> Iterator[str]:
    """Names, buttons and headings have little more room than the longest of them needs; sentences have half of it."""
    file, _, id = where.partition(": ")
    for part, pattern in parts(said).items():
        longest = max((length(parts(other)[part]) for other in others if part in parts(other)), default=0)
        on_a_button = file.startswith("app/") and longest <= SHORT
        tight = part == ".brief" or (part == "" and (on_a_button or A_NAME.match(id)))
        most = longest + max(A_LITTLE, longest // (8 if tight else 2))
        if longest and length(pattern) > most:
            yield f"{where}{part} has {length(pattern)} letters where there is room for {most}"


def length(pattern: ast.Pattern) -> int:
    """The letters of a text, in the longest of its forms."""
    return sum(_letters(element) for element in pattern.elements)


def _letters(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return len(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return max(length(variant.value) for variant in element.expression.variants)
    return A_BLANK


if __name__ == "__main__":
    main()
