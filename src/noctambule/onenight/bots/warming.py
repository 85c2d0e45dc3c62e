"""Loads, or compiles, all that a bot needs to think, so that its first thought is as quick as the next."""

from random import Random

from noctambule.bots.character import SHARP
from noctambule.onenight.bots.playing import play
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.scenarios import SCENARIOS


def warm_up() -> None:
    """Plays a game."""
    setup = next(iter(SCENARIOS.values())).setup(5, Random(0))
    play(setup, deal(setup, Random(0)), [SHARP] * setup.players, "warming up")
