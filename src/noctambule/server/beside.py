"""Work that would hold everybody up: done beside the loop, one thing at a time, and only so much may wait."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from noctambule.server.network.guard import household

T = TypeVar("T")
HANDS = 1
"""Each takes its share of the one processor that Python has: with more of them, rooms would have less."""
MOST_WAITING, MOST_OF_ONE = 60, 24
"""Errands that wait, and those of one household among them."""


class Busy(Exception):
    """Too much waits already."""


class Beside:
    """Does errands; nobody in a room waits for them."""

    def __init__(self) -> None:
        self._hands = ThreadPoolExecutor(HANDS, "beside")
        self._waiting = Counter[str]()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """What comes of it, when its turn has come."""
        whose = household(address)
        if self._waiting[whose] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise Busy
        self._waiting[whose] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hands, work)
        finally:
            self._waiting -= Counter((whose,))  # and forgets whoever has nothing waiting

    def close(self) -> None:
        self._hands.shutdown(wait=False, cancel_futures=True)
