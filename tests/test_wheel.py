"""The wheel, built and installed into an empty environment, plays: with the app in it, and without Node or make."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import aiohttp
import pytest

from noctambule.client import Client

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel in it, and what it needs in the locked versions."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    uv = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    python = folder / "venv" / "bin" / "python"
    _run(uv, "venv", "--quiet", "--python", sys._base_executable, str(folder / "venv"))  # type: ignore[attr-defined]
    install = (uv, "pip", "install", "--quiet", "--python", str(python))
    _run(*install, "--require-hashes", "--requirement", str(ROOT / "requirements.txt"))
    _run(*install, "--no-deps", str(wheel))
    return folder


def _run(*command: str, cwd: Path | None = None) -> None:
    done = subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


def test_a_wheel_plays_in_an_empty_environment(environment: Path) -> None:
    """Nothing else is on the PATH; rooms go into the user's own data folder."""
    home = environment / "home"
    home.mkdir()
    here = {"PATH": str(environment / "venv" / "bin"), "HOME": str(home), "PYTHONUNBUFFERED": "1"}
    here |= {name: os.environ[name] for name in ("SYSTEMROOT", "LANG") if name in os.environ}
    command = [str(environment / "venv" / "bin" / "noctambule"), "play", "--port", "0", "--host", "127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=here, cwd=home) as server:
        try:
            assert server.stdout is not None
            found = None
            while found is None:
                line = server.stdout.readline()
                assert line, "the server did not start"
                found = re.search(r"(http://127\.0\.0\.1:\d+)/table/([A-Z]{4})", line)
            url, room = found.groups()
            assert json.loads(read(f"{url}/healthz")) == {"ok": True}
            page = read(f"{url}/r/{room}")
            assert "<title>Noctambule</title>" in page
            (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            assert len(read(url + script)) > 1000
            assert "role-seer" in read(f"{url}/texts/fr.json")
            assert asyncio.run(_join(url, room)) == ["Ana"]
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=20) == 0
    assert list(home.rglob("rooms.db"))


async def _join(url: str, room: str) -> list[str]:
    async with aiohttp.ClientSession() as session:
        phone = await Client.connect(session, f"{url}/socket", room)
        await phone.join("Ana")
        return list(phone.view["seats"])


def test_a_wheel_without_the_app_is_not_built(tmp_path: Path) -> None:
    """Where the app is missing and there is nothing to build it with, that is said."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    built = subprocess.run(command, check=False, cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True)
    assert built.returncode != 0
    assert "there is no npm to build it with" in built.stderr
