"""Rooms and the games in them are values: nothing in one changes, and what comes of an input is another."""

from typing import Any, Self

import msgspec


class Value(msgspec.Struct, frozen=True):
    """A value of named fields. Every input makes a few new ones, so how fast they are made is felt in a full house."""

    def but(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        return msgspec.structs.replace(self, **changes)
