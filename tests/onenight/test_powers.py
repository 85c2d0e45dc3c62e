"""What roles may ask and become: what is found by running their scripts is what games really do."""

from functools import cache
from random import Random

from noctambule.engine.questions import Question
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.night import VOTE
from noctambule.onenight.rules.powers import Power, becomes, powers
from tests.onenight.chance import random_setup
from tests.seeds import with_seed

GAMES = 1_500


@cache
def nights(seed: str) -> tuple[tuple[Game, tuple[tuple[Question, Game], ...]], ...]:
    """Random nights: each as it ended, and every question with the game in which it was put."""
    found = []
    chance = Random(f"{seed} powers")
    for _ in range(GAMES):
        setup = random_setup(chance)
        game, put = Game.start(setup, deal(setup, chance)), list[tuple[Question, Game]]()
        while game.questions and game.questions[0].kind != VOTE:
            question = game.questions[0]
            put.append((question, game))
            game = game.answer(question.id, chance.choice(question.options))
        found.append((game, tuple(put)))
    return tuple(found)


def power_of(question: Question, game: Game) -> Power:
    call, _ = question.id
    role = next(wake.role for wake in game.setup.night.wakes if wake.id == call)
    copied = [event.what[0] for event in game.events if event.kind == "became" and event.call == call]
    (power,) = [each for each in powers()[call] if (each.role, each.kind) == ((copied or [role])[-1], question.kind)]
    return power


@with_seed
def test_every_question_that_is_put_is_known_with_its_manners(seed: str) -> None:
    met = set[tuple[str, Power]]()
    for _, put in nights(seed):
        for question, game in put:
            power = power_of(question, game)
            assert question.may_decline == (game.setup.edition not in power.must)
            met.add((question.id[0], power))
    assert met == {(call, power) for call, some in powers().items() for power in some}


@with_seed
def test_no_question_offers_a_card_that_its_power_avoids(seed: str) -> None:
    lying = 0
    for _, put in nights(seed):
        for question, game in put:
            table, power = game.table, power_of(question, game)
            open_there = {"shielded": table.shields, "revealed": table.face_up, "given": frozenset(table.artifacts)}
            barred = {place for what in power.avoids for place in open_there[what]}
            lying += bool(barred)
            assert barred.isdisjoint(_places(question))
    assert lying > 50


def _places(question: Question) -> set[int]:
    together = (option if isinstance(option, tuple) else (option,) for option in question.options)
    return {place for places in together for place in places if isinstance(place, int)}


@with_seed
def test_what_cards_become_is_what_they_may_become(seed: str) -> None:
    met = set[str]()
    for game, _ in nights(seed):
        possible = becomes(tuple(dict.fromkeys(game.setup.deck)))
        for card, role in game.table.became.items():
            assert role in possible[card]
            met.add(card)
    assert met == set(becomes())


def test_an_investigator_becomes_what_there_is_to_be_found() -> None:
    deck = ("doppelganger", "paranormal-investigator", "alpha-wolf", "seer")
    assert becomes(deck) == {
        "doppelganger": ("werewolf", "alpha-wolf", "seer", "paranormal-investigator"),
        "paranormal-investigator": ("werewolf",),
    }
    assert becomes(("seer", "robber", "werewolf")) == {}
