"""Which roles move cards: found in the stories that their scripts can tell at a small table."""

from functools import cache

from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.claims import stories
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Told
from noctambule.onenight.rules.setup import with_defaults

MOVES = ("swapped", "rotated")
ME, OTHERS = 0, (1, 2)


@cache
def can_move(role: str) -> bool:
    """Whether a role can move a card at all."""
    return bool(_moves(role))


@cache
def can_move_others(role: str) -> bool:
    """Whether it can move the card of another player."""
    return any(place in OTHERS for move in _moves(role) for place in move.places)


@cache
def _moves(role: str) -> frozenset[Told]:
    if ROLES[role].night is None:
        return frozenset()
    small = with_defaults(3, (role, *("villager",) * 5), RAVENSBURGER)
    return frozenset(said for story in stories(small, ME, role) for said in story if said.kind in MOVES)
