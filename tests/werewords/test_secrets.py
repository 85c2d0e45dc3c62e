"""Secrets: what a seat is asked and shown depends on nothing that it may not know (K3, K4)."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from noctambule.engine.beats import Plan
from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Question
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.night import narrated, quick
from noctambule.werewords.rules.setup import Setup
from tests.seeds import with_chance
from tests.werewords.chance import PACK, nights, random_deal, random_input, random_setup

SETUPS = [
    Setup(3, words_shown=1),
    Setup(3, minion=True, words_shown=2),
    Setup(3, beholder=True, words_shown=1),
    Setup(4, words_shown=1),
    Setup(4, 2, minion=True, words_shown=1),
    Setup(4, beholder=True, minion=True, words_shown=1),
    Setup(5, 2, beholder=True, minion=True, words_shown=1),
    Setup(7, words_shown=1),
]
"""Small setups with many nights each: then players often find themselves knowing the same again."""
NAMES = [f"{s.players}-{s.werewolves}{'-beholder' * s.beholder}{'-minion' * s.minion}" for s in SETUPS]
NIGHTS = 2500

Knowledge = tuple[object, ...]


def seen(event: Event) -> tuple[object, ...]:
    """An event as a seat sees it; who else saw it is not part of that."""
    return event[:-1]


def put(question: Question | None) -> object:
    return None if question is None else (question.id, question.kind, len(question.options), question.may_decline)


def by_night(setup: Setup, chance: Random, count: int) -> list[Game]:
    """Nights played to dawn."""
    played = list[Game]()
    for game in islice(nights(setup, chance), count):
        while game.phase == "night":
            question = game.questions[0]
            game = game.answer(question.id, chance.choice(question.answers))
        played.append(game)
    return played


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
@pytest.mark.parametrize("pace", [quick, narrated])
@with_chance
def test_k3_a_question_is_a_function_of_what_its_seat_was_shown(
    chance: Random, pace: Callable[[Setup], Plan], setup: Setup
) -> None:
    """Whether, and in what form, a seat is asked follows from what it was shown and answered.

    The words themselves are chance, which no event has told before: what follows from them is checked below.
    """
    plan, repeated = pace(setup), 0
    asked = dict[Knowledge, object]()
    for game in islice(nights(setup, chance), NIGHTS):
        for beat in range(len(plan.beats)):
            questions = {question.seat: question for question in plan.asked(game, beat)}
            for seat in range(setup.players):
                known = [seen(event) for event in shown_to(seat, game.events) if plan.shown_at(event) <= beat]
                put_now, before = put(questions.get(seat)), len(asked)
                assert asked.setdefault((seat, beat, *known), put_now) == put_now
                repeated += len(asked) == before
            for question in questions.values():
                game = game.answer(question.id, chance.choice(question.answers))
        assert game.phase == "day", "the plan asks all there is to ask"
    assert repeated > 2 * NIGHTS, "too few repetitions to show anything"


@with_chance
def test_k3_the_words_offered_are_those_dealt_whoever_is_what(chance: Random) -> None:
    """The same words in the same deal, with the players' cards changed: the mayor is offered the same."""
    for _ in range(500):
        setup = random_setup(chance)
        dealt = random_deal(setup, chance)
        others = [card for card in (*dealt.cards, dealt.center) if card != "mayor"]
        chance.shuffle(others)
        changed = [card if card == "mayor" else others.pop() for card in (*dealt.cards, dealt.center)]
        one = Game.start(setup, dealt)
        other = Game.start(setup, dealt._replace(cards=tuple(changed[:-1]), center=changed[-1]))
        assert one.mayor == other.mayor
        assert one.questions == other.questions
        word = dealt.words[0]
        later = [game.answer(game.questions[0].id, word) for game in (one, other)]
        assert shown_to(TABLE, later[0].events) == shown_to(TABLE, later[1].events)
        assert [put(question) for question in later[0].questions] == [put(question) for question in later[1].questions]


@pytest.mark.parametrize("pace", [quick, narrated])
@with_chance
def test_k3_calls_and_beats_do_not_depend_on_who_is_what(chance: Random, pace: Callable[[Setup], Plan]) -> None:
    for _ in range(60):
        setup = random_setup(chance)
        plan = pace(setup)
        timing = dict[tuple[str, str], int]()
        for game in by_night(setup, chance, 20):
            assert tuple(game.night.calls) == plan.calls
            for event in game.events:
                if event.kind in ("word", "shown"):
                    # What a role is shown comes at its own beat, whoever the role is and whatever the mayor did.
                    at = plan.shown_at(event)
                    assert timing.setdefault((event.call, event.kind), at) == at
        assert plan == pace(setup)
        order = [beat for _, beat in sorted((plan.calls.index(call), at) for (call, _), at in timing.items())]
        assert order == sorted(order)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
