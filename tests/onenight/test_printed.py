"""The documents' own tables, copied out of them: boxes, the titles of roles, the order of waking, every deck."""

from collections import Counter
from collections.abc import Iterator

import pytest

from noctambule.narrator.texts import Texts
from noctambule.onenight.kind import ONE_NIGHT
from noctambule.onenight.rules.cards import ARTIFACTS, BEZIER, DAYBREAK, FULL_MOON
from noctambule.onenight.rules.reading import artifact_named, read_deck, role_named
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup, problems

assert ONE_NIGHT.id == "one-night"
"""With the game come the names that its languages have for things."""


def held(box: str) -> Counter[str]:
    return Counter({role.id: role.copies[box] for role in ROLES.values() if box in role.copies})


def test_s2_the_full_moon_box_in_english() -> None:
    cards = "3 villager, 2 werewolf, seer, robber, troublemaker, tanner, drunk, hunter, 2 mason, insomniac, minion"
    assert Counter(read_deck(f"{cards}, shapeshifter")) == held(FULL_MOON)
    assert held(FULL_MOON).total() == 16


def test_s2_the_full_moon_box_in_french() -> None:
    cards = "3 villageois, 2 loup-garou, voyante, voleur, noiseuse, tanneur, soûlard, chasseur, 2 franc-maçon"
    assert Counter(read_deck(f"{cards}, insomniaque, sbire, doppelgänger")) == held(FULL_MOON)


def test_s2_ravensburgers_daybreak_box() -> None:
    cards = (
        "alpha wolf, revealer, village idiot, 2 villager, ghost hunter, witch, young seer, curator, bodyguard, prince"
    )
    assert Counter(read_deck(f"{cards}, seeing wolf, dream wolf, sentinel, werewolf, fortune teller")) == held(DAYBREAK)
    assert held(DAYBREAK).total() == 16


def test_s2_beziers_daybreak_box() -> None:
    cards = (
        "sentinel, alpha wolf, mystic wolf, apprentice seer, paranormal investigator, witch, village idiot, revealer"
    )
    box = Counter({role.id: role.copies.get(DAYBREAK, 0) - role.not_in_bezier for role in ROLES.values()})
    assert Counter(read_deck(f"{cards}, curator, dream wolf, bodyguard")) == +box


@pytest.mark.parametrize(
    "names",
    [
        "werewolf's claw, villager's brand, tanner's cudgel, fog of nothingness, mask of silence, cloak of shame",
        "claw of the werewolf, brand of the villager, cudgel of the tanner, void of nothingness, mask of muting, shroud of shame",  # noqa: E501
    ],
    ids=["ravensburger", "bezier"],
)
def test_n15_the_six_artifacts_of_a_box(names: str) -> None:
    assert tuple(map(artifact_named, names.split(", "))) == ARTIFACTS


def test_s1_three_to_ten_may_play_and_no_fewer() -> None:
    assert (FEWEST, MOST) == (3, 10)


# The titles of roles: team, place in the order of waking, stars.

TITLES = {
    "drunk": "village 8 **", "villager": "village - *", "shapeshifter": "copied 1 ***", "mason": "village 4 ***",
    "tanner": "tanner - **", "minion": "werewolf 3 **", "hunter": "village - **", "robber": "village 6 *",
    "insomniac": "village 9 *", "seer": "village 5 *", "troublemaker": "village 7 *", "werewolf": "werewolf 2 *",
    "alpha wolf": "werewolf 2-B **", "revealer": "village 10 *", "village idiot": "village 7-B ***",
    "ghost hunter": "village 5-C **", "witch": "village 6-B *", "young seer": "village 5-B *",
    "curator": "village 11 **", "bodyguard": "village - **", "prince": "village - *", "seeing wolf": "werewolf 2-C *",
    "dream wolf": "werewolf - **", "sentinel": "village 0 *", "fortune teller": "village 7-C *",
}  # fmt: skip
"""As Ravensburger prints them, but for the dream wolf, whose title has a number and whose text has him sleep."""


