"""The tables in docs/audience.md: what each kind of event holds, who sees it, and when."""

from pathlib import Path
from typing import Any, NamedTuple

from noctambule.engine.events import Event

DOCUMENT = Path(__file__).parents[1] / "docs" / "audience.md"
COLUMNS = ["kind", "seat", "places", "what", "who sees it", "when"]
NOTHING = "—"


class Row(NamedTuple):
    kind: str
    seat: str
    places: str
    what: str
    seen_by: str
    when: str


def rows(game: str) -> dict[str, Row]:
    """The rows under a game's heading, by kind."""
    _, _, section = DOCUMENT.read_text(encoding="utf-8").partition(f"\n## {game}\n")
    section = section.partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    head, _, *body = ([cell.strip() for cell in line] for line in lines)
    assert head == COLUMNS
    return {cells[0]: Row(*cells) for cells in body}


class Happened(NamedTuple):
    """An event, and the game in which it happened."""

    event: Event
    game: Any
