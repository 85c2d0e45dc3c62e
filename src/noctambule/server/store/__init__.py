"""Where rooms are kept: each room is a log of entries numbered on and on without holes, and the log is the truth."""

from typing import NamedTuple, Protocol


class StoreError(Exception):
    """The store could not do what was asked; of a refused append nothing is kept."""


class StoreFull(StoreError):
    """There is no room left on the disk."""


class StoreBusy(StoreError):
    """Somebody else kept the database locked for too long."""


class StoreGap(StoreError):
    """The entry before this one is not there: it was refused, or the room has been forgotten meanwhile."""


class StoreClosed(StoreError):
    """The store has been closed."""


class StoreTooNew(StoreError):
    """The store was written by a newer Noctambule than this one."""


class RoomInfo(NamedTuple):
    """What is known of a room without reading its entries; times are those handed in with the first and last one."""

    code: str
    entries: int
    first_at: int
    last_at: int


class Store(Protocol):
    """Any process may write to any room: whoever first appends under (room, number) has decided what happened there.

    An append waits for the disk, a read does not wait for other people's appends. Entries for one room may be
    appended without waiting for the one before; they are written in the order in which they were handed in, and where
    one is not, those that were handed in behind it are not either (`StoreGap`).
    """

    async def append(self, room: str, number: int, entry: bytes, at: int) -> bool:
        """True: this very entry is written, and survives a crash. False: somebody else holds that number.

        `at` is the caller's clock, in milliseconds since 1970. Raises `StoreFull`, `StoreBusy` or another `StoreError`
        where the entry is refused. Whoever stops waiting (a cancelled task) does not know: the entry may be kept.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[tuple[int, bytes]]:
        """A room's entries behind number `after`, in order; none for a room nobody has written to."""
        ...

    async def rooms(self) -> list[RoomInfo]:
        """All rooms that have an entry, ordered by code."""
        ...

    async def replace(self, room: str, number: int, entry: bytes, at: int) -> bool:
        """Appends an entry, as `append` does, and removes all before it; both are done, or neither.

        Once it has returned, what was removed is nowhere in the store's own files any more.
        """
        ...

    async def forget(self, room: str) -> bool:
        """Removes a room's entries, and their bytes from the store's own files; False when there were none."""
        ...

    async def close(self) -> None:
        """Refuses what comes from now on, and returns when everything handed in before is written or refused."""
        ...
