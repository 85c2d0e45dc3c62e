"""The end in a browser: the verdict on screen is the engine's, and the night can be walked forward and back."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from noctambule.narrator.texts import Texts
from noctambule.onenight.room.settings import OneNightSettings
from tests.browser.phones import LAPTOP, PATIENCE, SMALL, House, Phone
from tests.browser.seats import play_one_night, token

NAMES = ("Ana", "Ben", "Inès")
DECK = ("werewolf", "robber", "troublemaker", "drunk", "witch", "curator")
OUTCOMES = {"en": ("won", "lost"), "fr": ("gagne", "perd")}
NARROW = (320, 640)
FRENCH = 1
"""The seat whose phone is in French."""


@pytest.fixture(scope="module")
def ended(house: House) -> Iterator[tuple[str, list[Phone], Phone]]:
    """Three phones and a table screen, after the vote: two pointed at Ben."""
    room, phones = house.table_of(*NAMES, languages=("en", "fr"))
    shared = house.phone(size=LAPTOP).go(f"/table/{room}")
    seats = [token(phone, room) for phone in phones]
    play_one_night(house.url, room, seats, (1, 0, 1), OneNightSettings(deck=DECK))
    for phone in phones:
        phone.page.locator(".reveal").wait_for()
    yield room, phones, shared
    for phone in (*phones, shared):
        assert phone.errors == []
        phone.close()


def asked(house: House, path: str) -> Any:
    with urllib.request.urlopen(house.url + path) as answer:
        return json.loads(answer.read())


def lying(phone: Phone) -> list[str]:
    """The roles on the table, seat by seat and then in the center, as the page has them in words."""
    said = phone.page.locator(".stage ul li").all_text_contents()
    return [line.rpartition(":")[2].strip() for line in said]


def test_the_verdict_is_the_engines_in_both_languages(house: House, ended: tuple[str, list[Phone], Phone]) -> None:
    room, phones, _ = ended
    replay = asked(house, f"/rooms/{room}/replays/1")
    for seat, phone in enumerate(phones):
        language = "fr" if seat == FRENCH else "en"
        texts = Texts(language)
        wins, loses = OUTCOMES[language]
        rows = phone.page.locator(".everyone li")
        expect(rows.locator(".outcome")).to_have_text(
            [wins if seat in replay["winners"] else loses for seat in range(len(NAMES))]
        )
        ends = next(event for event in replay["events"] if event["kind"] == "cards")["what"]
        for each, row in enumerate(rows.locator(".cards").all_text_contents()):
            words = dict.fromkeys(texts.role(card) for card in (replay["dealt"][each], ends[each]))
            assert all(word in row for word in words)
    first = phones[0].page
    expect(first.locator(".why li").first).to_have_text("Ben dies with 2 votes.")
    sentences = {"village": "The village wins.", "werewolf": "The wolves win.", "tanner": "The tanner wins."}
    won = [sentences[event["what"][0]] for event in replay["events"] if event["kind"] == "won"]
    expect(first.locator("h1")).to_have_text(" ".join(won) or "Nobody wins.")


def test_the_shuffle_is_checked_and_a_reload_shows_the_end_again(ended: tuple[str, list[Phone], Phone]) -> None:
    _, phones, _ = ended
    phones[0].sees("Nobody chose these cards")
    phones[2].page.reload()
    phones[2].page.locator(".reveal").wait_for()
    expect(phones[2].page.locator(".everyone .outcome").first).not_to_be_empty()


def test_the_night_is_walked_with_keys_buttons_and_swipes(house: House, ended: tuple[str, list[Phone], Phone]) -> None:
    room, phones, _ = ended
    replay, phone = asked(house, f"/rooms/{room}/replays/1"), phones[0]
    texts = Texts("en")
    phone.press("Replay the night")
    phone.press("Pause")
    for _ in range(10):
        phone.page.keyboard.press("ArrowLeft")
    assert lying(phone) == [texts.role(card) for card in replay["dealt"]]
    onward = phone.button("One step on")
    while onward.is_enabled():
        onward.click()
    ends = next(event for event in replay["events"] if event["kind"] == "cards")["what"]
    assert lying(phone) == [texts.role(card) for card in ends]
    expect(phone.page.locator("h1")).to_have_text("Day breaks.")
    steps = phone.page.locator(".said p").inner_text()
    phone.page.mouse.move(80, 400)
    phone.page.mouse.down()
    phone.page.mouse.move(280, 400)
    phone.page.mouse.up()
    expect(phone.page.locator(".said p")).not_to_have_text(steps)
    assert phone.violations() == []
    phone.press("Who moved my card?")
    expect(phone.page.locator(".moved .dealt")).to_contain_text(texts.role(replay["dealt"][0]))
    assert phone.violations() == []
    phone.press("Close")
    for size in (NARROW, SMALL):
        phone.resize(size)
        assert not phone.scrolls_sideways()
    phone.press("Verdict")
    phone.page.locator(".reveal").wait_for()


def test_the_table_screen_tells_the_night_by_itself(ended: tuple[str, list[Phone], Phone]) -> None:
    *_, shared = ended
    shared.page.locator(".by-itself").wait_for(timeout=3 * PATIENCE)
    before = shared.page.locator(".said p").inner_text()
    expect(shared.page.locator(".said p")).not_to_have_text(before, timeout=PATIENCE)
    assert shared.violations() == []


def test_past_games_are_listed_with_their_record(
    house: House, ended: tuple[str, list[Phone], Phone], tmp_path: Path
) -> None:
    room, *_ = ended
    phone = house.phone(size=NARROW).go(f"/past/{room}")
    winners = asked(house, f"/rooms/{room}/games")[0]["winners"]
    phone.sees(f"Won by {' and '.join(winners)}." if winners else "Nobody won.")
    assert not phone.scrolls_sideways()
    assert phone.violations() == []
    with phone.page.expect_download() as download:
        phone.page.get_by_role("link", name="Keep the record").click()
    kept = tmp_path / "record.jsonl"
    download.value.save_as(kept)
    assert json.loads(kept.read_text(encoding="utf-8").splitlines()[0])["game"] == "one-night"
    phone.page.get_by_role("button", name="See the night again").click()
    phone.page.locator(".replay .stage").wait_for()
    assert phone.errors == []
    phone.go("/past/ZZZZ").sees("There is no room with this code.")
    phone.close()


def test_again_seats_whoever_waited(house: House, ended: tuple[str, list[Phone], Phone]) -> None:
    room, phones, _ = ended
    late = house.phone().go(f"/r/{room}")
    late.page.locator("#name").fill("Late")
    late.page.locator(".sit .btn").click()
    phones[0].press("Again")
    phones[0].sees("Late sits down with you.")
    assert phones[0].violations() == []
    phones[0].press("Change something else first")
    late.page.locator(".lobby").wait_for()
    late.close()
