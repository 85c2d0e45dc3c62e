"""The list of statements: where each stands in its document, which ruling it belongs to, and what holds it."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from noctambule.documents import documents
from noctambule.engine.errors import BadInput

FOLDER = files("noctambule.conformance") / "statements"
DOCUMENTS = {
    "FM-en": "fm-en.yaml",
    "FM-fr": "fm-fr.yaml",
    "DB-rav": "db-rav.yaml",
    "DB-bez": "db-bez.yaml",
    "WW": "ww.yaml",
}
"""The short name of each document, as docs/rulings.md has it, and the file of its statements."""
Reason = Literal["ages", "claims-of-artifacts", "first-evening", "how-to-play", "layout", "sheets", "tips"]
"""For what a statement may wait that nothing holds yet."""


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fails or is missing when the software does otherwise: a test by its id, or a text by its."""

    test: str | None = None
    text: str | None = None


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a document says and the software has to keep to."""

    id: str
    lines: str
    """A line of the document, or several as "12-22"."""
    says: str
    held: tuple[Holder, ...]
    rulings: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    """Rulings that settle it, where documents disagree, slip, or leave something open."""
    waits: Reason | None = None

    @property
    def first_line(self) -> int:
        return int(self.lines.partition("-")[0])

    @property
    def last_line(self) -> int:
        return int(self.lines.rpartition("-")[2])

    @property
    def is_open(self) -> bool:
        return not self.held

    @property
    def is_lost(self) -> bool:
        """Whether nothing holds it, and nothing is on its way that would."""
        return self.is_open and self.waits is None


class Tally(NamedTuple):
    """How many statements there are, and how many of them something holds."""

    statements: int
    held: int
    waiting: int
    lost: int


@cache
def statements(document: str) -> tuple[Statement, ...]:
    """All of a document's, in its order."""
    (written,) = documents((FOLDER / DOCUMENTS[document]).read_text(encoding="utf-8"))
    if isinstance(written, BadInput):
        raise written
    return msgspec.convert(written, tuple[Statement, ...])


def every_statement(chosen: Iterable[str] = DOCUMENTS) -> Iterator[Statement]:
    for document in chosen:
        yield from statements(document)


def tally(counted: Iterable[Statement]) -> Tally:
    every = tuple(counted)
    still_open = sum(each.is_open for each in every)
    lost = sum(each.is_lost for each in every)
    return Tally(len(every), len(every) - still_open, still_open - lost, lost)
