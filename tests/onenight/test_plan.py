"""The plan of a night: how many beats a deck takes, what waits for what, and which calls are made."""

from collections.abc import Callable
from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctambule.engine.beats import Plan
from noctambule.onenight.rules.cards import FULL_MOON, OWN, RIGHT_AFTER
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.plan import narrated, quick
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.roles import ROLES, order_of
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, with_defaults
from noctambule.onenight.rules.wakes import wake_order
from tests.onenight.chance import by_chance, random_setup
from tests.seeds import with_chance

Pace = Callable[[Setup], Plan]
both_paces = pytest.mark.parametrize("pace", [quick, narrated])
chances = st.randoms(use_true_random=False)


def setup_of(deck: str) -> Setup:
    """A setup for as many players as the deck is made for."""
    cards = read_deck(deck)
    return with_defaults(len(cards) - 3, cards, "ravensburger")


def beats(deck: str) -> list[list[str]]:
    """The beats of a deck, each question written as "6-B" or, if it is a call's second, "6-B again"."""
    return [[call + " again" * n for call, n in beat] for beat in quick(setup_of(deck)).beats]


# How many beats.


@both_paces
def test_the_plan_comes_from_the_deck_alone(pace: Pace) -> None:
    deck = read_deck("sentinel, alpha-wolf, werewolf, seer, witch, revealer, curator, villager")
    plan = pace(Setup(5, deck, center_werewolf="werewolf"))
    assert pace(Setup(5, deck[::-1], center_werewolf="werewolf")) == plan
    assert pace(Setup(5, deck, "bezier", "dream-wolf", ("mask-of-muting",))) == plan


@given(chances)
def test_a_full_moon_deck_without_doppelganger_takes_one_beat(chance: Random) -> None:
    players = chance.randint(3, 10)
    box = [role.id for role in ROLES.values() for _ in range(role.copies.get(FULL_MOON, 0))]
    box.remove("doppelganger")
    while True:
        chance.shuffle(box)
        if box[: players + 3].count("mason") != 1:
            break
    deck = tuple(box[: players + 3])
    somebody_is_asked = any(card in deck for card in ("werewolf", "seer", "robber", "troublemaker", "drunk"))
    assert len(quick(Setup(players, deck)).beats) == somebody_is_asked


PRINTED = [(scenario.id, players) for scenario in SCENARIOS.values() for players in scenario.players]


@pytest.mark.parametrize(("scenario", "players"), PRINTED)
@with_chance
def test_every_printed_scenario_takes_at_most_eight_beats(chance: Random, scenario: str, players: int) -> None:
    for _ in range(1 if SCENARIOS[scenario].draw is None else 200):
        setup = SCENARIOS[scenario].setup(players, chance)
        assert len(quick(setup).beats) <= 8, setup.deck


def test_a_deck_in_which_nobody_is_asked_takes_no_beat() -> None:
    setup = setup_of("2 mason, minion, insomniac, tanner, hunter")
    assert quick(setup).beats == ()
    assert Game.start(setup, Deal(setup.deck, setup.artifacts)).phase == "day"


# What waits for what.


def test_all_of_full_moon_act_in_the_same_beat() -> None:
    assert beats("2 werewolf, seer, robber, troublemaker, drunk, insomniac, villager") == [["2", "5", "6", "7", "8"]]


def test_n3_the_sentinel_comes_before_everybody() -> None:
    assert beats("sentinel, werewolf, seer, robber, troublemaker, villager") == [["0"], ["2", "5", "6", "7"]]


def test_n16_the_doppelganger_comes_before_those_she_may_stand_beside() -> None:
    first, *_, last = beats("doppelganger, werewolf, minion, seer, villager, robber")
    assert first == ["1", "5", "6"], "whoever is told nothing by then need not wait for her"
    assert last == ["2"], "she may wake as a werewolf"


def test_n3_n16_everybody_waits_for_a_second_shield() -> None:
    assert beats("sentinel, doppelganger, werewolf, seer, robber, villager") == [
        ["0"],
        ["1"],
        ["1 again"],
        ["2", "5", "6"],
    ]


