"""What holds for every setup, number of players and course of a game."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctambule.engine.errors import BadInput, GameError
from noctambule.engine.records import Input, Record
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import Setup, Stock
from tests.werewords.chance import random_deal, random_input, random_setup

chances = st.randoms(use_true_random=True)
"""Seeded by hypothesis: a game is too many throws to be made smaller one by one."""


def play(chance: Random, sense: float = 1.0) -> tuple[Game, list[Input]]:
    """A whole game by chance, with the inputs that were accepted."""
    setup = random_setup(chance)
    game, inputs = Game.start(setup, random_deal(setup, chance)), list[Input]()
    for _ in range(600):
        if game.phase == "over":
            break
        entry = random_input(game, chance, len(inputs), sense)
        try:
            game = HISTORY.put_in(game, entry)
        except GameError:
            continue
        inputs.append(entry)
    return game, inputs


@given(chances)
def test_k3_who_knows_the_word_is_exactly_who_may(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, random_deal(setup, chance))
    while game.phase == "night":
        assert game.knows_word == frozenset()
        game = HISTORY.put_in(game, random_input(game, chance, sense=1.0))
    may = {seat for seat, role in enumerate(game.roles) if role in ("seer", "werewolf")} | {game.mayor}
    assert game.knows_word == may
    shown = {
        seat
        for seat in range(setup.players)
        if any(seat in event.seen_by and game.word in event.what for event in game.events)
    }
    assert shown == may


@given(chances)
def test_k1_k2_the_roles_are_the_deck_without_the_mayor(chance: Random) -> None:
    setup = random_setup(chance)
    dealt = random_deal(setup, chance)
    game = Game.start(setup, dealt)
    assert Counter(game.roles) == Counter(setup.cards) - Counter(["mayor"])
    for seat, card in enumerate(dealt.cards):
        assert game.roles[seat] == (dealt.center if card == "mayor" else card)
    if dealt.center == "mayor":
        assert dealt.last_mayor is not None
        assert game.mayor == (dealt.last_mayor + 1 if dealt.last_mayor + 1 < setup.players else 0)
    else:
        assert dealt.cards[game.mayor] == "mayor"


@given(chances)
def test_k4_tokens_are_conserved_and_never_below_zero(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, random_deal(setup, chance))
    for at in range(200):
        assert min(game.stock) >= 0
        used = Counter(token for _, token in game.given)
        full = setup.stock
        assert game.stock == Stock(
            full.yes_no - used["yes"] - used["no"],
            full.maybe - used["maybe"],
            full.so_close - used["so-close"],
            full.correct - used["correct"],
        )
        if game.phase == "day":
            assert game.stock.yes_no > 0
            assert not used["correct"]
        if game.phase == "over":
            break
        try:
            game = HISTORY.put_in(game, random_input(game, chance, at))
        except GameError:
            continue


@given(chances)
def test_k4_undo_goes_back_to_where_the_token_was_given(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, random_deal(setup, chance))
    for at in range(100):
        entry = random_input(game, chance, at, sense=1.0)
        try:
            after = HISTORY.put_in(game, entry)
        except GameError:
            continue
        if entry.kind == "token" and after.phase == "day":
            undone = after.undo()
            assert (undone.stock, undone.given, undone.waiting) == (game.stock, game.given, game.waiting)
        game = after
        if game.phase not in ("night", "day"):
            break


def last_shown(game: Game) -> str:
    """Which ending it came to: "werewolves" when the word was guessed, "word-shown" when not."""
    return [event.kind for event in game.events if event.kind in ("werewolves", "word-shown")][-1]


def expected(game: Game) -> tuple[str, set[int]]:
    """The winning team and the cards turned up, by K5 and K6 as they are written."""
    fingers = [target for target in game.pointing if target is not None]
    if last_shown(game) == "werewolves":
        return ("werewolf" if any(game.roles[seat] == "seer" for seat in fingers) else "village"), set(fingers)
    votes = {seat: fingers.count(seat) for seat in range(game.setup.players)}
    top = {seat for seat in votes if votes[seat] == max(votes.values())}
    if max(votes.values()) < 2:
        return "werewolf", set()
    bad = any(game.roles[seat] in ("werewolf", "minion") for seat in top)
    return ("village" if bad else "werewolf"), top


@given(chances)
def test_k5_k6_the_verdict_follows_from_roles_and_fingers(chance: Random) -> None:
    game, _ = play(chance)
    if game.verdict is None:
        return
    team, shown = expected(game)
    assert game.verdict.team == team
    assert set(game.verdict.shown) == shown
    wolfish = {seat for seat, role in enumerate(game.roles) if role in ("werewolf", "minion")}
    everybody = set(range(game.setup.players))
    assert set(game.verdict.winners) == (wolfish if team == "werewolf" else everybody - wolfish)
    last = last_shown(game)
    wolves = {seat for seat, role in enumerate(game.roles) if role == "werewolf"}
    for seat, target in enumerate(game.pointing):
        if target is not None:
            assert target != seat
            assert last == "word-shown" or (seat in wolves and target not in wolves)


@given(chances)
def test_no_input_crashes_and_a_refused_one_changes_nothing(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, random_deal(setup, chance))
    for at in range(80):
        before = (game.events, game.stock, game.waiting, game.given, game.pointing, game.phase, game.questions)
        entry = random_input(game, chance, at, sense=0.4)
        try:
            after = HISTORY.put_in(game, entry)
        except GameError:
            after = game
        else:
            for event in after.events:
                assert event.seat is None or 0 <= event.seat < setup.players, f"{entry} made {event}"
        assert before == (
            game.events,
            game.stock,
            game.waiting,
            game.given,
            game.pointing,
            game.phase,
            game.questions,
        )
        game = after
    # The value is still good: the game can be brought to its end.
    while game.phase == "night":
        game = game.answer(game.questions[0].id, game.questions[0].options[-1])
    if game.phase == "day":
        game = game.time_up()
    if game.phase != "over":
        game = game.close()
    assert game.verdict is not None


@given(chances)
def test_k6_votes_may_come_in_any_order(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, random_deal(setup, chance))
    while game.phase == "night":
        game = game.answer(game.questions[0].id, chance.choice(game.questions[0].answers))
    game = game.time_up() if chance.random() < 0.5 else game.token("correct", (game.mayor + 1) % setup.players)
    pointing = {question.id: chance.choice(question.answers) for question in game.questions}
    verdicts = set()
    for _ in range(3):
        ids = list(pointing)
        chance.shuffle(ids)
        pointed = game
        for id in ids:
            assert pointed.verdict is None
            pointed = pointed.answer(id, pointing[id])
        verdicts.add((pointed.verdict, pointed.events))
    assert len(verdicts) == 1


HEADER = HISTORY.header(Setup(3), random_deal(Setup(3), Random(1)), ["ann", "bob", "cat"])


@pytest.mark.parametrize("field", [*HEADER, *(f"deal.{field}" for field in HEADER["deal"]), "stock.yes_no"])
@pytest.mark.parametrize(
    "value",
    [None, "x", "", -1, 0, 7, 1.5, True, [], [1], ["x"], {}, {"x": 1}, float("inf"), float("-inf"), float("nan")],
    ids=repr,
)
def test_a_bad_header_is_refused_or_makes_a_game_and_never_crashes(field: str, value: Any) -> None:
    outer, _, inner = field.partition(".")
    head = {**HEADER, outer: {**HEADER[outer], inner: value} if inner else value}
    try:
        recorded = HISTORY.read(Record(head, ()))
        list(HISTORY.replay(recorded))
        HISTORY.verify(recorded)
    except GameError:
        pass


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput):
        HISTORY.read(Record({**HEADER, "game": "one-night"}, ()))
