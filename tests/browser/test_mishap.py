"""When a screen can't be drawn there is a calm page, and the way back."""

from tests.browser.phones import House

LATER = "**/assets/later-*.js"


def test_a_screen_that_does_not_come_leaves_no_blank_page_and_the_seat_is_kept(house: House) -> None:
    for language, title, reload in (
        ("en", "Something went wrong.", "Reload"),
        ("fr", "Quelque chose a mal tourné.", "Recharger"),
    ):
        phone = house.phone(language)
        room = phone.open_a_table("Ana")
        phone.page.route(LATER, lambda route: route.abort())
        phone.go(f"/past/{room}")
        phone.sees(title)
        assert phone.violations() == []
        assert not phone.scrolls_sideways()
        phone.page.unroute(LATER)
        phone.press(reload)
        phone.page.locator(".past").first.wait_for()
        phone.go(f"/r/{room}")
        phone.page.locator("main.lobby").wait_for()  # the table, and not the door where newcomers give a name
        phone.close()
