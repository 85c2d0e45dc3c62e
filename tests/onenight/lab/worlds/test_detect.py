"""`noctambule detect`, typed as people type it."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from noctambule.cli import main

EXAMPLE = str(Path(__file__).parents[4] / "docs" / "examples" / "first-night.jsonl")


def run(*args: str, columns: int = 100, input: str | None = None) -> Result:
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["detect", *args], input=input)


def refused(*args: str, input: str | None = None) -> str:
    result = run(*args, input=input)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def test_a_row_for_every_suspect_and_a_column_for_every_claim() -> None:
    result = run(EXAMPLE, "--as", "Ben")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert "end of the day" in lines[0]
    assert re.match(r"Ana +\d+\.\d% +Werewolf", lines[2])
    picture = [line for line in lines if re.match(r"[A-Z]\w+ +[█▓▒░·]", line)]
    assert [line.split()[0] for line in picture] == ["Ana", "Ben", "Cleo", "Dov", "Eva"]
    assert all(len(line.split()) == 1 + 6 for line in picture)
    assert "Exact" in result.stdout


def test_at_a_moment_only_what_was_said_by_then_counts() -> None:
    early, late = run(EXAMPLE, "--as", "Eva", "--at", "0:50"), run(EXAMPLE, "--as", "Eva", "--at", "92")
    assert early.exit_code == late.exit_code == 0
    assert "0:50" in early.stdout
    assert "troublemaker" not in early.stdout.split("Claim")[1]
    assert "1:32" not in late.stdout.split("Claim")[1]
    silent = run(EXAMPLE, "--as", "Eva", "--at", "0:30")
    assert "Nobody had claimed anything." in silent.stdout


def test_a_narrow_screen_cuts_the_picture() -> None:
    wide, narrow = (run(EXAMPLE, "--as", "Ben", columns=columns).stdout for columns in (100, 20))
    assert len(re.findall(r"^Cleo +[█▓▒░·]", wide, re.MULTILINE)) == 1
    assert len(re.findall(r"^Cleo +[█▓▒░·]", narrow, re.MULTILINE)) == 2


def test_the_picture_as_a_file(tmp_path: Path) -> None:
    drawn = tmp_path / "ben.svg"
    result = run(EXAMPLE, "--as", "Ben", "--plot", str(drawn))
    assert result.exit_code == 0, result.output
    words = [element.text for element in ElementTree.parse(drawn).iter() if element.tag.endswith("text")]
    assert [word for word in words if word in ("Ana", "Ben", "Cleo", "Dov", "Eva")] == [
        "Ana",
        "Ben",
        "Cleo",
        "Dov",
        "Eva",
    ]
    assert sum(str(word).endswith("%") for word in words) == 5 * 6
    assert re.findall(r"Ana +(\d+\.\d%)", result.stdout)[0] in words
    assert "2:06" in words
    assert "ben.svg" in refused(EXAMPLE, "--as", "Ben", "--plot", str(tmp_path / "nowhere" / "ben.svg"))


def test_in_french() -> None:
    result = run(EXAMPLE, "--as", "Ben", "--lang", "fr")
    assert result.exit_code == 0
    assert "Loup-Garou" in result.stdout


@pytest.mark.parametrize("moment", ["", "x", "3:60", "1:2:3", "-5", "٣"])
def test_a_moment_that_is_none_is_refused(moment: str) -> None:
    assert "is no time" in refused(EXAMPLE, "--as", "Ben", "--at", moment)


def test_what_cant_be_looked_at_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "still night" in refused(EXAMPLE, "--as", "Ben", "--at", "0:10")
    assert "“Zoe”" in refused(EXAMPLE, "--as", "Zoe")
    assert refused(str(tmp_path / "none.jsonl"), "--as", "Ben")
    lines = Path(EXAMPLE).read_text(encoding="utf-8").splitlines(keepends=True)
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join(lines[:3]), encoding="utf-8")
    assert "still night" in refused(str(begun), "--as", "Ben")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("".join([*lines[:3], lines[2]]), encoding="utf-8")
    assert "Input 3" in refused(str(broken), "--as", "Ben")
    other = tmp_path / "words.jsonl"
    other.write_text(lines[0].replace('"one-night"', '"chess"'), encoding="utf-8")
    assert "chess" in refused(str(other), "--as", "Ben")
