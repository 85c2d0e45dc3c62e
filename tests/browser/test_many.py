"""Twenty at a table: on a table screen of any shape, and on a small phone, everything has a place of its own."""

from noctambule.live.shown import Settings
from noctambule.onenight.room.settings import OneNightSettings
from tests.browser.phones import LAPTOP, SMALL, TELEVISION, UPRIGHT, House, Phone
from tests.browser.playing import claim, leave
from tests.browser.seats import play_one_night, sit_down, token

NAMES = (
    *("Maximilienne", "Zoé", "Jean-Baptiste", "Cleo", "Dov", "Wilhelmina", "Eve", "Théodore", "Noor", "Inès"),
    *("Bartholomew", "Hugo", "Léa", "Konstantin", "Omar", "Mila", "Basile", "Anne-Sophie", "Ugo"),
)
DECK = (*("werewolf", "werewolf", "seer", "robber", "troublemaker", "mason", "mason"), *["villager"] * 16)

ASTRAY = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const box = (part) => part.getBoundingClientRect();
  const named = (part) => part.outerHTML.slice(0, 80);
  const all = [...document.querySelectorAll("main :is(h1, h2, p, button, img, .window, .card, .med, .name)")];
  const off = all.filter((part) => !part.closest(".unseen") && !part.matches(".unseen")).filter((part) => {
    const { left, top, right, bottom } = box(part);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const owners = document.querySelectorAll("main :is(.seat, .place, .tv-foot, h1:not(.unseen), .tv-claims, .sun)");
  const taken = [...owners].map((owner) =>
    owner.matches(".seat") ? [...owner.querySelectorAll(".name, .card, .med")] : [owner],
  );
  const over = (one, other, from, to) => one[from] < other[to] - 1 && other[from] < one[to] - 1;
  const meet = (one, other) => over(one, other, "left", "right") && over(one, other, "top", "bottom");
  const clashes = taken.flatMap((some, nth) =>
    taken.slice(nth + 1).flatMap((others) =>
      some.flatMap((one) => others.filter((other) => meet(box(one), box(other))).map((other) => [one, other])),
    ),
  );
  return [
    ...off.map((part) => `off the screen: ${named(part)}`),
    ...clashes.map(([one, other]) => `${named(one)} over ${named(other)}`),
  ];
}"""
"""What reaches beyond the screen, and what two seats, or a seat and what stands beside the table, both lie on."""


def astray(screen: Phone) -> list[str]:
    found: list[str] = screen.page.evaluate(ASTRAY)
    return found


def in_every_shape(tv: Phone) -> dict[str, list[str]]:
    flaws = dict[str, list[str]]()
    for size in (LAPTOP, UPRIGHT, TELEVISION):
        tv.resize(size)
        flaws[str(size)] = astray(tv)
    return flaws


def test_twenty_at_a_table_screen_and_on_a_small_phone(house: House) -> None:
    ana = house.phone("fr", SMALL)
    room = ana.open_a_table("Ana")
    tv = house.phone("fr", TELEVISION).go(f"/table/{room}")
    tokens = [token(ana, room), *sit_down(house.url, room, NAMES)]
    # One vote each: nobody dies, and no card grows over its neighbours.
    pointing = [(seat + 1) % len(tokens) for seat in range(len(tokens))]
    tv.page.locator(".ring .seat").nth(19).wait_for()
    flawed = {"lobby": in_every_shape(tv)}

    def play(until: str, settings: Settings | None = None) -> None:
        play_one_night(house.url, room, tokens, pointing, settings, until)

    play("night", OneNightSettings(scenario=None, deck=DECK))
    tv.page.locator(".tv-night").wait_for()
    flawed["night"] = in_every_shape(tv)
    play("day")
    claim(ana)
    tv.page.locator(".tv-claims").wait_for()
    flawed["day"] = in_every_shape(tv)
    play("vote")
    tv.page.locator(".tv-vote").wait_for()
    flawed["vote"] = in_every_shape(tv)
    play("over")
    tv.page.locator(".dropping").wait_for()
    ana.page.locator(".dropping").wait_for()
    flawed["fingers"] = {"television": astray(tv), "phone": astray(ana)}
    tv.page.locator(".tv-why").wait_for()
    flawed["verdict"] = in_every_shape(tv)
    found = {f"{stage}, {size}": each for stage, sizes in flawed.items() for size, each in sizes.items() if each}
    assert not found, found
    leave(tv)
