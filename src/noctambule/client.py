"""A small client that speaks the wire: for tests, bots and measuring."""

import secrets
from typing import Any

import aiohttp

from noctambule.server import wire


class Client:
    """One screen. It knows what it was told, and nothing else."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.token: str | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.version = 0
        self.last_id = ""
        self.refused: list[wire.Refused] = []
        self.frames: list[int] = []
        """The sizes of all frames received."""

    @staticmethod
    async def connect(session: aiohttp.ClientSession, url: str, room: str, token: str | None = None) -> "Client":
        """A screen in a room; with a token, at its seat."""
        client = Client(await session.ws_connect(url, compress=0, max_msg_size=0))
        client.token = token
        await client.say(wire.Hello(room=room, token=token))
        await client.hear()
        return client

    async def say(self, said: wire.Message) -> None:
        await self.socket.send_str(wire.encode(said).decode())

    async def hear(self) -> wire.Reply:
        """The next thing the server says."""
        text = await self.socket.receive_str()
        self.frames.append(len(text.encode()))
        reply: wire.Reply = wire.reply_decoder.decode(text)
        match reply:
            case wire.News(v=v, whole=whole, view=view):
                told = view.pop("events")
                self.events = told if whole else [*self.events, *told]
                self.view, self.version = view, v
            case wire.Welcome(token=token):
                self.token = token
            case wire.Refused():
                self.refused.append(reply)
        return reply

    async def do(self, said: wire.Message) -> wire.Reply:
        """Says something, under an id of its own, and hears until it is done or refused."""
        self.last_id = said.id = said.id or secrets.token_hex(8)
        await self.say(said)
        while True:
            match await self.hear():
                case (wire.Done(id=id) | wire.Refused(id=id)) as reply if id == said.id:
                    return reply

    async def join(self, name: str, adds: str = "") -> None:
        """Takes a seat."""
        await self.say(wire.Join(id="join", name=name, adds=adds))
        while not isinstance(reply := await self.hear(), wire.Welcome):
            if isinstance(reply, wire.Refused):
                return
        await self.hear()

    async def close(self) -> None:
        await self.socket.close()
