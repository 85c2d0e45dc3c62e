"""`noctambule play` and `noctambule rooms`: a server as people start it, find it, stop it and clean up after it."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiohttp
import pytest
import segno
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.client import Client
from noctambule.clock import WallClock
from noctambule.commands.invitation import bases, drawn, no_phone_yet
from noctambule.commands.play import PATIENCE, evening, has_a_screen
from noctambule.narrator.texts import Texts
from noctambule.server.bots import warming
from noctambule.server.network import addresses
from noctambule.server.network.site import Site
from noctambule.server.store.in_use import in_use, nobody_serves
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import party


class Server:
    """`noctambule play` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int, room: str, said: list[str]) -> None:
        self.process, self.port, self.room, self.said = process, port, room, said
        self.url = f"http://127.0.0.1:{port}"

    def end(self, by: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(by)
        _, log = self.process.communicate(timeout=20)
        return self.process.returncode, log


@contextmanager
def play(store: Path, *options: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "noctambule", "play", "--port", "0", "--store", str(store), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            said, found = list[str](), None
            while found is None:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert line, process.communicate()
                said.append(line)
                found = re.search(r":(\d+)/table/([A-Z]{4})", line)
            yield Server(process, int(found[1]), found[2], said)
        finally:
            process.kill()


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return str(answer.read().decode())


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_server_shows_the_way_into_a_room_and_ends_quietly(tmp_path: Path, by: signal.Signals) -> None:
    with play(tmp_path / "rooms.db") as server:
        assert json.loads(read(f"{server.url}/healthz")) == {"ok": True}
        assert f"/r/{server.room} " in "".join(server.said)
        assert "noctambule_rooms 1.0" in read(f"{server.url}/metrics")

        async def join() -> str:
            async with aiohttp.ClientSession() as session:
                phone = await Client.connect(session, f"{server.url}/socket", server.room)
                await phone.join("Ana")
                status, log = await asyncio.to_thread(server.end, by)  # while a phone is there
                assert status == 0
                return log

        lines = [json.loads(line) for line in asyncio.run(join()).splitlines()]
    assert [line["event"] for line in lines if line["event"] != "request"] == ["room-opened", "started", "stopped"]
    assert {line["level"] for line in lines} == {"info"}


def test_the_table_screens_link_has_the_rooms_key_and_the_phones_has_not(tmp_path: Path) -> None:
    with play(tmp_path / "rooms.db") as server:
        said = "".join(server.said)
        keys = set(re.findall(rf"/table/{server.room}#key=([\w-]+)", said))
        assert len(keys) == 1
        (key,) = keys
        assert said.count(key) == said.count("#key=")

        async def handed() -> str | None:
            async with aiohttp.ClientSession() as session:
                phone = await Client.connect(session, f"{server.url}/socket", server.room)
                await phone.join("Ana")
                while phone.key is None:
                    await phone.hear()
                return phone.key

        assert asyncio.run(handed()) == key
        assert json.loads(read(f"{server.url}/keeping.json")) == {"days": None}


def test_rooms_are_there_again_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "rooms.db"

    async def seats(url: str, room: str, name: str) -> list[str]:
        async with aiohttp.ClientSession() as session:
            phone = await Client.connect(session, f"{url}/socket", room)
            await phone.join(name)
            return list(phone.view["seats"])

    with play(store) as first:
        room = first.room
        assert asyncio.run(seats(first.url, room, "Ana")) == ["Ana"]
        first.end(signal.SIGKILL)
    with play(store) as second:
        assert asyncio.run(seats(second.url, room, "Ben")) == ["Ana", "Ben"]


def test_sets_in_a_folder_are_offered_and_what_is_wrong_with_one_is_said(tmp_path: Path) -> None:
    (tmp_path / "saturday.yaml").write_text("name: Our Saturday\nscenario: confusion", encoding="utf-8")
    (tmp_path / "bad.yaml").write_text("name: Bad\ndeck: wizard", encoding="utf-8")
    with play(tmp_path / "rooms.db", "--scenarios", str(tmp_path)) as server:
        assert f"{tmp_path / 'bad.yaml'}: There is no role called “wizard”." in "".join(server.said)
        assert [each["name"] for each in json.loads(read(f"{server.url}/sets"))] == ["Our Saturday"]


# What can go wrong at the start.


def refused(*args: str) -> str:
    result = CliRunner().invoke(main, list(args))
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr


@contextmanager
def taken() -> Iterator[int]:
    with socket.create_server(("", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_named(tmp_path: Path) -> None:
    with taken() as port:
        line = refused("play", "--port", str(port), "--store", str(tmp_path / "rooms.db"))
    assert line == f"Port {port} is taken by another program. Choose one with --port.\n"


def test_without_a_wish_the_next_free_port_is_taken_and_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start(ports: tuple[int, ...]) -> None:
        run = evening(Texts("en"), "127.0.0.1", ports, tmp_path / "rooms.db", Site(), False, WallClock())
        serving = asyncio.create_task(run)
        shown = ""
        while "Ctrl-C" not in shown and not serving.done():
            shown += capsys.readouterr().out
            await asyncio.sleep(0.02)
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
        assert f"Port {ports[0]} is taken; {ports[1]} is free and will do.\n" in shown
        assert f"http://127.0.0.1:{ports[1]}/r/" in shown

    with taken() as port, taken() as other:
        free = other
    with taken() as port:
        asyncio.run(start((port, free)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_address_that_is_not_ours_is_refused(tmp_path: Path, lang: str) -> None:
    for host in ("192.0.2.250", "no such host"):
        line = refused("play", "--host", host, "--port", "0", "--store", str(tmp_path / "rooms.db"), "--lang", lang)
        assert host in line


def test_a_store_that_cannot_be_used_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "rooms.db"
    assert refused("play", "--store", str(path)).startswith(f"The rooms can’t be kept in {path}: ")
    (tmp_path / "text.db").write_text("this is no database, but some text that is long enough to be looked at" * 9)
    assert "text.db" in refused("play", "--store", str(tmp_path / "text.db"))


def test_a_store_that_somebody_keeps_locked_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused("play", "--store", str(path)).startswith(f"{path} is locked by another program.")


@pytest.mark.parametrize("option", [("--public-url", "example.org"), ("--trusted-proxy", "somebody"), ("--port", "x")])
def test_an_option_that_makes_no_sense_is_refused(option: tuple[str, str]) -> None:
    assert option[0] in refused("play", *option)


# The way in.


def test_a_public_address_is_the_one_shown() -> None:
    assert bases(Site(public_url="https://play.example.org"), None, 8000) == ["https://play.example.org"]
    assert bases(Site(), "192.168.1.7", 81) == ["http://192.168.1.7:81"]
    assert bases(Site(), "fd00::2", 81) == ["http://[fd00::2]:81"]


def test_a_machine_without_a_network_is_found_by_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctambule.commands.invitation.addresses", list)
    assert bases(Site(), None, 8000) == ["http://127.0.0.1:8000"]


def test_private_addresses_come_first_and_dead_ends_not_at_all() -> None:
    found = [
        "127.0.0.1",
        "8.8.8.8",
        "fd00::2",
        "192.168.1.7",
        "169.254.3.4",
        "::1",
        "192.168.1.7",
        "fe80::1",
        "0.0.0.0",
    ]
    assert addresses.ordered(found) == ["192.168.1.7", "8.8.8.8", "fd00::2"]


def test_the_code_in_the_terminal_is_the_link() -> None:
    link = "http://192.168.1.20:8000/r/KMPT"
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = [row for line in drawn(link) for row in zip(*(halves[half] for half in line), strict=True)]
    picture = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=2)]
    assert [list(row) for row in rows[: len(picture)]] == picture


@pytest.mark.parametrize(
    ("environment", "platform", "opens"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "1 2 3 4"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"CI": "1"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sits(environment: dict[str, str], platform: str, opens: bool) -> None:
    assert has_a_screen(environment, platform) is opens


def test_when_nobody_sits_down_within_a_minute_it_is_said_what_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    async def wait(*names: str) -> str:
        async with party(*names) as table:
            waiting = asyncio.create_task(no_phone_yet(Texts("en"), table.house, table.clock, PATIENCE))
            await asyncio.sleep(0)
            table.clock.move_to(table.clock.now() + PATIENCE - 1)
            await asyncio.sleep(0.01)
            assert capsys.readouterr().out == ""
            table.clock.move_to(table.clock.now() + 1)
            await waiting
            return capsys.readouterr().out

    said = asyncio.run(wait())
    assert "firewall" in said
    assert "guest Wi-Fi" in said
    assert asyncio.run(wait("Ana")) == ""


# Beside the server.


def test_the_lab_is_warmed_up_in_a_process_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warm = tmp_path / "warm"
    monkeypatch.setattr(warming, "what_compiles", lambda: f"open({str(warm)!r}, 'w')")
    asyncio.run(warming.warm_up())
    assert warm.exists()


def test_warming_up_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "what_compiles", lambda: "import time; time.sleep(600)")

    async def stopped_early() -> None:
        beside = asyncio.create_task(warming.warm_up())
        await asyncio.sleep(0.2)
        beside.cancel()
        with pytest.raises(asyncio.CancelledError):
            await beside

    asyncio.run(stopped_early())


def test_without_the_lab_there_is_nothing_to_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_to_be_started(*command: str, **options: object) -> None:
        raise AssertionError(command)

    monkeypatch.setattr(warming, "find_spec", lambda _: None)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", not_to_be_started)
    asyncio.run(warming.warm_up())


# Rooms.


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store with a room in it, and the room's code."""
    path = tmp_path / "rooms.db"

    async def sit_down() -> None:
        store = await SqliteStore.open(path)
        async with party("Ana", "Ben", store=store):
            pass

    asyncio.run(sit_down())
    return path


def rooms(*args: str) -> str:
    result = CliRunner(env={"COLUMNS": "100"}).invoke(main, ["rooms", *args])
    assert result.exit_code == 0, result.output
    return result.stdout


def code_in(listed: str) -> str:
    return listed.splitlines()[1].split()[0]


def test_rooms_are_listed_with_who_plays_there(kept: Path) -> None:
    listed = rooms("--store", str(kept))
    assert re.search(r"^[A-Z]{4}\s+Ana, Ben\s+0\s+20\d\d-", listed, re.MULTILINE)
    assert "Salle" in rooms("--store", str(kept), "--lang", "fr")


def test_cleaning_shows_first_and_removes_when_told_to(kept: Path) -> None:
    room = code_in(rooms("--store", str(kept)))
    assert "Nothing is gone yet" in rooms("clean", room.lower(), "--store", str(kept))
    assert rooms("clean", room, "--yes", "--store", str(kept)) == "One room is gone.\n"
    assert rooms("--store", str(kept)) == f"No rooms are kept in {kept}\n"


def test_cleaning_by_age_spares_what_is_younger(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as store:
        store.execute("UPDATE entries SET at = (unixepoch() - 10 * 86400) * 1000")
        store.commit()
    assert rooms("clean", "--older-than", "11d", "--yes", "--store", str(kept)) == "Nothing to remove.\n"
    assert rooms("clean", "--older-than", "9d", "--yes", "--store", str(kept)) == "One room is gone.\n"


def test_rooms_in_use_are_listed_but_not_removed(kept: Path) -> None:
    with in_use(kept), in_use(kept):
        room = code_in(rooms("--store", str(kept)))
        assert "A server is using" in refused("rooms", "clean", room, "--yes", "--store", str(kept))
        with nobody_serves(kept) as free:
            assert not free
    with nobody_serves(kept) as free:
        assert free


def test_a_server_says_that_it_uses_its_store(tmp_path: Path) -> None:
    with play(tmp_path / "rooms.db"):
        assert "A server is using" in refused(
            "rooms", "clean", "--older-than", "1d", "--yes", "--store", str(tmp_path / "rooms.db")
        )


def test_what_can_not_be_cleaned_is_said(kept: Path) -> None:
    store = ("--store", str(kept))
    assert refused("rooms", "clean", *store).startswith("Say which rooms")
    assert refused("rooms", "clean", "--older-than", "soon", *store).startswith("“soon” is no age")
    assert "AAAA" in refused("rooms", "clean", "AAAA", *store)
    assert refused("rooms", "--store", str(kept) + ".no").startswith("There is no file")
