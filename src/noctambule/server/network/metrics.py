"""`/metrics`: how the server is doing, for Prometheus; for this machine alone, unless the operator says otherwise."""

from collections.abc import Iterable

from aiohttp import web
from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from noctambule.games import games
from noctambule.server.network.connections import CALLS, Calls
from noctambule.server.network.site import SITE, asks_from_here
from noctambule.server.rooms.house import HOUSE, House


class Readings:
    """Reads the house when it is asked; games themselves never stop to be measured."""

    def __init__(self, house: House, calls: Calls) -> None:
        self.house = house
        self.calls = calls

    def collect(self) -> Iterable[Metric]:
        rooms, tally = list(self.house.rooms.values()), self.house.tally
        playing = GaugeMetricFamily("noctambule_games", "Games under way, by game", labels=["game"])
        on = [room for room in rooms if room.room.live and not room.room.live.over]
        for kind in games():
            playing.add_metric([kind.id], sum(room.room.kind is kind for room in on))
        yield GaugeMetricFamily("noctambule_rooms", "Rooms that are open", len(rooms))
        yield GaugeMetricFamily("noctambule_screens", "Screens connected", sum(len(room.screens) for room in rooms))
        yield playing
        yield GaugeMetricFamily("noctambule_connections", "Connections open", len(self.calls.open))
        yield GaugeMetricFamily("noctambule_connections_most", "Connections there may be", self.calls.places.all)
        let_go = (([why], count) for why, count in tally.let_go.items())
        yield _counted("noctambule_let_go", "Connections not taken, or made to go", ["why"], let_go)
        yield CounterMetricFamily("noctambule_heard", "Frames heard from screens", tally.heard)
        away = (([why], count) for why, count in tally.turned_away.items())
        yield _counted("noctambule_turned_away", "Frames not looked at or not kept", ["why"], away)
        forgotten = (([why], count) for why, count in tally.forgotten.items())
        yield _counted("noctambule_forgotten", "Rooms that were forgotten", ["why"], forgotten)
        asked = (([route, str(status)], count) for (route, status), count in tally.requests.items())
        yield _counted("noctambule_requests", "HTTP requests", ["route", "status"], asked)


def _counted(name: str, about: str, labels: list[str], counts: Iterable[tuple[list[str], int]]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for of, count in sorted(counts):
        family.add_metric(of, count)
    return family


def registry(house: House, calls: Calls) -> CollectorRegistry:
    kept = CollectorRegistry()
    kept.register(Readings(house, calls))
    ProcessCollector(registry=kept)
    return kept


REGISTRY = web.AppKey("registry", CollectorRegistry)


async def get_metrics(request: web.Request) -> web.Response:
    if not request.app[SITE].open_metrics and not asks_from_here(request):
        raise web.HTTPNotFound
    return web.Response(
        body=generate_latest(request.app[REGISTRY]), headers={"Content-Type": "text/plain; version=0.0.4"}
    )


def add_to(application: web.Application) -> None:
    application[REGISTRY] = registry(application[HOUSE], application[CALLS])
    application.router.add_get("/metrics", get_metrics)
