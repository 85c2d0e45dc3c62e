"""A small client that speaks the wire: for tests, bots and measuring."""

import secrets
from typing import Any, Literal

import aiohttp
import msgspec

from noctambule.engine.pledges import Chain
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

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, gives: str | None = "") -> None:
        self.socket = socket
        self.token: str | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.version = 0
        self.now = 0
        """The room's time, when it last said something new."""
        self.last_id = ""
        self._chain = None if gives is None else Chain(gives or secrets.token_hex(32))
        self._pledged = False
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
        gives: str | None = "",
    ) -> "Client":
        """A screen in a room; with a token, at its seat.

        What it gives to shuffles is drawn, or follows from `gives`; None at a seat that a phone holds besides.
        """
        client = Client(await session.ws_connect(url, compress=0, max_msg_size=0), gives)
        client.token = token
        await client.say(wire.Hello(room=room, token=token, as_=kind))
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
                await self._take_part(view)
            case wire.Counted(v=v, counts=counts):
                self.view["live"]["counts"] = msgspec.to_builtins(counts)
                self.version = v
            case wire.Shuffling(v=v, called=called):
                self.view["called"] = msgspec.json.decode(wire.encode(called))  # as news would have it
                self.version = v
                await self._take_part(self.view)
            case wire.Welcome(token=token):
                self.token = token
            case wire.Refused():
                self.refused.append(reply)
        return reply

    async def _take_part(self, view: dict[str, Any]) -> None:
        """Pledges once, and opens when the deal is called for."""
        if self.token is None or self._chain is None:
            return
        if not self._pledged or self._chain.is_used_up:
            self._chain = self._chain if not self._pledged else Chain(secrets.token_hex(32))
            self._pledged = True
            await self.say(wire.Pledge(pledge=self._chain.pledge))
        called, me = view.get("called"), view["me"]
        if called and me is not None and called["pledges"][me] == self._chain.pledge:
            await self.say(wire.Open(opening=self._chain.open()))

    async def do(self, said: wire.Said) -> wire.Reply:
        """Says something, under an id of its own, and hears until it is answered; what was not read has no id."""
        self.last_id = said.id = said.id or secrets.token_hex(8)
        await self.say(said)
        while True:
            reply = await self.hear()
            if getattr(reply, "id", None) in (said.id, ""):
                return reply

    async def join(self, name: str) -> None:
        """Takes a seat."""
        await self._be_seated(wire.Join(id="join", name=name))

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
