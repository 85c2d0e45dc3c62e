"""What is said by day: a claim is a role and, maybe, a story of what it did and saw. On the wire, in a log, on a screen
and for a bot it is this and nothing else."""

from typing import Annotated

import msgspec
from msgspec import Meta


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a speaker says to have happened: an event, without the proof."""

    kind: Annotated[str, Meta(max_length=64)]
    places: Annotated[tuple[int, ...], Meta(max_length=32)] = ()
    what: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=32)] = ()


Story = tuple[Told, ...]


class Claim(msgspec.Struct, frozen=True):
    """Somebody says to have been dealt a role and, maybe, some or all of what it did and saw."""

    seat: int
    role: str
    story: Story = ()
