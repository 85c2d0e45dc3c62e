"""One Night on one screen that goes around the table, played to the end."""

import errno
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from noctambule.cli import main
from noctambule.engine.chance import Shuffle
from noctambule.engine.events import shown_to
from noctambule.engine.questions import Answer
from noctambule.engine.records import load
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.commands.choosing import scenario_named
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.cards import ARTIFACTS
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.plan import quick
from noctambule.onenight.rules.reading import read_deck, write_deck
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import with_defaults
from noctambule.terminal.screen import CLEAR
from tests.onenight.chance import random_setup

NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Flo", "Gus", "Hal", "Ida", "Jan"]
SHORT = "2 werewolf, seer, robber, villager, tanner"
LONG = "alpha-wolf, seer, robber, curator, witch, drunk, revealer"


@dataclass
class Table:
    """A hot-seat game that was played: what was typed, what was shown, what is on record."""

    result: Result
    file: Path

    @property
    def text(self) -> str:
        return self.result.stdout

    @property
    def screens(self) -> list[str]:
        """What was on the screen between one clearing and the next."""
        return self.text.split(CLEAR)

    @property
    def game(self) -> Game:
        with self.file.open(encoding="utf-8") as lines:
            *_, (_, game) = HISTORY.replay(HISTORY.read(load(lines)))
        return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def sit(file: Path, typed: list[str], *options: str) -> Table:
    """Starts a game, types these lines and no more."""
    text = "".join(f"{line}\n" for line in typed)
    return Table(CliRunner().invoke(main, ["play", "--terminal", "--record", str(file), *options], input=text), file)


def typed_by(players: int, beats: int, choice: str = "1") -> list[str]:
    """All the lines of a whole game, everybody always choosing the same number."""
    looked = ["", ""] * players
    chose = ["", choice, ""] * players
    return ["any words", *looked, *chose * beats, *looked, "", *chose]


def beats(players: int, deck: str) -> int:
    return len(quick(with_defaults(players, read_deck(deck), "ravensburger")).beats)


# Whole games.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("names", "deck"), [("Ana, Ben, Cleo", SHORT), ("Ana, Ben, Cleo, Dov", LONG)])
def test_a_game_is_played_to_the_end_and_its_record_holds(file: Path, lang: str, names: str, deck: str) -> None:
    players = names.count(",") + 1
    typed = typed_by(players, beats(players, deck))
    table = sit(file, typed, "--players", names, "--deck", deck, "--lang", lang)
    assert table.result.exit_code == 0, table.result.output
    assert table.result.stderr == ""
    end = table.game.end
    assert end is not None
    texts = Texts(lang)
    winners = [NAMES[seat] for seat in end.verdict.winners]
    won = texts("hot-winners", names=texts.several(winners)) if winners else texts("hot-no-winners")
    last = table.screens[-1]
    assert won in last
    assert str(file) in last.splitlines()[-1]
    for line in Telling(texts, Names(NAMES[:players])).reasons(end):
        assert line in last
    verified = CliRunner().invoke(main, ["verify", str(file), "--lang", lang])
    assert verified.exit_code == 0
    assert texts("verify-good") in verified.stdout
    assert texts("mark-nothing") + "  " not in verified.stdout
    assert CliRunner().invoke(main, ["replay", str(file), "--lang", lang]).exit_code == 0


def test_not_a_line_too_many_is_asked_for(file: Path) -> None:
    typed = typed_by(3, beats(3, SHORT))
    assert sit(file, typed[:-1], "--players", "Ana,Ben,Cleo", "--deck", SHORT).result.exit_code == 1
    file.unlink()
    assert sit(file, typed, "--players", "Ana,Ben,Cleo", "--deck", SHORT).result.exit_code == 0


def test_names_and_scenario_are_asked_for(file: Path) -> None:
    night = beats(3, "2 werewolf, seer, robber, troublemaker, villager")
    table = sit(file, ["Ana, Ben, Cleo", "", *typed_by(3, night)])
    assert table.result.exit_code == 0, table.result.output
    assert "The First Night, Moonstruck, Lonely Night" in table.screens[0]
    assert "Which one? Enter is for The First Night: " in table.screens[0]
    assert "In this game: Werewolf ×2, Seer, Robber, Troublemaker, Villager." in table.screens[1]


