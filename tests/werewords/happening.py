"""What happens in thousands of games of Werewords, and what docs/audience.md says of each kind of event."""

from collections import defaultdict
from functools import cache
from random import Random

from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE, Audience, Event
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from tests.audience import Happened, Row, rows
from tests.werewords.chance import random_deal, random_input, random_setup

GAMES = 1500


ROWS = rows("Werewords")


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


def allowed(row: Row, event: Event, game: Game) -> list[Audience]:
    """Who the table lets see this event."""
    match row.seen_by:
        case "its seat":
            assert event.seat is not None
            return [frozenset({event.seat})]
        case "everyone":
            return [frozenset({TABLE, *range(game.setup.players)})]
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
