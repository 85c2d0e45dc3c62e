"""Makes the pictures of the README and the docs: drawings that need nothing from elsewhere, and the app's screens."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from noctambule.narrator.texts import Texts
from tools.screens import take_all
from tools.sprite import INK, XMLNS, inked

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

CAST = (
    ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf", "minion", "tanner", "doppelganger"),
    ("villager", "mason", "insomniac", "hunter", "prince", "mayor"),
    ("seer", "apprentice-seer", "paranormal-investigator", "aura-seer", "revealer", "beholder", "sentinel"),
    ("robber", "witch", "troublemaker", "village-idiot", "drunk", "curator", "bodyguard"),
    (
        *("claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner", "void-of-nothingness"),
        *("mask-of-muting", "shroud-of-shame"),
    ),
)
"""All roles and artifacts, family beside family."""


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
    _write("cast", cast())
    take_all()


def _write(name: str, svg: str) -> None:
    (IMAGES / f"{name}.svg").write_text(svg, encoding="utf-8")
    sys.stdout.write(f"docs/img/{name}.svg\n")


def cast() -> str:
    """Everyone by lamplight, with their names."""
    width, height, middle = 140, 150, 70
    figures = [
        f'<g transform="translate({column * width} {row * height + 20})">'
        f'<g transform="translate({middle - 48} 0)">{inked(id)}</g>'
        f'<text x="{middle}" y="116">{_name(id)}</text></g>'
        for row, ids in enumerate(CAST)
        for column, id in enumerate(ids)
    ]
    right, bottom = width * max(map(len, CAST)), height * len(CAST)
    style = 'fill="#EEF2E6" font-family="system-ui,sans-serif" font-size="13" text-anchor="middle"'
    return "\n".join(
        [
            f'<svg xmlns="{XMLNS}" viewBox="0 0 {right} {bottom}" {style}>',
            f'<path fill="{INK}" d="M0 0H{right}V{bottom}H0Z"/>',
            *figures,
            "</svg>\n",
        ]
    )


def _name(id: str) -> str:
    texts = Texts("en")
    return next(texts(key) for key in (f"role-{id}", f"artifact-{id}", f"word-role-{id}") if texts.has(key))


if __name__ == "__main__":
    main()
