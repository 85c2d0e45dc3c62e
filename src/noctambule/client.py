"""A small client that speaks the wire: for tests, bots and measuring."""

import secrets
from collections.abc import Callable
from typing import Any, Literal

import aiohttp
import msgspec

from noctambule.engine.pledges import pledge
from noctambule.games import reply_decoder
from noctambule.live import wire


class News(wire.Reply, tag="news", frozen=True):
    """`wire.News`, with the view as it came."""

    v: int
    whole: bool
    now: int
    view: dict[str, Any]


decoder = reply_decoder(News)


def by_chance(_: str) -> str:
    """What a screen gives to a shuffle: nobody can foresee it."""
    return secrets.token_hex(16)


class Client:
    """One screen. It knows what it was told, and nothing else."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, draw: Callable[[str], str] | None = by_chance) -> None:
        self.socket = socket
        self.token: str | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.version = 0
        self.now = 0
        """The room's time, when it last said something new."""
        self.last_id = ""
        self._draw = draw
        self._drawn = dict[str, str]()
        self._opened = ""
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
        draw: Callable[[str], str] | None = by_chance,
    ) -> "Client":
        """A screen in a room; with a token, at its seat.

        What it gives to a shuffle follows from the shuffle's seal; nothing at a seat that a phone holds besides.
        """
        client = Client(await session.ws_connect(url, compress=0, max_msg_size=0), draw)
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
            case wire.Welcome(token=token):
                self.token = token
            case wire.Refused():
                self.refused.append(reply)
        return reply

    async def _take_part(self, view: dict[str, Any]) -> None:
        """Pledges to every seal that is shown, once, and opens when the deal is called for, if it still can."""
        seal, called, me = view.get("seal", ""), view.get("called"), view["me"]
        if self.token is None or self._draw is None or not seal:
            return
        if seal not in self._drawn:
            self._drawn = {seal: self._draw(seal)}
            await self.say(wire.Pledge(seal=seal, pledge=pledge(seal, self._drawn[seal])))
        if called and me is not None and self._opened != seal:
            self._opened = seal
            if called["pledges"][me] == pledge(seal, self._drawn[seal]):
                await self.say(wire.Open(opening=self._drawn[seal]))

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