def test_names_and_scenarios_that_can_not_be_are_asked_for_again(file: Path) -> None:
    names = ["", "Ana, Ben", "Ana, Ben, Ana", "Ana, Ben, Cleo"]
    table = sit(file, [*names, "bingo", "revenant", "Anarchy", "Première nuit", "La Première nuit", ""])
    assert table.result.exit_code == 1
    asked = table.screens[0]
    assert asked.startswith("Who plays? Names in seat order, clockwise, with commas between: \nWho plays?")
    assert "2 can’t play: One Night takes 3 to 20 players.\nWho plays?" in asked
    assert "Two players are called Ana. Give everybody a name of their own.\nWho plays?" in asked
    assert "There is no scenario called “bingo”. `noctambule scenarios` lists them.\nWhich one?" in asked
    assert "Revenant can’t be played by 3: it is made for 8, 9, 10 players.\nWhich one?" in asked
    assert "Say which: anarchy-full-moon, anarchy-daybreak.\nWhich one?" in asked
    assert table.game.setup.deck.count("werewolf") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_on_offer_can_be_typed_as_it_stands_there(file: Path, lang: str) -> None:
    asked = sit(file, ["Ana, Ben, Cleo, Dov", ""], "--lang", lang).screens[0]
    offered = asked.splitlines()[1].partition(":")[2].strip(" \N{NO-BREAK SPACE}.").split(", ")
    assert {scenario_named(name).id for name in offered} == {
        each.id for each in SCENARIOS.values() if 4 in each.players
    }


def test_more_than_ten_are_asked_for_their_cards(file: Path) -> None:
    """No printed scenario is for so many."""
    twelve = ", ".join([*NAMES, "Kim", "Lou"])
    deck = "2 werewolf, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, minion, 3 villager"
    table = sit(file, [twelve, "", "2 werewolf, sheriff", "2 werewolf, seer", deck, ""])
    asked = table.screens[0]
    assert "There is no role called “sheriff”. `noctambule roles` lists them.\nYour 15 cards, as " in asked
    assert "3 cards are too few for 12 players: choose 15, three more than players.\nYour 15 cards, as " in asked
    assert len(table.game.setup.deck) == 15


def test_prompts_in_french_have_their_space(file: Path) -> None:
    table = sit(file, [], "--lang", "fr")
    assert "Qui joue ? Les noms".replace(" ?", "\N{NO-BREAK SPACE}?") in table.text
    assert table.text.rstrip().endswith("\N{NO-BREAK SPACE}:")


@pytest.mark.parametrize("players", range(3, 11))
def test_without_a_word_on_the_cards_something_fitting_is_played(file: Path, players: int) -> None:
    table = sit(file, [""], "--players", ", ".join(NAMES[:players]))
    assert table.result.exit_code == 1
    with file.open(encoding="utf-8") as lines:
        assert HISTORY.read(load(lines)).setup.players == players


def test_the_record_goes_to_the_data_folder_when_no_other_was_named(tmp_path: Path) -> None:
    runner = CliRunner(env={"XDG_DATA_HOME": str(tmp_path)})
    typed = "".join(f"{line}\n" for line in typed_by(3, beats(3, SHORT)))
    result = runner.invoke(main, ["play", "--terminal", "--players", "Ana,Ben,Cleo", "--deck", SHORT], input=typed)
    assert result.exit_code == 0
    (record,) = (tmp_path / "noctambule" / "records").iterdir()
    assert re.fullmatch(r"one-night-[\d-]+\.jsonl", record.name)
    assert str(record) in result.stdout


def test_advice_on_a_deck_stays_on_the_screen(file: Path) -> None:
    table = sit(file, [], "--players", "Ana,Ben,Cleo", "--deck", "werewolf, insomniac, seer, bodyguard, 2 villager")
    assert "Nothing here can move the insomniac’s card." in table.screens[1]
    assert "The bodyguard is better with five players or more." in table.screens[1]