@pytest.mark.parametrize(("wolf", "call"), [("alpha-wolf", "2-B"), ("mystic-wolf", "2-C")])
def test_n5_a_lone_wolf_looks_before_his_own_choice(wolf: str, call: str) -> None:
    assert beats(f"werewolf, {wolf}, seer, robber, villager, hunter") == [["2", "5", "6"], [call]]


def test_n14_n15_the_revealer_comes_before_the_curator() -> None:
    assert beats("werewolf, revealer, curator, seer, villager, hunter") == [["2", "5", "10"], ["11"]]


def test_a_second_question_comes_after_everything_before_it() -> None:
    """The witch gives away a card she has seen, so all who may have moved it are done by then."""
    plan = beats("werewolf, alpha-wolf, paranormal-investigator, witch, seer, villager")
    assert plan == [["2", "5", "5-C", "6-B"], ["2-B"], ["5-C again"], ["6-B again"]]


@given(chances)
def test_a_second_question_always_has_a_later_beat_than_all_before_it(chance: Random) -> None:
    setup = random_setup(chance)
    plan = quick(setup)
    asked = [id for beat in plan.beats for id in beat]
    for call, n in asked:
        if n > 0:
            before = [id for id in asked if (order_of(id[0]), id[1]) < (order_of(call), n)]
            assert all(plan.beat_of(id) < plan.beat_of((call, n)) for id in before)


# The narrated pace.


@given(chances)
def test_narrated_there_is_one_call_per_beat_in_wake_order(chance: Random) -> None:
    setup = random_setup(chance)
    plan = narrated(setup)
    assert all(len(beat) == 1 for beat in plan.beats)
    slots = [slot for (slot,) in plan.beats]
    assert list(dict.fromkeys(call for call, _ in slots)) == setup.night.calls, "each call has its beat, asked or not"
    assert slots == sorted(slots, key=lambda slot: (order_of(slot[0]), slot[1]))


def test_narrated_a_witch_has_two_beats_and_an_insomniac_one() -> None:
    plan = narrated(setup_of("werewolf, witch, insomniac, minion, villager, hunter"))
    assert plan.beats == ((("2", 0),), (("3", 0),), (("6-B", 0),), (("6-B", 1),), (("9", 0),))


# What is shown, and when.


@both_paces
@given(chance=chances)
def test_no_result_is_shown_before_it_is_settled(pace: Pace, chance: Random) -> None:
    """At the opening of a beat, what is shown is all there, and no later answer changes any of it."""
    setup = random_setup(chance, most=8)
    plan = pace(setup)
    game = Game.start(setup, deal(setup, chance))
    opened = list[list[object]]()
    for beat in range(len(plan.beats)):
        opened.append([event for event in game.events if plan.shown_at(event) <= beat])
        for question in plan.asked(game, beat):
            assert plan.beat_of(question.id) == beat
            game = game.answer(question.id, by_chance(chance)(question))
    assert game.phase == "day", "after the last beat nobody is left to ask"
    for beat, shown in enumerate(opened):
        assert shown == [event for event in game.events if plan.shown_at(event) <= beat]
    assert all(plan.shown_at(event) <= len(plan.beats) for event in game.events)


@both_paces
@given(chance=chances)
def test_a_result_comes_after_its_own_question_and_all_before_it(pace: Pace, chance: Random) -> None:
    setup = random_setup(chance, most=8)
    plan = pace(setup)
    game = Game.start(setup, deal(setup, chance))
    asked = list[tuple[int, int]]()
    while question := game.run.question:
        asked.append((len(game.events), plan.beat_of(question.id)))
        game = game.answer(question.id, by_chance(chance)(question))
    for index, event in enumerate(game.events):
        beats_needed = [beat for events_before, beat in asked if events_before <= index]
        assert all(plan.shown_at(event) > beat for beat in beats_needed)
    shown = [plan.shown_at(event) for event in game.events]
    assert all(one <= next for one, next in pairwise(shown)), "news is always added at the end"