@pytest.mark.parametrize("name", TITLES)
def test_s4_a_roles_team_waking_and_stars_are_those_of_its_title(name: str) -> None:
    role = ROLES[role_named(name)]
    team, wakes, stars = TITLES[name].split()
    assert (role.team, role.wakes or role.together or "-", "*" * role.stars) == (team, wakes, stars)


def test_s4_a_title_for_every_printed_role() -> None:
    assert {role_named(name) for name in TITLES} == {role.id for role in ROLES.values() if {*role.copies} - {"own"}}


def test_n18_the_order_of_waking_that_bezier_prints() -> None:
    deck = (
        "sentinel, doppelgänger, werewolf, alpha wolf, mystic wolf, minion, 2 mason, seer, apprentice seer, "
        "paranormal investigator, robber, witch, troublemaker, village idiot, drunk, insomniac, revealer, curator"
    )
    game = Setup(16, read_deck(deck), BEZIER, "dream-wolf")
    printed = "0 1 2 2-B 2-C 3 4 5 5-B 5-C 6 6-B 7 7-B 8 9 9a 10 10a 11 11a"
    assert problems(game) == []
    assert list(game.night.calls) == printed.split()


# The decks. A line is a number of players and what is added to the cards of the first line.

FULL_MOON_DECKS = {
    "The First Night": """introduction
        3: 2 werewolf, seer, robber, troublemaker, villager
        4: villager
        5: 2 villager""",
    "Moonstruck": """easy
        3: 2 werewolf, insomniac, robber, troublemaker, villager
        4: villager
        5: villager, seer
        6: 2 villager, seer""",
    "Lonely Night": """easy
        3: werewolf, seer, robber, troublemaker, 2 villager
        4: villager""",
    "Confusion": """medium
        3: 2 werewolf, drunk, robber, troublemaker, insomniac
        4: villager
        5: villager, seer
        6: 2 villager, seer
        7: 3 villager, seer
        8: 3 villager, seer, minion
        9: 2 villager, seer, minion, 2 mason""",
    "Payback": """medium
        4: 2 werewolf, hunter, seer, robber, drunk, insomniac
        5: troublemaker
        6: troublemaker, villager
        7: troublemaker, 2 villager""",
    "Secret Companions": """medium
        6: 2 werewolf, minion, hunter, seer, robber, troublemaker, 2 mason
        7: villager""",
    "Hours of Despair": """medium
        4: 2 werewolf, tanner, seer, robber, drunk, insomniac
        5: troublemaker
        6: troublemaker, villager
        7: troublemaker, 2 mason
        8: troublemaker, 2 mason, hunter
        9: troublemaker, 2 mason, hunter, minion
        10: troublemaker, 2 mason, hunter, minion, villager""",
    "Twilight Alliance": """difficult
        5: 2 werewolf, 2 mason, minion, robber, troublemaker, insomniac
        6: drunk
        7: drunk, seer
        8: drunk, seer, villager
        9: drunk, seer, 2 villager
        10: drunk, seer, 2 villager, tanner""",
    "Revenant": """difficult
        8: 2 werewolf, shapeshifter, minion, hunter, seer, robber, troublemaker, villager, 2 mason
        9: insomniac
        10: insomniac, drunk""",
}

