"""Whether beliefs came true as often as believed: a plot for the terminal, and one as SVG."""

from collections.abc import Sequence

from noctambule.narrator.texts import Texts

WIDE = 40
SIZE, MARGIN = 320, 44

Calibration = Sequence[tuple[float, float, int]]


def plot(texts: Texts, rows: Calibration) -> str:
    """A line for every tenth: what was believed (│), how often it was so (●), and of how many."""
    lines = list[str]()
    for believed, observed, count in rows:
        scale = ["·"] * (WIDE + 1)
        scale[round(believed * WIDE)] = "│"
        scale[round(observed * WIDE)] = "●"
        numbers = (f"{texts('percent', rate=number):>7}" for number in (believed, observed))
        lines.append(f"{' '.join(numbers)}  {''.join(scale)}  {texts('number', number=count)}")
    lines.append(texts("arena-legend"))
    return "\n".join(lines)


def picture(texts: Texts, rows: Calibration) -> str:
    """The same as a square: on the diagonal, beliefs hold what they promise; larger dots stand for more of them."""
    most = max((count for _, _, count in rows), default=1)
    dots = "".join(
        f'<circle cx="{_x(believed):.1f}" cy="{_y(observed):.1f}" r="{3 + 7 * (count / most) ** 0.5:.1f}">'
        f"<title>{believed:.3f} → {observed:.3f} ({count})</title></circle>"
        for believed, observed, count in rows
    )
    ticks = "".join(
        f'<text x="{_x(tenth / 10):.1f}" y="{SIZE + MARGIN + 16}" text-anchor="middle">{tenth * 10}</text>'
        f'<text x="{MARGIN - 8}" y="{_y(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10}</text>'
        for tenth in range(0, 11, 2)
    )
    whole = SIZE + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif">'
        "<style>text{font-size:12px}</style>"
        f"<title>{texts('arena-calibration')}</title>"
        f'<rect width="{whole}" height="{whole}" fill="white"/>'
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>'
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#999" stroke-dasharray="4"/>'
        f'<g fill="#c33">{dots}</g>{ticks}'
        f'<text x="{whole / 2}" y="{whole - 6}" text-anchor="middle">{texts("arena-believed")}</text>'
        f'<text x="{MARGIN}" y="{MARGIN - 12}">{texts("arena-observed")}</text></svg>\n'
    )


def _x(share: float) -> float:
    return MARGIN + share * SIZE


def _y(share: float) -> float:
    return MARGIN + (1 - share) * SIZE
