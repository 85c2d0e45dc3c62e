"""Twenty thousand bad frames among good ones; `make torture` sends a million."""

import asyncio
import logging
from random import Random

import pytest

from tests.seeds import with_chance
from tests.server.bad_frames import an_evening

EVENINGS, FRAMES = 6, 4_000


@with_chance
def test_bad_frames_change_nothing(chance: Random, caplog: pytest.LogCaptureFixture) -> None:
    """What is checked stands in `bad_frames.py`."""
    games = sent = 0
    with caplog.at_level(logging.WARNING):
        for _ in range(EVENINGS):
            evening = asyncio.run(an_evening(f"{chance.random()}", FRAMES))
            games += len(evening.keeper.room.past)
            sent += evening.bad
            assert {"unreadable", "not-asked", "hosts-own", "no-seat", "hello-first", "done"} <= set(evening.answers)
    assert sent >= 20_000
    assert games > EVENINGS, "whole games were played meanwhile"
    assert [record for record in caplog.records if record.exc_info] == []
