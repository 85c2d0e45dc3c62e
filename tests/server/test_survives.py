"""What a room survives: being killed at any moment, being opened again, and people in too much of a hurry."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from noctambule.client import Client
from noctambule.games import reply_decoder
from noctambule.live import wire
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import decide, seated
from noctambule.server.rooms.house import AT_ONCE, KNOCKS_AT_ONCE
from noctambule.server.rooms.open_room import AT_LEAST_LEFT, OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import hash_of
from noctambule.server.screens.frames import public
from noctambule.server.screens.presence import Screen
from noctambule.server.store import Store
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, any_answer, party
from tests.server.killed import check


@pytest.mark.parametrize("number", [0, 1])
def test_a_game_on_a_server_that_is_killed_ends_as_it_would_have(number: int, tmp_path: Path) -> None:
    """One of One Night, one of Werewords; `make torture` plays two hundred."""
    assert asyncio.run(check(tmp_path, number)) > 0


def all_of(keeper: OpenRoom, seat: int) -> tuple[Any, ...]:
    """All that a seat (or TABLE) may see."""
    return public(keeper.room), keeper.room.live and keeper.room.live.seen_by(seat)


async def a_game_so_far(store: Store, clock: HandClock) -> OpenRoom:
    """A game of five, in the middle of its night."""
    keeper = OpenRoom(Room("TEST"), store, clock)
    for seat in range(5):
        await keeper._commit(seated(keeper.room, f"Player {seat}", hash_of(str(seat)), "11" * 32, clock.now()))
    await keeper._commit(decide(keeper.room, 0, wire.Start(), clock.now(), Random(1), "22" * 32))
    for seat in range(5):
        clock.move_to(clock.now() + 500)
        await keeper._commit(decide(keeper.room, seat, wire.Ready(), keeper.now(), Random(1), ""))
    return keeper


def test_a_room_opened_again_is_the_room_that_was_kept() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        keeper = await a_game_so_far(store, clock)
        again = await OpenRoom.load("TEST", store, clock)
        assert again is not None
        for seat in range(-1, 5):
            assert all_of(again, seat) == all_of(keeper, seat)

    asyncio.run(evening())


@pytest.mark.parametrize(("thought_for", "left"), [(1_000, 14_000), (14_000, AT_LEAST_LEFT)])
def test_downtime_does_not_count_and_a_deadline_has_a_few_seconds_left(thought_for: int, left: int) -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        keeper = await a_game_so_far(store, clock)
        clock.move_to(clock.now() + thought_for)
        await keeper._commit(decide(keeper.room, 0, wire.Host(seat=1), keeper.now(), Random(1), ""))
        clock.move_to(clock.now() + 3_600_000)
        again = await OpenRoom.load("TEST", store, clock)
        assert again is not None
        assert again.room.deadline is not None
        assert again.room.deadline - again.now() == left

    asyncio.run(evening())


def test_two_servers_on_one_log_agree() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        one = await a_game_so_far(store, clock)
        other = await OpenRoom.load("TEST", store, clock)
        assert other is not None
        await one._commit(decide(one.room, 0, wire.Host(seat=1), one.now(), Random(1), ""))
        with pytest.raises(Exception, match="try-again"):
            await other._commit(decide(other.room, 0, wire.Host(seat=2), other.now(), Random(1), ""))
        assert [all_of(other, seat) for seat in range(-1, 5)] == [all_of(one, seat) for seat in range(-1, 5)]

    asyncio.run(evening())


def test_what_is_said_at_once_goes_to_the_disk_together(tmp_path: Path) -> None:
    async def evening() -> None:
        store, clock = await SqliteStore.open(tmp_path / "rooms.db"), HandClock()
        keeper = await a_game_so_far(store, clock)
        screens = list[Screen]()
        heard = list[list[bytes]]()
        for seat in range(5):
            heard.append([])
            screens.append(Screen(heard[-1].append))
            screens[-1].token_hash = hash_of(str(seat))
            keeper.connect(screens[-1])
        before, number = store.commits, keeper.room.number
        taps = [wire.Tap(id="tap", answer=any_answer(told(frames), Random(1))) for frames in heard]
        said = [*zip(screens, taps, strict=True), (screens[0], taps[0])]  # one of them was said twice
        await asyncio.gather(*(keeper.put(screen, tap) for screen, tap in said))
        assert store.commits == before + 1
        assert keeper.room.number == number + 5
        done = [reply_decoder().decode(frame) for frames in heard for frame in frames]
        assert sum(isinstance(reply, wire.Done) for reply in done) == 6
        again = await OpenRoom.load("TEST", store, clock)
        assert again is not None
        assert [all_of(again, seat) for seat in range(-1, 5)] == [all_of(keeper, seat) for seat in range(-1, 5)]
        await store.close()

    asyncio.run(evening())


def told(frames: list[bytes]) -> dict[str, Any]:
    """The prompt in the last of these frames."""
    prompt: dict[str, Any] = json.loads(frames[-1])["view"]["prompt"]
    return prompt


def test_every_entry_of_a_log_can_be_read_back() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        await a_game_so_far(store, clock)
        for _, written in await store.read("TEST"):
            assert wire.encode(entries.read(written)) == written

    asyncio.run(evening())


def test_who_speaks_too_fast_is_refused_and_the_others_are_not() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            ana, ben, _ = table.phones
            for _ in range(AT_ONCE + 5):
                await ana.say(wire.Ready(id="fast"))
            codes = set[str]()
            while "too-fast" not in codes:
                reply = await ana.hear()
                assert isinstance(reply, wire.Refused)
                codes.add(reply.code)
            assert isinstance(await ben.do(wire.Ready()), wire.Refused)
            assert ben.refused[-1].code == "not-asked"

    asyncio.run(evening())


def test_room_codes_can_not_be_guessed_by_the_thousand() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            codes = list[str]()
            for number in range(2 * KNOCKS_AT_ONCE):
                if number % 20 == 0:
                    table.clock.move_to(table.clock.now() + 1000)
                    guesser = Client(await table.session.ws_connect(f"{table.url}/socket"))
                await guesser.say(wire.Hello(id="guess", room="ZZZZ"))
                reply = await guesser.hear()
                assert isinstance(reply, wire.Refused)
                codes.append(reply.code)
            assert codes[0] == "no-such-room"
            assert codes[-1] == "too-fast"

    asyncio.run(evening())


def test_a_page_from_elsewhere_opens_no_socket_and_answers_are_guarded() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            for origin, status in (("http://evil.example", 403), (table.url, 101)):
                headers = {"Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket"}
                headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "bm9jdGFtYnVsZWdhbWVzIQ=="}
                async with table.session.get(f"{table.url}/socket", headers=headers) as answer:
                    assert answer.status == status
            async with table.session.get(f"{table.url}/healthz") as answer:
                assert answer.status == 200
                assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    asyncio.run(evening())
