"""The picture of the cast: all roles and artifacts, family beside family, drawn from what stands with each role."""

from pathlib import Path

from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.cards import ARTIFACTS, FRAMES, SEERS_FRAME, VILLAGE_FRAME
from noctambule.onenight.rules.roles import ROLES
from tools.sprite import INK, XMLNS, inked

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "img" / "cast.svg"
A_ROW = 7

OF_WEREWORDS = {VILLAGE_FRAME: ("mayor",), SEERS_FRAME: ("beholder",)}
"""Whom only the other game has, by the frame they stand in too."""


def families() -> dict[str, tuple[str, ...]]:
    """Who stands in the same frame."""
    return {
        frame: (*(role.id for role in ROLES.values() if role.frame == frame), *OF_WEREWORDS.get(frame, ()))
        for frame in FRAMES
    }


def alone() -> tuple[str, ...]:
    """Those with a frame of their own."""
    return tuple(role.id for role in ROLES.values() if role.frame is None)


def cast() -> tuple[str, ...]:
    """Everybody, and the artifacts last."""
    return (*(id for family in families().values() for id in family), *alone(), *ARTIFACTS)


def main() -> None:
    PICTURE.write_text(picture(), encoding="utf-8")


def picture() -> str:
    """Everyone by lamplight, with their names."""
    width, height, middle = 140, 150, 70
    shown = cast()
    figures = [
        f'<g transform="translate({column * width} {row * height + 20})">'
        f'<g transform="translate({middle - 48} 0)">{inked(id)}</g>'
        f'<text x="{middle}" y="116">{_name(id)}</text></g>'
        for n, id in enumerate(shown)
        for row, column in [divmod(n, A_ROW)]
    ]
    right, bottom = width * A_ROW, height * -(-len(shown) // A_ROW)
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
