"""Trouble around a room: a disk that is full, a database that is locked, phones that do not listen."""

import asyncio
import contextlib
import socket
import sqlite3
from pathlib import Path
from random import Random

import pytest

from noctambule.live import wire
from noctambule.live.shown import Detail
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.server.network.visits import MOST_WAITING
from noctambule.server.store import StoreBusy, StoreError, StoreFull
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import Party, party

NAMES = ("Ana", "Ben", "Cleo")


class FickleStore(MemoryStore):
    """Refuses to write while something is wrong with it."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: StoreError | None = None

    async def append(self, room: str, number: int, entry: bytes, at: int) -> bool:
        if self.trouble is not None:
            raise self.trouble
        return await super().append(room, number, entry, at)


@pytest.mark.parametrize("trouble", [StoreFull("full"), StoreBusy("busy")])
def test_what_can_not_be_written_is_refused_and_the_room_goes_on_when_it_can(trouble: StoreError) -> None:
    async def evening() -> None:
        store = FickleStore()
        async with party(*NAMES, store=store) as table:
            ana, ben, _ = table.phones
            await table.deal()
            why: dict[str, Detail] = {"why": type(trouble).__name__}
            late = await table.screen()
            async with table.in_silence(ben):
                store.trouble = trouble
                for id in ("first", "again"):
                    assert (await ana.do(wire.Ready(id=id))) == wire.Refused(id, "not-kept", why)
                await late.join("Dov")
                assert late.refused[-1].code == "not-kept"
            store.trouble = None
            assert isinstance(await ana.do(wire.Ready(id="first")), wire.Done)
            await ben.do(wire.Ready())
            await table.phones[2].do(wire.Ready())
            await table.settle()
            assert table.phase == "night"

    asyncio.run(evening())


def test_a_deadline_that_could_not_be_written_is_tried_again() -> None:
    async def evening() -> None:
        store = FickleStore()
        async with party(*NAMES, store=store) as table:
            await table.begin()
            store.trouble = StoreFull("full")
            await table.wait(60_000)
            assert table.phase == "night"
            store.trouble = None
            await table.wait(2_000)
            assert table.phase == "look"

    asyncio.run(evening())


def test_a_database_locked_by_somebody_else_is_not_the_end(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "rooms.db"
        store = await SqliteStore.open(path)
        async with party(*NAMES, store=store) as table:
            ana = table.phones[0]
            await table.deal()
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                reply = await ana.do(wire.Ready(id="locked"))
                other.execute("ROLLBACK")
            assert reply == wire.Refused("locked", "not-kept", {"why": "StoreBusy"})
            assert isinstance(await ana.do(wire.Ready(id="locked")), wire.Done)

    asyncio.run(evening())


async def deaf_screen(table: Party) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A screen that says hello and never reads again."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    host, port = table.url.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bm9jdGFtYnVsZWdhbWVzIQ==\r\n\r\n".encode()
    )
    hello = wire.encode(wire.Hello(room=table.room, as_="watch"))
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await writer.drain()
    return reader, writer


def test_a_phone_that_does_not_listen_is_let_go_and_nobody_waits_for_it() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            _, writer = await deaf_screen(table)
            await table.until(lambda: len(table.keeper.screens) == 4)
            ana, chance = table.phones[0], Random("deaf")
            deck = tuple("x" * 5000 for _ in range(2))
            sent = 0
            while len(table.keeper.screens) == 4 and sent < 100 * MOST_WAITING:
                table.clock.move_to(table.clock.now() + 1000)
                seconds = chance.random()
                settings = OneNightSettings(scenario=None, deck=deck, call_seconds=seconds)
                assert isinstance(await ana.do(wire.Choose(settings=settings)), wire.Done)
                sent += sum(map(len, deck))
            await table.until(lambda: len(table.keeper.screens) == 3)
            writer.close()

    asyncio.run(evening())