FRENCH_DECKS = {
    "La Première Nuit": """initiation
        3: 2 loup-garou, voyante, voleur, noiseuse, villageois
        4: villageois
        5: 2 villageois""",
    "Pleine Lune": """facile
        3: 2 loup-garou, insomniaque, voleur, noiseuse, villageois
        4: villageois
        5: villageois, voyante
        6: 2 villageois, voyante""",
    "Nuit solitaire": """facile
        3: loup-garou, voyante, voleur, noiseuse, 2 villageois
        4: villageois""",
    "Confusion": """moyen
        3: 2 loup-garou, soûlard, voleur, noiseuse, insomniaque
        4: villageois
        5: villageois, voyante
        6: 2 villageois, voyante
        7: 3 villageois, voyante
        8: 3 villageois, voyante, sbire
        9: 2 villageois, voyante, sbire, 2 franc-maçon""",
    "Bénéfice": """moyen
        4: 2 loup-garou, chasseur, voyante, voleur, soûlard, insomniaque
        5: noiseuse
        6: noiseuse, villageois
        7: noiseuse, 2 villageois""",
    "Mystérieux compagnons": """moyen
        6: 2 loup-garou, sbire, chasseur, voyante, voleur, noiseuse, 2 franc-maçon
        7: villageois""",
    "Incertitudes": """moyen
        4: 2 loup-garou, tanneur, voyante, voleur, soûlard, insomniaque
        5: noiseuse
        6: noiseuse, villageois
        7: noiseuse, 2 franc-maçon
        8: noiseuse, 2 franc-maçon, chasseur
        9: noiseuse, 2 franc-maçon, chasseur, sbire
        10: noiseuse, 2 franc-maçon, chasseur, sbire, villageois""",
    "Alliance dans la pénombre": """difficile
        5: 2 loup-garou, 2 franc-maçon, sbire, voleur, noiseuse, insomniaque
        6: soûlard
        7: soûlard, voyante
        8: soûlard, voyante, villageois
        9: soûlard, voyante, 2 villageois
        10: soûlard, voyante, 2 villageois, tanneur""",
    "Revenants": """difficile
        8: 2 loup-garou, doppelgänger, sbire, chasseur, voyante, voleur, noiseuse, villageois, 2 franc-maçon
        9: insomniaque
        10: insomniaque, soûlard""",
}

DAYBREAK_DECKS = {
    "Terror Awakens": """introduction
        3: werewolf, seeing wolf, revealer, witch, young seer, villager
        4: sentinel
        5: sentinel, villager
        6: sentinel, villager, dream wolf""",
    "Werewolf Night": """medium
        5: villager, seeing wolf, alpha wolf, sentinel, young seer, revealer, witch, fortune teller
        6: bodyguard
        7: bodyguard, ghost hunter
        8: bodyguard, ghost hunter, curator
        9: bodyguard, ghost hunter, curator, dream wolf
        10: bodyguard, ghost hunter, curator, dream wolf, prince""",
    "A Terrifying Opponent": """difficult
        3: alpha wolf, witch, village idiot, young seer, sentinel, bodyguard
        4: revealer""",
    "Precarious Alliances": """difficult
        3: alpha wolf, witch, curator, ghost hunter, revealer, village idiot
        4: fortune teller
        5: fortune teller, sentinel
        6: fortune teller, sentinel, young seer
        7: fortune teller, sentinel, young seer, seeing wolf""",
    "Evil Transformations": """difficult
        3: alpha wolf, seeing wolf, shapeshifter, minion, robber, witch
        4: insomniac
        5: insomniac, werewolf
        6: insomniac, werewolf, troublemaker
        7: insomniac, werewolf, troublemaker, seer
        8: insomniac, werewolf, troublemaker, seer, curator
        9: insomniac, werewolf, troublemaker, seer, curator, ghost hunter
        10: insomniac, werewolf, troublemaker, seer, curator, ghost hunter, young seer""",
    "Trust No One!": """difficult
        3: alpha wolf, dream wolf, shapeshifter, tanner, robber, witch
        4: insomniac
        5: insomniac, werewolf
        6: insomniac, werewolf, troublemaker
        7: insomniac, werewolf, troublemaker, seer""",
    "The Informed": """medium
        5: werewolf, seeing wolf, seer, young seer, ghost hunter, insomniac, witch, revealer
        6: troublemaker
        7: 2 mason
        8: 2 mason, troublemaker
        9: 2 mason, troublemaker, minion
        10: 2 mason, troublemaker, minion, robber""",
}

