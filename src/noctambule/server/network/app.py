"""The app: everything that answers on the network, and what stands before it."""

from math import inf

from aiohttp import web

from noctambule.games import games
from noctambule.live.parts import part
from noctambule.server.network import desk, metrics, pages, past, reference, sets, with_key
from noctambule.server.network import opening as rooms
from noctambule.server.network.answers import LONGEST_BODY, not_too_often, noting, plainly, refusing
from noctambule.server.network.connections import CALLS, Calls, Places, answering
from noctambule.server.network.descriptors import MOST
from noctambule.server.network.guard import add_headers, our_own_pages
from noctambule.server.network.site import SITE, Site, believing_proxies, knowing_its_name
from noctambule.server.network.visits import visit
from noctambule.server.rooms.house import HOUSE, House

BEFORE = (plainly, believing_proxies, answering, not_too_often, noting, knowing_its_name, our_own_pages, refusing)
"""What every request passes, from the outside in."""


def app(house: House, site: Site | None = None, most: int = MOST) -> web.Application:
    """The routes; the last ones are the app's own files. `most` is how many connections there may be."""
    application = web.Application(middlewares=BEFORE, client_max_size=LONGEST_BODY)
    application[HOUSE] = house
    application[SITE] = site = site or Site()
    per_address = site.connections_per_address if house.guarded else inf
    application[CALLS] = Calls(house.clock, site, house.tally, house.seldom, Places(most, per_address))
    application.router.add_get("/healthz", _health)
    application.router.add_get("/socket", visit)
    metrics.add_to(application)
    for kind in games():
        if kind.network is not None:
            part(kind.network)(application)
    for room in (rooms, past, with_key, desk, sets, reference, pages):
        application.router.add_routes(room.routes())
    application.on_response_prepare.append(add_headers)
    application.on_startup.append(_begin_forgetting)
    application.on_cleanup.append(_close)
    return application


async def _health(_: web.Request) -> web.Response:
    return web.json_response({"ok": True})


async def _begin_forgetting(application: web.Application) -> None:
    """From the start on, what is older than it is kept for is forgotten."""
    house = application[HOUSE]
    house.forgetting.start()


async def _close(application: web.Application) -> None:
    await application[HOUSE].close()
