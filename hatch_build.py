"""Puts the app for phones into whatever is built: it is made from web/ when that has not been done yet."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/noctambule/server/static/index.html")


class BuildTheApp(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or a source archive is packed; whoever only links the sources builds the app by hand."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE).is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                f"{PAGE} is missing, and there is no npm to build it with: install Node.js 20.19 or newer."
            )
        for step in (["ci"], ["run", "build"]):
            subprocess.run([npm, "--prefix", "web", *step], cwd=root, check=True)
