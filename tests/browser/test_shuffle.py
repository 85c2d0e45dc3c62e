"""Phones deal again at the end: they agree where nobody cheated, and say so in red where the server did."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from noctambule.onenight.room.settings import OneNightSettings
from tests.browser.phones import LAPTOP, House, Phone, a_server
from tests.browser.playing import words_of
from tests.browser.seats import play_one_night, token

NAMES = ("Ana", "Ben", "Inès")
DECK = ("werewolf", "robber", "troublemaker", "drunk", "witch", "seer")
LOOKED_AT = ("seal", "own", "others", "cards")


def play(house: House, language: str = "en") -> tuple[str, list[Phone]]:
    """Three phones, and a game that has come to its end."""
    room, phones = house.table_of(*NAMES, languages=(language,))
    seats = [token(phone, room) for phone in phones]
    play_one_night(house.url, room, seats, (1, 0, 1), OneNightSettings(deck=DECK))
    for phone in phones:
        phone.page.locator(".shuffled").wait_for()
    return room, phones


def found(phone: Phone) -> list[str]:
    """What came of all of it, and of each thing that was looked at."""
    phone.page.locator(".shuffled summary").click()
    marks = [phone.page.locator(".shuffled").first, *phone.page.locator(".shuffled li").all()]
    return [re.findall(r"good|open|bad", each.get_attribute("class") or "")[0] for each in marks]


def closed(phones: Sequence[Phone]) -> None:
    for phone in phones:
        assert phone.errors == []
        phone.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_phones_deal_again_and_all_agree(house: House, language: str) -> None:
    room, phones = play(house, language)
    table = house.phone(language, LAPTOP).go(f"/table/{room}")
    texts = words_of(language)
    phones[1].page.reload()
    phones[1].page.locator(".shuffled").wait_for()
    codes = set[str]()
    for phone in phones:
        phone.sees(texts("app-shuffle-good"))
        assert found(phone) == ["good"] * 5
        for each in LOOKED_AT:
            phone.sees(texts(f"app-shuffle-{each}-good"))
        codes |= set(re.findall(r"\b[0-9a-f]{6}\b", phone.page.locator(".shuffled").inner_text()))
        assert not phone.violations()
        assert not phone.scrolls_sideways()
    table.page.locator(".shuffled").wait_for()
    codes |= set(re.findall(r"\b[0-9a-f]{6}\b", table.page.locator(".shuffled").inner_text()))
    assert len(codes) == 1
    closed([*phones, table])


def test_who_was_not_there_says_what_could_not_be_known(house: House) -> None:
    phones = play(house)[1]
    late = phones[2].page
    late.evaluate("""Object.keys(localStorage).filter((key) => key.includes(".shuffle."))
        .forEach((key) => localStorage.removeItem(key))""")
    late.reload()
    late.locator(".shuffled").wait_for()
    assert found(phones[2]) == ["open", "open", "open", "open", "good"]
    closed(phones)


@pytest.fixture(params=["deal", "secret", "opening"])
def cheated(request: pytest.FixtureRequest, house: House, tmp_path: Path) -> Iterator[tuple[str, House]]:
    """A server that cheats, and how."""
    store = str(tmp_path / "rooms.db")
    with a_server("tests.browser.cheating", request.param, store, "0", "--unguarded") as url:
        yield request.param, House(url, house.browser)


def test_phones_say_in_red_that_somebody_cheated(cheated: tuple[str, House]) -> None:
    how, house = cheated
    phones = play(house)[1]
    seen = [found(phone) for phone in phones]
    assert [each[0] for each in seen] == ["bad"] * 3
    bad = {
        "deal": ["cards"],
        "secret": ["seal", "others"],
        "opening": ["others"],
    }[how]
    for phone, (_, *marks) in zip(phones, seen, strict=True):
        own = ["own"] if how == "opening" and phone is phones[1] else []
        looked = dict(zip(LOOKED_AT, marks, strict=True))
        assert [each for each in LOOKED_AT if looked[each] == "bad"] == sorted([*bad, *own], key=LOOKED_AT.index)
        phone.sees(words_of("en")("app-shuffle-bad"))
        colour = phone.page.locator(".shuffled summary").evaluate("it => getComputedStyle(it).color")
        calm = phone.page.locator(".shuffled p").first.evaluate("it => getComputedStyle(it).color")
        assert colour != calm
    expect(phones[0].page.locator(".shuffled li.bad .mark").first).to_have_text("✗")
    closed(phones)
