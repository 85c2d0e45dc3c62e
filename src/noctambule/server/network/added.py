"""What installed packages add to the app's own files: texts and drawings, put into them as they are asked for."""

import json
from functools import lru_cache
from pathlib import Path

from noctambule.games import games
from noctambule.narrator.parsed import from_outside
from noctambule.server.network.answers import JSON
from noctambule.server.network.made import Made

DRAWN = "image/svg+xml"
OPENS, CLOSES = '<svg xmlns="http://www.w3.org/2000/svg"', "</svg>"


def texts(file: Path, language: str) -> Made | None:
    """A language's texts and those from outside; None where there are none, or the app has no such language."""
    more = from_outside(language)
    return _texts(file.read_text(encoding="utf-8"), json.dumps(more)) if more and file.is_file() else None


def sprite(file: Path) -> Made | None:
    """The cast's drawings and those from outside."""
    more = "".join(_symbol(id, drawing) for kind in games() for id, drawing in kind.drawings.items())
    return _sprite(file.read_text(encoding="utf-8"), more) if more and file.is_file() else None


@lru_cache(maxsize=16)
def _texts(known: str, more: str) -> Made:
    messages = json.loads(known)
    ids = {message["id"] for message in messages}
    messages += [message for message in json.loads(more) if message["id"] not in ids]
    return Made.of(json.dumps(messages, ensure_ascii=False, separators=(",", ":")).encode(), JSON)


@lru_cache(maxsize=4)
def _sprite(known: str, more: str) -> Made:
    return Made.of(f"{known.rstrip().removesuffix(CLOSES)}{more}{CLOSES}\n".encode(), DRAWN)


def _symbol(id: str, drawing: str) -> str:
    inside = drawing.rstrip().removeprefix(OPENS).removesuffix(CLOSES).replace("\n", "")
    return f'<symbol id="{id}"{inside}</symbol>\n'
