"""The only door from the truth to a seat: a view is built up from the events that seat was shown."""

from typing import NamedTuple

from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Question
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.setup import Setup
from noctambule.werewords.rules.game import Asked, Given
from noctambule.werewords.rules.game import Game as WordGame
from noctambule.werewords.rules.setup import Setup as WordSetup
from noctambule.werewords.rules.setup import Stock


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


class WordView(NamedTuple):
    """What one seat (or TABLE) may know of a game of Werewords. Questions and tokens are for all to see."""

    setup: WordSetup
    seat: int
    phase: str
    mayor: int
    events: tuple[Event, ...]
    questions: tuple[Question, ...]
    stock: Stock
    waiting: tuple[Asked, ...]
    given: tuple[Given, ...]


def word_view(game: WordGame, seat: int) -> WordView:
    """The view of a seat now."""
    return WordView(
        game.setup,
        seat,
        game.phase,
        game.mayor,
        shown_to(seat, game.events),
        tuple(question for question in game.questions if question.seat == seat),
        game.stock,
        game.waiting,
        game.given,
    )
