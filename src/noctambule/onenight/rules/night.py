"""The night of One Night: who wakes at a call, what may be asked there, and what everyone is shown."""

from collections.abc import Collection
from typing import Any

from noctambule.engine.events import Audience, Event, everyone
from noctambule.engine.questions import Answer, Ask, Question, QuestionId
from noctambule.engine.script import Script
from noctambule.onenight.rules.cards import AT_ONCE
from noctambule.onenight.rules.known import Known
from noctambule.onenight.rules.roles import BRINGS_CENTER_WEREWOLF, ROLES, TOGETHER, WOLVES
from noctambule.onenight.rules.table import DO, Table
from noctambule.onenight.rules.wakes import Call, wake_order

VOTE = "vote"


class Night:
    """The runner's stage for one setup; it holds nothing of any one game."""

    def __init__(self, players: int, deck: tuple[str, ...], edition: str) -> None:
        self.players = players
        self.edition = edition
        self.wakes = wake_order(deck)
        self.calls = [call.id for call in self.wakes]
        self.center_werewolf = players + 3 if BRINGS_CENTER_WEREWOLF in deck else None
        self.alone: list[Audience] = [frozenset({seat}) for seat in range(players)]
        self.everyone = everyone(players)
        others = [tuple(other for other in range(players) if other != seat) for seat in range(players)]
        self.lays = {call.id: kind for call in self.wakes for kind in _laid_at(call, deck)}
        self._public = _public(self.wakes, self.lays)
        self.votes = [Question((VOTE, seat), seat, VOTE, others[seat], False) for seat in range(players)]

    def wake(self, call: int, table: Table, events: list[Event]) -> Script | None:
        """The script of a call. A role acts by the card that was dealt, never by one that came later."""
        id, role, together, again, _ = self.wakes[call]
        events += self.lying_open(call, table)
        if together:
            awake = tuple(seat for seat, acts in enumerate(table.acts) if acts in together)
            shared = TOGETHER[id].shared_night
            assert shared is not None
            return shared(awake, self.known(table)) if awake else None
        card = "doppelganger" if again else role
        seat = table.dealt.index(card)
        if seat >= self.players or (again and table.acts[seat] != role):
            return None
        if id in self.lays:
            # Whoever may lay another one sees on waking what the others will see later.
            events += _lying(self.lays[id], table, id, self.alone[seat])
        night = ROLES[role].night
        assert night is not None
        return night(seat, self.known(table))

    def lying_open(self, call: int, table: Table) -> list[Event]:
        """What everyone is shown as a call begins, or as day breaks after the last.

        Shields, cards face up and artifacts are shown once no further one can come, all of a kind together, so that
        neither the moment nor the order tells who laid which.
        """
        id = self.calls[call] if call < len(self.calls) else "dawn"
        return [event for kind in self._public.get(call, ()) for event in _lying(kind, table, id, self.everyone)]

    def known(self, table: Table) -> Known:
        return Known(
            self.players,
            self.center_werewolf,
            table.shields,
            table.face_up,
            frozenset(table.artifacts),
            len(table.pile),
            ROLES,
            WOLVES,
        )

    def question(self, table: Table, ask: Ask, id: QuestionId) -> Question | None:
        """Shielded cards are never among the answers, and a shielded card that is needed leaves none."""
        options = ask.among
        if table.shields:
            if not table.shields.isdisjoint(ask.uses):
                return None
            options = tuple(option for option in options if _free(option, table.shields))
        if not options:
            return None
        return Question(id, ask.seat, ask.kind, options, self.edition not in ask.must)

    def do(self, table: Table, effect: Any, call: str, step: int, events: list[Event]) -> tuple[Table, Any]:
        """What a script does is seen by its own seat alone; what lies open afterwards is shown by `lying_open`."""
        table, reply, happened = DO[type(effect)](table, effect)
        if happened:
            kind, places, what = happened
            events.append(Event(kind, call, step, effect.seat, places, what, self.alone[effect.seat]))
        return table, reply

    def answered(self, question: Question, answer: Answer) -> Event:
        call, n = question.id
        places: tuple[int, ...] = ()
        what: tuple[str, ...] = ()
        if isinstance(answer, tuple):
            places = answer
        elif isinstance(answer, int):
            places = (answer,)
        elif answer is not None:
            what = (answer,)
        kind = "declined" if answer is None else "chose"
        return Event(kind, call, n + 1, question.seat, places, what, self.alone[question.seat])

    def skipped(self, ask: Ask, call: str, step: int) -> Event:
        return Event("skipped", call, step, ask.seat, (), (), self.alone[ask.seat])


def _free(option: int | str | tuple[int, int], shields: frozenset[int]) -> bool:
    if isinstance(option, tuple):
        return shields.isdisjoint(option)
    return option not in shields


def _laid_at(call: Call, deck: tuple[str, ...]) -> list[str]:
    """What may come to lie open at a call. The doppelganger may do at once what a role of the deck does later."""
    roles: tuple[str, ...] = (call.role,)
    if call.role == "doppelganger":
        roles = tuple(card for card in dict.fromkeys(deck) if ROLES[card].copied == AT_ONCE)
    return [kind for role in roles if (kind := ROLES[role].lays)]


def _public(wakes: tuple[Call, ...], lays: dict[str, str]) -> dict[int, list[str]]:
    """The kinds of things that are shown to all as each call begins: at the first call after which none is added."""
    last = {kind: index for index, call in enumerate(wakes) for kind in [lays.get(call.id)] if kind}
    public = dict[int, list[str]]()
    for kind, index in last.items():
        public.setdefault(index + 1, []).append(kind)
    return public


def _lying(kind: str, table: Table, call: str, seen_by: Audience) -> list[Event]:
    places: Collection[int] = table.shields
    if kind == "revealed":
        places = table.face_up
    elif kind == "given":
        places = table.artifacts
    return [
        Event(kind, call, 0, None, (place,), (table.cards[place],) if kind == "revealed" else (), seen_by)
        for place in sorted(places)
    ]
