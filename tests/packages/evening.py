"""`python -m tests.packages.evening STORE`: a whole game with the postman in a room kept there; prints its code."""

import asyncio
import sys
from pathlib import Path
from random import Random

from noctambule.server.store.sqlite import SqliteStore
from tests.packages.the_postman import DECK, NAMES
from tests.server.house import chosen, party


async def evening(store: Path) -> None:
    async with party(*NAMES, store=await SqliteStore.open(store)) as table:
        await table.choose(chosen("one-night", scenario=None, deck=DECK))
        await table.play_one_night(Random(1))
        sys.stdout.write(f"{table.room}\n")


asyncio.run(evening(Path(sys.argv[1])))
