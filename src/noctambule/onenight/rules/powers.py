"""What each role's script may ask, and make of its player: found by running it over the cards it could see."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.effects import Become, Look
from noctambule.onenight.rules.known import Known
from noctambule.onenight.rules.one_run import ME, run
from noctambule.onenight.rules.roles import ROLES, TOGETHER, WOLVES
from noctambule.onenight.rules.wakes import Call, wake_order

OTHER, PLAYERS = 1, 5

BARE = Known(PLAYERS, PLAYERS + 3, frozenset(), frozenset(), frozenset(), 1, ROLES, WOLVES)
LYING = {
    "revealed": BARE._replace(face_up=frozenset({OTHER})),
    "given": BARE._replace(with_artifact=frozenset({OTHER})),
}
"""The table with something lying open on another player's card."""


class Power(NamedTuple):
    """A question that may be put at a call."""

    role: str
    """Whose power asks: the doppelganger asks as the role she copied."""
    kind: str
    must: tuple[str, ...]
    """The editions in which it can't be declined."""
    avoids: tuple[str, ...]
    """What keeps a card from being chosen when it lies on it: kinds of events that everyone is shown."""


@cache
def powers() -> dict[str, tuple[Power, ...]]:
    """All questions, by the call at which they are put."""
    return {call.id: tuple(_powers(call)) for call in wake_order(ROLES)}


@lru_cache(maxsize=256)
def becomes(cards: tuple[str, ...] = tuple(ROLES)) -> dict[str, tuple[str, ...]]:
    """The cards that may be something else in the morning than what is printed on them, and what each may be."""
    found = dict[str, tuple[str, ...]]()
    for call in wake_order(cards):
        if not call.together and not call.again:
            became = {wish.role for wish in _wishes(call, BARE, cards) if isinstance(wish, Become)} - {call.role}
            if became:
                found[call.role] = tuple(role for role in ROLES if role in became)
    return found


def _powers(call: Call) -> Iterator[Power]:
    bare = _asked(call, BARE)
    barred = {kind: _asked(call, table) for kind, table in LYING.items()}
    for (role, kind), ask in bare.items():
        avoids = [what for what, asked in barred.items() if OTHER in ask.among and OTHER not in asked[role, kind].among]
        yield Power(role, kind, tuple(ask.must), ("shielded", *avoids))


def _asked(call: Call, table: Known) -> dict[tuple[str, str], Ask]:
    """What may be asked at a call, by whose power and what kind it is."""
    found, role = dict[tuple[str, str], Ask](), call.role
    for wish in _wishes(call, table, tuple(ROLES)):
        if wish is None:
            role = call.role
        elif isinstance(wish, Become):
            role = wish.role
        else:
            found.setdefault((role, wish.kind), wish)
    return found


def _wishes(call: Call, table: Known, cards: tuple[str, ...]) -> Iterator[Ask | Become | None]:
    """What is asked and become in every run of a call, whatever cards it shows; None as each run begins."""
    ends: list[tuple[str, ...]] = [()]
    while ends:
        seen = ends.pop()
        yield None
        for wish in run(_script(call, table), seen):
            if isinstance(wish, Look):
                ends += [(*seen, card) for card in cards]
            else:
                yield wish


def _script(call: Call, table: Known) -> Script:
    if call.together:
        shared = TOGETHER[call.id].shared_night
        assert shared is not None
        return shared((ME,), table)
    night = ROLES[call.role].night
    assert night is not None
    return night(ME, table)
