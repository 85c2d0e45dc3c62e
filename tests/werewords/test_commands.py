"""Werewords at the command line: the table in the terminal, records, words and packs of one's own."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main
from noctambule.engine.errors import BadInput
from noctambule.engine.records import load
from noctambule.terminal.screen import CLEAR
from noctambule.werewords.own_packs import pack_from_file, pasted_pack
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.packs import pack

TERMINAL = ("play", "--terminal", "--game", "werewords")
NAMES = "Ana, Ben, Cleo, Dov"
SHUFFLE = ["salt"]
LOOK_AT_CARDS = ["", ""] * 4
CHOOSE_THE_FIRST_WORD = ["", "1", ""]
SEE_THE_NIGHT = ["", ""] * 4
BEGIN = [*SHUFFLE, *LOOK_AT_CARDS, *CHOOSE_THE_FIRST_WORD, *SEE_THE_NIGHT]
POINT = ["", "1", ""]
TIME_UP = ["t", "t"]
VOTE = ["", *POINT * 4]
PLAYED = [*BEGIN, *TIME_UP, *VOTE]
"""A whole game without a question."""


def noctambule(*words: str, typed: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, words, input="".join(f"{line}\n" for line in typed or []))


def table(path: Path, typed: list[str], *more: str) -> Result:
    return noctambule(*TERMINAL, "--players", NAMES, "--record", str(path), *more, typed=typed)


def dealt(path: Path) -> dict[str, Any]:
    deal: dict[str, Any] = load(path.read_text().splitlines()).header["deal"]
    return deal


def kinds(path: Path) -> list[str]:
    """What the record holds of the day."""
    return [entry.kind for entry in load(path.read_text().splitlines()).inputs if entry.kind != "answer"]


def test_k5_the_word_is_found_and_the_werewolf_points(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = table(path, [*BEGIN, "1", "y", "2", "n", "3", "c", "c", "", *POINT, "n"])
    assert shown.exit_code == 0, shown.output
    assert "The werewolves show themselves" in shown.output
    *_, (_, game) = HISTORY.replay(HISTORY.read(load(path.read_text().splitlines())))
    assert game.verdict is not None
    assert [given.token for given in game.given] == ["yes", "no", "correct"]
    assert noctambule("verify", str(path)).exit_code == 0
    assert game.word in noctambule("replay", str(path), "--lang", "fr").output


def test_k6_time_is_up_and_everybody_votes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = table(path, [*BEGIN, "1", "m", "u", *TIME_UP, *VOTE, "n"])
    assert shown.exit_code == 0, shown.output
    *_, (_, game) = HISTORY.replay(HISTORY.read(load(path.read_text().splitlines())))
    assert game.verdict is not None
    assert game.given == ()
    assert f"It was: {game.word}." in shown.output


def test_k7_whoops_asks_before_it_shows_the_werewolves(tmp_path: Path) -> None:
    shown = table(tmp_path / "a.jsonl", [*BEGIN, *TIME_UP, "w", "no", *VOTE, "n"])
    assert "that can’t be undone" in shown.output
    assert "show themselves: " not in shown.output
    shown = table(tmp_path / "b.jsonl", [*BEGIN, *TIME_UP, "w", "w", "", *POINT, "n"])
    assert "show themselves: " in shown.output
    assert noctambule("verify", str(tmp_path / "b.jsonl")).exit_code == 0


def test_k7_play_again_keeps_the_people_and_changes_the_difficulty(tmp_path: Path) -> None:
    shown = table(tmp_path / "game.jsonl", [*PLAYED, "y", "hopeless", "hard", *PLAYED, "n"])
    assert shown.exit_code == 0, shown.output
    assert "There is no difficulty called “hopeless”: it is easy, medium, hard, ridiculous.\nHow hard" in shown.output
    first, second = dealt(tmp_path / "game.jsonl"), dealt(tmp_path / "game-2.jsonl")
    assert set(first["words"]) <= set(pack("en", "easy").texts)
    assert set(second["words"]) <= set(pack("en", "hard").texts)
    assert first["last_mayor"] is None
    assert second["last_mayor"] == first["cards"].index("mayor")
    assert set(first["words"]).isdisjoint(second["words"])


def test_k3_a_players_part_of_the_screen_shows_the_word_only_to_who_may_know_it(tmp_path: Path) -> None:
    for attempt in range(8):
        path = tmp_path / f"{attempt}.jsonl"
        shown = table(path, [*PLAYED, "n"])
        *_, (_, game) = HISTORY.replay(HISTORY.read(load(path.read_text().splitlines())))
        night = shown.output.split("Only you look now")[1].split("yes/no 36")[0]
        for part in night.split(CLEAR):
            name = part.split("\n")[0]
            if name in NAMES.split(", ") and NAMES.split(", ").index(name) not in game.knows_word:
                assert game.word not in part


def test_a_mistyped_name_or_token_is_explained_and_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mistyped = ["Zoe", "2", "perhaps", "yes", "1", "s", "3", "s", "", "u", "u", "u"]
    shown = table(path, [*BEGIN, *mistyped, *TIME_UP, *VOTE, "n"])
    assert shown.exit_code == 0, shown.output
    assert "“Zoe” is not one of the choices" in shown.output
    assert "“perhaps” is not one of the tokens.\nWhich token?" in shown.output
    assert "There is no “so close” token left.\nWhich token?" in shown.output
    assert "There is no token to take back." in shown.output
    assert kinds(path) == ["token", "token", "undo", "undo", "time-up"]


def test_enter_alone_gives_no_token_and_the_next_one_is_asked_about(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = table(path, [*BEGIN, "1", "", "2", "y", *TIME_UP, *VOTE, "n"])
    assert shown.exit_code == 0, shown.output
    assert "is not one of" not in shown.output
    assert kinds(path) == ["token", "time-up"]


@pytest.mark.parametrize("otherwise", ["", "no", "t"])
def test_the_word_is_found_only_when_that_is_said_twice(tmp_path: Path, otherwise: str) -> None:
    path = tmp_path / "game.jsonl"
    shown = table(path, [*BEGIN, "1", "c", otherwise, "y", *TIME_UP, *VOTE, "n"])
    assert shown.exit_code == 0, shown.output
    assert "that can’t be undone. Once more c to go on: " in shown.output
    assert "show themselves: " not in shown.output
    assert kinds(path) == ["token", "time-up"]


@pytest.mark.parametrize("otherwise", ["", "no", "u"])
def test_time_is_up_only_when_that_is_said_twice(tmp_path: Path, otherwise: str) -> None:
    path = tmp_path / "game.jsonl"
    shown = table(path, [*BEGIN, "T", otherwise, "1", "c", "C", "", *POINT, "n"])
    assert shown.exit_code == 0, shown.output
    assert "The word will be shown now, and that can’t be undone. Once more t to go on: " in shown.output
    assert "It was: " not in shown.output
    assert kinds(path) == ["token"]


def test_a_second_games_record_gets_a_free_name_beside_the_first(tmp_path: Path) -> None:
    (tmp_path / "game-2.jsonl").write_text("precious", encoding="utf-8")
    shown = table(tmp_path / "game.jsonl", [*PLAYED, "y", "", *PLAYED, "y", "", *PLAYED, "n"])
    assert shown.exit_code == 0, shown.output
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "game-2.jsonl", "game-3.jsonl", "game-4.jsonl", "game.jsonl",
    ]  # fmt: skip
    assert (tmp_path / "game-2.jsonl").read_text(encoding="utf-8") == "precious"
    assert noctambule("verify", str(tmp_path / "game-4.jsonl")).exit_code == 0


def test_whoever_leaves_instead_of_playing_again_has_played_to_the_end(tmp_path: Path) -> None:
    shown = table(tmp_path / "game.jsonl", PLAYED)
    assert shown.exit_code == 0, shown.output
    assert shown.stderr == ""
    shown = table(tmp_path / "other.jsonl", [*PLAYED, "y"])
    assert (shown.exit_code, shown.stderr) == (1, "\nStopped.\n")


def test_names_that_can_not_be_are_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    names = ["Ana, Ben", "Ana, Ben, Ben, Dov", NAMES]
    shown = noctambule(*TERMINAL, "--record", str(path), typed=[*names, *PLAYED, "n"])
    assert shown.exit_code == 0, shown.output
    assert "2 can’t play: Werewords takes 3 to 10 players.\nWho plays?" in shown.output
    assert "Two players are called Ben. Give everybody a name of their own.\nWho plays?" in shown.output


def test_too_few_words_leave_no_record_behind(tmp_path: Path) -> None:
    words = tmp_path / "ours.txt"
    words.write_text("Aunt Vera\nthe blue car\n", encoding="utf-8")
    shown = table(tmp_path / "game.jsonl", BEGIN, "--pack", str(words))
    assert shown.exit_code == 2, shown.output
    assert shown.stderr == "2 words are too few: the mayor is shown 3.\n"
    assert not (tmp_path / "game.jsonl").exists()


def test_the_table_speaks_french(tmp_path: Path) -> None:
    shown = table(tmp_path / "game.jsonl", [*BEGIN, "1", "o", "2", "trouvé", "trouvé", "", *POINT, "n"], "--lang", "fr")
    assert shown.exit_code == 0, shown.output
    assert "Les Loups-Garous se dévoilent" in shown.output


def test_a_group_plays_with_its_own_words(tmp_path: Path) -> None:
    words = tmp_path / "ours.txt"
    words.write_text("Aunt Vera\nthe blue car\nthat summer\n", encoding="utf-8")
    shown = table(tmp_path / "game.jsonl", [*PLAYED, "n"], "--pack", str(words))
    assert shown.exit_code == 0, shown.output
    assert "Aunt Vera" in shown.output


@pytest.mark.parametrize(
    "more", [["--minutes", "0"], ["--pack", "nowhere.txt"], ["--beholder", "--minion", "--werewolves", "2"]]
)
def test_settings_that_make_no_game_are_refused_in_one_line(tmp_path: Path, more: list[str]) -> None:
    shown = table(tmp_path / "game.jsonl", [], *more)
    assert shown.exit_code == 2, shown.output
    assert len(shown.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "game.jsonl").exists()


# The words command


def test_words_lists_the_packs_in_both_languages() -> None:
    for lang in ("en", "fr"):
        shown = noctambule("words", "--lang", lang)
        assert shown.exit_code == 0
        assert all(f"{of}/{hard}" in shown.output for of in ("en", "fr") for hard in ("easy", "ridiculous"))
    assert "Animaux" in shown.output


def test_words_samples_a_pack_and_repeats_the_sample() -> None:
    once = noctambule("words", "en/easy", "--sample", "5", "--seed", "1").output
    assert once == noctambule("words", "en/easy", "--sample", "5", "--seed", "1").output
    assert len(once.split("\n")) == 6
    assert set(once.split("\n")) <= set(noctambule("words", "en/easy").output.split("\n"))


@pytest.mark.parametrize("name", ["easy", "de/easy", "en/silly", ""])
def test_an_unknown_pack_is_refused(name: str) -> None:
    shown = noctambule("words", name)
    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


def test_words_checks_a_file_and_names_bad_lines(tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text("# ours\n[animals]\nfrog: water held\ncow\n", encoding="utf-8")
    assert "2 words, nothing wrong" in noctambule("words", "--check", str(good)).output
    bad = tmp_path / "bad.txt"
    bad.write_text("frog\nFROG\n\nx\nwow!\ncow: sings\n", encoding="utf-8")
    shown = noctambule("words", "--check", str(bad))
    assert shown.exit_code == 2
    assert [line.split(":")[0] for line in shown.output.strip().split("\n")] == ["line 2", "line 4", "line 5", "line 6"]


# Packs of one's own


def test_a_yaml_pack_is_a_list_or_lists_by_category(tmp_path: Path) -> None:
    plain = tmp_path / "plain.yaml"
    plain.write_text("- frog\n- Aunt Vera\n", encoding="utf-8")
    assert pack_from_file(plain).texts == ("frog", "Aunt Vera")
    sorted_ = tmp_path / "sorted.yml"
    sorted_.write_text("animals:\n  - frog: water held\n  - cow\nplaces: [our kitchen]\n", encoding="utf-8")
    read_pack = pack_from_file(sorted_)
    assert read_pack.texts == ("frog", "cow", "our kitchen")
    assert "water" in read_pack.words[0].yes
    assert read_pack.words[2].category == "places"


def test_a_bad_yaml_line_is_named_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("- frog\n- x\n- frog\n", encoding="utf-8")
    with pytest.raises(BadInput) as error:
        pack_from_file(path)
    assert [problem.line for problem in error.value.details["problems"]] == [2, 3]  # type: ignore[attr-defined]
    path.write_text("- frog\n- [cow", encoding="utf-8")
    with pytest.raises(BadInput, match="unreadable-document"):
        pack_from_file(path)


def test_pasted_words_may_stand_on_lines_or_between_commas() -> None:
    assert pasted_pack("ours", "frog, cow\npear\n\n").texts == ("frog", "cow", "pear")
    with pytest.raises(BadInput, match="empty-pack"):
        pasted_pack("ours", " \n")
    with pytest.raises(BadInput) as error:
        pasted_pack("ours", "frog, f\ncow, frog")
    assert error.value.details["lines"] == ["1: f", "2: frog"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "noise.txt", tmp_path / "nowhere.txt", tmp_path):
        with pytest.raises(BadInput, match="no-such-file"):
            pack_from_file(path)
