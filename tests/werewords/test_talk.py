"""Who may speak when: by day the players, never the mayor; once the word was missed, everybody."""

import pytest

from noctambule.engine.errors import NotAsked
from noctambule.live import wire
from noctambule.werewords.room.live import Words
from noctambule.werewords.room.settings import WordsSettings
from tests.werewords.table import day

MAYOR, SEER, WEREWOLF = range(3)


def by_day() -> Words:
    game = day(ann="mayor", bob="seer", cat="werewolf").game
    return Words.of(game.setup, game.deal, WordsSettings(), 0).but(game=game).day(0)


def test_k4_players_talk_to_each_other_by_day() -> None:
    live = before = by_day()
    for seat in (SEER, WEREWOLF):
        live = live.put(seat, wire.Chat(text="Shall we ask for animals?"), 1000, "player")
    assert [each.kind for each in live.inputs] == ["chat", "chat"]
    assert live.game is before.game, "talk is no question"


@pytest.mark.parametrize("said", [wire.Chat(text="You asked that before."), wire.Accuse(at=WEREWOLF)])
def test_k4_the_mayor_neither_talks_nor_points_at_anybody_by_day(said: wire.Chat | wire.Accuse) -> None:
    with pytest.raises(NotAsked):
        by_day().put(MAYOR, said, 1000, "player")


@pytest.mark.parametrize("seat", [MAYOR, SEER, WEREWOLF])
def test_k6_once_the_word_was_missed_everybody_talks_and_accuses_the_mayor_too(seat: int) -> None:
    live = by_day()
    assert live.deadline is not None
    missed = live.time_up({}, live.deadline)
    missed = missed.put(seat, wire.Chat(text="I am the seer."), live.deadline + 1, "player")
    missed = missed.put(seat, wire.Accuse(at=(seat + 1) % 3), live.deadline + 2, "player")
    assert missed.accusing == {seat: (seat + 1) % 3}
    assert missed.inputs[-2].data["text"] == "I am the seer."
