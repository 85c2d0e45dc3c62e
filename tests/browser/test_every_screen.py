"""Every screen for every eye and hand: axe finds nothing, nothing is cut off when narrow or when letters are large."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.phones import LAPTOP, House, Phone
from tests.browser.playing import choose, flaws, leave, look, phase, point, vote_now, words_of

Flaws = dict[str, list[str]]


def with_settings(phone: Phone, **settings: object) -> Phone:
    """A phone whose owner prefers things otherwise."""
    kept = json.dumps(json.dumps(settings))
    phone.page.add_init_script(
        f"localStorage.getItem('noctambule.settings') ?? localStorage.setItem('noctambule.settings', {kept})"
    )
    return phone


@contextmanager
def paused(host: Phone) -> Iterator[None]:
    """The clock stands still meanwhile."""
    host.press("The table")
    host.press("Pause")
    host.page.locator(".notice").wait_for()
    host.page.locator("dialog").wait_for(state="detached")
    yield
    host.press("Go on")


def sheet(phone: Phone, words: str, flawed: Flaws) -> None:
    """Opens a sheet, looks at it and shuts it."""
    phone.press(words)
    phone.page.locator("dialog").wait_for()
    flawed[words] = flaws(phone)
    phone.page.keyboard.press("Escape")
    phone.page.locator("dialog").wait_for(state="detached")


def test_screens_before_a_game(house: House) -> None:
    ana, ben = house.phone(), with_settings(house.phone("fr"), daylight=True)
    room = ana.open_a_table("Ana")
    flawed = Flaws()
    for path in ("/", f"/r/{room}", f"/past/{room}", "/rules", "/cards", "/r/ZZZZ"):
        ben.go(path).page.locator("h1").wait_for()
        flawed[path] = flaws(ben)
    ben.go(f"/r/{room}")
    sheet(ben, words_of("fr")("app-lobby-had-a-seat"), flawed)
    tv = with_settings(house.phone(size=LAPTOP), daylight=True).go(f"/table/{room}")
    tv.page.locator("h1").wait_for()
    flawed["table"] = flaws(tv)
    assert not any(flawed.values()), flawed
    leave(ana, ben, tv)


def test_screens_of_a_night_and_a_day(house: House) -> None:
    ana, ben, cleo = (
        house.phone(),
        with_settings(house.phone("fr"), low=True),
        with_settings(house.phone(), tapToPeek=True),
    )
    phones, flawed = (ana, ben, cleo), Flaws()
    room = ana.open_a_table("Ana")
    ben.join(room, "Benoît")
    cleo.join(room, "Cleo")
    tv = house.phone(size=LAPTOP).go(f"/table/{room}")
    ana.press("Deal")
    phase(ana, "deal")
    flawed |= {"card": flaws(ana), "table, card": flaws(tv)}
    cleo.page.locator(".pad-thumb").click()
    cleo.page.locator(".shown > *").wait_for()
    flawed["open card"] = flaws(cleo)
    cleo.page.locator(".pad-thumb").click()
    cleo.page.locator(".bar .btn").click()
    sheet(ana, "Read my card", flawed)
    sheet(ana, "The table", flawed)
    look(ana)
    look(ben)
    phase(ana, "night")
    with paused(ana):
        flawed |= {"night": flaws(ana), "table, night": flaws(tv)}
    for phone in phones:
        choose(phone)
    phase(ana, "look")
    with paused(ana):
        flawed |= {"look": flaws(ana), "table, look": flaws(tv)}
    look(ana)
    look(ben)
    cleo.page.locator(".pad-thumb").click()
    cleo.page.locator(".bar .btn").click()

    phase(ben, "day-screen")
    flawed |= {"day": flaws(ana), "day by a low lamp": flaws(ben), "table, day": flaws(tv)}
    with paused(ana):
        ben.page.reload()
        for screen in (ana, ben, tv):  # a clock that is stopped stands where it stood
            expect(screen.page.locator(".sun.paused .digits")).to_have_text(re.compile("^4:"))
        late = house.phone("fr").go(f"/r/{room}")
        late.page.locator("#name").wait_for()
        flawed["watching"] = flaws(late)
    for words in ("What lies open", "Tonight’s roles", "Talk", "I am…"):
        sheet(ana, words, flawed)
    ana.press("I am…")
    ana.page.locator("dialog .role-key").first.click()
    ana.page.locator(".builder-foot").wait_for()
    flawed["a story"] = flaws(ana)
    ana.page.locator(".builder-foot .btn").click()
    ana.page.locator(".board .says").first.click()
    flawed["board"] = flaws(ana)
    vote_now(phones)
    with paused(ana):
        flawed |= {"vote": flaws(ana), "table, vote": flaws(tv)}
    for seat, phone in enumerate(phones):
        point(phone, (seat + 1) % 3)
    phase(ben, "dropping")
    phase(ben, "reveal")
    phase(ana, "reveal")
    flawed |= {"reveal": flaws(ana), "reveal by a low lamp": flaws(ben), "table, reveal": flaws(tv)}
    sheet(ana, "Again", flawed)
    ana.press("Replay the night")
    ana.page.locator("main.replay").wait_for()
    ana.press("Pause")
    flawed["replay"] = flaws(ana)
    sheet(ana, "Who moved my card?", flawed)
    ben.go(f"/past/{room}").page.locator("table").wait_for()
    flawed["past"] = flaws(ben)
    ben.page.locator(".to button, .to .link").first.click()
    expect(ben.page.locator("main.past")).to_have_count(0)
    ben.page.locator("h1").first.wait_for()
    flawed["past game"] = flaws(ben)
    sheet(tv, words_of("en")("app-sound-title"), flawed)
    assert not any(flawed.values()), {screen: found for screen, found in flawed.items() if found}
    leave(*phones, late, tv)
