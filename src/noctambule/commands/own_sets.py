"""Sets of one's own on this machine: where they are kept, and how another one comes to them."""

from collections.abc import Callable
from pathlib import Path

import click

from noctambule.commands.common import data_folder
from noctambule.engine.errors import BadInput
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.sets import GameSet, read_file, read_folder, write_set

FOLDER = "scenarios"


def sets_folder() -> Path:
    """A folder in this user's own."""
    return data_folder() / FOLDER


def own_sets() -> list[GameSet]:
    """Those that can be read."""
    return [each for each in read_folder(sets_folder()) if isinstance(each, GameSet)]


def say_unreadable(texts: Texts, folder: Path) -> None:
    """What is wrong with each of those that are left out because of it."""
    for each in read_folder(folder):
        if isinstance(each, BadInput):
            click.echo(explain(texts, each))


def add_set(file: Path, taken: Callable[[str], bool]) -> tuple[GameSet, Path]:
    """Checks a file and keeps the set that is in it, under a name that is not taken; none is ever overwritten."""
    added = read_file(file)
    if taken(added.name):
        raise BadInput("set-like-a-scenario", name=added.name)
    path = sets_folder() / f"{added.id}.yaml"
    for each in own_sets():
        if each.id == added.id:
            raise BadInput("set-there-already", name=each.name, path=path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as kept:
            kept.write(write_set(added))
    except FileExistsError:
        raise BadInput("set-there-already", name=added.name, path=path) from None
    except OSError as error:
        raise BadInput("set-not-kept", path=path, problem=error.strerror) from None
    return added, path
