"""The lobby's numbers: what random games show of the cards chosen, over HTTP, from a process beside the server."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import TestServer

from noctambule.onenight.lab.balance import balance
from noctambule.onenight.network import balance as scales
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.server.network.app import app
from noctambule.server.rooms.house import ERRANDS_AT_ONCE, House
from noctambule.server.store.memory import MemoryStore
from tests.server.house import HandClock

Get = Callable[[str], Awaitable[tuple[int, Any]]]


def ask(visit: Callable[[Get], Awaitable[None]]) -> None:
    async def evening() -> None:
        house = House(MemoryStore(), HandClock())
        async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:

            async def get(query: str) -> tuple[int, Any]:
                async with session.get(server.make_url(f"/balance?{query}")) as answer:
                    return answer.status, await answer.json()

            await visit(get)

    asyncio.run(evening())


def test_a_deck_is_measured_beside_the_server_and_remembered() -> None:
    async def visit(get: Get) -> None:
        status, found = await get("scenario=confusion&players=4")
        assert status == 200
        *_, right = balance([SCENARIOS["confusion"].setup(4, Random(0))], found["games"], scales.SEED, viewed=0)
        wins = right.done[0].random
        assert {team: rate["rate"] for team, rate in found["wins"].items()} == {
            team: won / wins.games for team, won in wins.wins.items()
        }
        assert found["moved"] == right.done[0].moved
        assert found["no_wolf"] == right.done[0].no_wolf
        assert 0 < found["told_bits"] < found["unknown_bits"]
        assert set(found["told_by_role"]) == set(found["deck"])
        assert found["quick"] == {"beats": 1, "seconds": 15}
        assert found["narrated"]["seconds"] > 60
        again = await asyncio.gather(
            get("scenario=confusion&players=4"),
            get("deck=2 werewolf,robber,troublemaker,drunk,insomniac,villager&players=4"),
        )
        assert list(again) == [(200, found), (200, found)], "however the same cards are named"

    ask(visit)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("scenario=confusion&players=12", "player-count"),
        ("scenario=confusion&players=x", "player-count"),
        ("scenario=confusion&players=005" + "0" * 5000, "player-count"),
        ("scenario=confusion&players=", "player-count"),
        ("scenario=nothing&players=4", "unknown-scenario"),
        ("scenario=revenant&players=4", "scenario-players"),
        ("players=4", "deck-or-scenario"),
        ("deck=werewolf&scenario=confusion&players=4", "deck-or-scenario"),
        ("deck=werewolf,seer&players=4", "too-few-cards"),
        ("deck=dragon&players=4", "unknown-role"),
        ("deck=&players=4", "empty-deck"),
        ("scenario=confusion&players=4&edition=mine", "unknown-edition"),
    ],
)
def test_what_makes_no_game_is_refused_with_its_code(query: str, code: str) -> None:
    async def visit(get: Get) -> None:
        status, refused = await get(query)
        assert (status, refused["code"]) == (400, code)

    ask(visit)


def test_without_the_lab_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scales, "LAB", False)

    async def visit(get: Get) -> None:
        assert await get("scenario=confusion&players=4") == (503, {"code": "needs-lab", "details": {}})

    ask(visit)


def test_only_so_many_wait_and_nobody_asks_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scales, "MOST_WAITING", 0)

    async def visit(get: Get) -> None:
        assert await get("scenario=confusion&players=4") == (503, {"code": "busy", "details": {}})
        for _ in range(ERRANDS_AT_ONCE - 1):
            await get("players=4")
        status, refused = await get("players=4")
        assert (status, refused["code"]) == (429, "too-fast")

    ask(visit)


def test_the_same_deck_is_measured_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        measured, begun = asyncio.Event(), list[scales.Wanted]()

        class Slow(scales.Scales):
            async def _measured(self, wanted: scales.Wanted) -> bytes:
                begun.append(wanted)
                await measured.wait()
                return b"{}"

        one = scales.wanted_by({"scenario": "confusion", "players": "4"})
        slow = Slow()
        asking = [asyncio.create_task(slow.weigh(one)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()  # whoever leaves does not take the others' answer along
        await asyncio.sleep(0)
        measured.set()
        assert await asyncio.gather(*asking[1:]) == [b"{}"] * 4
        assert len(begun) == 1

    asyncio.run(evening())


def test_whoever_measures_and_dies_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dead(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Any:
            raise BrokenProcessPool

    made = list[scales.Scales]()

    class Mortal(scales.Scales):
        def __init__(self) -> None:
            super().__init__()
            self._pool = Dead()  # type: ignore[assignment]
            made.append(self)

    monkeypatch.setattr(scales, "Scales", Mortal)

    async def visit(get: Get) -> None:
        assert await get("scenario=confusion&players=4") == (503, {"code": "busy", "details": {}})
        assert made[0]._pool is None, "the next one begins another"

    ask(visit)