def test_the_shuffle_is_committed_to_before_anybody_adds_to_it(file: Path) -> None:
    table = sit(file, typed_by(3, beats(3, SHORT)), "--players", "Ana,Ben,Cleo", "--deck", SHORT)
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    before, _, after = table.text.partition(head["commitment"]["hash"])
    assert "any words" not in before
    assert "any words" in after
    assert head["commitment"]["contributions"] == ["any words"]


# Secrets between the players.


def players_parts(table: Table, names: list[str]) -> Iterator[tuple[int, str]]:
    """Each screen that one player alone looked at, with the seat: those that follow "this is for you alone"."""
    for before, screen in pairwise(table.screens):
        passed = re.match(r"(\w+), this is for you alone\.", before)
        if passed:
            yield names.index(passed[1]), screen


@given(st.integers(0, 2**32))
@settings(max_examples=25)
def test_between_two_players_the_screen_is_cleared_and_nobody_reads_what_they_were_not_shown(seed: int) -> None:
    """The same engine is driven beside the screen, so that every choice typed is a real one, drawn by chance."""
    chance = Random(seed)
    setup = random_setup(chance, most=6)
    setup = with_defaults(setup.players, setup.deck, setup.edition)
    secret, plan = chance.randbytes(32), quick(setup)
    game = Game.start(setup, deal(setup, Shuffle(secret, ["any words"])))
    typed = ["any words", *["", ""] * setup.players]

    def choose(answers: tuple[Answer, ...]) -> Answer:
        number = chance.randrange(len(answers))
        typed.extend(["", str(number + 1), ""])
        return answers[number]

    for beat in range(len(plan.beats)):
        asked = {question.seat: question for question in plan.asked(game, beat)}
        for seat in range(setup.players):
            question = asked.get(seat)
            answer = choose(question.answers if question else game.vote_of(seat).options)
            if question:
                game = game.answer(question.id, answer)
    typed += [*["", ""] * setup.players, ""]
    night = game
    for seat in range(setup.players):
        game = game.answer(("vote", seat), choose(game.vote_of(seat).options))

    names = NAMES[: setup.players]
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_bytes", lambda _: secret)
        options = ["--players", ",".join(names), "--deck", write_deck(setup.deck), "--edition", setup.edition]
        table = sit(Path(folder) / "game.jsonl", typed, *options)
        assert table.result.exit_code == 0, table.result.output
        played = table.game
    assert played.end == game.end

    texts = Texts("en", setup.edition)
    telling = Telling(texts, Names(names))
    artifacts = [texts(f"artifact-{artifact}") for artifact in ARTIFACTS]
    roles = {texts.role(role): role for role in ROLES}
    any_role = re.compile("|".join(rf"\b{name}\b" for name in sorted(roles, key=len, reverse=True)))
    told: dict[int, list[str]] = {seat: [] for seat in range(setup.players)}
    parts = list(players_parts(table, names))
    assert [seat for seat, _ in parts] == list(range(setup.players)) * (len(plan.beats) + 3)
    for seat, screen in parts:
        shown = shown_to(seat, night.events)
        may_read = {card for event in shown for card in event.what}
        told[seat] += re.findall(r"^  · (.*)$", screen, re.MULTILINE)
        for artifact in artifacts:
            screen = screen.replace(artifact, "")
        assert {roles[name] for name in any_role.findall(screen)} <= may_read
    for seat, lines in told.items():
        shown = shown_to(seat, night.events)[1:]  # the card dealt has a screen of its own
        news = [line for _, line in telling.sentences(shown)]
        whole = [line for event in shown for line in telling.lines(event)]
        assert [line for line in lines if line in news or " chooses " not in line] == news
        assert all(line in whole for line in lines)


def test_what_is_on_the_screen_when_it_is_passed_on_tells_nothing(file: Path) -> None:
    table = sit(file, typed_by(4, beats(4, LONG)), "--players", "Ana,Ben,Cleo,Dov", "--deck", LONG)
    for screen in table.screens:
        if "this is for you alone" in screen:
            assert re.fullmatch(r"\w+, this is for you alone\. Take the screen, then press Enter \n?", screen)


