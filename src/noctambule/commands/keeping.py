"""Where rooms are kept, and what is said when they can't be."""

import re
from pathlib import Path

from noctambule.commands.common import data_folder
from noctambule.engine.errors import BadInput
from noctambule.server.store import StoreBusy, StoreError, StoreTooNew
from noctambule.server.store.sqlite import SqliteStore

STORE = "rooms.db"
LENGTHS = {"d": 86_400_000, "h": 3_600_000, "m": 60_000}


def default_store() -> Path:
    """A file in a folder of this user's own."""
    path = data_folder() / STORE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("store-unusable", path=path, problem=error.strerror) from None
    return path


async def opened(path: Path) -> SqliteStore:
    try:
        return await SqliteStore.open(path)
    except StoreTooNew:
        raise BadInput("store-too-new", path=path) from None
    except StoreBusy:
        raise BadInput("store-locked", path=path) from None
    except StoreError as error:
        raise BadInput("store-unusable", path=path, problem=str(error)) from None


def age(written: str) -> int:
    """A length of time in milliseconds."""
    match = re.fullmatch(r"(\d{1,6})([dhm])", written)
    if match is None:
        raise BadInput("no-such-age", text=written)
    return int(match[1]) * LENGTHS[match[2]]
