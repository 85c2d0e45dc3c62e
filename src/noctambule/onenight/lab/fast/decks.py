"""A setup as a row of numbers."""

from collections.abc import Iterable

import numpy as np

from noctambule.engine.errors import BadSetup
from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.roles import UNKNOWN
from noctambule.onenight.lab.fast.rows import DECK, Rows
from noctambule.onenight.rules.cards import BEZIER
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup


def deck_rows(setups: Iterable[Setup]) -> Rows:
    """The rows of these setups, which were checked; giant games are refused, they are the readable engine's."""
    return np.array([_numbers(setup) for setup in setups], dtype=DECK)


def _numbers(setup: Setup) -> tuple[object, ...]:
    players = setup.players
    if not FEWEST <= players <= MOST:
        raise BadSetup("player-count", players=players, fewest=FEWEST, most=MOST)
    for card in dict.fromkeys(setup.cards):
        if card in UNKNOWN:
            raise BadSetup("role-not-fast", role=card)
    artifacts = [codes.ARTIFACT[artifact] for artifact in setup.draw]
    numbers: dict[str, object] = {
        "players": players,
        "center": setup.places - players,
        "everyone": (1 << players) - 1,
        "may_decline": setup.edition == BEZIER,
        "by_bezier": setup.judged_as == BEZIER,
        "cards": _filled("cards", [codes.CODE[card] for card in setup.cards]),
        "artifacts_in": len(artifacts),
        "artifacts": _filled("artifacts", artifacts),
    }
    return tuple(numbers[name] for name in DECK.names or ())


def _filled(name: str, numbers: list[int]) -> list[int]:
    """As many numbers as the column holds."""
    (columns,) = DECK[name].shape
    return numbers + [0] * (columns - len(numbers))
