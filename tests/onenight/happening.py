"""What happens in thousands of games of One Night, and what docs/audience.md says of each kind of event."""

from collections import defaultdict
from functools import cache
from random import Random

from noctambule.engine.events import TABLE, Audience, Event
from noctambule.onenight.rules.cards import AT_ONCE
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from tests.audience import Happened, Row, rows
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


@cache
def happenings(seed: str) -> dict[str, list[Happened]]:
    """All events of many games, by kind: cards of our own choice, and now and then a printed scenario."""
    chance = Random(f"{seed} audience")
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


def seats(row: Row, game: Game) -> set[int | None]:
    """Whose event the table says it may be."""
    return {None} if row.seat == "nobody" else set(range(game.setup.players))
