"""Would-be nights: what a player with a given role could have been asked, have done and have seen, in every branch."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from noctambule.engine.events import Event
from noctambule.engine.questions import Ask
from noctambule.onenight.rules.effects import Acting, Become, Look, Stirred
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import lay

UNKNOWN, OTHERWISE = "?", "-"
"""What another player acts as: not asked yet; none of the roles that were asked about."""

Group = frozenset[int]


class Branch(NamedTuple):
    """A would-be night as far as its choices go: the events the player saw, and the choices that come next."""

    seen: tuple[Event, ...]
    choices: tuple[Any, ...]
    """Empty when the night is over."""


@dataclass(frozen=True)
class PossibleNights:
    """A player who was dealt a role, on a table of which nothing else is known but where shields came to lie."""

    setup: Setup
    seat: int
    role: str
    shields: Group = frozenset()
    largest: int | None = None
    """The largest group of players to consider; all, by default."""
    among: Collection[Group] | None = None
    """Only these groups of players (as far as they were still open) and the empty one, where they are known."""

    def run(self, choices: Sequence[Any]) -> Branch:
        """The branch that these choices lead to: answers, cards seen, and groups of players, as they come up."""
        return _Run(self, choices).branch()

    def branches(self, narrow: bool = False) -> Iterator[Branch]:
        """Every finished would-be night. Narrow: one answer, one player stand for all, but every card is tried."""
        open_ends: list[tuple[Any, ...]] = [()]
        while open_ends:
            taken = open_ends.pop()
            branch = self.run(taken)
            if not branch.choices:
                yield branch
                continue
            choices = _representatives(branch.choices) if narrow else branch.choices
            open_ends += [(*taken, choice) for choice in reversed(choices)]

    def groups(self, seats: Sequence[int], most: int) -> tuple[Group, ...]:
        """The groups of these players that could be meant."""
        if self.among is not None:
            return tuple(dict.fromkeys([Group(), *(group & Group(seats) for group in self.among)]))
        largest = most if self.largest is None else min(most, self.largest)
        sizes = range(min(largest, len(seats)) + 1)
        return tuple(Group(group) for size in sizes for group in combinations(seats, size))


def _representatives(choices: tuple[Any, ...]) -> tuple[Any, ...]:
    if isinstance(choices[0], _Card):
        return choices
    if isinstance(choices[0], frozenset):
        return choices[:2]  # nobody, and somebody
    return choices[:1]


class _Card(str):
    """A card that could lie there."""

    __slots__ = ()


class _Undecided(Exception):
    def __init__(self, choices: tuple[Any, ...]) -> None:
        self.choices = choices


class _Run:
    """One run: a table on which only this player's card is known, and the choices that decide the rest."""

    def __init__(self, would: PossibleNights, choices: Sequence[Any]) -> None:
        self.would, self.setup, self.seat = would, would.setup, would.seat
        self.left = list(choices)
        self.events = list[Event]()
        cards = [UNKNOWN] * self.setup.places
        cards[self.seat] = would.role
        self.table = lay(tuple(cards), self.setup.players, self.setup.artifacts)

    def branch(self) -> Branch:
        undecided: tuple[Any, ...] = ()
        try:
            for index, call in enumerate(self.setup.night.wakes):
                acts = self.table.acts[self.seat]
                if call.together:
                    wakes = acts in call.together
                elif call.again:
                    wakes = self.would.role == "doppelganger" and acts == call.role
                else:
                    wakes = self.would.role == call.role
                if wakes:
                    self._wake(index)
        except _Undecided as end:
            undecided = end.choices
        return Branch(tuple(event for event in self.events if event.seat == self.seat), undecided)

    def _wake(self, index: int) -> None:
        night, call = self.setup.night, self.setup.night.wakes[index]
        self._lay_shields(index)
        if call.together:
            # The pack is told of the dream wolf too, who does not wake with it.
            self._settle(WOLVES if call.role in WOLVES else call.together)
        script, reply, step = night.wake(index, self.table, self.events), None, 0
        looked_at = self.seat
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
            if type(wish) is Look and wish.place not in self.table.shields:
                # Whatever lay there before, others may have moved it since.
                looked_at = wish.place
                self._place(looked_at, self._choose(tuple(_Card(card) for card in dict.fromkeys(self.setup.cards))))
            elif type(wish) is Become and call.role == "doppelganger" and self.table.acts[looked_at] == UNKNOWN:
                self._act(looked_at, wish.role)  # nothing has moved yet: the one she copied is what she saw
            elif type(wish) is Acting:
                self._settle(wish.roles)
            elif type(wish) is Stirred:
                others = [seat for seat in range(self.setup.players) if seat != self.seat]
                self.table = self.table._replace(stirred=self._choose(self.would.groups(others, len(others))))
            self.table, reply = night.do(self.table, wish, call.id, step, self.events)

    def _lay_shields(self, index: int) -> None:
        """The shields that could lie by now: all, once no more can come; before, one for each who could lay one."""
        night, shields = self.setup.night, self.would.shields
        laying = [at for at, call in enumerate(night.calls) if night.lays.get(call) == "shielded"]
        if shields and laying and index <= laying[-1]:
            earlier = sum(at < index for at in laying)
            sizes = range(min(earlier, len(shields)) + 1)
            shields = self._choose(tuple(Group(some) for size in sizes for some in combinations(sorted(shields), size)))
        self.table = self.table._replace(shields=self.table.shields | shields)

    def _choose(self, choices: tuple[Any, ...]) -> Any:
        if len(choices) == 1 and isinstance(choices[0], frozenset):
            return choices[0]
        if not self.left:
            raise _Undecided(choices)
        choice = self.left.pop(0)
        assert choice in choices
        return choice

    def _place(self, place: int, card: str) -> None:
        cards = list(self.table.cards)
        cards[place] = str(card)
        self.table = self.table._replace(cards=tuple(cards))

    def _act(self, seat: int, role: str) -> None:
        acts = self.table.acts
        self.table = self.table._replace(acts=(*acts[:seat], role, *acts[seat + 1 :]))

    def _settle(self, roles: tuple[str, ...]) -> None:
        """Decides which of the players not asked about yet act as one of these roles."""
        open_seats = [seat for seat, acts in enumerate(self.table.acts) if acts == UNKNOWN]
        if not open_seats:
            return
        deck, mine = self.setup.deck, self.would.role
        most = sum(card in roles for card in deck) - (mine in roles)
        if "doppelganger" in deck and mine != "doppelganger":
            most += 1
        group = self._choose(self.would.groups(open_seats, most))
        for seat in open_seats:
            self._act(seat, roles[0] if seat in group else OTHERWISE)
