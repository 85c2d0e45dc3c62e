"""Robots listen to the night: nobody sees a thing that the rules don't show them, and everybody what they do."""

from random import Random

import pytest
from msgspec import structs

from noctambule.narrator.narration import Line
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from tests.narrator.listening import CLOSE, OPEN, Ear
from tests.narrator.robots import Leak, Table
from tests.onenight.chance import random_setup
from tests.seeds import with_chance


def night(setup: Setup, language: str, short: bool, chance: Random) -> list[Leak]:
    lines = narration(setup, Texts(language, setup.edition), short=short)
    return Table(setup, Ear(language, setup.edition), chance, short).listen(lines)


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
@with_chance
def test_n18_every_scenario_read_aloud_shows_what_the_rules_show(
    chance: Random, scenario: str, language: str, short: bool
) -> None:
    for players in SCENARIOS[scenario].players:
        for _ in range(5):
            assert night(SCENARIOS[scenario].setup(players, chance), language, short, chance) == []


@pytest.mark.parametrize("part", range(4))
@with_chance
def test_n18_any_legal_deck_read_aloud_does(chance: Random, part: int) -> None:
    for _ in range(500):
        setup = random_setup(chance)
        assert night(setup, chance.choice(LANGUAGES), chance.random() < 0.5, chance) == [], setup


# The words that there were before somebody listened.

BEFORE = {
    "do-doppelganger": "Look at somebody’s card. You are that role now.",
    "do-doppelganger-minion": "If it is the minion, keep your eyes open. Werewolves, raise a thumb.",
    "do-werewolf-thumb": f"Look for each other. {OPEN}thumb{CLOSE}, stay asleep and raise a thumb."
    " Whoever is alone may look at a center card.",
}


def before(setup: Setup) -> list[Line]:
    """The doppelganger's call in one breath, and a dream wolf who is named when the pack is awake."""
    texts, lines = Texts("en", setup.edition), narration(setup, Texts("en", setup.edition))
    woken, *_, asleep = [line for line in lines if line.call == "1"]
    at_once = woken.text.partition("You are that role now. ")[2].partition(" Later you are")[0]
    name, minion = texts.role("doppelganger"), "minion" in setup.deck
    said = [f"{name}, wake up.", BEFORE["do-doppelganger"], at_once, BEFORE["do-doppelganger-minion"] if minion else ""]
    first = structs.replace(woken, text=" ".join(filter(None, said)))
    dreams = BEFORE["do-werewolf-thumb"].replace(f"{OPEN}thumb{CLOSE}", texts.role("dream-wolf"))
    rest = [line for line in lines if line.call != "1"]
    dreaming = [
        structs.replace(line, text=f"Werewolves, wake up. {dreams}") if "except" in line.text else line for line in rest
    ]
    begins = next(number for number, line in enumerate(dreaming) if line.call not in ("night", "0"))
    return [*dreaming[:begins], first, asleep, *dreaming[begins:]]


@pytest.mark.parametrize(
    ("scenario", "call", "saw"),
    [("revenant", "1", "sees {"), ("evil-transformations", "1", "sees {"), ("trust-no-one", "2", "wakes")],
)
@with_chance
def test_robots_notice_what_the_words_gave_away_before(chance: Random, scenario: str, call: str, saw: str) -> None:
    players = SCENARIOS[scenario].players[-1]
    leaks = list[Leak]()
    for _ in range(40):
        setup = SCENARIOS[scenario].setup(players, chance)
        leaks += Table(setup, Ear("en", setup.edition, BEFORE), chance).listen(before(setup))
    assert any(leak.call == call and leak.what.startswith(saw) for leak in leaks)
