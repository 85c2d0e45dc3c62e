"""Starts the server: takes a port, serves, and stops when it is told to."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from noctambule.engine.errors import BadInput
from noctambule.server.network.app import app
from noctambule.server.network.connections import CALLS, Door
from noctambule.server.network.descriptors import most_connections, raised
from noctambule.server.network.site import Site
from noctambule.server.rooms.house import House

SECONDS_TO_GO = 0.5
"""For screens that are still connected when the server stops; they come back by themselves."""
SELDOM = (5_000, 5, 10_000)
"""How much is made before garbage is looked for: among what is new after a little, and again soon, so that nobody waits
long; and among everything hardly ever. Rooms are many, and being plain values they leave next to none."""

HAND_OVER = 0.000_5
"""Seconds after which a busy loop lets the thread that writes go on; entries wait for that thrice, and 5 ms add up."""


@asynccontextmanager
async def listening(house: House, site: Site | None, host: str | None, ports: Sequence[int]) -> AsyncIterator[int]:
    """Serves a house at the first of these ports that is free, and says which; the house is closed at the end."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(HAND_OVER)
    async with open_to_all(app(house, site, most_connections(raised())), host, ports) as port:
        yield port


@asynccontextmanager
async def open_to_all(application: web.Application, host: str | None, ports: Sequence[int]) -> AsyncIterator[int]:
    """Lets people in at the first of these ports that is free, and says which."""
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=SECONDS_TO_GO)
    await runner.setup()
    try:
        yield await _bind(runner, host, ports)
    finally:
        await runner.cleanup()


async def _bind(runner: web.AppRunner, host: str | None, ports: Sequence[int]) -> int:
    for port in ports:
        try:
            await Door(runner, runner.app[CALLS], host, port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = error.strerror if isinstance(error, socket.gaierror) else None
                raise BadInput(
                    "cannot-listen", host=host or "*", port=str(port), problem=why or _plain(error)
                ) from None
        else:
            return int(runner.addresses[0][1])
    if len(ports) == 1:
        raise BadInput("port-taken", port=str(ports[0]))
    raise BadInput("ports-taken", first=str(ports[0]), last=str(ports[-1]))


def _plain(error: OSError) -> str:
    """What the system says, without what the loop puts around it."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


async def until_stopped() -> None:
    """Waits for whoever runs us to say it is enough; Ctrl-C comes as a cancellation of its own."""
    enough = asyncio.Event()
    with suppress(NotImplementedError):  # Windows has no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    await enough.wait()


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it exists; else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
