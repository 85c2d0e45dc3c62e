"""Installs the example package into a folder of its own, and runs what is there to run with it on the path."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "postman"


def install(folder: Path) -> Path:
    """Builds the wheel and unpacks it, which is what an installer does with a wheel like this."""
    source, built, target = folder / "source", folder / "built", folder / "target"
    shutil.copytree(EXAMPLE, source)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (wheel,) = built.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


def environment(target: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(target), "COLUMNS": "400", "PYTHONUNBUFFERED": "1"}


def run(target: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A module's answer with this folder on the path."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment(target),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
