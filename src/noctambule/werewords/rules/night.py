"""The night of Werewords: the mayor chooses a word, and some learn it, or who else does."""

from typing import Any, NamedTuple

from noctambule.engine.beats import Plan
from noctambule.engine.events import Audience, Event, everyone
from noctambule.engine.questions import Answer, Ask, Question, QuestionId
from noctambule.engine.script import Script
from noctambule.werewords.rules.setup import BEHOLDER, MAYOR, MINION, SEER, WEREWOLF, Setup

OTHER_WORDS = "↻"
"""The answer that asks, once, for other words; no pack can hold it."""


class Table(NamedTuple):
    """What is true tonight: who is what in secret, who is the mayor, the words, and the one chosen."""

    roles: tuple[str, ...]
    mayor: int
    words: tuple[str, ...]
    other_words: tuple[str, ...]
    word: str = ""

    def holders(self, role: str) -> tuple[int, ...]:
        return tuple(seat for seat, held in enumerate(self.roles) if held == role)


class Choose(NamedTuple):
    """The mayor settles on a word."""

    seat: int
    word: str


class ShowWord(NamedTuple):
    """Let a seat see the word."""

    seat: int


class Show(NamedTuple):
    """Let a seat see who some players are."""

    seat: int
    whom: tuple[int, ...]
    as_what: str


def mayor(table: Table) -> Script:
    """Chooses one of the words shown, or asks once for others."""
    more = (OTHER_WORDS,) if table.other_words else ()
    word = yield Ask(table.mayor, "word", table.words + more, must=("werewords",))
    if word == OTHER_WORDS:
        word = yield Ask(table.mayor, "word", table.other_words, must=("werewords",))
    yield Choose(table.mayor, word)


def seer(table: Table) -> Script:
    """Sees the word."""
    for seat in table.holders(SEER):
        yield ShowWord(seat)


def werewolves(table: Table) -> Script:
    """See the word, and each other."""
    pack = table.holders(WEREWOLF)
    for seat in pack:
        yield ShowWord(seat)
        yield Show(seat, tuple(other for other in pack if other != seat), WEREWOLF)


def beholder(table: Table) -> Script:
    """Sees who the seer is; not the word."""
    for seat in table.holders(BEHOLDER):
        yield Show(seat, table.holders(SEER), SEER)


def minion(table: Table) -> Script:
    """Sees who the werewolves are; not the word."""
    for seat in table.holders(MINION):
        yield Show(seat, table.holders(WEREWOLF), WEREWOLF)


SCRIPTS = {MAYOR: mayor, SEER: seer, WEREWOLF: werewolves, BEHOLDER: beholder, MINION: minion}


def shown_the_word() -> tuple[str, ...]:
    """The roles that are shown the word at night."""
    table = Table(tuple(SCRIPTS), 0, ("",), ())
    others = ((role, script) for role, script in SCRIPTS.items() if role != MAYOR)
    return tuple(role for role, script in others if any(type(wish) is ShowWord for wish in script(table)))


class Night:
    """The runner's stage: every role of the game is called, whoever holds it."""

    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        self.calls = [role for role in SCRIPTS if role in setup.cards]
        self.alone: list[Audience] = [frozenset({seat}) for seat in range(setup.players)]
        self.everyone = everyone(setup.players)

    def wake(self, call: int, table: Table, events: list[Event]) -> Script | None:
        return SCRIPTS[self.calls[call]](table)

    def question(self, table: Table, ask: Ask, id: QuestionId) -> Question | None:
        return Question(id, ask.seat, ask.kind, ask.among, False)

    def do(self, table: Table, effect: Any, call: str, step: int, events: list[Event]) -> tuple[Table, None]:
        places: tuple[int, ...] = ()
        match effect:
            case Choose():
                return table._replace(word=effect.word), None
            case ShowWord():
                kind, what = "word", (table.word,)
            case Show():
                kind, places, what = "shown", effect.whom, (effect.as_what,)
            case _:
                raise AssertionError(f"no such effect: {effect}")
        events.append(Event(kind, call, step, effect.seat, places, what, self.alone[effect.seat]))
        return table, None

    def answered(self, question: Question, answer: Answer) -> Event:
        call, n = question.id
        return Event("chose", call, n + 1, question.seat, (), (str(answer),), self.alone[question.seat])

    def skipped(self, ask: Ask, call: str, step: int) -> Event:
        raise AssertionError("there is always a word to choose")


def quick(setup: Setup) -> Plan:
    """Two beats: the mayor's choice, and a second one in case of other words."""
    return Plan.of(Night(setup).calls, {(MAYOR, 0): 0, (MAYOR, 1): 1})


def narrated(setup: Setup) -> Plan:
    """One call after the other, as a voice calls them."""
    calls = Night(setup).calls
    slots = [(MAYOR, 0), (MAYOR, 1), *((call, 0) for call in calls if call != MAYOR)]
    return Plan.of(calls, {slot: beat for beat, slot in enumerate(slots)})
