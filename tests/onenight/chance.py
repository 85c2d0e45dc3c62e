"""Random tables for properties: any legal deck, edition and number of players, and games played on it by chance."""

from collections.abc import Callable
from random import Random

from noctambule.engine.beats import Plan
from noctambule.engine.questions import Answer, Question
from noctambule.onenight.rules.cards import ARTIFACTS, EDITIONS
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.setup import Setup, possible_center_werewolves

Choose = Callable[[Question], Answer]


def random_setup(chance: Random, fewest: int = 3, most: int = 10) -> Setup:
    """A legal setup in which every role turns up about as often as any other."""
    players = chance.randint(fewest, most)
    while True:
        roles = [role for role in ROLES if role != "villager"]
        chance.shuffle(roles)
        deck = list[str]()
        special = chance.randint(players, players + 3)  # the rest are villagers
        for role in roles:
            copies = 2 if role == "mason" else chance.randint(1, ROLES[role].most)
            if len(deck) + copies <= special:
                deck += [role] * copies
        deck += ["villager"] * (players + 3 - len(deck))
        wolves = possible_center_werewolves(deck)
        if deck.count("villager") <= ROLES["villager"].most and ("alpha-wolf" not in deck or wolves):
            break
    center = chance.choice(wolves) if "alpha-wolf" in deck else None
    artifacts = tuple(artifact for artifact in ARTIFACTS if chance.random() < 0.7) or ARTIFACTS
    return Setup(players, tuple(deck), chance.choice(EDITIONS), center, artifacts)


def by_chance(chance: Random) -> Choose:
    return lambda question: chance.choice(question.answers)


def by_question(seed: int) -> Choose:
    """An answer that depends on the question alone, so that it is the same in whatever order questions come."""

    def choose(question: Question) -> Answer:
        return Random(f"{seed} {question.id}").choice(question.answers)

    return choose


def play_in_order(setup: Setup, chance: Random, choose: Choose) -> Game:
    """One question after the other, in wake order, then the votes."""
    game = Game.start(setup, deal(setup, chance))
    while game.questions:
        question = game.questions[0]
        game = game.answer(question.id, choose(question))
    return game


def play_in_beats(setup: Setup, plan: Plan, chance: Random, choose: Choose) -> Game:
    """Beat by beat: all who are asked in a beat answer, the last to be asked first."""
    game = Game.start(setup, deal(setup, chance))
    for beat in range(len(plan.beats)):
        for question in reversed(plan.asked(game, beat)):
            game = game.answer(question.id, choose(question))
    for question in reversed(game.questions):
        game = game.answer(question.id, choose(question))
    return game
