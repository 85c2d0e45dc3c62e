"""Steps per second of the readable engine under random play, beside two libraries' Python games in the same run.

A step is one accepted decision, votes included; chance counts in neither.
"""

import json
import statistics
import time
from collections.abc import Callable
from random import Random

import open_spiel.python.games  # noqa: F401  (registers python_kuhn_poker)
import pyspiel
from pettingzoo.classic import leduc_holdem_v4

from noctambule.onenight.lab.simulate import play
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.setup import Setup

ROUNDS = 5
SECONDS = 1.5

BASE = Setup(7, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac"))
DAYBREAK = Setup(
    7,
    read_deck(
        "sentinel, doppelganger, alpha-wolf, mystic-wolf, paranormal-investigator, "
        "robber, witch, village-idiot, revealer, curator"
    ),
    center_werewolf="werewolf",
)

Played = tuple[int, int]
"""Steps and games."""


def one_night(setup: Setup, chance: Random) -> Played:
    """One whole game, every event kept; its own events say how many decisions there were."""
    game = play(setup, deal(setup, chance), chance)
    return setup.players + sum(event.kind in ("chose", "declined") for event in game.events), 1


def kuhn(game: pyspiel.Game, chance: Random) -> Played:
    """One game of OpenSpiel's Kuhn poker, the one written in Python."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return steps, 1


def leduc(env: leduc_holdem_v4.raw_env, chance: Random) -> Played:
    """One game of PettingZoo's Leduc hold'em."""
    env.reset(seed=chance.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = [action for action, ok in enumerate(observation["action_mask"]) if ok]
        env.step(chance.choice(legal))
        steps += 1
    return steps, 1


def rate(game: Callable[[Random], Played], chance: Random) -> tuple[float, float]:
    """Steps and games per second over a while."""
    steps = games = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        for _ in range(20):
            more, played = game(chance)
            steps += more
            games += played
    return steps / passed, games / passed


def main() -> None:
    poker, holdem = pyspiel.load_game("python_kuhn_poker"), leduc_holdem_v4.env()
    contenders: dict[str, Callable[[Random], Played]] = {
        "one night, base": lambda chance: one_night(BASE, chance),
        "one night, daybreak": lambda chance: one_night(DAYBREAK, chance),
        "openspiel python_kuhn_poker": lambda chance: kuhn(poker, chance),
        "pettingzoo leduc_holdem": lambda chance: leduc(holdem, chance),
    }
    chance = Random(7)
    rounds = {name: list[tuple[float, float]]() for name in contenders}
    for _ in range(ROUNDS):  # taken in turns, so that a busy moment of the machine hits all alike
        for name, game in contenders.items():
            rounds[name].append(rate(game, chance))
    steps = {name: statistics.median(s for s, _ in measured) for name, measured in rounds.items()}
    games = {name: statistics.median(g for _, g in measured) for name, measured in rounds.items()}
    peer = steps["openspiel python_kuhn_poker"]
    print(f"{'':30}{'steps/s':>10}{'games/s':>10}{'ratio to OpenSpiel':>20}")
    for name in contenders:
        print(f"{name:30}{steps[name]:10,.0f}{games[name]:10,.0f}{steps[name] / peer:20.2f}")
    print(
        json.dumps(
            {
                "steps_per_s_base": round(steps["one night, base"]),
                "steps_per_s_daybreak": round(steps["one night, daybreak"]),
                "ratio_to_openspiel_base": round(steps["one night, base"] / peer, 3),
                "ratio_to_openspiel_daybreak": round(steps["one night, daybreak"] / peer, 3),
                "games_per_s_base": round(games["one night, base"]),
            }
        )
    )


if __name__ == "__main__":
    main()
