"""The table in docs/audience.md, held against thousands of games: each event is seen by whom the table says."""

from collections import defaultdict
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from noctambule.engine.events import TABLE, Audience, Event
from noctambule.onenight.rules.cards import AT_ONCE
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from tests.audience import NOTHING, Row, rows
from tests.onenight.chance import by_chance, play_in_order, random_setup

GAMES = 3000
LAYING = [role for role in ROLES.values() if role.lays]
LAID_AT = {
    role.lays: {
        call
        for other in LAYING
        if other.lays == role.lays
        for call in (other.wakes, "1" if other.copied == AT_ONCE else f"{other.wakes}a")
    }
    for role in LAYING
}
"""The calls at which something of a kind may be laid, by who was dealt a role or by the doppelganger who copied it."""


ROWS = rows("One Night")


class Happened(NamedTuple):
    event: Event
    game: Game


@cache
def happenings() -> dict[str, list[Happened]]:
    """All events of many games, by kind: cards of our own choice, and now and then a printed scenario."""
    chance = Random("audience")
    printed = list(SCENARIOS.values())
    found = defaultdict[str, list[Happened]](list)
    for number in range(GAMES):
        scenario = chance.choice(printed)
        own = number % 3
        setup = random_setup(chance) if own else scenario.setup(chance.choice(scenario.players), chance)
        game = play_in_order(setup, chance, by_chance(chance))
        for event in game.events:
            found[event.kind].append(Happened(event, game))
    return found


def shrouded(game: Game) -> Audience:
    return frozenset(seat for seat, artifact in game.table.artifacts.items() if artifact == "shroud-of-shame")


def laying(kind: str, game: Game) -> list[Audience]:
    """Who may lay another one: the doppelganger, and roles of our own that do what a printed one does."""
    dealt = enumerate(game.deal.cards[: game.setup.players])
    return [frozenset({seat}) for seat, card in dealt if card == "doppelganger" or ROLES[card].lays == kind]


def allowed(row: Row, event: Event, game: Game) -> list[Audience]:
    """Whom the table lets see this event."""
    everyone = frozenset({TABLE, *range(game.setup.players)})
    match row.seen_by:
        case "its seat":
            assert event.seat is not None
            return [frozenset({event.seat})]
        case "everyone":
            return [everyone]
        case "everyone but who is turned away":
            return [everyone - shrouded(game)]
        case "everyone; the doppelganger on waking":
            return [everyone] if TABLE in event.seen_by else laying(row.kind, game)
    raise AssertionError(f"nobody knows who “{row.seen_by}” is")


def moment(row: Row, event: Event, game: Game) -> str:
    """The call in which the table has this event happen."""
    calls = game.setup.night.calls
    match row.when:
        case "its call":
            return event.call if event.call in calls else "a call of the night"
        case "once no further one can come":
            laid = [index for index, call in enumerate(calls) if call in LAID_AT[row.kind]]
            if TABLE not in event.seen_by:
                return event.call if event.call in LAID_AT[row.kind] else "a call at which she may lay one"
            return [*calls, "dawn"][max(laid) + 1]
    return row.when.removeprefix("the ")


def test_every_kind_of_event_is_in_the_table_and_every_kind_of_the_table_occurs() -> None:
    assert happenings().keys() == ROWS.keys()


@pytest.mark.parametrize("kind", ROWS)
def test_an_event_is_seen_by_whom_the_table_says(kind: str) -> None:
    for event, game in happenings()[kind]:
        assert event.seen_by in allowed(ROWS[kind], event, game), (event, game.deal)


@pytest.mark.parametrize("kind", ROWS)
def test_an_event_comes_when_the_table_says(kind: str) -> None:
    for event, game in happenings()[kind]:
        assert event.call == moment(ROWS[kind], event, game), (event, game.deal)


@pytest.mark.parametrize("kind", ROWS)
def test_an_event_holds_what_the_table_says(kind: str) -> None:
    row, events = ROWS[kind], [event for event, _ in happenings()[kind]]
    assert {event.seat is None for event in events} == {row.seat == "nobody"}
    assert any(event.places for event in events) == (row.places != NOTHING)
    assert any(event.what for event in events) == (row.what != NOTHING)


@pytest.mark.parametrize("kind", LAID_AT)
def test_n16_the_doppelganger_sees_early_what_the_others_see_later(kind: str) -> None:
    early = [(event, game) for event, game in happenings()[kind] if TABLE not in event.seen_by]
    assert early
    for event, game in early:
        later = [other for other in game.events if other.kind == kind and TABLE in other.seen_by]
        assert event.places in [other.places for other in later]
        assert game.events.index(event) < game.events.index(later[0])


def test_v1_somebody_was_turned_away() -> None:
    assert any(shrouded(game) for _, game in happenings()["pointed"])
