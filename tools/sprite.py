"""Makes the app's pictures from the drawings in web/art: one sprite with a symbol for each, and the icons."""

import re
import shutil
import struct
import subprocess
import sys
import zlib
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
DRAWINGS = WEB / "art"
SPRITE = WEB / "public" / "art" / "roles.svg"
ICON = WEB / "public" / "art" / "icon.svg"
ICONS = {WEB / "public" / "icons" / f"icon-{size}.png": size for size in (180, 192, 512)}

SIGNS = {
    "one-night": "werewolf",
    "werewords": "mayor",
    "village": "villager",
    "shielded": "shield",
    "given": "curator",
    "swapped": "card-back",
    "chose": "card-back",
    "rotated": "village-idiot",
    "declined": "eye-closed",
    "skipped": "shield",
    "word": "eye",
    "stirred": "aura-seer",
}
"""What has no drawing of its own, and the one that stands for it: a game, a team, something that happened."""

XMLNS = "http://www.w3.org/2000/svg"
LAMP, INK = "#F6C549", "#0B1E2A"
SHAPE = re.compile(rf'<svg xmlns="{XMLNS}" viewBox="([\d ]+)">\n(.+)\n</svg>\n', re.DOTALL)


def main() -> None:
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(sprite(), encoding="utf-8")
    ICON.write_text(icon(inset=4), encoding="utf-8")
    if all(path.exists() and note() in path.read_bytes() for path in ICONS):
        return  # painted from this very logo
    convert = shutil.which("rsvg-convert")
    if convert is None:
        sys.exit("The sprite is made, the icons are not: they need rsvg-convert (Debian has it in librsvg2-bin).")
    for path, size in ICONS.items():
        path.parent.mkdir(exist_ok=True)
        painted = subprocess.run(
            [convert, f"--width={size}", f"--height={size}"], input=app_icon().encode(), capture_output=True, check=True
        ).stdout
        path.write_bytes(signed(painted))


def drawings() -> dict[str, Path]:
    """All drawings by the id of their symbol."""
    return {path.stem: path for path in sorted(DRAWINGS.glob("*.svg"))}


def parts(path: Path) -> tuple[str, str]:
    """A drawing's box and its shapes."""
    found = SHAPE.fullmatch(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is not written as the other drawings are: see {DRAWINGS.name}/README.md.")
    return found[1], found[2].replace("\n", "")


def sprite() -> str:
    drawn = drawings()
    symbols = [
        f'<symbol id="{id}" viewBox="{box}">{shapes}</symbol>'
        for id, path in {**drawn, **{sign: drawn[id] for sign, id in SIGNS.items()}}.items()
        for box, shapes in [parts(path)]
    ]
    return "\n".join([f'<svg xmlns="{XMLNS}">', *symbols, "</svg>"]) + "\n"


def inked(id: str, frame: str = LAMP, figure: str = INK) -> str:
    """A drawing's shapes with its two inks filled in, for where no style sheet reaches."""
    drawn = drawings()
    if id not in drawn:
        sys.exit(f"{id} has no drawing: draw web/art/{id}.svg")
    return parts(drawn[id])[1].replace("currentColor", frame).replace("var(--cut)", figure)


def icon(inset: int) -> str:
    side = 96 + 2 * inset
    return (
        f'<svg xmlns="{XMLNS}" viewBox="{-inset} {-inset} {side} {side}">'
        f'<path fill="{INK}" d="M{-inset} {-inset}h{side}v{side}h-{side}z"/>{inked("logo")}</svg>\n'
    )


def app_icon() -> str:
    """With room all around, so that a phone may cut its own shape out of it."""
    return icon(inset=16)


def signed(png: bytes) -> bytes:
    """The picture with a note of what it was painted from: the test can tell when that has changed."""
    header = 33  # the signature and the first chunk, which says how large the picture is
    return png[:header] + note() + png[header:]


def note() -> bytes:
    text = b"tEXtSource\0" + sha256(app_icon().encode()).hexdigest().encode()
    return struct.pack(">I", len(text) - 4) + text + struct.pack(">I", zlib.crc32(text))


if __name__ == "__main__":
    main()
