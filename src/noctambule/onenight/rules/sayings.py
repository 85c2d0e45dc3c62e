"""What is said by day: a claim is a role and, maybe, a story of what it did and saw."""

from typing import NamedTuple


class Said(NamedTuple):
    """One thing a speaker says to have happened: an event, without the proof."""

    kind: str
    places: tuple[int | None, ...]
    what: tuple[str, ...]


Story = tuple[Said, ...]


class Claim(NamedTuple):
    """Somebody says to have been dealt a role and, maybe, some or all of what it did and saw."""

    seat: int
    role: str
    story: Story = ()
