"""The real thing: bots think in the other process while one person plays, on a clock that only runs faster."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import aiohttp
from aiohttp.test_utils import TestServer

from noctambule.client import Client, News
from noctambule.clock import WallClock
from noctambule.live import wire
from noctambule.live.shown import Settings
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.server.bots.minds import ProcessMinds
from noctambule.server.network.app import app
from noctambule.server.rooms.house import House
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.said import Token
from noctambule.werewords.room.settings import WordsSettings
from tests.server.house import any_answer

FASTER = 5
LONGEST = 300
"""Seconds."""


class QuickClock(WallClock):
    """The machine's time, only faster."""

    def __init__(self) -> None:
        self._began = super().now()

    def now(self) -> int:
        return self._began + (super().now() - self._began) * FASTER

    def alarm(self, moment: int, ring: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000 / FASTER, ring).cancel


async def until_loaded(minds: ProcessMinds) -> int:
    """The other process's id, when it has loaded all it needs."""
    assert minds._pool is not None
    return await asyncio.to_thread(lambda pool: pool.submit(os.getpid).result(LONGEST), minds._pool)


@asynccontextmanager
async def alone_with_bots(settings: Settings) -> AsyncIterator[tuple[Client, Callable[[str], Any]]]:
    """Ana and four bots; and what the server tells over HTTP about her room."""
    minds = ProcessMinds(clock := QuickClock())
    minds.warm_up()
    await until_loaded(minds)
    house = House(MemoryStore(), clock, guarded=False, minds=minds)
    async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
        async with session.post(server.make_url("/rooms")) as answer:
            room = (await answer.json())["room"]
        session.headers["Authorization"] = f"Room {house.rooms[room].key}"
        ana = await Client.connect(session, str(server.make_url("/socket")), room)
        await ana.join("Ana")
        await ana.do(wire.Choose(settings=settings))
        for temperament in ("quiet", "eager", "sceptical", "theatrical"):
            assert isinstance(await ana.do(wire.AddBot(strength="regular", temperament=temperament)), wire.Done)

        async def told(path: str) -> Any:
            async with session.get(server.make_url(f"/rooms/{room}/{path}")) as answer:
                return await answer.json()

        yield ana, told


async def play_to_the_end(ana: Client, chance: Random) -> None:
    """Ana does what she is asked, and answers no to everything if she is the mayor."""
    assert isinstance(await ana.do(wire.Start()), wire.Done)
    while "live" not in ana.view:
        await ana.hear()
    done = set[tuple[Any, ...]]()
    while (live := ana.view["live"])["phase"] != "over":
        phase, prompt, said = live["phase"], ana.view.get("prompt") or {}, list[wire.Said]()
        asked = len(live.get("given", ()))
        if (stage := (phase, live["beat"], asked, bool(live.get("waiting")))) not in done:
            if phase in ("deal", "look"):
                said.append(wire.Ready())
            elif phase == "night":
                said.append(wire.Tap(beat=live["beat"], answer=any_answer(prompt, chance)))
            elif phase == "day" and live.get("waiting") and live["mayor"] == ana.view["me"]:
                said.append(Token(token="no" if asked % 3 else "yes"))
            elif phase in ("vote", "guessed") and prompt:
                said.append(wire.Point(at=chance.choice(prompt["options"])))
        done.add(stage)
        for each in said:
            await ana.do(each)
        if not said:
            while not isinstance(await ana.hear(), News):
                pass


def test_one_person_plays_one_night_with_four_bots_that_think() -> None:
    async def evening() -> None:
        async with alone_with_bots(OneNightSettings(day_minutes=1)) as (ana, told):
            await play_to_the_end(ana, Random("with bots"))
            replay = await told("replays/1")
            assert {claim["seat"] for claim in replay["claims"]} == {1, 2, 3, 4}
            assert {seat for _, seat, _ in replay["beliefs"]} == {1, 2, 3, 4}
            assert None not in replay["votes"]

    asyncio.run(asyncio.wait_for(evening(), LONGEST))


def test_one_person_plays_werewords_with_four_bots_that_think() -> None:
    async def evening() -> None:
        async with alone_with_bots(WordsSettings(word_minutes=2)) as (ana, told):
            await play_to_the_end(ana, Random("with bots"))
            assert len(ana.view["live"]["given"]) > 3
            assert (await told("replays/1"))["game"] == "werewords"

    asyncio.run(asyncio.wait_for(evening(), LONGEST))


def test_minds_that_have_died_begin_again() -> None:
    async def think(minds: ProcessMinds) -> bytes | None:
        done = asyncio.Event()
        thought = minds.think(
            "noctambule.werewords.bots.playing:move_bytes", b"nonsense", "regular", "quiet", "seed", done.set
        )
        await done.wait()
        assert thought.done()
        return thought.result()

    async def evening() -> None:
        minds = ProcessMinds(WallClock(), load=os.getpid)
        minds.warm_up()
        pid = await until_loaded(minds)
        assert await think(minds) is None  # what can not be read comes to nothing
        assert await until_loaded(minds) == pid
        os.kill(pid, signal.SIGKILL)
        await think(minds)
        minds.warm_up()
        await think(minds)
        assert await until_loaded(minds) != pid
        minds.close()

    asyncio.run(asyncio.wait_for(evening(), LONGEST))
