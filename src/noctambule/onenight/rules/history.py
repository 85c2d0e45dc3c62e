"""One Night on record: what a header holds, and what may be put in beside answers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from noctambule.engine import histories
from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import BadInput
from noctambule.engine.histories import DrawnFrom, History
from noctambule.engine.lots import Lot
from noctambule.engine.records import Input
from noctambule.engine.replays import strings
from noctambule.onenight.rules.claims import say
from noctambule.onenight.rules.dealing import deal as deal_by
from noctambule.onenight.rules.dealing import deal_lots, dealt, deck_lot
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.scenarios import SCENARIOS, Draw, Scenario
from noctambule.onenight.rules.setup import RULES, Setup

Recorded = histories.Recorded[Names, Setup, Deal]


def claim_input(at: int, claim: Claim, by: str = "player") -> Input:
    """A claim as a record has it."""
    return Input(at, "claim", claim.seat, by, {"role": claim.role, "story": msgspec.to_builtins(claim.story)})


def read_claim(entry: Input) -> Claim:
    """A claim from a record."""
    try:
        return msgspec.convert({"seat": entry.seat, **entry.data}, Claim)
    except msgspec.ValidationError:
        raise BadInput("record-input", kind=entry.kind) from None


def roles_here(deck: Iterable[str]) -> tuple[str, ...]:
    """The cards of a game that was begun; refused where a role is not installed any more, or not on this machine."""
    for role in deck:
        if role not in ROLES:
            raise BadInput("role-not-here", name=role)
    return tuple(deck)


def _claim(game: Game, entry: Input) -> Game:
    claim = read_claim(entry)
    if not 0 <= claim.seat < game.setup.players:
        raise BadInput("record-input", kind=entry.kind)
    return say(game, claim)


def _drawn_by(drawn_from: DrawnFrom) -> tuple[Scenario, Draw] | None:
    """By which scenario a deck was drawn, where it was."""
    if not drawn_from:
        return None
    scenario = SCENARIOS.get(str(drawn_from.get("scenario")))
    if scenario is None or scenario.draw is None:
        raise BadInput("record-header", field="drawn_from")
    return scenario, scenario.draw


class OneNightHistory(History[Names, Setup, Deal, Game]):
    """Decks, deals and claims."""

    game = "one-night"
    rules = RULES
    inputs = {"claim": _claim, "close-vote": lambda game, _: game.close()}  # noqa: RUF012 (it is never changed)

    def named(self, players: tuple[str, ...]) -> Names:
        return Names(players)

    def written(self, setup: Setup, deal: Deal) -> dict[str, Any]:
        return {
            "edition": setup.edition,
            "deck": list(setup.deck),
            "center_werewolf": setup.center_werewolf,
            "artifacts": list(setup.artifacts),
            "deal": {"cards": list(deal.cards), "artifacts": list(deal.artifacts)},
        }

    def read_setup(self, head: Mapping[str, Any], players: int) -> Setup:
        center_werewolf, edition = head.get("center_werewolf"), head.get("edition")
        if center_werewolf is not None and not isinstance(center_werewolf, str):
            raise BadInput("record-header", field="center_werewolf")
        if not isinstance(edition, str):
            raise BadInput("record-header", field="edition")
        deck, artifacts = roles_here(strings(head, "deck")), strings(head, "artifacts")
        return Setup(players, deck, edition, center_werewolf, artifacts, head["rules"])

    def rules_of(self, setup: Setup) -> int:
        return setup.rules

    def read_deal(self, dealt: Mapping[str, Any], players: int) -> Deal:
        return Deal(strings(dealt, "cards"), strings(dealt, "artifacts"))

    def start(self, setup: Setup, deal: Deal) -> Game:
        return Game.start(setup, deal)

    def follows(self, setup: Setup, deal: Deal, shuffle: Shuffle) -> bool:
        return deal_by(setup, shuffle) == deal

    def lots(self, setup: Setup, deal: Deal, drawn_from: DrawnFrom, shuffle: SealedShuffle) -> tuple[Lot, ...]:
        drawn_by = _drawn_by(drawn_from)
        if drawn_by is not None:
            drawn_by[0].check_players(setup.players)
        drawn = () if drawn_by is None else (deck_lot(drawn_by[1], setup.players, shuffle),)
        return (*drawn, *deal_lots(setup, shuffle))

    def follows_from(self, setup: Setup, deal: Deal, drawn_from: DrawnFrom, lots: Sequence[Lot]) -> tuple[bool, bool]:
        if (drawn_by := _drawn_by(drawn_from)) is None:
            return True, dealt(setup, lots) == deal
        asked = drawn_from.get("center_werewolf")
        drawn = drawn_by[0].setup_with(setup.players, lots[0].after, setup.edition, asked)
        return replace(drawn, artifacts=setup.artifacts) == setup, dealt(setup, lots) == deal


HISTORY = OneNightHistory()
