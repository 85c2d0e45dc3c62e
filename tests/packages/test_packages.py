"""A role in an installed package is one of the roles; what a package lacks is said in one line, and the others play."""

import asyncio
import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from noctambule.server.store.sqlite import SqliteStore
from tests.packages.installed import EXAMPLE, ROOT, environment, install, run
from tests.server.house import party

SUITES = (
    "tests/onenight/test_powers.py",
    "tests/onenight/test_properties.py",
    "tests/onenight/test_secrets.py",
    "tests/onenight/test_plan.py",
    "tests/onenight/bots/test_thinking.py::test_bots_can_play_random_decks_with_every_role",
)
ROLE = (EXAMPLE / "noctambule_postman" / "__init__.py").read_text(encoding="utf-8")
DRAWING = (EXAMPLE / "noctambule_postman" / "art" / "postman.svg").read_text(encoding="utf-8")
ENGLISH = (EXAMPLE / "noctambule_postman" / "texts" / "en" / "postman.ftl").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("example"))


def test_the_example_is_played_where_it_is_installed(target: Path) -> None:
    played = run(target, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/packages/the_postman.py")
    assert played.returncode == 0, played.stdout


@pytest.mark.parametrize("suite", SUITES)
def test_what_holds_for_every_role_holds_for_it(target: Path, suite: str) -> None:
    held = run(target, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "not printed_scenario", suite)
    assert held.returncode == 0, held.stdout


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("language", "said"), [("en", "“postman”, a role that is not"), ("fr", "«\xa0postman\xa0»")])
def test_where_it_is_not_installed_its_records_are_refused_by_its_name(
    tmp_path: Path, command: str, language: str, said: str
) -> None:
    record = (ROOT / "docs" / "examples" / "first-night.jsonl").read_text(encoding="utf-8")
    (tmp_path / "postman.jsonl").write_text(record.replace('"robber"', '"postman"'), encoding="utf-8")
    refused = run(tmp_path, "noctambule", command, str(tmp_path / "postman.jsonl"), "--lang", language)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1
    assert said in refused.stderr


def test_where_it_is_not_installed_its_room_is_refused_by_its_name_and_others_open(
    target: Path, tmp_path: Path
) -> None:
    played = run(target, "tests.packages.evening", str(tmp_path / "rooms.db"))
    assert played.returncode == 0, played.stderr

    async def the_next_evening() -> tuple[int, dict[str, Any], Any]:
        store = await SqliteStore.open(tmp_path / "rooms.db")
        async with (
            party("Ana", store=store) as table,
            table.session.get(f"{table.url}/rooms/{played.stdout.strip()}/games") as answer,
        ):
            return answer.status, await answer.json(), table.phones[0].view["seats"]

    refused = {"code": "role-not-here", "details": {"name": "postman"}}
    assert asyncio.run(the_next_evening()) == (400, refused, ["Ana"])


