"""The night in a browser: nobody can tell from a screen who is asked, and nothing secret shows unless it is held."""

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.phones import PHONE, SMALL, House, Phone
from tests.browser.playing import beats, choose, decide, look

NAMES = ("Ana", "Ben", "Eva")
"""As long as each other: whom one chooses is lit, and a longer name is more light."""
ASKING = ["sentinel", "robber", "paranormal-investigator", "revealer", "villager", "tanner"]
"""All who are asked here are asked for one player."""
CLOSE = 0.03
DEALS = 6
"""Sooner or later somebody is asked while somebody sleeps."""

SAY = """async ([room, messages]) => {
  const token = JSON.parse(localStorage.getItem(`noctambule.seat.${room}`))[0];
  const line = new WebSocket(location.origin.replace("http", "ws") + "/socket");
  await new Promise((done) => {
    let said = 0;
    const next = () => said < messages.length
      ? line.send(JSON.stringify({...messages[said++], id: `${Math.random()}`})) : done();
    let greeted = false;
    line.onopen = () => line.send(JSON.stringify({do: "hello", room, token}));
    line.onmessage = ({data}) => {
      const {say} = JSON.parse(data);
      if (say === "done" || say === "refused" || !greeted) { greeted = true; next(); }
    };
  });
  line.close();
}"""

MEASURE = """async (pictures) => Promise.all(pictures.map(async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const {width, height} = bitmap;
  const brush = new OffscreenCanvas(width, height).getContext("2d");
  brush.drawImage(bitmap, 0, 0);
  const dots = brush.getImageData(0, 0, width, height).data;
  const light = (value) => value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  let sum = 0;
  for (let dot = 0; dot < dots.length; dot += 4)
    sum += 0.2126 * light(dots[dot]) + 0.7152 * light(dots[dot + 1]) + 0.0722 * light(dots[dot + 2]);
  return sum / (width * height);
}))"""


@pytest.fixture
def table(house: House) -> Iterator[tuple[str, list[Phone]]]:
    room, phones = house.table_of(*NAMES)
    yield room, phones
    assert [phone.errors for phone in phones] == [[], [], []]
    for phone in phones:
        phone.close()


def say(phone: Phone, room: str, *messages: dict[str, Any]) -> None:
    """Says things as this phone's seat, on a line of its own."""
    phone.page.evaluate(SAY, [room, list(messages)])


def deal(phones: list[Phone], room: str, deck: list[str]) -> None:
    say(phones[0], room, {"do": "choose", "settings": {"pace": "quick", "deck": deck}}, {"do": "start"})
    for phone in phones:
        phone.page.locator("main.deal").wait_for()


def sleeps(phone: Phone) -> bool:
    return phone.page.locator(".question .lead").first.inner_text().startswith("You sleep.")


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_sleeper_and_who_is_asked_differ_only_inside_the_question(
    house: House, table: tuple[str, list[Phone]], size: tuple[int, int]
) -> None:
    room, phones = table
    eye = house.phone()
    for phone in phones:
        phone.resize(size)
    compared = 0
    for _ in range(DEALS):
        deal(phones, room, ASKING)
        for phone in phones:
            look(phone)
        for _ in beats(phones):
            for when in ("asked", "chosen"):
                if when == "chosen":
                    for phone in phones:
                        decide(phone)
                compared += _alike(eye, phones)
            for phone in phones:
                phone.page.locator(".beat .bar .btn").click()
        if compared:
            break
        say(phones[0], room, {"do": "abandon"})
    assert compared
    eye.close()


def _alike(eye: Phone, phones: list[Phone]) -> int:
    """Compares every sleeper's screen with that of everybody who is asked; how many were compared."""
    boxes = [phone.page.locator(".beat").bounding_box() for phone in phones]
    assert boxes[0] is not None
    assert boxes.count(boxes[0]) == len(boxes)
    sky = {"x": 0, "y": 0, "width": boxes[0]["width"], "height": boxes[0]["y"]}
    skies = {phone.page.screenshot(clip=sky) for phone in phones}  # type: ignore[arg-type]
    assert len(skies) == 1
    buttons = {str(phone.page.locator(".beat .bar .btn").bounding_box()) for phone in phones}
    assert len(buttons) == 1
    pictures = [base64.b64encode(phone.page.screenshot()).decode() for phone in phones]
    seen = [
        (light, sleeps(phone), phone.page.locator("main").inner_text())
        for light, phone in zip(eye.page.evaluate(MEASURE, pictures), phones, strict=True)
    ]
    pairs = [(one, other) for one in seen if one[1] for other in seen if not other[1]]
    for one, other in pairs:
        assert abs(one[0] - other[0]) / max(one[0], other[0]) <= CLOSE, (one, other)
    return len(pairs)


def test_a_whole_night_by_keyboard(table: tuple[str, list[Phone]]) -> None:
    room, phones = table
    ana, *others = phones
    keys = ana.page.keyboard

    def walk_to(words: str) -> None:
        here = "() => { const e = document.activeElement; return e.getAttribute('aria-label') || e.innerText; }"
        for _ in range(30):
            on_body = ana.page.evaluate("document.activeElement === document.body")
            if not on_body and words in (ana.page.evaluate(here) or ""):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never comes to {words}")

    def hold(shown: str) -> str:
        keys.down("Space")
        expect(ana.page.locator(shown)).to_have_count(1)
        words = ana.page.locator(shown).inner_text()
        keys.up("Space")
        expect(ana.page.locator(shown)).to_have_count(0)
        return words

    deal(phones, room, ["troublemaker", "seer", "village-idiot", "drunk", "robber", "witch"])
    walk_to("Hold to see your card")
    assert "on the village’s side" in hold(".shown > *")
    walk_to("I have looked")
    keys.press("Enter")
    for phone in others:
        look(phone)
    for _ in beats(phones):
        question, button = ana.page.locator("h1"), ana.page.locator(".beat .bar .btn")
        expect(question).to_be_focused()
        keys.press("Tab")
        while not button.is_enabled():
            keys.press("Enter")
            if not button.is_enabled():
                keys.press("ArrowRight")
        walk_to(button.inner_text())
        keys.press("Enter")
        expect(button).to_have_text("Sleeping…")
        ana.page.reload()
        expect(button).to_have_text("Sleeping…")
        walk_to("Hold to see what came to you")
        assert hold(".pages > *")
        # What is announced is the same for everybody.
        assert all(
            said.startswith("Night, part") for said in ana.page.locator("[role=status], [aria-live]").all_inner_texts()
        )
        for phone in others:
            choose(phone)
    walk_to("Hold to see what came to you")
    assert hold(".shown > *")
    walk_to("I have read it")
    keys.press("Enter")
    for phone in others:
        look(phone)
    for phone in others:
        say(phone, room, {"do": "end-day"})
    ana.page.locator("main.vote").wait_for()
    walk_to("Ben")
    keys.press("ArrowRight")
    keys.press("Enter")
    walk_to("Point at Eva")
    keys.press("Enter")
    ana.sees("Pointing at Eva")
    ana.sees("1 of 3 are pointing")
