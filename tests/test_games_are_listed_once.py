"""Games are listed in one place: outside a game's own folder no module names a game, or takes anything from it."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent / "web" / "src"
WEB_TABLE = WEB / "games" / "index.ts"

# The app.

WEB_GAMES = {
    path.name: path for path in (WEB / "games").iterdir() if path.is_dir() and not path.name.startswith(("_", "."))
}
GENERATED = {"wire.ts"}
IDS = "|".join(map(re.escape, WEB_GAMES))
TYPES = r"OneNight\w*|Words|Words?Settings|WordReference"
"""What the wire calls one game's own."""

WEB_PLACES = (
    re.compile(rf"""["'`](?:[\w-]+-)?(?:{IDS})["'`]"""),
    re.compile(rf"""\bimport\b[^;]*?(?<!\w)(?:{TYPES})(?!\w)[^;]*?\bfrom\b"""),
    re.compile(rf"""\b(?:from|import)\s*\(?\s*["'`][^"'`]*games/(?:{IDS})\b"""),
    re.compile(r"""\bgame\s*[!=]==?\s*["'`]|["'`]\s*[!=]==?\s*[\w.]*\bgame\b"""),
)


def web_sources() -> list[Path]:
    """What is everybody's: no game's folder, no table of games, nothing generated, no test."""
    return sorted(
        path
        for path in WEB.rglob("*.ts*")
        if ".test." not in path.name
        and ".setup." not in path.name
        and path.name not in GENERATED
        and path != WEB_TABLE
        and not any(path.is_relative_to(folder) for folder in WEB_GAMES.values())
    )


def found(source: str, places: Iterable[re.Pattern[str]] = WEB_PLACES) -> list[str]:
    return [" ".join(match[0].split()) for place in places for match in place.finditer(source)]


def test_outside_its_folder_no_module_of_the_app_names_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    named = [
        f"{path.relative_to(WEB)}: {place}"
        for path in web_sources()
        for place in found(path.read_text(encoding="utf-8"))
    ]
    with capsys.disabled():
        print(f"\nplaces in the app that name a game outside the games' folders: {len(named)}")  # noqa: T201
    assert named == []


@pytest.mark.parametrize(
    "source",
    [
        'live.game === "one-night" ? 3 : 1',
        "t(`app-lobby-werewords`)",
        'settings.game !== "werewords"',
        'import type { OneNight, Words } from "../wire";',
        'import {\n  type Event,\n  type WordsSettings,\n} from "../../wire";',
        'import { oneNight } from "../games/one-night";',
        'const later = () => import("../../games/werewords/apart");',
        'if ("toy" === live.game) return;',
    ],
)
def test_a_game_that_is_named_would_be_found(source: str) -> None:
    assert found(source)


def test_what_is_everybodys_is_not_taken_for_a_game() -> None:
    assert found('import type { WordsDrawn, Word } from "./wire"; import { gameOf } from "../games";') == []
    assert found('import { Telling } from "./telling"; settings.words; t("app-lobby-words")') == []
    assert found("gameOf(live.game).deck?.(settings); const { game } = props; settings.game === id && on") == []


def test_there_are_games_and_much_that_is_everybodys() -> None:
    assert {"one-night", "werewords"} <= set(WEB_GAMES)
    assert len(web_sources()) > 80
    assert all(f'from "./{game}"' in WEB_TABLE.read_text(encoding="utf-8") for game in WEB_GAMES)
