"""A stranger with many addresses: connections by the byte, from 127.0.0.2 and all that follow."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import ClassVar
from urllib.parse import urlsplit

from noctambule.live import wire

PATIENCE = 10.0
"""Seconds after which an answer does not come."""
MASK = b"\x00\x00\x00\x00"
TEXT, BINARY, CLOSE, PING, PONG, MORE = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x00


def addresses(many: int = 200) -> Iterator[str]:
    """One after the other, and again."""
    return cycle(f"127.0.1.{last}" for last in range(1, many + 1))


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame as a browser sends it."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + MASK + payload


class Raw:
    """One connection; all that were made are hung up together."""

    made: ClassVar[list["Raw"]] = []

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host
        self.made.append(self)

    @classmethod
    async def hang_up(cls) -> None:
        for line in cls.made:
            line.close()
        for line in cls.made:
            with suppress(ConnectionError):
                await line.writer.wait_closed()
        cls.made.clear()

    @staticmethod
    async def connect(url: str, source: str = "127.0.0.1") -> "Raw":
        where = urlsplit(url)
        line = socket.socket()
        line.setblocking(False)
        line.bind((source, 0))
        await asyncio.get_running_loop().sock_connect(line, (where.hostname, where.port))
        return Raw(*await asyncio.open_connection(sock=line), where.netloc)

    def ask(self, path: str, *headers: str, method: str = "GET") -> None:
        """A request; what comes back is for `answer`."""
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers, "", "")
        self.writer.write("\r\n".join(lines).encode())

    async def answer(self) -> int:
        """The status of the next answer, which is read to its end; 0 where the line is dead."""
        with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
                length = [line for line in head.lower().splitlines() if line.startswith("content-length:")]
                if length:
                    await self.reader.readexactly(int(length[0].split(":")[1]))
                return int(head.split()[1])
        return 0

    async def get(self, path: str, *headers: str) -> int:
        self.ask(path, *headers)
        return await self.answer()

    async def upgrade(self) -> int:
        """Makes a socket of it."""
        return await self.get(
            "/socket",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: bm9jdGFtYnVsZWdhbWVzIQ==",
        )

    def send(self, kind: int, payload: bytes = b"") -> None:
        self.writer.write(frame(kind, payload))

    def say(self, said: wire.Said) -> None:
        self.send(TEXT, wire.encode(said))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame; a dead line is a frame that says close and no more."""
        with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                kind, size = await self.reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                return kind, await self.reader.readexactly(size)
        return CLOSE, b""

    async def hears_until(self, kind: int) -> bytes:
        while (heard := await self.hear())[0] not in (kind, CLOSE):
            pass
        return heard[1] if heard[0] == kind else b""

    async def is_dead(self) -> bool:
        """Whether the other side has hung up, or does so soon."""
        try:
            return not await asyncio.wait_for(self.reader.read(65536), PATIENCE)
        except TimeoutError:
            return False
        except ConnectionError:
            return True

    def is_open(self) -> bool:
        return not self.reader.at_eof() and self.reader.exception() is None

    def close(self) -> None:
        self.writer.close()
