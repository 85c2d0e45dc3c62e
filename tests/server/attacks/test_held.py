"""How long everybody else waits for the worst that somebody may ask for: what is long is done beside the loop.

Counted is the processor time that the loop's own thread spends on one step, so that a busy machine changes little.
"""

import asyncio
import gc
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from noctambule.client import Client
from noctambule.live import wire
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Told
from noctambule.werewords.room.settings import WordsSettings
from tests.server.attacks.stranger import PING, Raw, frame
from tests.server.house import Party, party

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
LONGEST = 0.02
"""Seconds of one step of the loop. What is promised is one millisecond; a test says when it is twenty."""


class Steps:
    """The loop's steps, and the longest of them."""

    def __init__(self) -> None:
        self.longest = 0.0


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    steps, run = Steps(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        steps.longest = max(steps.longest, time.thread_time() - began)

    gc.disable()  # of a test's many things; a server looks for garbage among few
    try:
        with monkeypatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", timed)
            yield steps
    finally:
        gc.enable()


def test_a_visit_leaves_nothing_behind() -> None:
    """What leads back to itself is only found by looking through everything, for which all would wait."""

    async def evening() -> None:
        async with party("Ana") as table:
            for times in (5, 50):
                gc.collect()
                for _ in range(times):
                    line = await Raw.connect(table.url)
                    assert await line.get("/rooms/QQQQ/script") in (404, 429)
                    assert await line.upgrade() == 101
                    line.say(wire.Hello(room=table.room))
                    await line.hear()
                    await Raw.hang_up()
                flood = await Raw.connect(table.url, "127.0.0.66")
                assert await flood.upgrade() == 101
                flood.writer.write(frame(PING) * 5_000)
                while not flood.reader.at_eof():
                    table.clock.move_to(table.clock.now() + 1_000)
                    await flood.hear()
                await Raw.hang_up()
                await table.until(lambda: len(table.keeper.screens) == 1)
            await asyncio.sleep(0.1)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            gc.set_debug(0)
            left = Counter(type(each).__name__ for each in gc.garbage)
            gc.garbage.clear()
            ours = (
                "Caller",
                "Request",
                "WebSocketResponse",
                "Visit",
                "Line",
                "WSMessage",
                "HTTPNotFound",
                "HTTPTooManyRequests",
            )
            assert not {name: left[name] for name in ours if left[name]}

    gc.disable()
    try:
        asyncio.run(evening())
    finally:
        gc.enable()


DECK = ["doppelganger", "curator", "seer", "robber", "troublemaker", "drunk", "witch", "alpha-wolf", "mystic-wolf"]
DECK += ["paranormal-investigator", "village-idiot", "revealer", "apprentice-seer"]
WORDS = [f"{number} " + "e\u0301" * 15 for number in range(400)]
LAUGHS = "\n".join(f"  - &l{n} [{', '.join([f'*l{n - 1}'] * 9) if n else 'ha'}]" for n in range(40))
WRITTEN = {
    "game": "one-night",
    "players": [f"P{n}" for n in range(10)],
    "deck": DECK,
    "cards": DECK[:10],
    "center": DECK[10:],
    "votes": {f"P{n}": f"P{(n + 1) % 10}" for n in range(10)},
}
ASKED: dict[str, tuple[str, Any]] = {
    "a night of many roles": ("/script", {"players": 10, "deck": DECK, "seconds": 7.25}),
    "a deck of every role": ("/check", {"players": 20, "deck": list(ROLES)[:23]}),
    "a game to be judged": ("/referee", {"document": WRITTEN}),
    "a set that never ends": ("/sets", {"text": f"name: x\nscenario: confusion\npace:\n{LAUGHS}\n"}),
    "a long set": ("/sets", {"text": "name: x\ndeck: [" + ", ".join(["a"] * 6000) + "]"}),
    "words": ("/words", {"own": WORDS, "seen": [f"w{n}" for n in range(2000)]}),
    "brackets": ("/check", "[" * 30_000),
}


@pytest.mark.parametrize("what", ASKED)
def test_what_is_asked_at_the_desk_holds_nobody_up(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path, document = ASKED[what]

    async def ask(table: Party) -> None:
        body = document if isinstance(document, str) else json.dumps(document)
        async with table.session.post(f"{table.url}{path}", data=body) as answer:
            assert answer.status in (200, 400)
            await answer.read()

    _measure(ask, monkeypatch)


def _measure(ask: Callable[[Party], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            with watched(monkeypatch) as steps:
                await ask(table)
            assert 0 < steps.longest < LONGEST

    asyncio.run(evening())


@pytest.mark.parametrize("host", ["127.0.0.1", "a" * 253])
def test_the_way_in_holds_nobody_up(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(table: Party) -> None:
        async with table.session.get(f"{table.url}/rooms/{table.room}/qr.svg", headers={"Host": host}) as answer:
            assert answer.status == 200

    _measure(ask, monkeypatch)


def test_many_past_games_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(OneNightSettings(scenario="confusion"))
            for number in range(12):
                table.clock.move_to(table.clock.now() + 10_000)
                await table.play_one_night(Random(f"past {number}"))
                await table.phones[0].do(wire.Abandon())
                await table.settle()
            with watched(monkeypatch) as steps:
                for path in ("games", "statistics", "replays/12", "records/12"):
                    async with table.session.get(f"{table.url}/rooms/{table.room}/{path}") as answer:
                        assert answer.status == 200
                        await answer.read()
            assert steps.longest < LONGEST
            await table.house.rooms.pop(table.room).close()
            with watched(monkeypatch) as steps:
                assert await table.house.room(table.room) is not None
            assert steps.longest < LONGEST, "nor does reading a long log again"

    asyncio.run(evening())


LONG = tuple(Told("looked", (99,), ("seer",)) for _ in range(32))
SAID: dict[str, wire.Said | str] = {
    "a name of accents": wire.Join(id="x", name="\u0301" * 90),
    "a name far too long": '{"do":"join","id":"x","name":"' + "\u0301" * 15_000 + '"}',
    "chat": wire.Chat(id="x", text="\u0301" * 999),
    "an answer of any length": '{"do":"tap","id":"x","answer":"' + "\u0301" * 15_000 + '"}',
    "a long story": MakeClaim(id="x", role="doppelganger", story=LONG),
    "what could one say next": AskStory(id="x", role="doppelganger", story=()),
    "a story longer than any": MakeClaim(id="x", role="doppelganger", story=LONG * 2),
    "own words": wire.Choose(id="x", settings=WordsSettings(own_words=tuple(WORDS))),
    "every role": wire.Choose(id="x", settings=OneNightSettings(scenario=None, deck=tuple(ROLES)[:23])),
    "a role of many letters": '{"do":"choose","id":"x","settings":{"scenario":"' + "x" * 30_000 + '"}}',
    "settings without end": '{"do":"choose","id":"x","settings":[' + "[]," * 10_000 + "1]}",
    "brackets": "[" * 32_000,
    "braces": '{"do":"choose","settings":' + '{"a":' * 5_000,
}


@pytest.mark.parametrize("what", SAID)
@pytest.mark.parametrize("by_day", [False, True])
def test_what_is_said_holds_nobody_up(what: str, by_day: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said = SAID[what]
    frame = said if isinstance(said, str) else wire.encode(said).decode()

    async def evening() -> None:
        async with party(*NAMES) as table:
            if by_day:
                await table.choose(OneNightSettings(scenario=None, deck=(*DECK[:6], "werewolf", "villager")))
                await table.until_day(Random("held"))
            with watched(monkeypatch) as steps:
                for screen in (table.phones[0], await table.screen()):
                    await answered(screen, frame)
            assert 0 < steps.longest < LONGEST

    asyncio.run(evening())


async def answered(screen: Client, frame: str) -> None:
    await screen.socket.send_str(frame)
    while getattr(await screen.hear(), "id", None) not in ("x", ""):
        pass
