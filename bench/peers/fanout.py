"""`python -m bench.peers.fanout SIZE`: the bare fan-out. Whatever one of six screens says, all six are sent SIZE bytes.

No game, no store, no checks: six payloads made beforehand, over the same library and loop as the server's.
"""

import asyncio
import sys
from itertools import count

import uvloop
from aiohttp import WSMsgType, web

SCREENS = 6


class Hall:
    """Sockets in groups of six, in the order they come."""

    def __init__(self, size: int) -> None:
        self.payloads = [str(screen) * size for screen in range(SCREENS)]
        self.rooms = dict[int, list[web.WebSocketResponse]]()
        self.came = count()

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        room = self.rooms.setdefault(next(self.came) // SCREENS, [])
        room.append(socket)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                for screen, payload in zip(room, self.payloads, strict=True):
                    await screen.send_str(payload)
        return socket


async def main() -> None:
    application = web.Application()
    application.router.add_get("/socket", Hall(int(sys.argv[1])).socket)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(main())
