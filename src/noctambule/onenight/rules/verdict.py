"""Who won, and why: each team's outcome carries the ruling that decided it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from noctambule.onenight.rules.cards import BEZIER, RAVENSBURGER, TANNER, TEAMS, VILLAGE, WEREWOLF
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.table import team


class Outcome(NamedTuple):
    """Whether a team won, and the reason as a code."""

    team: str
    won: bool
    why: str


class Verdict(NamedTuple):
    """The winners by seat, and an outcome for every team that had a player."""

    winners: tuple[int, ...]
    outcomes: tuple[Outcome, ...]


def judge(roles: Sequence[str], dead: Collection[int], edition: str = RAVENSBURGER) -> Verdict:
    """The verdict, from what each player is at the end and who died.

    The editions differ where no player is a werewolf: Bezier's minion wins by another's death, and by nothing else.
    """
    teams = [team(role) for role in roles]
    wolves = [seat for seat, role in enumerate(roles) if role in WOLVES]
    wolf_died = any(seat in dead for seat in wolves)
    tanner_died = any(teams[seat] == TANNER for seat in dead)
    villager_died = any(teams[seat] == VILLAGE for seat in dead)
    minion_died = any(teams[seat] == WEREWOLF and seat not in wolves for seat in dead)

    if wolf_died:
        village, werewolf = (True, "wolf-died"), (False, "wolf-died")
    elif tanner_died:
        village, werewolf = (False, "tanner-died"), (False, "tanner-died")
    elif wolves:
        village, werewolf = (False, "no-wolf-died"), (True, "no-wolf-died")
    elif edition == BEZIER and minion_died and not villager_died:
        village, werewolf = (False, "only-minions-died"), (False, "only-minions-died")
    elif not villager_died:
        village, werewolf = (True, "no-villager-died"), (False, "no-villager-died")
    elif minion_died and edition != BEZIER:
        village, werewolf = (False, "villager-died"), (False, "minion-died")
    else:
        village, werewolf = (False, "villager-died"), (True, "villager-died")
    tanner = (True, "tanner-died") if tanner_died else (False, "tanner-lived")

    result = {VILLAGE: village, WEREWOLF: werewolf, TANNER: tanner}
    outcomes = tuple(Outcome(name, *result[name]) for name in TEAMS if name in teams)
    winners = tuple(
        seat
        for seat, name in enumerate(teams)
        if (seat in dead if name == TANNER else result[name][0])  # each tanner stands alone
    )
    return Verdict(winners, outcomes)
