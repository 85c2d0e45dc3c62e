"""What a script may know without asking: the seats, the places, and what lies open on the table."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from noctambule.onenight.rules.cards import Role

Pairs = tuple[tuple[int, int], ...]


class Known(NamedTuple):
    """The table as everybody could see it when the call began; the cards are not in it."""

    players: int
    center_werewolf: int | None
    """The place beside the three center cards, in a game with the alpha wolf."""
    shields: frozenset[int]
    face_up: frozenset[int]
    with_artifact: frozenset[int]
    artifacts_left: int
    roles: "Mapping[str, Role]"
    """What every card means, for all to read."""
    wolves: tuple[str, ...]

    @property
    def everyone(self) -> tuple[int, ...]:
        return tuple(range(self.players))

    def others(self, me: int) -> tuple[int, ...]:
        return _others(self.players, me)

    def pairs_of_others(self, me: int) -> Pairs:
        return _pairs(_others(self.players, me))

    @property
    def center(self) -> tuple[int, ...]:
        return _center(self.players, self.center_werewolf is not None)

    @property
    def center_pairs(self) -> Pairs:
        return _pairs(self.center)


# The same few tuples serve every game, so they are made once.
@cache
def _others(players: int, me: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(players) if seat != me)


@cache
def _center(players: int, with_werewolf: bool) -> tuple[int, ...]:
    return tuple(range(players, players + 3 + with_werewolf))


@cache
def _pairs(places: tuple[int, ...]) -> Pairs:
    return tuple(combinations(places, 2))
