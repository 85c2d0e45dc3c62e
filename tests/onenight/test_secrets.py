"""Secrets: what a seat is asked and shown depends on nothing that it may not know."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from noctambule.engine.beats import Plan
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Question
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.plan import narrated, quick
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view
from tests.onenight.chance import by_chance, play_in_order, random_setup
from tests.seeds import with_chance

SETUPS, GAMES = 60, 350
"""Few setups with many games each: then players often find themselves knowing the same again."""

Knowledge = tuple[object, ...]


def seen(event: Event) -> tuple[object, ...]:
    """An event as a seat sees it; who else saw it is not part of that."""
    return event[:-1]


def remember(asked: dict[Knowledge, object], knowledge: Knowledge, question: Question | None) -> None:
    put = None if question is None else (question.id, question.kind, question.options, question.may_decline)
    assert asked.setdefault(knowledge, put) == put, f"{knowledge} was asked {asked[knowledge]} and {put}"


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("pace", [quick, narrated])
@with_chance
def test_a_question_is_a_function_of_what_its_seat_was_shown(
    chance: Random, pace: Callable[[Setup], Plan], part: int
) -> None:
    repeated = 0
    for _ in range(SETUPS // 4):
        setup = random_setup(chance, most=5)
        plan = pace(setup)

        @cache
        def shown_at(call: str, step: int, plan: Plan = plan) -> int:
            return plan.shown_at(Event("", call, step, None, (), (), frozenset()))

        asked = dict[Knowledge, object]()
        for _ in range(GAMES):
            game = Game.start(setup, deal(setup, chance))
            for beat in range(len(plan.beats)):
                questions = {question.seat: question for question in plan.asked(game, beat)}
                for seat in range(setup.players):
                    known = [
                        seen(event)
                        for event in game.events
                        if seat in event.seen_by and shown_at(event.call, event.step) <= beat
                    ]
                    before = len(asked)
                    remember(asked, (seat, beat, *known), questions.get(seat))
                    repeated += len(asked) == before
                for question in questions.values():
                    game = game.answer(question.id, by_chance(chance)(question))
    assert repeated > 10_000, "too few repetitions to show anything"


@pytest.mark.parametrize("part", range(4))
@with_chance
def test_in_wake_order_too_a_question_follows_from_what_was_shown(chance: Random, part: int) -> None:
    repeated = 0
    for _ in range(SETUPS // 4):
        setup = random_setup(chance, most=5)
        asked = dict[Knowledge, object]()
        for _ in range(GAMES):
            game = Game.start(setup, deal(setup, chance))
            while question := game.run.question:
                known = [seen(event) for event in game.events if question.seat in event.seen_by]
                before = len(asked)
                remember(asked, (question.seat, question.id[0], *known), question)
                repeated += len(asked) == before
                game = game.answer(question.id, by_chance(chance)(question))
    assert repeated > 3_000, "too few repetitions to show anything"


@with_chance
def test_a_view_holds_no_event_outside_its_audience(chance: Random) -> None:
    for _ in range(300):
        setup = random_setup(chance)
        game = Game.start(setup, deal(setup, chance))
        while game.questions:
            for seat in range(TABLE, setup.players):
                own = view(game, seat)
                assert all(seat in event.seen_by for event in own.events)
                assert all(question.seat == seat for question in own.questions)
            question = game.questions[0]
            game = game.answer(question.id, by_chance(chance)(question))


@with_chance
def test_s6_the_table_sees_no_card_before_the_end_but_those_face_up(chance: Random) -> None:
    for _ in range(500):
        setup = random_setup(chance)
        game = play_in_order(setup, chance, by_chance(chance))
        public = [event for event in game.events if TABLE in event.seen_by and event.call != "vote"]
        assert {event.kind for event in public} <= {"shielded", "revealed", "given", "dawn"}
        assert all(event.seat is None for event in public), "a public event must not tell who did it"


@with_chance
def test_a_hidden_change_nobody_was_shown_changes_nobodys_view(chance: Random) -> None:
    """Two center cards change places in the deal; a night in which nobody touches the center looks the same to all."""
    compared = 0
    while compared < 200:
        setup = random_setup(chance)
        dealt = deal(setup, chance)
        n = setup.players
        cards = list(dealt.cards)
        cards[n], cards[n + 1] = cards[n + 1], cards[n]
        seed = chance.random()
        games = []
        for deck in (dealt, dealt._replace(cards=tuple(cards))):
            game, again = Game.start(setup, deck), Random(seed)
            while game.run.question:
                game = game.answer(game.run.question.id, by_chance(again)(game.run.question))
            games.append(game)
        touched = {place for game in games for event in game.events for place in event.places if place is not None}
        if touched & {n, n + 1}:
            continue
        compared += 1
        for seat in range(TABLE, n):
            assert view(games[0], seat).events == view(games[1], seat).events