def test_everybody_is_asked_in_every_round_as_many_times(file: Path) -> None:
    """Who sleeps chooses too, by the same gestures."""
    table = sit(file, typed_by(4, beats(4, LONG)), "--players", "Ana,Ben,Cleo,Dov", "--deck", LONG)
    night = [screen for _, screen in players_parts(table, NAMES) if "Night, round" in screen]
    assert len(night) == 4 * beats(4, LONG)
    assert all(screen.count("Your choice:") == 1 and screen.count("Enter keeps it") == 1 for screen in night)
    assert any("You sleep." in screen for screen in night)


# Choosing.


def vote_of_ana(file: Path, *typed: str) -> Table:
    """A game without a question at night, in which Ana types this for her vote."""
    quiet = "dream-wolf, 4 villager, tanner"
    before = typed_by(3, beats(3, quiet))[:-9]
    return sit(file, [*before, "", *typed, "", "1", "", "", "1", ""], "--players", "Ana,Ben,Cleo", "--deck", quiet)


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        (["1", ""], 1),
        (["2", ""], 2),
        (["Cleo", ""], 2),
        (["cleo", ""], 2),
        ([" CLEO ", ""], 2),
        (["1", "2", ""], 2),
        (["2", "Ben", ""], 1),
        (["", "", "2", ""], 2),
        (["1", "nobody", ""], 1),
    ],
)
def test_a_choice_by_number_or_name_can_be_changed_until_it_is_kept(file: Path, typed: list[str], target: int) -> None:
    table = vote_of_ana(file, *typed)
    assert table.result.exit_code == 0, table.result.output
    assert table.game.pointing[0] == target


@pytest.mark.parametrize("wrong", ["0", "3", "-1", "99", "Ana", "Zoe", "none", "1.0", "¹", "١", "\x1b"])
def test_a_bad_choice_is_explained_and_asked_again(file: Path, wrong: str) -> None:
    table = vote_of_ana(file, wrong, "2", "")
    assert table.result.exit_code == 0, table.result.output
    assert f"“{wrong}” is not one of the choices. Type a number or a name.\nYour choice: 2\n" in table.text
    assert table.game.pointing[0] == 2


def test_players_called_by_numbers_can_still_be_chosen(file: Path) -> None:
    """A number is the number in the list, whoever is called so."""
    quiet = "dream-wolf, 4 villager, tanner"
    typed = typed_by(3, beats(3, quiet))
    table = sit(file, typed, "--players", "2,1,3", "--deck", quiet)
    assert table.result.exit_code == 0, table.result.output
    assert table.game.pointing == (1, 0, 0)


# Stopping.


def test_the_end_of_input_stops_cleanly_wherever_it_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", bytes)  # the same deal each time
    typed = typed_by(3, beats(3, SHORT))
    kept = 0
    for count in range(1, len(typed)):
        file = tmp_path / f"{count}.jsonl"
        table = sit(file, typed[:count], "--players", "Ana,Ben,Cleo", "--deck", SHORT)
        assert isinstance(table.result.exception, SystemExit)
        assert table.result.exit_code == 1
        assert table.result.stderr.splitlines()[-1] == f"Stopped. What was played so far is in {file}"
        assert table.screens[-1] == "", "somebody's secrets are still on the screen"
        assert table.game.end is None
        with file.open(encoding="utf-8") as lines:
            inputs = len(load(lines).inputs)
        assert inputs >= kept
        kept = inputs
        assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 0
        assert "not finished" in CliRunner().invoke(main, ["replay", str(file)]).stdout


def test_stopped_before_the_deal_nothing_is_left_behind(file: Path) -> None:
    table = sit(file, [], "--players", "Ana,Ben,Cleo", "--deck", SHORT, "--lang", "fr")
    assert table.result.exit_code == 1
    assert table.result.stderr.splitlines()[-1] == "Arrêt avant la donne."
    assert not file.exists()


@pytest.mark.parametrize("typed", [[], ["Ana, Ben, Cleo"]])
def test_whoever_leaves_before_there_is_a_game_is_told_so(file: Path, typed: list[str]) -> None:
    table = sit(file, typed)
    assert table.result.exit_code == 1
    assert table.result.stderr == "\nStopped.\n"
    assert not file.exists()


