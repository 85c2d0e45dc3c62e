"""Whatever is said or asked has an end: a typed refusal for what has none, and nothing is done with it."""

import asyncio
import json
from typing import Any

import pytest

from noctambule.live import wire
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.sayings import Told
from noctambule.server.rooms.deciding import LONGEST_SETTING, MOST_IN_SETTINGS
from tests.server.attacks.test_held import LAUGHS
from tests.server.house import party
from tests.server.test_http import Browser, browse

NAMES = ("Ana", "Ben", "Cleo")
STEPS = (Told("looked", (1,), ("seer",)),) * 33


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"scenario": "x" * (LONGEST_SETTING + 1)}, "unreadable"),
        ({"deck": ["x" * (LONGEST_SETTING + 1)]}, "unreadable"),
        ({"x" * (LONGEST_SETTING + 1): 1}, "unreadable"),
        ({"deck": [[]] * MOST_IN_SETTINGS}, "unreadable"),
        ({"game": []}, "unknown-game"),
        ({"game": {"game": []}}, "unknown-game"),
        ([], "unreadable"),
    ],
)
def test_settings_have_an_end(settings: Any, code: str) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            before = table.keeper.room
            reply = await table.phones[0].do(wire.Choose(settings=settings))
            assert isinstance(reply, wire.Refused)
            assert reply.code == code
            assert table.keeper.room is before
            longest = OneNightSettings(scenario=None, deck=("x" * LONGEST_SETTING,) * 23)
            assert isinstance(await table.phones[0].do(wire.Choose(settings=longest)), wire.Done)

    asyncio.run(evening())


@pytest.mark.parametrize(
    "said",
    [
        MakeClaim(role="seer", story=STEPS),
        AskStory(role="seer", story=STEPS),
        wire.Join(name="x" * 1_001),
        wire.Chat(text="x" * 1_001),
        wire.Order(seats=(0,) * 65),
        wire.Return(code="x" * 17),
        wire.Hello(room="x" * 65),
    ],
)
def test_words_have_an_end(said: wire.Said) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            reply = await table.phones[0].do(said)
            assert isinstance(reply, wire.Refused)
            assert reply.code == "unreadable"

    asyncio.run(evening())


def test_an_answer_has_an_end_though_the_wire_sets_none() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.begin()
            reply = await table.phones[0].do(wire.Tap(beat=0, answer="\u0301" * 1_000))
            assert isinstance(reply, wire.Refused)
            assert reply.code == "not-asked"

    asyncio.run(evening())


def test_a_document_that_names_itself_has_an_end() -> None:
    async def visit(ask: Browser) -> None:
        status, refused = await ask.post("/sets", {"text": f"name: x\nscenario: confusion\npace:\n{LAUGHS}\n"})
        assert (status, refused["code"]) == (400, "unreadable-document")
        assert len(json.dumps(refused)) < 1_000

    browse(visit)