BEZIER_DECKS = {
    "Evil Transformation": "3: doppelgänger, alpha wolf, mystic wolf, minion, robber, witch",
    "Trust No One": "3: doppelgänger, alpha wolf, dream wolf, robber, witch, tanner",
    "Cautionary Tale": "4: werewolf, mystic wolf, seer, apprentice seer, revealer, hunter, bodyguard",
    "Information Society": (
        "5: werewolf, mystic wolf, seer, apprentice seer, paranormal investigator, witch, insomniac, revealer"
    ),
    "Total Chaos": "5: doppelgänger, alpha wolf, werewolf, robber, witch, troublemaker, village idiot, curator",
}


def printed_decks(lines: str) -> Iterator[tuple[int, str]]:
    """Each number of players with the whole deck as words."""
    first = ""
    for line in lines.splitlines():
        players, colon, cards = line.partition(":")
        if colon:
            first = first or cards
            yield int(players), cards if cards is first else f"{first}, {cards}"


def scenario_called(name: str, language: str, document: str) -> str:
    texts = Texts(language)
    found = [id for id, each in SCENARIOS.items() if document in each.documents and texts(f"scenario-{id}") == name]
    (only,) = [id for id in found if not id.startswith("anarchy")]
    return only


def assert_as_printed(name: str, lines: str, language: str, document: str) -> None:
    chosen = SCENARIOS[scenario_called(name, language, document)]
    decks = {players: sorted(read_deck(cards)) for players, cards in printed_decks(lines)}
    assert {players: sorted(deck) for players, deck in chosen.decks.items()} == decks
    assert [players + 3 for players in decks] == [len(deck) for deck in decks.values()]
    if document != "DB-bez":
        assert Texts(language)(f"difficulty-{chosen.difficulty}") == lines.splitlines()[0]


@pytest.mark.parametrize("name", FULL_MOON_DECKS)
def test_s5_every_deck_of_full_moon_as_printed_in_english(name: str) -> None:
    assert_as_printed(name, FULL_MOON_DECKS[name], "en", "FM-en")


@pytest.mark.parametrize("name", FRENCH_DECKS)
def test_s5_every_deck_of_full_moon_as_printed_in_french(name: str) -> None:
    assert_as_printed(name, FRENCH_DECKS[name], "fr", "FM-fr")


@pytest.mark.parametrize("name", DAYBREAK_DECKS)
def test_s5_every_deck_of_ravensburgers_daybreak_as_printed(name: str) -> None:
    assert_as_printed(name, DAYBREAK_DECKS[name], "en", "DB-rav")


@pytest.mark.parametrize("name", BEZIER_DECKS)
def test_s5_every_deck_of_beziers_daybreak_as_printed(name: str) -> None:
    assert_as_printed(name, BEZIER_DECKS[name], "en", "DB-bez")


@pytest.mark.parametrize("name", ["anarchy-full-moon", "anarchy-daybreak"])
def test_s5_an_anarchy_is_difficult_and_for_any_number(name: str) -> None:
    assert SCENARIOS[name].difficulty == "difficult"
    assert SCENARIOS[name].players == tuple(range(3, 11))


def test_s5_three_daybreak_scenarios_need_full_moon_too() -> None:
    both = [id for id, each in SCENARIOS.items() if "DB-rav" in each.documents and set(each.boxes) == {"fm", "db"}]
    assert both == ["evil-transformations", "trust-no-one", "the-informed"]
    assert all(SCENARIOS[id].boxes == (DAYBREAK,) for id in map(by_daybreaks_name, ALONE))


ALONE = ("Terror Awakens", "Werewolf Night", "A Terrifying Opponent", "Precarious Alliances")


def by_daybreaks_name(name: str) -> str:
    return scenario_called(name, "en", "DB-rav")


def test_s5_no_printed_scenario_is_left_out() -> None:
    named = (FULL_MOON_DECKS, FRENCH_DECKS, DAYBREAK_DECKS, BEZIER_DECKS)
    assert [len(decks) + 1 for decks in named[:3]] == [10, 10, 8]  # and an Anarchy each
    assert len(SCENARIOS) == 10 + 8 + len(BEZIER_DECKS)
