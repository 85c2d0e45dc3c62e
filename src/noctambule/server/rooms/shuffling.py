"""Shuffling: what phones pledge and open at a deal. It is kept in memory; a phone says it again when it comes back."""

from noctambule.engine.errors import NotAsked
from noctambule.engine.pledges import OPENING, opens
from noctambule.live import wire
from noctambule.server.rooms.room import Room


class Shuffling:
    """Who is bound to what in one room, and what has been opened; nobody is shown that before the game is over."""

    def __init__(self) -> None:
        self._pledged = dict[str, str]()
        self._opened = dict[str, str]()
        self._for: object = None
        """The call that was opened for."""

    def pledge(self, token_hash: str, said: wire.Pledge) -> None:
        """Binds a seat, from the next call on."""
        if not OPENING.fullmatch(said.pledge):
            raise NotAsked("not-a-pledge")
        self._pledged[token_hash] = said.pledge

    def pledges(self, room: Room, here: frozenset[int]) -> tuple[str, ...]:
        """What each seat that is here has pledged."""
        seats = enumerate(room.seats)
        return tuple(self._pledged.get(held.token_hash, "") if seat in here else "" for seat, held in seats)

    def open(self, room: Room, seat: int, said: wire.Open) -> None:
        """Opens what a seat pledged, if it is that. After the deal it is too late, and still the next pledge."""
        token_hash = room.seats[seat].token_hash
        called = room.called
        pledged = self._pledged.get(token_hash, "") if called is None else called.pledges[seat]
        if not opens(pledged, said.opening):
            raise NotAsked("not-what-was-pledged")
        if called is not None:
            self._of(room)[token_hash] = said.opening
        self._pledged[token_hash] = said.opening

    def _of(self, room: Room) -> dict[str, str]:
        """What has been opened for this call."""
        if self._for is not room.called:
            self._for, self._opened = room.called, {}
        return self._opened

    def openings(self, room: Room) -> tuple[str, ...]:
        """What each seat has opened."""
        opened = self._of(room)
        return tuple(opened.get(held.token_hash, "") for held in room.seats)

    def all_open(self, room: Room) -> bool:
        """Whether nobody need be waited for any more."""
        if room.called is None:
            return False
        given = zip(room.called.pledges, self.openings(room), strict=True)
        return all(opened or not pledged for pledged, opened in given)
