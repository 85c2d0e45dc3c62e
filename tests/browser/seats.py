"""Seats played over sockets with the secrets their phones hold: for tests of what the screens show afterwards."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import aiohttp

from noctambule.client import Client
from noctambule.server import wire
from tests.browser.phones import Phone
from tests.server.house import any_answer

QUIET = 0.05
"""Seconds without news after which a seat has heard everything."""


def play_one_night(
    room: str, phones: Sequence[Phone], settings: wire.Settings, pointing: Sequence[int], seed: int = 1
) -> None:
    """A whole game, from the deal until all have pointed: by day nobody says anything."""
    tokens = [_token(phone, room) for phone in phones]
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        game = _play(phones[0].url, room, tokens, settings, pointing, Random(seed))
        aside.submit(asyncio.run, game).result()


def _token(phone: Phone, room: str) -> str:
    kept: list[str] = json.loads(phone.page.evaluate(f"localStorage.getItem('noctambule.seat.{room}')"))
    return kept[0]


async def _play(
    url: str, room: str, tokens: Sequence[str], settings: wire.Settings, pointing: Sequence[int], chance: Random
) -> None:
    async with aiohttp.ClientSession() as session:
        seats = [await Client.connect(session, f"{url}/socket", room, token) for token in tokens]
        assert isinstance(await seats[0].do(wire.Choose(settings=settings)), wire.Done)
        assert isinstance(await seats[0].do(wire.Start()), wire.Done)
        await _hear(seats)
        while (live := seats[0].view["live"])["phase"] != "over":
            for index, seat in enumerate(seats):
                if (said := _next(live, seat.view.get("prompt"), pointing[index], chance)) is not None:
                    await seat.do(said)
            await _hear(seats)


def _next(live: dict[str, Any], prompt: dict[str, Any] | None, target: int, chance: Random) -> wire.Message | None:
    match live["phase"]:
        case "deal" | "look":
            return wire.Ready()
        case "night":
            return wire.Tap(beat=live["beat"], answer=any_answer(prompt, chance)) if prompt else None
        case "day":
            return wire.EndDay()
    return wire.Point(at=target) if prompt else None


async def _hear(seats: Sequence[Client]) -> None:
    for seat in seats:
        try:
            while True:
                await asyncio.wait_for(seat.hear(), QUIET)
        except TimeoutError:
            continue
