"""A game the house has never heard of is played as its own are: on phones, on record, after a kill, by the referee."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.engine import records
from noctambule.games import game_of
from noctambule.live import wire
from noctambule.narrator.texts import Texts
from noctambule.referee.judging import referee
from tests.server.house import any_answer, chosen, party
from tests.server.killed import play
from tests.toy import OWL, join_the_house

NAMES = ("Ana", "Ben", "Cleo")
WRITTEN = """
game: owl
players: [Ana, Ben, Cleo]
cards: [mouse, owl, mouse]
night: [Cleo]
votes: {Ana: Ben, Ben: Ana, Cleo: Ben}
"""


@pytest.fixture(autouse=True)
def _owls_are_known() -> Iterator[None]:
    take_out = join_the_house()
    yield
    take_out()


def test_three_phones_play_it_over_the_real_socket_and_it_goes_on_record(tmp_path: Path) -> None:
    async def evening() -> tuple[dict[str, Any], str]:
        async with party(*NAMES) as table:
            await table.choose(chosen("owl"))
            await table.begin()
            assert table.phase == "night"
            owls = [phone for phone in table.phones if phone.events[0]["what"] == ["owl"]]
            assert len(owls) == 1
            assert [phone.view["prompt"]["kind"] for phone in owls] == ["player"]
            for phone in table.phones:
                answer = any_answer(phone.view["prompt"], Random(1))
                assert isinstance(await phone.do(wire.Tap(beat=0, answer=answer)), wire.Done)
            await table.settle()
            await table.look()
            assert {phone.events[-1]["kind"] for phone in table.phones} == {"frightened"}
            await table.vote_now()
            await table.point(Random(2))
            assert table.phase == "over"
            async with table.session.get(f"{table.url}/rooms/{table.room}/records/1") as answer_:
                record = await answer_.text()
            async with table.session.get(f"{table.url}/rooms/{table.room}/replays/1") as answer_:
                return await answer_.json(), record

    replay, record = asyncio.run(evening())
    assert (replay["game"], sorted(replay["dealt"])) == ("owl", ["mouse", "mouse", "owl"])
    won = {
        "mouse" if seat in replay["winners"] else "owl" for seat, card in enumerate(replay["dealt"]) if card == "mouse"
    }
    assert replay["events"][-1]["what"] == list(won)
    assert game_of(records.load(record.splitlines())) is OWL
    file = tmp_path / "owl.jsonl"
    file.write_text(record, encoding="utf-8")
    for command in ("replay", "verify"):
        told = CliRunner().invoke(main, [command, str(file)])
        assert told.exit_code == 0, told.output
    assert "That decided it." in CliRunner().invoke(main, ["replay", str(file)]).output


def test_it_ends_the_same_when_its_server_is_killed(tmp_path: Path) -> None:
    async def both() -> None:
        quiet, _ = await play(tmp_path / "quiet.db", "an owl", "owl", None)
        killed, kills = await play(tmp_path / "killed.db", "an owl", "owl", Random("kills"))
        assert kills > 0
        assert killed.events == quiet.events
        assert killed.acknowledged == quiet.acknowledged

    asyncio.run(both())


def test_it_is_refereed() -> None:
    assert referee(WRITTEN, Texts("en")) == [{"winners": ["Ana", "Cleo"]}]


def test_it_takes_no_more_than_it_should() -> None:
    source = (Path(__file__).parent / "owl.py").read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 150
