"""Sets of one's own: a game's settings under a name and with a line about them, as a group writes and keeps them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import inspect

from noctambule.documents import documents
from noctambule.engine.errors import BadInput, BadSetup
from noctambule.engine.naming import kebab
from noctambule.games import first_settings, game
from noctambule.live.kind import GameKind
from noctambule.live.shown import Remark

LONGEST_SET_NAME, LONGEST_ABOUT = 40, 200
"""Letters."""
MOST_PLAYERS = 20
ENDINGS = (".yaml", ".yml")


class GameSet(msgspec.Struct, frozen=True):
    """What is played, under a name of the group's own."""

    name: str
    about: str
    settings: Any
    """One of the games' own."""
    players: tuple[int, ...]
    """How many can play it."""

    @property
    def id(self) -> str:
        """Its name as ids are written; in letters of its own where it has none of ours."""
        return id_of(self.name)

    @property
    def kind(self) -> GameKind:
        return game(self.settings.game)


def id_of(name: str) -> str:
    return kebab(name) or re.sub(r"\W+", "-", name.casefold()).strip("-")


def read_set(text: str) -> GameSet:
    """The set in a YAML or JSON document; what is wrong is named, and nothing is overlooked."""
    written = list(documents(text))
    match written:
        case [BadInput() as error]:
            raise error
        case [dict() as fields]:
            return _set(fields)
    raise BadInput("not-a-set")


def write_set(kept: GameSet) -> str:
    """The same, the other way; what is as always is left out."""
    chosen = {name: _plain(value) for name, value in kept.kind.in_words(kept.settings).items()}
    about = {"about": kept.about} if kept.about else {}
    document = {"name": kept.name, **about, "game": kept.kind.id, **chosen}
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=100)


def read_file(path: Path) -> GameSet:
    """The set in a file; what is wrong is said with the file's name."""
    try:
        return read_set(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise BadInput("no-such-file", path=path, problem="it is not UTF-8 text") from None
    except OSError as error:
        raise BadInput("no-such-file", path=path, problem=error.strerror) from None
    except (BadInput, BadSetup) as error:
        raise BadInput("bad-set", path=path, why=error) from None


def read_folder(folder: Path) -> Iterator[GameSet | BadInput]:
    """All sets of a folder by the names of their files; one that can't be read comes as its error."""
    files = sorted(path for path in folder.iterdir() if path.suffix in ENDINGS) if folder.is_dir() else []
    for path in files:
        try:
            yield read_file(path)
        except BadInput as error:
            yield error


def _set(fields: Mapping[str, Any]) -> GameSet:
    name, about = _line(fields, "name", LONGEST_SET_NAME), _line(fields, "about", LONGEST_ABOUT)
    if not id_of(name):
        raise BadInput("missing-field" if not name else "name-without-letters", name=name or "name")
    played = fields.get("game", first_settings().game)
    kind = game(kebab(played) if isinstance(played, str) else played)
    written = {field: value for field, value in fields.items() if field not in ("name", "about", "game")}
    known = {field.name: field for field in msgspec.structs.fields(kind.settings)}
    for field in written:
        if field not in known:
            raise BadInput("unknown-field", name=field, possible=["name", "about", "game", *known])
    read = {field: _value(field, value, known[field].type) for field, value in kind.from_words(written).items()}
    settings = kind.settings(**read)
    return GameSet(name, about, settings, _players(kind, settings))


def _line(fields: Mapping[str, Any], name: str, most: int) -> str:
    """One line of text, as it is shown; nothing where it was left out."""
    written = fields.get(name)
    if written is not None and not isinstance(written, str):
        raise BadInput("bad-field", name=name, wanted="word")
    line = " ".join((written or "").split())
    if len(line) > most:
        raise BadInput("too-long", name=name, most=most)
    return line


def _value(name: str, written: Any, kind: Any) -> Any:
    """A setting's value as its type has it: numbers stand as text in what people write."""
    try:
        return msgspec.convert(written, kind, strict=False)
    except msgspec.ValidationError:
        raise _refusal(name, written, inspect.type_info(kind)) from None


def _refusal(name: str, written: Any, kind: inspect.Type) -> BadInput:
    """What should stand there instead."""
    match kind:
        case inspect.UnionType(types=types):
            return _refusal(name, written, next(each for each in types if not isinstance(each, inspect.NoneType)))
        case inspect.LiteralType(values=possible):
            return BadInput("bad-choice", name=name, value=str(written), possible=list(map(str, possible)))
        case inspect.BoolType():
            return BadInput("bad-field", name=name, wanted="true-or-false")
        case inspect.IntType() | inspect.FloatType():
            return BadInput("bad-number", name=name, fewest=kind.ge or kind.gt or 0, most=kind.le)
        case inspect.StrType():
            return BadInput("bad-field", name=name, wanted="word")
        case inspect.VarTupleType(max_length=int() as most) if (
            isinstance(written, list | tuple) and len(written) > most
        ):
            return BadInput("too-many", name=name, most=most)
    return BadInput("bad-field", name=name, wanted="words")


def _players(kind: GameKind, settings: Any) -> tuple[int, ...]:
    """How many can play it. Where nobody can, it is refused for what is wrong with the number it comes closest to."""
    numbers = range(kind.reference().fewest_players, MOST_PLAYERS + 1)
    wrong = {players: _blocking(kind, settings, players) for players in numbers}
    found = tuple(players for players, remarks in wrong.items() if not remarks)
    if not found:
        remark = min(wrong.values(), key=len)[0]
        raise BadSetup(remark.code, **remark.details)
    return found


def _blocking(kind: GameKind, settings: Any, players: int) -> list[Remark]:
    return [remark for remark in kind.remarks(settings, players) if remark.blocks]


def _plain(value: Any) -> Any:
    """Minutes are seldom halves."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
