"""Names: those on the cards of every box, in every language, and those that people had for them before."""

import json

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.engine.errors import BadInput
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.kind import ONE_NIGHT
from noctambule.onenight.rules.cards import ARTIFACTS, EDITIONS
from noctambule.onenight.rules.reading import artifact_named, read_deck, role_named
from noctambule.onenight.rules.roles import ROLES

assert ONE_NIGHT.id == "one-night"
"""With the game come the names that its languages have for things."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_is_called_is_understood(language: str, edition: str) -> None:
    texts = Texts(language, edition)
    assert {role_named(texts.role(role)): role for role in ROLES} == {role: role for role in ROLES}
    assert all(artifact_named(texts(f"artifact-{artifact}")) == artifact for artifact in ARTIFACTS)


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("loup shaman", "mystic-wolf"),
        ("Louve voyante", "mystic-wolf"),
        ("Apprentie voyante", "apprentice-seer"),
        ("jeune voyante", "apprentice-seer"),
        ("Divinateur", "revealer"),
        ("révélatrice", "revealer"),
        ("seeing wolf", "mystic-wolf"),
        ("P\u0061ranormal Investigator", "paranormal-investigator"),
    ],
)
def test_the_names_on_the_french_cards_and_those_from_before(name: str, role: str) -> None:
    assert role_named(name) == role
    assert read_deck(f"2 {name}") == (role, role)


def test_a_name_that_nothing_has_is_said_as_it_was_written() -> None:
    with pytest.raises(BadInput, match="unknown-role"):
        role_named("griffe du loup-garou")  # an artifact is no role
    with pytest.raises(BadInput, match="unknown-artifact"):
        artifact_named("voyante")


def test_the_referee_reads_a_game_written_down_in_french() -> None:
    game = """{"game": "one-night", "players": ["Ana", "Ben", "Cléo"],
        "final": ["Loup shaman", "Divinateur", "Noiseuse"],
        "votes": {"Ana": "Ben", "Ben": "Ana", "Cléo": "Ana"}}"""
    judged = CliRunner().invoke(main, ["referee", "-", "--lang", "fr"], input=game)
    assert judged.exit_code == 0, judged.output
    assert json.loads(judged.output)["winners"] == ["Ben", "Cléo"]
