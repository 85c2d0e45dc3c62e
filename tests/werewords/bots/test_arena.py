"""The arena of Werewords: whole games on a simulated clock, the same for the same seed."""

import json

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.werewords.bots.arena import SHORTEST, games, summed
from noctambule.werewords.rules.setup import Setup

ALL_SHARP = {"village": "sharp", "werewolf": "sharp"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_six_bots_find_half_of_the_easy_words_in_time_and_within_the_tokens(language: str) -> None:
    played = [each for batch in games(Setup(6), language, "easy", ALL_SHARP, 50, 11, processes=1) for each in batch]
    result = summed(played)
    assert result.guessed >= 25
    for each in played:
        assert each.seconds <= 240
        assert each.questions * SHORTEST <= each.seconds + SHORTEST
        assert each.questions <= 36 + 10 + 2
        assert each.guessed == (each.why in ("seer-found", "seer-safe", "nobody-pointed"))


def test_the_same_seed_gives_the_same_games_in_one_process_or_two() -> None:
    alone = list(games(Setup(6), "en", "easy", ALL_SHARP, 30, 5, processes=1))
    assert list(games(Setup(6), "en", "easy", ALL_SHARP, 30, 5, processes=2)) == alone
    assert list(games(Setup(6), "en", "easy", ALL_SHARP, 30, 6, processes=1)) != alone


def test_every_setup_is_played_to_its_end() -> None:
    for setup in (Setup(4), Setup(7, beholder=True, minion=True), Setup(10)):
        (batch,) = games(setup, "en", "medium", {"village": "beginner", "werewolf": "regular"}, 4, 1, processes=1)
        assert len(batch) == 4


def test_a_mayor_of_other_opinions_costs_words() -> None:
    def guessed(contrary: float) -> int:
        return summed([e for b in games(Setup(6), "en", "easy", ALL_SHARP, 40, 2, contrary, 1) for e in b]).guessed

    assert guessed(0.0) > guessed(0.3)


def test_the_command_prints_a_table_or_json() -> None:
    run = CliRunner().invoke(main, ["arena-words", "--games", "4", "--seed", "1", "--processes", "1", "--json"])
    assert run.exit_code == 0, run.output
    printed = json.loads(run.output)
    assert printed["games"] == 4
    assert printed["guessed"] + printed["missed"] == 4
    run = CliRunner().invoke(main, ["arena-words", "--games", "4", "--seed", "1", "--processes", "1", "--lang", "fr"])
    assert run.exit_code == 0, run.output
    assert "le mot a été trouvé" in run.output
    assert CliRunner().invoke(main, ["arena-words", "--players", "2"]).exit_code == 2
    assert CliRunner().invoke(main, ["arena-words", "--bots", "clever"]).exit_code == 2
    assert CliRunner().invoke(main, ["arena-words", "--bots", "claims-at-random"]).exit_code == 2
