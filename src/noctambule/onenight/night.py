"""The night of One Night: who wakes at a call, what may be asked there, and what each effect does to the table."""

from collections.abc import Callable
from typing import Any

from noctambule.engine.events import Audience, Event, everyone
from noctambule.engine.questions import Answer, Ask, Question, QuestionId
from noctambule.engine.script import Script
from noctambule.onenight.effects import Acting, Become, Flip, Give, Look, Rotate, Shield, Show, Stirred, Swap
from noctambule.onenight.known import Known
from noctambule.onenight.roles import ROLES, TOGETHER
from noctambule.onenight.table import Table
from noctambule.onenight.wakes import wake_order

Done = tuple[Table, Any]


class Night:
    """The runner's stage for one setup; it holds nothing of any one game."""

    def __init__(self, players: int, deck: tuple[str, ...], edition: str) -> None:
        self.players = players
        self.edition = edition
        self.wakes = wake_order(deck)
        self.calls = [call.id for call in self.wakes]
        self.center_werewolf = players + 3 if "alpha-wolf" in deck else None
        self.alone: list[Audience] = [frozenset({seat}) for seat in range(players)]
        self.everyone = everyone(players)

    def wake(self, call: int, table: Table) -> Script | None:
        """The script of a call. A role acts by the card that was dealt, never by one that came later."""
        id, role, together, again = self.wakes[call]
        if together:
            awake = tuple(seat for seat, acts in enumerate(table.acts) if acts in together)
            return TOGETHER[id](awake, self.known(table)) if awake else None
        card = "doppelganger" if again else role
        seat = table.dealt.index(card)
        if seat >= self.players or (again and table.acts[seat] != role):
            return None
        night = ROLES[role].night
        assert night is not None
        return night(seat, self.known(table))

    def known(self, table: Table) -> Known:
        return Known(
            self.players,
            self.center_werewolf,
            table.shields,
            table.face_up,
            frozenset(table.artifacts),
            len(table.pile),
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

    def do(self, table: Table, effect: Any, call: str, step: int, events: list[Event]) -> Done:
        if type(effect) is Acting:
            return table, tuple(seat for seat, acts in enumerate(table.acts) if acts in effect.roles)
        if type(effect) is Stirred:
            return table, tuple(sorted(table.stirred))
        return _DO[type(effect)](self, table, effect, call, step, events)

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


def _look(night: Night, table: Table, effect: Look, call: str, step: int, events: list[Event]) -> Done:
    seat, place = effect
    seen_by = night.alone[seat]
    if place in table.shields:
        # Only a seat's own card can come up here: the shielded insomniac sees nothing.
        events.append(Event("skipped", call, step, seat, (), (), seen_by))
        return table, None
    card = table.cards[place]
    events.append(Event("looked", call, step, seat, (place,), (card,), seen_by))
    return _stir(table, seat), card


def _swap(night: Night, table: Table, effect: Swap, call: str, step: int, events: list[Event]) -> Done:
    seat, one, other = effect
    cards = list(table.cards)
    cards[one], cards[other] = cards[other], cards[one]
    events.append(Event("swapped", call, step, seat, (one, other), (), night.alone[seat]))
    return _stir(table._replace(cards=tuple(cards)), seat), None


def _rotate(night: Night, table: Table, effect: Rotate, call: str, step: int, events: list[Event]) -> Done:
    seat, places, way = effect
    cards = list(table.cards)
    for i, place in enumerate(places):
        cards[place] = table.cards[places[i - 1]]
    events.append(Event("rotated", call, step, seat, places, (way,), night.alone[seat]))
    return _stir(table._replace(cards=tuple(cards)), seat), None


def _stir(table: Table, seat: int) -> Table:
    return table if seat in table.stirred else table._replace(stirred=table.stirred | {seat})


def _shield(night: Night, table: Table, effect: Shield, call: str, step: int, events: list[Event]) -> Done:
    # Everybody sees where it lies, nobody who laid it: so neither seat nor audience tells.
    events.append(Event("shielded", call, step, None, (effect.place,), (), night.everyone))
    return table._replace(shields=table.shields | {effect.place}), None


def _flip(night: Night, table: Table, effect: Flip, call: str, step: int, events: list[Event]) -> Done:
    place = effect.place
    events.append(Event("revealed", call, step, None, (place,), (table.cards[place],), night.everyone))
    return table._replace(face_up=table.face_up | {place}), None


def _give(night: Night, table: Table, effect: Give, call: str, step: int, events: list[Event]) -> Done:
    events.append(Event("given", call, step, None, (effect.place,), (), night.everyone))
    artifact, *pile = table.pile
    return table._replace(artifacts={**table.artifacts, effect.place: artifact}, pile=tuple(pile)), None


def _become(night: Night, table: Table, effect: Become, call: str, step: int, events: list[Event]) -> Done:
    seat, role = effect
    events.append(Event("became", call, step, seat, (), (role,), night.alone[seat]))
    acts = table.acts
    if acts[seat] == "doppelganger":
        # What she copied is what she acts as; a doppelganger-investigator's later change is not.
        acts = (*acts[:seat], role, *acts[seat + 1 :])
    return table._replace(acts=acts, became={**table.became, table.dealt[seat]: role}), None


def _show(night: Night, table: Table, effect: Show, call: str, step: int, events: list[Event]) -> Done:
    events.append(Event("shown", call, step, effect.to, effect.whom, (effect.as_what,), night.alone[effect.to]))
    return table, None


_DO: dict[type, Callable[..., Done]] = {
    Look: _look,
    Swap: _swap,
    Rotate: _rotate,
    Shield: _shield,
    Flip: _flip,
    Give: _give,
    Become: _become,
    Show: _show,
}
