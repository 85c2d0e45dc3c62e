"""What bots say: short, varied, in both languages, and nothing but what the claim says."""

import pytest

from noctambule.bots.character import TEMPERAMENTS
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.bots.speech import Speech
from noctambule.onenight.rules.claims import stories
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.setup import Setup

NAMES = Names(("Ana", "Ben", "Cleo"))


def voice(language: str = "en", temperament: str = "quiet", seed: str = "1") -> Speech:
    return Speech(Texts(language), NAMES, temperament, seed)


def test_a_seer_tells_her_two_cards() -> None:
    claim = Claim(
        0, "seer", (Told("chose", (3, 4), ()), Told("looked", (3,), ("drunk",)), Told("looked", (4,), ("mason",)))
    )
    text = voice().claim(claim).lower()
    assert all(word in text for word in ("seer", "drunk", "mason", "center card 1", "center card 2"))
    assert "chose" not in text  # what she saw says what she chose


def test_a_robber_tells_whom_he_robbed() -> None:
    claim = Claim(0, "robber", (Told("chose", (1,), ()), Told("swapped", (0, 1), ()), Told("looked", (0,), ("seer",))))
    for seed in range(9):
        text = voice(seed=str(seed)).claim(claim).lower()
        assert "my card" in text
        assert "ben’s card" in text
        assert "seer" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_every_story_of_every_role_can_be_told(language: str, temperament: str) -> None:
    setup = Setup(3, ("werewolf", "doppelganger", "seer", "robber", "village-idiot", "aura-seer"))
    for role in setup.deck:
        for number, story in enumerate(stories(setup, 0, role)):
            if number > 60:
                break
            text = voice(language, temperament, str(number)).claim(Claim(0, role, story))
            assert text.endswith(".")
            assert text[0].isupper()
    for role in ROLES:
        assert voice(language, temperament).claim(Claim(0, role))


def test_temperaments_and_chance_vary_the_words() -> None:
    said = {voice("en", temperament, str(seed)).accusation(1) for temperament in TEMPERAMENTS for seed in range(30)}
    assert len(said) == 12
    assert all("Ben" in text for text in said)
    assert voice().accusation(2) == voice().accusation(2)
