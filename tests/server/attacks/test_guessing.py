"""Guessing rooms: from one address, from many at once, and what it means for who knows a code."""

import asyncio
from collections import Counter
from itertools import product

from noctambule.live import wire
from noctambule.server.network.guard import Buckets, Tries
from noctambule.server.rooms.house import GUESSES_AT_ONCE, KNOCKS_AT_ONCE
from noctambule.server.rooms.seats import LETTERS
from noctambule.server.store.memory import MemoryStore
from tests.server.attacks.stranger import Raw, addresses
from tests.server.house import HandClock, Party, party

ADDRESSES = 50
AT_FULL_SPEED = 60
"""Tries of each address, one directly after the other."""


class CountedStore(MemoryStore):
    """Knows how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.read_times = 0

    async def read(self, room: str, after: int = 0) -> list[tuple[int, bytes]]:
        self.read_times += 1
        await asyncio.sleep(0)  # a disk takes its time: who asks meanwhile has not been counted yet
        return await super().read(room, after)


async def guess(table: Party, source: str, codes: list[str]) -> Counter[int]:
    line = await Raw.connect(table.url, source)
    return Counter([await line.get(f"/rooms/{code}/script") for code in codes])


def test_many_addresses_guess_no_faster_than_one_and_a_friend_comes_in_at_once() -> None:
    async def evening() -> None:
        store = CountedStore()
        async with party("Ana", "Ben", "Cleo", store=store) as table:
            try:
                codes = iter([f"{a}{b}{c}Z" for a, b, c in product(LETTERS, repeat=3) if f"{a}{b}{c}Z" != table.room])
                mine = [[next(codes) for _ in range(AT_FULL_SPEED)] for _ in range(ADDRESSES)]
                sources = addresses(ADDRESSES)
                found = await asyncio.gather(*(guess(table, next(sources), each) for each in mine))
                answered = sum(found, Counter[int]())
                assert answered[404] <= GUESSES_AT_ONCE + ADDRESSES
                assert answered[404] + answered[429] == ADDRESSES * AT_FULL_SPEED
                assert store.read_times <= GUESSES_AT_ONCE + ADDRESSES + 2
                for friend in ("127.0.2.1", "127.0.2.2", "127.0.2.3"):
                    line = await Raw.connect(table.url, friend)
                    assert await line.get(f"/rooms/{table.room}/script") == 200
                    assert await line.upgrade() == 101
                    line.say(wire.Hello(room=table.room))
                    assert b'"news"' in (await line.hear())[1]
                guesser = await Raw.connect(table.url, next(sources))
                assert await guesser.get(f"/rooms/{table.room}/script") == 429, "or who guesses would still be told"
                await table.house.rooms.pop(table.room).close()
                line = await Raw.connect(table.url, "127.0.2.4")
                assert await line.get(f"/rooms/{table.room}/script") == 200, "also when it is read from its log"
                table.clock.move_to(table.clock.now() + 60_000)
                later = await guess(table, "127.0.1.1", mine[0])
                assert later[404] <= 60 * 1 + 1
            finally:
                await Raw.hang_up()

    asyncio.run(evening())


def test_sockets_guess_from_the_same_budget() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            try:
                sources, refused = addresses(ADDRESSES), Counter[str]()
                for number in range(ADDRESSES * 10):
                    if number % 10 == 0:
                        screen = await Raw.connect(table.url, next(sources))
                        assert await screen.upgrade() == 101
                    screen.say(wire.Hello(room="QQQQ"))
                    refused[(await screen.hear())[1].split(b'"code":"')[1].split(b'"')[0].decode()] += 1
                assert refused["no-such-room"] <= GUESSES_AT_ONCE + ADDRESSES
                assert refused.total() == ADDRESSES * 10
                assert table.house.tally.turned_away["guess"] == refused["too-fast"]
            finally:
                await Raw.hang_up()

    asyncio.run(evening())


def test_who_was_right_has_it_back_and_who_was_wrong_has_not() -> None:
    clock = HandClock()
    guesses = Tries(clock, Buckets(clock, KNOCKS_AT_ONCE, 1), 3, 1)
    for _ in range(1000):
        give_back = guesses.take("10.0.0.1")
        assert give_back is not None
        give_back()
    assert all(guesses.take("10.0.0.1") for _ in range(4)), "three of all, and one that each household has besides"
    assert guesses.take("10.0.0.1") is None
    for _ in range(10):
        right = guesses.take("10.0.0.2")
        assert right is not None
        right()
    assert guesses.take("10.0.0.2") is not None
    assert guesses.take("10.0.0.2") is None


def test_a_code_longer_than_any_is_not_looked_for() -> None:
    async def evening() -> None:
        store = CountedStore()
        async with party("Ana", store=store) as table:
            before = store.read_times
            assert await table.house.room("A" * 2000) is None
            assert store.read_times == before

    asyncio.run(evening())
