"""What is put on the table: decks, scenarios, advice, and how people write them."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from noctambule.engine.errors import BadInput, BadSetup
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.cards import OWN
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.reading import artifact_named, edition_named, read_deck, role_named, write_deck
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, check, problems, with_defaults
from tests.onenight.table import play
from tests.seeds import with_chance

WOLVES = ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf")

FULL_MOON_BOX = Counter(
    read_deck(
        "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, 3 villager, tanner,"
        "hunter"
    )
)
DAYBREAK_BOX = Counter(
    read_deck(
        "sentinel, werewolf, alpha-wolf, mystic-wolf, dream-wolf, apprentice-seer, paranormal-investigator, witch,"
        "village-idiot, aura-seer, revealer, curator, 2 villager, bodyguard, prince"
    )
)


def setup(players: int, deck: str, center_werewolf: str | None = None, edition: str = "ravensburger") -> Setup:
    return Setup(players, read_deck(deck), edition, center_werewolf)


def codes(found: Setup) -> list[str]:
    return [remark.code for remark in problems(found)]


def advised(players: int, deck: str, first_game: bool = False, edition: str = "ravensburger") -> list[str]:
    chosen = with_defaults(players, read_deck(deck), edition)
    assert codes(chosen) == []  # advice is about decks that may be played
    return [remark.code for remark in advice(chosen, first_game)]


# S1: players + 3 cards, and the center werewolf.


@pytest.mark.parametrize("players", range(3, 11))
def test_s1_three_to_ten_players_with_three_cards_more(players: int) -> None:
    deck = "2 mason, 3 werewolf, 5 villager, seer, robber, drunk"
    cards = read_deck(deck)[: players + 3]
    assert problems(Setup(players, cards)) == []
    assert codes(Setup(players, (*cards, "hunter"))) == ["too-many-cards"]
    assert codes(Setup(players, cards[:-1])) == ["too-few-cards"]


@pytest.mark.parametrize("players", [0, 1, 2, 21])
def test_s1_s2_fewer_than_three_and_more_than_twenty_make_no_game(players: int) -> None:
    assert "player-count" in codes(Setup(players, ("villager",) * (players + 3)))


def test_s1_the_alpha_wolf_needs_a_center_werewolf() -> None:
    assert codes(setup(3, "alpha-wolf, 5 villager")) == ["no-center-werewolf"]
    assert codes(setup(3, "alpha-wolf, 5 villager", "werewolf")) == []


@pytest.mark.parametrize("wolf", ["werewolf", "mystic-wolf", "dream-wolf"])
def test_s1_the_host_chooses_which_wolf_lies_there(wolf: str) -> None:
    chosen = setup(3, "alpha-wolf, seer, 4 villager", wolf)
    assert problems(chosen) == []
    assert len(chosen.deck) == 6
    assert len(chosen.cards) == 7


@pytest.mark.parametrize("card", ["villager", "minion", "tanner"])
def test_s1_no_other_card_lies_there(card: str) -> None:
    assert codes(setup(3, "alpha-wolf, seer, 4 villager", card)) == ["bad-center-werewolf"]


def test_s1_the_alpha_wolf_himself_does_not_lie_there() -> None:
    assert "bad-center-werewolf" in codes(setup(3, "alpha-wolf, seer, 4 villager", "alpha-wolf"))


def test_s1_without_an_alpha_wolf_there_is_none() -> None:
    assert codes(setup(3, "seer, 5 villager", "werewolf")) == ["needless-center-werewolf"]


def test_s1_the_center_werewolf_is_a_werewolf_by_default() -> None:
    assert with_defaults(3, read_deck("alpha-wolf, 5 villager"), "ravensburger").center_werewolf == "werewolf"
    assert with_defaults(3, read_deck("seer, 5 villager"), "ravensburger").center_werewolf is None


def test_s1_the_hosts_choice_goes_before_the_default() -> None:
    chosen = with_defaults(3, read_deck("alpha-wolf, 5 villager"), "bezier", "dream-wolf")
    assert chosen.center_werewolf == "dream-wolf"
    assert chosen.edition == "bezier"


def test_s1_s2_by_default_a_wolf_that_is_left_over_lies_there() -> None:
    chosen = with_defaults(3, read_deck("alpha-wolf, 3 werewolf, mystic-wolf, seer"), "ravensburger")
    assert chosen.center_werewolf == "dream-wolf"
    assert problems(chosen) == []


def test_s1_s2_the_center_werewolf_counts_towards_the_copies() -> None:
    assert codes(setup(3, "alpha-wolf, 3 werewolf, seer, robber", "werewolf")) == ["too-many-copies"]
    assert codes(setup(3, "alpha-wolf, dream-wolf, 4 villager", "dream-wolf")) == ["too-many-copies"]
    assert codes(setup(3, "alpha-wolf, 2 werewolf, seer, robber, drunk", "werewolf")) == []


def test_s1_who_may_choose_a_center_card_may_choose_the_center_werewolf() -> None:
    for edition in ("ravensburger", "bezier"):
        night = play(ann="alpha-wolf", bob="witch", cat="hunter", center_werewolf="mystic-wolf", edition=edition)
        assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
        night.answer("ann", "center werewolf")
        assert night.saw("ann") == [("center werewolf", "mystic-wolf")]
        night.answer("ann", "cat")
        assert night.options == ["center 1", "center 2", "center 3", "center werewolf", "none"]
        night.answer("bob", "center werewolf").answer("bob", "ann")
        assert night.card("ann") == "hunter"
        assert night.card("center werewolf") == "alpha-wolf"


def test_s1_the_seer_may_pair_the_center_werewolf_with_another() -> None:
    night = play(ann="alpha-wolf", bob="seer", cat="hunter", center_werewolf="werewolf")
    night.answer("ann", "none").answer("ann", "cat")
    night.answer("bob", "center 1", "center werewolf")
    assert night.saw("bob") == [("center 1", "villager"), ("center werewolf", "hunter")]


# S2: copies.


@pytest.mark.parametrize("role", sorted((FULL_MOON_BOX + DAYBREAK_BOX).keys()))
def test_s2_no_role_exceeds_its_copies_in_the_boxes(role: str) -> None:
    most = (FULL_MOON_BOX + DAYBREAK_BOX)[role]
    fill = [card for card in read_deck("seer, robber, drunk, tanner, hunter, prince") if card != role]
    extra = "mystic-wolf" if role == "alpha-wolf" else None
    for copies, wrong in ((most, []), (most + 1, ["too-many-copies"])):
        deck = (*[role] * copies, *fill)
        assert codes(Setup(len(deck) - 3, deck, center_werewolf=extra)) == wrong


def test_s2_the_boxes_hold_these_copies() -> None:
    printed = {id: role.most for id, role in ROLES.items() if OWN not in role.copies}
    assert printed == dict(FULL_MOON_BOX + DAYBREAK_BOX)
    assert len(printed) == 25


def test_s2_masons_are_always_both_in() -> None:
    assert codes(setup(3, "mason, seer, 4 villager")) == ["one-mason"]
    assert codes(setup(3, "2 mason, seer, 3 villager")) == []


@pytest.mark.parametrize("players", range(11, 21))
def test_s2_a_giant_game_may_add_villagers_and_werewolves(players: int) -> None:
    deck = ("werewolf",) * 5 + ("villager",) * (players - 3) + ("seer",)
    assert problems(Setup(players, deck)) == []


def test_s2_other_roles_are_not_added_even_in_a_giant_game() -> None:
    assert codes(setup(11, "5 werewolf, 7 villager, 2 seer")) == ["too-many-copies"]
    assert codes(setup(11, "3 mason, 4 werewolf, 7 villager")) == ["too-many-copies"]
    assert codes(setup(11, "alpha-wolf, mystic-wolf, 4 werewolf, 8 villager", "mystic-wolf")) == ["too-many-copies"]


def test_s2_ten_players_are_no_giant_game() -> None:
    assert codes(setup(10, "3 werewolf, 6 villager, seer, robber, drunk, hunter")) == ["too-many-copies"]


def test_s1_s2_a_giant_games_center_werewolf_may_be_a_fourth_werewolf() -> None:
    chosen = with_defaults(12, read_deck("alpha-wolf, 4 werewolf, 9 villager, seer"), "ravensburger")
    assert chosen.center_werewolf == "werewolf"
    assert problems(chosen) == []


def test_s2_a_giant_game_is_played_like_any_other() -> None:
    names = [f"p{number}" for number in range(1, 13)]
    cards = ["werewolf"] * 4 + ["troublemaker"] + ["villager"] * 7
    night = play(**dict(zip(names, cards, strict=True)))
    assert night.learned("p1") == ["p2", "p3", "p4"]
    night.answer("p5", "p1", "p12")
    ending = night.vote(**dict.fromkeys(names[:-1], "p12"))
    assert ending.dead == {"p12"}
    assert ending.winners == {"p1", *names[4:11]}


# Everything that can be wrong, each by its code.


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        (Setup(3, ("witcher", *["villager"] * 5)), "unknown-role"),
        (Setup(3, ("seer", *["villager"] * 5), "hasbro"), "unknown-edition"),
        (Setup(2, ("villager",) * 5), "player-count"),
        (Setup(3, ("seer", "robber", *["villager"] * 5)), "too-many-cards"),
        (Setup(3, ("villager",) * 5), "too-few-cards"),
        (Setup(3, ("mason", *["villager"] * 5)), "one-mason"),
        (Setup(3, ("villager",) * 6), "too-many-copies"),
        (Setup(3, ("alpha-wolf", *["villager"] * 5)), "no-center-werewolf"),
        (Setup(3, ("seer", *["villager"] * 5), center_werewolf="werewolf"), "needless-center-werewolf"),
        (Setup(3, ("alpha-wolf", *["villager"] * 5), center_werewolf="minion"), "bad-center-werewolf"),
        (Setup(3, ("curator", *["villager"] * 5), artifacts=("sword",)), "unknown-artifact"),
        (Setup(3, ("curator", *["villager"] * 5), artifacts=("mask-of-muting",) * 2), "artifact-twice"),
        (Setup(3, ("curator", *["villager"] * 5), artifacts=()), "no-artifacts"),
    ],
)
def test_s1_s2_each_mistake_is_named(chosen: Setup, code: str) -> None:
    assert codes(chosen) == [code]
    with pytest.raises(BadSetup) as refused:
        check(chosen)
    assert refused.value.code == code
    with pytest.raises(BadSetup):
        Game.start(chosen, Deal(chosen.cards, chosen.artifacts))


def test_s1_s2_all_mistakes_are_named_at_once() -> None:
    assert codes(setup(2, "mason, 6 villager")) == ["player-count", "too-many-cards", "one-mason", "too-many-copies"]


def test_s2_a_mistake_says_which_card_and_how_many() -> None:
    (remark,) = problems(setup(3, "6 villager"))
    assert remark.details == {"role": "villager", "copies": 6, "most": 5}


def test_s1_a_deal_must_be_of_the_deck() -> None:
    chosen = setup(3, "alpha-wolf, seer, 4 villager", "werewolf")
    for cards in (
        ("hunter", "seer", *["villager"] * 4, "werewolf"),
        ("alpha-wolf", "seer", *["villager"] * 4),
        ("werewolf", "seer", *["villager"] * 4, "alpha-wolf"),  # the center werewolf lies in its own place
    ):
        with pytest.raises(BadSetup) as refused:
            Game.start(chosen, Deal(cards, chosen.artifacts))
        assert refused.value.code == "deal-is-not-the-deck"


def test_n15_the_artifacts_drawn_must_be_those_in_the_draw() -> None:
    chosen = Setup(3, ("curator", *["villager"] * 5), artifacts=("mask-of-muting", "void-of-nothingness"))
    with pytest.raises(BadSetup) as refused:
        Game.start(chosen, Deal(chosen.cards, ("mask-of-muting", "mask-of-muting")))
    assert refused.value.code == "artifacts-are-not-the-draw"


def test_s6_the_order_of_the_deck_does_not_matter() -> None:
    cards = read_deck("werewolf, mystic-wolf, apprentice-seer, witch, revealer, villager")
    for deck in permutations(cards):
        assert Setup(3, deck) == Setup(3, cards)
    assert advice(Setup(3, cards[::-1])) == []  # it is still Terror Awakens


def test_s6_the_list_of_roles_does_not_tell_who_has_them() -> None:
    one = play(ann="seer", bob="hunter", cat="tanner")
    other = play(ann="villager", bob="villager", cat="tanner", center=["villager", "hunter", "seer"])
    assert one.game.setup == other.game.setup


def test_n18_the_calls_follow_the_deck_alone_in_wake_order() -> None:
    deck = (
        "sentinel, doppelganger, 2 werewolf, alpha-wolf, mystic-wolf, minion, 2 mason, seer, apprentice-seer, curator"
    )
    deck += (
        ", paranormal-investigator, robber, witch, troublemaker, village-idiot, aura-seer, drunk, insomniac, revealer"
    )
    wakes = "0 1 2 2-B 2-C 3 4 5 5-B 5-C 6 6-B 7 7-B 7-C 7-Ca 8 9 9a 10 10a 11 11a"
    assert list(setup(18, deck, "dream-wolf").night.calls) == wakes.split()


# S4: advice, shown and never enforced.


def test_s4_an_insomniac_wants_somebody_to_move_her() -> None:
    assert advised(3, "insomniac, werewolf, 4 villager") == ["insomniac-undisturbed"]


@pytest.mark.parametrize("mover", ["robber", "troublemaker", "witch", "village-idiot", "alpha-wolf"])
def test_s4_one_who_can_move_her_is_enough(mover: str) -> None:
    assert advised(3, f"insomniac, werewolf, {mover}, 3 villager") == []


@pytest.mark.parametrize("other", ["drunk", "seer", "hunter"])
def test_s4_others_do_not_move_her(other: str) -> None:
    assert advised(3, f"insomniac, werewolf, {other}, 3 villager") == ["insomniac-undisturbed"]


def test_s4_a_bodyguard_from_five_players() -> None:
    assert advised(4, "bodyguard, werewolf, seer, 4 villager") == ["bodyguard-few-players"]
    assert advised(5, "bodyguard, werewolf, seer, 5 villager") == []


def test_s4_masons_from_seven_players() -> None:
    assert advised(6, "2 mason, 2 werewolf, seer, 4 villager") == ["masons-few-players"]
    assert advised(7, "2 mason, 2 werewolf, seer, 5 villager") == []


def test_s4_the_doppelganger_last_of_all() -> None:
    assert advised(3, "doppelganger, werewolf, 4 villager") == ["doppelganger-last"]


def test_s4_a_few_daybreak_roles_at_a_time() -> None:
    many = "sentinel, mystic-wolf, dream-wolf, apprentice-seer, witch, revealer, curator, prince, seer"
    assert advised(6, many) == ["many-daybreak-roles"]
    assert advised(6, "sentinel, mystic-wolf, witch, seer, 5 villager") == []


def test_s4_first_games_without_three_stars() -> None:
    assert "three-stars" in advised(3, "village-idiot, werewolf, 4 villager", first_game=True)
    assert "three-stars" not in advised(3, "drunk, werewolf, 4 villager", first_game=True)
    assert "three-stars" not in advised(3, "village-idiot, werewolf, 4 villager")


def test_s4_first_games_are_best_the_first_night_or_terror_awakens() -> None:
    assert "first-game" in advised(3, "drunk, werewolf, 4 villager", first_game=True)
    assert "first-game" not in advised(3, "drunk, werewolf, 4 villager")
    for scenario in ("the-first-night", "terror-awakens"):
        chosen = SCENARIOS[scenario]
        for players in chosen.players:
            assert advice(chosen.setup(players, Random(0)), first_game=True) == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_s4_no_warning_on_a_printed_scenario(name: str) -> None:
    chosen = SCENARIOS[name]
    for players in chosen.decks:
        assert advice(chosen.setup(players, Random(0))) == []


def test_s4_the_bezier_boxes_lack_some_cards() -> None:
    for cards in ("prince", "aura-seer", "3 werewolf", "4 villager"):
        deck = read_deck(cards)
        rest = [card for card in ("werewolf", "seer", "robber", "drunk", "tanner", "hunter") if card not in deck]
        full = write_deck([*deck, *rest][:6])
        assert advised(3, full, edition="bezier") == ["not-in-bezier"]
        assert advised(3, full) == []
    assert advised(3, "2 werewolf, 3 villager, seer", edition="bezier") == []


# S5: the scenarios.

PLAYERS = {
    "the-first-night": (3, 5),
    "moonstruck": (3, 6),
    "lonely-night": (3, 4),
    "confusion": (3, 9),
    "payback": (4, 7),
    "secret-companions": (6, 7),
    "hours-of-despair": (4, 10),
    "twilight-alliance": (5, 10),
    "revenant": (8, 10),
    "anarchy-full-moon": (3, 10),
    "terror-awakens": (3, 6),
    "werewolf-night": (5, 10),
    "a-terrifying-opponent": (3, 4),
    "precarious-alliances": (3, 7),
    "anarchy-daybreak": (3, 10),
    "evil-transformations": (3, 10),
    "trust-no-one": (3, 7),
    "the-informed": (5, 10),
    "evil-transformation": (3, 3),
    "trust-no-one-bezier": (3, 3),
    "cautionary-tale": (4, 4),
    "information-society": (5, 5),
    "total-chaos": (5, 5),
}
GAMES = [(name, players) for name, (few, many) in PLAYERS.items() for players in range(few, many + 1)]
BOXES = {"fm": FULL_MOON_BOX, "db": DAYBREAK_BOX}


def test_s5_all_23_scenarios_with_the_players_they_list() -> None:
    assert len(SCENARIOS) == 23
    assert {name: tuple(scenario.players) for name, scenario in SCENARIOS.items()} == {
        name: tuple(range(few, many + 1)) for name, (few, many) in PLAYERS.items()
    }
    assert sum(len(scenario.decks) for scenario in SCENARIOS.values()) == 79


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_s1_s2_s5_every_scenario_makes_a_legal_game_of_its_boxes(name: str, players: int) -> None:
    scenario = SCENARIOS[name]
    for seed in range(10):
        chosen = scenario.setup(players, Random(seed))
        assert len(chosen.deck) == players + 3
        assert (chosen.center_werewolf is not None) is ("alpha-wolf" in chosen.deck)
        assert problems(chosen) == []
        held = sum((BOXES[box] for box in scenario.boxes), Counter[str]())
        assert Counter(chosen.deck) <= held


@pytest.mark.parametrize(("name", "players"), [(name, n) for name, n in GAMES if not name.startswith("anarchy")])
def test_s5_a_printed_scenarios_center_werewolf_comes_from_its_boxes(name: str, players: int) -> None:
    scenario = SCENARIOS[name]
    held = sum((BOXES[box] for box in scenario.boxes), Counter[str]())
    assert Counter(scenario.setup(players, Random(0)).cards) <= held


@pytest.mark.parametrize(
    ("name", "players", "deck"),
    [
        ("the-first-night", 5, "2 werewolf, seer, robber, troublemaker, 3 villager"),
        ("moonstruck", 6, "2 werewolf, insomniac, robber, troublemaker, 3 villager, seer"),
        ("lonely-night", 3, "werewolf, seer, robber, troublemaker, 2 villager"),
        ("confusion", 8, "2 werewolf, drunk, robber, troublemaker, insomniac, 3 villager, seer, minion"),
        ("confusion", 9, "2 werewolf, drunk, robber, troublemaker, insomniac, 2 villager, seer, minion, 2 mason"),
        ("payback", 7, "2 werewolf, hunter, seer, robber, drunk, insomniac, troublemaker, 2 villager"),
        ("secret-companions", 6, "2 werewolf, minion, hunter, seer, robber, troublemaker, 2 mason"),
        ("hours-of-despair", 7, "2 werewolf, tanner, seer, robber, drunk, insomniac, troublemaker, 2 mason"),
        ("twilight-alliance", 5, "2 werewolf, 2 mason, minion, robber, troublemaker, insomniac"),
        ("revenant", 8, "2 werewolf, doppelganger, minion, hunter, seer, robber, troublemaker, villager, 2 mason"),
        ("terror-awakens", 3, "werewolf, seeing wolf, revealer, witch, young seer, villager"),
        (
            "werewolf-night",
            5,
            "villager, seeing wolf, alpha wolf, sentinel, young seer, revealer, witch, fortune teller",
        ),
        ("a-terrifying-opponent", 3, "alpha wolf, witch, village idiot, young seer, sentinel, bodyguard"),
        ("precarious-alliances", 3, "alpha wolf, witch, curator, ghost hunter, revealer, village idiot"),
        ("evil-transformations", 3, "alpha wolf, seeing wolf, shapeshifter, minion, robber, witch"),
        ("trust-no-one", 3, "alpha wolf, dream wolf, shapeshifter, tanner, robber, witch"),
        ("the-informed", 5, "werewolf, seeing wolf, seer, young seer, ghost hunter, insomniac, witch, revealer"),
        ("cautionary-tale", 4, "werewolf, mystic wolf, seer, apprentice seer, revealer, hunter, bodyguard"),
        (
            "information-society",
            5,
            "werewolf, mystic wolf, seer, apprentice seer, paranormal investigator, witch, insomniac, revealer",
        ),
        (
            "total-chaos",
            5,
            "doppelgänger, alpha wolf, werewolf, robber, witch, troublemaker, village idiot, curator",
        ),
    ],
)
def test_s5_decks_as_the_documents_print_them(name: str, players: int, deck: str) -> None:
    assert sorted(SCENARIOS[name].decks[players]) == sorted(read_deck(deck))


def test_s5_a_scenario_refuses_other_numbers_of_players() -> None:
    with pytest.raises(BadSetup) as refused:
        SCENARIOS["lonely-night"].setup(5, Random(0))
    assert refused.value.code == "scenario-players"


def test_s5_five_scenarios_are_minimum_sets_to_which_roles_may_be_added() -> None:
    minimum = [scenario for scenario in SCENARIOS.values() if scenario.minimum]
    assert [scenario.id for scenario in minimum] == [
        "evil-transformation",
        "trust-no-one-bezier",
        "cautionary-tale",
        "information-society",
        "total-chaos",
    ]
    for scenario in minimum:
        ((players, deck),) = scenario.decks.items()
        assert problems(with_defaults(players + 1, (*deck, "villager"), scenario.edition)) == []


def test_s5_a_scenario_is_played_by_the_edition_of_its_document_or_another() -> None:
    assert SCENARIOS["cautionary-tale"].setup(4, Random(0)).edition == "bezier"
    assert SCENARIOS["payback"].setup(4, Random(0)).edition == "ravensburger"
    assert SCENARIOS["payback"].setup(4, Random(0), "bezier").edition == "bezier"


# The two Anarchies.


def draws(name: str, chance: Random) -> list[Setup]:
    """What an Anarchy draws, many times for every number of players."""
    return [SCENARIOS[name].setup(players, chance) for players in range(3, 11) for _ in range(40)]


@with_chance
def test_s5_full_moons_anarchy_is_two_wolves_a_villager_and_a_card_per_player(chance: Random) -> None:
    for chosen in draws("anarchy-full-moon", chance):
        count = Counter(chosen.deck)
        assert problems(chosen) == []
        assert count["werewolf"] == 2
        assert count["villager"] >= 1
        assert count <= FULL_MOON_BOX


@with_chance
def test_s5_full_moons_anarchy_draws_both_masons_or_none(chance: Random) -> None:
    assert {chosen.deck.count("mason") for chosen in draws("anarchy-full-moon", chance)} == {0, 2}


@with_chance
def test_s5_every_card_of_the_box_may_be_drawn(chance: Random) -> None:
    for name, box in (("anarchy-full-moon", FULL_MOON_BOX), ("anarchy-daybreak", DAYBREAK_BOX)):
        drawn = {card for chosen in draws(name, chance) for card in chosen.deck}
        assert drawn == set(box)


@with_chance
def test_s5_daybreaks_anarchy_has_at_most_three_werewolves(chance: Random) -> None:
    for chosen in draws("anarchy-daybreak", chance):
        assert problems(chosen) == []
        assert sum(card in WOLVES for card in chosen.deck) <= 3
        assert Counter(chosen.deck) <= DAYBREAK_BOX


@with_chance
def test_s5_daybreaks_anarchy_may_draw_no_werewolf_at_all(chance: Random) -> None:
    wolves = {sum(card in WOLVES for card in chosen.deck) for chosen in draws("anarchy-daybreak", chance)}
    assert wolves == {0, 1, 2, 3}


@with_chance
def test_s5_daybreaks_anarchy_takes_the_center_werewolf_from_that_box_too(chance: Random) -> None:
    for chosen in draws("anarchy-daybreak", chance):
        assert Counter(chosen.cards) <= DAYBREAK_BOX, chosen


def test_s5_the_same_chance_draws_the_same_cards() -> None:
    for name in ("anarchy-full-moon", "anarchy-daybreak"):
        scenario = SCENARIOS[name]
        assert scenario.setup(6, Random(7)) == scenario.setup(6, Random(7))
        assert len({scenario.setup(6, Random(seed)).deck for seed in range(20)}) > 10


# How people write it.


@pytest.mark.parametrize(
    ("written", "role"),
    [
        ("shapeshifter", "doppelganger"),
        ("seeing-wolf", "mystic-wolf"),
        ("young-seer", "apprentice-seer"),
        ("ghost-hunter", "paranormal-investigator"),
        ("fortune-teller", "aura-seer"),
        ("Seeing Wolf", "mystic-wolf"),
        ("GHOST_HUNTER", "paranormal-investigator"),
        ("Doppelgänger", "doppelganger"),
        ("  alpha wolf ", "alpha-wolf"),
        ("Village Idiot", "village-idiot"),
    ],
)
def test_s2_roles_by_id_or_alias_however_written(written: str, role: str) -> None:
    assert role_named(written) == role


@pytest.mark.parametrize("role", ROLES)
def test_s2_every_id_names_its_role(role: str) -> None:
    assert role_named(role) == role
    assert read_deck(role) == (role,)


@pytest.mark.parametrize(
    ("written", "artifact"),
    [
        ("claw-of-the-werewolf", "claw-of-the-werewolf"),
        ("werewolf's claw", "claw-of-the-werewolf"),
        ("Werewolf’s claw", "claw-of-the-werewolf"),
        ("villager's brand", "brand-of-the-villager"),
        ("tanner's cudgel", "cudgel-of-the-tanner"),
        ("fog of nothingness", "void-of-nothingness"),
        ("mask of silence", "mask-of-muting"),
        ("Cloak of Shame", "shroud-of-shame"),
        ("Void of Nothingness", "void-of-nothingness"),
    ],
)
def test_n15_artifacts_by_id_or_alias(written: str, artifact: str) -> None:
    assert artifact_named(written) == artifact


@pytest.mark.parametrize(
    ("written", "deck"),
    [
        ("2 werewolf, seer", ["werewolf", "werewolf", "seer"]),
        ("2 werewolves, 1 seer", ["werewolf", "werewolf", "seer"]),
        ("3 Villagers; 2 masons", ["villager"] * 3 + ["mason"] * 2),
        ("2x villager, 2 × mason", ["villager"] * 2 + ["mason"] * 2),
        ("alpha wolf + dream wolf\nwitch", ["alpha-wolf", "dream-wolf", "witch"]),
        ("seer, , robber,", ["seer", "robber"]),
        ("10 villagers", ["villager"] * 10),
        ("shapeshifter, young seers", ["doppelganger", "apprentice-seer"]),
        ("seer, werewolf, seer", ["seer", "werewolf", "seer"]),
    ],
)
def test_s2_a_deck_as_people_write_it(written: str, deck: list[str]) -> None:
    assert read_deck(written) == tuple(deck)


def test_s2_a_deck_written_is_read_again() -> None:
    for scenario in SCENARIOS.values():
        for deck in scenario.decks.values():
            assert sorted(read_deck(write_deck(deck))) == sorted(deck)
    assert write_deck(["werewolf", "werewolf", "seer"]) == "2 werewolf, seer"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "empty-deck"),
        (" , ;\n", "empty-deck"),
        ("2 werewolf, vampire", "unknown-role"),
        ("2", "unknown-role"),
        ("seer robber", "unknown-role"),
        ("-1 seer", "unknown-role"),
        ("100 villager", "unknown-role"),
        ("werewolf 2", "unknown-role"),
    ],
)
def test_s2_a_deck_that_cannot_be_read(written: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_deck(written)
    assert refused.value.code == code


def test_s2_names_that_cannot_be_read() -> None:
    for read, code in (
        (role_named, "unknown-role"),
        (artifact_named, "unknown-artifact"),
        (edition_named, "unknown-edition"),
    ):
        for text in ("vampire", "", "  "):
            with pytest.raises(BadInput) as refused:
                read(text)
            assert refused.value.code == code
            assert refused.value.details == {"name": text}


def test_s1_editions_by_name() -> None:
    assert edition_named("Bezier") == "bezier"
    assert edition_named("Bézier") == "bezier"
    assert edition_named("RAVENSBURGER") == "ravensburger"


def test_s1_ravensburgers_edition_is_the_default() -> None:
    assert Setup(3, read_deck("seer, 5 villager")).edition == "ravensburger"


def test_s4_more_than_ten_are_advised_to_be_two_groups() -> None:
    deck = ("werewolf", "werewolf", "seer", "robber", *["villager"] * 9)
    assert [(remark.code, dict(remark.details)) for remark in advice(Setup(11, (*deck, "villager")))] == [
        ("two-groups", {"players": 11})
    ]
    assert advice(Setup(10, deck)) == []
