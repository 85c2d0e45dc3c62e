"""Which claims can't be true, as one seat can tell for certain from its own events: a mark in a notebook, no guess."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from noctambule.engine.events import Event
from noctambule.onenight.rules.movers import can_move
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup

COPIES = "doppelganger"
"""She may do what anybody does, before everybody else: where she plays, nothing is certain but one's own card."""
KEPT = 256


class Certain:
    """What a seat knows for certain of the deal: cards it was shown before anybody could have moved one."""

    def __init__(self, setup: Setup, events: Iterable[Event]) -> None:
        self.setup = setup
        self.early = calls_before_any_move(setup)
        # Everybody knows which card the center werewolf is.
        self.dealt = dict(enumerate(setup.cards[len(setup.deck) :], len(setup.deck)))
        self.wolves = set[int]()
        came_from = dict[int, int]()  # what this seat has moved itself since
        for event in events:
            places = [place for place in event.places if place is not None]
            if event.kind == "dealt" and event.seat is not None:
                self.dealt[event.seat] = event.what[0]
            elif event.call not in self.early:
                continue
            elif event.kind == "swapped":
                one, other = places
                came_from[one], came_from[other] = came_from.get(other, other), came_from.get(one, one)
            elif event.kind == "rotated":
                break
            elif event.kind == "looked":
                self.dealt[came_from.get(places[0], places[0])] = event.what[0]
            elif event.kind == "shown" and event.what == ("werewolf",):
                self.wolves.update(places)

    def contradicts(self, claim: Claim) -> bool:
        """Whether the claim can't be true: the role was another's, or the story shows a card that lay elsewhere."""
        seat, role = claim.seat, claim.role
        if self.dealt.get(seat, role) != role or (seat in self.wolves and role not in WOLVES):
            return True
        elsewhere = sum(card == role and place != seat for place, card in self.dealt.items())
        if elsewhere >= self.setup.cards.count(role):
            return True
        return _last_call_of(self.setup, role) in self.early and self._shows_another_card(claim)

    def _shows_another_card(self, claim: Claim) -> bool:
        lying = {**self.dealt, claim.seat: claim.role}
        for said in claim.story:
            places = said.places
            if said.kind == "swapped":
                one, other = places
                moved = {one: lying.get(other), other: lying.get(one)}
                lying = {place: card for place, card in {**lying, **moved}.items() if card is not None}
            elif said.kind == "rotated":
                return False
            elif said.kind == "looked" and lying.get(places[0], said.what[0]) != said.what[0]:
                return True
        return False


def contradicted(setup: Setup, events: Iterable[Event], claims: Sequence[Claim]) -> tuple[int, ...]:
    """The claims, by their place in the list, that the owner of these events knows to be untrue."""
    certain = Certain(setup, events)
    return tuple(index for index, claim in enumerate(claims) if certain.contradicts(claim))


@lru_cache(maxsize=KEPT)
def calls_before_any_move(setup: Setup) -> frozenset[str]:
    """The calls that come when every card still lies where it was dealt; the first call that moves one included."""
    early = set[str]()
    for call in setup.night.wakes:
        if call.role == COPIES:
            break
        early.add(call.id)
        if not call.together and can_move(call.role):
            break
    return frozenset(early)


def _last_call_of(setup: Setup, role: str) -> str:
    return next((call.id for call in reversed(setup.night.wakes) if role == call.role or role in call.together), "")
