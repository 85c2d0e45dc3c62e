"""What a phone may not know is nowhere in it: not in the page, not in its storage, not in what it was sent."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterable, Sequence

import pytest
from playwright.sync_api import expect

from noctambule.engine.events import TABLE, Event, shown_to
from tests.browser.phones import LAPTOP, House, Phone
from tests.browser.playing import (
    as_the_engine_has_it,
    choose,
    comes_back,
    leave,
    look,
    news,
    phase,
    point,
    spend_the_night,
    they_got_it,
    vote_now,
    words_as_the_engine_has_them,
    words_of,
)

WORDS = ("Zibeline", "Quetzal", "Farfadet", "Okapi", "Tamarin", "Bergamot")
PAGE = """() => [...document.body.children]
  .filter((part) => !part.querySelector("symbol")).map((part) => part.outerHTML).join("")"""
"""All of the page but the sheet of drawings, which has the whole cast in it on every phone."""
KEPT = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def page(phone: Phone) -> str:
    return str(phone.page.evaluate(PAGE))


def kept(phone: Phone) -> str:
    return str(phone.page.evaluate(KEPT))


def names_a_card(phone: Phone, deck: Iterable[str]) -> list[str]:
    """The roles whose name or drawing is anywhere in the page, though nothing is held open."""
    html, texts = page(phone), words_of(phone.language)
    return [id for id in set(deck) if texts.role(id) in html or f"#art-{id}" in html]


def told(phone: Phone) -> set[tuple[object, ...]]:
    """Every event that came to this phone."""
    return {
        (event["kind"], event["call"], event["step"], event["seat"], tuple(event["places"]), tuple(event["what"]))
        for view in news(phone)
        for event in view["events"]
    }


def may_know(seat: int, events: Iterable[Event]) -> set[tuple[object, ...]]:
    return {tuple(event[:-1]) for event in shown_to(seat, events)}


def no_answer_yet(house: House, room: str) -> None:
    for what in ("records", "replays"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            house.past(room, f"{what}/1")


def test_cards_are_where_they_may_be_known_and_nowhere_else(house: House) -> None:
    room, phones = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr"))
    watcher, tv = house.phone().go(f"/r/{room}"), house.phone(size=LAPTOP).go(f"/table/{room}")
    phones[0].press("Deal")
    deck = ("werewolf", "seer", "robber", "troublemaker", "villager")

    def nothing_shows(_: int = 0) -> None:
        assert [names_a_card(phone, deck) for phone in phones] == [[], [], []]
        assert not [id for id in deck for screen in (*phones, watcher) if id in kept(screen)]

    for phone in phones:
        phase(phone, "deal")
    nothing_shows()
    phones[0].page.locator(".pad-thumb").hover()
    phones[0].page.mouse.down()
    expect(phones[0].page.locator(".shown > *")).to_have_count(1)
    assert names_a_card(phones[0], deck)
    phones[0].page.mouse.up()
    seen = [look(phone) for phone in phones]
    spend_the_night(phones, nothing_shows)
    nothing_shows()
    no_answer_yet(house, room)
    for phone in phones:
        look(phone)
    vote_now(phones)
    no_answer_yet(house, room)
    for seat, phone in enumerate(phones):
        point(phone, (seat + 1) % 3)
    for phone in phones:
        phase(phone, "reveal")

    game = as_the_engine_has_it(house, room)
    for seat, phone in enumerate(phones):
        assert words_of(phone.language).role(game.deal.cards[seat]) in seen[seat]
        assert told(phone) == may_know(seat, game.events)
    for screen in (watcher, tv):
        assert told(screen) == may_know(TABLE, game.events)
    leave(*phones, watcher, tv)


def test_the_word_is_where_it_may_be_known_and_nowhere_else(house: House) -> None:
    room, phones = house.table_of("Ana", "Ben", "Cleo", "Dov")
    ana, watcher, tv = phones[0], house.phone().go(f"/r/{room}"), house.phone(size=LAPTOP).go(f"/table/{room}")
    ana.press("Werewords")
    ana.sees("The words")
    ana.page.locator("summary").click()
    ana.press("Words of our own")
    ana.page.locator("dialog textarea").fill("\n".join(WORDS))
    ana.press(words_of("en")("app-lobby-own-words-take", count=len(WORDS)))
    ana.page.locator("dialog").wait_for(state="detached")
    ana.press("Deal")
    for phone in phones:
        look(phone)
    spend_the_night(phones)
    for phone in phones:
        look(phone)
    for phone in phones:
        phase(phone, "word-day")
    comes_back(phones[1], "word-day")

    screens = (*phones, watcher, tv)
    pages, storages = [page(screen) for screen in screens], [kept(screen) for screen in screens]
    heard = [json.dumps(screen.heard, ensure_ascii=False) for screen in screens]
    mayor = phones[news(ana)[-1]["live"]["mayor"]]
    mayor.page.locator(".asked .chip").first.click()
    they_got_it(mayor)
    wolves = [seat for name, _, _, _, places, _ in told(ana) if name == "werewolves" for seat in places]  # type: ignore[attr-defined]
    for wolf in wolves:
        point(phones[wolf], next(seat for seat in range(4) if seat not in wolves))
    for phone in phones:
        phase(phone, "over")

    game = words_as_the_engine_has_them(house, room)
    assert game.word in WORDS
    assert not [word for word in WORDS for text in (*pages, *storages) if word in text]
    for seat, text in enumerate(heard[: len(phones)]):
        knows = any(game.word in event.what for event in shown_to(seat, game.events) if event.kind in ("chose", "word"))
        assert (game.word in text) == knows
        assert seat == game.mayor or not [word for word in WORDS if word != game.word and word in text]
    assert not [word for word in WORDS for text in heard[len(phones) :] if word in text]
    leave(*screens)


def test_two_on_one_phone_each_see_their_own(house: House) -> None:
    room, (ana, ben) = house.table_of("Ana", "Ben")
    ana.press("Another player on this phone")
    ana.page.locator("#name").fill("Dov")
    ana.press("Sit down")
    ana.sees("Ana, Ben, You")
    ana.page.locator(".hands button").first.click()
    ana.press("Deal")

    def in_turn(do: Sequence[str] = ("Ana", "Dov")) -> Iterable[Phone]:
        """The one phone in the hands of one, then of the other; then whoever has a phone alone."""
        for name in do:
            if ana.page.locator(".hands [aria-pressed=true]").inner_text() != name:
                ana.page.locator(".hands button", has_text=name).click()
                ana.press(f"I am {name}")
            yield ana
        yield ben

    phase(ana, "deal")
    seen = [look(phone) for phone in in_turn()]
    while not ben.page.locator("main.look").count():
        part = ben.page.locator(".sky [role=status]")
        last = part.inner_text()
        for phone in in_turn():
            choose(phone)
        ben.page.wait_for_function("last => document.querySelector('.sky [role=status]')?.innerText !== last", arg=last)
    for phone in in_turn():
        look(phone)

    phase(ben, "day-screen")
    ana.page.reload()
    for phone in in_turn():
        if phone is ana:  # two of three are enough
            phone.page.locator(".vote-now").click()
    phase(ben, "vote")
    for phone in in_turn():
        target = "Ana" if phone is ben else "Ben"
        phone.page.locator(f".ring .seat[aria-label={target}]").click()
        phone.page.locator(".bar .btn").click()
    phase(ben, "reveal")
    game = as_the_engine_has_it(house, room)
    dealt = [game.deal.cards[seat] for seat in (0, 2, 1)]
    assert [words_of("en").role(card) in words for card, words in zip(dealt, seen, strict=True)] == [True] * 3
    leave(ana, ben)


def test_the_host_hands_on_in_the_middle_of_a_game(house: House) -> None:
    _, phones = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr"))
    ana, ben, _ = phones
    ana.press("Deal")
    phase(ben, "deal")
    ana.press("The table")
    ana.press("More about Ben")
    ana.press("Make host")
    ana.sees("Ben keeps this table")
    ben.press("La table")
    ben.press("Pause")
    expect(ana.page.locator(".notice")).to_be_visible()
    leave(*phones)
