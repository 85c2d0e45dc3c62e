"""A store that keeps its rooms in memory: for tests, and for tables that need not be remembered."""

from typing import NamedTuple

from noctambule.server.store import RoomInfo, StoreClosed, StoreGap


class _Written(NamedTuple):
    entry: bytes
    at: int


class MemoryStore:
    """Each room is a list of entries by their number."""

    def __init__(self) -> None:
        self._logs: dict[str, dict[int, _Written]] | None = {}

    async def append(self, room: str, number: int, entry: bytes, at: int) -> bool:
        logs = self._open()
        following = max(logs.get(room, ()), default=0) + 1
        if not 1 <= number <= following:
            raise StoreGap(f"entry {number} of room {room!r} has none before it")
        if number < following:
            return False
        logs.setdefault(room, {})[number] = _Written(entry, at)
        return True

    async def replace(self, room: str, number: int, entry: bytes, at: int) -> bool:
        if not await self.append(room, number, entry, at):
            return False
        self._open()[room] = {number: _Written(entry, at)}
        return True

    async def read(self, room: str, after: int = 0) -> list[tuple[int, bytes]]:
        log = self._open().get(room, {})
        return [(number, written.entry) for number, written in log.items() if number > after]

    async def rooms(self) -> list[RoomInfo]:
        return [
            RoomInfo(code, len(log), log[min(log)].at, log[max(log)].at) for code, log in sorted(self._open().items())
        ]

    async def forget(self, room: str) -> bool:
        return self._open().pop(room, None) is not None

    async def close(self) -> None:
        self._logs = None

    def _open(self) -> dict[str, dict[int, _Written]]:
        if self._logs is None:
            raise StoreClosed("the store has been closed")
        return self._logs
