"""`noctambule arena`: what it counts, what it prints, and what it refuses."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from noctambule.bots.character import bots_named
from noctambule.cli import main
from noctambule.engine.errors import BadInput
from noctambule.onenight.rules.cards import TEAMS

DECK = "2 werewolf, seer, robber, 2 villager"


def arena(*options: str) -> Result:
    return CliRunner().invoke(main, ["arena", "--players", "3", "--processes", "1", "--seed", "7", *options])


def test_a_strength_for_all_or_one_for_each_team() -> None:
    assert bots_named("sharp", TEAMS) == {"village": "sharp", "werewolf": "sharp", "tanner": "sharp"}
    assert bots_named("village=sharp, werewolf=beginner", TEAMS) == {
        "village": "sharp",
        "werewolf": "beginner",
        "tanner": "regular",
    }
    for bad in ("strong", "village=", "wolves=sharp", "village=sharp,"):
        with pytest.raises(BadInput):
            bots_named(bad, TEAMS)


def test_json_holds_what_was_counted() -> None:
    result = arena("--deck", DECK, "--bots", "village=sharp,werewolf=beginner", "--games", "30", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert found["games"] == 30
    assert set(found["wins"]) == {"village", "werewolf", "tanner", "nobody"}
    assert sum(found["wins"].values()) == 30  # without a tanner, one team wins each game
    assert sum(role["dealt"] for role in found["roles"].values()) == 90
    assert 0 <= found["village_vote_hit"] <= 1
    assert found["games_per_s"] > 0
    for believed, observed, count in found["calibration"]:
        assert 0 <= believed <= 1
        assert 0 <= observed <= 1
        assert count > 0
    low, high = found["intervals_95"]["village"]
    assert low < found["rates"]["village"] < high
    assert found == {
        **json.loads(
            arena("--deck", DECK, "--bots", "village=sharp,werewolf=beginner", "--games", "30", "--json").output
        ),
        "games_per_s": found["games_per_s"],
    }


def test_the_table_the_plot_and_the_picture(tmp_path: Path) -> None:
    drawn = tmp_path / "reliability.svg"
    result = arena("--scenario", "the-first-night", "--games", "10", "--plot", str(drawn), "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert "Voyante" in result.output
    assert "●" in result.output
    assert drawn.read_text(encoding="utf-8").startswith("<svg")


def test_an_unknown_strength_is_refused_in_one_line() -> None:
    result = arena("--deck", DECK, "--bots", "clever")
    assert result.exit_code == 2
    assert "clever is no bot" in result.output
    assert len(result.output.splitlines()) == 1
