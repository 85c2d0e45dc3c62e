"""Shuffling: what phones pledge to the next game and open at its deal. It is kept in memory; a phone says it again."""

from noctambule.engine.errors import NotAsked
from noctambule.engine.pledges import opens
from noctambule.live import wire
from noctambule.server.rooms.room import Room

HEX = frozenset("0123456789abcdef")
PLEDGE_LETTERS = 64


class Shuffling:
    """Who is bound to what in one room, and what has been opened; nobody is shown that before the game is over."""

    def __init__(self) -> None:
        self._seal = ""
        self._pledged = dict[str, str]()
        self._opened = dict[str, str]()

    def _turn_to(self, room: Room) -> str:
        """Forgets what belonged to another game's seal."""
        seal = room.sealed.seal if room.sealed else ""
        if seal != self._seal:
            self._seal, self._pledged, self._opened = seal, {}, {}
        return seal

    def pledge(self, room: Room, token_hash: str, said: wire.Pledge) -> None:
        """Binds a seat to the next game. A seal that is not there any more is overlooked: the next is on its way."""
        if said.seal != self._turn_to(room) or room.called is not None:
            return
        if len(said.pledge) != PLEDGE_LETTERS or not HEX.issuperset(said.pledge):
            raise NotAsked("not-a-pledge")
        self._pledged[token_hash] = said.pledge

    def pledges(self, room: Room, here: frozenset[int]) -> tuple[str, ...]:
        """What each seat that is here has pledged."""
        self._turn_to(room)
        return tuple(
            self._pledged.get(held.token_hash, "") if seat in here else "" for seat, held in enumerate(room.seats)
        )

    def open(self, room: Room, seat: int, said: wire.Open) -> None:
        """Opens what a seat pledged, if it is that. What comes after the deal is overlooked: it was too late."""
        if room.called is None:
            return
        if not opens(room.called.pledges[seat], self._turn_to(room), said.opening):
            raise NotAsked("not-what-was-pledged")
        self._opened[room.seats[seat].token_hash] = said.opening

    def openings(self, room: Room) -> tuple[str, ...]:
        """What each seat has opened."""
        self._turn_to(room)
        return tuple(self._opened.get(held.token_hash, "") for held in room.seats)

    def all_open(self, room: Room) -> bool:
        """Whether nobody need be waited for any more."""
        if room.called is None:
            return False
        return all(
            opened or not pledged for pledged, opened in zip(room.called.pledges, self.openings(room), strict=True)
        )
