"""Games on a server that is killed again and again: each must end as the same game does on one that never was.

The server is a process of its own with the durable store. Its time is moved by hand and its chance is drawn from the
number of each entry, so that two runs of one script can only differ by what a kill has lost.
"""

import asyncio
import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp
import msgspec
from aiohttp import web

from noctambule.client import Client
from noctambule.live import wire
from noctambule.onenight.room.said import MakeClaim
from noctambule.server.network.app import app
from noctambule.server.rooms.house import House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.store.sqlite import SqliteStore
from noctambule.werewords.room.said import Ask, Token
from tests.server.house import HandClock, any_answer
from tests.server.house import chosen as settings_of
from tests.toy import join_the_house

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
ROOM = "KNCK"
DEADLINE = "nobody says anything until time is up"
HOW_OFTEN, HOW_SOON = 0.2, 0.02
"""How many of the inputs a server dies of, and the longest time in seconds between the input and its death."""


class Ended(NamedTuple):
    """What came of a game: all that each seat was shown, and everything that was acknowledged."""

    events: list[list[dict[str, Any]]]
    acknowledged: list[str]


# The server


def serve(path: str, seed: str, now: int, ready: "Connection[Any, Any]") -> None:
    """A server with one room, until it is killed."""
    join_the_house()  # a server may keep games from elsewhere
    asyncio.run(_serve(Path(path), seed, now, ready))


async def _serve(path: Path, seed: str, now: int, ready: "Connection[Any, Any]") -> None:
    clock = HandClock(now)
    house = House(await SqliteStore.open(path), clock, guarded=False, luck=lambda number: Random(f"{seed} {number}"))
    if await house.room(ROOM) is None:
        house._keep(OpenRoom(Room(ROOM), house.store, clock, luck=house.luck))
    application = app(house)

    async def pass_deadline(_: web.Request) -> web.Response:
        """Nobody does anything until the deadline has passed."""
        keeper = house.rooms[ROOM]
        assert keeper.room.deadline is not None
        clock.move_to(keeper.room.deadline + keeper._behind)
        await keeper.tick()
        return web.json_response(clock.now())

    async def show(_: web.Request) -> web.Response:
        """Everybody is shown where the room stands, even those who would not hear of it."""
        keeper = house.rooms[ROOM]
        keeper.showing.show_all(keeper.room, keeper.now())
        return web.Response()

    application.router.add_post("/pass-deadline", pass_deadline)
    application.router.add_post("/show", show)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    ready.send(runner.addresses[0][1])
    await asyncio.Event().wait()


