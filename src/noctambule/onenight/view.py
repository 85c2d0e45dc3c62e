"""The only door from the truth to a seat: a view is built up from the events that seat was shown."""

from typing import NamedTuple

from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Question
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.setup import Setup


class View(NamedTuple):
    """What one seat (or TABLE, for shared screens) may know of a game."""

    setup: Setup
    seat: int
    phase: str
    events: tuple[Event, ...]
    questions: tuple[Question, ...]
    """The questions put to this seat."""
    silenced: bool
    turned_away: bool


def view(game: Game, seat: int) -> View:
    """The view of a seat now, each call's results shown as soon as they are there."""
    return View(
        game.setup,
        seat,
        game.phase,
        shown_to(seat, game.events),
        game.asked(seat),
        seat != TABLE and game.silenced(seat),
        seat != TABLE and game.turned_away(seat),
    )
