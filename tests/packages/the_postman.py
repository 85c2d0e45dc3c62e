"""The postman is played as any role is; run where the example package is installed (see `test_packages.py`)."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import aiohttp
import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main
from noctambule.live import wire
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.bots.playing import play as played_by_bots
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.rules.claims import stories
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.roles import LEFT_OUT, PACKAGES, ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from noctambule.referee.judging import referee
from tests.onenight.chance import random_setup
from tests.onenight.table import play
from tests.packages.installed import EXAMPLE
from tests.seeds import with_chance
from tests.server.house import chosen, party
from tools.unsaid import texts_of

NAMES = ("Ana", "Ben", "Cleo")
DECK = ("postman", "werewolf", "robber", "villager", "villager", "doppelganger")
JUDGED = """
game: one-night
players: [Ana, Ben, Cleo, Dov]
cards: [postman, robber, werewolf, villager]
center: [villager, villager, drunk]
night: {Ana: [left], Ben: [Cleo], Cleo: [none]}
votes: {Ana: Ben, Ben: Ana, Cleo: Ben, Dov: Ben}
"""


def command(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_it_is_one_of_the_roles_at_its_place() -> None:
    order = list(ROLES)
    assert order.index("paranormal-investigator") < order.index("postman") < order.index("robber")
    assert [PACKAGES["postman"].name, *LEFT_OUT] == ["noctambule-postman"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_of_it(language: str) -> None:
    texts = Texts(language)
    for _, id, form, _ in texts_of(ROLES["postman"]):
        assert texts(id, form, way="left", player="Ana")
    said = [line.text for line in narration(Setup(3, DECK), texts)]
    assert any(line.startswith(texts.role("postman")) and texts("do-postman") in line for line in said)
    assert (texts.role("postman") == "Facteur") == (language == "fr")


def test_it_looks_at_two_doors_on_one_side() -> None:
    night = play(ann="postman", bob="hunter", cat="prince", dan="tanner")
    assert night.options == ["left", "right", "none"]
    assert night.answer("ann", "left").saw("ann") == [("bob", "hunter"), ("cat", "prince")]
    night = play(ann="postman", bob="hunter", cat="prince", dan="tanner")
    assert night.answer("ann", "right").saw("ann") == [("dan", "tanner"), ("cat", "prince")]


def test_a_werewolf_at_the_first_door_sends_it_home() -> None:
    night = play(ann="postman", bob="dream-wolf", cat="prince")
    assert night.answer("ann", "left").saw("ann") == [("bob", "dream-wolf")]


def test_it_goes_on_past_a_shield() -> None:
    night = play(ann="postman", sam="sentinel", bob="hunter", cat="prince")
    night.answer("sam", "bob")
    assert night.answer("ann", "left").saw("ann") == [("sam", "sentinel"), ("cat", "prince")]


def test_whoever_copies_it_goes_at_once() -> None:
    night = play(dot="doppelganger", ann="postman", bob="hunter")
    night.answer("dot", "ann").answer("dot", "right")
    assert night.saw("dot") == [("ann", "postman"), ("bob", "hunter"), ("ann", "postman")]


def test_three_phones_play_it_over_the_real_socket_and_it_goes_on_record(tmp_path: Path) -> None:
    async def evening() -> tuple[str, dict[str, Any]]:
        async with party(*NAMES) as table:
            await table.choose(chosen("one-night", scenario=None, deck=DECK))
            await table.until_day(Random(1))
            phone = table.phones[0]
            asked = await phone.do(AskStory(role="postman"))
            story = asked.next[:1]  # type: ignore[attr-defined]
            assert isinstance(await phone.do(MakeClaim(role="postman", story=tuple(story))), wire.Done)
            await table.settle()
            assert [claim["role"] for claim in table.phones[1].view["live"]["claims"]] == ["postman"]
            await table.vote_now()
            await table.point(Random(2))
            assert table.phase == "over"
            async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer:
                record = await answer.text()
            async with table.session.get(f"{table.url}/reference.json") as answer:
                return record, await answer.json()

    record, reference = asyncio.run(evening())
    (role,) = (role for role in reference["games"]["one-night"]["roles"] if role["id"] == "postman")
    assert (role["boxes"], role["wakes"]) == ({"own": 1}, ["5-D"])
    file = tmp_path / "postman.jsonl"
    file.write_text(record, encoding="utf-8")
    for language in LANGUAGES:
        told = command("replay", str(file), "--lang", language)
        assert told.exit_code == 0, told.output
        assert Texts(language).role("postman") in told.output
    assert command("verify", str(file)).exit_code == 0


async def _fetched(url: str, **headers: str) -> tuple[int, bytes, str]:
    async with (
        aiohttp.ClientSession(auto_decompress=False) as session,
        session.get(url, headers={"Accept-Encoding": "identity", **headers}) as answer,
    ):
        return answer.status, await answer.read(), answer.headers["ETag"]


def test_phones_are_sent_its_texts_and_its_drawing_packed_or_not_and_once() -> None:
    async def evening() -> dict[str, bytes]:
        async with party("Ana") as table:
            found = dict[str, bytes]()
            for path in ("texts/en.json", "texts/fr.json", "art/roles.svg"):
                status, found[path], tag = await _fetched(f"{table.url}/{path}")
                _, packed, same = await _fetched(f"{table.url}/{path}", **{"Accept-Encoding": "gzip"})
                assert (status, gzip.decompress(packed), same) == (200, found[path], tag)
                assert (await _fetched(f"{table.url}/{path}", **{"If-None-Match": tag}))[:2] == (304, b"")
            return found

    found = asyncio.run(evening())
    for language, name in (("en", "Postman"), ("fr", "Facteur")):
        said = {message["id"]: message for message in json.loads(found[f"texts/{language}.json"])}
        assert said["role-postman"]["value"] == name
        assert {"role-seer", "do-postman", "app-night-postman-direction"} <= set(said)
    ids = [symbol.get("id") for symbol in ElementTree.fromstring(found["art/roles.svg"])]
    assert ids[-1] == "postman"
    assert len(ids) == len(set(ids))
    drawn = ElementTree.fromstring((EXAMPLE / "noctambule_postman" / "art" / "postman.svg").read_text(encoding="utf-8"))
    sent = ElementTree.fromstring(found["art/roles.svg"])[-1]
    assert [shape.attrib for shape in drawn] == [shape.attrib for shape in sent]
    assert sent.get("viewBox") == "0 0 96 96"


def test_it_is_refereed() -> None:
    (answer,) = referee(JUDGED, Texts("en"))
    assert answer["identity"] == {"Ana": "postman", "Ben": "werewolf", "Cleo": "robber", "Dov": "villager"}
    assert answer["winners"] == ["Ana", "Cleo", "Dov"]


def test_it_has_stories_to_claim() -> None:
    told = list(stories(Setup(3, DECK), 0, "postman"))
    assert len(told) == len(set(told)) > 10


@pytest.mark.parametrize("strength", ["beginner", "regular", "sharp"])
@with_chance
def test_bots_play_it(chance: Random, strength: str) -> None:
    setup = Setup(3, DECK)
    game = played_by_bots(setup, deal(setup, chance), [strength] * 3, str(chance.random())).game
    assert game.phase == "over"


@with_chance
def test_random_decks_have_it(chance: Random) -> None:
    assert any("postman" in random_setup(chance).deck for _ in range(200))


def test_the_fast_engine_says_that_it_does_not_know_it() -> None:
    told = command("simulate", "--deck", ", ".join(DECK), "--players", "3", "--games", "50", "--seed", "1")
    assert told.exit_code == 0
    assert told.stderr == "The fast engine doesn’t know Postman; the readable one takes over, and takes its time.\n"
    others = command(
        "simulate", "--deck", "2 werewolf, seer, robber, drunk, villager", "--players", "3", "--games", "50"
    )
    assert (others.exit_code, others.stderr) == (0, "")
    refused = command("balance", "--deck", ", ".join(DECK), "--players", "3", "--games", "100")
    assert refused.exit_code == 2
    assert refused.stderr.splitlines()[-1] == (
        "The fast engine doesn’t know how to play Postman. Other decks are played as usual."
    )


def test_what_is_slower_is_said_where_it_is_looked_up() -> None:
    told = command("roles", "postman")
    assert "From the package noctambule-postman. Bots weigh such a role night by night, which is slower" in told.output
    assert "From the package" not in command("roles", "seer").output


def test_no_printed_scenario_and_no_anarchy_deals_it() -> None:
    for scenario in SCENARIOS.values():
        for players in scenario.players:
            for n in range(30 if scenario.draw else 1):
                assert "postman" not in scenario.setup(players, Random(n)).cards
