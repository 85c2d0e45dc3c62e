"""Writes docs/protocol.md and web/src/wire.ts from the wire's types: neither can say anything else than they do."""

import sys
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from noctambule.games import asks, games, in_game
from noctambule.live import answers, shown, wire
from noctambule.onenight.network import balance
from noctambule.onenight.room.shown import PastClaim
from noctambule.server.network import desk, opening, past, reference, sets, with_key
from noctambule.server.screens import frames
from noctambule.werewords import network as words
from tools import transcript
from tools.typescript import comments, gathered, typescript

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "wire.ts"

Struct = type[msgspec.Struct]
KINDS = games()
CARDS: tuple[Struct, ...] = tuple(kind.cards for kind in KINDS)
SAID: tuple[Struct, ...] = (*(said for said in wire.said if said not in in_game()), *in_game(), *asks())
REPLIES: tuple[Struct, ...] = (*wire.replies, *(reply for kind in KINDS for reply in kind.replies))
ASKED: tuple[Struct, ...] = (*CARDS, desk.Aloud, desk.Written, words.WordsWanted, sets.SetWritten)
"""What is sent to the desk."""
ANSWERED: tuple[Struct, ...] = (
    opening.Opened,
    reference.Reference,
    *(type(kind.reference()) for kind in KINDS),
    answers.Checked,
    answers.Narration,
    words.WordsDrawn,
    sets.OwnSet,
    shown.Public,
    *(kind.public for kind in KINDS),
    *(kind.settings for kind in KINDS),
    PastClaim,
    past.PastGame,
    answers.Replay,
    past.Statistics,
    with_key.Kept,
    with_key.Keeping,
    balance.Measured,
    answers.Refusal,
)
"""What HTTP answers with."""

HEAD = f"""# The wire

Written by `make protocol` from the types that the server encodes and decodes; a test fails when it is stale. The web
client's own types, `web/src/wire.ts`, are written from them too.

`POST /rooms` opens a room. `GET /socket` is a WebSocket, one per screen, one JSON object a frame; a screen’s frames
have at most {wire.LONGEST_FRAME:,} bytes. [What else is answered over HTTP](#over-http) is below.

The first thing a screen says is `hello`. Without a token it sees what is public, as the table does, and may `join`.
With a seat's token it is that seat, whatever else it claims. Unknown fields and unknown words are refused.

Everything a screen says carries an `id` of its own choosing. The server answers `done` with that id once it is on
record, or `refused` with a code. Sent again with the same id, an input is acknowledged again and not done again.
`recover` is answered with `code`, `story` with `stories`, `join`, `knock` and `return` with `welcome`.

A screen that may not come in hears `refused` with `room-asks` (it may `knock`) or `room-locked`, is shown nothing, and
stays connected: once it may come in, there is `news`. So does one that was inside when the door was shut. `refused`
with an empty id may come at any time: `removed` and `kept-out` to a seat the host took away, and to everybody
`room-deleted`.
A seat that is handed the room's `key` shows it again in its `hello`.

`news` is `whole` on connecting and when another game begins; otherwise its events are added to those the screen has.
Its version is the number of the room's last entry: the same once more where only who is here has changed. From the deal
to the end of the game `pad` brings every frame to a size that follows from what is public ({frames.SECRETS:,} bytes are
kept for a seat's secrets, used or not).

Places are numbers: seats clockwise from 0, then the three center cards, then the center werewolf.
[Who sees which event](audience.md) is a page of its own.
"""

OVER_HTTP = """## Over HTTP

JSON both ways. What is refused is answered with status 400 and a [Refusal](#refusal); the referee answers with its own
`{"error": …, "code": …}`. A room that is not there is 404, and whoever asks too much gets 429. Of a game nothing can be
had before it is over, and what is over is for who has the room's key: it stands in the header `Authorization: Room …`,
never in an address. Without it games, records, replays, statistics, `kept` and `table.svg` are 403 `needs-key`,
whatever there is or is not; but the replay of a game that still lies on an open table is for every screen there.
"""

