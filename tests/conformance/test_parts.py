"""What a game names and is loaded only when somebody asks for it is there."""

import pytest

from noctambule.games import games
from noctambule.live.parts import part

PATHS = [
    path
    for kind in games()
    for path in (kind.terminal, kind.network, kind.thinks, kind.warms_up, kind.compiles, *kind.commands.values())
    if path is not None
]


@pytest.mark.parametrize("path", PATHS)
def test_every_part_that_a_game_names_is_there(path: str) -> None:
    assert part(path) is not None
