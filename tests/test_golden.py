"""Golden playthroughs: each game on record is played again, and must be told as it was, for every seat."""

from functools import cache
from pathlib import Path

import pytest

from noctambule.engine.events import Event
from noctambule.onenight.rules.cards import ARTIFACTS, EDITIONS, OWN
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY
from noctambule.onenight.rules.roles import ROLES
from tests.golden import FOLDER, RECORDS, recorded, telling_of, told

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "first-night.jsonl"
by_name = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)


@by_name
def test_a_game_is_told_as_it_was(record: Path) -> None:
    """When the words or the game were meant to change: `python -m tests.golden`, then read the difference."""
    assert told(record) == telling_of(record).read_text(encoding="utf-8")


@by_name
def test_a_record_holds(record: Path) -> None:
    checks = dict(HISTORY.verify(recorded(record)))
    assert False not in checks.values()
    assert checks["finished"] is True


def test_no_telling_has_lost_its_record() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {record.stem for record in RECORDS}


@cache
def games() -> tuple[Game, ...]:
    return tuple(list(HISTORY.replay(recorded(record)))[-1][1] for record in RECORDS)


def own(game: Game, role: str) -> list[Event]:
    """What the one who was dealt a role did or was shown at its calls."""
    calls = {call.id for call in game.setup.night.wakes if role == call.role or role in call.together}
    seats = [seat for seat in range(game.setup.players) if game.deal.cards[seat] == role]
    return [event for event in game.events if event.seat in seats and event.call in calls]


@pytest.mark.parametrize("role", [id for id, role in ROLES.items() if OWN not in role.copies])
def test_every_printed_role_plays_in_one_of_them(role: str) -> None:
    dealt = [game for game in games() if role in game.deal.cards[: game.setup.players]]
    assert dealt
    if ROLES[role].wakes or ROLES[role].together:
        assert any(event.kind not in ("declined", "skipped") for game in dealt for event in own(game, role))


def test_there_is_one_of_every_kind() -> None:
    assert {game.setup.edition for game in games()} == set(EDITIONS)
    assert any(game.setup.players >= 11 for game in games()), "a giant game"
    assert any(set(game.setup.artifacts) == set(ARTIFACTS) and game.table.artifacts for game in games())
    assert sum(bool(game.said) for game in games()) >= 2, "claims by day"
    assert any(None in game.pointing for game in games()), "a vote that the clock closed"
    assert {kind for game in games() for kind in {event.kind for event in game.events}} >= {
        "skipped",
        "unmasked",
        "died",
    }
    assert any(record.stem.endswith("-fr") for record in RECORDS)


def test_the_example_in_the_docs_is_one_of_them_and_its_shuffle_holds() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == (FOLDER / EXAMPLE.name).read_text(encoding="utf-8")
    checks = dict(HISTORY.verify(recorded(EXAMPLE)))
    assert checks == {"secret-fits": True, "deal-follows": True, "inputs-legal": True, "finished": True}
