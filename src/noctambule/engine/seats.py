"""Who sits where: the players' names in seat order, clockwise."""

from collections.abc import Iterable

from noctambule.engine.errors import BadInput
from noctambule.engine.questions import Answer

NONE = "none"
"""How people write that they decline."""


class Seats:
    """The names at one table, each a different one."""

    def __init__(self, players: Iterable[str], taken: Iterable[str] = ()) -> None:
        self.players = tuple(players)
        self.all = self.players
        """Every place by its name; a game may have more of them than seats."""
        for name in self.players:
            if self.players.count(name) > 1:
                raise BadInput("same-name-twice", name=name)
            if name.casefold() in taken or not name.strip():
                raise BadInput("name-not-usable", name=name)

    def __getitem__(self, place: int) -> str:
        return self.all[place]

    def seat(self, name: str) -> int:
        try:
            return self.players.index(name)
        except ValueError:
            raise BadInput("unknown-player", name=name, possible=self.players) from None

    def words(self, answer: Answer) -> str:
        """An answer as people write it."""
        return ", ".join(self.parts(answer))

    def parts(self, answer: Answer) -> tuple[str, ...]:
        """The same, word by word."""
        if answer is None:
            return (NONE,)
        if isinstance(answer, str):
            return (answer,)
        return tuple(self[place] for place in (answer if isinstance(answer, tuple) else (answer,)))
