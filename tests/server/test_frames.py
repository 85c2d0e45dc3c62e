"""Frames: nothing new is overlooked, though most inputs are found to change nothing that everybody may see."""

import asyncio
from itertools import pairwise
from random import Random

import pytest

from noctambule.client import Client
from noctambule.live import wire
from noctambule.onenight.room.said import MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.server.rooms import entries
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.room import Room
from noctambule.server.screens.frames import marks, public
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops
from noctambule.werewords.room.settings import WordsSettings
from tests.seeds import with_chance
from tests.server.house import party


async def a_days_log(chance: Random) -> list[bytes]:
    """The log of two games, with all that people do in between."""
    store = MemoryStore()
    async with party("Ana", "Ben", "Cleo", "Dov", "Eve", store=store) as table:
        await table.choose(
            OneNightSettings(scenario="moonstruck", pace="narrated" if chance.random() < 0.5 else "quick")
        )
        await table.begin()
        while table.phase == "night":
            await table.pass_deadline()
        await table.look()
        ana, ben, *_ = table.phones
        await ana.do(MakeClaim(role="robber"))
        await ben.do(wire.Accuse(at=0))
        await ben.do(wire.Chat(text="Me? Never."))
        await ana.do(wire.MoreTime())
        await ana.do(wire.Pause())
        await ana.do(wire.Pause(on=False))
        await table.vote_now()
        await table.point(chance)
        await ana.do(wire.Abandon())
        await table.settle()
        await ana.do(wire.Order(seats=(1, 2, 3, 4, 0)))
        await table.choose(WordsSettings())
        await table.until_day(chance)
        mayor = int(ana.view["live"]["mayor"])
        asker, answerer = table.phones[0 if mayor != ana.view["me"] else 1], _at(table.phones, mayor)
        await asker.do(Ask(text="Is it alive?"))
        await answerer.do(Token(token="yes"))
        await answerer.do(Undo())
        await answerer.do(Token(token="correct"))
        await answerer.do(Whoops())
        await table.pass_deadline()
        await table.point(chance)
        return [entry for _, entry in await store.read(table.room)]


def _at(phones: list[Client], seat: int) -> Client:
    return next(phone for phone in phones if phone.view["me"] == seat)


@pytest.mark.parametrize("part", range(2))
@with_chance
def test_where_the_marks_are_the_same_so_is_what_everybody_sees(chance: Random, part: int) -> None:
    rooms = [Room("ABCD")]
    for entry in asyncio.run(a_days_log(chance)):
        rooms.append(fold(rooms[-1], entries.read(entry)))
    same = 0
    for before, after in pairwise(rooms):
        counts = before.live and before.live.counts(), after.live and after.live.counts()
        if marks(before) == marks(after) and counts[0] == counts[1]:
            same += 1
            assert public(before) == public(after)
        elif marks(before) != marks(after):
            assert public(before) != public(after), "a mark for what nobody sees costs a frame"
    assert same >= 5
