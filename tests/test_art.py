"""The drawings: one for everything the engine can deal, cut from two inks, and nothing stale that is made from them."""

import gzip
import struct
from xml.etree import ElementTree

import pytest

from noctambule.onenight.rules.cards import ARTIFACTS, TEAMS
from noctambule.onenight.rules.roles import ROLES
from noctambule.werewords.rules.setup import ROLES as WORD_ROLES
from noctambule.werewords.rules.setup import TOKENS
from tools import cast, sprite

DRAWINGS = sprite.drawings()
CAST = {*ROLES, *WORD_ROLES, *ARTIFACTS}
NOT_SQUARE = {"card-back": "0 0 70 98", "roofline": "0 0 1440 120", "roofs": "0 0 390 220", "roofs-lit": "0 0 390 220"}
INKS = {"currentColor", "var(--cut)"}
WRITTEN = {
    "g": {"transform"},
    "path": {"fill", "d"},
    "circle": {"fill", "cx", "cy", "r"},
    "rect": {"fill", "x", "y", "width", "height", "rx", "transform"},
}
FAMILIES = {**cast.families(), "artifacts": ARTIFACTS}
WITH_THEM = {"village": ("window",), "protectors": ("shield",)}
"""Drawings of no role that stand in a family's frame."""


def shapes(id: str) -> list[ElementTree.Element]:
    _, *elements = ElementTree.fromstring(DRAWINGS[id].read_text(encoding="utf-8")).iter()
    return [element for element in elements if tag(element) != "g"]


def tag(element: ElementTree.Element) -> str:
    return element.tag.removeprefix(f"{{{sprite.XMLNS}}}")


@pytest.mark.parametrize("id", [*sorted(CAST), *TOKENS])
def test_whatever_is_dealt_or_laid_is_drawn(id: str) -> None:
    assert id in DRAWINGS


def test_every_team_and_every_sign_has_a_drawing() -> None:
    assert {*TEAMS} <= {*DRAWINGS, *sprite.SIGNS}
    assert {*sprite.SIGNS.values()} <= {*DRAWINGS}
    assert sprite.SIGNS.keys().isdisjoint(DRAWINGS)


@pytest.mark.parametrize("id", DRAWINGS)
def test_a_drawing_is_cut_from_two_inks(id: str) -> None:
    root = ElementTree.fromstring(DRAWINGS[id].read_text(encoding="utf-8"))
    for element in root.iter():
        if element is not root:
            assert set(element.attrib) <= WRITTEN[tag(element)]
    inks = [shape.get("fill") for shape in shapes(id)]
    assert set(inks) == INKS if id in CAST else set(inks) <= INKS


@pytest.mark.parametrize("id", DRAWINGS)
def test_a_drawing_is_small(id: str) -> None:
    assert sprite.parts(DRAWINGS[id])[0] == NOT_SQUARE.get(id, "0 0 96 96")
    assert DRAWINGS[id].stat().st_size < 1200
    assert len(shapes(id)) <= 12


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_shares_its_frame(family: str) -> None:
    frames = {id: ElementTree.tostring(shapes(id)[0]).strip() for id in (*FAMILIES[family], *WITH_THEM.get(family, ()))}
    assert len(set(frames.values())) == 1, frames


def test_no_two_families_share_a_frame() -> None:
    alone = cast.alone()
    frames = {ElementTree.tostring(shapes(id)[0]).strip() for id in (*alone, *(ids[0] for ids in FAMILIES.values()))}
    assert len(frames) == len(FAMILIES) + len(alone)


def test_the_sprite_is_what_the_drawings_make() -> None:
    made = sprite.SPRITE.read_text(encoding="utf-8")
    assert made == sprite.sprite(), "stale: run `make art`"
    assert len(gzip.compress(made.encode(), 9)) < 12_000


def test_the_icons_are_what_the_logo_makes() -> None:
    assert sprite.ICON.read_text(encoding="utf-8") == sprite.icon(inset=4), "stale: run `make art`"
    for path, size in sprite.ICONS.items():
        png = path.read_bytes()
        assert struct.unpack(">II", png[16:24]) == (size, size)
        assert png[33:].startswith(sprite.note()), "stale: run `make art`"


def test_the_picture_of_the_cast_shows_all_of_it() -> None:
    assert sorted(cast.cast()) == sorted(CAST)
    assert cast.PICTURE.read_text(encoding="utf-8") == cast.picture(), "stale: run `make art`"
