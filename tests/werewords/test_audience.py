"""The table of Werewords in docs/audience.md, held against thousands of games: each event is seen by whom it says."""

from collections import defaultdict
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE, Audience, Event
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from tests.audience import NOTHING, Row, rows
from tests.seeds import with_seed
from tests.werewords.chance import random_deal, random_input, random_setup

GAMES = 1500
TOKENS = {"yes", "no", "maybe", "so-close", "correct"}


ROWS = rows("Werewords")


class Happened(NamedTuple):
    event: Event
    game: Game


@cache
def happenings(seed: str) -> dict[str, list[Happened]]:
    """All events of many games, by kind."""
    chance = Random(f"{seed} audience")
    found = defaultdict[str, list[Happened]](list)
    for _ in range(GAMES):
        setup = random_setup(chance)
        game = Game.start(setup, random_deal(setup, chance))
        for at in range(60):
            if game.phase == "over":
                break
            try:
                game = HISTORY.put_in(game, random_input(game, chance, at, sense=1.0))
            except GameError:
                continue
        for event in game.events:
            found[event.kind].append(Happened(event, game))
    return found


def allowed(row: Row, event: Event, game: Game) -> Audience:
    """Who the table lets see this event."""
    match row.seen_by:
        case "its seat":
            assert event.seat is not None
            return frozenset({event.seat})
        case "everyone":
            return frozenset({TABLE, *range(game.setup.players)})
    raise AssertionError(f"nobody knows who “{row.seen_by}” is")


def moment(row: Row, event: Event, game: Game) -> str:
    """The call or phase in which the table has this event happen."""
    match row.when:
        case "its role's call":
            assert event.seat is not None
            return game.roles[event.seat]
        case "the mayor's call":
            return "mayor"
        case "guessed":
            return "guessed"
        case "not guessed":
            return "missed"
        case "the end":
            return "over"
    return row.when.removeprefix("the ")


def seats(row: Row, game: Game) -> set[int | None]:
    """Whose event the table says it may be."""
    match row.seat:
        case "nobody":
            return {None}
        case "the mayor":
            return {game.mayor}
        case "a seer or werewolf":
            return {seat for seat, role in enumerate(game.roles) if role in ("seer", "werewolf")}
        case "who typed a question" | "before whom it is laid" | "before whom it lay":
            return {seat for seat in range(game.setup.players) if seat != game.mayor}
    return set(range(game.setup.players))


@with_seed
def test_every_kind_of_event_is_in_the_table_and_every_kind_of_the_table_occurs(seed: str) -> None:
    assert happenings(seed).keys() == ROWS.keys()


@pytest.mark.parametrize("kind", ROWS)
@with_seed
def test_an_event_is_seen_by_whom_the_table_says(seed: str, kind: str) -> None:
    for event, game in happenings(seed)[kind]:
        assert event.seen_by == allowed(ROWS[kind], event, game), (event, game.deal)


@pytest.mark.parametrize("kind", ROWS)
@with_seed
def test_an_event_comes_when_the_table_says(seed: str, kind: str) -> None:
    for event, game in happenings(seed)[kind]:
        assert event.call == moment(ROWS[kind], event, game), (event, game.deal)


@pytest.mark.parametrize("kind", ROWS)
@with_seed
def test_an_event_holds_what_the_table_says(seed: str, kind: str) -> None:
    row = ROWS[kind]
    events = [event for event, _ in happenings(seed)[kind]]
    for event, game in happenings(seed)[kind]:
        assert event.seat in seats(row, game), (event, game.deal)
    assert any(event.places for event in events) == (row.places != NOTHING)
    assert any(event.what for event in events) == (row.what != NOTHING)


def what_holds(event: Event, game: Game) -> bool:
    """What the table's columns say of an event's places and words, kind by kind."""
    roles, wolves = game.roles, tuple(seat for seat, role in enumerate(game.roles) if role == "werewolf")
    match event:
        case Event("dealt", seat=int(seat)):
            return event.what == (game.deal.cards[seat],)
        case Event("secret"):
            return event.what == (game.deal.center,) and game.deal.center != "mayor"
        case Event("chose"):
            return event.what[0] in {*game.deal.words, *game.deal.other_words, "↻"}
        case Event("word" | "word-shown"):
            return event.what == (game.word,)
        case Event("shown", seat=int(seat)) if roles[seat] == "beholder":
            return (event.places, event.what) == ((roles.index("seer"),), ("seer",))
        case Event("shown", seat=seat):
            return (event.places, event.what) == (tuple(wolf for wolf in wolves if wolf != seat), ("werewolf",))
        case Event("match"):
            return len(event.places) == 1 and event.places[0] != game.mayor
        case Event("token" | "undone"):
            return event.what[0] in TOKENS
        case Event("werewolves"):
            return event.places == wolves
        case Event("pointed"):
            return event.places == game.pointing
        case Event("turned", seat=int(seat)):
            return event.what == (roles[seat],)
        case Event("roles"):
            return event.what == roles
        case Event("won"):
            return game.verdict is not None and event.what == (game.verdict.team, game.verdict.why)
    return True


@pytest.mark.parametrize("kind", ROWS)
@with_seed
def test_an_events_places_and_words_are_true(seed: str, kind: str) -> None:
    for event, game in happenings(seed)[kind]:
        assert what_holds(event, game), (event, game.deal)
