"""Strangers who connect and say nothing: they may hold what nobody needs, for a while, and nothing else."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice

import aiohttp
import pytest

from noctambule.client import Client
from noctambule.live import wire
from noctambule.server.network import connections
from noctambule.server.network.app import app
from noctambule.server.network.connections import ANSWERED_WITHIN, BETWEEN, CALLS, FIRST_WORDS, Calls
from noctambule.server.network.descriptors import KEPT_BACK, MOST, most_connections, raised
from noctambule.server.network.serving import open_to_all
from noctambule.server.network.site import Site, network
from noctambule.server.rooms.house import House
from noctambule.server.store.memory import MemoryStore
from tests.server.attacks.stranger import Raw, addresses
from tests.server.house import HandClock, Party


class Besieged(Party):
    """A table in a house with few places."""

    calls: Calls

    async def settled(self, open_now: int) -> None:
        await self.until(lambda: len(self.calls.open) == open_now)

    async def many(self, number: int, *sources: str) -> list[Raw]:
        source = iter(sources) if sources else addresses()
        return [await Raw.connect(self.url, next(source)) for _ in range(number)]


@asynccontextmanager
async def besieged(
    places: int = MOST, site: Site | None = None, names: tuple[str, ...] = ()
) -> AsyncIterator[Besieged]:
    clock = HandClock()
    house = House(MemoryStore(), clock)
    application = app(house, site, places)
    async with open_to_all(application, "127.0.0.1", (0,)) as port, aiohttp.ClientSession() as session:
        url = f"http://127.0.0.1:{port}"
        table = Besieged(house, clock, session, url, (await house.open()).room.code)
        table.calls = application[CALLS]
        await table.seat(*names)
        try:
            yield table
        finally:
            await Raw.hang_up()


def test_who_says_nothing_is_let_go_after_ten_seconds() -> None:
    async def evening() -> None:
        async with besieged(names=("Ana",)) as table:
            silent, slow, half_open, asked = await table.many(4)
            slow.writer.write(b"GET / HTTP/1.1\r\nHost: ")
            assert await half_open.upgrade() == 101
            assert await asked.get("/healthz") == 200
            table.clock.move_to(table.clock.now() + FIRST_WORDS - 1)
            await table.settled(5)  # and Ana's own
            slow.writer.write(b"x")  # a letter at a time makes no request
            table.clock.move_to(table.clock.now() + 1)
            assert await silent.is_dead()
            assert await slow.is_dead()
            assert await half_open.is_dead()
            assert await asked.get("/healthz") == 200, "between two requests there is more time"
            table.clock.move_to(table.clock.now() + BETWEEN)
            assert await asked.is_dead()
            await table.settled(1)
            assert isinstance(await table.phones[0].do(wire.Chat(text="Still here.")), wire.Refused)
            assert table.house.tally.let_go["silent"] >= 4

    asyncio.run(evening())


def test_a_body_that_comes_letter_by_letter_is_not_waited_for() -> None:
    async def evening() -> None:
        async with besieged() as table:
            (slow,) = await table.many(1)
            slow.ask("/check", "Content-Length: 1000", "Content-Type: application/json", method="POST")
            slow.writer.write(b"{")
            await table.until(lambda: table.house.errands.take("x") and len(table.calls.open) == 1)
            await asyncio.sleep(0.1)
            table.clock.move_to(table.clock.now() + FIRST_WORDS)
            assert await slow.is_dead()

    asyncio.run(evening())


def test_a_household_has_its_own_number_and_its_silent_ones_make_way_first() -> None:
    async def evening() -> None:
        site = Site(connections_per_address=5)
        async with besieged(site=site) as table:
            first, *others = await table.many(5, *["127.0.0.7"] * 5)
            assert await others[0].upgrade() == 101
            (late,) = await table.many(1, "127.0.0.7")
            assert await first.is_dead(), "the one that was silent longest makes way"
            assert await late.get("/healthz") == 200
            (neighbour,) = await table.many(1, "127.0.0.8")
            assert await neighbour.get("/healthz") == 200
            await table.settled(6)
            screens = [await _onlooker(table, "127.0.0.9") for _ in range(5)]
            (refused,) = await table.many(1, "127.0.0.9")
            assert await refused.is_dead(), "nobody of that household is silent"
            assert all(screen.is_open() for screen in screens)
            assert table.house.tally.let_go["household-full"] == 2

    asyncio.run(evening())


async def _onlooker(table: Besieged, source: str) -> Raw:
    screen = await Raw.connect(table.url, source)
    assert await screen.upgrade() == 101
    screen.say(wire.Hello(room=table.room, as_="watch"))
    assert b'"say":"news"' in (await screen.hear())[1]
    return screen


def test_behind_a_trusted_proxy_the_address_it_names_is_what_counts() -> None:
    async def evening() -> None:
        site = Site(connections_per_address=3, proxies=(network("127.0.0.9"),))
        async with besieged(site=site) as table:
            screens = list[Raw]()
            for _ in range(3):
                screens.append(await Raw.connect(table.url, "127.0.0.9"))
                assert await _forwarded(screens[-1], "10.0.0.1") == 101
            refused = await Raw.connect(table.url, "127.0.0.9")
            assert await _forwarded(refused, "10.0.0.1") == 503
            another = await Raw.connect(table.url, "127.0.0.9")
            assert await _forwarded(another, "10.0.0.2") == 101
            screens[0].close()
            await table.settled(4)
            again = await Raw.connect(table.url, "127.0.0.9")
            assert await _forwarded(again, "10.0.0.1") == 101

    asyncio.run(evening())


async def _forwarded(line: Raw, client: str) -> int:
    return await line.get(
        "/socket",
        f"X-Forwarded-For: {client}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bm9jdGFtYnVsZWdhbWVzIQ==",
    )


def test_a_person_who_sits_in_a_room_reloads_while_a_thousand_strangers_hold_on(log: io.StringIO) -> None:
    """The house has 300 places; strangers hold all of them, and take every one that becomes free."""

    async def evening() -> None:
        async with besieged(300, names=("Ana", "Ben", "Cleo")) as table:
            ana = table.phones[0]
            strangers = await table.many(1000)
            for source in islice(addresses(), 20):
                await _onlooker(table, source)
            assert len(strangers) == 1000
            assert len(table.calls.open) <= 300
            token = ana.token
            await ana.close()
            async with aiohttp.ClientSession() as fresh:
                async with fresh.get(f"{table.url}/r/{table.room}") as page:
                    assert page.status == 200
                again = await Client.connect(fresh, f"{table.url}/socket", table.room, token)
                assert again.view["me"] == 0
                more = await table.many(400)
                assert isinstance(await again.do(wire.Order(seats=(0, 2, 1))), wire.Done)
                assert isinstance(await table.phones[1].do(wire.Leave()), wire.Done)
            assert table.house.tally.let_go["full"] >= 1000
            assert len(more) == 400

    asyncio.run(evening())
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    nearly = [line for line in lines if line["event"] == "nearly-full"]
    assert len(nearly) == 1, "once a minute, not a line for each"
    assert (nearly[0]["level"], nearly[0]["connections"], nearly[0]["most"]) == ("warning", 240, 300)


def test_where_all_look_on_the_last_one_makes_way() -> None:
    async def evening() -> None:
        async with besieged(12, names=("Ana",)) as table:
            token = table.phones[0].token
            screens = [await _onlooker(table, source) for source in islice(addresses(), 10)]
            await table.phones[0].close()
            late = [await _onlooker(table, source) for source in islice(addresses(), 10)]
            async with aiohttp.ClientSession() as fresh:
                again = await Client.connect(fresh, f"{table.url}/socket", table.room, token)
                assert again.view["me"] == 0
            assert all(screen.is_open() for screen in screens[:9])
            assert len(late) == 10

    asyncio.run(evening())


def test_the_operator_sees_how_full_it_is() -> None:
    async def evening() -> None:
        async with besieged(50) as table:
            lines = await table.many(60)
            async with table.session.get(f"{table.url}/metrics") as answer:
                shown = await answer.text()
            assert "noctambule_connections 50.0" in shown
            assert "noctambule_connections_most 50.0" in shown
            assert 'noctambule_let_go_total{why="full"} 11.0' in shown
            assert len(lines) == 60

    asyncio.run(evening())


def test_an_answer_that_nobody_reads_is_not_kept_for_ever() -> None:
    async def evening() -> None:
        async with besieged() as table:
            (deaf,) = await table.many(1)
            deaf.ask("/healthz")
            for _ in range(1_000):  # answers to all of them fit into no buffer
                deaf.ask("/reference.json")
            answered = table.house.tally.requests
            await table.until(lambda: answered["/reference.json", 200] > 0)
            await asyncio.sleep(0.5)
            table.clock.move_to(table.clock.now() + ANSWERED_WITHIN)
            await table.settled(0)

    asyncio.run(evening())


def test_descriptors_are_raised_as_far_as_they_go() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, soft), hard))
        assert raised() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 1024
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert most_connections(1024) == 1024 - KEPT_BACK
    assert most_connections(100) == 50
    assert most_connections(10**9) == MOST
    assert connections.BACKLOG < KEPT_BACK
