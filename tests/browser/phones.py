"""Phones around a table: the real server, and a real browser with a page for each phone.

with a_house() as house:
    room, (ana, ben, cleo) = house.table_of("Ana", "Ben", "Cleo")
    ana.press("Deal")
    ben.picture("ben.png")
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect, sync_playwright

NARROW, SMALL, PHONE, TABLET, LAPTOP = (320, 640), (360, 640), (390, 844), (768, 1024), (1440, 900)
TELEVISION, UPRIGHT = (1920, 1080), (1080, 1920)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_IN_EVERY_LIGHT = """async () => {
  const root = document.documentElement, was = root.className;
  const others = was.replace(/\\b(night|day|low)\\b/g, "");
  const { violations } = await axe.run();
  for (const name of ["night", "day", "day low"]) {
    root.className = `${name} ${others}`;
    const seen = await axe.run({ runOnly: ["color-contrast"] });
    violations.push(...seen.violations.map((rule) => ({ ...rule, id: `${rule.id} (${name})` })));
  }
  root.className = was;
  return violations;
}"""
"""All rules once, and the one that a palette can break in each palette, whichever this screen is usually in."""
PATIENCE = 30_000
"""Milliseconds that a page may take for anything."""


class Phone:
    """One phone: a page in a context of its own, so that it shares no storage with another."""

    def __init__(self, page: Page, url: str, language: str = "en") -> None:
        self.page = page
        self.url = url
        self.language = language
        self.errors = list[str]()
        """What the page complained about: scripts that failed, things the policy forbade."""
        self.heard = list[dict[str, Any]]()
        """What the server said to this phone, on all its lines."""
        self.fetched = list[str]()
        """The addresses it asked for besides."""
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("request", lambda asked: self.fetched.append(asked.url.removeprefix(url)))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def go(self, path: str) -> "Phone":
        self.page.goto(self.url + path)
        return self

    def open_a_table(self, name: str) -> str:
        """From the door to the first seat; the room's code."""
        self.go("/")
        self.page.locator(".home .btn").click()
        self.page.wait_for_url(re.compile(r"/r/\w{4}$"))
        self.sit_down(name)
        return self.page.url[-4:]

    def join(self, room: str, name: str) -> None:
        self.go(f"/r/{room}")
        self.sit_down(name)

    def sit_down(self, name: str) -> None:
        self.page.locator("#name").fill(name)
        self.page.locator(".sit .btn").click()
        self.page.locator(".lobby").wait_for()

    def press(self, words: str) -> None:
        """The button, link or chip with these words."""
        self.button(words).click()

    def button(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words, exact=True).or_(
            self.page.get_by_role("link", name=words, exact=True)
        )

    def sees(self, words: str) -> None:
        """Waits until these words can be read somewhere."""
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=PATIENCE)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def picture(self, path: str | Path, whole: bool = False) -> None:
        """What the screen shows; with `whole`, also what is below the fold."""
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(350)  # what moves has arrived
        self.page.screenshot(path=path, full_page=whole)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def violations(self) -> list[str]:
        """What axe finds wrong with this screen, by night and by day: each rule, and the first thing that breaks it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(AXE_IN_EVERY_LIGHT)
        return [f"{rule['id']}: {rule['nodes'][0]['html']} ({rule['nodes'][0]['failureSummary']})" for rule in found]

    def close(self) -> None:
        self.page.context.close()


class House:
    """The server under its address, and the browser that all phones are pages of."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self.browser = browser

    def phone(self, language: str = "en", size: tuple[int, int] = PHONE, sharp: float = 1, still: bool = True) -> Phone:
        """A new phone. `sharp` is how many dots a pixel has; `still` asks for reduced motion."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            device_scale_factor=sharp,
            has_touch=size[0] < TABLET[0],
            reduced_motion="reduce" if still else "no-preference",
        )
        return Phone(context.new_page(), self.url, language)

    def table_of(self, *names: str, languages: Sequence[str] = ("en",)) -> tuple[str, list[Phone]]:
        """So many phones around one table; the first has opened it. Languages are taken in turn."""
        phones = [self.phone(languages[nth % len(languages)]) for nth in range(len(names))]
        room = phones[0].open_a_table(names[0])
        for phone, name in zip(phones[1:], names[1:], strict=True):
            phone.join(room, name)
        return room, phones

    def key(self, room: str) -> str:
        """The room's key, as a phone that has it keeps it."""
        pages = [page for context in self.browser.contexts for page in context.pages if page.url.startswith(self.url)]
        kept = [page.evaluate(f"localStorage.getItem('noctambule.key.{room}')") for page in pages]
        return str(json.loads(next(filter(None, kept), '""')))

    def past(self, room: str, path: str) -> str:
        """What the server tells of a room's past to who has its key."""
        asking = urllib.request.Request(f"{self.url}/rooms/{room}/{path}")
        asking.add_header("Authorization", f"Room {self.key(room)}")
        with urllib.request.urlopen(asking) as answer:
            return str(answer.read().decode())


@contextmanager
def a_house() -> Iterator[House]:
    """A server on a free port with an empty store, and a browser."""
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        store = Path(folder) / "rooms.db"
        with a_server("noctambule.server", str(store), "0", "--unguarded") as url:
            yield House(url, browser)


@contextmanager
def a_server(module: str, *words: str) -> Iterator[str]:
    """A server that says its port first, by its address."""
    command = [sys.executable, "-m", module, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        try:
            assert server.stdout is not None
            url = f"http://127.0.0.1:{int(server.stdout.readline())}"
            with urllib.request.urlopen(f"{url}/healthz") as answer:
                assert answer.status == 200
            yield url
        finally:
            server.terminate()


@contextmanager
def a_browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "There is no Chromium here: install it, or name it in CHROMIUM."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
