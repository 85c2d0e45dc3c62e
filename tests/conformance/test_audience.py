"""The tables in docs/audience.md, held against thousands of games: each event is seen by whom its game's table says."""

from types import ModuleType

import pytest

from tests.audience import NOTHING
from tests.onenight import happening as one_night
from tests.seeds import with_seed
from tests.werewords import happening as werewords

TABLES: tuple[ModuleType, ...] = (one_night, werewords)
every_table = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.__package__.rpartition(".")[2])
every_kind = pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in TABLES for kind in game.ROWS])


@every_table
@with_seed
def test_every_kind_of_event_is_in_the_table_and_every_kind_of_the_table_occurs(seed: str, game: ModuleType) -> None:
    assert game.happenings(seed).keys() == game.ROWS.keys()


@every_kind
@with_seed
def test_an_event_is_seen_by_whom_the_table_says(seed: str, game: ModuleType, kind: str) -> None:
    for event, its in game.happenings(seed)[kind]:
        assert event.seen_by in game.allowed(game.ROWS[kind], event, its), (event, its.deal)


@every_kind
@with_seed
def test_an_event_comes_when_the_table_says(seed: str, game: ModuleType, kind: str) -> None:
    for event, its in game.happenings(seed)[kind]:
        assert event.call == game.moment(game.ROWS[kind], event, its), (event, its.deal)


@every_kind
@with_seed
def test_an_event_holds_what_the_table_says(seed: str, game: ModuleType, kind: str) -> None:
    row, found = game.ROWS[kind], game.happenings(seed)[kind]
    for event, its in found:
        assert event.seat in game.seats(row, its), (event, its.deal)
    assert any(event.places for event, _ in found) == (row.places != NOTHING)
    assert any(event.what for event, _ in found) == (row.what != NOTHING)
