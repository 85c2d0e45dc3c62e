"""A role made with `make role` in a copy of the tree passes what roles must, once its marked lines are filled in."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from noctambule.onenight.rules.roles import ROLES
from tools.unsaid import MARK, ROOT

COPIED = ("src/noctambule", "tests", "tools", "web/art", "web/public", "web/src", "docs", "bench", "pyproject.toml")
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "static", "browser")
ROLE, LIKE = "village-gossip", "seer"

SAID = {
    "en/onenight.ftl": {
        "about": "You hear what goes on behind two doors, or behind one. What you pass on may be worth a life.",
        "brief": "You may look at another’s card, or at two of those left over.",
        "more": "You wake after all others who look. Whatever you see there may still be moved before the day breaks.",
    },
    "en/narration.ftl": {"do-village-gossip": "You may look at somebody’s card, or at two of the center."},
    "en/app/night.ftl": {
        "app-night-village-gossip-player-or-two-center": "Whose secret do you want?",
        "then": "A player’s, or two of the center.",
        "act": "Look at { $card }",
        "not": "Look at nothing",
    },
    "fr/onenight.ftl": {
        "role-village-gossip": "Commère du village",
        "the": "la commère du village",
        "a": "une commère du village",
        "plural": "commères du village",
        "about": "Tu apprends ce qui se passe derrière deux portes, ou derrière une. Ce que tu répètes peut sauver.",
        "brief": "Tu peux regarder une carte d'un autre, ou deux au milieu.",
        "more": "Tu te réveilles après toutes les autres voyantes. Ce que tu vois peut encore bouger avant le jour.",
    },
    "fr/narration.ftl": {"do-village-gossip": "Tu peux regarder la carte de quelqu'un, ou deux du milieu."},
    "fr/app/night.ftl": {
        "app-night-village-gossip-player-or-two-center": "Quel secret veux-tu\N{NO-BREAK SPACE}?",
        "then": "Celui de quelqu'un, ou deux du milieu.",
        "act": "Regarder { $card }",
        "not": "Ne rien regarder",
    },
}
"""What the marked lines of each text become, by the word before the equals sign."""

SUITES = (
    "tests/onenight/test_whole_roles.py",
    "tests/onenight/roles/test_village_gossip.py",
    "tests/onenight/test_properties.py",
    "tests/onenight/test_secrets.py",
    "tests/onenight/test_plan.py",
    "tests/onenight/test_powers.py",
    "tests/narrator/test_told_to_the_app.py",
    "tests/test_art.py",
    "tests/test_texts.py",
    *(
        f"tests/onenight/lab/test_fast.py::{name}[0]"
        for name in (
            "test_a_game_of_the_readable_engine_goes_the_same_way_in_the_fast_one",
            "test_a_game_of_the_fast_engine_goes_the_same_way_in_the_readable_one",
        )
    ),
    "--deselect=tests/onenight/test_plan.py::test_every_printed_scenario_takes_at_most_eight_beats",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for path in COPIED:
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, tmp_path / path, ignore=LEFT_BEHIND)
        else:
            shutil.copyfile(ROOT / path, tmp_path / path)
    return tmp_path


def run(tree: Path, *command: str) -> tuple[int, str]:
    """What a module says in that tree, as a newcomer would run it."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def outcome(tree: Path, suites: Sequence[str]) -> tuple[int, str]:
    return run(tree, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *suites)


def fill_in(tree: Path) -> None:
    """Says what is marked, and takes the marks away."""
    texts = tree / "src" / "noctambule" / "narrator" / "texts"
    for file, said in SAID.items():
        lines = (texts / file).read_text(encoding="utf-8").splitlines()
        for at, line in enumerate(lines):
            if MARK in line:
                name = line.split(" = ")[0].strip(" .")
                lines[at] = f"{line.split(' = ')[0]} = {said[name]}"
        (texts / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    for path in tree.rglob("*village_gossip.py"):
        text = re.sub(rf"^# {MARK}.*\n+", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.write_text(text.replace(f"{MARK} ", ""), encoding="utf-8")


def test_a_new_role_is_whole_once_its_marked_lines_are_filled_in(tree: Path) -> None:
    made, said = run(tree, "tools.role", ROLE, LIKE)
    assert made == 0, said
    assert f"lines are marked {MARK}" in said

    red, said = outcome(tree, ["tests/onenight/test_whole_roles.py"])
    assert red == 1
    assert re.search(
        rf"village-gossip: src/noctambule/narrator/texts/fr/onenight\.ftl:\d+: role-village-gossip = {MARK}", said
    )
    assert re.search(rf"village-gossip: src/noctambule/onenight/rules/roles/village_gossip\.py:1: .*{MARK}", said)

    fill_in(tree)
    green, said = outcome(tree, SUITES)
    assert green == 0, said


def test_what_is_missing_is_named_by_role_and_by_what_to_write(tree: Path) -> None:
    texts = tree / "src" / "noctambule" / "narrator" / "texts" / "fr"
    (tree / "web" / "art" / "seer.svg").unlink()
    (tree / "src/noctambule/onenight/lab/fast/roles/seer.py").unlink()
    for file, id in (("onenight.ftl", "role-seer ="), ("narration.ftl", "do-seer =")):
        text = (texts / file).read_text(encoding="utf-8")
        (texts / file).write_text(text.replace(f"\n{id}", f"\nnobody-{id}"), encoding="utf-8")
    red, said = outcome(tree, ["tests/onenight/test_whole_roles.py"])
    assert red == 1
    for line in (
        "seer has no name in fr/onenight.ftl: write role-seer",
        "seer has no words at its call in fr/narration.ftl: write do-seer",
        "seer has no drawing: write web/art/seer.svg",
        "seer has no script in the fast engine: write src/noctambule/onenight/lab/fast/roles/seer.py",
    ):
        assert line in said
    assert "Error" not in said.replace("AssertionError", "")


@pytest.mark.parametrize(
    ("name", "like", "line"),
    [
        (
            "Village Gossip",
            "seer",
            "NAME is lower-case words with hyphens, like village-gossip; “Village Gossip” is not.",
        ),
        ("ghost-hunter", "seer", "There is a role ghost-hunter already: choose another NAME."),
        (
            "village-gossip",
            "gossip",
            f"LIKE is a role that there is, like seer; “gossip” is not. There are {', '.join(ROLES)}.",
        ),
        (
            "village-gossip",
            "mason",
            "There is nothing like the mason: start from a role that wakes by itself, or sleeps.",
        ),
    ],
)
def test_names_that_make_no_role_get_one_line(name: str, like: str, line: str) -> None:
    assert run(ROOT, "tools.role", name, like) == (1, line + "\n")
