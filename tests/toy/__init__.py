"""A toy game, its texts and its screen: registered as a game from outside would be."""

from collections.abc import Callable
from pathlib import Path

from noctambule.games import register
from noctambule.narrator.texts import also_in
from tests.toy.owl import OwlKind

OWL = OwlKind()
also_in(Path(__file__).parent / "texts")


def join_the_house() -> Callable[[], None]:
    """The owl is one of the games from now on; what comes back takes it out again."""
    return register(OWL)
