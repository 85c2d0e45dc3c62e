"""What a bot believes: the lab's possible worlds, weighed by how far it trusts what was said."""

from functools import lru_cache
from typing import NamedTuple

from noctambule.bots.night import liking
from noctambule.bots.seeing import Seen
from noctambule.bots.trust import settled, trust
from noctambule.engine.events import Event
from noctambule.lab.worlds.beliefs import Beliefs, Effort
from noctambule.lab.worlds.impossible import Impossible
from noctambule.lab.worlds.table import Listeners
from noctambule.onenight.sayings import Claim
from noctambule.onenight.setup import Setup

EFFORTS = {players: Effort(drawn_deals=40_000, worlds=400, drawn_worlds=400) for players in range(3, 21)}


class Hearing(NamedTuple):
    """Who listens, to what: all that beliefs depend on."""

    setup: Setup
    seat: int
    events: tuple[Event, ...]
    claims: tuple[Claim, ...]
    fitted: bool


def believe(seen: Seen, fitted: bool, with_claims: bool = True) -> Beliefs | None:
    """The beliefs of this seat now; None if nothing can be made of what it saw."""
    claims = seen.heard if with_claims else ()
    return _believe(Hearing(seen.setup, seen.seat, seen.night, claims, fitted))


@lru_cache(maxsize=512)
def _believe(hearing: Hearing) -> Beliefs | None:
    for claims in dict.fromkeys((hearing.claims, ())):
        try:
            return _listeners(hearing.setup, claims, hearing.fitted).beliefs(hearing.seat, hearing.events)
        except Impossible:
            continue
    return None


@lru_cache(maxsize=64)
def _listeners(setup: Setup, claims: tuple[Claim, ...], fitted: bool) -> Listeners:
    kept = settled(claims)
    return Listeners(setup, kept, trust(setup, claims) if fitted else None, liking, EFFORTS[setup.players])
