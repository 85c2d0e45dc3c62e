"""Starts the server: opens the store, and serves until it is stopped."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from noctambule.clock import WallClock
from noctambule.server.app import House, app
from noctambule.server.store.sqlite import SqliteStore


async def serve(host: str, port: int, store: Path, ready: Callable[[int], None], guarded: bool = True) -> None:
    """Serves until it is cancelled; `ready` is told the port once screens can come."""
    house = House(await SqliteStore.open(store), WallClock(), guarded)
    runner = web.AppRunner(app(house), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        ready(runner.addresses[0][1])
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it exists; else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
