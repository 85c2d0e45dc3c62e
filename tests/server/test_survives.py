"""What a room survives: being killed at any moment, being opened again, and nonsense on the wire."""

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from noctambule.client import Client, Heard, News
from noctambule.server import entries, wire
from noctambule.server.frames import events_for, personal, public
from noctambule.server.house import AT_ONCE, KNOCKS_AT_ONCE
from noctambule.server.keeper import AT_LEAST_LEFT, OpenRoom
from noctambule.server.room import Room
from noctambule.server.seats import hash_of
from noctambule.server.store.memory import MemoryStore
from noctambule.server.store.sqlite import SqliteStore
from tests.server.house import HandClock, any_answer, party

NAMES = ("Ana", "Ben", "Cleo")
KILLS = 4


def start(store: Path) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own."""
    command = [sys.executable, "-m", "noctambule.server", str(store)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, f"http://127.0.0.1:{process.stdout.readline().strip()}"


async def act(phone: Client, chance: Random) -> Heard | None:
    """Whatever this phone can do next, by what it was told alone."""
    live = phone.view.get("live")
    if live is None:
        return await phone.do(wire.Start()) if phone.view["me"] == phone.view["host"] else None
    prompt = phone.view.get("prompt") or {}
    match live["phase"]:
        case "deal" | "look":
            return await phone.do(wire.Ready())
        case "night" if prompt and not phone.view["own"]["tapped"]:
            return await phone.do(wire.Tap(beat=live["beat"], answer=any_answer(prompt, chance)))
        case "day":
            return await phone.do(wire.EndDay())
        case "vote":
            return await phone.do(wire.Point(at=chance.choice(prompt["options"])))
    return None


def test_a_server_killed_in_the_middle_of_games_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    """Phones play on and on; the server is killed again and again, and every input it said was done is in its log."""
    store, chance = tmp_path / "rooms.db", Random("kill")

    async def evening() -> None:
        acknowledged = list[tuple[int, str]]()
        room, tokens = "", list[str]()
        for kill in range(KILLS + 1):
            process, url = start(store)
            async with aiohttp.ClientSession() as session:
                if not room:
                    async with session.post(f"{url}/rooms") as answer:
                        room = (await answer.json())["room"]
                    for name in NAMES:
                        phone = await Client.connect(session, f"{url}/socket", room)
                        await phone.join(name)
                        assert phone.token
                        tokens.append(phone.token)
                phones = [await Client.connect(session, f"{url}/socket", room, token) for token in tokens]
                assert [phone.view["me"] for phone in phones] == [0, 1, 2]
                for _ in range(chance.randint(5, 25)):
                    for seat, token in enumerate(tokens):
                        await phones[seat].close()
                        phones[seat] = await Client.connect(session, f"{url}/socket", room, token)
                    phone = chance.choice(phones)
                    reply = await act(phone, chance)
                    if isinstance(reply, wire.Done):
                        acknowledged.append((reply.v, reply.id))
                    if phone.view.get("live", {}).get("phase") == "over":
                        await phones[phone.view["host"]].do(wire.Abandon())
                process.send_signal(signal.SIGKILL if kill < KILLS else signal.SIGTERM)
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
        opened = await SqliteStore.open(store)
        log = {number: json.loads(entry) for number, entry in await opened.read(room)}
        await opened.close()
        assert len(acknowledged) > 20
        for number, id in acknowledged:
            said = log[number].get("said")
            assert said is None or said["id"] == id

    asyncio.run(evening())


def all_of(keeper: OpenRoom, seat: int) -> tuple[Any, ...]:
    """All that a seat (or TABLE) may see."""
    return public(keeper.room), personal(keeper.room, seat), events_for(keeper.room, seat)


async def a_game_so_far(store: MemoryStore, clock: HandClock) -> OpenRoom:
    """A game of five, in the middle of its night."""
    keeper = OpenRoom(Room("TEST"), store, clock)
    for seat in range(5):
        await keeper._commit(keeper.room.seated(f"Player {seat}", hash_of(str(seat)), "", clock.now()))
    await keeper._commit(keeper.room.decide(0, wire.Start(), clock.now(), Random(1), "11" * 32))
    for seat in range(5):
        clock.move_to(clock.now() + 500)
        await keeper._commit(keeper.room.decide(seat, wire.Ready(), keeper.now(), Random(1), ""))
    return keeper


def test_a_room_opened_again_is_the_room_that_was_kept() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        keeper = await a_game_so_far(store, clock)
        again = await OpenRoom.load("TEST", store, clock)
        assert again is not None
        for seat in range(-1, 5):
            assert all_of(again, seat) == all_of(keeper, seat)

    asyncio.run(evening())


@pytest.mark.parametrize(("thought_for", "left"), [(1_000, 14_000), (14_000, AT_LEAST_LEFT)])
def test_downtime_does_not_count_and_a_deadline_has_a_few_seconds_left(thought_for: int, left: int) -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        keeper = await a_game_so_far(store, clock)
        clock.move_to(clock.now() + thought_for)
        await keeper._commit(keeper.room.decide(0, wire.Host(seat=1), keeper.now(), Random(1), ""))
        clock.move_to(clock.now() + 3_600_000)
        again = await OpenRoom.load("TEST", store, clock)
        assert again is not None
        assert again.room.deadline is not None
        assert again.room.deadline - again.now() == left

    asyncio.run(evening())


def test_two_servers_on_one_log_agree() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        one = await a_game_so_far(store, clock)
        other = await OpenRoom.load("TEST", store, clock)
        assert other is not None
        await one._commit(one.room.decide(0, wire.Host(seat=1), one.now(), Random(1), ""))
        with pytest.raises(Exception, match="try-again"):
            await other._commit(other.room.decide(0, wire.Host(seat=2), other.now(), Random(1), ""))
        assert [all_of(other, seat) for seat in range(-1, 5)] == [all_of(one, seat) for seat in range(-1, 5)]

    asyncio.run(evening())


def nonsense(chance: Random) -> str:
    """Frames of every bad kind."""
    good: list[wire.Message] = [
        wire.Ready(id="x"),
        wire.Tap(id="x", beat=0, answer=(1, 2)),
        wire.Start(id="x"),
        wire.Hello(id="x", room="AAAA"),
        wire.Join(id="x", name="Zoe"),
        wire.Claim(id="x", role="seer", story=(wire.Told("looked", (99,), ("seer",)),)),
        wire.Kick(id="x", seat=-5),
        wire.Order(id="x", seats=(0, 0, 0)),
        wire.Point(id="x", at=10**6),
        wire.Token(id="x", token="", asker=-3),
        wire.Choose(id="x", settings=wire.Settings(scenario=None, deck=("seer",) * 30)),
    ]
    text = wire.encode(chance.choice(good)).decode()
    match chance.randint(0, 5):
        case 0:
            return text
        case 1:
            return text[: chance.randint(0, len(text))]
        case 2:
            return "".join(chance.choices('{}[]":,0aé\\ud', k=chance.randint(0, 60)))
        case 3:
            data: dict[str, Any] = json.loads(text)
            data[chance.choice(["seat", "at", "extra", "do", "answer"])] = chance.choice([None, -1, "x", [], {}, 1e300])
            return json.dumps(data)
        case 4:
            return "[" * 3000
        case _:
            at = chance.randint(0, len(text))
            return text[:at] + chance.choice("{}\x00é9") + text[at:]


def test_nonsense_gets_an_error_code_each_and_bothers_nobody() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            chance = Random("nonsense")
            mallory = await table.screen()
            for _ in range(2000):
                table.clock.move_to(table.clock.now() + 100)  # slowly enough to be listened to
                await mallory.socket.send_str(nonsense(chance))
                reply = await mallory.hear()
                while isinstance(reply, News):  # she may well sit down or be shown the room
                    reply = await mallory.hear()
                assert isinstance(reply, wire.Refused | wire.Done | wire.Welcome)
            ana = table.phones[0]
            assert isinstance(await ana.do(wire.Host(seat=0)), wire.Done)

    asyncio.run(evening())


def test_every_entry_of_a_log_can_be_read_back() -> None:
    async def evening() -> None:
        store, clock = MemoryStore(), HandClock()
        await a_game_so_far(store, clock)
        for _, written in await store.read("TEST"):
            assert wire.encode(entries.decoder.decode(written)) == written

    asyncio.run(evening())


def test_who_speaks_too_fast_is_refused_and_the_others_are_not() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            ana, ben, _ = table.phones
            for _ in range(AT_ONCE + 5):
                await ana.say(wire.Ready(id="fast"))
            codes = set[str]()
            while "too-fast" not in codes:
                reply = await ana.hear()
                assert isinstance(reply, wire.Refused)
                codes.add(reply.code)
            assert isinstance(await ben.do(wire.Ready()), wire.Refused)
            assert ben.refused[-1].code == "not-asked"

    asyncio.run(evening())


def test_room_codes_can_not_be_guessed_by_the_thousand() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            guesser = Client(await table.session.ws_connect(f"{table.url}/socket"))
            codes = list[str]()
            for number in range(2 * KNOCKS_AT_ONCE):
                if number % 20 == 0:
                    table.clock.move_to(table.clock.now() + 1000)
                await guesser.say(wire.Hello(id="guess", room="ZZZZ"))
                reply = await guesser.hear()
                assert isinstance(reply, wire.Refused)
                codes.append(reply.code)
            assert codes[0] == "no-such-room"
            assert codes[-1] == "too-fast"

    asyncio.run(evening())


def test_a_page_from_elsewhere_opens_no_socket_and_answers_are_guarded() -> None:
    async def evening() -> None:
        async with party("Ana", "Ben", "Cleo") as table:
            for origin, status in (("http://evil.example", 403), (table.url, 101)):
                headers = {"Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket"}
                headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "bm9jdGFtYnVsZWdhbWVzIQ=="}
                async with table.session.get(f"{table.url}/socket", headers=headers) as answer:
                    assert answer.status == status
            async with table.session.get(f"{table.url}/healthz") as answer:
                assert answer.status == 200
                assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    asyncio.run(evening())
