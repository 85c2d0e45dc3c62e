"""A server that cheats at the shuffle, in one way or another, for phones to notice: for tests alone."""

import runpy
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Any

import noctambule.onenight.kind as one_night
from noctambule.engine.lots import Lot
from noctambule.onenight.rules import dealing
from noctambule.onenight.rules.game import Deal
from noctambule.onenight.rules.setup import Setup
from noctambule.server.rooms import entries, folding
from noctambule.server.rooms.room import Room, Sealed
from noctambule.server.rooms.shuffling import Shuffling


def another_deal() -> None:
    """Everybody is dealt the card of the next."""

    def dealt(setup: Setup, lots: Sequence[Lot]) -> Deal:
        deal = dealing.dealt(setup, lots)
        players, cards = setup.players, deal.cards
        return deal._replace(cards=(*cards[1:players], cards[0], *cards[players:]))

    vars(one_night)["dealt"] = dealt


def another_secret() -> None:
    """Once everybody has opened, a secret is drawn whose deal is more to the host's liking."""
    honest: Callable[[Room, Any], Room] = folding.FOLDS[entries.Dealt]

    def dealt(room: Room, entry: entries.Dealt) -> Room:
        return honest(room.but(sealed=Sealed.of(secrets.token_hex(32))), entry)

    folding.FOLDS[entries.Dealt] = dealt


def another_opening() -> None:
    """The second seat gives what the host would have it give."""
    honest = Shuffling.openings

    def openings(self: Shuffling, room: Room) -> tuple[str, ...]:
        first, second, *others = honest(self, room)
        return (first, second and "ab" * 32, *others)

    Shuffling.openings = openings  # type: ignore[method-assign]


CHEATS = {"deal": another_deal, "secret": another_secret, "opening": another_opening}

if __name__ == "__main__":
    CHEATS[sys.argv.pop(1)]()
    runpy.run_module("noctambule.server", run_name="__main__")
