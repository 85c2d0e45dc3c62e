"""What a bot believes: the lab's possible worlds, weighed by how far it trusts what was said."""

from functools import lru_cache
from typing import NamedTuple

from noctambule.engine.events import Event
from noctambule.onenight.bots.allegiance import fellows
from noctambule.onenight.bots.night_choices import liking
from noctambule.onenight.bots.seeing import Seen
from noctambule.onenight.bots.trust import PLAIN, PLOTTED, read, settled, trust
from noctambule.onenight.lab.worlds import private_views
from noctambule.onenight.lab.worlds.beliefs import Beliefs, Effort
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.listeners import COMPILER, Listeners
from noctambule.onenight.rules.cards import VILLAGE
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import team

AT_FIVE, AT_SEVEN, AT_TEN = (
    Effort(drawn_deals=10_000, worlds=40, drawn_worlds=40),
    Effort(drawn_deals=40_000, worlds=200, drawn_worlds=250),
    Effort(drawn_deals=40_000, worlds=150, drawn_worlds=350),
)
"""What a decision may take: a twentieth of a second at five players, half a second at seven, two at ten."""


class Hearing(NamedTuple):
    """Who listens, to what: all that beliefs depend on."""

    setup: Setup
    seat: int
    events: tuple[Event, ...]
    claims: tuple[Claim, ...]
    liars: str | None
    """How liars are taken to speak; None for the lab's usual model."""


def believe(seen: Seen, fitted: bool) -> Beliefs | None:
    """The beliefs of this seat now; None if nothing can be made of what it saw."""
    return _believe(Hearing(seen.setup, seen.seat, seen.night, seen.heard, PLOTTED if fitted else None))


def as_heard(seen: Seen, claims: tuple[Claim, ...]) -> Beliefs | None:
    """What a plain villager at the table would make of these claims; None where that can't be told quickly."""
    setup = seen.setup
    sleeper = next(
        (role for role in setup.deck if private_views.KINDS.get(role) == private_views.INERT and team(role) == VILLAGE),
        None,
    )
    if sleeper is None or not COMPILER or not private_views.fits(setup):
        return None
    claimed = {claim.seat: claim.role for claim in claims}
    others = [seat for seat in range(setup.players) if seat != seen.seat and seat not in fellows(seen)]
    seat = next((seat for seat in others if claimed.get(seat) == sleeper), None)
    if seat is None:
        seat = next((seat for seat in others if seat not in claimed), others[0])
    night = setup.night
    events = (
        Event("dealt", "deal", 0, seat, (seat,), (sleeper,), night.alone[seat]),
        Event("dawn", "dawn", 0, None, (), (), night.everyone),
    )
    return _believe(Hearing(setup, seat, events, claims, PLAIN))


@lru_cache(maxsize=512)
def _believe(hearing: Hearing) -> Beliefs | None:
    # Who was never met in the bots' own games, a villager who lies, makes all that was said impossible at first.
    for claims, liars in dict.fromkeys(((hearing.claims, hearing.liars), (hearing.claims, None), ((), None))):
        try:
            return _listeners(hearing.setup, claims, liars).beliefs(hearing.seat, hearing.events)
        except Impossible:
            continue
    return None


@lru_cache(maxsize=64)
def _listeners(setup: Setup, claims: tuple[Claim, ...], liars: str | None) -> Listeners:
    model = None if liars is None else trust(setup, claims, read(liars))
    return Listeners(setup, settled(claims), model, liking, _effort(setup.players))


def _effort(players: int) -> Effort:
    return AT_FIVE if players <= 5 else AT_SEVEN if players <= 7 else AT_TEN
