"""What an app shows of One Night's roles, powers and scenarios, as the rules have them."""

from functools import cache

import msgspec

from noctambule.live.answers import GameReference
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules import setup as rules
from noctambule.onenight.rules.cards import ARTIFACTS, BOXES, EDITIONS, TEAMS
from noctambule.onenight.rules.cards import Role as Card
from noctambule.onenight.rules.powers import Power as Asking
from noctambule.onenight.rules.powers import powers
from noctambule.onenight.rules.roles import BRINGS_ARTIFACTS, BRINGS_CENTER_WEREWOLF, ROLES, order_of
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.scenarios import Scenario as Printed

INTRODUCTION = "introduction"


class Role(msgspec.Struct, frozen=True):
    """A role of One Night."""

    id: str
    team: str
    stars: int
    boxes: dict[str, int]
    """How many of it each box holds."""
    copies: int
    """All the copies there are."""
    not_in_bezier: int
    """How many of the copies the Bezier edition's boxes lack."""
    wakes: list[str]
    """The calls at which it wakes, in order."""
    unlimited: bool
    """Whether a game of more than `most_players` may have any number of it."""


class Power(msgspec.Struct, frozen=True):
    """A question that may be put at a call of One Night, to whoever holds the card."""

    role: str
    """Whose power asks: who copied a role asks as that one."""
    kind: str
    must: list[str]
    """The editions in which it can't be declined."""
    avoids: list[str]
    """What keeps a card from being chosen when it lies on it: kinds of events that everyone is shown."""


class Scenario(msgspec.Struct, frozen=True):
    """A printed set of roles; where it is drawn by chance there are no decks."""

    id: str
    boxes: list[str]
    difficulty: str | None
    edition: str
    players: list[int]
    decks: dict[str, list[str]]
    draw: bool
    minimum: bool
    """A minimum set: for more players, roles may be added."""
    introduction: bool


class OneNightReference(GameReference, frozen=True, kw_only=True):
    """All there is to choose from and to look up in One Night."""

    settings: OneNightSettings
    roles: list[Role]
    teams: list[str]
    artifacts: list[str]
    scenarios: list[Scenario]
    editions: list[str]
    boxes: list[str]
    powers: dict[str, list[Power]]
    """What may be asked at each call, whatever the cards in the game."""
    center_werewolves: list[str]
    center_werewolf_with: str
    """The role for which a center werewolf is laid out, and the one for which artifacts are."""
    artifacts_with: str
    giant_players: int


@cache
def reference() -> OneNightReference:
    return OneNightReference(
        roles=[_role(role) for role in ROLES.values()],
        teams=list(TEAMS),
        artifacts=list(ARTIFACTS),
        fewest_players=rules.FEWEST,
        most_players=rules.MOST,
        settings=OneNightSettings(),
        scenarios=[_scenario(scenario) for scenario in SCENARIOS.values()],
        editions=list(EDITIONS),
        boxes=list(BOXES),
        powers={call: [_power(power) for power in asked] for call, asked in powers().items()},
        center_werewolves=list(rules.FOR_THE_CENTER),
        center_werewolf_with=BRINGS_CENTER_WEREWOLF,
        artifacts_with=BRINGS_ARTIFACTS,
        giant_players=rules.GIANT,
    )


def _role(role: Card) -> Role:
    wakes = sorted(filter(None, (role.together, role.wakes)), key=order_of)
    unlimited = role.id in rules.ADDED_IN_GIANT_GAMES
    return Role(role.id, role.team, role.stars, dict(role.copies), role.most, role.not_in_bezier, wakes, unlimited)


def _power(power: Asking) -> Power:
    return Power(power.role, power.kind, list(power.must), list(power.avoids))


def _scenario(scenario: Printed) -> Scenario:
    return Scenario(
        scenario.id,
        list(scenario.boxes),
        scenario.difficulty,
        scenario.edition,
        list(scenario.players),
        {str(players): list(deck) for players, deck in scenario.decks.items()},
        scenario.draw is not None,
        scenario.minimum,
        scenario.difficulty == INTRODUCTION,
    )
