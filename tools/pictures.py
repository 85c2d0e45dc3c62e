"""Makes the pictures of the README and the docs: drawings that need nothing from elsewhere, and the app's screens."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tools.screens import take_all

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "img"
NIGHT = TerminalTheme(
    (18, 20, 38),
    (222, 222, 235),
    [(18, 20, 38), (230, 110, 110), (140, 200, 150), (235, 200, 120)] + [(150, 170, 230)] * 4,
)
PICTURES = {
    "replay": ["replay", "docs/examples/first-night.jsonl"],
}
"""What a command prints."""


def main() -> None:
    for name, command in PICTURES.items():
        shown = subprocess.run(
            [sys.executable, "-m", "noctambule", *command], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        console = Console(record=True, width=78, file=StringIO(), force_terminal=True)
        for line in f"$ noctambule {' '.join(command)}\n{shown}".splitlines():
            console.print(Text(line, style="bold" if line[:1] not in (" ", "") else ""))
        svg = console.export_svg(title="Noctambule", theme=NIGHT)
        # No font is fetched from anywhere: the reader's own monospace does.
        svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
        svg = svg.replace("Fira Code", "ui-monospace").replace("arial", "sans-serif")
        _write(name, svg)
    take_all()


def _write(name: str, svg: str) -> None:
    (IMAGES / f"{name}.svg").write_text(svg, encoding="utf-8")
    sys.stdout.write(f"docs/img/{name}.svg\n")


if __name__ == "__main__":
    main()
