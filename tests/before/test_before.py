"""What the version before wrote is taken up: its rooms, their screens and finished games, and its records."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp.test_utils import TestServer
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.games import read_settings
from noctambule.live import wire
from noctambule.server.network.app import app
from noctambule.server.rooms.house import House
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, Party, any_answer

FOLDER = Path(__file__).parent
ROOMS = sorted(path.stem for path in FOLDER.glob("rooms/*.jsonl"))
UNDER_WAY = [room for room in ROOMS if room != "DZWU"]
RECORDS = sorted(FOLDER.glob("records/*.jsonl"))
YEARS_LATER = 1_900_000_000_000
NEW = ("short",)
"""Settings that there were not."""

every_room = pytest.mark.parametrize("room", ROOMS)
every_record = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)


def as_it_was(room: str) -> dict[str, list[Any]]:
    """What the version before said of a room."""
    kept: dict[str, list[Any]] = json.loads((FOLDER / "rooms" / f"{room}.json").read_text(encoding="utf-8"))
    return kept


def log_of(room: str) -> list[bytes]:
    """A room's entries as they were stored."""
    return (FOLDER / "rooms" / f"{room}.jsonl").read_bytes().splitlines()


@asynccontextmanager
async def taken_up(room: str, folder: Path) -> AsyncIterator[Party]:
    """A server on the old log, and the phones that come back with their old tokens."""
    store, clock = await SqliteStore.open(folder / "store.sqlite"), HandClock(YEARS_LATER)
    for number, entry in enumerate(log_of(room), 1):
        assert await store.append(room, number, entry, clock.now())
    house = House(store, clock)
    async with TestServer(app(house)) as server, aiohttp.ClientSession() as session:
        table = Party(house, clock, session, str(server.make_url("/")).rstrip("/"), room)
        for screen in as_it_was(room)["screens"]:
            if screen["token"]:
                table.phones.append(await table.screen(screen["token"]))
        await table.settle()
        session.headers["Authorization"] = f"Room {table.keeper.key}"
        yield table
        for phone in table.phones:
            await phone.close()


def lines(record: str) -> list[Any]:
    """A record, whatever the order of the fields in a line."""
    return [json.loads(line) for line in record.splitlines()]


async def told(table: Party, path: str) -> str:
    """What the server answers about a room."""
    async with table.session.get(f"{table.url}/rooms/{table.room}/{path}") as answer:
        assert answer.status == 200
        return await answer.text()


@every_room
def test_every_screen_is_shown_what_it_was_shown_before(room: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with taken_up(room, tmp_path) as table:
            for before in as_it_was(room)["screens"]:
                kind = "phone" if before["token"] else "table"
                screen = await table.screen(before["token"], kind)  # type: ignore[arg-type]
                for of_the_moment in ("away", "watching"):
                    screen.view.pop(of_the_moment, None)
                # Settings of other games were said beside one's own then; what is said now was said, or is as usual.
                settings, said = screen.view.pop("settings"), before["view"].pop("settings")
                usual = msgspec.to_builtins(read_settings({"game": settings["game"]}))
                assert settings.items() <= {**{name: usual[name] for name in NEW}, **said}.items()
                assert screen.view == before["view"]
                assert screen.events == before["events"]
                await screen.close()

    asyncio.run(evening())


@every_room
def test_finished_games_are_seen_again_as_they_were(room: str, tmp_path: Path) -> None:
    async def evening() -> None:
        before = as_it_was(room)
        async with taken_up(room, tmp_path) as table:
            assert json.loads(await told(table, "games")) == before["games"]
            assert json.loads(await told(table, "statistics")) == before["statistics"]
            for replay in before["replays"]:
                assert json.loads(await told(table, f"replays/{replay['number']}")) == replay
                record = FOLDER / "records" / f"{room}-{replay['number']}.jsonl"
                assert lines(await told(table, f"records/{replay['number']}")) == lines(
                    record.read_text(encoding="utf-8")
                )

    asyncio.run(evening())


async def play_on(table: Party, chance: Random) -> None:
    """Everybody answers what they are asked, and then the time is up, until the game is over."""
    while table.phase != "over":
        for phone in table.phones:
            view = phone.view
            if not view["prompt"]:
                continue
            if table.phase == "night" and not view["own"]["tapped"]:
                answer = any_answer(view["prompt"], chance)
                assert isinstance(await phone.do(wire.Tap(beat=view["live"]["beat"], answer=answer)), wire.Done)
            elif table.phase != "night":
                assert isinstance(await phone.do(wire.Point(at=chance.choice(view["prompt"]["options"]))), wire.Done)
        await table.settle()
        if table.keeper.room.deadline is not None:
            await table.pass_deadline()


@pytest.mark.parametrize("room", UNDER_WAY)
def test_a_game_under_way_is_played_to_its_end(room: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with taken_up(room, tmp_path) as table:
            if table.phones[0].view["paused"]:
                assert isinstance(await table.phones[0].do(wire.Pause(on=False)), wire.Done)
                await table.settle()
            past = len(as_it_was(room)["games"])
            await play_on(table, Random(room))
            record = tmp_path / "record.jsonl"
            record.write_text(await told(table, f"records/{past + 1}"), encoding="utf-8")
        verified = CliRunner().invoke(main, ["verify", str(record)])
        assert verified.exit_code == 0, verified.output

    asyncio.run(evening())


@every_record
def test_a_record_holds_and_is_told(record: Path) -> None:
    verified = CliRunner().invoke(main, ["verify", str(record)])
    assert verified.exit_code == 0, verified.output
    for telling in (["replay", str(record)], ["replay", str(record), "--as", "Ana", "--lang", "fr"]):
        replayed = CliRunner().invoke(main, telling)
        assert replayed.exit_code == 0, replayed.output
        assert len(replayed.output.splitlines()) > 10


def test_there_is_something_of_every_kind() -> None:
    """So that what is compared above is worth comparing."""
    entries = [json.loads(line) for room in ROOMS for line in log_of(room)]
    assert {entry["k"] for entry in entries} == {
        *("seated", "unseated", "changed", "left", "returned", "welcomed-again", "ordered", "hosted"),
        *("chosen", "dealt", "put", "believed", "time-up", "ended"),
    }
    said = {entry["said"]["do"] for entry in entries if entry["k"] == "put"}
    assert said == {
        *("ready", "tap", "end-day", "point", "claim", "accuse", "chat", "pause", "more-time"),
        *("ask", "token", "undo", "whoops"),
    }
    phases = [(room, as_it_was(room)["screens"][0]["view"]["live"]) for room in UNDER_WAY]
    assert {(live["game"], live["phase"]) for _, live in phases} == {
        (game, phase) for game in ("one-night", "werewords") for phase in ("night", "day")
    }
