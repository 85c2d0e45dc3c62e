"""The runner knows no game: here it runs a picnic, where guests take apples out of one basket."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from noctambule.engine.errors import NotAnOption, NotAsked
from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Ask, Question, QuestionId
from noctambule.engine.script import Run, Script, Stage, first_question

ANN, BOB = 0, 1
NOBODY: frozenset[int] = frozenset()


class Take(NamedTuple):
    """Takes apples out of the basket; the reply is how many are left."""

    seat: int
    apples: int


class Picnic:
    """The stage: the table is a number of apples, and nobody can ask for more than there are."""

    def __init__(self, **guests: Callable[[], Script] | None) -> None:
        self.guests = guests
        self.calls = list(guests)
        self.woken = list[str]()

    def wake(self, call: int, table: int, events: list[Event]) -> Script | None:
        name = self.calls[call]
        self.woken.append(name)
        guest = self.guests[name]
        if guest is None:
            return None
        events.append(happened("woke", name, 0, None))
        return guest()

    def question(self, table: int, ask: Ask, id: QuestionId) -> Question | None:
        options = tuple(apples for apples in ask.among if isinstance(apples, int) and apples <= table)
        return Question(id, ask.seat, ask.kind, options, "strict" not in ask.must) if options else None

    def do(self, table: int, effect: Take, call: str, step: int, events: list[Event]) -> tuple[int, Any]:
        left = table - effect.apples
        events.append(happened("took", call, step, effect.seat, effect.apples))
        return left, left

    def answered(self, question: Question, answer: Answer) -> Event:
        call, n = question.id
        return happened("said", call, n + 1, question.seat, answer if isinstance(answer, int) else None)

    def skipped(self, ask: Ask, call: str, step: int) -> Event:
        return happened("skipped", call, step, ask.seat)


def happened(kind: str, call: str, step: int, seat: int | None, apples: int | None = None) -> Event:
    return Event(kind, call, step, seat, () if apples is None else (apples,), (), NOBODY)


def modest(seat: int) -> Callable[[], Script]:
    """A guest who asks for one or two apples."""

    def guest() -> Script:
        apples = yield Ask(seat, "how many", (1, 2))
        yield Take(seat, apples)

    return guest


def hungry(seat: int) -> Callable[[], Script]:
    """A guest who eats one apple first, is asked for more, and then for as many as were left after that."""

    def guest() -> Script:
        yield Take(seat, 1)
        apples = yield Ask(seat, "more", (1, 2, 3))
        left = yield Take(seat, apples)
        rest = yield Ask(seat, "all the rest", (left,), must=("strict",))
        yield Take(seat, rest)

    return guest


def guest_who_only_eats() -> Script:
    yield Take(BOB, 1)


def picnic(apples: int, **guests: Callable[[], Script] | None) -> Run[int]:
    stage: Stage[int] = Picnic(**guests)
    return Run.begin(stage, apples)


def told(run: Run[int]) -> list[str]:
    """What happened, without the waking: "said 2", "took 2"."""
    return [" ".join([event.kind, *map(str, event.places)]) for event in run.events if event.kind != "woke"]


def test_questions_come_in_the_order_of_the_calls() -> None:
    run = picnic(9, noon=modest(ANN), evening=modest(BOB))
    assert run.question == Question(("noon", 0), ANN, "how many", (1, 2), True)
    run = run.answer(2)
    assert run.question == Question(("evening", 0), BOB, "how many", (1, 2), True)
    run = run.answer(1)
    assert run.over
    assert run.table == 6
    assert told(run) == ["said 2", "took 2", "said 1", "took 1"]


def test_questions_of_one_call_are_numbered_and_hang_on_replies() -> None:
    run = picnic(9, noon=hungry(ANN))
    assert run.question == Question(("noon", 0), ANN, "more", (1, 2, 3), True)
    assert told(run) == ["took 1"]
    run = run.answer(3)
    assert run.question == Question(("noon", 1), ANN, "all the rest", (5,), False)
    run = run.answer(5)
    assert run.over
    assert run.table == 0


def test_an_event_knows_how_many_questions_its_call_had_put() -> None:
    run = picnic(9, noon=hungry(ANN), evening=modest(BOB)).answer(3).answer(5)
    assert [(event.call, event.kind, event.step) for event in run.events] == [
        ("noon", "woke", 0),
        ("noon", "took", 0),
        ("noon", "said", 1),
        ("noon", "took", 1),
        ("noon", "said", 2),
        ("noon", "took", 2),
        ("evening", "woke", 0),
        ("evening", "skipped", 0),
    ]


def test_a_declined_question_ends_the_script() -> None:
    run = picnic(9, noon=hungry(ANN), evening=modest(BOB)).answer(None)
    assert run.question
    assert run.question.seat == BOB
    assert run.table == 8
    assert told(run) == ["took 1", "said"]


def test_a_question_that_cannot_be_declined_refuses_to_be() -> None:
    run = picnic(9, noon=hungry(ANN)).answer(1)
    with pytest.raises(NotAnOption):
        run.answer(None)


def test_an_impossible_question_is_skipped_with_the_rest_of_its_script() -> None:
    run = picnic(1, noon=hungry(ANN), evening=modest(BOB))
    assert run.over
    assert told(run) == ["took 1", "skipped", "skipped"]


def test_only_the_possible_answers_are_listed() -> None:
    run = picnic(3, noon=hungry(ANN))
    assert run.question
    assert run.question.answers == (1, 2, None)
    with pytest.raises(NotAnOption) as error:
        run.answer(3)
    assert error.value.details["answer"] == 3
    assert run.answer(1).table == 1, "a refused answer leaves the game as it was"


def test_who_is_not_there_is_passed_by() -> None:
    run = picnic(9, noon=None, evening=modest(BOB), night=None)
    assert run.question
    assert run.question.id == ("evening", 0)
    assert run.answer(1).over


def test_a_script_may_ask_nothing() -> None:
    run = picnic(9, noon=guest_who_only_eats)
    assert run.over
    assert told(run) == ["took 1"]


def test_a_night_without_calls_is_over_at_once() -> None:
    run = picnic(9)
    assert run.over
    assert run.events == ()
    assert run.table == 9
    with pytest.raises(NotAsked):
        run.answer(1)


def test_what_happened_before_stands_first() -> None:
    arrived = happened("arrived", "road", 0, ANN)
    run = Run.begin(Picnic(noon=modest(ANN)), 9, (arrived,))
    assert run.events[0] == arrived
    assert run.answer(1).events[0] == arrived


def test_an_old_value_runs_its_script_again_and_tells_the_same() -> None:
    stage = Picnic(noon=hungry(ANN), evening=modest(BOB))
    asked_for_the_rest = Run.begin(stage, 9).answer(3)
    once = asked_for_the_rest.answer(5)
    assert stage.woken == ["noon", "evening"], "played on, the script is not run again"
    again = asked_for_the_rest.answer(5)
    assert stage.woken == ["noon", "evening", "noon", "evening"], "forked, it is"
    assert (again.events, again.table, again.question) == (once.events, once.table, once.question)


def test_a_fork_may_go_another_way() -> None:
    start = picnic(9, noon=hungry(ANN))
    few, many = start.answer(1), start.answer(3)
    assert few.question
    assert many.question
    assert (few.question.options, many.question.options) == ((7,), (5,))
    assert start.answer(None).over
    assert start.question
    assert start.question.options == (1, 2, 3)
    assert told(few.answer(7)) == ["took 1", "said 1", "took 1", "said 7", "took 7"]
    assert told(many.answer(5)) == ["took 1", "said 3", "took 3", "said 5", "took 5"]


def test_a_call_still_to_come_tells_its_first_question() -> None:
    stage = Picnic(noon=modest(ANN), evening=hungry(BOB))
    run = Run.begin(stage, 9)
    assert first_question(stage, 1, run.table) == Question(("evening", 0), BOB, "more", (1, 2, 3), True)
    assert told(run) == [], "nothing has happened by looking ahead"
    assert run.table == 9


@pytest.mark.parametrize("guest", [None, guest_who_only_eats])
def test_a_call_without_questions_has_no_first_one(guest: Callable[[], Script] | None) -> None:
    assert first_question(Picnic(noon=guest), 0, 9) is None


def test_a_first_question_that_is_impossible_is_none() -> None:
    assert first_question(Picnic(noon=modest(ANN)), 0, 0) is None
