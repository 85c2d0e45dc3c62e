"""Runs scripts: generators that yield questions and effects, one call of the night after another."""

from collections.abc import Generator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Ask, Question, QuestionId

# Effects are a game's own, and what comes back for one (a card, some seats, an answer) depends on it.
Script = Generator[Any, Any, None]
T = TypeVar("T")


class Stage(Protocol[T]):
    """What a game lends the runner: who wakes at a call, what may be asked, and what an effect does."""

    @property
    def calls(self) -> Sequence[str]:
        """The ids of the calls, in order."""

    def wake(self, call: int, table: T, events: list[Event]) -> Script | None:
        """The script of a call, or None when nobody acts in it; what is seen on waking is added to the events."""

    def question(self, table: T, ask: Ask, id: QuestionId) -> Question | None:
        """The question with its legal answers, or None when there are too few of them."""

    def do(self, table: T, effect: Any, call: str, step: int, events: list[Event]) -> tuple[T, Any]:
        """The table after an effect, and the script's reply; what happened is added to the events."""

    def answered(self, question: Question, answer: Answer) -> Event:
        """The event of a seat's own choice."""

    def skipped(self, ask: Ask, call: str, step: int) -> Event:
        """The event of a question that could not be put."""


class Run(Generic[T]):
    """A night under way, as a value: nothing in it changes; an answer makes a new one.

    The truth is the table as it stood when the open call began, the answers given within that call, and the events.
    A live generator is kept beside it for speed; whoever answers an old value again gets a script run anew.
    """

    __slots__ = ("_live", "began", "call", "events", "given", "question", "stage", "table")

    def __init__(
        self,
        stage: Stage[T],
        call: int,
        began: T,
        given: tuple[Answer, ...],
        events: tuple[Event, ...],
        table: T,
        question: Question | None,
        live: Script | None,
    ) -> None:
        self.stage = stage
        self.call = call
        self.began = began
        self.given = given
        self.events = events
        self.table = table
        self.question = question
        self._live = live

    @staticmethod
    def begin(stage: Stage[T], table: T, events: tuple[Event, ...] = ()) -> "Run[T]":
        """Runs from the first call to the first question, or to the end when there is none."""
        return _advance(stage, -1, table, (), list(events), table, None, None)

    @property
    def over(self) -> bool:
        return self.question is None

    def answer(self, answer: Answer) -> "Run[T]":
        """The run after this answer to the open question."""
        question = self.question
        if question is None:
            raise NotAsked("night-is-over")
        if not question.accepts(answer):
            raise NotAnOption("not-an-option", question=question, answer=answer)
        script, self._live = self._live, None
        events = [*self.events, self.stage.answered(question, answer)]
        given = (*self.given, answer)
        if answer is None:
            return _advance(self.stage, self.call, self.began, given, events, self.table, None, None)
        if script is None:
            script = self._run_again()
        return _advance(self.stage, self.call, self.began, given, events, self.table, script, answer)

    def _run_again(self) -> Script:
        """The open call's script, run from the call's beginning up to the open question."""
        unseen = list[Event]()
        script = self.stage.wake(self.call, self.began, unseen)
        assert script is not None
        table, call, step, reply = self.began, self.stage.calls[self.call], 0, None
        while True:
            wish = script.send(reply)
            if type(wish) is not Ask:
                table, reply = self.stage.do(table, wish, call, step, unseen)
            elif step == len(self.given):
                return script
            else:
                reply = self.given[step]
                step += 1


def _advance(
    stage: Stage[T],
    call: int,
    began: T,
    given: tuple[Answer, ...],
    events: list[Event],
    table: T,
    script: Script | None,
    reply: Any,
) -> Run[T]:
    """Drives the script on, and the calls after it, to the next question or the end."""
    calls = stage.calls
    while True:
        while script is not None:
            try:
                wish = script.send(reply)
            except StopIteration:
                break
            if type(wish) is not Ask:
                table, reply = stage.do(table, wish, calls[call], len(given), events)
                continue
            question = stage.question(table, wish, (calls[call], len(given)))
            if question is not None:
                return Run(stage, call, began, given, tuple(events), table, question, script)
            # Too few choices: the question is skipped, and with it the rest of the script.
            events.append(stage.skipped(wish, calls[call], len(given)))
            break
        call += 1
        if call == len(calls):
            return Run(stage, call, table, (), tuple(events), table, None, None)
        began, given, reply = table, (), None
        script = stage.wake(call, table, events)


def first_question(stage: Stage[T], call: int, table: T) -> Question | None:
    """The question a call would open with, on this table: for answers that are given ahead of their call."""
    unseen = list[Event]()
    script, reply = stage.wake(call, table, unseen), None
    while script is not None:
        try:
            wish = script.send(reply)
        except StopIteration:
            break
        if type(wish) is Ask:
            return stage.question(table, wish, (stage.calls[call], 0))
        table, reply = stage.do(table, wish, stage.calls[call], 0, unseen)
    return None
