"""What the server answers over HTTP: the reference, the desk for tables with cards, past games, the app's own files."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import aiohttp
import msgspec
import pytest
from yarl import URL

from noctambule.games import games
from noctambule.live import wire
from noctambule.narrator.texts import LANGUAGES
from noctambule.onenight.room.said import MakeClaim
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.server.network import pages
from noctambule.server.network.guard import Buckets
from noctambule.server.network.site import Site, network
from noctambule.server.rooms.house import ERRANDS_AT_ONCE, KNOCKS_AT_ONCE, House
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.said import Ask, Token
from noctambule.werewords.room.settings import WordsSettings
from tests.server.house import HandClock, Party, party, served

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")


class Browser:
    """Asks the server, and gives back what it said."""

    def __init__(self, session: aiohttp.ClientSession, url: str, house: House) -> None:
        self.session, self.url, self.house = session, url, house

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        async with self.session.get(self.url + path, headers=headers) as answer:
            read = answer.json if answer.content_type == "application/json" else answer.text
            return answer.status, await read()

    async def post(self, path: str, document: Any) -> tuple[int, Any]:
        async with self.session.post(self.url + path, json=document) as answer:
            read = answer.json if answer.content_type == "application/json" else answer.text
            return answer.status, await read()


@asynccontextmanager
async def browser(site: Site | None = None) -> AsyncIterator[Browser]:
    house = House(MemoryStore(), HandClock())
    async with served(house, site) as url, aiohttp.ClientSession() as session:
        yield Browser(session, url, house)


def browse(visit: Callable[[Browser], Awaitable[None]], site: Site | None = None) -> None:
    async def evening() -> None:
        async with browser(site) as asking:
            await visit(asking)

    asyncio.run(evening())


# The reference.


def test_the_reference_is_the_games_own() -> None:
    async def visit(ask: Browser) -> None:
        status, known = await ask.get("/reference.json")
        assert status == 200
        assert list(known["games"]) == [kind.id for kind in games()]
        known, words = known["games"]["one-night"], known["games"]["werewords"]
        assert [role["id"] for role in known["roles"]] == list(ROLES)
        alpha = next(role for role in known["roles"] if role["id"] == "alpha-wolf")
        assert alpha["wakes"] == ["2", "2-B"]
        wolf = next(role for role in known["roles"] if role["id"] == "werewolf")
        assert (wolf["boxes"], wolf["copies"]) == ({"fm": 2, "db": 1}, 3)
        assert [scenario["id"] for scenario in known["scenarios"]] == list(SCENARIOS)
        assert [each["id"] for each in known["scenarios"] if each["introduction"]] == [
            each.id for each in SCENARIOS.values() if each.difficulty == "introduction"
        ]
        first = known["scenarios"][0]
        assert first["decks"]["3"] == list(SCENARIOS["the-first-night"].decks[3])
        assert {pack["words"] > 50 for pack in words["packs"]} == {True}

    browse(visit)


def test_the_reference_says_what_a_client_would_else_have_to_know() -> None:
    async def visit(ask: Browser) -> None:
        _, everything = await ask.get("/reference.json")
        known, words = everything["games"]["one-night"], everything["games"]["werewords"]
        curator = {"role": "curator", "kind": "any player", "must": [], "avoids": ["shielded", "given"]}
        assert known["powers"]["11"] == known["powers"]["11a"] == [curator]
        assert [role["id"] for role in known["roles"] if role["unlimited"]] == ["werewolf", "villager"]
        assert (known["center_werewolf_with"], known["artifacts_with"]) == ("alpha-wolf", "curator")
        assert known["settings"] == msgspec.to_builtins(OneNightSettings())
        assert words["settings"] == msgspec.to_builtins(WordsSettings())
        assert words["shown_the_word"] == ["seer", "werewolf"]
        assert (words["mayor"], words["point_at_a_guess"], words["fills"]) == ("mayor", "werewolf", "villager")
        assert {words["settings"][role] for role in words["optional"]} == {False}

    browse(visit)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_texts_of_a_language_come_in_one_file_parsed_and_packed(lang: str) -> None:
    async def visit(ask: Browser) -> None:
        async with ask.session.get(f"{ask.url}/texts/{lang}.json") as answer:
            assert answer.status == 200, "the app is not built: make web"
            assert answer.headers["Content-Encoding"] == "gzip"
            ids = [text["id"] for text in await answer.json()]
        assert {"role-seer", "say-night", "no-such-room", "app-home-open"} <= set(ids)
        assert len(ids) == len(set(ids))

    browse(visit)


# The desk.


def test_a_deck_is_checked_with_its_problems_and_its_calls() -> None:
    async def visit(ask: Browser) -> None:
        status, checked = await ask.post("/check", {"players": 5, "scenario": "the-first-night"})
        assert status == 200
        assert checked["deck"] == list(SCENARIOS["the-first-night"].decks[5])
        assert checked["problems"] == checked["advice"] == []
        assert [call["id"] for call in checked["wakes"]] == ["2", "5", "6", "7"]

        _, wrong = await ask.post("/check", {"players": 3, "deck": ["mason", "seer", "tanner", "werewolf"]})
        codes = {problem["code"]: problem["details"] for problem in wrong["problems"]}
        assert codes == {"too-few-cards": {"cards": 4, "players": 3, "needed": 6}, "one-mason": {}}

        _, lonely = await ask.post(
            "/check", {"players": 3, "deck": ["insomniac", "seer", "hunter", "villager", "villager", "villager"]}
        )
        assert {remark["code"] for remark in lonely["advice"]} == {"insomniac-undisturbed", "no-werewolf"}

        _, unknown = await ask.post("/check", {"players": 3, "scenario": "bingo"})
        assert [problem["code"] for problem in unknown["problems"]] == ["unknown-scenario"]

        _, chaos = await ask.post("/check", {"players": 6, "scenario": "anarchy-daybreak"})
        assert chaos["drawn"]
        assert len(chaos["deck"]) == 9
        assert chaos["problems"] == []

        _, words = await ask.post("/check", {"game": "werewords", "players": 2})
        assert [problem["code"] for problem in words["problems"]] == ["word-player-count"]

    browse(visit)


def test_a_night_is_scripted_for_physical_cards() -> None:
    async def visit(ask: Browser) -> None:
        deck = ["doppelganger", "werewolf", "dream-wolf", "curator", "seer", "villager"]
        cards = {"players": 3, "deck": deck, "lang": "fr", "seconds": 7, "artifacts": ["mask-of-muting"]}
        status, night = await ask.post("/script", cards)
        assert status == 200
        assert night["artifacts"] == ["mask-of-muting"]
        assert night["becomes"] == {"doppelganger": [role for role in ROLES if role in deck and role != "doppelganger"]}
        assert {line["call"] for line in night["lines"]} == {"night", "dawn", *(call["id"] for call in night["wakes"])}
        assert [line["at"] for line in night["lines"]] == sorted(line["at"] for line in night["lines"])
        assert next(call["thumb"] for call in night["wakes"] if call["id"] == "2") == "dream-wolf"

        _, words = await ask.post("/script", {"game": "werewords", "players": 5, "minion": True})
        assert [call["role"] for call in words["wakes"]] == list(dict.fromkeys(c["call"] for c in words["lines"]))[1:-1]

        plain = ["werewolf", "robber", "seer", "villager", "villager", "villager"]
        _, simple = await ask.post("/script", {"players": 3, "deck": plain, "artifacts": ["mask-of-muting"]})
        assert (simple["artifacts"], simple["becomes"]) == ([], {}), "nobody lays artifacts, nobody becomes anything"

        status, refused = await ask.post("/script", {"players": 3, "deck": ["seer"]})
        assert (status, refused["code"]) == (400, "too-few-cards")

    browse(visit)


def test_the_referee_judges_at_the_desk() -> None:
    game = {
        "game": "one-night",
        "players": ["Ana", "Ben", "Cleo"],
        "cards": ["robber", "werewolf", "villager"],
        "center": ["villager", "seer", "troublemaker"],
        "night": {"Ana": ["Ben"], "Ben": ["center 1"]},
        "votes": {"Ana": "Cleo", "Ben": "Ana", "Cleo": "Ana"},
    }

    async def visit(ask: Browser) -> None:
        status, verdict = await ask.post("/referee", {"document": game, "lang": "fr"})
        assert status == 200
        assert verdict["winners"] == ["Ben", "Cleo"]
        status, refused = await ask.post("/referee", {"document": {**game, "cards": ["robber"]}})
        assert (status, refused["code"]) == (400, "cards-not-players")
        assert refused["error"]

    browse(visit)


def test_words_are_drawn_and_none_twice_before_the_pack_is_used_up() -> None:
    async def visit(ask: Browser) -> None:
        own, seen = ["frog", "piano", "comet", "spoon", "river", "castle"], list[str]()
        for _ in range(3):
            _, drawn = await ask.post("/words", {"shown": 2, "own": own, "seen": seen})
            seen += drawn["words"]
        assert sorted(seen) == sorted(own)
        _, hard = await ask.post("/words", {"lang": "fr", "difficulty": "hard", "shown": 5})
        assert len({*hard["words"], *hard["other_words"]}) == 10
        status, refused = await ask.post("/words", {"own": ["frog"]})
        assert (status, refused["code"]) == (400, "pack-too-small")
        status, refused = await ask.post("/words", {"own": ["frog", "x" * 60, "!"]})
        assert (status, refused["code"]) == (400, "bad-pack-lines")

    browse(visit)


@pytest.mark.parametrize("path", ["/check", "/script", "/referee", "/words", "/sets"])
def test_nonsense_at_the_desk_is_refused_and_too_much_of_it_is_not_read(path: str) -> None:
    async def visit(ask: Browser) -> None:
        unheard_of: list[Any] = [[], {"never": "heard of"}, {"document": 3}, {"players": "many"}, {"own": [7]}]
        for nonsense in unheard_of:
            assert await ask.post(path, nonsense) == (400, {"code": "unreadable", "details": {}})
        odd: list[Any] = [[], {}, 7, None]
        for game in odd:
            assert (await ask.post(path, {"game": game}))[0] == 400
        async with ask.session.post(ask.url + path, data=b"[" * 50_000) as deep:
            assert deep.status == 400
        async with ask.session.post(ask.url + path, data=b"x" * 100_000) as long:
            assert long.status == 413
        for _ in range(ERRANDS_AT_ONCE):
            await ask.post(path, {"nonsense": True})
        assert (await ask.post(path, {}))[0] == 429

    browse(visit)


# Sets of one's own.

SATURDAY = "name: Our Saturday\nabout: Two of us lie.\ndeck: 2 werewolf, seer, robber, drunk, tanner\nday_minutes: 7\n"


def test_a_set_is_read_and_comes_with_its_file_and_its_link() -> None:
    async def visit(ask: Browser) -> None:
        status, found = await ask.post("/sets", {"text": SATURDAY})
        assert status == 200
        assert (found["id"], found["name"], found["about"]) == ("our-saturday", "Our Saturday", "Two of us lie.")
        assert found["players"] == [3]
        chosen = OneNightSettings(
            scenario=None, deck=("werewolf", "werewolf", "seer", "robber", "drunk", "tanner"), day_minutes=7
        )
        assert found["settings"] == json.loads(msgspec.json.encode(chosen))
        address, written = found["link"].split("/#set=")
        assert address == "http://a-house.example"
        assert unquote(written) == found["file"]
        for again in (
            found["file"],
            json.dumps({"name": "Our Saturday", "about": "Two of us lie."} | found["settings"]),
        ):
            assert await ask.post("/sets", {"text": again}) == (200, found)

    browse(visit, Site(public_url="http://a-house.example"))


def test_a_set_that_makes_no_game_here_is_refused_by_the_rules() -> None:
    async def visit(ask: Browser) -> None:
        for text, code in (
            ("name: a\ndeck: wizard", "unknown-role"),
            ("name: a\ndeck: 2 werewolf, seer", "too-few-cards"),
            ("name: a\ngame: werewords\nown_words: [frog]", "own-words-not-in-sets"),
            ("<html>", "not-a-set"),
        ):
            status, refused = await ask.post("/sets", {"text": text})
            assert (status, refused["code"]) == (400, code)
        assert (await ask.post("/sets", {"text": "x" * 30_000}))[1]["code"] == "unreadable"

    browse(visit)


def test_every_lobby_is_offered_what_lies_in_the_servers_folder(tmp_path: Path) -> None:
    async def visit(ask: Browser) -> None:
        assert await ask.get("/sets") == (200, [])
        (tmp_path / "saturday.yaml").write_text(SATURDAY, encoding="utf-8")
        (tmp_path / "broken.yaml").write_text("name: [", encoding="utf-8")
        _, read = await ask.post("/sets", {"text": SATURDAY})
        assert await ask.get("/sets") == (200, [read])  # without another start

    async def nothing(ask: Browser) -> None:
        assert await ask.get("/sets") == (200, [])

    browse(visit, Site(sets=tmp_path))
    browse(nothing)


# Rooms and their past.


async def get(table: Party, path: str) -> tuple[int, Any]:
    async with table.session.get(f"{table.url}/rooms/{table.room}{path}") as answer:
        return answer.status, await (answer.json() if answer.content_type == "application/json" else answer.text())


def test_past_games_are_listed_replayed_and_counted() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            host = table.phones[0]
            await host.do(wire.Choose(settings=OneNightSettings(scenario="total-chaos")))
            await table.settle()
            assert await get(table, "/games") == (200, [])
            for _ in range(2):
                await table.play_one_night(Random("past"))
                await host.do(wire.Abandon())
                await table.settle()
            _, games = await get(table, "/games")
            assert [(game["number"], game["scenario"]) for game in games] == [(1, "total-chaos"), (2, "total-chaos")]
            assert all(game["players"] == list(NAMES) and game["at"] == table.clock.now() for game in games)
            _, again = await get(table, "/replays/2")
            assert [again["players"][seat] for seat in again["winners"]] == games[1]["winners"]
            _, counted = await get(table, "/statistics")
            assert sum(each["wins"] for each in counted) == sum(len(game["winners"]) for game in games)
            assert all(each["games"] == each["games_by_game"]["one-night"] == 2 for each in counted)
            assert all(sum(each["dealt"].values()) == sum(each["games_by_team"].values()) == 2 for each in counted)
            assert (await get(table, "/replays/3"))[0] == (await get(table, "/records/0"))[0] == 404

    asyncio.run(evening())


def test_a_replay_tells_where_every_card_went() -> None:
    def luck(number: int) -> Random:
        return Random(f"moves {number}")

    async def evening() -> None:
        async with party(*NAMES, luck=luck) as table:
            await table.phones[0].do(wire.Choose(settings=OneNightSettings(scenario="confusion")))
            await table.settle()
            await table.play_one_night(Random("moves"))
            _, again = await get(table, "/replays/1")
            cards = again["dealt"]
            assert sorted(cards) == sorted(again["deck"])
            for event in again["events"]:
                before, cards = cards, event.get("cards", cards)
                moved = {place for place in range(len(cards)) if cards[place] != before[place]}
                assert moved <= set(event["places"])
            shown = next(event for event in again["events"] if event["kind"] == "cards")
            assert shown["what"] == cards
            assert {event["kind"] for event in again["events"]} >= {"dealt", "looked", "swapped", "dawn", "pointed"}
            assert [event["at"] for event in again["events"]] == sorted(event["at"] for event in again["events"])

    asyncio.run(evening())


def test_a_replay_has_what_was_said_by_day() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            ana, ben, *_ = table.phones
            await table.until_day(Random("said"))
            await ana.do(MakeClaim(role="villager"))
            table.clock.move_to(table.clock.now() + 5_000)
            await ben.do(wire.Accuse(at=0))
            await ben.do(wire.Accuse(at=None))
            await ana.do(wire.Chat(text="Not me."))
            await table.vote_now()
            await table.point(Random("said"))
            _, again = await get(table, "/replays/1")
            (claim,), (accused, withdrew), (chat,) = again["claims"], again["accusations"], again["chat"]
            assert (claim["seat"], claim["role"], claim["story"]) == (0, "villager", [])
            assert (accused["seat"], accused["target"], withdrew["target"]) == (1, 0, None)
            assert (chat["seat"], chat["text"]) == (0, "Not me.")
            assert accused["at"] == chat["at"] == claim["at"] + 5_000
            assert all(isinstance(vote, int) for vote in again["votes"])

    asyncio.run(evening())


def test_a_game_of_words_is_replayed_too() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.choose(WordsSettings())
            await table.until_day(Random("words"))
            mayor = table.phones[table.phones[0].view["live"]["mayor"]]
            asker = next(phone for phone in table.phones if phone is not mayor)
            await asker.do(Ask(text="Is it alive?"))
            await mayor.do(Token(token="yes"))
            await mayor.do(Token(token="correct", asker=asker.view["me"]))
            await table.settle()
            await table.point(Random("words"))
            (game,) = (await get(table, "/games"))[1]
            assert (game["game"], game["scenario"]) == ("werewords", None)
            _, again = await get(table, "/replays/1")
            kinds = [event["kind"] for event in again["events"]]
            assert kinds.index("asked") < kinds.index("token") < kinds.index("werewolves") < kinds.index("won")
            assert len(again["dealt"]) == len(again["roles"]) + 1
            (counted, *_) = (await get(table, "/statistics"))[1]
            assert counted["games_by_game"] == {"werewords": 1}

    asyncio.run(evening())


def test_nothing_of_a_game_can_be_had_before_it_is_over() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            await table.phones[0].do(wire.Start())
            await table.settle()
            for path in ("/records/1", "/replays/1"):
                assert (await get(table, path))[0] == 404
            assert await get(table, "/games") == (200, [])
            assert await get(table, "/statistics") == (200, [])

    asyncio.run(evening())


def test_a_room_has_its_script_and_its_way_in() -> None:
    async def evening() -> None:
        async with party(*NAMES) as table:
            _, script = await get(table, "/script?lang=fr")
            assert script["deck"] == list(SCENARIOS["the-first-night"].decks[5])
            assert "Loups-Garous" in " ".join(line["text"] for line in script["lines"])
            assert (await get(table, "/script?lang=xx"))[0] == 404
            await table.choose(OneNightSettings(scenario="anarchy-full-moon"))
            assert await get(table, "/script") == (400, {"code": "not-asked", "details": {}})
            await table.deal()
            _, script = await get(table, "/script")
            assert script["deck"] == table.phones[0].view["live"]["deck"]
            _, picture = await get(table, "/qr.svg")
            assert picture.startswith("<svg")
            assert f"/r/{table.room}</title>" in picture

    asyncio.run(evening())


def test_whoever_guesses_rooms_is_turned_away() -> None:
    async def visit(ask: Browser) -> None:
        for _ in range(KNOCKS_AT_ONCE):
            assert (await ask.get("/rooms/ABCD/games"))[0] == 404
        assert (await ask.get("/rooms/ABCD/games"))[0] == 429

    browse(visit)


def test_whoever_guesses_many_rooms_at_once_is_turned_away_as_soon() -> None:
    """A guess counts before it is looked up: else all of them would be looked up while the first one is."""

    async def visit(ask: Browser) -> None:
        guesses = (ask.get(f"/rooms/{a}{b}XY/games") for a in "ABCDEFGHJKLMNP" for b in "ABCDEFGHJKLMNPQRSTUVWXYZ")
        answered = Counter(status for status, _ in await asyncio.gather(*guesses))
        assert answered[404] <= KNOCKS_AT_ONCE + 5
        assert answered[429] >= 200

    browse(visit)


def test_a_room_that_is_there_may_be_asked_for_as_often_as_one_likes() -> None:
    async def visit(ask: Browser) -> None:
        room = (await ask.post("/rooms", {}))[1]["room"]
        for _ in range(2 * KNOCKS_AT_ONCE):
            assert (await ask.get(f"/rooms/{room}/script"))[0] != 429

    browse(visit)


def test_one_household_has_one_bucket_however_many_addresses_it_has() -> None:
    clock = HandClock()
    knocks = Buckets(clock, 3, 1)
    assert [knocks.take(f"2001:db8:1:2::{last:x}") for last in range(1, 6)] == [True, True, True, False, False]
    assert knocks.take("2001:db8:1:3::1")
    assert [knocks.take(address) for address in ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.7")][
        -1
    ] is False
    knocks.give_back("192.0.2.7")
    assert knocks.take("192.0.2.7")


def test_a_host_longer_than_any_name_is_none_of_ours() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            address = f"{table.url}/rooms/{table.room}/qr.svg"
            async with table.session.get(address, headers={"Host": "a" * 2320}) as answer:
                assert answer.status == 421

    asyncio.run(evening())


# The app's own files.


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An app that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Noctambule</title>")
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "assets" / "app-1a2b.js").write_text("app")
    (tmp_path / "assets" / "text-3c4d.woff2").write_text("letters")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def test_every_screen_of_the_app_is_the_same_page(built: Path) -> None:
    async def visit(ask: Browser) -> None:
        for screen in ("/", "/r/ABCD", "/table/ABCD", "/cards", "/rules", "/past/ABCD"):
            async with ask.session.get(ask.url + screen) as page:
                assert page.status == 200
                assert "Noctambule" in await page.text()
                assert page.headers["Cache-Control"] == "no-cache"
                assert "'unsafe" not in page.headers["Content-Security-Policy"]
                assert page.headers["Server"] == "Noctambule"
        async with ask.session.get(f"{ask.url}/assets/app-1a2b.js") as asset:
            assert "immutable" in asset.headers["Cache-Control"]
        async with ask.session.get(f"{ask.url}/assets/text-3c4d.woff2") as font:
            assert font.content_type == "font/woff2"
        async with ask.session.get(f"{ask.url}/sw.js") as worker:
            assert worker.content_type.endswith("/javascript")
            assert worker.headers["Cache-Control"] == "no-cache"
        for path in (
            "/no.js",
            "/assets/no.js",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/x/../../secret.txt",
        ):
            async with ask.session.get(URL(ask.url + path, encoded=True)) as missing:
                assert missing.status == 404
        async with ask.session.get(f"{ask.url}/nowhere", headers={"Accept": "text/html,*/*"}) as lost:
            assert (lost.status, lost.content_type) == (404, "text/html")
        async with ask.session.get(f"{ask.url}/nowhere") as lost:
            assert (lost.status, lost.content_type) == (404, "text/plain")

    browse(visit)


def test_the_service_worker_keeps_every_file_of_the_app_and_needs_none_itself() -> None:
    worker = (pages.STATIC / "sw.js").read_text(encoding="utf-8")
    files = {f"/assets/{file.name}" for file in (pages.STATIC / "assets").iterdir() if file.suffix != ".gz"}
    assert {Path(file).suffix for file in files} == {".js", ".css", ".woff2"}
    assert files == set(re.findall(r'"(/assets/[^"]+)"', worker))
    assert "import" not in worker, "a worker that imports is not accepted as it is registered"


def test_an_app_that_was_not_built_says_so(built: Path) -> None:
    (built / "index.html").unlink()

    async def visit(ask: Browser) -> None:
        status, text = await ask.get("/")
        assert status == 503
        assert "make setup" in text

    browse(visit)


def test_recordings_are_served_from_their_folder(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "say-night.mp3").write_bytes(b"hush")

    async def visit(ask: Browser) -> None:
        assert await ask.get("/recordings/fr") == (200, ["say-night.mp3"])
        assert await ask.get("/recordings/en") == (200, [])
        assert (await ask.get("/recordings/fr/say-night.mp3"))[0] == 200
        assert (await ask.get("/recordings/fr/say-day.mp3"))[0] == 404

    browse(visit, Site(recordings=tmp_path))


# Who asks, and whom.


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:80", 200),
        ("192.168.1.20:8000", 200),
        ("[::1]:8000", 200),
        ("localhost", 200),
        ("laptop.local:8000", 200),
        ("play.example.org", 200),
        ("evil.example.com", 421),
        ("laptop.evil.com:8000", 421),
        ("", 421),
        ("[nonsense", 421),
    ],
)
def test_a_name_that_is_not_ours_is_not_answered(host: str, status: int) -> None:
    async def visit(ask: Browser) -> None:
        assert (await ask.get("/healthz", Host=host))[0] == status

    browse(visit, Site(public_url="https://play.example.org/"))


def test_only_a_trusted_proxy_is_believed_about_who_asks() -> None:
    async def visit(ask: Browser) -> None:
        for guess in range(KNOCKS_AT_ONCE):
            await ask.get("/rooms/ABCD/games", **{"X-Forwarded-For": f"10.0.0.{guess}"})
        assert (await ask.get("/rooms/ABCD/games"))[0] == 429

    browse(visit)

    async def behind_ours(ask: Browser) -> None:
        for guess in range(KNOCKS_AT_ONCE):
            await ask.get("/rooms/ABCD/games", **{"X-Forwarded-For": f"8.8.8.8, 10.0.0.{guess}, 127.0.0.1"})
        assert (await ask.get("/rooms/ABCD/games", **{"X-Forwarded-For": "10.9.9.9"}))[0] == 404
        for _ in range(KNOCKS_AT_ONCE):
            await ask.get("/rooms/ABCD/games", **{"X-Forwarded-For": "10.9.9.9"})
        assert (await ask.get("/rooms/ABCD/games", **{"X-Forwarded-For": "1.2.3.4, 10.9.9.9"}))[0] == 429

    browse(behind_ours, Site(proxies=(network("127.0.0.0/8"),)))


def test_a_phone_comes_through_a_trusted_proxy_too() -> None:
    async def visit(ask: Browser) -> None:
        room = (await ask.post("/rooms", {}))[1]["room"]
        headers = {"X-Forwarded-For": "10.0.0.7", "X-Forwarded-Proto": "https", "Origin": OURS}
        async with ask.session.ws_connect(f"{ask.url}/socket", headers=headers) as socket:
            await socket.send_json({"do": "hello", "room": room})
            assert (await socket.receive_json())["say"] == "news"
        assert f"{OURS}/r/{room}" in (await ask.get(f"/rooms/{room}/qr.svg"))[1]

    browse(visit, Site(public_url=OURS, proxies=(network("127.0.0.1"),)))


def test_a_screen_on_this_machine_shows_the_way_that_phones_can_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctambule.server.network.site.addresses", lambda: ["192.168.1.20"])

    async def visit(ask: Browser) -> None:
        room = (await ask.post("/rooms", {}))[1]["room"]
        path, port = f"/rooms/{room}/qr.svg", URL(ask.url).port
        assert f"<title>http://192.168.1.20:{port}/r/{room}" in (await ask.get(path))[1]
        assert f"<title>http://192.168.1.5:81/r/{room}" in (await ask.get(path, Host="192.168.1.5:81"))[1]

    browse(visit)


def test_a_strangers_page_can_change_nothing_here() -> None:
    async def visit(ask: Browser) -> None:
        for origin, status in (("http://evil.example.com", 403), ("null", 403), (ask.url, 201), (OURS, 201)):
            async with ask.session.post(f"{ask.url}/rooms", headers={"Origin": origin}) as answer:
                assert answer.status == status

    browse(visit, Site(public_url=OURS))


OURS = "https://play.example.org"


def test_where_there_are_too_many_rooms_the_oldest_empty_one_is_closed() -> None:
    async def evening() -> None:
        async with party("Ana") as table:
            table.house.most_rooms = 3
            codes = [(await table.house.open()).room.code for _ in range(5)]
            assert set(table.house.rooms) == {table.room, *codes[-2:]}
            table.house.most_rooms = 1
            async with table.session.post(f"{table.url}/rooms") as answer:
                assert (answer.status, (await answer.json())["code"]) == (400, "house-is-full")
            await table.gone(table.phones[0])
            await table.house.open()
            assert table.room not in table.house.rooms
            again = await table.house.room(table.room)
            assert again is not None
            assert [seat.name for seat in again.room.seats] == ["Ana"]

    asyncio.run(evening())
