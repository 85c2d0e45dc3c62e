"""How a game is chosen in a terminal: its options, who plays, and what is played at one screen."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import click

from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts

Options = Mapping[str, Any]


class Evening(NamedTuple):
    """What a game at one screen is handed: the words, who plays, what was asked for, and a place for its record."""

    texts: Texts
    names: Seats
    options: Options
    asks: bool
    """Whether somebody sits there who may be asked for more."""
    record: Callable[[Texts], AbstractContextManager[Path]]
    """A new file for the record of each game; whoever stops is told where it is."""


class Choosing(ABC):
    """One game's part of the commands that know all games."""

    options: Sequence[click.Option]
    """For a game at one screen."""
    script_options: Sequence[click.Option]
    """For the script of a night."""

    @abstractmethod
    def names(self, written: Sequence[str]) -> Seats:
        """The players, if so many can play."""

    @abstractmethod
    def play(self, evening: Evening) -> None:
        """Plays it on one screen that goes around the table."""

    @abstractmethod
    def setup(self, players: int, options: Options) -> Any:
        """The setup whose night is to be read aloud."""
