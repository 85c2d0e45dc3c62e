"""Explains errors and advice: a code and its details as one sentence that says what was wrong and what to do."""

from collections.abc import Mapping
from typing import Any

from noctambule.engine.errors import GameError
from noctambule.engine.questions import Question
from noctambule.narrator.texts import Texts

A_FEW = 12


def explain(texts: Texts, error: GameError) -> str:
    """An error as a sentence."""
    return sentence(texts, error.code, error.details)


def sentence(texts: Texts, code: str, details: Mapping[str, object]) -> str:
    return texts(code, **{name: _word(texts, name, value) for name, value in details.items()})


def _word(texts: Texts, name: str, value: object) -> Any:
    match value:
        case GameError():
            return explain(texts, value)
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
        case int() | float() | str():
            return value
        case Question():
            return value.kind
        case _:
            return str(value)
