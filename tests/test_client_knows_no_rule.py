"""The app knows no rule: no role, team or artifact stands in its code, so it can only do what the server's data say."""

import re
from pathlib import Path

import pytest

from noctambule.onenight.rules.cards import ARTIFACTS, TEAMS
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.werewords.rules.setup import ROLES as WORD_ROLES

APP = Path(__file__).parent.parent / "web" / "src"
GENERATED = {"wire.ts"}
SOURCES = sorted(
    path
    for path in APP.rglob("*.ts*")
    if ".test." not in path.name and ".setup." not in path.name and path.name not in GENERATED
)
IDS = {*ROLES, *TEAMS, *ARTIFACTS, *WORD_ROLES, *SCENARIOS}
FIELDS = {"mayor", "beholder", "minion"}
"""What the wire itself calls by such a name: who is the mayor, and two settings."""

ID = "|".join(sorted(map(re.escape, IDS), key=len, reverse=True))
NAMED = re.compile(rf"""["'`](?:(?:role|word-role|artifact|team|scenario|ask|app-night)-)?(?:{ID})(?:[.-]\w+)*["'`]""")
KEY = re.compile(rf"""^\s*(?:{"|".join(sorted(IDS - FIELDS))}):""", re.MULTILINE)


def found(source: str) -> list[str]:
    return [match[0].strip() for pattern in (NAMED, KEY) for match in pattern.finditer(source)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(APP)))
def test_no_card_is_known_by_name(path: Path) -> None:
    assert found(path.read_text(encoding="utf-8")) == []


def test_a_card_that_is_named_would_be_found() -> None:
    for source in (
        'deck.includes("alpha-wolf")',
        "t(`role-seer.about`)",
        "id === 'mask-of-muting'",
        '["app-night-witch-any-player"]',
        "const SIDES = {\n  village: 1,\n}",
    ):
        assert len(found(source)) == 1, source
    assert found('t("app-lobby-werewolves"), live.mayor, { seat, mayor: 3 }') == []
    assert len(SOURCES) > 100
