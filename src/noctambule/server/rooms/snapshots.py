"""A whole room in its lobby, as plain values: what stands for all that came before it."""

from functools import cache
from typing import Any, get_type_hints

import msgspec

from noctambule.engine import records
from noctambule.games import game, read_settings
from noctambule.server.rooms.room import Room

NOT_KEPT = ("code", "number", "live")
"""The first two are said beside it, and in the lobby no game is on."""


def taken(room: Room) -> dict[str, Any]:
    """The room, as JSON has it."""
    assert room.in_lobby
    fields = {name: getattr(room, name) for name in Room.__struct_fields__ if name not in NOT_KEPT}
    written: dict[str, Any] = msgspec.to_builtins({name: value for name, value in fields.items() if name != "past"})
    return {**written, "past": [records.dump(record) for record in room.past]}


def read(code: str, written: dict[str, Any]) -> Room:
    """The room again; what a field of today was not yet, is as in a new room."""
    found: dict[str, Any] = {name: _read(name, value) for name, value in written.items() if name in _types()}
    return Room(code, **found)


def _read(name: str, value: Any) -> Any:
    match name:
        case "settings":
            return read_settings(value)
        case "chosen":
            return {id: read_settings(settings) for id, settings in value.items()}
        case "groups":
            return {id: msgspec.convert(group, type(game(id).group)) for id, group in value.items()}
        case "past":
            return tuple(records.load(record.splitlines()) for record in value)
        case _:
            return msgspec.convert(value, _types()[name])


@cache
def _types() -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(Room).items() if name not in NOT_KEPT}
