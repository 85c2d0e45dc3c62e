"""Sets of one's own: how they are written, what is wrong with those that can't be, and the commands that know them."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main
from noctambule.documents import documents
from noctambule.engine.errors import GameError
from noctambule.games import games
from noctambule.live.kind import GameKind
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.sets import GameSet, read_file, read_folder, read_set, write_set
from noctambule.werewords.room.settings import WordsSettings

SATURDAY = """\
name: Our Saturday
about: Nobody trusts the tanner,
  and he likes that.
deck: 2 Werewolves, Seer, robber, troublemaker, drunk, insomniac, tanner
edition: bezier
day_minutes: 6
pace: narrated
"""
NARROW = """\
name: Trois de nuit
game: Werewords
word_minutes: 2.5
minion: true
"""

EXAMPLE = Path(__file__).parent.parent / "docs" / "examples" / "our-saturday.yaml"

# Written and read.


def test_a_set_is_written_as_people_write() -> None:
    saturday = read_set(SATURDAY)
    assert (saturday.name, saturday.id, saturday.players) == ("Our Saturday", "our-saturday", (5,))
    assert saturday.about == "Nobody trusts the tanner, and he likes that."
    assert saturday.settings == OneNightSettings(
        deck=("werewolf", "werewolf", "seer", "robber", "troublemaker", "drunk", "insomniac", "tanner"),
        scenario=None,
        edition="bezier",
        day_minutes=6,
        pace="narrated",
    )


def test_the_example_can_be_played() -> None:
    assert read_file(EXAMPLE).players == (5,)


def test_a_set_may_be_one_of_any_game() -> None:
    narrow = read_set(NARROW)
    assert narrow.settings == WordsSettings(word_minutes=2.5, minion=True)
    assert narrow.players == tuple(range(3, 11))


def test_a_printed_scenario_with_settings_of_ones_own_is_for_as_many_as_it_is() -> None:
    found = read_set("name: Slowly\nscenario: The First Night\nday_minutes: 10")
    assert (found.settings.scenario, found.players) == ("the-first-night", SCENARIOS["the-first-night"].players)
    assert read_set("name: Chaos\nscenario: anarchy-daybreak").players == SCENARIOS["anarchy-daybreak"].players


@pytest.mark.parametrize("text", [SATURDAY, NARROW, "name: 'No'\nscenario: confusion\nchat: false"])
def test_what_is_written_is_read_as_the_same_set(text: str) -> None:
    found = read_set(text)
    assert read_set(write_set(found)) == found


@pytest.mark.parametrize("kind", games(), ids=lambda kind: kind.id)
def test_every_games_first_settings_can_be_kept_as_the_lobby_says_them(kind: GameKind) -> None:
    """The lobby says all of them, as JSON; what is as always is left out of the file."""
    said = {"name": "As ever", **msgspec.to_builtins(kind.settings())}
    found = read_set(json.dumps(said))
    assert found.settings == kind.settings()
    (written,) = documents(write_set(found))
    assert isinstance(written, dict)
    assert set(written) <= {"name", "game", "scenario"}


def test_a_file_names_nothing_that_is_as_always() -> None:
    assert write_set(read_set("name: Plain\nscenario: confusion\npace: quick")) == (
        "name: Plain\ngame: one-night\nscenario: confusion\n"
    )
    assert "day_minutes: 6\n" in write_set(read_set(SATURDAY))


def test_a_name_in_other_letters_has_an_id_too() -> None:
    assert read_set("name: 狼の夜\nscenario: confusion").id == "狼の夜"
    assert read_set("name: Été à Nîmes !\nscenario: confusion").id == "ete-a-nimes"


# What is wrong with it is said in one line.

BAD = {
    "": "This is no set: write one YAML mapping with name, about, game and what is played.",
    "[seer, robber]": "This is no set: write one YAML mapping with name, about, game and what is played.",
    "name: a\n---\nname: b": "This is no set: write one YAML mapping with name, about, game and what is played.",
    "name: [a": "This can’t be read as YAML: did not find expected ',' or ']' (line 2)",
    "name: a\nname: b": "“name” stands there twice.",
    "deck: seer": "“name” is missing.",
    "name: '!!'\nscenario: confusion": "“!!” can’t be a set’s name: it needs a letter or a number.",
    "name: [a, b]\nscenario: confusion": "“name” should be a word.",
    f"name: {'a' * 41}\nscenario: confusion": "“name” is too long: 40 letters fit.",
    f"name: a\nabout: {'a' * 201}\nscenario: confusion": "“about” is too long: 200 letters fit.",
    "name: a\ngame: chess": "There is no game called “chess”: it is one-night or werewords.",
    "name: a\ngame: werewords\ndeck: seer": "“deck” is not a field of this document. It may have name, about, game, "
    "pace, call_seconds, short, chat, words, difficulty, own_words, words_shown, word_minutes, ….",
    "name: a": "Write which cards are played: either a scenario or a deck.",
    "name: a\nscenario: confusion\ndeck: seer": "Write which cards are played: either a scenario or a deck.",
    "name: a\nscenario: bingo": "There is no scenario called “bingo”. `noctambule scenarios` lists them.",
    "name: a\nscenario: [confusion]": "“scenario” should be a word.",
    "name: a\ndeck: wizard, seer": "There is no role called “wizard”. `noctambule roles` lists them.",
    "name: a\ndeck: [[seer]]": "“deck” should be a list of words.",
    "name: a\ndeck: 2 werewolf, seer, robber, drunk": "5 cards are too few for 3 players: choose 6, three more than "
    "players.",
    "name: a\ndeck: 3 seers": "3 cards are too few for 3 players: choose 6, three more than players.",
    "name: a\ndeck: 2 werewolf, seer, robber, mason, drunk": "Masons come in pairs: put both in, or none.",
    f"name: a\ndeck: {', '.join(['villager'] * 24)}": "“deck” has too many: 23 fit.",
    "name: a\nscenario: confusion\nedition: new": "There is no edition called “new”: it is ravensburger or bezier.",
    "name: a\nscenario: confusion\nartifacts: [teapot]": "There is no artifact called “teapot”.",
    "name: a\nscenario: confusion\npace: slow": "“pace” can’t be “slow”: choose narrated, quick.",
    "name: a\nscenario: confusion\nchat: perhaps": "“chat” should be true or false.",
    "name: a\nscenario: confusion\nday_minutes: long": "“day_minutes” should be a number from 0 to 60.",
    "name: a\nscenario: confusion\ncall_seconds: 500": "“call_seconds” should be a number from 0 to 120.",
    "name: a\ngame: werewords\nwerewolves: 3": "“werewolves” should be a number from 0 to 2.",
    "name: a\ngame: werewords\nown_words: [frog]": "A set holds no words of one’s own, or whoever reads it would know "
    "them: leave “own_words” out.",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_set_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(GameError) as refused:
        read_set(text)
    assert explain(Texts("en"), refused.value) == BAD[text]
    for language in LANGUAGES:
        assert "\n" not in explain(Texts(language), refused.value)


def test_a_folder_has_its_good_sets_and_what_is_wrong_with_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(SATURDAY, encoding="utf-8")
    (tmp_path / "b.yml").write_text("name: b\ndeck: wizard", encoding="utf-8")
    (tmp_path / "c.yaml").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "notes.txt").write_text("not one of them", encoding="utf-8")
    good, bad, binary = read_folder(tmp_path)
    assert isinstance(good, GameSet)
    assert good.name == "Our Saturday"
    assert not isinstance(bad, GameSet)
    assert explain(Texts("en"), bad).startswith(f"{tmp_path / 'b.yml'}: There is no role called “wizard”.")
    assert not isinstance(binary, GameSet)
    assert explain(Texts("en"), binary) == f"{tmp_path / 'c.yaml'} can’t be read: it is not UTF-8 text"
    assert list(read_folder(tmp_path / "nowhere")) == []


# The commands.


class Machine:
    """A machine on which a group keeps its sets."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, text: str, name: str = "set.yaml") -> str:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def run(self, *args: str) -> Result:
        return CliRunner(env={"COLUMNS": "200", "XDG_DATA_HOME": str(self.folder)}).invoke(main, list(args))

    def said(self, *args: str) -> str:
        result = self.run(*args)
        assert (result.exit_code, result.stderr) == (0, ""), result.output
        return result.stdout

    def refused(self, *args: str) -> str:
        result = self.run(*args)
        assert isinstance(result.exception, SystemExit), result.exception
        assert (result.exit_code, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        return line


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_set_that_was_added_is_listed_and_shown(machine: Machine) -> None:
    kept = machine.folder / "noctambule" / "scenarios" / "our-saturday.yaml"
    assert " ".join(machine.said("scenarios", "--add", machine.file(SATURDAY)).split()) == (
        f"“Our Saturday” is kept in {kept}."
    )
    machine.said("scenarios", "--add", machine.file(NARROW))
    listed = [" ".join(line.split()) for line in machine.said("scenarios").splitlines()]
    assert {"Our Saturday our-saturday own 5", "Trois de nuit trois-de-nuit own 3–10"} <= set(listed)
    assert "our-saturday" not in machine.said("scenarios", "--players", "6")
    shown = machine.said("scenarios", "our SATURDAY", "--lang", "fr")
    assert "Nobody trusts the tanner, and he likes that." in shown
    assert "Loup-Garou ×2, Voyante" in shown
    assert read_set(machine.said("scenarios", "trois-de-nuit")) == read_set(NARROW)


def test_none_is_ever_written_over(machine: Machine) -> None:
    machine.said("scenarios", "--add", machine.file(SATURDAY))
    kept = machine.folder / "noctambule" / "scenarios" / "our-saturday.yaml"
    other = machine.file("name: our saturday\nscenario: confusion")
    assert machine.refused("scenarios", "--add", other) == (
        f"There is a set called “Our Saturday” already: {kept}. Give this one another name, or remove that file."
    )
    assert read_set(kept.read_text(encoding="utf-8")) == read_set(SATURDAY)
    kept.write_text("name: broken by hand\ndeck: wizard", encoding="utf-8")
    assert "already" in machine.refused("scenarios", "--add", machine.file(SATURDAY))
    assert "broken by hand" in kept.read_text(encoding="utf-8")
    assert machine.said("scenarios").endswith(
        f"{kept}: There is no role called “wizard”. `noctambule roles` lists them.\n"
    )


def test_a_bad_file_is_refused_with_its_name(machine: Machine) -> None:
    bad = machine.file("name: a\ndeck: wizard")
    assert machine.refused("scenarios", "--add", bad) == (
        f"{bad}: There is no role called “wizard”. `noctambule roles` lists them."
    )
    assert machine.refused("scenarios", "--add", "nowhere.yaml", "--lang", "fr").startswith("nowhere.yaml")
    assert machine.refused("scenarios", "--add", machine.file("name: La Première Nuit\nscenario: confusion")) == (
        "A printed scenario is called “La Première Nuit”. Give your set another name."
    )
    assert not (machine.folder / "noctambule").exists()


def test_every_command_with_scenarios_finds_it(machine: Machine) -> None:
    machine.said("scenarios", "--add", machine.file(SATURDAY))
    machine.said("scenarios", "--add", machine.file(NARROW))
    chosen = ("--scenario", "Our Saturday", "--players", "5")
    assert "Insomniac" in machine.said("script", *chosen)
    simulated = json.loads(machine.said("simulate", *chosen, "--games", "50", "--seed", "1", "--json"))
    assert (simulated["edition"], simulated["deck"].count("werewolf")) == ("bezier", 2)
    assert machine.said("simulate", *chosen, "--games", "50").splitlines()[1] == "Our Saturday"
    assert machine.refused("script", "--scenario", "Our Saturday", "--players", "4") == (
        "Our Saturday can’t be played by 4: it is made for 5 players."
    )
    assert machine.refused("script", "--scenario", "trois de nuit", "--players", "4") == (
        "“Trois de nuit” is a set for another game."
    )
    played = machine.run("play", "--terminal", "--players", "Ana,Ben,Cleo,Dov,Eve", "--scenario", "our-saturday")
    assert "In this game: Werewolf ×2, Seer, Robber, Troublemaker, Drunk, Insomniac, Tanner." in played.output
