"""The table in docs/audience.md, held against thousands of games: each event is seen by whom the table says."""

import pytest

from noctambule.engine.events import TABLE
from tests.onenight.happening import LAID_AT, happenings, shrouded
from tests.seeds import with_seed


@pytest.mark.parametrize("kind", LAID_AT)
@with_seed
def test_n16_the_doppelganger_sees_early_what_the_others_see_later(seed: str, kind: str) -> None:
    early = [(event, game) for event, game in happenings(seed)[kind] if TABLE not in event.seen_by]
    assert early
    for event, game in early:
        later = [other for other in game.events if other.kind == kind and TABLE in other.seen_by]
        assert event.places in [other.places for other in later]
        assert game.events.index(event) < game.events.index(later[0])


@with_seed
def test_v1_somebody_was_turned_away(seed: str) -> None:
    assert any(shrouded(game) for _, game in happenings(seed)["pointed"])
