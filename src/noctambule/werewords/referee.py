"""The referee for Werewords: who was mayor, who knew what, and how the pointing decided it."""

from collections.abc import Mapping
from typing import Any

from noctambule.engine.errors import BadInput
from noctambule.engine.naming import kebab
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts
from noctambule.referee.fields import only, pointing_of, word, words
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.setup import CORRECT, setup_for

FIELDS = ("game", "players", "cards", "center", "last_mayor", "guessed", "pointing", "votes")
A_WORD = "…"
"""The referee is not told the word, and need not know it."""


def judge(document: Mapping[str, Any], texts: Texts) -> dict[str, Any]:
    """Judges a written-down game of Werewords; without `guessed`, the night alone."""
    only(document, FIELDS)
    names = Seats(words(document, "players"))
    players = len(names.players)
    cards = tuple(kebab(card) for card in words(document, "cards"))
    center = [kebab(card) for card in words(document, "center")]
    if len(cards) != players:
        raise BadInput("cards-not-players", cards=len(cards), players=players)
    if len(center) != 1:
        raise BadInput("center-not-one", cards=len(center))
    last_mayor = None if document.get("last_mayor") is None else names.seat(word(document, "last_mayor"))
    game = Game.start(setup_for((*cards, *center)), Deal(cards, center[0], (A_WORD,), last_mayor=last_mayor))
    game = _end(game.answer(("mayor", 0), A_WORD), names, document)
    return _answer(game, names, WordTelling(texts, names))


def _end(game: Game, names: Seats, document: Mapping[str, Any]) -> Game:
    guessed = document.get("guessed")
    pointing, votes = pointing_of(document, "pointing", names), pointing_of(document, "votes", names)
    if guessed not in (None, True, False):
        raise BadInput("bad-field", name="guessed", wanted="true-or-false")
    for name, given, fits in (("pointing", pointing, guessed is True), ("votes", votes, guessed is False)):
        if given and not fits:
            raise BadInput("not-in-this-ending", name=name)
    if guessed is None:
        return game
    if guessed:
        asker = next(seat for seat in range(game.setup.players) if seat != game.mayor)
        game = game.token(CORRECT, asker)
    else:
        game = game.time_up()
    questions = {question.seat: question for question in game.questions}
    for seat, target in (pointing or votes).items():
        if seat not in questions:
            raise BadInput("does-not-point", player=names[seat])
        question = questions[seat]
        if target not in question.options:
            options = [names[option] for option in question.options if isinstance(option, int)]
            raise BadInput("not-an-option", player=names[seat], answer=names[target], options=options)
        game = game.answer(question.id, target)
    return game if game.verdict else game.close()


def _answer(game: Game, names: Seats, telling: WordTelling) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "mayor": names[game.mayor],
        "roles": dict(zip(names.players, game.roles, strict=True)),
        "knows_word": [names[seat] for seat in sorted(game.knows_word)],
        "learned": {name: [] for name in names.players},
    }
    for event in game.events:
        if event.kind == "shown" and event.seat is not None:
            answer["learned"][names[event.seat]] = [names[place] for place in event.places if place is not None]
    if game.verdict:
        answer["winners"] = [names[seat] for seat in game.verdict.winners]
        answer["reasons"] = telling.reasons(game.verdict, game.roles)
    return answer
