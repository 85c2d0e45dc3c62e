"""What a browser is told to refuse: strangers' pages around ours, scripts smuggled into ours, strangers' sockets."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.phones import House, Phone
from tests.browser.playing import look, phase, point, spend_the_night, vote_now

NAMES = ("Ana", "Ben", "Cleo")
STRANGERS_PAGE = """<!doctype html><title>Elsewhere</title><iframe id="ours" src="{ours}/r/{room}"></iframe>"""
OPENS_A_SOCKET = """(url) => new Promise((done) => {
  const socket = new WebSocket(url);
  socket.onopen = () => done("open");
  socket.onerror = () => done("refused");
})"""
OPENS_A_ROOM = (
    """(url) => fetch(url, { method: "POST", mode: "no-cors", body: "{}" }).then(() => "sent", () => "refused")"""
)
READS = """(url) => fetch(url).then((answer) => answer.text(), () => "refused")"""
INJECTS = """() => new Promise((done) => {
  document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective), { once: true });
  window.injected = false;
  const script = document.createElement("script");
  script.textContent = "window.injected = true";
  document.body.append(script);
  setTimeout(() => done(window.injected ? "ran" : "nothing"), 2000);
})"""
CLICKS = """() => new Promise((done) => {
  document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective), { once: true });
  const image = document.createElement("img");
  image.setAttribute("onerror", "window.clicked = true");
  image.src = "/nowhere.png";
  document.body.append(image);
  setTimeout(() => done(window.clicked ? "ran" : "nothing"), 2000);
})"""
FROM_ELSEWHERE = """(url) => new Promise((done) => {
  document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective), { once: true });
  const script = document.createElement("script");
  script.src = url;
  script.onload = () => done("ran");
  document.body.append(script);
  setTimeout(() => done("nothing"), 2000);
})"""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what is asked, and keeps who asked from where."""

    referrers: list[str | None] = []  # noqa: RUF012
    """Who sent those who came to the front door."""

    def do_GET(self) -> None:
        if self.path == "/":
            self.referrers.append(self.headers.get("Referer"))
        super().do_GET()

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def elsewhere(folder: Path) -> Iterator[str]:
    """A stranger's server: another host to a browser, though on this very machine."""
    with ThreadingHTTPServer(("127.0.0.9", 0), partial(Quiet, directory=str(folder))) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.9:{server.server_port}"
        finally:
            server.shutdown()
            serving.join()


@pytest.fixture
def ana(house: House) -> Iterator[Phone]:
    phone = house.phone()
    yield phone
    phone.close()


def test_a_strangers_page_opens_no_socket_and_no_room_and_shows_nothing_of_ours(
    house: House, ana: Phone, tmp_path: Path
) -> None:
    room = ana.open_a_table("Ana")
    (tmp_path / "index.html").write_text(STRANGERS_PAGE.format(ours=house.url, room=room))
    where = urlsplit(house.url).netloc
    with elsewhere(tmp_path) as url:
        mallory = house.phone()
        page = mallory.page
        page.goto(url)
        assert page.evaluate(OPENS_A_SOCKET, f"ws://{where}/socket") == "refused"
        assert page.evaluate(READS, f"{house.url}/rooms/{room}/games") == "refused"
        page.evaluate(OPENS_A_ROOM, f"{house.url}/rooms")
        counted = ana.page.request.get(f"{house.url}/metrics").text()
        assert 'noctambule_requests_total{route="/rooms",status="403"} 1.0' in counted
        framed = page.frames[1]
        page.wait_for_timeout(500)
        assert "chrome-error" in framed.url or not framed.evaluate("document.body.innerText")
        assert any("frame" in error for error in mallory.errors), mallory.errors
        mallory.close()
    assert ana.page.evaluate(OPENS_A_SOCKET, f"ws://{where}/socket") == "open", "ours does"
    assert ana.errors == []


def test_a_script_that_was_smuggled_in_does_not_run(ana: Phone, tmp_path: Path) -> None:
    ana.open_a_table("Ana")
    (tmp_path / "evil.js").write_text("window.injected = true")
    assert ana.page.evaluate(INJECTS) == "script-src-elem"
    assert ana.page.evaluate(CLICKS) == "script-src-attr"
    with elsewhere(tmp_path) as url:
        assert ana.page.evaluate(FROM_ELSEWHERE, f"{url}/evil.js") == "script-src-elem"
    assert ana.page.evaluate("window.injected") is False


def test_who_follows_a_link_away_does_not_say_from_which_room(ana: Phone, tmp_path: Path) -> None:
    ana.open_a_table("Ana")
    (tmp_path / "index.html").write_text("<title>Elsewhere</title>")
    Quiet.referrers.clear()
    with elsewhere(tmp_path) as url:
        ana.page.evaluate("(url) => { location.href = url }", url)
        ana.page.wait_for_url(f"{url}/**")
    assert Quiet.referrers == [None]


def test_a_whole_game_breaks_no_policy(house: House) -> None:
    """From the door to the end, with the table screen beside: nothing in our own pages is what the policy forbids."""
    room, phones = house.table_of(*NAMES)
    table = house.phone(size=(1440, 900)).go(f"/table/{room}")
    everybody = [*phones, table]
    phones[0].press("Deal")
    for phone in phones:
        phase(phone, "deal")
        look(phone)
    spend_the_night(phones)
    for phone in phones:
        look(phone)
    vote_now(phones)
    for seat, phone in enumerate(phones):
        point(phone, (seat + 1) % len(phones))
    for phone in phones:
        phase(phone, "reveal")
    for path in ("/rules", "/cards", f"/past/{room}"):
        table.go(path)
        table.page.wait_for_timeout(300)
    for phone in everybody:
        assert phone.errors == []
        phone.close()


def test_every_answer_says_what_a_browser_must_refuse(house: House, ana: Phone) -> None:
    for path in ("/", "/r/ABCD", "/reference.json", "/nowhere", "/rooms/QQQQ/qr.svg", "/sw.js"):
        answer = ana.page.request.get(house.url + path)
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "microphone=()" in answer.headers["permissions-policy"]
