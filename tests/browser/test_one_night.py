"""One Night on five phones and a table screen, by the screens alone, from the first seat to the verdict."""

from collections.abc import Sequence

from playwright.sync_api import expect

from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.naming import Names
from tests.browser.phones import LAPTOP, PATIENCE, House, Phone
from tests.browser.playing import (
    as_the_engine_has_it,
    claim,
    comes_back,
    leave,
    look,
    phase,
    point,
    script,
    spend_the_night,
    vote_now,
    words_of,
)

NAMES = ("Ana", "Benoît", "Cleo", "Dov", "Élodie")
LANGUAGES = ("en", "fr", "en", "fr", "en")

LISTEN = """
window.said = [];
window.written = [];
Object.defineProperty(window, "speechSynthesis", { value: {
  speak: (utterance) => utterance.text && said.push(utterance.text),
  cancel() {}, getVoices: () => [], addEventListener() {}, removeEventListener() {},
} });
new MutationObserver(() => {
  for (const { innerText } of document.querySelectorAll(".tv-call .lead"))
    if (innerText && !written.includes(innerText)) written.push(innerText);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""A device whose voice can be read."""


def a_table_screen(house: House, room: str, language: str) -> Phone:
    """A laptop in the middle of the table, allowed to speak."""
    screen = house.phone(language, LAPTOP)
    screen.page.add_init_script(LISTEN)
    screen.go(f"/table/{room}")
    screen.press(words_of(language)("app-table-speak"))
    return screen


def test_a_quick_night_with_artifacts_on_phones_in_two_languages(house: House) -> None:
    room, phones = house.table_of(*NAMES, languages=LANGUAGES)
    ana, ben, cleo, dov, elodie = phones
    tv = a_table_screen(house, room, "fr")
    ana.press("Scenarios")
    ana.page.locator("dialog .scenario", has_text="Precarious Alliances").click()
    ben.sees("Alliances précaires")
    ana.press("Deal")

    comes_back(ben, "deal")
    for phone in phones:
        look(phone)
    spend_the_night(phones, lambda part: comes_back(cleo, "night") if part == 2 else None)
    comes_back(dov, "look")
    for phone in phones:
        look(phone)

    comes_back(elodie, "day-screen")
    for phone in phones:
        claim(phone)
    tv.page.locator(".tv-claims li").first.wait_for()
    vote_now(phones)
    comes_back(ben, "vote")
    for seat, phone in enumerate(phones):
        point(phone, (seat + 1) % len(phones) if seat else 2)
    ends_as_the_engine_says(house, room, phones, tv)
    comes_back(ana, "reveal")
    said = tv.page.evaluate("said")
    assert said[0] == words_of("fr")("app-table-quick")
    assert said[1] == words_of("fr")("say-day")
    leave(*phones, tv)


def test_a_told_night_is_said_as_the_script_has_it(house: House) -> None:
    room, phones = house.table_of(*NAMES)
    ana, texts = phones[0], words_of("en")
    tv = a_table_screen(house, room, "en")
    ana.press("Change the cards")
    for card, copies in (("werewolf", 2), ("werewolf", 3), ("seer", 1), ("robber", 1), ("troublemaker", 1)):
        ana.press(texts("app-lobby-card-count", name=texts.role(card), count=copies))
    for card in ("mystic-wolf", "dream-wolf", "prince", "bodyguard", "hunter"):
        ana.press(texts("app-lobby-card-count", name=texts.role(card), count=0))
    ana.page.locator("summary").click()
    ana.press("Told night")
    ana.press(texts("app-common-more", what="Time at each call"))
    ana.press("Deal")
    for phone in phones:
        look(phone)
    lines = [line["text"] for line in script(house, room, "en")]
    spend_the_night(phones)
    tv.page.wait_for_function("lines => said.length >= lines.length", arg=lines)
    assert tv.page.evaluate("said") == lines
    assert set(lines) <= set(tv.page.evaluate("written"))
    for phone in phones:
        look(phone)
    vote_now(phones)
    for phone in phones[1:]:
        point(phone, 0)
    point(ana, 1)
    ends_as_the_engine_says(house, room, phones, tv)
    leave(*phones, tv)


def ends_as_the_engine_says(house: House, room: str, phones: Sequence[Phone], tv: Phone) -> None:
    """The record, judged by the engine, against every screen."""
    for phone in phones:
        phase(phone, "reveal")
    game = as_the_engine_has_it(house, room)
    assert game.end is not None
    verdict, dead = game.end.verdict, {death.seat for death in game.end.vote.deaths}
    for screen in (*phones, tv):
        texts = words_of(screen.language)
        won = [texts("app-table-won", team=outcome.team) for outcome in verdict.outcomes if outcome.won]
        expect(screen.page.locator("h1")).to_have_text(" ".join(won) or texts("app-table-nobody-won"))
        shown = screen.page.locator(".why li, .tv-why li").all_inner_texts()
        assert set(Telling(texts, Names(NAMES)).reasons(game.end)) <= set(shown)
    for seat, phone in enumerate(phones):
        texts = words_of(phone.language)
        mine = texts("app-reveal-you-won" if seat in verdict.winners else "app-reveal-you-lost")
        expect(phone.page.locator(".own")).to_have_text(mine, timeout=PATIENCE)
        for other, row in enumerate(phone.page.locator(".everyone li").all()):
            outcome = texts("app-reveal-won" if other in verdict.winners else "app-reveal-lost")
            expect(row.locator(".outcome")).to_have_text(outcome)
            expect(row.locator(".cards")).to_contain_text(texts.role(game.table.cards[other]))
            expect(row.locator(".died")).to_have_count(int(other in dead))
