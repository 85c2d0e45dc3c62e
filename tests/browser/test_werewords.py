"""Werewords on six phones and a table screen: the word found, and the word not found after all."""

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from noctambule.engine.seats import Seats
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.game import Game
from tests.browser.phones import LAPTOP, PATIENCE, House, Phone
from tests.browser.playing import (
    answer,
    ask,
    comes_back,
    flaws,
    leave,
    look,
    news,
    point,
    spend_the_night,
    they_got_it,
    words_as_the_engine_has_them,
    words_of,
)

NAMES = ("Ana", "Benoît", "Cleo", "Dov", "Élodie", "Finn")


def until_the_day(phones: Sequence[Phone], flawed: dict[str, list[str]]) -> tuple[Phone, str]:
    """From the deal to the morning; the mayor's phone, and the word that was chosen on it. What is wrong is noted."""
    for phone in phones:
        phone.page.locator("main.deal").wait_for()
    mayor = phones[news(phones[0])[-1]["live"]["mayor"]]
    words = list[str]()

    def overlook(part: int) -> None:
        if part == 1:
            words.append(mayor.page.locator(".word").first.inner_text())
            flawed["words to choose from"] = flaws(mayor)
            flawed["dream"] = flaws(next(phone for phone in phones if phone is not mayor))

    flawed["card"] = flaws(mayor)
    for phone in phones:
        look(phone)
    spend_the_night(phones, overlook)
    flawed["what the night showed"] = flaws(mayor)
    for phone in phones:
        look(phone)
    for phone in phones:
        phone.page.locator("main.word-day").wait_for()
    return mayor, words[0]


def given(phone: Phone) -> list[str]:
    """The tokens in the log, the first one first."""
    found = [re.findall(r"#art-([a-z-]+)", row.inner_html()) for row in phone.page.locator(".log li").all()]
    return [token for [token, *_] in reversed(found)]


def test_the_word_is_found_then_another_is_not_after_all(house: House) -> None:
    room, phones = house.table_of(*NAMES, languages=("en", "fr"))
    ana = phones[0]
    tv = house.phone("en", LAPTOP).go(f"/table/{room}")
    ana.press("Werewords")
    phones[1].page.locator(".game[aria-pressed=true]", has_text="Werewords").wait_for()
    ana.press("Deal")

    flawed = dict[str, list[str]]()
    mayor, word = until_the_day(phones, flawed)
    one, other, third, *_ = (phone for phone in phones if phone is not mayor)
    ask(one, "Is it alive?")
    mayor.page.locator(".asked .lead", has_text="Is it alive?").wait_for()
    comes_back(one, "word-day")
    answer(mayor, "yes")
    mayor.page.locator(".asked .chip").nth(2).click()
    answer(mayor, "maybe")
    expect(other.page.locator(".log li")).to_have_count(2)
    assert given(other) == ["yes", "maybe"]
    mayor.page.locator(".last .link").last.click()
    expect(other.page.locator(".log li")).to_have_count(1)
    answer(mayor, "so-close")
    expect(tv.page.locator(".tv-asked li")).to_have_count(2)
    flawed["table, questions"] = flaws(tv)
    assert given(other) == ["yes", "so-close"]
    flawed["pad"] = flaws(mayor)
    ask(third, f"Is it {word}?")
    mayor.page.locator(".asked .match").wait_for()
    flawed["asker"] = flaws(third)
    comes_back(mayor, "pad-mayor")
    they_got_it(mayor)

    wolves = [phones[seat] for seat in shown_wolves(ana)]
    comes_back(wolves[0], "vote")
    innocent = next(seat for seat, phone in enumerate(phones) if phone not in wolves)
    flawed["guess"] = flaws(wolves[0])
    for wolf in wolves:
        point(wolf, innocent)
    found = ends_as_the_engine_says(house, room, 1, phones, tv)
    assert found.word == word
    flawed |= {"over": flaws(ana), "table, over": flaws(tv)}

    ana.press("Again, with other words")
    mayor, word = until_the_day(phones, {})
    mayor.page.locator(".asked .chip").first.click()
    they_got_it(mayor)
    mayor.page.locator(".link.wide", has_text=words_of(mayor.language)("app-words-whoops")).click()
    for phone in phones:
        phone.page.locator("main.talk").wait_for()
        expect(phone.page.locator("h1")).to_contain_text(word)
    comes_back(ana, "talk")
    phones[1].page.locator(".ring .seat:enabled").first.click()
    expect(ana.page.locator(".ring .seat[aria-label*='one finger']")).to_have_count(1)
    flawed |= {"talk": flaws(ana), "table, talk": flaws(tv)}
    for phone in phones[:4]:
        phone.page.locator(".link", has_text=words_of(phone.language)("app-cards-vote-now")).click()
    for phone in phones:
        phone.page.locator("main.vote").wait_for()
    point(phones[2], 1)
    comes_back(phones[2], "vote")
    expect(phones[2].page.locator(".hand")).to_have_count(1)
    expect(phones[2].page.locator(".bar .btn")).to_have_text(f"Pointing at {NAMES[1]}")
    flawed["vote"] = flaws(phones[2])
    for seat, phone in enumerate(phones):
        point(phone, 1 if seat == 0 else 0)
    missed = ends_as_the_engine_says(house, room, 2, phones, tv)
    assert missed.word == word != found.word
    assert not any(flawed.values()), flawed
    leave(*phones, tv)


def shown_wolves(phone: Phone) -> list[int]:
    phone.page.locator("main.vote").wait_for()
    return [seat for event in news(phone)[-1]["events"] if event["kind"] == "werewolves" for seat in event["places"]]


def ends_as_the_engine_says(house: House, room: str, number: int, phones: Sequence[Phone], tv: Phone) -> Game:
    """The record, judged by the engine, against every screen."""
    for phone in phones:
        phone.page.locator("main.over").wait_for()
    game = words_as_the_engine_has_them(house, room, number)
    assert game.verdict is not None
    for screen in (*phones, tv):
        texts = words_of(screen.language)
        telling = WordTelling(texts, Seats(NAMES))
        expect(screen.page.locator("h1")).to_have_text(texts("app-table-won", team=game.verdict.team), timeout=PATIENCE)
        expect(screen.page.locator("main")).to_contain_text(telling.outcome(game.verdict.why))
    for phone in phones:
        telling = WordTelling(words_of(phone.language), Seats(NAMES))
        for seat, row in enumerate(phone.page.locator(".roles li").all()):
            expect(row).to_contain_text(telling.role(game.roles[seat]))
    return game
