"""Starts a new role from one that there is: `make role NAME=village-gossip LIKE=seer`.

All its files are written. Lines in which something is still to be said are marked; a test refuses what is left so.
"""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

from noctambule.onenight.rules.cards import COPIED, Role
from noctambule.onenight.rules.reading import ROLE_NAMES
from noctambule.onenight.rules.roles import ROLES, order_of
from tools import role_texts
from tools.unsaid import DRAWINGS, FAST, MARK, PLAYED, ROOT, RULES, marked, shown

LEFT_OUT = ("alias", "not_in_bezier", "in_center", "unlimited")
"""What is true of the other as a printed card."""
PLAIN = "villager"
"""Whose drawing is taken for a role like one that has a frame to itself."""
ALWAYS_RIGHT = "sleeper"
"""The one kind of night that a new script can't make wrong."""


def main(arguments: list[str]) -> None:
    name, like = (*arguments, "", "")[:2]
    if wrong := refused(name, like):
        sys.exit(wrong)
    for path in written(name, ROLES[like]):
        sys.stdout.write(f"{shown(path)}\n")
    # What is made of all roles is made by processes that know the new one.
    for tool in (["tools.role_played", name], ["tools.cast"], ["tools.sprite"], ["tests.narrator.told_to_the_app"]):
        subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, check=True)
    count = sum(line.startswith(f"{name}: ") for line in marked((*ROLES, name)))
    sys.stdout.write(f"\n{count} lines are marked {MARK}: say there what the {name} does, and take the mark away.\n")


def refused(name: str, like: str) -> str | None:
    """What is wrong with the two names."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
        return f"NAME is lower-case words with hyphens, like village-gossip; “{name}” is not."
    if name in ROLE_NAMES:
        return f"There is a role {name} already: choose another NAME."
    if like not in ROLES:
        return f"LIKE is a role that there is, like seer; “{like}” is not. There are {', '.join(ROLES)}."
    other = ROLES[like]
    if other.shared_night or other.brings or other.team == COPIED:
        return f"There is nothing like the {like}: start from a role that wakes by itself, or sleeps."
    return None


def written(name: str, like: Role) -> list[Path]:
    """Writes all that is about the new role alone, and gives it a place in every text."""
    module = name.replace("-", "_")
    files = [_rules(RULES / f"{module}.py", name, like)]
    if like.wakes:
        files.append(_fast(FAST / f"{module}.py", name, like))
    shutil.copyfile(DRAWINGS / f"{like.id if like.frame else PLAIN}.svg", DRAWINGS / f"{name}.svg")
    subprocess.run([sys.executable, "-m", "ruff", "check", "--fix-only", "--quiet", *files], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *files], cwd=ROOT, check=True)
    return [*files, DRAWINGS / f"{name}.svg", *role_texts.written(name, like), PLAYED / f"test_{module}.py"]


def _rules(path: Path, name: str, like: Role) -> Path:
    source = (RULES / f"{like.module}.py").read_text(encoding="utf-8")
    first, rest = source.split("\n", 1)
    meaning = first.strip('"').split(": ", 1)[1]
    made = next(node for node in ast.parse(source).body if isinstance(node, ast.Assign))
    assert isinstance(made.value, ast.Call)
    _, *given = made.value.args
    said = {each.arg: ast.unparse(each.value) for each in made.value.keywords}
    for field in LEFT_OUT if like.weighed_as == ALWAYS_RIGHT else (*LEFT_OUT, "weighed_as"):
        said.pop(field, None)
    said.setdefault("frame", "VILLAGE_FRAME")
    said["wakes" if like.wakes else "asleep"] = repr(free_place(like))
    arguments = [repr(name), *(ast.unparse(each) for each in given[:2]), "{OWN: 1}"]
    arguments += [f"{field}={value}" for field, value in said.items()]
    before = rest.split("\nROLE = ")[0].replace("cards import ", "cards import OWN, VILLAGE_FRAME, ", 1)
    text = f"""\"\"\"{spelled(name)}: {MARK} {meaning}\"\"\"\n{_to_say(before, name, like)}"""
    path.write_text(f"{text}\nROLE = Role({', '.join(arguments)},)\n", encoding="utf-8")
    return path


def _fast(path: Path, name: str, like: Role) -> Path:
    _, rest = (FAST / f"{like.module}.py").read_text(encoding="utf-8").split("\n", 1)
    path.write_text(f'"""{spelled(name)}, in numbers."""\n{_to_say(rest, name, like)}', encoding="utf-8")
    return path


def _to_say(source: str, name: str, like: Role) -> str:
    """Marks the script of its night."""
    line = f"# {MARK} So far the {spelled(name).lower()} does what the {like.id} does.\n"
    return re.sub(r"^(@compiled\n)?def night\(", rf"{line}\g<0>", source, count=1, flags=re.MULTILINE)


def free_place(like: Role) -> str:
    """The next place after the other's: 5-D, where 5, 5-B and 5-C are taken; among those who sleep, the last."""
    taken = [order_of(place) for role in ROLES.values() for place in (role.wakes, role.together, role.asleep) if place]
    number, letter = order_of(like.place)
    if not like.wakes and not letter:
        return str(max(taken)[0] + 1)
    last = max(at[1] for at in taken if at[0] == number) or "-A"
    return f"{number}-{chr(ord(last[1]) + 1)}"


def spelled(name: str) -> str:
    """ "Village gossip" """
    return name.replace("-", " ").capitalize()


if __name__ == "__main__":
    main(sys.argv[1:])
