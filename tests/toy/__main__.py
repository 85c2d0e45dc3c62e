"""`python -m tests.toy STORE APP`: a server here that keeps the toy game too, and serves an app built with it."""

import asyncio
import sys
from pathlib import Path

from noctambule.clock import WallClock
from noctambule.server.network.serving import listening, until_stopped
from noctambule.server.network.site import Site
from noctambule.server.rooms.house import House
from noctambule.server.store.sqlite import SqliteStore
from tests.toy import join_the_house


async def serve(store: Path, app: Path) -> None:
    house = House(await SqliteStore.open(store), WallClock(), guarded=False)
    async with listening(house, Site(app=app), "127.0.0.1", (0,)) as port:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()
        await until_stopped()


join_the_house()
asyncio.run(serve(Path(sys.argv[1]), Path(sys.argv[2])))
