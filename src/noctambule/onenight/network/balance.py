"""`/balance`: what random games show of the cards chosen in a lobby, worked out beside the loop and remembered."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import msgspec
from aiohttp import web

from noctambule.engine.errors import BadInput, BadSetup
from noctambule.engine.rates import Result
from noctambule.live.answers import Refusal
from noctambule.onenight.room.lengths import narrated_night, quick_night
from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.reading import edition_named, read_deck, role_named
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup, check, with_defaults
from noctambule.server.network.answers import answer, too_fast
from noctambule.server.rooms.house import HOUSE

GAMES, DRAWN_GAMES, VIEWED = 40_000, 8_000, 1 << 15
SEED = 0
"""The same cards show the same numbers to everybody."""
REMEMBERED = 512
"""Decks whose numbers are kept."""
MOST_WAITING = 8
"""Decks that may wait to be measured; who comes after them comes again later."""
LONGEST = 600
"""Letters of a deck."""
LAB = all(find_spec(package) for package in ("numba", "numpy"))


class Rate(msgspec.Struct, frozen=True):
    """A share of all games, and where it surely lies (95 %)."""

    rate: float
    low: float
    high: float


class NightLength(msgspec.Struct, frozen=True):
    """Beats, and seconds: in quick pace at most so many."""

    beats: float
    seconds: float


class Measured(msgspec.Struct, frozen=True):
    """What random games show of a deck; an Anarchy's are over many decks."""

    players: int
    edition: str
    deck: list[str] | None
    games: int
    wins: dict[str, Rate]
    """By team, when every answer and vote is by chance."""
    wins_by_sight: dict[str, Rate]
    """The same when votes go by what their owners saw."""
    moved: float
    """The share of players who end with another card than they were dealt."""
    no_wolf_dealt: float
    no_wolf: float
    """How often no player is a werewolf, at the deal and at the end."""
    unknown_bits: float
    """How uncertain it is before the night who the werewolves are at the end."""
    told_bits: float
    """How much of that a player knows at dawn, on the average."""
    told_by_role: dict[str, float]
    quick: NightLength
    narrated: NightLength


class Wanted(NamedTuple):
    """A deck to be measured: the cards, or an Anarchy by its name."""

    setup: Setup
    scenario: str | None = None


class Gone(Exception):
    """Whoever measured is there no longer."""


class Scales:
    """Measures decks one after the other in a process of its own, and remembers the last ones."""

    def __init__(self) -> None:
        self._known = OrderedDict[Wanted, bytes]()
        self._under_way = dict[Wanted, asyncio.Task[bytes]]()
        self._pool: ProcessPoolExecutor | None = None
        self._worker: int | None = None

    async def weigh(self, wanted: Wanted) -> bytes | None:
        """A deck's numbers, as JSON; None when too many are waiting."""
        if wanted in self._known:
            self._known.move_to_end(wanted)
            return self._known[wanted]
        if wanted not in self._under_way:
            if len(self._under_way) >= MOST_WAITING:
                return None
            task = asyncio.create_task(self._measured(wanted))
            self._under_way[wanted] = task
            task.add_done_callback(lambda _: self._under_way.pop(wanted))
        return await asyncio.shield(self._under_way[wanted])

    async def _measured(self, wanted: Wanted) -> bytes:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_stand_back)
            self._worker = await loop.run_in_executor(self._pool, os.getpid)
        try:
            measured = await loop.run_in_executor(self._pool, measure, wanted)
        except BrokenProcessPool:  # the next one begins another
            self._pool = self._worker = None
            raise Gone from None
        self._known[wanted] = measured
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return measured

    async def close(self) -> None:
        """Lets go of what is under way."""
        for task in self._under_way.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._worker is not None:
            with suppress(ProcessLookupError):
                os.kill(self._worker, signal.SIGTERM)


def _stand_back() -> None:
    """The rooms come first; and whoever stops the server stops this too, without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(10)


def measure(wanted: Wanted) -> bytes:
    """Plays the games; this runs in the process beside."""
    from noctambule.onenight.lab.balance import DRAWN, Drawn, balance  # numba takes its time to come

    setup, drawn = wanted.setup, None
    if wanted.scenario is not None:
        drawn = Drawn(wanted.scenario, setup.players, setup.edition)
    games = GAMES if drawn is None else DRAWN_GAMES
    *_, last = balance([drawn or setup], games, SEED, viewed=VIEWED, processes=1)
    (found,) = last.done
    decks = [setup] if drawn is None else [drawn.deck(SEED, game) for game in range(DRAWN)]
    told = found.information
    assert told is not None
    return msgspec.json.encode(
        Measured(
            setup.players,
            setup.edition,
            list(setup.deck) if drawn is None else None,
            found.games,
            _rates(found.random),
            _rates(found.seeing),
            found.moved,
            found.no_wolf_dealt,
            found.no_wolf,
            told.unknown,
            told.seat.bits,
            {role: each.bits for role, each in told.roles.items()},
            NightLength(*quick_night(decks)),
            NightLength(*narrated_night(decks)),
        )
    )


def _rates(result: Result) -> dict[str, Rate]:
    return {team: Rate(wins / result.games, *result.interval(team)) for team, wins in result.wins.items()}


def wanted_by(query: Mapping[str, str]) -> Wanted:
    """The deck that is asked for, checked."""
    players = query.get("players", "")
    if not (players.isascii() and players.isdecimal() and len(players) <= 2 and FEWEST <= int(players) <= MOST):
        raise BadSetup("player-count", players=players[:3], fewest=FEWEST, most=MOST)
    edition = edition_named(query["edition"][:LONGEST]) if query.get("edition") else None
    name, deck = query.get("scenario"), query.get("deck")
    if (name is None) == (deck is None):
        raise BadInput("deck-or-scenario")
    if name is not None:
        if name not in SCENARIOS:
            raise BadInput("unknown-scenario", name=name[:LONGEST])
        setup = SCENARIOS[name].setup(int(players), Random(SEED), edition)
        return Wanted(setup, name if SCENARIOS[name].draw else None)
    center = role_named(query["center_werewolf"][:LONGEST]) if query.get("center_werewolf") else None
    setup = with_defaults(int(players), read_deck((deck or "")[:LONGEST]), edition or RAVENSBURGER, center)
    check(setup)
    return Wanted(setup)


async def get_balance(request: web.Request) -> web.Response:
    if not request.app[HOUSE].errands.take(request.remote or ""):
        raise too_fast()
    if not LAB:
        return answer(Refusal("needs-lab"), 503)
    try:
        measured = await request.app[SCALES].weigh(wanted_by(request.query))
    except Gone:
        measured = None
    if measured is None:
        return answer(Refusal("busy"), 503)
    return web.Response(body=measured, content_type="application/json", headers={"Cache-Control": "max-age=3600"})


SCALES = web.AppKey("scales", Scales)


def add_to(application: web.Application) -> None:
    """Puts the scales into the app, and takes them down with it."""
    application[SCALES] = Scales()
    application.router.add_get("/balance", get_balance)
    application.on_cleanup.append(_close)


async def _close(application: web.Application) -> None:
    await application[SCALES].close()
