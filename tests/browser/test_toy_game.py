"""A game that the app has never heard of is played on a phone and shown on the table screen, once it is built in."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.phones import LAPTOP, ROOT, House, a_server
from tests.browser.seats import play_one_night, sit_down, token

TOY = ROOT / "tests" / "toy"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app, built with the toy game in it."""
    folder = tmp_path_factory.mktemp("app")
    vite = shutil.which("npx")
    assert vite, "npx is needed to build the app"
    more = {"NOCTAMBULE_GAMES": TOY / "web" / "owl.ts", "NOCTAMBULE_TEXTS": TOY / "texts", "NOCTAMBULE_APP": folder}
    environment = os.environ | {name: str(path) for name, path in more.items()}
    subprocess.run(
        [vite, "vite", "build", "--emptyOutDir"], cwd=ROOT / "web", env=environment, check=True, capture_output=True
    )
    return folder


def test_an_owl_is_found_on_phones_and_on_the_table_screen(house: House, app: Path, tmp_path: Path) -> None:
    with a_server("tests.toy", str(tmp_path / "rooms.db"), str(app)) as url:
        barn = House(url, house.browser)
        ana = barn.phone()
        room = ana.open_a_table("Ana")
        tokens = [token(ana, room), *sit_down(url, room, ["Ben", "Cleo"])]
        table = barn.phone(size=LAPTOP).go(f"/table/{room}")
        ana.sees("Cleo")
        ana.press("The Owl")
        table.sees("The Owl")
        ana.press("Deal")
        ana.sees("Keep it close")
        for phase in ("night", "look", "day", "vote"):
            play_one_night(url, room, tokens, (1, 0, 1), until=phase)
            ana.page.wait_for_timeout(300)
            if folder := os.environ.get("PICTURES"):
                ana.picture(Path(folder) / f"owl-{phase}.png")
                table.picture(Path(folder) / f"owl-{phase}-table.png")
        play_one_night(url, room, tokens, (1, 0, 1))
        ana.sees("That decided it.")
        table.sees("That decided it.")
        for screen in (ana, table):
            assert screen.errors == []
