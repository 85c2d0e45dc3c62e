"""Is a deck fair? What random games show of it, held against every game there is where that can be counted."""

import json
import math
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.engine.events import shown_to
from noctambule.engine.rates import NOBODY
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.lab.balance import Balance, Drawn, balance
from noctambule.onenight.lab.fast import codes, reading
from noctambule.onenight.lab.fast.batch import play
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.lab.information import information
from noctambule.onenight.lab.simulate import simulate
from noctambule.onenight.lab.variants import variants
from noctambule.onenight.lab.weights import Weights
from noctambule.onenight.lab.worlds.beliefs import EXACT
from noctambule.onenight.lab.worlds.listeners import beliefs
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.roles import ROLES, WOLVES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, problems, with_defaults
from noctambule.onenight.rules.table import identity
from tests.onenight.lab.worlds.brute import worlds
from tools.balance import DOCUMENT, GAMES, HEAD, SEED, deck_of, row

THREE = Setup(3, read_deck("werewolf, seer, robber, drunk, insomniac, minion"))


def measured(*decks: Setup | Drawn, games: int = 2_000, viewed: int = 0, processes: int = 1) -> list[Balance]:
    *_, last = balance(decks, games, 1, viewed=viewed, processes=processes)
    return last.done


# What can be counted.


def test_wins_are_those_of_simulate() -> None:
    (found,) = measured(THREE, games=20_000)
    *_, right = simulate(lambda _: THREE, 20_000, 1, drawn=False)
    assert found.random == right


def test_a_deck_in_which_nothing_moves() -> None:
    (found,) = measured(Setup(3, read_deck("werewolf, 2 mason, tanner, villager, hunter")))
    assert (found.moved, found.any_moved) == (0, 0)
    assert found.no_wolf_dealt == found.no_wolf == pytest.approx(1 / 2, abs=0.05)


def test_a_drunk_always_ends_with_another_card() -> None:
    setup = Setup(3, read_deck("drunk, 3 villager, werewolf, tanner"))
    (found,) = measured(setup, games=20_000)
    assert found.any_moved == pytest.approx(1 / 2, abs=0.02)
    assert found.moved == pytest.approx(1 / 6, abs=0.01)


def test_without_a_werewolf_there_is_never_one() -> None:
    (found,) = measured(Setup(3, read_deck("3 villager, seer, robber, drunk")), viewed=2_000)
    assert (found.no_wolf_dealt, found.no_wolf) == (1, 1)
    assert found.information is not None
    assert found.information.unknown == 0


def test_who_votes_by_sight_points_at_the_wolf_they_saw() -> None:
    setup = Setup(3, read_deck("werewolf, minion, 2 mason, seer, villager"))
    sharp = Weights(
        choices={"seer": {"center": 0, "decline": 0}},
        votes={"village": {"unseen": 0, "village": 0, "wolf": 1}, "werewolf": {"wolf": 0}},
    )
    rows = play(deck_rows([setup]), 4_000, 3, weights=sharp, keep=True).rows
    found = 0
    for game in rows:
        seer, minion, wolf = (game["holder"][code] for code in map(codes.CODE.get, ("seer", "minion", "werewolf")))
        looks = [look for look in reading.looks(game) if look.seat == seer]
        if seer < 3:
            (look,) = looks
            assert look.place < 3, "never at the center"
            if look.card == "werewolf":
                assert game["pointing"][seer] == wolf
                found += 1
        if minion < 3 and wolf < 3:
            assert game["pointing"][minion] != wolf
    assert found > 300


def test_the_numbers_follow_from_the_seed_with_any_number_of_processes() -> None:
    decks = (THREE, Drawn("anarchy-daybreak", 4))
    one, two = (measured(*decks, games=20_000, viewed=4_800, processes=processes) for processes in (1, 2))
    assert one == two
    assert one[0].random != measured(THREE, games=20_001)[0].random


# What a view tells.


