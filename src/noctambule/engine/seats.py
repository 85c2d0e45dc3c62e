"""Who sits where: the players' names in seat order, clockwise."""

from collections.abc import Iterable

from noctambule.engine.errors import BadInput


class Seats:
    """The names at one table, each a different one."""

    def __init__(self, players: Iterable[str], taken: Iterable[str] = ()) -> None:
        self.players = tuple(players)
        for name in self.players:
            if self.players.count(name) > 1:
                raise BadInput("same-name-twice", name=name)
            if name.casefold() in taken or not name.strip():
                raise BadInput("name-not-usable", name=name)

    def __getitem__(self, seat: int) -> str:
        return self.players[seat]

    def seat(self, name: str) -> int:
        try:
            return self.players.index(name)
        except ValueError:
            raise BadInput("unknown-player", name=name, possible=self.players) from None
