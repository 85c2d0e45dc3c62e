"""Ten thousand frames that nobody should send: an error code each, no traceback, and nobody else is bothered."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import chain
from random import Random
from typing import Any

import pytest
from aiohttp import WSCloseCode, WSMsgType

from noctambule.client import Client, News
from noctambule.live import wire
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.sayings import Told
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops
from noctambule.werewords.room.settings import WordsSettings
from tests.seeds import with_chance
from tests.server.house import Party, party

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
FRAMES = 10_000
DECK = ("werewolf", "werewolf", "seer", "robber", "drunk", "villager", "villager", "villager")

GOOD: list[wire.Said] = [
    wire.Ready(id="x"),
    wire.Tap(id="x", beat=0, answer=(1, 2)),
    wire.Tap(id="x", beat=-1, answer="left"),
    wire.Start(id="x"),
    wire.Hello(id="x", room="AAAA"),
    wire.Join(id="x", name="Zoe"),
    wire.Join(id="x", name="\u202e \x00"),
    MakeClaim(id="x", role="seer", story=(Told("looked", (99,), ("seer",)),)),
    AskStory(id="x", role="seer", story=(Told("looked", (-7,), ()),) * 9),
    wire.Accuse(id="x", at=-1),
    wire.Recover(id="x", seat=99),
    wire.Return(id="x", code="ABCDEF"),
    wire.Kick(id="x", seat=-5),
    wire.Host(id="x", seat=7),
    wire.Order(id="x", seats=(0, 0, 0)),
    wire.Point(id="x", at=10**6),
    Token(id="x", token="", asker=-3),
    Undo(id="x"),
    Whoops(id="x"),
    wire.EndDay(id="x"),
    wire.Chat(id="x", text="x" * 5000),
    Ask(id="x", text=""),
    wire.Pause(id="x"),
    wire.MoreTime(id="x"),
    wire.Abandon(id="x"),
    wire.Choose(id="x", settings=OneNightSettings(scenario=None, deck=("seer",) * 30)),
    wire.Choose(id="x", settings=WordsSettings(own_words=("\x00",) * 400)),
]


def out_of_order(chance: Random) -> str:
    """A frame that could be read, at a moment when nobody asked for it."""
    said = chance.choice(GOOD)
    said.id = f"{chance.random()}"
    return wire.encode(said).decode()


def malformed(chance: Random) -> str:
    """A frame that is broken somehow."""
    text = out_of_order(chance)
    match chance.randint(0, 4):
        case 0:
            return text[: chance.randint(0, len(text) - 1)]
        case 1:
            return "".join(chance.choices('{}[]":,0aé\\ud', k=chance.randint(0, 60)))
        case 2:
            data: dict[str, Any] = json.loads(text)
            data[chance.choice(["seat", "at", "extra", "do", "answer"])] = chance.choice([None, -1, "x", [], {}, 1e300])
            return json.dumps(data)
        case 3:
            return "[" * 3000
        case _:
            at = chance.randint(0, len(text))
            return text[:at] + chance.choice("{}\x00é9") + text[at:]


class Mallory:
    """Sends what nobody should, from a seat or from none, and counts the answers."""

    def __init__(self, table: Party, chance: Random) -> None:
        self.table = table
        self.chance = chance
        self.answers = Counter[str]()
        self.frames = 0

    async def answered(self, screen: Client, text: str) -> None:
        self.table.clock.move_to(self.table.clock.now() + 100)  # slowly enough to be listened to
        await screen.socket.send_str(text)
        reply = await screen.hear()
        while isinstance(reply, News | wire.Counted):
            reply = await screen.hear()
        self.frames += 1
        self.answers[reply.code if isinstance(reply, wire.Refused) else type(reply).__name__] += 1

    async def stranger(self) -> Client:
        return Client(await self.table.session.ws_connect(f"{self.table.url}/socket", compress=0))

    async def guess_tokens_and_rooms(self, times: int) -> None:
        screen = await self.stranger()
        for number in range(times):
            if number % 100 == 0:
                self.table.clock.move_to(self.table.clock.now() + 100_000)
            if number % 20 == 0:  # who does not get in is not listened to for ever
                await screen.close()
                screen = await self.stranger()
            room = self.table.room if number % 2 else self.chance.choice(["ZZZZ", "", "\x00", "é", self.table.room[:3]])
            token = self.chance.choice(["", "x" * 3000, "\ud83d\ude00", str(self.chance.random())])
            await self.answered(screen, json.dumps({"do": "hello", "room": room, "token": token}))
            await self.answered(screen, out_of_order(self.chance).replace('"hello"', '"leave"'))
        await screen.close()

    async def be_too_long(self, times: int) -> None:
        """Longer than any frame may be: the socket is closed, and that is the answer."""
        for _ in range(times):
            self.table.clock.move_to(self.table.clock.now() + 2000)
            screen = await self.table.screen()
            await screen.socket.send_str("x" * (wire.LONGEST_FRAME + 1))
            heard = await screen.socket.receive()
            while heard.type is WSMsgType.TEXT:
                heard = await screen.socket.receive()
            assert heard.data == WSCloseCode.MESSAGE_TOO_BIG
            self.frames += 1
            self.answers["closed"] += 1

    async def say(self, screen: Client, make: Callable[[Random], str], times: int) -> None:
        for _ in range(times):
            await self.answered(screen, make(self.chance))

    async def replay(self, screen: Client, times: int) -> None:
        """The same input again and again: acknowledged each time, done once."""
        for _ in range(times):
            await self.answered(screen, wire.encode(wire.Ready(id="once")).decode())
        done = chain.from_iterable(self.table.keeper.room.done.values())
        assert sum(key.endswith(" once") for key in done) == 1


@with_chance
def test_ten_thousand_frames_of_nonsense_bother_nobody(chance: Random, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            mallory = Mallory(table, chance)
            ana, ben, *_ = table.phones
            await table.choose(OneNightSettings(scenario=None, deck=DECK))
            await table.deal()
            outside, eve = await table.screen(), table.phones[-1]
            stages: list[tuple[Awaitable[None], str]] = [
                (mallory.guess_tokens_and_rooms(1000), "strangers"),
                (mallory.be_too_long(200), "oversized"),
                (mallory.say(outside, malformed, 2000), "malformed, without a seat"),
                (mallory.say(eve, malformed, 2500), "malformed, at a seat"),
                (mallory.say(eve, out_of_order, 2300), "out of order, at a seat"),
                (mallory.replay(eve, 1000), "replayed"),
            ]
            for stage, name in stages:
                await stage
                await table.settle()
                assert (ana.view["host"], ana.view["seats"][:5], ana.view["away"]) == (0, list(NAMES), []), name
                await ana.do(wire.Abandon())
                await ana.do(wire.Kick(seat=len(NAMES)))  # she may well have sat down
                await table.deal()
            assert mallory.frames >= FRAMES
            assert {"unreadable", "no-such-room", "no-such-seat", "hosts-own", "closed"} <= set(mallory.answers)
            assert mallory.answers["Done"] >= 900
            assert isinstance(await ben.do(wire.Ready()), wire.Done)

    with caplog.at_level(logging.ERROR):
        asyncio.run(evening())
    assert [record for record in caplog.records if record.exc_info] == []
