"""The printed tips: each with its lines, the moment at which it helps, for whom, and words in every language."""

import re
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from noctambule.documents import documents
from noctambule.narrator.texts import LANGUAGES
from noctambule.onenight.rules.cards import ARTIFACTS
from noctambule.onenight.rules.roles import ROLES
from noctambule.werewords.rules.setup import MAYOR
from noctambule.werewords.rules.setup import ROLES as WORD_ROLES
from tests.test_conformance_list import LAST_LINES
from tests.test_texts import NBSP

MOMENTS = ("lobby", "deck", "deal", "night", "day", "vote", "after")
EVERYBODY = {"everybody", "first-games", "more-than-ten"}
FOR = {
    "one-night": EVERYBODY | {*ROLES, *ARTIFACTS, "artifact", "lone-werewolf", "no-werewolf-suspected"},
    "werewords": EVERYBODY | {*WORD_ROLES, MAYOR, "mayor-werewolf", "mayor-seer"},
}
LONGEST = 140


class Tip(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    game: str
    moment: str
    people: tuple[str, ...] = msgspec.field(name="for")
    places: tuple[str, ...] = msgspec.field(name="from")
    en: str
    fr: str


(_WRITTEN,) = documents((files("noctambule.conformance") / "tips.yaml").read_text(encoding="utf-8"))
TIPS = msgspec.convert(_WRITTEN, tuple[Tip, ...])


def test_there_are_all_of_them_and_each_once() -> None:
    assert len(TIPS) >= 60
    for field in ("id", *LANGUAGES):
        assert [told for told, times in Counter(getattr(tip, field) for tip in TIPS).items() if times > 1] == []


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_a_tip_has_its_game_its_moment_its_people_and_its_lines(tip: Tip) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", tip.id)
    assert tip.moment in MOMENTS
    assert tip.people
    assert set(tip.people) <= FOR[tip.game]
    assert tip.places
    for place in tip.places:
        match = re.fullmatch(r"([\w-]+) (\d+)(?:-(\d+))?", place)
        assert match, place
        document, first, last = match[1], int(match[2]), int(match[3] or match[2])
        assert 1 <= first <= last <= LAST_LINES[document], place
        assert (document == "WW") is (tip.game == "werewords"), place


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_a_tip_fits_a_small_screen_in_every_language(tip: Tip) -> None:
    for words in (tip.en, tip.fr):
        assert 30 <= len(words) <= LONGEST, words
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.!?]", words), words
        assert words == " ".join(words.split(" ")), words
    assert '"' not in tip.en
    assert "'" not in tip.en


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_french_has_its_manners(tip: Tip) -> None:
    assert not re.search(rf"[^{NBSP}][?!;»]|[^{NBSP}]:\s|«[^{NBSP}]", tip.fr), tip.fr
    assert not re.search(r"\b(vous|votre|vos)\b|\b(?!nez|assez|chez|rez)\w+ez\b", tip.fr, re.IGNORECASE), tip.fr
    assert not re.search(r"\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Jj]e|[Ss]e) [aeiouyéèêàâîôû]", tip.fr), tip.fr


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_has_a_tip(moment: str) -> None:
    assert [tip for tip in TIPS if tip.moment == moment]
