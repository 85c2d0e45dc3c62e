"""How far bots trust a claim: how often each kind of player tells the truth, and what liars like to say."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from noctambule.onenight.lab.worlds.honesty import Honesty, alike
from noctambule.onenight.rules.cards import WEREWOLF
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import team

PLAIN, PLOTTED = "plain", "plotted"
"""How liars speak who go by the deck and what is taken; and who have thought of what such a table would believe."""
OTHER = "other"
"""Stands for every role that has no number of its own."""


class Manners(NamedTuple):
    """What was counted in games that bots played against each other."""

    truth: Mapping[str, float]
    """By role or team that a player believes to be: how often what they say is true."""
    free: Mapping[str, float]
    """By role: how much liars like to claim it while copies of it are left, relative to each other."""
    taken: Mapping[str, float]
    """The same, when as many as the deck has of it have been claimed."""
    late_free: Mapping[str, float]
    """The same, once half the table has spoken: then there is something to go by."""
    late_taken: Mapping[str, float]
    honest: Sequence[float]
    """When those who tell the truth first speak: among the first third of the table, the second, the last."""
    liar: Sequence[float]
    curve: Sequence[Sequence[float]]
    """What was believed by this model, and how often it was so, from never to always."""
    story: Mapping[str, float]
    """By role: how far a liar's story is drawn from all there are (1), or from few that suit (0)."""


@dataclass(frozen=True)
class Trust(Honesty):
    """A model of claims for one game: what each is worth, were it a lie."""

    truths: Mapping[Claim, float] = field(default_factory=dict)
    lies: Mapping[Claim, float] = field(default_factory=dict)

    def weight(self, claim: Claim, claim_is_true: bool, alike: int, dealt: str, believed: str) -> float:
        honest = self.of(dealt, believed)
        return honest * self.truths[claim] if claim_is_true else (1 - honest) * self.lies[claim]


def trust(setup: Setup, claims: Sequence[Claim], manners: Manners | None = None) -> Trust:
    """The model for these claims, as they came one after the other."""
    manners = manners or read(PLOTTED)
    truths, lies = dict[Claim, float](), dict[Claim, float]()
    for claim in claims:
        before = claims[: begun(claims, claim)]
        third = third_of(setup, before)
        stories = alike(setup, claim) if claim.story else 1
        exponent = manners.story.get(claim.role, manners.story[OTHER])
        truths[claim] = manners.honest[third]
        lies[claim] = manners.liar[third] * share(manners, setup, before, claim) / stories**exponent
    return Trust(manners.truth, manners.truth, truths, lies)


def sobered(manners: Manners, chance: float) -> float:
    """A belief as the curve corrects it: liars choose what suits the moment, which the model does not know."""
    (low, then), *rest = manners.curve
    for high, so in rest:
        if chance <= high:
            return then + (so - then) * (chance - low) / (high - low)
        low, then = high, so
    return chance


def begun(claims: Sequence[Claim], claim: Claim) -> int:
    """Where its speaker first claimed that role."""
    return next(at for at, other in enumerate(claims) if other.seat == claim.seat and other.role == claim.role)


def third_of(setup: Setup, before: Sequence[Claim]) -> int:
    """Whether one who speaks after these is among the first third of the table, the second or the last."""
    return min(2, 3 * len({claim.seat for claim in before}) // setup.players)


def share(manners: Manners, setup: Setup, before: Sequence[Claim], claim: Claim) -> float:
    """How likely a liar is to claim this role, of all, after these claims by others."""
    likings = {role: liking(manners, setup, before, claim.seat, role) for role in dict.fromkeys(setup.deck)}
    return likings[claim.role] / sum(likings.values())


def liking(manners: Manners, setup: Setup, before: Sequence[Claim], seat: int, role: str) -> float:
    """How much a liar likes to claim a role after these claims."""
    taken = is_taken(setup, before, seat, role)
    if is_late(setup, before):
        numbers = manners.late_taken if taken else manners.late_free
    else:
        numbers = manners.taken if taken else manners.free
    return numbers.get(role, numbers[WEREWOLF if team(role) == WEREWOLF else OTHER])


def is_late(setup: Setup, before: Sequence[Claim]) -> bool:
    """Whether half the table has spoken."""
    return 2 * len({claim.seat for claim in before}) >= setup.players


def is_taken(setup: Setup, before: Sequence[Claim], seat: int, role: str) -> bool:
    """Whether others have claimed all the copies that there are."""
    claimed = {claim.seat: claim.role for claim in before if claim.seat != seat}
    return Counter(claimed.values())[role] >= setup.deck.count(role)


def settled(claims: Sequence[Claim]) -> tuple[Claim, ...]:
    """The claims without those that their speakers told more of later, or merely said again."""
    kept = list[Claim]()
    for number, claim in enumerate(claims):
        later = claims[number + 1 :]
        if not any(
            other.seat == claim.seat and other.role == claim.role and other.story[: len(claim.story)] == claim.story
            for other in later
        ):
            kept.append(claim)
    return tuple(kept)


@cache
def read(liars: str) -> Manners:
    """What was fitted last for these liars: `trust.toml`."""
    everything = tomllib.loads((files("noctambule.onenight.bots") / "trust.toml").read_text(encoding="utf-8"))
    written: dict[str, Any] = everything[liars]
    return Manners(*(written[field] for field in Manners._fields))
