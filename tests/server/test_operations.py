"""What an operator sees: metrics for this machine alone, and logs in which nobody's secrets are."""

import asyncio
import io
import json
import logging
from random import Random

from noctambule.engine.errors import NotAsked
from noctambule.live import wire
from noctambule.onenight.rules.roles import ROLES
from noctambule.server.logs import LOG, note
from noctambule.server.network.site import Site
from noctambule.server.store import StoreFull
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.said import Ask
from noctambule.werewords.room.settings import WordsSettings
from tests.server.house import Party, party
from tests.server.test_http import Browser, browse

NAMES = ("Anastasia", "Benedikt", "Cleopatra", "Dovregubben")


async def metrics(table: Party) -> str:
    async with table.session.get(f"{table.url}/metrics") as answer:
        assert answer.status == 200
        return await answer.text()


def test_games_are_counted_and_nothing_secret_is_in_logs_or_metrics(log: io.StringIO) -> None:
    """Both games are played, with everything refused that can be: no token, name, card, word, code is written down."""

    async def evening() -> tuple[str, set[str]]:
        async with party(*NAMES) as table:
            await table.play_one_night(Random("night"))
            secrets = {str(phone.token) for phone in table.phones} | {table.phones[0].view["secret"]}
            host = table.phones[0]
            await host.do(wire.Abandon())
            await table.choose(WordsSettings(own_words=("hippogriff", "samovar", "zeppelin")))
            await table.until_day(Random("words"))
            shown = await metrics(table)
            assert 'noctambule_games{game="werewords"} 1.0' in shown
            assert "noctambule_screens 4.0" in shown
            for phone in table.phones:
                await phone.do(Ask(text="Is it a samovar?"))
                await phone.do(wire.Chat(text="I say zeppelin."))
                await phone.socket.send_str("hippogriff")
                await phone.do(wire.Kick(seat=7))
            await table.session.get(f"{table.url}/rooms/{table.room}/games")
            await table.session.get(f"{table.url}/rooms/QQQQ/games")
            await table.session.get(f"{table.url}/hippogriff.{table.room}?token={host.token}")
            shown = await metrics(table)
            assert 'noctambule_turned_away_total{why="unreadable"} 4.0' in shown
            assert 'noctambule_requests_total{route="/rooms/{code}/games",status="404"} 1.0' in shown
            return shown, {*secrets, table.room}

    shown, secrets = asyncio.run(evening())
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    events = [line["event"] for line in lines]
    assert (events.count("room-opened"), events.count("game-began"), events.count("game-finished")) == (1, 2, 1)
    assert {"/socket", "/metrics", "/rooms/{code}/games"} <= {line.get("route") for line in lines}
    told = (log.getvalue() + shown).casefold()
    for secret in {*secrets, *NAMES, *ROLES, "hippogriff", "samovar", "zeppelin"}:
        assert secret.casefold() not in told, secret


def test_what_libraries_and_errors_say_is_kept_out_of_the_log(log: io.StringIO) -> None:
    try:
        raise NotAsked("not-asked", name="Cleopatra")
    except NotAsked:
        logging.getLogger("aiohttp.server").exception("Error handling request from %s\nCleopatra", "Cleopatra")
    (line,) = [json.loads(line) for line in log.getvalue().splitlines()]
    assert line["error"] == "NotAsked"
    assert line["event"] == "Error handling request from %s"
    assert line["trace"][-1].endswith("test_what_libraries_and_errors_say_is_kept_out_of_the_log")
    assert "Cleopatra" not in log.getvalue()


def test_a_line_has_its_time_its_level_and_its_facts(log: io.StringIO) -> None:
    note("started", port=8000)
    line = json.loads(log.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "event": "started", "port": 8000}
    assert LOG.name == "noctambule"


class FullStore(MemoryStore):
    """A disk with no room left."""

    async def append(self, room: str, number: int, entry: bytes, at: int) -> bool:
        raise StoreFull("disk I/O error while writing Anastasia")


def test_a_full_disk_is_noted_and_counted(log: io.StringIO) -> None:
    async def evening() -> None:
        async with party(store=FullStore()) as table:
            phone = await table.screen()
            await phone.join("Anastasia")
            assert phone.refused[-1].code == "not-kept"
            assert 'noctambule_turned_away_total{why="not-kept"} 1.0' in await metrics(table)

    asyncio.run(evening())
    warned = [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] == "warning"]
    assert [(line["event"], line["why"]) for line in warned] == [("not-kept", "StoreFull")]
    assert "Anastasia" not in log.getvalue()


def test_metrics_are_for_this_machine_alone_unless_the_operator_opens_them() -> None:
    async def from_here(ask: Browser) -> None:
        assert (await ask.get("/metrics"))[0] == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Forwarded-Proto"):
            assert (await ask.get("/metrics", **{header: "10.0.0.1"}))[0] == 404

    browse(from_here)

    async def open_to_all(ask: Browser) -> None:
        assert (await ask.get("/metrics", **{"X-Forwarded-For": "10.0.0.1"}))[0] == 200

    browse(open_to_all, Site(open_metrics=True))
