"""Judges written-down games: each is handed to the referee of its own game."""

from typing import Any

from noctambule.documents import documents
from noctambule.engine.errors import BadInput, GameError
from noctambule.games import game
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.referee.fields import word

Answer = dict[str, Any]


def referee(text: str, texts: Texts) -> list[Answer]:
    """One answer for each document; a refused one's answer holds the error and its code."""
    return [judge(document, texts) for document in documents(text)]


def judge(document: Any, texts: Texts) -> Answer:
    """The answer to one document that was read already."""
    try:
        if isinstance(document, BadInput):
            raise document
        if not isinstance(document, dict):
            raise BadInput("not-a-document")
        if document.get("game") is None:
            raise BadInput("missing-field", name="game")
        return game(word(document, "game")).judge(document, texts)
    except GameError as error:
        return {"error": explain(texts, error), "code": error.code}