ROUTES: tuple[tuple[str, Struct | tuple[Struct, ...] | None, Struct | None, str], ...] = (
    ("POST /rooms", None, opening.Opened, "opens a room"),
    ("GET /rooms/{code}/qr.svg", None, None, "the way in, to be scanned"),
    (
        "GET /rooms/{code}/script?lang=fr",
        None,
        answers.Narration,
        "what is said aloud in the night of the cards chosen",
    ),
    ("GET /rooms/{code}/games", None, past.PastGame, "a list of the games that were finished here"),
    ("GET /rooms/{code}/records/{number}", None, None, "one of them, as `noctambule replay` and `verify` read it"),
    (
        "GET /rooms/{code}/replays/{number}",
        None,
        answers.Replay,
        "one of them, with all that is needed to see it again",
    ),
    ("GET /rooms/{code}/statistics", None, past.Statistics, "a list, by player"),
    ("GET /rooms/{code}/kept", None, with_key.Kept, "how long all this is kept"),
    ("GET /rooms/{code}/table.svg", None, None, "the way in for a table screen with the key, to be scanned"),
    ("GET /keeping.json", None, with_key.Keeping, "how long this server keeps rooms"),
    ("POST /check", CARDS, answers.Checked, "what is wrong with some cards, and what is advised"),
    ("POST /script", CARDS, answers.Narration, "a night to be read aloud"),
    ("POST /referee", desk.Written, None, "who won a game that was written down, and why"),
    ("POST /words", words.WordsWanted, words.WordsDrawn, "words for a mayor"),
    ("GET /sets", None, sets.OwnSet, "a list of the sets that this server offers every lobby"),
    ("POST /sets", sets.SetWritten, sets.OwnSet, "reads a set that somebody wrote, and keeps nothing"),
    ("GET /balance?players=5&deck=…", None, balance.Measured, "how fair some cards are, by random games"),
    ("GET /reference.json", None, reference.Reference, "all there is to choose from and to look up"),
    ("GET /recordings/{lang}", None, None, "the names of the spoken lines there are; each lies below"),
    ("GET /healthz", None, None, "whether the server is up"),
    ("GET /metrics", None, None, "how it is doing, for Prometheus; for its own machine, unless opened to all"),
)

A_GAME = f"""## A whole game

Three phones on one server, and all that the first of them says (`>`) and hears (`<`); of the others, what they say.
Time stands still in it, the room is called {transcript.ROOM}, and `pad` is cut. A test says all of it again and hears
the same.
"""


def main() -> None:
    for file, text in ((DOCUMENT, document()), (TYPES, types())):
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file.relative_to(ROOT)}\n")


def types() -> str:
    """The module of types that the web client imports."""
    live, settings, cards = (_any_of(kinds) for kinds in _of_games())
    text = typescript(
        (*SAID, *ASKED),
        (*REPLIES, *ANSWERED),
        {"Message": _union(SAID), "Reply": _union(REPLIES), "Answer": wire.Answer, "Detail": shown.Detail},
        {
            "Choose.settings": 'Settings | Pick<Settings, "game">',
            "Public.settings": "Settings",
            "View.settings": "Settings",
            "Public.live": "Live",
            "View.live": "Live",
            "OwnSet.settings": "Settings",
            "Replay.claims": "PastClaim[]",
            "Reference.games": "Games",
        },
    )
    told = "\n".join(f"  {_key(kind.id)}: {type(kind.reference()).__name__};" for kind in KINDS)
    head = "/** Written by `make protocol` from the server's types; a test fails when it is stale. */\n\n"
    return f"""{head}{text}
/** A game under way, whichever it is. */
export type Live = {live};

/** What is chosen, for whichever game. */
export type Settings = {settings};

/** Cards for a table without phones. */
export type Cards = {cards};

/** The cards of a game whose night is to be read aloud. */
export type Scripted = Cards & Aloud;

/** What there is to choose from and to look up, by game. */
export interface Games {{
{told}
}}
"""


def _key(id: str) -> str:
    return id if id.isidentifier() else f'"{id}"'


