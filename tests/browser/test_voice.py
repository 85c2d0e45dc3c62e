"""The narrator's voice: recordings go before the device's own voices, and a phone that narrates can be tuned."""

import socket
import subprocess
import sys
import urllib.request
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import sleep
from urllib.error import URLError

from playwright.sync_api import expect

from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.rules.scenarios import SCENARIOS
from tests.browser.phones import PATIENCE, House, Phone

LISTEN = """
window.said = [];
window.played = [];
Object.defineProperty(window, "speechSynthesis", { value: {
  speak: (utterance) => utterance.text && said.push(utterance.text),
  cancel() {}, getVoices: () => [], addEventListener() {}, removeEventListener() {},
} });
const { play } = HTMLMediaElement.prototype;
HTMLMediaElement.prototype.play = async function () {
  await play.call(this);
  if (this.src) played.push(new URL(this.src).pathname);
};
"""
"""A device whose voice can be read, and which notes what it really plays."""
CALLED = "5-1.wav"
"""The seer's call, first line."""


def record(file: Path) -> None:
    """A fifth of a second of silence."""
    file.parent.mkdir(parents=True)
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8_000)
        sound.writeframes(bytes(2 * 1_600))


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[str]:
    """`noctambule play` as people start it; the address it is reached at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "noctambule", "play", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--store", str(folder / "rooms.db"), *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            yield _ready(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()


def _ready(url: str) -> str:
    for _ in range(PATIENCE // 100):
        try:
            with urllib.request.urlopen(f"{url}/healthz"):
                return url
        except URLError:
            sleep(0.1)
    raise AssertionError("it does not open")


def heard(device: Phone) -> list[list[str]]:
    """What was said by the device's voice, and what was played, since it was last asked."""
    for _ in range(PATIENCE // 50):
        found: list[list[str]] = device.page.evaluate("[said.splice(0), played.splice(0)]")
        if any(found):
            return found
        device.page.wait_for_timeout(50)
    raise AssertionError("nothing is said")


def test_a_recording_in_the_folder_is_played_instead_of_the_devices_voice(house: House, tmp_path: Path) -> None:
    record(tmp_path / "spoken" / "en" / CALLED)
    with playing(tmp_path, "--recordings", str(tmp_path / "spoken")) as url:
        device = House(url, house.browser).phone()
        device.page.add_init_script(LISTEN)
        device.go("/cards")
        device.press("Take these cards")
        device.press("Let night fall")
        line, skip = device.page.locator(".telling .line"), device.button("Skip")
        setup = SCENARIOS["the-first-night"].setup(5, Random(0))
        night = narration(setup, Texts("en"))
        told, recorded = [each.text for each in night], next(each.text for each in night if each.call == "5")
        for text in told[: told.index(recorded) + 2]:
            expect(line).to_have_text(text, timeout=PATIENCE)
            assert heard(device) == ([[], [f"/recordings/en/{CALLED}"]] if text == recorded else [[text], []])
            skip.click()
        assert device.errors == []
        device.close()


def test_a_phone_that_narrates_can_be_tuned(house: House) -> None:
    phone = house.phone()
    phone.page.add_init_script(LISTEN)
    phone.open_a_table("Ana")
    phone.page.locator("summary").click()
    phone.press("Told night")
    phone.sees("or by the host’s phone, if “Narrate from here” is on there.")
    phone.press("This phone")
    expect(phone.button("Sound")).to_have_count(0)
    phone.page.get_by_role("switch", name="Narrate from here").click()
    phone.press("Sound")
    phone.press("quick")
    assert phone.violations() == []
    phone.press("Try it")
    assert heard(phone) == [[Texts("en", "ravensburger", ("app/sound.ftl",))("app-sound-test-line")], []]
    phone.press("Close")
    expect(phone.page.locator("dialog")).to_have_count(0)
    assert phone.page.evaluate("JSON.parse(localStorage['noctambule.settings']).rate") == 1.25
    phone.close()
