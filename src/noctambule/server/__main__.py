"""`python -m noctambule.server STORE [PORT]`: rooms on this machine, for whatever speaks the wire."""

import asyncio
import sys
from pathlib import Path

import click

from noctambule.clock import WallClock
from noctambule.server.bots.minds import minds_here
from noctambule.server.network.serving import event_loop, listening, until_stopped
from noctambule.server.rooms.house import House
from noctambule.server.store.sqlite import SqliteStore

LOOPBACK = "127.0.0.1"


@click.command()
@click.argument("store", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("port", type=int, default=0)
@click.option("--unguarded", is_flag=True, help="Let everybody speak as fast as they like: for measuring.")
def main(store: Path, port: int, unguarded: bool) -> None:
    """Keep rooms in STORE and serve them on this machine; PORT 0 takes a free one and prints it."""
    try:
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            runner.run(_serve(store, port, not unguarded))
    except KeyboardInterrupt:
        sys.exit(0)


async def _serve(store: Path, port: int, guarded: bool) -> None:
    clock = WallClock()
    house = House(await SqliteStore.open(store), clock, guarded, minds=minds_here(clock))
    async with listening(house, None, LOOPBACK, (port,)) as taken:
        click.echo(taken)
        await until_stopped()


main()
