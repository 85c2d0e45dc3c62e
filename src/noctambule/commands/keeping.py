"""Where rooms are kept, and what is said when they can't be."""

from pathlib import Path

from noctambule.commands.common import data_folder
from noctambule.engine.errors import BadInput
from noctambule.server.store import StoreBusy, StoreError, StoreTooNew
from noctambule.server.store.sqlite import SqliteStore

STORE = "rooms.db"


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
