"""Somebody who sends without end: whatever it is made of it is counted, then not read for a while, then hung up on."""

import asyncio
import io
import json
from collections.abc import Callable

import pytest

from noctambule.live import wire
from noctambule.server.network.visits import BYTES_AT_ONCE, REST, WARNINGS
from noctambule.server.rooms.house import (
    AT_ONCE,
    REQUESTS_AT_ONCE,
    SPEECH_AT_ONCE,
    STRANGERS_AT_ONCE,
    VISITS_AT_ONCE,
)
from tests.server.attacks.stranger import BINARY, CLOSE, MORE, PING, PONG, TEXT, Raw, frame
from tests.server.house import Party, party

NAMES = ("Ana", "Ben", "Cleo")
GOING_AWAY, POLICY = 1001, 1008


def turn(number: int) -> wire.Order:
    """Something that the host may say as often as she likes."""
    return wire.Order(id=f"turn {number}", seats=((0, 1, 2), (0, 2, 1))[number % 2])


async def stranger(table: Party, hello: bool = True) -> Raw:
    screen = await Raw.connect(table.url, "127.0.0.66")
    assert await screen.upgrade() == 101
    if hello:
        screen.say(wire.Hello(room=table.room))
        assert (await screen.hear())[0] == TEXT
    return screen


FLOODS: dict[str, Callable[[], bytes]] = {
    "words that say nothing": lambda: frame(TEXT, b"{}"),
    "empty pings": lambda: frame(PING),
    "pongs that nobody asked for": lambda: frame(PONG),
    "bytes instead of words": lambda: frame(BINARY, b"x"),
    "pieces of a frame that never ends": lambda: frame(MORE),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_whatever_comes_too_fast_is_not_read_for_a_while_and_then_closed(flood: str, log: io.StringIO) -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                screen = await stranger(table)
                if flood.startswith("pieces"):
                    screen.writer.write(frame(TEXT & 0x0F, b"{"))
                unit = FLOODS[flood]()
                sending = asyncio.create_task(pour(screen, unit))
                heard_before, told = table.house.tally.heard, table.house.tally.turned_away
                code = asyncio.create_task(screen.hears_until(CLOSE))
                for rest in range(WARNINGS + 3):
                    await asyncio.sleep(0.2)
                    assert isinstance(await table.phones[0].do(turn(rest)), wire.Done)
                    if not code.done():
                        table.clock.move_to(table.clock.now() + REST)
                assert int.from_bytes((await code)[:2], "big") == POLICY
                table.clock.move_to(table.clock.now() + REST)
                sending.cancel()
                assert table.house.tally.heard - heard_before <= STRANGERS_AT_ONCE + 10 * (WARNINGS + 3) + 8
                assert told["too-fast"] == (0 if flood.startswith("pieces") else WARNINGS + 1)
            finally:
                await Raw.hang_up()

    asyncio.run(evening())
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [line["level"] for line in lines if line["event"] == "too-fast"] == ["warning"]


async def pour(screen: Raw, unit: bytes) -> None:
    """As fast as it goes, until the other side has had enough."""
    many = unit * 2000
    try:
        while True:
            screen.writer.write(many)
            await screen.writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass


def test_who_was_too_fast_once_goes_on_after_a_rest_and_nothing_is_lost() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana = table.phones[0]
            for number in range(AT_ONCE + 20):
                await ana.say(turn(number))
            answers = list[wire.Reply]()
            while len(answers) < AT_ONCE + 20:
                reply = await ana.hear()
                answers += [reply] if isinstance(reply, wire.Done | wire.Refused) else []
                if isinstance(reply, wire.Refused):
                    table.clock.move_to(table.clock.now() + 2 * REST)
            refused = [reply for reply in answers if isinstance(reply, wire.Refused)]
            assert [reply.code for reply in refused] == ["too-fast"]
            assert len(answers) == AT_ONCE + 20

    asyncio.run(evening())


def test_a_household_that_says_too_much_waits_and_the_neighbours_do_not() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                while table.house.speech.take("127.0.0.66"):
                    pass
                screen = await stranger(table, hello=False)
                screen.say(wire.Hello(room=table.room))
                heard = asyncio.create_task(screen.hear())
                await asyncio.sleep(0.1)
                assert not heard.done()
                assert isinstance(await table.phones[0].do(turn(0)), wire.Done)
                table.clock.move_to(table.clock.now() + 1000)
                assert (await heard)[0] == TEXT
            finally:
                await Raw.hang_up()

    asyncio.run(evening())


def test_a_screen_with_a_seat_may_say_more_than_one_without() -> None:
    assert STRANGERS_AT_ONCE < AT_ONCE < SPEECH_AT_ONCE

    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                screen = await stranger(table)
                for _ in range(STRANGERS_AT_ONCE):
                    screen.say(wire.Ready(id="?"))
                codes = [json.loads((await screen.hear())[1])["code"] for _ in range(STRANGERS_AT_ONCE)]
                assert set(codes[:-1]) == {"no-seat"}
                assert codes[-1] == "too-fast", "the hello was one of them"
            finally:
                await Raw.hang_up()

    asyncio.run(evening())


def test_a_frame_without_end_takes_no_more_than_its_bytes() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                screen = await stranger(table)
                screen.writer.write(frame(TEXT & 0x0F, b"{"))
                screen.writer.write(frame(MORE) * (2 * BYTES_AT_ONCE // 6))
                await asyncio.sleep(0.3)
                assert isinstance(await table.phones[0].do(turn(0)), wire.Done)
            finally:
                await Raw.hang_up()

    asyncio.run(evening())


def test_requests_are_counted_too() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                while table.house.requests.take("127.0.0.66"):
                    pass
                line = await Raw.connect(table.url, "127.0.0.66")
                asked = asyncio.create_task(line.get("/healthz"))
                await asyncio.sleep(0.2)
                assert not asked.done(), "who asks too often is answered after a while"
                async with table.session.get(f"{table.url}/healthz") as answer:
                    assert answer.status == 200
                table.clock.move_to(table.clock.now() + 1000)
                assert await asked == 429
                assert table.house.tally.turned_away["request"] == 1
            finally:
                await Raw.hang_up()

    asyncio.run(evening())
    assert REQUESTS_AT_ONCE > 20 * 20, "twenty phones load twenty files each"


def test_things_of_a_room_that_is_there_may_be_had_so_often_and_no_more() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            try:
                line = await Raw.connect(table.url, "127.0.0.66")
                path = f"/rooms/{table.room}/script"
                answers = [await line.get(path) for _ in range(VISITS_AT_ONCE + 1)]
                assert set(answers[:-1]) == {200}
                assert answers[-1] == 429
            finally:
                await Raw.hang_up()

    asyncio.run(evening())