def test_a_record_that_can_not_be_gone_on_with_stops_the_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when the second vote is written."""
    open_file = Path.open

    def on_a_full_disk(path: Path, mode: str = "r", **how: Any) -> Any:
        if mode == "a" and path.read_text(encoding="utf-8").count("\n") == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        return open_file(path, mode, **how)

    monkeypatch.setattr(Path, "open", on_a_full_disk)
    quiet = "dream-wolf, 4 villager, tanner"
    table = sit(file, typed_by(3, beats(3, quiet)), "--players", "Ana,Ben,Cleo", "--deck", quiet)
    assert table.result.exit_code == 2
    assert table.result.stderr == f"The record can’t be written to {file}: No space left on device\n"
    assert table.screens[-1] == "", "somebody's secrets are still on the screen"
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 0


@pytest.mark.parametrize("reading", ["strict", "surrogateescape"])
def test_keys_that_make_no_characters_neither_break_the_record_nor_end_the_game(file: Path, reading: str) -> None:
    """A terminal of another encoding sends them; how Python reads them depends on the locale."""
    game = ["-m", "noctambule", "play", "--terminal", "--players", "Ana,Ben,Cl\udcffeo", "--record", str(file)]
    environment = {**os.environ, "PYTHONIOENCODING": f"utf-8:{reading}"}
    typed = b"\xe9t\xe9\n"
    shown = subprocess.run([sys.executable, *game], check=False, input=typed, env=environment, capture_output=True)
    assert shown.stderr.decode().splitlines()[-1] == f"Stopped. What was played so far is in {file}"
    with file.open(encoding="utf-8") as lines:
        head = load(lines).header
    assert head["seats"] == ["Ana", "Ben", "Cl?eo"]
    assert head["commitment"]["contributions"] == ["?" if reading == "strict" else "?t?"]


# What can't be played.


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--players", "Ana,Ben"], "2 can’t play: One Night takes 3 to 20 players."),
        (["--players", ""], "0 can’t play: One Night takes 3 to 20 players."),
        (
            ["--players", "1,2,3,4,5,6,7,8,9,10,11"],
            "No printed scenario is for 11 players: choose the cards with --deck.",
        ),
        (["--players", "Ana,Ben,Ana"], "Two players are called Ana. Give everybody a name of their own."),
        (["--players", "Ana,Ben,none"], "“none” can’t be a player’s name."),
        (["--players", "Ana,Ben,Cleo", "--scenario", "bingo"], "There is no scenario called “bingo”."),
        (["--players", "Ana,Ben,Cleo", "--scenario", "revenant"], "Revenant can’t be played by 3"),
        (["--players", "Ana,Ben,Cleo", "--deck", "seer"], "One card is too few for 3 players"),
        (["--players", "Ana,Ben,Cleo", "--deck", "sheriff"], "There is no role called “sheriff”."),
        (["--players", "Ana,Ben,Cleo", "--deck", SHORT, "--scenario", "confusion"], "Say what to play"),
        (["--players", "Ana,Ben,Cleo", "--minutes", "4"], "--minutes goes with --game werewords only."),
        (["--players", "Ana,Ben,Cleo", "--minion"], "--minion goes with --game werewords only."),
        (["--game", "werewords", "--deck", SHORT], "--deck goes with --game one-night only."),
        (["--game", "werewords", "--edition", "bezier"], "--edition goes with --game one-night only."),
    ],
)
def test_what_can_not_be_played_is_refused_in_one_line(file: Path, options: list[str], line: str) -> None:
    table = sit(file, [], *options)
    assert isinstance(table.result.exception, SystemExit)
    assert table.result.exit_code == 2
    assert table.text == ""
    (refusal,) = table.result.stderr.splitlines()
    assert refusal.startswith(line)
    assert not file.exists()


def test_another_games_record_is_not_written_over(file: Path) -> None:
    file.write_text("precious", encoding="utf-8")
    table = sit(file, [], "--players", "Ana,Ben,Cleo", "--deck", SHORT)
    assert table.result.exit_code == 2
    assert table.result.stderr == f"The record can’t be written to {file}: File exists\n"
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_record_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.jsonl"
    table = sit(file, [], "--players", "Ana,Ben,Cleo", "--deck", SHORT)
    assert table.result.exit_code == 2
    assert table.result.stderr == f"The record can’t be written to {file}: No such file or directory\n"