def _of_games() -> Iterator[tuple[Struct, ...]]:
    yield tuple(kind.public for kind in KINDS)
    yield tuple(kind.settings for kind in KINDS)
    yield tuple(kind.cards for kind in KINDS)


def _any_of(kinds: tuple[Struct, ...]) -> str:
    return " | ".join(kind.__name__ for kind in kinds)


def _union(kinds: tuple[Struct, ...]) -> Any:
    return reduce(or_, kinds)


def document() -> str:
    said, answered = get_args(wire.Said), get_args(wire.Reply)
    parts = [HEAD, "## What a screen says\n", *(_message(message, "do") for message in said)]
    parts += ["## What the server says\n", *(_message(message, "say") for message in answered)]
    parts += [OVER_HTTP, _routes()]
    inner = gathered((*said, *answered, *ASKED, *ANSWERED)) - {*said, *answered}
    parts += ["## What these are made of\n"]
    parts += [_part(struct) for struct in sorted(inner, key=lambda struct: struct.__name__)]
    parts += [A_GAME, f"```\n{transcript.written()}```\n"]
    return "\n".join(parts)


def _routes() -> str:
    rows = [f"| `{route}` | {_link(asked)} | {_link(answered)} | {about} |" for route, asked, answered, about in ROUTES]
    return "\n".join(["| | sent | answered | |", "| --- | --- | --- | --- |", *rows]) + "\n"


def _link(struct: Struct | tuple[Struct, ...] | None) -> str:
    if isinstance(struct, tuple):
        return " or ".join(map(_link, struct))
    return "" if struct is None else f"[{struct.__name__}](#{struct.__name__.lower()})"


def _part(struct: Struct) -> str:
    tag = struct.__struct_config__
    tagged = f"`{tag.tag_field}: {tag.tag}`. " if tag.tag_field else ""
    return f"### {struct.__name__}\n\n{tagged}{_sentence(struct)}\n\n{_fields(struct)}"


def _message(message: Struct, tag: str) -> str:
    config = message.__struct_config__
    fields = _fields(message, skip=("id",) if tag == "do" else ())
    return f"### `{config.tag}`\n\n`{tag}: {config.tag}`. {_sentence(message)}\n" + (f"\n{fields}" if fields else "")


def _sentence(message: type) -> str:
    return " ".join((message.__doc__ or "").split())


def _fields(struct: Struct, skip: tuple[str, ...] = ()) -> str:
    fields = [field for field in msgspec.structs.fields(struct) if field.name not in skip]
    if not fields:
        return ""
    about = comments(struct)
    rows = [
        f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} | {about.get(field.name, '')} |"
        for field in fields
    ]
    return "\n".join(["| field | type | default | |", "| --- | --- | --- | --- |", *rows]) + "\n"


def _type(kind: Any) -> str:
    """A type as JSON has it."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    names = {
        msgspec.UnsetType: "",
        int: "number",
        float: "number",
        str: "text",
        bool: "true or false",
        type(None): "null",
        Any: "anything",
    }
    if kind in names:
        return names[kind]
    origin, args = getattr(kind, "__origin__", None), get_args(kind)
    if origin is tuple or origin is list:
        inner = [arg for arg in args if arg is not Ellipsis]
        return "a list of " + (_type(inner[0]) if Ellipsis in args else " and ".join(map(_type, inner)))
    if origin is dict:
        return "an object"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _link(kind)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return "a list of " + " and ".join(f"{name} ({_type(of)})" for name, of in kind.__annotations__.items())
    if args and all(isinstance(arg, str) for arg in args):
        return " or ".join(f"`{arg}`" for arg in args)
    return " or ".join(filter(None, map(_type, args)))


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is msgspec.NODEFAULT:
        return ""
    if field.default is msgspec.UNSET:
        return "may be left out"
    return (
        f"`{msgspec.json.encode(field.default).decode()}`"
        if not isinstance(field.default, msgspec.Struct)
        else "all defaults"
    )


if __name__ == "__main__":
    main()
