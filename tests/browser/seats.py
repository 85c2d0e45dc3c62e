"""Seats played over sockets with the secrets their phones hold: for tests of what the screens show afterwards."""

import asyncio
import json
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

import aiohttp

from noctambule.client import Client
from noctambule.live import wire
from noctambule.live.shown import Settings
from tests.browser.phones import Phone
from tests.server.house import any_answer

T = TypeVar("T")
QUIET = 0.05
"""Seconds without news after which a seat has heard everything."""


def token(phone: Phone, room: str) -> str:
    """The secret of the seat that this phone holds."""
    kept: list[str] = json.loads(phone.page.evaluate(f"localStorage.getItem('noctambule.seat.{room}')"))
    return kept[0]


def sit_down(url: str, room: str, names: Sequence[str]) -> list[str]:
    """More players, at no phones; the secrets of their seats."""
    return _aside(_sit_down(url, room, names))


def play_one_night(
    url: str,
    room: str,
    tokens: Sequence[str],
    pointing: Sequence[int],
    settings: Settings | None = None,
    until: str = "over",
    seed: int = 1,
) -> None:
    """A game, dealt where settings are given and played until this phase: by day nobody says anything."""
    _aside(_play(url, room, tokens, pointing, settings, until, Random(seed)))


def _aside(doing: Coroutine[Any, Any, T]) -> T:
    """The browser's own loop runs in this thread."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, doing).result()


async def _sit_down(url: str, room: str, names: Sequence[str]) -> list[str]:
    async with aiohttp.ClientSession() as session:
        seats = [await Client.connect(session, f"{url}/socket", room, gives=None) for _ in names]
        for seat, name in zip(seats, names, strict=True):
            await seat.join(name)
        return [seat.token for seat in seats if seat.token]


async def _play(
    url: str,
    room: str,
    tokens: Sequence[str],
    pointing: Sequence[int],
    settings: Settings | None,
    until: str,
    chance: Random,
) -> None:
    async with aiohttp.ClientSession() as session:
        seats = [await Client.connect(session, f"{url}/socket", room, token, gives=None) for token in tokens]
        if settings is not None:
            assert isinstance(await seats[0].do(wire.Choose(settings=settings)), wire.Done)
            assert isinstance(await seats[0].do(wire.Start()), wire.Done)
            await _hear(seats)
            while "live" not in seats[0].view:  # the phones open what they pledged
                await _hear(seats)
        while (live := seats[0].view["live"])["phase"] != until:
            for index, seat in enumerate(seats):
                if (said := _next(live, seat.view.get("prompt"), pointing[index], chance)) is not None:
                    await seat.do(said)
            await _hear(seats)


def _next(live: dict[str, Any], prompt: dict[str, Any] | None, target: int, chance: Random) -> wire.Said | None:
    match live["phase"]:
        case "deal" | "look":
            return wire.Ready()
        case "night":
            return wire.Tap(beat=live["beat"], answer=any_answer(prompt, chance)) if prompt else None
        case "day":
            return wire.EndDay()
    return wire.Point(at=target) if prompt else None


async def _hear(seats: Sequence[Client]) -> None:
    await asyncio.gather(*map(_hear_all, seats))


async def _hear_all(seat: Client) -> None:
    try:
        while True:
            await asyncio.wait_for(seat.hear(), QUIET)
    except TimeoutError:
        return
