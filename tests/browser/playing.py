"""What people do with their phones in a game, whatever language these speak; and the same game as the engine has it."""

import json
import re
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import expect

from noctambule.engine.records import Record, load
from noctambule.narrator.texts import FILES, Texts
from noctambule.onenight.kind import ONE_NIGHT
from noctambule.onenight.rules.game import Game
from noctambule.werewords.kind import WEREWORDS
from noctambule.werewords.rules.game import Game as WordGame
from tests.browser.phones import LAPTOP, NARROW, PATIENCE, House, Phone

SCREENS = ("common", "lobby", "night", "day", "vote", "reveal", "words", "table", "sound", "cards", "shuffle")
APP_FILES = tuple(f"app/{name}.ftl" for name in SCREENS)


def words_of(language: str) -> Texts:
    """All texts that a phone in this language shows."""
    return Texts(language, names=(*FILES, *APP_FILES))


def phase(phone: Phone, *screens: str) -> None:
    """Waits until this phone shows one of these screens."""
    phone.page.locator(", ".join(f"main.{screen}" for screen in screens)).wait_for()


def look(phone: Phone) -> str:
    """Holds the lamp, reads, lets go, and says so."""
    shown = phone.page.locator(".shown > *")
    phone.page.locator(".pad-thumb").hover()
    phone.page.mouse.down()
    expect(shown).to_have_count(1)
    read = shown.inner_text()
    phone.page.mouse.up()
    expect(shown).to_have_count(0)
    phone.page.locator(".bar .btn").click()
    return read


def beats(phones: Sequence[Phone]) -> Iterator[int]:
    """Each part of the night once all phones have come to it, until all read what it left them."""
    last = ""
    while True:
        phones[0].page.wait_for_function(
            "last => document.querySelector('main.look')"
            " || (document.querySelector('.sky [role=status]')?.innerText ?? last) !== last",
            arg=last,
        )
        if phones[0].page.locator("main.look").count():
            return
        last = phones[0].page.locator(".sky [role=status]").inner_text()
        part = int(re.findall(r"\d+", last)[0])
        for phone in phones[1:]:
            expect(phone.page.locator(".sky [role=status]")).to_have_text(re.compile(rf"\b{part}\b"), timeout=PATIENCE)
        yield part


def decide(phone: Phone) -> None:
    """Taps until the one button is ready."""
    ready = phone.page.locator(".beat .bar .btn")
    free = phone.page.locator(".ring button:enabled[aria-pressed=false], .way:enabled, .word")
    while not ready.is_enabled():
        free.first.click()


def choose(phone: Phone) -> None:
    """Decides, and says so."""
    decide(phone)
    phone.page.locator(".beat .bar .btn").click()


def spend_the_night(phones: Sequence[Phone], meanwhile: Callable[[int], object] = lambda _: None) -> None:
    """Everybody answers every part of the night; `meanwhile` is done at each before anybody has."""
    for part in beats(phones):
        meanwhile(part)
        for phone in phones:
            choose(phone)
    for phone in phones:
        phase(phone, "look")


def comes_back(phone: Phone, screen: str) -> None:
    """The page is loaded again, and is where it was."""
    phone.page.reload()
    phase(phone, screen)


def claim(phone: Phone) -> None:
    """To be the role that is offered first, and no more than that; who is silenced says nothing."""
    phase(phone, "day-screen")
    say = phone.page.locator(".day-foot .bar .btn")
    if say.is_enabled():
        say.click()
        phone.page.locator("dialog .role-key").first.click()
        phone.page.locator(".builder-foot .btn").click()
        phone.page.locator("dialog").wait_for(state="detached")


def vote_now(phones: Sequence[Phone]) -> None:
    """A majority would rather vote."""
    for phone in phones[: len(phones) // 2 + 1]:
        phone.page.locator(".vote-now").click()
    for phone in phones:
        phase(phone, "vote")


def point(phone: Phone, seat: int) -> None:
    """At somebody, by their place at the table as it is drawn on this phone."""
    phone.page.locator(".ring .seat").nth(_drawn(phone, seat)).click()
    phone.page.locator(".bar .btn").click()


def _drawn(phone: Phone, seat: int) -> int:
    """The ring begins with who holds the phone and goes on clockwise."""
    me, players = place(phone), phone.page.locator(".ring .seat").count()
    return (seat - me) % players


def ask(phone: Phone, question: str) -> None:
    """Werewords: types a question to the mayor."""
    phone.page.locator(".bar .field").fill(question)
    phone.page.locator(".bar .btn").click()


def answer(mayor: Phone, token: str) -> None:
    """Werewords: gives a token."""
    mayor.page.locator(f".moon-key.{token}").click()


def they_got_it(mayor: Phone) -> None:
    """Werewords: the mayor's sun is held, not tapped."""
    mayor.page.locator(".moon-key.correct").hover()
    mayor.page.mouse.down()
    mayor.page.locator("main.vote").wait_for()
    mayor.page.mouse.up()


def place(phone: Phone) -> int:
    """Where this phone's player sits."""
    return int(news(phone)[-1]["me"])


def news(phone: Phone) -> list[dict[str, Any]]:
    """Every view this phone was sent."""
    return [said["view"] for said in phone.heard if said["say"] == "news"]


CUT_OFF = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const cut = (part) => {
    const { left, right, width } = part.getBoundingClientRect();
    if (!width || (left >= -1 && right <= innerWidth + 1)) return false;
    if (part.closest("svg, [aria-hidden=true], .unseen")) return false;
    for (let around = part.parentElement; around; around = around.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowX)) return false;
    return true;
  };
  return [...document.querySelectorAll("main *, dialog *")].filter(cut).map((part) => part.outerHTML.slice(0, 120));
}"""
"""What reaches beyond the sides of the screen and can't be scrolled to; drawings may."""


def flaws(phone: Phone) -> list[str]:
    """What is wrong with this screen: axe's findings, and what is cut off when it is narrow, or its letters large."""
    found, size = phone.violations(), phone.page.viewport_size
    assert size is not None
    if size["width"] < LAPTOP[0]:
        phone.resize(NARROW)
        found += [f"cut off at 320 px: {part}" for part in phone.page.evaluate(CUT_OFF)]
        phone.resize((size["width"], size["height"]))
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    found += [f"cut off in large letters: {part}" for part in phone.page.evaluate(CUT_OFF)]
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    return found + ["scrolls sideways"] * phone.scrolls_sideways()


def leave(*phones: Phone) -> None:
    """Nobody's page complained about anything."""
    assert [phone.errors for phone in phones] == [[] for _ in phones]
    for phone in phones:
        phone.close()


def record(house: House, room: str, number: int) -> Record:
    with urllib.request.urlopen(f"{house.url}/rooms/{room}/records/{number}") as answer:
        return load(answer.read().decode().splitlines())


def as_the_engine_has_it(house: House, room: str, number: int = 1) -> Game:
    """A finished game of One Night, played again from its record."""
    *_, (_, game) = ONE_NIGHT.history.replay(ONE_NIGHT.history.read(record(house, room, number)))
    return game


def words_as_the_engine_has_them(house: House, room: str, number: int = 1) -> WordGame:
    """A finished game of Werewords, played again from its record."""
    *_, (_, game) = WEREWORDS.history.replay(WEREWORDS.history.read(record(house, room, number)))
    return game


def script(house: House, room: str, language: str) -> list[dict[str, Any]]:
    """The lines of the room's night."""
    with urllib.request.urlopen(f"{house.url}/rooms/{room}/script?lang={language}") as answer:
        lines: list[dict[str, Any]] = json.load(answer)["lines"]
    return lines
