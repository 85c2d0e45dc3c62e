"""Cards mode in a browser: one device tells the night and asks the referee, whether the server is there or gone."""

import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import with_defaults
from noctambule.referee.judging import judge
from noctambule.werewords.narrating.narration import narration as word_narration
from noctambule.werewords.rules.setup import Setup as WordSetup
from tests.browser.phones import PATIENCE, SMALL, House, Phone

NARROW = (320, 640)
SPECIAL = {
    "doppelganger": "Shapeshifter",
    "dream-wolf": "Dream Wolf",
    "minion": "Minion",
    "paranormal-investigator": "Ghost Hunter",
    "curator": "Curator",
    "alpha-wolf": "Alpha Wolf",
    "insomniac": "Insomniac",
}


class Inn:
    """A server that comes and goes at one address."""

    def __init__(self, store: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.store = store
        self.url = f"http://127.0.0.1:{self.port}"
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "noctambule.server", str(self.store), str(self.port), "--unguarded"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout
        assert int(self.server.stdout.readline()) == self.port
        with urllib.request.urlopen(f"{self.url}/healthz") as answer:
            assert answer.status == 200

    def shut(self) -> None:
        self.server.terminate()
        self.server.communicate()


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    found = Inn(tmp_path / "rooms.db")
    yield found
    found.shut()


@pytest.fixture
def device(house: House, inn: Inn) -> Iterator[Phone]:
    device = House(inn.url, house.browser).phone()
    device.go("/cards").page.locator(".sitting").wait_for()
    yield device
    gone = "net::ERR_"  # what the browser itself says of a server that is not there
    assert [error for error in device.errors if gone not in error] == []
    device.close()


def sit(device: Phone, *names: str) -> None:
    """So many players with these names; the table begins with five."""
    page = device.page
    for _ in range(5, len(names), -1):
        device.press("Less: Players")
    for _ in range(5, len(names)):
        device.press("More: Players")
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {seat}", exact=True).fill(name)


def take_cards(device: Phone) -> None:
    button = device.button("Take these cards")
    expect(button).to_be_enabled(timeout=PATIENCE)
    button.click()
    device.sees("All packed: the night can be told without the server.")


def lines_told(device: Phone) -> list[str]:
    """Every line from the present one to the day, as it stands on the screen; one after the other is skipped."""
    told, line, skip = list[str](), device.page.locator(".telling .line"), device.button("Skip")
    while line.count():
        told.append(line.inner_text())
        skip.click()
    return told


def point(device: Phone, *targets: str) -> None:
    """Where the fingers point, in table order; "Nobody" for none."""
    for target in targets:
        seat = device.page.locator(f".seat:has(.name:text-is('{target}'))")
        seat.or_(device.button(target)).first.click()


def lay(device: Phone, *cards: str) -> None:
    for card in cards:
        device.page.locator(".tray").get_by_role("button", name=card, exact=True).click()


def drag(device: Phone, name: str, other: str) -> None:
    mouse = device.page.mouse
    for seat, way in ((name, mouse.down), (other, mouse.up)):
        box = device.page.locator(".seat", has_text=seat).bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        way()


def reasons(device: Phone) -> list[str]:
    return device.page.locator(".why li").all_inner_texts()


def decided(**document: Any) -> list[str]:
    found: list[str] = judge(document, Texts("en"))["reasons"]
    return found


def test_a_night_is_told_with_the_server_gone_and_judged_when_it_is_back(device: Phone, inn: Inn) -> None:
    sit(device, "Ana", "Ben", "Cleo")
    device.page.locator("summary").click()
    device.press("More: Time at each call")  # five seconds
    take_cards(device)
    device.press("Let night fall")
    setup = SCENARIOS["the-first-night"].setup(3, Random(0))
    script_lines = [line.text for line in narration(setup, Texts("en"), 5)]
    device.sees(script_lines[0])
    inn.shut()
    device.sees(script_lines[1])  # by itself
    device.page.reload()
    device.sees(script_lines[1])
    device.press("Go on")
    device.sees(script_lines[2])
    device.press("Pause")
    device.press("Back")
    device.sees(script_lines[1])
    assert device.violations() == []
    device.press("Go on")
    assert lines_told(device) == script_lines[1:]
    device.sees("5:00")
    device.press("Vote now")
    device.button("Who won?").click(timeout=PATIENCE)  # once 3, 2, 1 are counted
    point(device, "Cleo")
    drag(device, "Ben", "Cleo")
    point(device, "Nobody")
    lay(device, "Seer", "Villager", "Werewolf")
    device.press("Ask the referee")
    device.sees("The referee is not there.")
    device.page.reload()
    device.sees("The referee is not there.")
    inn.open()
    device.sees("The village wins.")
    assert reasons(device) == decided(
        game="one-night",
        players=["Ana", "Ben", "Cleo"],
        final=["seer", "villager", "werewolf"],
        votes={"Ana": "Cleo", "Ben": "Cleo"},
    )
    assert device.violations() == []
    device.press("Again")
    device.press("Let night fall")
    device.sees(script_lines[0])


def test_special_lines_and_cards_that_became_something_else(device: Phone) -> None:
    sit(device, "Ana", "Ben", "Cleo", "Dov")
    device.press("Scenarios")
    device.page.locator("button.scenario.own").click()
    while (here := device.page.locator(".role.in")).count():
        here.first.click()
    for name in SPECIAL.values():
        device.press(f"{name}, not in")
    take_cards(device)
    device.sees("Beside the middle, face down: Werewolf.")
    device.press("Let night fall")
    device.press("Pause")
    setup = with_defaults(4, SPECIAL, "ravensburger")
    told = lines_told(device)
    assert told == [line.text for line in narration(setup, Texts("en"))]
    assert any("stay asleep and raise a thumb" in line for line in told)
    device.press("Vote now")
    device.button("Who won?").click(timeout=PATIENCE)
    point(device, "Ben", "Ana", "Ana", "Ben")
    lay(device, "Shapeshifter", "Minion", "Ghost Hunter", "Curator")
    device.sees("What has become of the shapeshifter?")
    lay(device, "Insomniac")
    device.sees("What has become of the ghost hunter?")
    expect(device.page.locator(".tray button")).to_have_count(1)  # no tanner is in these cards
    lay(device, "Werewolf")
    point(device, "Ana")
    lay(device, "Werewolf’s Claw")
    assert device.violations() == []
    device.press("No more artifacts")
    device.press("Ask the referee")
    device.sees("The village wins.")
    assert reasons(device) == decided(
        game="one-night",
        players=["Ana", "Ben", "Cleo", "Dov"],
        final=["doppelganger", "minion", "ghost-hunter", "curator"],
        became={"doppelganger": "insomniac", "ghost-hunter": "werewolf"},
        artifacts={"Ana": "claw-of-the-werewolf"},
        votes={"Ana": "Ben", "Ben": "Ana", "Cleo": "Ana", "Dov": "Ben"},
    )


def test_werewords_from_the_mayors_word_to_a_verdict_by_way_of_the_wrong_ending(device: Phone, inn: Inn) -> None:
    sit(device, "Ana", "Ben", "Cleo", "Dov")
    device.press("Werewords")
    take_cards(device)
    inn.shut()
    expect(device.button("Let night fall")).to_be_disabled()
    device.press("Ben")  # the mayor
    device.press("Let night fall")
    first = device.page.locator(".choosing .btn").first
    word = first.inner_text(timeout=PATIENCE)
    expect(device.button("Skip")).to_be_disabled()
    first.click()
    device.press("Villager")
    shown = device.page.locator(".the-word")
    expect(shown).to_have_text(word, timeout=PATIENCE)
    device.press("Pause")  # who pauses is not who was called
    expect(shown).to_have_count(0)
    device.press("Go on")
    assert lines_told(device) == [line.text for line in word_narration(WordSetup(4), Texts("en"))][3:]
    expect(device.page.get_by_text(word)).to_have_count(0)
    device.press("No more tokens")
    device.sees(f"It was “{word}”.")
    device.press("Whoops, the other ending")
    device.sees("Found.")
    device.press("Who won?")
    lay(device, "Villager", "Seer", "Werewolf")
    device.sees("Whom does Dov point at?")
    point(device, "Cleo")
    inn.open()
    device.press("Ask the referee")
    device.sees("Dov wins.")
    cards = {"players": ["Ana", "Ben", "Cleo", "Dov"], "cards": ["villager", "mayor", "seer", "werewolf"]}
    assert reasons(device) == decided(
        game="werewords", **cards, center=["villager"], guessed=True, pointing={"Dov": "Cleo"}
    )
    assert device.violations() == []
    device.press("Again, with other words")
    device.sees("If the mayor lies in the middle, Cleo takes it")


def test_seven_players_are_entered_with_fourteen_taps(device: Phone) -> None:
    names = ["Noor", "Hugo", "Zoé", "Marc", "Inès", "Paul", "Ana-Lucia"]
    sit(device, *names)
    device.page.locator(".first-game").click()
    take_cards(device)
    device.press("Let night fall")
    lines_told(device)
    device.press("Vote now")
    device.button("Who won?").click(timeout=PATIENCE)
    point(device, *names[1:], names[0])
    for _ in names:
        device.page.locator(".tray button:enabled").last.click()
    device.press("Ask the referee")
    device.page.locator(".why li").first.wait_for()
    assert device.page.locator(".everyone li").count() == len(names)


def test_a_page_that_is_not_secure_says_that_it_can_not_be_kept(house: House, inn: Inn) -> None:
    device = House("http://table.example", house.browser).phone()

    def serve(route: Route) -> None:
        sent = {**route.request.headers, "origin": inn.url}
        route.fulfill(
            response=route.fetch(url=route.request.url.replace("http://table.example", inn.url), headers=sent)
        )

    device.page.route("**/*", serve)
    device.go("/cards")
    button = device.button("Take these cards")
    expect(button).to_be_enabled(timeout=PATIENCE)
    button.click()
    device.sees("This page is not on a secure address")
    device.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_fits_a_narrow_phone_and_large_letters(house: House, language: str) -> None:
    device = house.phone(language, NARROW).go("/cards")
    page, button = device.page, device.page.locator(".bar .btn").first

    def fits() -> None:
        for size in ("100%", "200%"):
            page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
            assert not device.scrolls_sideways(), page.locator("main").get_attribute("class")
        page.evaluate("document.documentElement.style.fontSize = ''")
        assert device.violations() == []

    expect(button).to_be_enabled(timeout=PATIENCE)
    fits()
    button.click()
    page.locator(".laying").wait_for()
    fits()
    button.click()
    page.locator(".telling").wait_for()
    fits()
    device.resize(SMALL)
    while page.locator(".telling").count():
        page.locator(".steps .link").last.click()
    device.resize(NARROW)
    fits()
    button.click()
    page.locator(".counting").wait_for()
    fits()
    button.click(timeout=PATIENCE)
    fits()
    for seat in (1, 2, 3, 4, 0):
        page.locator(".seat").nth(seat).click()
    fits()
    assert device.errors == []
    device.close()
