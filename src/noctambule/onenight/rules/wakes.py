"""The wake order: the calls of a night, from the roles in the deck alone."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from noctambule.onenight.rules.cards import RIGHT_AFTER
from noctambule.onenight.rules.roles import ROLES


class Call(NamedTuple):
    """One call of the narration: its place in the wake order, and whom it wakes."""

    id: str
    role: str
    together: tuple[str, ...] = ()
    """The roles that wake together here; empty where one player wakes alone."""
    again: bool = False
    """The doppelganger's own call, right after the role she copied."""
    thumb: str | None = None
    """Who sleeps on and shows a thumb: the pack is called differently when the dream wolf is in the deck."""

    @property
    def may_wake(self) -> frozenset[str]:
        """The dealt cards whose holder this call may wake."""
        if self.again:
            return frozenset({"doppelganger"})
        if self.together:
            return frozenset({*self.together, "doppelganger"})
        return frozenset({self.role})


def wake_order(deck: Iterable[str]) -> tuple[Call, ...]:
    """The calls for this deck, whoever holds the cards; the center is called too."""
    roles = [ROLES[card] for card in dict.fromkeys(deck)]
    calls = dict[str, Call]()
    for role in roles:
        if role.together:
            members = tuple(other.id for other in ROLES.values() if other.together == role.together)
            thumb = "dream-wolf" if "werewolf" in members and ROLES["dream-wolf"] in roles else None
            calls[role.together] = Call(role.together, members[0], members, thumb=thumb)
        if role.wakes:
            calls[role.wakes] = Call(role.wakes, role.id)
            if role.copied == RIGHT_AFTER and ROLES["doppelganger"] in roles:
                calls[role.wakes + "a"] = Call(role.wakes + "a", role.id, again=True)
    return tuple(sorted(calls.values(), key=lambda call: order_of(call.id)))


def order_of(call: str) -> tuple[int, str]:
    """2 comes before 2-B, 7-C before 7-Ca, 9 before 10."""
    match = re.match(r"\d+", call)
    assert match
    return int(match[0]), call[match.end() :]