class Mortal:
    """A server that is started again wherever it was killed."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.seed = seed
        self.now = 1_800_000_000_000
        self.url = ""
        self.kills = 0
        self._process: BaseProcess | None = None

    async def start(self) -> None:
        spawn = get_context("forkserver")
        spawn.set_forkserver_preload(["tests.server.killed"])
        here, there = spawn.Pipe()
        process = spawn.Process(target=serve, args=(str(self.path), self.seed, self.now, there), daemon=True)
        process.start()
        there.close()
        self._process = process
        port = await asyncio.to_thread(here.recv)
        here.close()
        self.url = f"http://127.0.0.1:{port}"

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.pid is not None:
            os.kill(process.pid, signal.SIGKILL)
            await asyncio.to_thread(process.join)
            process.close()
            self.kills += 1


# The script


GONE = (aiohttp.ClientError, ConnectionError, TypeError, EOFError)
"""What a phone notices when its server dies; aiohttp says TypeError for a socket that was closed while it listened."""


class Script:
    """One game as it is written down: who does what next follows from what was shown, and from the seed."""

    def __init__(self, server: Mortal, game: str, kills: Random | None) -> None:
        self.server = server
        self.game = game
        self.kills = kills
        self.tokens: list[str] = []
        self.phones: list[Client] = []
        self.steps = 0
        self.acknowledged: list[str] = []
        self._waits: wire.Said | str | None = None
        """What comes next, until it is acknowledged."""
        self._who = self._began_at = 0

    async def sit_down(self, session: aiohttp.ClientSession) -> None:
        """Everybody joins; this is not where the killing begins."""
        for name in NAMES:
            phone = await Client.connect(session, f"{self.server.url}/socket", ROOM, gives=name)
            await phone.join(name)
            assert phone.token is not None
            self.tokens.append(phone.token)
            self.phones.append(phone)

    async def reconnect(self, session: aiohttp.ClientSession) -> None:
        self.phones = []
        for name, token in zip(NAMES, self.tokens, strict=True):
            phone = await Client.connect(session, f"{self.server.url}/socket", ROOM, token, gives=name)
            assert not phone.refused, phone.refused
            self.phones.append(phone)

    async def play(self, session: aiohttp.ClientSession) -> Ended | None:
        """Plays on from wherever it is; None when the game is not over because the server has gone."""
        try:
            await self.reconnect(session)
            while True:
                await self._settle(session)
                if self._waits is None and not self._next():
                    return Ended([phone.events for phone in self.phones], self.acknowledged)
                if self.kills is not None and self.kills.random() < HOW_OFTEN:
                    await self._do_and_die(session, self.kills.uniform(0, HOW_SOON))
                else:
                    await self._do(session)
        except GONE:
            return None

    async def _do_and_die(self, session: aiohttp.ClientSession, life: float) -> None:
        """The server is killed before it has heard, while it writes, or after it has answered: nobody knows."""

        async def kill() -> None:
            await asyncio.sleep(life)
            await self.server.kill()

        killing = asyncio.create_task(kill())
        try:
            await self._do(session)
        finally:
            await killing

    async def _settle(self, session: aiohttp.ClientSession) -> None:
        """Every phone has been shown all, and what it pledged has been heard."""
        while True:
            async with session.post(f"{self.server.url}/show"):
                pass
            for phone in self.phones:
                await phone.do(wire.Kick())  # nobody's to do: its refusal comes behind all that was shown
            if "called" not in self.phones[0].view:  # else all open what they pledged, and the cards are dealt
                return

    async def _do(self, session: aiohttp.ClientSession) -> None:
        """What comes next; where the server died before it answered, the same again under the same id."""
        said, phone = self._waits, self.phones[self._who]
        if said == DEADLINE:
            if phone.version == self._began_at:  # else it was written down before the server died
                async with session.post(f"{self.server.url}/pass-deadline") as answer:
                    self.server.now = await answer.json()
            self._waits = None
            return
        assert not isinstance(said, str | None)
        reply: wire.Reply = await phone.do(said)
        assert isinstance(reply, wire.Done), (said, reply)
        again = await phone.do(said)
        assert isinstance(again, wire.Done), (said, again)
        self.acknowledged.append(said.id)
        self._waits = None

    def _next(self) -> bool:
        """Decides who does what; False when the game is over."""
        self.steps += 1
        chance = Random(f"{self.server.seed} {self.steps}")
        view = self.phones[0].view
        live = view.get("live")
        if live is None:
            wanted = settings_of(self.game, scenario="total-chaos", beholder=True, minion=True)
            chosen = view["settings"] == msgspec.to_builtins(wanted)
            self._say(0, wire.Start() if chosen else wire.Choose(settings=wanted))
        elif live["phase"] == "over":
            return False
        else:
            self._say(*self._turn(live, chance))
        return True

    def _say(self, who: int, said: wire.Said | None) -> None:
        if said is not None:
            said.id = f"step {self.steps}"
        self._who, self._waits, self._began_at = who, said or DEADLINE, self.phones[who].version

    def _turn(self, live: dict[str, Any], chance: Random) -> tuple[int, wire.Said | None]:
        """Somebody who has not done what the phase asks for; sometimes nobody does, until the deadline."""
        counts, phase = live["counts"], live["phase"]
        match phase:
            case "deal" | "look":
                return self._first_untapped, wire.Ready()
            case "night":
                who = self._first_untapped
                answer = any_answer(self.phones[who].view["prompt"], chance)
                return who, wire.Tap(beat=live["beat"], answer=answer)
            case "day" if self.game == "one-night":
                return self._talk(chance)
            case "day" if self.game == "werewords":
                return self._question(live, chance)
            case "day":
                return counts["enough"], wire.EndDay()
            case "talk":
                return 0, wire.Accuse(at=1) if not live["accusations"] else None
        asked = [seat for seat, phone in enumerate(self.phones) if phone.view.get("prompt")]
        done = counts["voted"]
        if phase == "vote":
            asked = asked[done:]
        if not asked or chance.random() < 0.1:
            return 0, None
        return asked[0], wire.Point(at=chance.choice(self.phones[asked[0]].view["prompt"]["options"]))

    @property
    def _first_untapped(self) -> int:
        return next(seat for seat, phone in enumerate(self.phones) if not phone.view["own"]["tapped"])

    def _talk(self, chance: Random) -> tuple[int, wire.Said]:
        """A claim and an accusation by whoever no mask silences, as seen by somebody no shroud turns away."""
        live = next(phone for phone in self.phones if not phone.view["own"]["turned_away"]).view["live"]
        first, second, *_ = [seat for seat, phone in enumerate(self.phones) if not phone.view["own"]["silenced"]]
        if not live["claims"]:
            return first, MakeClaim(role="villager" if "villager" in live["deck"] else live["deck"][0])
        if not live["accusations"]:
            return second, wire.Accuse(at=chance.choice([seat for seat in range(len(self.phones)) if seat != second]))
        return live["counts"]["enough"], wire.EndDay()

    def _question(self, live: dict[str, Any], chance: Random) -> tuple[int, wire.Said | None]:
        mayor = live["mayor"]
        if live["waiting"]:
            return mayor, Token(token=chance.choice(["yes", "no", "maybe", "correct"]))
        if len(live["given"]) >= 6:
            return 0, None
        return (mayor + 1) % len(NAMES), Ask(text=f"Question {len(live['given'])}?")


# Playing


async def play(path: Path, seed: str, game: str, kills: Random | None) -> tuple[Ended, int]:
    """A whole game, with a server that is killed at random moments, or never; and how often it was."""
    server = Mortal(path, seed)
    script = Script(server, game, kills)
    ended: Ended | None = None
    while ended is None:
        await server.start()
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=30)) as session:
            if not script.tokens:
                await script.sit_down(session)
            ended = await script.play(session)
            for phone in script.phones:
                with suppress(*GONE):
                    await phone.close()
        await server.kill()
    return ended, server.kills - 1


async def check(folder: Path, number: int) -> int:
    """Plays one game twice, once killed, and compares; returns how often the server was killed."""
    game: str = "werewords" if number % 2 else "one-night"
    seed = f"game {number}"
    quiet, _ = await play(folder / f"{number} quiet.db", seed, game, None)
    killed, kills = await play(folder / f"{number} killed.db", seed, game, Random(f"kills {number}"))
    assert killed.events == quiet.events, f"game {number} ended differently"
    assert killed.acknowledged == quiet.acknowledged
    store = await SqliteStore.open(folder / f"{number} killed.db")
    log = b"\n".join(entry for _, entry in await store.read(ROOM)).decode()
    await store.close()
    for id in killed.acknowledged:
        assert f' {id}"' in log, f"game {number}: {id} was acknowledged, and is gone"
    return kills
