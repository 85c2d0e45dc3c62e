"""Who won, and why: the werewolves' last guess, or everybody's vote."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from noctambule.werewords.rules.setup import MINION, SEER, TEAMS, VILLAGE, WEREWOLF, WOLVES

FEWEST_VOTES = 2
POINTS_AT_A_GUESS = WEREWOLF
"""Who points when the word was guessed."""


class Verdict(NamedTuple):
    """The winning team, its players, whose cards were turned up, and the reason as a code."""

    team: str
    winners: tuple[int, ...]
    shown: tuple[int, ...]
    why: str


def after_a_guess(roles: Sequence[str], pointing: Sequence[int | None]) -> Verdict:
    """The word was guessed: one werewolf's finger on the seer is enough for the werewolves."""
    shown = tuple(sorted({target for target in pointing if target is not None}))
    if any(roles[seat] == SEER for seat in shown):
        return _verdict(roles, WOLVES, shown, "seer-found")
    return _verdict(roles, VILLAGE, shown, "seer-safe" if shown else "nobody-pointed")


def after_a_miss(roles: Sequence[str], pointing: Sequence[int | None]) -> Verdict:
    """The word was not guessed: the village needs a werewolf, or the minion, among those with the most votes."""
    votes = Counter(target for target in pointing if target is not None)
    most = max(votes.values(), default=0)
    if most < FEWEST_VOTES:
        return _verdict(roles, WOLVES, (), "no-two-votes")
    shown = tuple(sorted(seat for seat in votes if votes[seat] == most))
    if any(roles[seat] == WEREWOLF for seat in shown):
        return _verdict(roles, VILLAGE, shown, "wolf-found")
    if any(roles[seat] == MINION for seat in shown):
        return _verdict(roles, VILLAGE, shown, "minion-found")
    return _verdict(roles, WOLVES, shown, "nobody-found")


def _verdict(roles: Sequence[str], team: str, shown: tuple[int, ...], why: str) -> Verdict:
    winners = tuple(seat for seat, role in enumerate(roles) if TEAMS[role] == team)
    return Verdict(team, winners, shown, why)