def exactly(setup: Setup) -> tuple[float, dict[str, float]]:
    """The entropy of who the wolves are, and the drop of it for each role dealt: every game, in the readable engine."""
    every = defaultdict[Any, float](float)
    views: dict[str, dict[Any, defaultdict[Any, float]]] = {role: {} for role in setup.deck}
    for game, weight in worlds(setup):
        wolves = wolves_of(game)
        every[wolves] += weight
        for seat in range(setup.players):
            view = (seat, shown_to(seat, game.events))
            views[game.deal.cards[seat]].setdefault(view, defaultdict(float))[wolves] += weight
    unknown = entropy(every)
    drops = dict[str, float]()
    for role, seen in views.items():
        total = sum(sum(weights.values()) for weights in seen.values())
        drops[role] = unknown - sum(entropy(weights) * sum(weights.values()) / total for weights in seen.values())
    return unknown, drops


def wolves_of(game: Game) -> tuple[int, ...]:
    return tuple(seat for seat in range(game.setup.players) if identity(game.table, seat) in WOLVES)


def entropy(weights: dict[Any, float]) -> float:
    total = sum(weights.values())
    return -sum(weight / total * math.log2(weight / total) for weight in weights.values() if weight)


@pytest.mark.parametrize(
    "deck",
    [
        "werewolf, seer, robber, drunk, insomniac, minion",
        "2 werewolf, robber, troublemaker, drunk, insomniac",
        "2 mason, 2 werewolf, apprentice seer, witch",
        "doppelganger, werewolf, dream wolf, minion, robber, hunter",
        "werewolf, mystic wolf, paranormal investigator, aura seer, tanner, robber",
        "alpha wolf, sentinel, revealer, drunk, villager, insomniac",
    ],
)
def test_what_views_tell_is_what_every_game_there_is_says(deck: str) -> None:
    setup = with_defaults(3, read_deck(deck), "ravensburger")
    unknown, drops = exactly(setup)
    found = information(setup, 60_000, 4)
    assert found.unknown == pytest.approx(unknown, abs=0.02)
    assert set(found.roles) == set(drops)
    for role, drop in drops.items():
        assert found.roles[role].bits == pytest.approx(drop, abs=0.03), role


def test_who_sits_where_tells_nothing_but_beside_a_village_idiot() -> None:
    """What is left aside with one is little, and never makes a view tell more than it does."""
    setup = with_defaults(3, read_deck("village idiot, seer, 2 werewolf, robber, villager"), "ravensburger")
    _, drops = exactly(setup)
    found = information(setup, 60_000, 4)
    for role, drop in drops.items():
        assert drop - 0.1 < found.roles[role].bits < drop + 0.03, role


def test_what_views_tell_agrees_with_what_the_lab_believes() -> None:
    """Five players: exact beliefs of single views are never more certain than all views are on the average."""
    setup = Setup(5, read_deck("2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac"))
    told, chance = information(setup, 60_000, 5), Random(5)
    left = defaultdict[str, list[float]](list)
    for _ in range(120):
        game = Game.start(setup, deal(setup, chance))
        while game.run.question is not None:
            game = game.answer(game.run.question.id, chance.choice(game.run.question.answers))
        found = beliefs(setup, 0, shown_to(0, game.events))
        assert found.how == EXACT
        left[game.deal.cards[0]].append(sum(map(uncertainty, found.wolf)))
    for role, sums in left.items():
        mean = sum(sums) / len(sums)
        spread = math.sqrt(sum((one - mean) ** 2 for one in sums) / len(sums) ** 2)
        assert told.unknown - told.roles[role].bits <= mean + 4 * spread + 0.05, role


def uncertainty(chance: float) -> float:
    return -sum(p * math.log2(p) for p in (chance, 1 - chance) if p > 0)


# What if.


def test_every_change_makes_a_game_and_none_is_missing() -> None:
    setup = SCENARIOS["twilight-alliance"].setup(7, Random(0))
    found = list(variants(setup))
    assert all(not problems(change.setup) for change in found)
    more = [change.added for change in found if change.removed is None]
    assert more == [role for role in ROLES if role not in setup.deck or role == "werewolf"]
    less = [change.removed for change in found if change.added is None]
    assert less == ["werewolf", "minion", "seer", "robber", "troublemaker", "drunk", "insomniac"], "masons are a pair"
    exchanged = [(change.removed, change.added) for change in found if change.added and change.removed]
    assert len(exchanged) == len(set(exchanged)) == len(less) * len(more) - 1
    assert ("werewolf", "werewolf") not in exchanged
    for change in found:
        assert len(change.setup.deck) == change.setup.players + 3


