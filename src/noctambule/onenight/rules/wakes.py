"""The wake order: the calls of a night, from the roles in the deck alone."""

from collections.abc import Iterable
from typing import NamedTuple

from noctambule.onenight.rules.cards import RIGHT_AFTER
from noctambule.onenight.rules.roles import ROLES, TOGETHER, order_of


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
            caller = TOGETHER[role.together]
            members = tuple(other.id for other in ROLES.values() if other.together == role.together)
            asleep = (other.id for other in roles if other.is_wolf and not other.together)
            thumb = next(asleep, None) if caller.is_wolf else None
            calls[role.together] = Call(role.together, caller.id, members, thumb=thumb)
        if role.wakes:
            calls[role.wakes] = Call(role.wakes, role.id)
            if role.copied == RIGHT_AFTER and ROLES["doppelganger"] in roles:
                calls[role.wakes + "a"] = Call(role.wakes + "a", role.id, again=True)
    return tuple(sorted(calls.values(), key=lambda call: order_of(call.id)))
