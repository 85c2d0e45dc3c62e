"""What `noctambule balance` reports, as tables or as a page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from noctambule.onenight.lab.variants import Variant
from noctambule.onenight.room.lengths import Length
from noctambule.onenight.rules.setup import Setup

if TYPE_CHECKING:
    from noctambule.onenight.lab.balance import Balance


class Report(NamedTuple):
    """All that is shown of a deck."""

    name: str
    setup: Setup
    """Of an Anarchy, a deck that it drew."""
    drawn: bool
    seed: int
    found: "Balance"
    quick: Length
    narrated: Length
    what_if: Sequence[tuple[Variant, "Balance"]]
