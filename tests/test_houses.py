"""One house for every game: games are listed once, no module outside their own folders names one, none imports in a
circle, and no function is too long to read."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp

import noctambule
from noctambule.games import games

SOURCES = Path(noctambule.__file__).parent
LIST = "games.py"
"""The one place that names them."""
HOUSES = ("onenight", "werewords")
"""Each game's own folder."""
NAMED = re.compile(
    r"one-night|\bone_?night\b|\bOne ?Night|\bONE_NIGHT|werewords|\bWerewords|\bWEREWORDS|\bWord(?:Game|Setup|View)\b"
)


def outside() -> Iterator[Path]:
    """Every module that is no game's own, but the list."""
    for path in sorted(SOURCES.rglob("*.py")):
        rest = path.relative_to(SOURCES)
        if rest.parts[0] not in HOUSES and rest.as_posix() != LIST:
            yield path


def named_in(text: str) -> list[str]:
    """The places that name a game. The package's first line may say what it plays."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line) and "in one room, with the" not in line]


def test_no_module_outside_the_games_own_folders_names_a_game() -> None:
    found = {
        str(path.relative_to(SOURCES)): named for path in outside() if (named := named_in(path.read_text("utf-8")))
    }
    sys.stdout.write(
        f"\nPlaces that name a game outside the games' folders, in Python: {sum(map(len, found.values()))}\n"
    )
    assert found == {}


def test_a_module_that_names_a_game_would_be_found() -> None:
    for line in (
        'if settings.game == "werewords":',
        "from noctambule.onenight.rules.setup import Setup",
        "isinstance(live, OneNight)",
        'GAMES = ("one-night",)',
    ):
        assert named_in(line) == [line]
    assert named_in("for kind in games(): print(kind.id, words)") == []
    assert len(list(outside())) > 80


def test_every_game_has_a_folder_and_stands_in_the_list() -> None:
    assert [type(kind).__module__.split(".")[1] for kind in games()] == list(HOUSES)
    assert len({kind.id for kind in games()}) == len(games())


def test_no_module_imports_itself_by_a_detour() -> None:
    graph = grimp.build_graph("noctambule", exclude_type_checking_imports=True)
    left = {module: graph.find_modules_directly_imported_by(module) & graph.modules for module in graph.modules}
    while free := [module for module, imported in left.items() if not imported & left.keys()]:
        for module in free:
            del left[module]
    circles = {
        module
        for module, imported in left.items()
        if any(graph.find_shortest_chain(importer=other, imported=module) for other in imported if other in left)
    }
    assert circles == set()
