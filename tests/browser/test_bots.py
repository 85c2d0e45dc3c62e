"""One phone and four bots, by the screens alone: from the door to what the bots thought."""

from playwright.sync_api import expect

from tests.browser.phones import PATIENCE, House
from tests.browser.playing import claim, flaws, leave, look, phase, spend_the_night, vote_now

A_MINUTE = 60_000


def test_a_newcomer_alone_plays_with_bots(house: House) -> None:
    ana = house.phone()
    ana.go("/").press("Play with bots")
    ana.page.locator("#name").fill("Ana")
    ana.press("Deal me in")
    phase(ana, "deal")
    look(ana)
    spend_the_night([ana])
    look(ana)
    claim(ana)
    expect(ana.page.locator(".board .quote")).to_have_count(5)
    # Somebody else has said who they were, in a sentence of their own.
    claimed = ana.page.locator(".board li", has=ana.page.locator(".says b + b"))
    expect(claimed.nth(1)).to_be_visible(timeout=2 * A_MINUTE)
    vote_now([ana])
    ana.page.locator(".ring .seat").nth(2).click()
    ana.page.locator(".bar .btn").click()
    ana.page.locator(".reveal").wait_for(timeout=A_MINUTE)
    expect(ana.page.locator(".beliefs > div")).to_have_count(4, timeout=PATIENCE)
    expect(ana.page.locator(".beliefs p").first).to_contain_text("thought you were the wolf")
    assert flaws(ana) == []
    leave(ana)


def test_a_host_fills_a_chair_and_changes_who_sits_there(house: House) -> None:
    _, (ana, ben) = house.table_of("Ana", "Ben", languages=("en", "fr"))
    assert ben.page.get_by_text("Ajouter un bot").count() == 0
    ana.press("Add a bot")
    ben.sees("Trois à table")
    ana.press("Seats")
    row = ana.page.locator("dialog .seats li").nth(2)
    expect(row).to_contain_text("bot, steady, eager")
    row.get_by_role("button", name="More about").click()
    ana.press("sharp")
    ana.press("theatrical")
    expect(row).to_contain_text("bot, sharp, theatrical")
    assert flaws(ana) == []
    ana.press("Remove from the table")
    expect(ana.page.locator("dialog .seats li")).to_have_count(2)
    leave(ana, ben)