def test_changes_stay_between_three_and_ten_players() -> None:
    three = {change.setup.players for change in variants(THREE)}
    ten = {change.setup.players for change in variants(SCENARIOS["revenant"].setup(10, Random(0)))}
    assert (three, ten) == ({3, 4}, {9, 10})


def test_an_alpha_wolf_who_comes_in_gets_a_center_werewolf() -> None:
    (change,) = [change for change in variants(THREE) if change.added == "alpha-wolf" and change.removed == "drunk"]
    assert change.setup.center_werewolf is not None


# The command.


def run(*args: str) -> Any:
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, ["balance", "--games", "500", "--seed", "3", *args])


def test_the_command_says_it_in_json() -> None:
    result = run("--deck", "werewolf, seer, robber, drunk, insomniac, minion", "--players", "3", "--json")
    assert result.exit_code == 0, result.output
    answer = json.loads(result.stdout)
    assert answer["games"] == 500
    assert answer["night"]["quick"]["beats"] == 1
    assert sum(answer["wins_by_chance"][team]["rate"] for team in ("village", "werewolf", NOBODY)) == pytest.approx(1)
    assert answer["information"]["how"] == "sampled"
    assert {len(change) > 5 for change in answer["what_if"]} == {True}
    assert run("--deck", "werewolf, seer, robber, drunk, insomniac, minion", "--players", "3", "--json").stdout == (
        result.stdout
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_shows_tables_and_writes_a_report(lang: str, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    result = run("--scenario", "confusion", "--players", "4", "--lang", lang, "--html", str(report))
    assert result.exit_code == 0, result.output
    texts, written = Texts(lang), report.read_text(encoding="utf-8")
    for id in ("balance-wins", "balance-facts", "balance-knows", "balance-what-if"):
        assert texts(id) in result.stdout
        assert texts(id) in written
    assert texts("balance-written", path=str(report)) in result.stdout
    assert "<script src=" not in written, "nothing is fetched from anywhere"
    assert "<link" not in written
    assert written.count("Plotly.newPlot") >= 4


def test_an_anarchy_has_no_card_to_exchange() -> None:
    result = run("--scenario", "anarchy-full-moon", "--players", "3")
    assert result.exit_code == 0, result.output
    assert Texts("en")("balance-what-if-drawn") in result.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--players", "3"), "either --scenario or --deck"),
        (("--players", "4", "--deck", "werewolf, seer"), "too few"),
        (("--players", "12", "--deck", "3 werewolf, 12 villager"), "3 to 10"),
        (("--players", "3", "--scenario", "confusion", "--html", "/no/such/folder/x.html"), "/no/such/folder/x.html"),
    ],
)
def test_what_makes_no_balance_is_refused_in_a_line(args: tuple[str, ...], says: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert says in line


def test_without_the_lab_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctambule.onenight.commands.balance.find_spec", lambda _: None)
    result = run("--players", "3", "--scenario", "confusion")
    assert result.exit_code == 2
    assert "noctambule[lab]" in result.stderr


# The page in the docs.


def test_the_page_has_every_scenario_and_is_made_by_these_parameters() -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    assert written.startswith(HEAD)
    rows = [line for line in written.splitlines() if line.startswith("| ") and line[2].isdecimal()]
    assert len(rows) == sum(len(scenario.players) for scenario in SCENARIOS.values())


@pytest.mark.parametrize(("name", "players"), [("the-first-night", 3), ("lonely-night", 4), ("trust-no-one", 3)])
def test_a_row_of_the_page_is_what_the_lab_says_today(name: str, players: int) -> None:
    scenario = SCENARIOS[name]
    *_, last = balance([deck_of(scenario, players)], GAMES, SEED, processes=1)
    assert row(scenario, players, last.done[0]) in DOCUMENT.read_text(encoding="utf-8")
