"""The only door from the truth to a seat: a view is built up from the events that seat was shown."""

from typing import NamedTuple

from noctambule.engine.events import Event, shown_to
from noctambule.engine.questions import Question
from noctambule.werewords.rules.game import Asked, Game, Given
from noctambule.werewords.rules.setup import Setup, Stock


class WordView(NamedTuple):
    """What one seat (or TABLE) may know of a game of Werewords. Questions and tokens are for all to see."""

    setup: Setup
    seat: int
    phase: str
    mayor: int
    events: tuple[Event, ...]
    questions: tuple[Question, ...]
    stock: Stock
    waiting: tuple[Asked, ...]
    given: tuple[Given, ...]


def word_view(game: Game, seat: int) -> WordView:
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
