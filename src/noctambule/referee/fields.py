"""The fields of a written-down game, read one by one; what is amiss is named."""

from collections.abc import Mapping, Sequence
from typing import Any

from noctambule.engine.errors import BadInput
from noctambule.engine.seats import Seats

NONE = "none"


def only(document: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Refuses a field that means nothing: it may be a slip of the pen."""
    for name in document:
        if name not in fields:
            raise BadInput("unknown-field", name=name, possible=list(fields))


def word(document: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = document.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, str):
        raise BadInput("bad-field", name=name, wanted="word")
    return value


def words(document: Mapping[str, Any], name: str) -> list[str]:
    if name not in document:
        raise BadInput("missing-field", name=name)
    value = document[name]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput("bad-field", name=name, wanted="words")
    return value


def mapping(document: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = document.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput("bad-field", name=name, wanted="by-player")
    return value


def answers_of(document: Mapping[str, Any], name: str, names: Seats) -> dict[str, list[str]]:
    """Each player's answers in order; a single answer may stand without its list."""
    answers = dict[str, list[str]]()
    for player, given in mapping(document, name).items():
        names.seat(player)
        listed = [] if given is None else given if isinstance(given, list) else [given]
        if not all(isinstance(item, str) for item in listed):
            raise BadInput("bad-field", name=name, wanted="answers-by-player")
        answers[player] = list(listed)
    return answers


def pointing_of(document: Mapping[str, Any], name: str, names: Seats) -> dict[int, int]:
    """Who points at whom, by seat; who points at nobody may be left out."""
    pointing = dict[int, int]()
    for player, target in mapping(document, name).items():
        seat = names.seat(player)
        if target is None or target == NONE:
            continue
        if not isinstance(target, str):
            raise BadInput("bad-field", name=name, wanted="names-by-player")
        if names.seat(target) == seat:
            raise BadInput("votes-for-self", player=target)
        pointing[seat] = names.seat(target)
    return pointing
