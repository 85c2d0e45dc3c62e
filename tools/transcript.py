"""A whole game as it goes over the wire: three phones play, and one of them keeps what it says and hears."""

import asyncio
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import aiohttp
from aiohttp.test_utils import TestServer

from noctambule.engine.pledges import pledge
from noctambule.live import wire
from noctambule.onenight.room.said import MakeClaim
from noctambule.server.network.app import app
from noctambule.server.rooms.house import House
from noctambule.server.store.memory import MemoryStore

NAMES = ("Ana", "Ben", "Cleo")
OPENINGS = ("a1" * 32, "be" * 32, "c1" * 32)
"""What each phone gives to the shuffle; others draw theirs by chance."""
ROOM = "KMPT"
"""What the page calls the room, which has another code each time."""
ASIDE = "aside"
"""The id of something that is always refused: once it is, all that was said before has been heard."""
NOW = 1_800_000_000_000


class StandingClock:
    """Time that stands still: everybody answers at once."""

    def now(self) -> int:
        return NOW

    async def until(self, moment: int) -> None:
        await asyncio.Event().wait()

    def alarm(self, moment: int, ring: Callable[[], None]) -> Callable[[], None]:
        return lambda: None


def luck(number: int) -> Random:
    """The same for every playing."""
    return Random(f"an example, entry {number}")


class Phone:
    """A socket, and what went over it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, room: str) -> None:
        self.socket = socket
        self.room = room
        self.view: dict[str, Any] = {}

    async def say(self, said: str) -> list[str]:
        """Says something; back comes all that is heard, as the page has it."""
        await self.socket.send_str(said.replace(ROOM, self.room))
        return await self.hear()

    async def hear(self) -> list[str]:
        """All that has been said to this phone by now."""
        await self.socket.send_str(json.dumps({"do": "hello", "id": ASIDE}))
        heard = list[str]()
        while (frame := json.loads(await self.socket.receive_str())).get("id") != ASIDE:
            self.view = frame.get("view", self.view)
            written = json.dumps({**frame, "pad": "…"} if frame.get("pad") else frame, ensure_ascii=False)
            heard.append(written.replace(self.room, ROOM))
        return heard


async def table(play: Callable[[list[Phone]], Any]) -> Any:
    """Three phones at a server of their own."""
    house = House(MemoryStore(), StandingClock(), guarded=False, luck=luck)
    async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
        async with session.post(server.make_url("/rooms")) as answer:
            room = (await answer.json())["room"]
        sockets = [await session.ws_connect(server.make_url("/socket"), compress=0, max_msg_size=0) for _ in NAMES]
        return await play([Phone(socket, room) for socket in sockets])


def written() -> str:
    """The transcript: `Ana > ` what she says, `Ana < ` what she hears; of the others, what they say."""
    return _together(asyncio.run(table(_play)))


def _together(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


async def _told(phones: list[Phone], name: str, said: str) -> list[str]:
    """One phone speaks, all listen; the lines that are kept."""
    speaker = phones[NAMES.index(name)]
    heard = {speaker: await speaker.say(said)}
    heard |= {each: await each.hear() for each in phones if each is not speaker}
    return [f"{name} > {said}", *(f"{NAMES[0]} < {frame}" for frame in heard[phones[0]])]


async def _play(phones: list[Phone]) -> list[str]:
    lines, ana = list[str](), phones[0]

    async def say(phone: Phone, said: wire.Said) -> None:
        lines.extend(await _told(phones, NAMES[phones.index(phone)], wire.encode(said).decode()))

    for phone, name in zip(phones, NAMES, strict=True):
        await say(phone, wire.Hello(room=ROOM))
        await say(phone, wire.Join(id="1", name=name))
    for phone, opening in zip(phones, OPENINGS, strict=True):
        await say(phone, wire.Pledge(pledge=pledge(opening)))
    await say(ana, wire.Start(id="2"))
    for phone, opening in zip(phones, OPENINGS, strict=True):
        await say(phone, wire.Open(opening=opening))
    for phone in phones:
        await say(phone, wire.Ready(id="3"))
    while ana.view["live"]["phase"] == "night":
        beat = ana.view["live"]["beat"]
        for phone in phones:
            first = phone.view["prompt"]["options"][0]
            answer = tuple(first) if isinstance(first, list) else first
            await say(phone, wire.Tap(id=f"4.{beat}", beat=beat, answer=answer))
    for phone in phones:
        await say(phone, wire.Ready(id="5"))
    await say(ana, MakeClaim(id="6", role="villager"))
    for phone in phones[:2]:
        await say(phone, wire.EndDay(id="7"))
    for phone in phones:
        await say(phone, wire.Point(id="8", at=phone.view["prompt"]["options"][0]))
    return lines


def replayed(transcript: str) -> str:
    """What comes of saying again what a transcript says."""

    async def play(phones: list[Phone]) -> list[str]:
        said = re.findall(r"^(\w+) > (.*)$", transcript, re.MULTILINE)
        return [line for name, words in said for line in await _told(phones, name, words)]

    return _together(asyncio.run(table(play)))