@with_chance
def test_k3_a_night_tells_a_seat_its_role_and_no_more(chance: Random, setup: Setup) -> None:
    """Everything a seat is shown by dawn follows from its own card, the mayor's seat, and what its role may know."""
    told = dict[Knowledge, tuple[tuple[object, ...], ...]]()
    repeated = 0
    for game in by_night(setup, chance, NIGHTS):
        wolves = tuple(seat for seat, role in enumerate(game.roles) if role == "werewolf")
        seer = game.roles.index("seer")
        for seat, role in enumerate(game.roles):
            may_know: Knowledge = ()
            if role in ("seer", "werewolf"):
                may_know += (game.word,)
            if role in ("werewolf", "minion"):
                may_know += wolves
            if role == "beholder":
                may_know += (seer,)
            if seat == game.mayor:
                chosen = tuple(event.what for event in game.events if event.kind == "chose")
                may_know += (game.word, chosen, game.deal.center == "mayor")
            events = tuple(seen(event) for event in shown_to(seat, game.events))
            before = len(told)
            assert told.setdefault((seat, role, game.mayor, may_know), events) == events
            repeated += len(told) == before
    assert repeated > 2 * NIGHTS


@with_chance
def test_k3_k4_no_event_tells_the_word_to_who_may_not_know_it_before_the_end(chance: Random) -> None:
    days = 0
    for _ in range(700):
        setup = random_setup(chance)
        game = Game.start(setup, random_deal(setup, chance))
        for at in range(60):
            entry = random_input(game, chance, at)
            if any(word in str(entry.data.get("text", "")) for word in PACK):
                continue  # what somebody says aloud is another matter
            try:
                game = HISTORY.put_in(game, entry)
            except GameError:
                continue
            if game.phase not in ("night", "day"):
                break
        if game.phase == "night" or any(event.kind == "word-shown" for event in game.events):
            continue
        days += 1
        may = {seat for seat, role in enumerate(game.roles) if role in ("seer", "werewolf")} | {game.mayor}
        offered = {*game.deal.words, *game.deal.other_words}
        for seat in {TABLE, *range(setup.players)} - may:
            for event in shown_to(seat, game.events):
                assert offered.isdisjoint(event.what), f"{seat} saw {event}"
        for seat in may - {game.mayor}:
            for event in shown_to(seat, game.events):
                assert (offered - {game.word}).isdisjoint(event.what), f"{seat} saw a word that was not chosen: {event}"
    assert days > 200


@with_chance
def test_k2_k3_no_card_is_public_before_the_end(chance: Random) -> None:
    for _ in range(500):
        setup = random_setup(chance)
        game = Game.start(setup, random_deal(setup, chance))
        for at in range(40):
            if game.phase not in ("night", "day"):
                break
            try:
                game = HISTORY.put_in(game, random_input(game, chance, at, sense=1.0))
            except GameError:
                continue
        public = {event.kind for event in shown_to(TABLE, game.events)}
        assert public <= {"mayor", "dawn", "asked", "token", "undone", "werewolves", "word-shown"} or game.verdict
        for seat in range(setup.players):
            for event in shown_to(seat, game.events):
                if event.kind in ("dealt", "secret"):
                    assert event.seat == seat


@with_chance
def test_k4_a_match_is_seen_by_the_mayor_alone(chance: Random) -> None:
    found = 0
    for _ in range(400):
        setup = random_setup(chance)
        (game,) = by_night(setup, chance, 1)
        asker = chance.choice([seat for seat in range(setup.players) if seat != game.mayor])
        hit = game.ask(asker, f"Is it a {game.word}?")
        miss = game.ask(asker, "Is it a teapot?")
        for event in hit.events:
            if event.kind == "match":
                found += 1
                assert event.seen_by == {game.mayor}
                assert event.places == (asker,)
        assert not any(event.kind == "match" for event in miss.events)
        # To all others a hit looks like any other question, but for its text.
        for seat in {TABLE, *range(setup.players)} - {game.mayor}:
            one, other = (shown_to(seat, after.events) for after in (hit, miss))
            assert one[:-1] == other[:-1]
            assert one[-1]._replace(what=()) == other[-1]._replace(what=())
        assert hit.questions == miss.questions == ()
    assert found == 400


@with_chance
def test_k4_k7_nothing_but_the_tokens_tells_the_askers_answer(chance: Random) -> None:
    """The app never judges: a token looks the same to all, whatever word was chosen."""
    for _ in range(200):
        setup = Setup(chance.randint(3, 7), 1, words_shown=2)
        start = Game.start(setup, random_deal(setup, chance))
        one, other = (start.answer(start.questions[0].id, word) for word in start.deal.words[:2])
        seed = chance.random()
        public = []
        for game in (one, other):
            again = Random(seed)
            asker = again.choice([seat for seat in range(setup.players) if seat != game.mayor])
            for token in again.sample(("yes", "no", "maybe", "so-close"), 3):
                game = game.ask(asker, "Is it a teapot?").token(token)
            public.append(shown_to(TABLE, game.token("correct", asker).events))
        assert public[0] == public[1]
