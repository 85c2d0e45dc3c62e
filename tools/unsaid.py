"""What a role still lacks, and what is still to be said: each named by role, file and what to write."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from noctambule.narrator.texts import FOLDER, SOURCE, said
from noctambule.onenight.rules.cards import Role
from noctambule.onenight.rules.powers import powers
from noctambule.onenight.rules.roles import ROLES

NEARLY = 0.9
"""The part of all texts that a language says before roles must be told in it."""
ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "noctambule" / "narrator" / "texts"
RULES = ROOT / "src" / "noctambule" / "onenight" / "rules" / "roles"
FAST = ROOT / "src" / "noctambule" / "onenight" / "lab" / "fast" / "roles"
DRAWINGS = ROOT / "web" / "art"
PLAYED = ROOT / "tests" / "onenight" / "roles"

MARK = "\N{LOWER RIGHT PENCIL}"
"""Stands in every line in which something is still to be said."""

NAMES, CALLS, QUESTIONS = "onenight.ftl", "narration.ftl", "app/night.ftl"
FORMS = {
    "the": "name with its article",
    "a": "name as one of many",
    "plural": "plural",
    "about": "meaning",
    "brief": "meaning in two lines of a phone",
    "more": "rules",
}


BUTTONS = {"then": "what follows from the answer", "act": "button to do it", "not": "button to leave it"}


def texts_of(role: Role) -> Iterator[tuple[str, str, str | None, str]]:
    """Every text a role needs: its file, its id, an attribute, and what it is."""
    yield NAMES, f"role-{role.id}", None, "name"
    for form, what in FORMS.items():
        yield NAMES, f"role-{role.id}", form, what
    if role.wakes or role.shared_night:
        yield CALLS, f"do-{role.id}", None, "words at its call"
    for kind in dict.fromkeys(power.kind for asked in powers().values() for power in asked if power.role == role.id):
        id = f"app-night-{role.id}-{kind.replace(' ', '-')}"
        yield QUESTIONS, id, None, "question on a phone"
        for form, what in BUTTONS.items():
            yield QUESTIONS, id, form, what


def nearly_said() -> list[str]:
    """The languages in which next to all is said: one that has only been begun is no role's fault."""
    wanted = set(said(FOLDER / SOURCE))
    folders = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    return [name for name in folders if len(wanted & set(said(FOLDER / name))) >= NEARLY * len(wanted)]


def lacking(role: Role) -> list[str]:
    """What is not there at all."""
    found = list[str]()
    for language in nearly_said():
        for file, id, form, what in texts_of(role):
            message = messages(TEXTS / language / file).get(id)
            forms = {attribute.id.name for attribute in message.attributes} if message else set()
            if message is None or (form is not None and form not in forms):
                written = id if form is None else f".{form} of {id}"
                found.append(f"{role.id} has no {what} in {language}/{file}: write {written}")
    files = {"drawing": DRAWINGS / f"{role.id}.svg", "played game": PLAYED / f"test_{role.module}.py"}
    if role.wakes or role.shared_night:
        files["script in the fast engine"] = FAST / f"{role.module}.py"
    found += [f"{role.id} has no {what}: write {shown(path)}" for what, path in files.items() if not path.exists()]
    return found


def marked(roles: Iterable[str] = ROLES) -> list[str]:
    """The lines that are still marked, each with the role it is about."""
    found = list[str]()
    for folder in (RULES, FAST, PLAYED, TEXTS):
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".ftl"):
                found += _marked_in(path, tuple(roles))
    return found


def _marked_in(path: Path, roles: tuple[str, ...]) -> Iterator[str]:
    about = path.stem.removeprefix("test_").replace("_", "-")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if match := re.match(r"([a-z][\w-]*) =", line):
            about = max((role for role in roles if role in match[1]), key=len, default=match[1])
        if MARK in line:
            yield f"{about}: {shown(path)}:{number}: {line.strip()}"


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file of texts."""
    return parsed(path.read_text(encoding="utf-8"))


def parsed(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
