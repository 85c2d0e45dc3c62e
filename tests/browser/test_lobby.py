"""Coming to a table in a browser: sitting down, moving seats, choosing cards, coming back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.phones import LAPTOP, PHONE, SMALL, TABLET, House, Phone

NARROW = (320, 640)


@pytest.fixture
def table(house: House) -> Iterator[tuple[str, list[Phone]]]:
    room, phones = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr", "en"))
    yield room, phones
    assert [phone.errors for phone in phones] == [[], [], []]
    for phone in phones:
        phone.close()


def names(phone: Phone) -> str:
    return phone.page.locator(".people .names").inner_text()


def test_a_room_is_opened_and_others_come_in_by_its_code(house: House) -> None:
    ana, ben = house.phone("en"), house.phone("fr")
    room = ana.open_a_table("Ana")
    ben.go("/").page.locator("#code").fill(room.lower())
    ben.page.wait_for_url(f"{house.url}/r/{room}")
    ben.sees("Ana est déjà là.")
    ben.sit_down("Élodie")
    ana.sees("You, Élodie")
    ben.sees("Ana, Toi")
    assert ana.errors == ben.errors == []


def test_a_name_that_is_taken_is_refused_in_words(house: House, table: tuple[str, list[Phone]]) -> None:
    room, _ = table
    dov = house.phone().go(f"/r/{room}")
    dov.page.locator("#name").fill("ana")
    dov.press("Sit down")
    dov.sees("Two players are called ana.")
    dov.page.locator("#name").fill("Dov")
    dov.press("Sit down")
    dov.page.locator(".lobby").wait_for()


def test_a_code_that_nobody_has_leads_back_to_the_door(house: House) -> None:
    lost = house.phone().go("/r/ZZZZ")
    lost.sees("There is no room with this code.")
    lost.press("To the door")
    lost.button("Open a table").wait_for()


def test_a_reload_keeps_the_seat_and_an_empty_phone_does_not(table: tuple[str, list[Phone]]) -> None:
    _, (_, ben, _) = table
    ben.page.reload()
    ben.sees("Ana, Toi, Cleo")
    ben.page.evaluate("localStorage.clear()")
    ben.page.reload()
    ben.page.locator("#name").wait_for()


def test_seats_are_moved_by_buttons_and_by_dragging(table: tuple[str, list[Phone]]) -> None:
    _, (ana, ben, _) = table
    ana.press("Seats")
    ana.press("Move Ben down")
    ben.sees("Ana, Cleo, Toi")
    grip = ana.page.locator(".grip").last.bounding_box()
    first = ana.page.locator(".seat-row").first.bounding_box()
    assert grip
    assert first
    mouse = ana.page.mouse
    mouse.move(grip["x"] + 20, grip["y"] + 20)
    mouse.down()
    mouse.move(grip["x"] + 20, first["y"] + 50, steps=8)
    mouse.move(grip["x"] + 20, first["y"] + 4, steps=4)
    mouse.up()
    ben.sees("Toi, Ana, Cleo")


def test_the_host_hands_on_and_the_new_host_removes_somebody(table: tuple[str, list[Phone]]) -> None:
    _, (ana, ben, cleo) = table
    ana.press("Seats")
    ana.press("More about Ben")
    ana.press("Make host")
    ben.button("Distribuer").wait_for()
    ben.press("Places")
    ben.press("Plus sur Cleo")
    ben.press("Retirer de la table")
    cleo.page.locator("#name").wait_for()
    expect(ana.page.locator(".people .names")).to_have_text("You, Ben")


def test_the_first_host_leaves_and_the_table_goes_on(table: tuple[str, list[Phone]]) -> None:
    _, (ana, ben, _) = table
    ana.press("Leave the table")
    ana.page.locator("#name").wait_for()
    ben.button("Distribuer").wait_for()


def test_somebody_without_their_phone_comes_back_with_a_code(house: House, table: tuple[str, list[Phone]]) -> None:
    room, (ana, ben, cleo) = table
    ana.press("Seats")
    ana.press("More about Cleo")
    ana.press("Code for another phone")
    code = ana.page.locator(".recovery .display").inner_text()
    new = house.phone().go(f"/r/{room}")
    new.press("I had a seat here")
    new.page.locator("#return-code").fill(code)
    new.press("Take my seat back")
    new.page.locator("#return-problem").filter(has_text=re.compile(".")).wait_for()
    cleo.page.goto("about:blank")
    new.page.wait_for_timeout(21_000)  # so long must the seat have had no screen
    new.press("Take my seat back")
    new.sees("Ana, Ben, You")
    ben.sees("De retour avec un code")


def test_two_players_share_a_phone(table: tuple[str, list[Phone]]) -> None:
    _, (ana, ben, _) = table
    ana.press("Another player on this phone")
    ana.page.locator("#name").fill("Dov")
    ana.press("Sit down")
    ben.sees("Ana, Toi, Cleo, Dov")
    ana.sees("Ana, Ben, Cleo, You")
    ana.page.reload()
    ana.page.locator(".hands button").nth(1).click()
    ana.sees("Ana, Ben, Cleo, You")
    ana.page.locator(".hands button").first.click()
    ana.sees("You, Ben, Cleo, Dov")


def test_cards_are_chosen_and_what_is_wrong_is_said_at_once(table: tuple[str, list[Phone]]) -> None:
    _, (ana, ben, _) = table
    ana.sees("The First Night")
    ana.press("Change the cards")
    ana.press("Seer, 1 in")
    ana.sees("5 cards are too few for 3 players")
    expect(ana.button("Deal")).to_be_disabled()
    ana.press("Mason, not in")
    ana.sees("Masons come in pairs")
    ben.sees("Nos propres cartes")
    ana.press("Scenarios")
    ana.page.locator("dialog .scenario", has_text="Moonstruck").click()
    ana.sees("Moonstruck")
    expect(ana.button("Deal")).to_be_enabled()
    assert ben.page.locator(".role.in").count() == ana.page.locator(".role.in").count()


def test_a_new_group_gets_to_its_first_game_in_one_tap(house: House) -> None:
    _, phones = house.table_of("Ana", "Ben", "Cleo", "Dov", "Eve", "Finn")
    phones[0].sees("can’t be played by 6")
    phones[0].page.locator(".first-game").click()
    phones[0].press("Deal")
    for phone in phones:
        phone.page.locator(".lobby").wait_for(state="detached")
        phone.close()


def test_who_comes_late_watches_and_waits_for_the_next_game(house: House, table: tuple[str, list[Phone]]) -> None:
    room, (ana, *_) = table
    ana.press("Deal")
    late = house.phone().go(f"/r/{room}")
    late.sees("It is night.")
    late.page.locator("#name").fill("Dov")
    late.press("Wait for the next game")
    late.sees("You sit down when this game is over.")
    late.page.reload()
    late.sees("You sit down when this game is over.")


@pytest.mark.parametrize("size", [NARROW, SMALL, PHONE, TABLET, LAPTOP], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_off_at_the_side(table: tuple[str, list[Phone]], size: tuple[int, int]) -> None:
    _, (ana, ben, _) = table
    for phone in (ana, ben):
        phone.resize(size)
        phone.page.locator("summary").first.click() if phone is ana else None
        assert not phone.scrolls_sideways()
    ana.go("/")
    assert not ana.scrolls_sideways()


def test_axe_finds_nothing_wrong(house: House) -> None:
    ana = house.phone()
    ana.go("/")
    ana.press("This phone")
    ana.page.get_by_role("switch", name=re.compile("^Daylight")).click()
    expect(ana.page.locator("html.day")).to_have_count(1)
    assert ana.violations() == []
    ana.press("Close")
    assert ana.violations() == []
    room = ana.open_a_table("Ana")
    assert ana.violations() == []
    for sheet in ("Seats", "Scenarios", "Show the code large"):
        ana.button(sheet).first.click()
        assert ana.violations() == [], sheet
        ana.press("Close")
    ana.page.locator("summary").click()
    ana.press("Change the cards")
    ana.sees("Our own cards")
    assert ana.violations() == []
    ana.press("Werewords")
    ana.sees("The words")
    assert ana.violations() == []
    newcomer = house.phone().go(f"/r/{room}")
    newcomer.page.locator("#name").wait_for()
    assert newcomer.violations() == []
    ana.close()
    newcomer.close()
