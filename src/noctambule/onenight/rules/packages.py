"""Roles of one's own in installed Python packages: each with its script, its texts and its drawing."""

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple
from xml.etree import ElementTree

from noctambule.engine.questions import Ask
from noctambule.onenight.rules.cards import AT_ONCE, NEVER, OWN, RIGHT_AFTER, TEAMS, BadRole, Role
from noctambule.onenight.rules.known import Known
from noctambule.onenight.rules.one_run import ME, run

GROUP = "noctambule.roles"
SAID = ("", ".the", ".a", ".plural", ".about", ".brief", ".more")
"""What is said of every role, as attributes of its name."""
ASKED = ("", ".then", ".act", ".not")
"""What a phone says with a question."""
PLACE = re.compile(r"[1-9]\d?(-[A-Z])?")
DRAWING = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 96 96">\n.+\n</svg>\n', re.DOTALL)
"""As all drawings are written, so that a symbol can be made of it."""
TEXT = re.compile(r"^(?:[\w-]+|[ \t]+\.[\w-]+)(?=[ \t]*=)", re.MULTILINE)


class Package(NamedTuple):
    """A role from a package, with the folder of its texts and its drawing."""

    name: str
    role: Role
    texts: Traversable
    drawing: str


def registered() -> list[EntryPoint]:
    """The entry points that name a package with a role, in an order that is always the same."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def owner(entry: EntryPoint) -> str:
    """The name of the package that an entry point is from."""
    return entry.dist.name if entry.dist else entry.value


def read(entry: EntryPoint) -> Package:
    """What an entry point names; refused where it is no role that can be told and drawn."""
    try:
        module = entry.load()
        folder = files(entry.module)
    # Whatever somebody else's code may do as it is loaded, the others' roles are played.
    except (Exception, SystemExit) as error:
        raise BadRole(f"{entry.value} does not load: {type(error).__name__}: {error}") from None
    role = getattr(module, "ROLE", None)
    if not isinstance(role, Role):
        raise BadRole(f"{entry.value} has no ROLE: write ROLE = Role(...)")
    for bad, what in _wrong(role):
        if bad:
            raise BadRole(f"{role.id} {what}")
    return Package(owner(entry), role, folder / "texts", _drawing(role, folder / "art" / f"{role.id}.svg"))


def try_out(package: Package, roles: Mapping[str, Role]) -> None:
    """Runs its night over every card it may see, and looks whether all of it can be said in English."""
    role, wanted = package.role, [f"role-{package.role.id}{form}" for form in SAID]
    if role.night or role.shared_night:
        wanted.append(f"do-{role.id}")
    others = {id: other for id, other in roles.items() if other is not role}
    asked = {kind for other in others.values() for kind in _kinds(other, others)}
    for kind in _kinds(role, roles):
        if kind not in asked:
            raise BadRole(f"{role.id} asks for {kind}, and no phone knows how: ask for {', '.join(sorted(asked))}")
        wanted += [f"app-night-{role.id}-{kind.replace(' ', '-')}{form}" for form in ASKED]
    for field in ("shows", "lays"):
        known = sorted(filter(None, {getattr(other, field) for other in others.values()}))
        if getattr(role, field) not in (None, *known):
            raise BadRole(f"{role.id} has {field} that nobody can tell: write one of {', '.join(known)}")
    said = set(_said(package.texts / "en"))
    if missing := [id for id in wanted if id not in said]:
        raise BadRole(f"{role.id} is not told in texts/en: write {', '.join(missing)}")
    own = re.compile(rf"(role|do|ask|app-night)-{role.id}(-[\w-]+)?(\.[\w-]+)?")
    if foreign := [id for id in sorted(said) if not own.fullmatch(id)]:
        raise BadRole(f"texts/en says {foreign[0]}, which is not {role.id}'s own: leave it out")


def _wrong(role: Role) -> Iterator[tuple[bool, str]]:
    """All that a role from outside could say and that would not fit in."""
    own = role.wakes or role.asleep
    yield not re.fullmatch(r"[a-z]+(-[a-z]+)*", role.id), "is no name for a role: write lower-case words with hyphens"
    yield role.copies.keys() != {OWN}, f"is in no printed box: write copies {{{OWN!r}: 1}}"
    yield role.team not in TEAMS, f"is on no team: write one of {', '.join(TEAMS)}"
    yield role.stars not in (1, 2, 3), "is as hard as nothing is: write 1, 2 or 3 stars"
    yield bool(own and not PLACE.fullmatch(own)), f"has no place at {own}: write one like 5 or 5-D"
    yield role.copied not in (AT_ONCE, RIGHT_AFTER, NEVER), "is copied at no time: write AT_ONCE, RIGHT_AFTER or NEVER"
    yield bool(role.brings), "brings what only printed roles bring: leave brings out"
    yield bool(role.weighed_as), "is weighed night by night: leave weighed_as out"


def _drawing(role: Role, file: Traversable) -> str:
    try:
        drawing = file.read_text(encoding="utf-8")
        ElementTree.fromstring(drawing)
    except (OSError, ValueError, ElementTree.ParseError):
        raise BadRole(f"{role.id} has no drawing: write art/{role.id}.svg") from None
    if not DRAWING.fullmatch(drawing):
        raise BadRole(
            f"{role.id} is not drawn as the others are: write art/{role.id}.svg on 96 by 96, as web/art has it"
        )
    return drawing


def _kinds(role: Role, roles: Mapping[str, Role]) -> list[str]:
    """The kinds of its questions."""
    wolves = tuple(other.id for other in roles.values() if other.is_wolf)
    table = Known(5, 8, frozenset(), frozenset(), frozenset(), 1, roles, wolves)
    kinds = dict[str, None]()
    try:
        for card in roles:
            for night in filter(
                None, (role.night and role.night(ME, table), role.shared_night and role.shared_night((ME,), table))
            ):
                kinds |= {wish.kind: None for wish in run(night, (card, card)) if isinstance(wish, Ask)}
    except Exception as error:
        raise BadRole(f"the night of {role.id} can't be played: {type(error).__name__}: {error}") from None
    return list(kinds)


def _said(folder: Traversable) -> Iterator[str]:
    """Every message of a folder, and every attribute of one as `id.attribute`."""
    for file in folder.iterdir() if folder.is_dir() else ():
        id = ""
        for found in TEXT.findall(file.read_bytes().decode(errors="replace") if file.name.endswith(".ftl") else ""):
            id = id if found[0].isspace() else found
            yield id + found.strip() if found[0].isspace() else id
