"""Explains errors and advice: a code and its details as one sentence that says what was wrong and what to do."""

from collections.abc import Mapping
from typing import Any

from noctambule.engine.errors import GameError
from noctambule.engine.questions import Answer, Question
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts

A_FEW = 12
FORMATTED = 10**15
"""Numbers below this are written as the language does; what is beyond it stands in no game."""


def explain(texts: Texts, error: GameError, names: Seats | None = None) -> str:
    """An error as a sentence; the engine knows no names, so they are handed in where a seat may be meant."""
    match error.details:
        case {"question": Question() as question, "answer": answer}:
            if names is None:
                return texts("not-one-of-the-answers")
            return sentence(texts, error.code, _in_words(question, answer, names))
        case {"why": GameError() as why, **others}:
            return sentence(texts, error.code, {**others, "why": explain(texts, why, names)})
    return sentence(texts, error.code, error.details)


def sentence(texts: Texts, code: str, details: Mapping[str, object]) -> str:
    return texts(code, **{name: _word(texts, name, value) for name, value in details.items()})


def _in_words(question: Question, answer: Any, names: Seats) -> dict[str, object]:
    """What a question that was answered wrongly tells of: who, what, and what would have been right."""

    def words(answer: Answer) -> str:
        places = answer if isinstance(answer, tuple) else (answer,) if isinstance(answer, int) else ()
        return names.words(answer) if all(0 <= place < len(names.all) for place in places) else str(answer)

    options = [words(answer) for answer in question.answers]
    return {"player": names[question.seat], "answer": words(answer), "options": options}


def _word(texts: Texts, name: str, value: object) -> Any:
    match value:
        case list() | tuple() if name == "roles":
            return ", ".join(texts.role(role) for role in value)
        case list() | tuple():
            shown = [str(item) for item in value[:A_FEW]]
            return ", ".join(shown) + (", …" if len(value) > A_FEW else "")
        case str() if name == "role" and texts.has(f"role-{value}"):
            return texts.role(value)
        case str() if name == "artifact" and texts.has(f"artifact-{value}"):
            return texts(f"artifact-{value}")
        case str() if name == "scenario" and texts.has(f"scenario-{value}"):
            return texts(f"scenario-{value}")
        case str() if name == "token" and texts.has(f"token-{value}"):
            return texts(f"token-{value}")
        case str() if name == "wanted" and texts.has(f"wanted-{value}"):
            return texts(f"wanted-{value}")
        case str():
            return value
        case int() if not isinstance(value, bool) and abs(value) < FORMATTED:
            return value
        case _:
            return str(value)
