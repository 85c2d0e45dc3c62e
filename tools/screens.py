"""Plays games in a browser and takes the pictures of the app that the README and the docs show."""

import base64
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.browser.phones import LAPTOP, House, Phone, a_house
from tests.browser.playing import answer, ask, beats, choose, claim, look, news, phase, spend_the_night, vote_now

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")
STRIP = ("card", "night", "table-night", "day", "reveal")
GROUND = "#123243"
HIGH = 346
"""A screen in the strip, in dots."""
TELEVISION = 0.6
"""How much smaller a table screen is shown."""


def take_all() -> None:
    with a_house() as house:
        room, phones = house.table_of(*NAMES)
        tv = house.phone(size=LAPTOP, sharp=TELEVISION).go(f"/table/{room}")
        door = house.phone().go("/")
        door.page.locator(".home .btn").wait_for()
        take(door, "home")
        door.go("/cards").page.locator("h1").wait_for()
        take(door, "cards")
        _one_night(phones, tv)
        _a_told_night(phones, tv)
        _werewords(phones)
        _strip(house)


def take(screen: Phone, name: str) -> None:
    screen.picture(IMAGES / f"{name}.png")
    sys.stdout.write(f"docs/img/{name}.png\n")


def _one_night(phones: Sequence[Phone], tv: Phone) -> None:
    ana = phones[0]
    ana.press("Scenarios")
    ana.page.locator("dialog .scenario", has_text="Terror Awakens").click()
    ana.sees("Terror Awakens")
    ana.page.mouse.wheel(0, -9999)
    take(ana, "lobby")
    ana.press("Deal")
    phase(ana, "deal")
    ana.page.locator(".pad-thumb").hover()
    ana.page.mouse.down()
    take(ana, "card")
    ana.page.mouse.up()
    for phone in phones:
        look(phone)
    for part in beats(phones):
        if part == 2:
            awake = next((phone for phone in phones if _is_asked(phone)), ana)
            take(awake, "night")
        for phone in phones:
            choose(phone)
    for phone in phones:
        look(phone)
    for phone in phones[:4]:
        claim(phone)
    take(phones[4], "day")
    take(tv, "table-day")
    vote_now(phones)
    for seat, phone in enumerate(phones):
        phone.page.locator(".ring .seat:enabled").nth(seat % 3).click()
        if seat == 3:
            take(phone, "vote")
        phone.page.locator(".bar .btn").click()
    _reveal(phones)


def _reveal(phones: Sequence[Phone]) -> None:
    ana = phones[0]
    for phone in phones:
        phase(phone, "reveal")
    ana.button("Replay the night").wait_for()
    take(ana, "reveal")
    ana.press("Replay the night")
    ana.press("Pause")
    for _ in range(3):
        ana.press("One step on")
    take(ana, "replay")
    ana.press("Verdict")


def _is_asked(phone: Phone) -> bool:
    return bool(news(phone)[-1]["prompt"]["kind"] != "decoy")


def _a_told_night(phones: Sequence[Phone], tv: Phone) -> None:
    ana = phones[0]
    ana.press("Again")
    ana.press("Told night")
    ana.press("Deal")
    for phone in phones:
        look(phone)
    tv.page.locator(".tv-call .lead", has_text="Sentinel").wait_for()
    take(tv, "table-night")
    ana.press("The table")
    ana.press("Stop this game")
    ana.press("Throw the cards together")


def _werewords(phones: Sequence[Phone]) -> None:
    ana = phones[0]
    ana.press("Werewords")
    ana.press("Deal")
    for phone in phones:
        phase(phone, "deal")
        look(phone)
    mayor = phones[news(ana)[-1]["live"]["mayor"]]
    spend_the_night(phones)
    for phone in phones:
        look(phone)
    questions = ("Is it alive?", "Can one eat it?", "Is it larger than a cat?", "Does it live in a house?")
    askers = [phone for phone in phones if phone is not mayor]
    for asker, question, token in zip(askers, questions, ("yes", "no", "maybe", None), strict=True):
        phase(asker, "word-day")
        ask(asker, question)
        mayor.page.locator(".asked .lead", has_text=question).wait_for()
        if token:
            answer(mayor, token)
    take(mayor, "words")


def _strip(house: House) -> None:
    """Phones around a table screen."""
    pictures = (base64.b64encode((IMAGES / f"{name}.png").read_bytes()).decode() for name in STRIP)
    side_by_side = "".join(f'<img src="data:image/png;base64,{picture}">' for picture in pictures)
    style = f"div {{ display: flex; gap: 12px; width: max-content; padding: 16px; background: {GROUND} }}"
    paper = house.phone(size=LAPTOP)
    paper.page.set_content(f"<style>{style} img {{ height: {HIGH}px }}</style><div>{side_by_side}</div>")
    paper.page.locator("div").screenshot(path=IMAGES / "strip.png")
    sys.stdout.write("docs/img/strip.png\n")