def test_the_robber_sees_his_new_card_when_the_beat_is_over() -> None:
    setup = setup_of("robber, werewolf, seer, 2 villager, hunter")
    plan = quick(setup)
    game = Game.start(setup, Deal(("robber", "seer", "villager", "werewolf", "villager", "hunter"), setup.artifacts))
    robber, seer = (next(q for q in plan.asked(game, 0) if q.seat == seat) for seat in (0, 1))
    game = game.answer(robber.id, 1).answer(seer.id, 0)
    looks = [event for event in game.events if event.kind == "looked"]
    assert [(event.seat, event.what) for event in looks] == [(1, ("robber",)), (0, ("seer",))]
    assert {plan.shown_at(event) for event in looks} == {1}


# Which calls are made.

SHE_WAKES_AFTER = {role.id: f"{role.wakes}a" for role in ROLES.values() if role.copied == RIGHT_AFTER}


def test_n18_all_roles_together_are_called_in_the_printed_order() -> None:
    printed = [id for id, role in ROLES.items() if OWN not in role.copies]
    calls = [call.id for call in wake_order(printed)]
    assert " ".join(calls) == "0 1 2 2-B 2-C 3 4 5 5-B 5-C 6 6-B 7 7-B 7-C 7-Ca 8 9 9a 10 10a 11 11a"


@given(chances)
def test_n18_every_waking_role_of_the_deck_is_called(chance: Random) -> None:
    setup = random_setup(chance, most=12)
    expected = {call for card in setup.deck for call in (ROLES[card].together, ROLES[card].wakes) if call}
    if "doppelganger" in setup.deck:
        expected |= {call for role, call in SHE_WAKES_AFTER.items() if role in setup.deck}
    assert setup.night.calls == sorted(expected, key=order_of)


def test_n18_a_role_in_the_center_is_called_like_any_other() -> None:
    setup = setup_of("werewolf, seer, robber, 3 villager")
    for cards in permutations(setup.deck):
        game = Game.start(setup, Deal(cards, setup.artifacts))
        assert game.run.stage.calls == ["2", "5", "6"]
    assert [call for ((call, _),) in narrated(setup).beats] == ["2", "5", "6"]


@pytest.mark.parametrize(("role", "call"), SHE_WAKES_AFTER.items())
def test_n18_the_doppelgangers_later_calls_need_both_cards(role: str, call: str) -> None:
    assert call in setup_of(f"doppelganger, {role}, werewolf, 3 villager").night.calls
    assert call not in setup_of(f"{role}, werewolf, seer, 3 villager").night.calls
    assert call not in setup_of("doppelganger, werewolf, seer, 3 villager").night.calls


def test_n18_she_has_no_later_call_for_what_she_does_at_once() -> None:
    setup = setup_of("doppelganger, seer, robber, drunk, witch, minion")
    assert setup.night.calls == ["1", "3", "5", "6", "6-B", "8"]


def test_n18_the_dream_wolf_is_never_called() -> None:
    assert setup_of("dream-wolf, seer, robber, 3 villager").night.calls == ["5", "6"]
    assert setup_of("dream-wolf, werewolf, robber, 3 villager").night.calls == ["2", "6"]
    assert "dream-wolf" not in {call.role for call in wake_order(ROLES)}


@pytest.mark.parametrize("role", ["villager", "tanner", "hunter", "bodyguard", "prince"])
def test_n18_those_who_sleep_are_not_called(role: str) -> None:
    assert setup_of(f"{role}, werewolf, seer, 2 villager, minion").night.calls == ["2", "3", "5"]


def test_n18_the_wolves_are_called_differently_when_the_dream_wolf_is_in_the_deck() -> None:
    with_dreamer = Setup(3, ("werewolf", "dream-wolf", "seer", "robber", "villager", "villager"))
    without = Setup(3, ("werewolf", "werewolf", "seer", "robber", "villager", "villager"))
    assert [call.thumb for call in with_dreamer.night.wakes] == ["dream-wolf", None, None]
    assert [call.thumb for call in without.night.wakes] == [None, None, None]
