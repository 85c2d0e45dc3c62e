"""The referee: who won, and why, for games that were written down."""

from collections.abc import Callable, Mapping
from typing import Any

from noctambule.documents import documents
from noctambule.engine.errors import BadInput, GameError
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.onenight.referee.written import one_night
from noctambule.referee.fields import word
from noctambule.werewords.referee import werewords

Answer = dict[str, Any]
GAMES: dict[str, Callable[[Mapping[str, Any], Texts], Answer]] = {"one-night": one_night, "werewords": werewords}


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
        game = document.get("game")
        if game is None:
            raise BadInput("missing-field", name="game")
        if word(document, "game") not in GAMES:
            raise BadInput("unknown-game", name=game)
        return GAMES[game](document, texts)
    except GameError as error:
        return {"error": explain(texts, error), "code": error.code}
