"""The picture of `noctambule detect`: a row for every suspect, shaded by probability, over the day's claims."""

from collections.abc import Sequence
from html import escape

from noctambule.narrator.texts import Texts

ROW, COLUMN, GAP, MARGIN, LETTER = 40, 72, 3, 20, 10
HEAD = 90
"""Room for the title and the columns' numbers and times."""
NIGHT, PAPER, NOTHING, ROUGE = "#0b1e2a", "#fff2cc", (255, 226, 154), (150, 26, 18)
DARK = 0.5
"""From which probability on light letters are read more easily."""


def picture(
    texts: Texts, title: str, names: Sequence[str], times: Sequence[str], wolves: Sequence[Sequence[float]]
) -> str:
    """An SVG by itself: `wolves` has, before any claim and after each, how likely every player is a werewolf."""
    left = MARGIN + LETTER * max(map(len, names)) + MARGIN
    width = max(left + COLUMN * len(wolves) + MARGIN, MARGIN * 2 + LETTER * max(len(title), len(_caption(texts))))
    height = HEAD + ROW * len(names) + MARGIN * 2 + 12
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    style = 'font-family="sans-serif" role="img"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} aria-label="{escape(title, quote=True)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        _text(MARGIN, 30, title, size=20, weight="bold"),
    ]
    for number, at in enumerate(("", *times)):
        middle = left + COLUMN * number + (COLUMN - GAP) / 2
        parts.append(_text(middle, HEAD - 22, str(number), anchor="middle", weight="bold"))
        parts.append(_text(middle, HEAD - 7, at, size=15, anchor="middle"))
    for row, name in enumerate(names):
        top = HEAD + ROW * row
        parts.append(_text(left - MARGIN / 2, top + ROW / 2 + 4, name, anchor="end"))
        for column, chances in enumerate(wolves):
            parts.append(_cell(texts, left + COLUMN * column, top, chances[row]))
    parts.append(_text(MARGIN, height - MARGIN / 2 - 4, _caption(texts), size=15))
    return "\n".join([*parts, "</svg>\n"])


def _caption(texts: Texts) -> str:
    return texts("detect-picture")


def _cell(texts: Texts, x: float, y: float, chance: float) -> str:
    red, green, blue = (round(none + (full - none) * chance) for none, full in zip(NOTHING, ROUGE, strict=True))
    place = f'x="{x}" y="{y}" width="{COLUMN - GAP}" height="{ROW - GAP}"'
    percent, ink = texts("percent", rate=chance), PAPER if chance >= DARK else NIGHT
    return f'<rect {place} fill="#{red:02x}{green:02x}{blue:02x}"/>' + _text(
        x + (COLUMN - GAP) / 2, y + ROW / 2 + 3, percent, size=15, anchor="middle", ink=ink
    )


def _text(
    x: float, y: float, text: str, size: int = 16, anchor: str = "start", weight: str = "normal", ink: str = NIGHT
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{ink}">'
        f"{escape(text)}</text>"
    )
