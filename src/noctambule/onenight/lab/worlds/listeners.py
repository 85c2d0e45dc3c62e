"""Beliefs at one table: the claims are weighed once, then anybody who heard them may be asked."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from noctambule.engine.events import Event
from noctambule.onenight.lab.worlds import beliefs_by_night
from noctambule.onenight.lab.worlds.beliefs import Beliefs, Effort, night_of
from noctambule.onenight.lab.worlds.beliefs_by_sampling import drawn
from noctambule.onenight.lab.worlds.honesty import Honesty
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.priors import Prior, any_legal_answer
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup

if TYPE_CHECKING:
    from noctambule.onenight.lab.worlds.claims_heard import Heard

View = tuple[int, tuple[Event, ...]]
"""A seat, and what it was shown until dawn."""
COMPILER = all(find_spec(package) is not None for package in ("numba", "numpy"))
"""Whether the extra `lab` is there; without it the readable engine plays every night."""


class Listeners:
    """Those who sit at one table and heard the same claims.

    `honesty` says how truthful each kind of player is, `prior` how likely every answer at night was, `effort` how much
    may be counted before worlds are drawn by chance instead.
    """

    def __init__(
        self,
        setup: Setup,
        claims: Sequence[Claim] = (),
        honesty: Honesty | None = None,
        prior: Prior = any_legal_answer,
        effort: Effort | None = None,
    ) -> None:
        self.setup = setup
        self.claims = tuple(claims)
        self.honesty = honesty or Honesty()
        self.prior = prior
        self.effort = effort or Effort()
        self._before: Heard | None = None

    def hearing(self, *claims: Claim) -> "Listeners":
        """The same listeners after more was said: only who spoke now is weighed anew."""
        after = Listeners(self.setup, (*self.claims, *claims), self.honesty, self.prior, self.effort)
        after._before = self._heard
        return after

    def beliefs(self, seat: int, events: Iterable[Event]) -> Beliefs:
        """What a seat may believe, from the events it was shown."""
        return self._beliefs([(seat, night_of(seat, events))])[0]

    def all_beliefs(self, views: Sequence[Iterable[Event]]) -> tuple[Beliefs, ...]:
        """What every seat may believe, each from the events it was shown: what several would weigh is weighed once."""
        return self._beliefs([(seat, night_of(seat, events)) for seat, events in enumerate(views)])

    def _beliefs(self, views: Sequence[View]) -> tuple[Beliefs, ...]:
        listeners = [(seat, self._dealt(view), view) for seat, view in views]
        try:
            if self._heard is None:
                return tuple(self._played(seat, view) for seat, view in views)
            from noctambule.onenight.lab.worlds import beliefs_by_deal, claims_heard

            asked = [claims_heard.Listener(seat, dealt, told(view)) for seat, dealt, view in listeners]
            return beliefs_by_deal.believe_all(self._heard, asked, self.effort)
        except Impossible as refused:
            if refused.code == "claims-impossible":
                Listeners(self.setup, (), self.honesty, self.prior, self.effort)._beliefs(views)
            raise

    def _dealt(self, view: tuple[Event, ...]) -> str:
        dealt = next((event.what[0] for event in view if event.kind == "dealt"), None)
        if dealt is None or not any(event.kind == "dawn" for event in view):
            raise Impossible("view-without-night")
        if dealt not in self.setup.deck:
            raise Impossible("view-card-not-in-deck", role=dealt)
        return dealt

    def _played(self, seat: int, view: tuple[Event, ...]) -> Beliefs:
        """By the readable engine, night for night."""
        known = beliefs_by_night.Known(self.setup, seat, view, self.claims, self.honesty, self.prior)
        try:
            return beliefs_by_night.counted(known, self.effort.worlds)
        except beliefs_by_night.TooMany:
            return drawn(known, self.effort)

    @cached_property
    def _heard(self) -> "Heard | None":
        if not COMPILER:
            return None
        from noctambule.onenight.lab.worlds import claims_heard, private_views

        if not private_views.fits(self.setup):
            return None
        return claims_heard.hear(self.setup, self.claims, self.honesty, self.prior, self._before)


def beliefs(
    setup: Setup,
    seat: int,
    events: Iterable[Event],
    claims: Sequence[Claim] = (),
    honesty: Honesty | None = None,
    prior: Prior = any_legal_answer,
    effort: Effort | None = None,
) -> Beliefs:
    """What one seat may believe, from the events it was shown and the claims it heard."""
    return Listeners(setup, claims, honesty, prior, effort).beliefs(seat, events)
