"""Warms up what games have to compile, beside the server, so that nobody waits for it later."""

import asyncio
import os
import sys
from contextlib import suppress
from importlib.util import find_spec

from noctambule.games import games

POLITELY = 10


def what_compiles() -> str:
    """Run in a process of its own: what is compiled is kept on disk, and the server's own time is for the players."""
    paths = [kind.compiles for kind in games() if kind.compiles is not None]
    return f"from noctambule.live.parts import part\nfor path in {paths!r}: part(path)()"


async def warm_up() -> None:
    """Compiles where that has not been done yet; without the lab's extra there is nothing to do."""
    if find_spec("numba") is None:
        return
    nothing = asyncio.subprocess.DEVNULL
    warming = await asyncio.create_subprocess_exec(
        sys.executable, "-c", what_compiles(), stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, warming.pid, POLITELY)
    try:
        await warming.wait()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            warming.kill()
        await warming.wait()
        raise
