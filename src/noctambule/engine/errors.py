"""The few errors a game may answer with: each has a stable code and says what and where."""

from collections.abc import Mapping


class GameError(Exception):
    """Something the game refuses; `code` and `details` make the sentence that a player reads."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, object] = details

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name}={value!r}" for name, value in self.details.items())])


class BadSetup(GameError):
    """The cards chosen do not make a game."""


class NotAnOption(GameError):
    """An answer that is not among the legal ones."""


class NotAsked(GameError):
    """An answer to a question that is not open."""


class BadInput(GameError):
    """A document, a record or a command's words that can't be read as a game."""
