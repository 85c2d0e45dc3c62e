"""Writes docs/protocol.md and web/src/wire.ts from the wire's types: neither can say anything else than they do."""

import sys
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from noctambule.server import answers, desk, frames, past, reference, rooms, shown, wire
from tools.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "wire.ts"

ASKED = (desk.Cards, desk.Scripted, desk.Written, desk.WordsWanted)
"""What is sent to the desk."""
ANSWERED = (
    rooms.Opened,
    reference.Reference,
    desk.Checked,
    desk.Script,
    desk.WordsDrawn,
    shown.Public,
    past.PastGame,
    past.Replay,
    past.Statistics,
    answers.Refusal,
)
"""What HTTP answers with."""

HEAD = f"""# The wire

Written by `make protocol` from the types in `src/noctambule/server/wire.py`; a test fails when it is stale.

`POST /rooms` opens a room and answers `{{"room": "ABCD"}}`. `GET /socket` is a WebSocket, one per screen, one JSON
object a frame; a screen’s frames have at most {wire.LONGEST_FRAME:,} bytes. `GET /healthz` answers when the server is
up. `GET /rooms/ABCD/records/1` is the first game that was finished in a room, as `noctambule replay` reads it.

The first thing a screen says is `hello`. Without a token it sees what is public, as the table does, and may `join`. With
a seat's token it is that seat, whatever else it claims. Unknown fields and unknown words are refused.

Everything a screen says carries an `id` of its own choosing. The server answers `done` with that id once it is on
record, or `refused` with a code. Sent again with the same id, an input is acknowledged again and not done again.
`recover` is answered with `code`, `story` with `stories`, `join` and `return` with `welcome`.

`news` is `whole` on connecting and when another game begins; otherwise its events are added to those the screen has.
Its version is the number of the room's last entry: the same once more where only who is here has changed. From the deal to the end of the game `pad` brings every frame to a
size that follows from what is public ({frames.SECRETS:,} bytes are kept for a seat's secrets, used or not).

Places are numbers: seats clockwise from 0, then the three center cards, then the center werewolf.
[Who sees which event](audience.md) is a page of its own.
"""


def main() -> None:
    for file, text in ((DOCUMENT, document()), (TYPES, types())):
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file.relative_to(ROOT)}\n")


def types() -> str:
    """The module of types that the web client imports."""
    said, answered = get_args(wire.Message), get_args(wire.Reply)
    return "/** Written by `make protocol` from the server's types; a test fails when it is stale. */\n\n" + typescript(
        (*said, *ASKED),
        (*answered, *ANSWERED),
        {"Message": wire.Message, "Reply": wire.Reply, "Answer": wire.Answer, "Detail": shown.Detail},
    )


def document() -> str:
    parts = [HEAD, "## What a screen says\n"]
    parts += [_message(message, "do") for message in get_args(wire.Message)]
    parts += ["## What the server says\n"]
    parts += [_message(message, "say") for message in get_args(wire.Reply)]
    parts += ["## Settings\n", _fields(wire.Settings), "## Parts of a claim\n", _fields(wire.Told)]
    return "\n".join(parts)


def _message(message: type[msgspec.Struct], tag: str) -> str:
    config = message.__struct_config__
    fields = _fields(message, skip=("id",) if tag == "do" else ())
    return f"### `{config.tag}`\n\n`{tag}: {config.tag}`. {_sentence(message)}\n" + (f"\n{fields}" if fields else "")


def _sentence(message: type) -> str:
    return " ".join((message.__doc__ or "").split())


def _fields(struct: type[msgspec.Struct], skip: tuple[str, ...] = ()) -> str:
    fields = [field for field in msgspec.structs.fields(struct) if field.name not in skip]
    if not fields:
        return ""
    rows = [f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} |" for field in fields]
    return "\n".join(["| field | type | default |", "| --- | --- | --- |", *rows]) + "\n"


def _type(kind: Any) -> str:
    """A type as JSON has it."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    names = {int: "number", float: "number", str: "text", bool: "true or false", type(None): "null", Any: "anything"}
    if kind in names:
        return names[kind]
    origin, args = getattr(kind, "__origin__", None), get_args(kind)
    if origin is tuple or origin is list:
        inner = [arg for arg in args if arg is not Ellipsis]
        return "a list of " + (_type(inner[0]) if Ellipsis in args else " and ".join(map(_type, inner)))
    if origin is dict:
        return "an object"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"an object ({kind.__name__.lower()})"
    if args and all(isinstance(arg, str) for arg in args):
        return " or ".join(f"`{arg}`" for arg in args)
    return " or ".join(map(_type, args))


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is msgspec.NODEFAULT:
        return ""
    return (
        f"`{msgspec.json.encode(field.default).decode()}`"
        if not isinstance(field.default, msgspec.Struct)
        else "all defaults"
    )


if __name__ == "__main__":
    main()
