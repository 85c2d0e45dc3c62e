"""The door in a browser: locked, knocked at, and shut; what is over, who may read it, and how it is deleted."""

import re

import pytest
from playwright.sync_api import expect

from noctambule.onenight.room.settings import OneNightSettings
from tests.browser.phones import PHONE, SMALL, TELEVISION, House, Phone
from tests.browser.seats import play_one_night, token


@pytest.fixture
def over(house: House) -> tuple[str, list[Phone]]:
    """A table whose first game is over, and everybody back in the lobby."""
    room, phones = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr", "en"))
    tokens = [token(phone, room) for phone in phones]
    play_one_night(house.url, room, tokens, (1, 2, 0), OneNightSettings(scenario="the-first-night"))
    return room, phones


def back_to_the_lobby(host: Phone) -> None:
    host.page.locator(".menu-grip").click()
    host.press("Stop this game")
    host.press("Throw the cards together")
    host.page.locator(".lobby").wait_for()


def accessible(*phones: Phone) -> None:
    for phone in phones:
        assert phone.violations() == []
        for size in (SMALL, PHONE):
            phone.resize(size)
            assert not phone.scrolls_sideways()


def test_a_host_lets_in_who_knocks_and_locks_the_door(house: House) -> None:
    room, (ana, ben, cleo) = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr", "en"))
    ana.press("The door")
    ana.press("Who is let in")
    ana.sees("Whoever comes knocks first, and you answer.")
    accessible(ana)
    ana.press("Close")
    mia, max_ = house.phone("fr").go(f"/r/{room}"), house.phone("en").go(f"/r/{room}")
    mia.sees("Cette table est fermée. Tu peux frapper.")
    assert not mia.page.get_by_text("Ben").count()
    accessible(mia)
    mia.page.locator("#knock-name").fill("Mia")
    mia.press("Frapper")
    mia.sees("Tu as frappé, Mia.")
    ana.sees("Mia would like to join.")
    assert not ben.page.get_by_text("Mia").count()
    ana.press("Let in")
    mia.page.locator(".lobby").wait_for()
    ben.sees("Ana, Toi, Cleo, Mia")
    max_.page.locator("#knock-name").fill("Max")
    max_.press("Knock")
    ana.sees("Max would like to join.")
    ana.press("No")
    max_.sees("The host does not let you in now.")
    ana.press("The door")
    ana.press("Nobody new")
    max_.sees("This table is locked: nobody new comes in.")
    ana.press("Everybody")
    ana.press("Close")
    max_.sit_down("Max")
    ana.sees("Max")
    for phone in (ana, ben, cleo, mia, max_):
        assert phone.errors == []
        phone.close()


def test_who_is_removed_is_told_and_the_table_hears_one_quiet_line(house: House) -> None:
    _, (ana, ben, cleo) = house.table_of("Ana", "Ben", "Cleo", languages=("en", "fr", "en"))
    ana.press("Seats")
    ana.press("More about Ben")
    ana.press("Remove from the table")
    ben.sees("Tu n'es plus à la table")
    cleo.sees("Ben left the table.")
    ana.press("More about Cleo")
    ana.press("Keep out")
    ana.press("Keep out, from now on")
    cleo.sees("The host does not let this phone in.")
    cleo.page.reload()
    cleo.sees("The host does not let this phone in.")
    ana.press("Close")
    ana.press("The door")
    ana.sees("Kept out")
    accessible(ana)
    ana.press("Let Cleo back in")
    expect(ana.page.get_by_role("heading", name="Kept out")).to_have_count(0)
    cleo.page.reload()
    cleo.page.locator("#name").wait_for()
    for phone in (ana, ben, cleo):
        assert phone.errors == []
        phone.close()


def test_a_big_screen_is_handed_the_key_and_a_stranger_reads_nothing(
    house: House, over: tuple[str, list[Phone]]
) -> None:
    room, (ana, ben, cleo) = over
    back_to_the_lobby(ana)
    stranger = house.phone("en").go(f"/past/{room}")
    stranger.sees("What is over is for those who were there.")
    assert not stranger.page.get_by_text("Ana").count()
    accessible(stranger)
    ben.go(f"/past/{room}")
    ben.sees("Partie 1")
    ben.sees("Gardé sur le serveur")
    with ben.page.expect_download() as kept:
        ben.page.get_by_role("button", name="Garder le compte rendu (1)").click()
    assert kept.value.suggested_filename == f"noctambule-{room}-1.jsonl"
    ana.press("The door")
    ana.page.locator(".table-qr").wait_for()
    key = ana.page.evaluate(f"JSON.parse(localStorage.getItem('noctambule.key.{room}'))")
    tv = house.phone("en")
    tv.resize(TELEVISION)
    tv.go(f"/table/{room}#key={key}")
    tv.sees("Take a seat.")
    assert tv.page.url == f"{house.url}/table/{room}"
    assert tv.page.evaluate(f"JSON.parse(localStorage.getItem('noctambule.key.{room}'))") == key
    tv.go(f"/past/{room}")
    tv.sees("Game 1")
    assert not [path for phone in (ana, ben, tv) for path in phone.fetched if key in path.partition("#")[0]]
    for phone in (ana, ben, cleo, tv, stranger):
        assert phone.errors == []
        phone.close()


def test_a_name_an_evening_and_a_table_are_deleted(house: House, over: tuple[str, list[Phone]]) -> None:
    room, (ana, ben, cleo) = over
    back_to_the_lobby(ana)
    ben.press("Ce qui est gardé")
    ben.press("Retirer mon nom des parties passées")
    ben.press("Le retirer pour de bon")
    ben.sees("Ben n'est plus dans les parties passées.")
    expect(ben.button("Retirer mon nom des parties passées")).to_have_count(0)
    ben.press("Fermer")
    ana.press("What is kept")
    ana.sees("Take Cleo out of past games")
    accessible(ana)
    ana.page.get_by_text(re.compile("Delete the evening of")).click()
    ana.press("Leave it")
    ana.page.get_by_text(re.compile("Delete the evening of")).click()
    ana.press("Delete it for good")
    ana.sees("That evening is deleted.")
    expect(ana.page.get_by_text(re.compile("Delete the evening of"))).to_have_count(0)
    ana.press("Delete this table")
    ana.press("Delete all of it for good")
    for phone, words in ((ana, "This table was deleted"), (ben, "Cette table a été supprimée"), (cleo, "was deleted")):
        phone.sees(words)
        left = f"Object.keys(localStorage).filter((key) => /(seat|key)\\.{room}$/.test(key))"
        assert phone.page.evaluate(left) == []
        assert phone.errors == []
        phone.close()


def test_the_door_says_what_is_kept_before_anybody_sits_down(house: House) -> None:
    visitor = house.phone("fr").go("/")
    visitor.press("Ce qui est gardé")
    visitor.sees("une table est gardée jusqu'à ce qu'on la supprime")
    accessible(visitor)
    assert visitor.errors == []
    visitor.close()
