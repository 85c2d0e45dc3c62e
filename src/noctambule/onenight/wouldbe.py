"""Would-be nights: what a player with a given role could have been asked, have done and have seen, in every branch."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from noctambule.engine.events import Event
from noctambule.engine.questions import Ask
from noctambule.onenight.effects import Acting, Look, Stirred
from noctambule.onenight.setup import Setup
from noctambule.onenight.table import lay

UNKNOWN, OTHERWISE = "?", "-"
"""What another player acts as: not asked yet; none of the roles that were asked about."""


class Branch(NamedTuple):
    """A would-be night as far as its choices go: the events the player saw, and the choices that come next."""

    seen: tuple[Event, ...]
    choices: tuple[Any, ...]
    """Empty when the night is over."""


def run(setup: Setup, seat: int, role: str, choices: Sequence[Any]) -> Branch:
    """The branch that these choices lead to: answers, cards seen, and sets of players, as they come up."""
    return _Night(setup, seat, role, choices).branch()


def branches(setup: Setup, seat: int, role: str, narrow: bool = False) -> Iterator[Branch]:
    """Every finished would-be night. Narrow: one answer and one player stand for all, but every card is tried."""
    open_ends: list[tuple[Any, ...]] = [()]
    while open_ends:
        taken = open_ends.pop()
        branch = run(setup, seat, role, taken)
        if not branch.choices:
            yield branch
            continue
        choices = _representatives(branch.choices) if narrow else branch.choices
        open_ends += [(*taken, choice) for choice in reversed(choices)]


def _representatives(choices: tuple[Any, ...]) -> tuple[Any, ...]:
    if isinstance(choices[0], _Card):
        return choices
    if isinstance(choices[0], frozenset):
        return tuple(group for group in choices if len(group) <= 1)[:2]
    return choices[:1]


class _Card(str):
    """A card that could lie there."""

    __slots__ = ()


class _Undecided(Exception):
    def __init__(self, choices: tuple[Any, ...]) -> None:
        self.choices = choices


class _Night:
    """One run: a table on which only this player's card is known, and the choices that decide the rest."""

    def __init__(self, setup: Setup, seat: int, role: str, choices: Sequence[Any]) -> None:
        self.setup, self.seat, self.role = setup, seat, role
        self.left = list(choices)
        self.events = list[Event]()
        cards = [UNKNOWN] * setup.places
        cards[seat] = role
        self.table = lay(tuple(cards), setup.players, setup.artifacts)

    def branch(self) -> Branch:
        undecided: tuple[Any, ...] = ()
        try:
            for index, call in enumerate(self.setup.night.wakes):
                acts = self.table.acts[self.seat]
                if call.together:
                    wakes = acts in call.together
                elif call.again:
                    wakes = self.role == "doppelganger" and acts == call.role
                else:
                    wakes = self.role == call.role
                if wakes:
                    self._wake(index)
        except _Undecided as end:
            undecided = end.choices
        return Branch(tuple(event for event in self.events if self.seat in event.seen_by), undecided)

    def _wake(self, index: int) -> None:
        night, call = self.setup.night, self.setup.night.wakes[index]
        if call.together:
            self._settle(call.together)
        script, reply, step = night.wake(index, self.table, self.events), None, 0
        while script is not None:
            try:
                wish = script.send(reply)
            except StopIteration:
                return
            if type(wish) is Ask:
                question = night.question(self.table, wish, (call.id, step))
                if question is None:
                    return
                reply = self._choose(question.answers)
                self.events.append(night.answered(question, reply))
                step += 1
                if reply is None:
                    return
                continue
            if type(wish) is Look and self.table.cards[wish.place] == UNKNOWN:
                self._place(wish.place, self._choose(tuple(_Card(card) for card in dict.fromkeys(self.setup.cards))))
            elif type(wish) is Acting:
                self._settle(wish.roles)
            elif type(wish) is Stirred:
                others = [seat for seat in range(self.setup.players) if seat != self.seat]
                self.table = self.table._replace(stirred=self._choose(_groups(others, len(others))))
            self.table, reply = night.do(self.table, wish, call.id, step, self.events)

    def _choose(self, choices: tuple[Any, ...]) -> Any:
        if not self.left:
            raise _Undecided(choices)
        choice = self.left.pop(0)
        assert choice in choices
        return choice

    def _place(self, place: int, card: str) -> None:
        cards = list(self.table.cards)
        cards[place] = str(card)
        self.table = self.table._replace(cards=tuple(cards))

    def _settle(self, roles: tuple[str, ...]) -> None:
        """Decides which of the players not asked about yet act as one of these roles."""
        open_seats = [seat for seat, acts in enumerate(self.table.acts) if acts == UNKNOWN]
        if not open_seats:
            return
        deck = self.setup.deck
        most = sum(card in roles for card in deck) - (self.role in roles)
        if "doppelganger" in deck and self.role != "doppelganger":
            most += 1
        group = self._choose(_groups(open_seats, most))
        acts = [
            (roles[0] if seat in group else OTHERWISE) if seat in open_seats else acts
            for seat, acts in enumerate(self.table.acts)
        ]
        self.table = self.table._replace(acts=tuple(acts))


def _groups(seats: Sequence[int], most: int) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(group) for size in range(min(most, len(seats)) + 1) for group in combinations(seats, size))
