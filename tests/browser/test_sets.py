"""Sets of one's own in a browser: saved by a host, found again next evening, handed on to another phone, and dealt."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phones import PATIENCE, SMALL, House, Phone

SATURDAY = "Our Saturday"


@pytest.fixture
def host(house: House) -> Iterator[Phone]:
    """A host who has put the tanner in the seer's place, and keeps that."""
    host = house.phone("en")
    host.open_a_table("Ana")
    host.press("Change the cards")
    host.press("Seer, 1 in")
    host.press("Tanner, not in")
    save(host, SATURDAY, "Nobody trusts the tanner.")
    host.sees("“Our Saturday” is kept on this phone.")
    yield host
    assert host.errors == []
    host.close()


def save(host: Phone, name: str, about: str) -> None:
    host.press("Our own sets")
    host.page.locator("#set-name").fill(name)
    host.page.locator("#set-about").fill(about)
    host.press("Keep")


def sets(phone: Phone) -> list[str]:
    return phone.page.locator(".sets li .title").all_inner_texts()


def dealt(house: House, host: Phone, room: str, deal: str = "Deal") -> None:
    """Two more come to the table, and the host deals."""
    others = [house.phone() for _ in range(2)]
    for phone, name in zip(others, ("Dov", "Eve"), strict=True):
        phone.join(room, name)
    expect(host.button(deal)).to_be_enabled(timeout=PATIENCE)
    host.press(deal)
    host.page.locator(".lobby").wait_for(state="detached")
    decks = [reply["view"]["live"]["deck"] for reply in host.heard if reply.get("view", {}).get("live")]
    assert sorted(decks[-1]) == ["robber", "tanner", "troublemaker", "villager", "werewolf", "werewolf"]
    for phone in others:
        phone.close()


def test_a_set_is_found_again_next_evening_and_dealt(house: House, host: Phone) -> None:
    room = host.open_a_table("Ana")
    host.sees("The First Night")
    host.press("Our own sets")
    host.sees("Nobody trusts the tanner.")
    assert sets(host) == [SATURDAY]
    host.page.locator(".sets .scenario").click()
    host.sees("Our own cards")
    expect(host.page.get_by_role("button", name="Tanner, 1 in")).to_be_visible()
    dealt(house, host, room)


def test_a_set_is_handed_on_by_a_link_to_a_phone_that_keeps_and_deals_it(house: House, host: Phone) -> None:
    host.press("Hand on Our Saturday")
    link = host.page.locator("#set-link").input_value()
    ben = house.phone("fr", SMALL).go(link[link.index("/#") :])
    ben.sees("Garder cette composition sur ton téléphone")
    ben.sees("Nobody trusts the tanner.")
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    ben.press("Garder")
    ben.press("Fermer")
    assert ben.page.url == f"{house.url}/"
    room = ben.open_a_table("Ben")
    ben.press("Nos compositions")
    ben.page.locator(".sets .scenario").click()
    ben.sees("Nos propres cartes")
    dealt(house, ben, room, "Distribuer")
    assert ben.errors == []
    ben.close()


def test_a_file_goes_to_another_machine_and_comes_back(host: Phone, tmp_path: Path) -> None:
    host.press("Hand on Our Saturday")
    with host.page.expect_download() as coming:
        host.press("As a file")
    assert coming.value.suggested_filename == "our-saturday.yaml"
    file = tmp_path / "our-saturday.yaml"
    coming.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert "deck: 2 werewolf, robber, troublemaker, villager, tanner" in text
    file.write_text(text.replace(SATURDAY, "Our Sunday"), encoding="utf-8")
    host.page.locator(".sets input[type=file]").set_input_files(file)
    host.sees("Keep this set on your phone?")
    host.page.locator(".sets section").get_by_role("button", name="Keep").click()
    expect(host.page.locator(".sets li .title")).to_have_text(["Our Sunday", SATURDAY])


def test_a_slip_is_undone(host: Phone) -> None:
    host.press("Remove Our Saturday")
    host.sees("“Our Saturday” is removed.")
    assert sets(host) == []
    host.press("Undo")
    assert sets(host) == [SATURDAY]
    host.press("Close")
    save(host, "our saturday", "Another one altogether.")
    host.sees("“our saturday” takes the place of the one that was called so.")
    host.press("Undo")
    host.press("Close")
    host.press("Our own sets")
    host.sees("Nobody trusts the tanner.")


def test_what_fits_no_longer_is_said_and_what_makes_no_game_is_not_kept(house: House, host: Phone) -> None:
    stranger = house.phone().go("/#set=name%3A%20Wizards%0Adeck%3A%20wizard%2C%20seer")
    stranger.sees("There is no role called “wizard”.")
    assert stranger.button("Keep").count() == 0
    stranger.close()
    host.press("Close")
    host.press("Robber, 1 in")
    save(host, "Too few", "")
    host.sees("5 cards are too few for 3 players")
    assert sets(host) == [SATURDAY]
    # A role that this server doesn't know is said when the set is to be played.
    host.page.evaluate(
        """() => {
          const kept = localStorage.getItem("noctambule.sets");
          localStorage.setItem("noctambule.sets", kept.replaceAll("tanner", "wizard"));
        }"""
    )
    host.press("Close")
    host.press("Our own sets")
    host.page.locator(".sets li .scenario").click()
    host.sees("There is no role called “wizard”.")
    assert [error for error in host.errors if "400" not in error] == []
    host.errors.clear()


def test_a_set_may_be_one_of_another_game(host: Phone) -> None:
    host.press("Close")
    host.press("Werewords")
    host.sees("The words")
    host.press("Hard")
    save(host, "Long words", "")
    host.sees("“Long words” is kept on this phone.")
    assert host.violations() == []
    host.page.locator(".sets li .scenario", has_text=SATURDAY).click()
    host.sees("Our own cards")
    host.press("Our own sets")
    host.page.locator(".sets li .scenario", has_text="Long words").click()
    expect(host.button("Hard")).to_have_attribute("aria-pressed", "true")


def test_axe_finds_nothing_wrong_with_sets(host: Phone) -> None:
    assert host.violations() == []
    host.press("Hand on Our Saturday")
    host.page.locator("#set-link").wait_for()
    assert host.violations() == []