BROKEN = {
    "a-import": ({"__init__.py": "import nothing_of_the_kind"}, "broken_a_import does not load: ModuleNotFoundError: "),
    "b-exit": ({"__init__.py": "raise SystemExit('no')"}, "broken_b_exit does not load: SystemExit: no"),
    "c-role": ({"__init__.py": "ROLE = 'postman'"}, "broken_c_role has no ROLE: write ROLE = Role(...)"),
    "d-box": (
        {"__init__.py": ROLE.replace("{OWN: 1}", "{'db': 1}")},
        "postman is in no printed box: write copies {'own': 1}",
    ),
    "e-place": ({"__init__.py": ROLE.replace("5-D", "6")}, "postman has the place of robber, 6: write another one"),
    "f-shared": ({"__init__.py": ROLE.replace("5-D", "2")}, "postman has the place of werewolf, 2: write another one"),
    "g-order": ({"__init__.py": ROLE.replace("5-D", "late")}, "postman has no place at late: write one like 5 or 5-D"),
    "h-name": (
        {"__init__.py": ROLE.replace('"postman"', '"seer"'), "art/seer.svg": DRAWING},
        "seer is called seer, and so is seer: write another name",
    ),
    "i-team": (
        {"__init__.py": ROLE.replace("    VILLAGE,\n", "    'post',\n")},
        "postman is on no team: write one of village, ",
    ),
    "j-night": (
        {"__init__.py": ROLE.replace("card in table.wolves", "card.lies")},
        "the night of postman can't be played: AttributeError",
    ),
    "k-texts": (
        {"texts/en/postman.ftl": ENGLISH.replace(".brief", ".breif").replace("do-postman", "do-post")},
        "postman is not told in texts/en: write role-postman.brief, do-postman",
    ),
    "l-others": (
        {"texts/en/postman.ftl": f"{ENGLISH}\nrole-seer = Postman\n"},
        "texts/en says role-seer, which is not postman's own: leave it out",
    ),
    "m-drawing": ({"art/postman.svg": "a postman"}, "postman has no drawing: write art/postman.svg"),
    "n-drawing": (
        {"art/postman.svg": DRAWING.replace("96 96", "90 90")},
        "postman is not drawn as the others are: write art/postman.svg on 96 by 96",
    ),
    "o-brings": (
        {"__init__.py": ROLE.replace("    copied=", "    brings='artifacts',\n    copied=")},
        "postman brings what only printed roles bring: leave brings out",
    ),
    "p-weighed": (
        {"__init__.py": ROLE.replace("    copied=", "    weighed_as='looker',\n    copied=")},
        "postman is weighed night by night: leave weighed_as out",
    ),
    "k-asks": (
        {"__init__.py": ROLE.replace('"direction"', '"weather"')},
        "postman asks for weather, and no phone knows how: ask for any player, center, direction, ",
    ),
    "k-shows": (
        {"__init__.py": ROLE.replace("    copied=", "    shows='letters',\n    copied=")},
        "postman has shows that nobody can tell: write one of mason, ",
    ),
    "q-twice": (
        {"__init__.py": ROLE.replace("5-D", "5-E")},
        "postman is called postman, and so is postman: write another name",
    ),
}
"""What is wrong with each package, and what is said of it. The last one comes after a postman who is whole."""


def broken(target: Path, folder: Path) -> None:
    """All these packages, installed beside the one that is whole."""
    for file in target.rglob("*.*"):
        copied = folder / file.relative_to(target)
        if file.is_file():
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes(file.read_bytes())
    for name, (changes, _) in BROKEN.items():
        module = f"broken_{name.replace('-', '_')}"
        for file in (target / "noctambule_postman").rglob("*.*"):
            written = folder / module / file.relative_to(target / "noctambule_postman")
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(file.read_bytes())
        for file_name, text in changes.items():
            (folder / module / file_name).write_text(text, encoding="utf-8")
        about = folder / f"{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{name}\nVersion: 1.0\n", encoding="utf-8")
        entry = "z" if name == "q-twice" else name
        (about / "entry_points.txt").write_text(f"[noctambule.roles]\n{entry} = {module}\n", encoding="utf-8")


def test_a_package_that_can_not_be_played_is_left_out_with_a_line_and_the_server_starts(
    target: Path, tmp_path: Path
) -> None:
    broken(target, tmp_path)
    listed = run(tmp_path, "noctambule", "roles")
    assert listed.returncode == 0
    assert "Postman" in listed.stdout
    lines = listed.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for name, (_, said) in BROKEN.items():
        (line,) = (line for line in lines if f"package broken-{name} " in line)
        assert line.startswith(f"The role of the package broken-{name} is left out: {said}")
    command = [sys.executable, "-m", "noctambule", "play", "--port", "0", "--host", "127.0.0.1", "--no-browser"]
    options = ["--store", str(tmp_path / "rooms.db")]
    with subprocess.Popen(
        [*command, *options],
        cwd=ROOT,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    ) as server:
        try:
            assert server.stdout is not None
            url = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
            with urllib.request.urlopen(f"{url}/reference.json", timeout=30) as answer:
                roles = json.load(answer)["games"]["one-night"]["roles"]
            assert [role["id"] for role in roles if "own" in role["boxes"]] == ["postman"]
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=20) == 0
