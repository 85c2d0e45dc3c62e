"""How long a day lasts, and each ending: printed in minutes and seconds, kept by the room's clock."""

from dataclasses import replace

import pytest

from noctambule.live import wire
from noctambule.live.pacing import MINUTE, SECOND
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.werewords.room.live import Words
from noctambule.werewords.room.said import Token
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.rules.game import Game
from tests.onenight.table import play
from tests.werewords.table import play as play_words

DAWN = 7 * SECOND
MAYOR, ASKER = 0, 1


def one_night(settings: OneNightSettings) -> OneNight:
    """A day after a night in which nobody was asked."""
    game = play(ann="villager", bob="hunter", cat="dream-wolf").game
    return OneNight.of(game.setup, game.deal, settings, 0).day(DAWN)


def questions(settings: WordsSettings, minutes: float = 4) -> Words:
    """A day on which the mayor may be asked."""
    night = play_words(ann="mayor", bob="seer", cat="werewolf").game
    game = Game.start(replace(night.setup, minutes=minutes), night.deal).answer(("mayor", 0), "frog")
    return Words.of(game.setup, game.deal, settings, 0).but(game=game).day(DAWN)


@pytest.mark.parametrize("minutes", [0.5, 3, 5, 10])
def test_v1_the_days_length_is_a_setting(minutes: float) -> None:
    assert one_night(OneNightSettings(day_minutes=minutes)).deadline == DAWN + minutes * MINUTE
    assert one_night(OneNightSettings()).deadline == DAWN + 5 * MINUTE


def test_v1_the_days_end_is_a_vote() -> None:
    live = one_night(OneNightSettings())
    assert live.phase == "day"
    with pytest.raises(Exception, match="not-asked"):
        live.put(0, wire.Point(at=1), DAWN, "player")
    voting = live.time_up({}, DAWN + 5 * MINUTE)
    assert voting.phase == "vote"
    for seat in range(3):
        voting = voting.put(seat, wire.Point(at=(seat + 1) % 3), DAWN + 5 * MINUTE, "player")
    assert voting.over


@pytest.mark.parametrize("minutes", [1, 4, 8])
def test_k4_the_days_time_is_a_setting_and_then_the_word_was_missed(minutes: float) -> None:
    live = questions(WordsSettings(), minutes)
    assert live.deadline == DAWN + minutes * MINUTE
    assert live.time_up({}, live.deadline).game.phase == "missed"


def test_k5_the_werewolves_have_fifteen_seconds() -> None:
    live = questions(WordsSettings()).put(MAYOR, Token(token="correct", asker=ASKER), 3 * MINUTE, "player")
    assert live.phase == "guessed"
    assert live.deadline == 3 * MINUTE + 15 * SECOND
    end = live.time_up({}, live.deadline)
    assert end.over
    assert end.game.verdict is not None
    assert end.game.verdict.team == "village"


def test_k6_everybody_has_one_minute_to_talk_and_then_all_point() -> None:
    live = questions(WordsSettings())
    assert live.deadline is not None
    missed = live.time_up({}, live.deadline)
    assert (missed.phase, missed.deadline) == ("talk", live.deadline + MINUTE)
    assert missed.time_up({}, live.deadline + MINUTE).phase == "vote"
