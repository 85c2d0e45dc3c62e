"""A small client that speaks the wire: for tests, bots and measuring."""

import secrets
from typing import Any, Literal

import aiohttp
import msgspec

from noctambule.games import reply_decoder
from noctambule.live import wire


class News(wire.Reply, tag="news", frozen=True):
    """`wire.News`, with the view as it came."""

    v: int
    whole: bool
    now: int
    view: dict[str, Any]


decoder = reply_decoder(News)


class Client:
    """One screen. It knows what it was told, and nothing else."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.token: str | None = None
        self.key: str | None = None
        """The room's, once it has been handed over."""
        self.door: wire.AtTheDoor | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.version = 0
        self.now = 0
        """The room's time, when it last said something new."""
        self.last_id = ""
        self.refused: list[wire.Refused] = []
        self.frames: list[int] = []
        """The sizes of all frames received."""

    @staticmethod
    async def connect(
        session: aiohttp.ClientSession,
        url: str,
        room: str,
        token: str | None = None,
        kind: Literal["phone", "table", "watch"] = "phone",
        *,
        key: str | None = None,
        device: str | None = None,
    ) -> "Client":
        """A screen in a room; with a token, at its seat."""
        client = Client(await session.ws_connect(url, compress=0, max_msg_size=0))
        client.token, client.key = token, key
        await client.say(wire.Hello(room=room, token=token, key=key, device=device, as_=kind))
        await client.hear()
        return client

    async def say(self, said: wire.Said) -> None:
        await self.socket.send_str(wire.encode(said).decode())

    async def hear(self) -> wire.Reply:
        """The next thing the server says."""
        text = await self.socket.receive_str()
        self.frames.append(len(text.encode()))
        reply: wire.Reply = decoder.decode(text)
        match reply:
            case News(v=v, whole=whole, now=now, view=view):
                told = view.pop("events")
                self.events = told if whole else [*self.events, *told]
                self.view, self.version, self.now = view, v, now
            case wire.Counted(v=v, counts=counts):
                self.view["live"]["counts"] = msgspec.to_builtins(counts)
                self.version = v
            case wire.Welcome(token=token):
                self.token = token
            case wire.Key(key=key):
                self.key = key
            case wire.AtTheDoor():
                self.door = reply
            case wire.Refused():
                self.refused.append(reply)
        return reply

    async def do(self, said: wire.Said) -> wire.Reply:
        """Says something, under an id of its own, and hears until it is answered; what was not read has no id."""
        self.last_id = said.id = said.id or secrets.token_hex(8)
        await self.say(said)
        while True:
            reply = await self.hear()
            if getattr(reply, "id", None) in (said.id, ""):
                return reply

    async def join(self, name: str, adds: str = "") -> None:
        """Takes a seat."""
        await self._be_seated(wire.Join(id="join", name=name, adds=adds))

    async def come_back(self, code: str) -> None:
        """Takes a seat back with the host's code."""
        await self._be_seated(wire.Return(id="return", code=code))

    async def _be_seated(self, said: wire.Said) -> None:
        await self.say(said)
        while not isinstance(reply := await self.hear(), wire.Welcome):
            if isinstance(reply, wire.Refused):
                return
        await self.hear()

    async def close(self) -> None:
        await self.socket.close()
