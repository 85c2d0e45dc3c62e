"""Games per second of the fast engine on one core, beside OpenSpiel's C++ Leduc poker driven from Python.

Both play at random from the deal to the end; the fast engine plays whatever deck it is handed, by the same code.
"""

import json
import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

from noctambule.onenight.lab.fast.batch import play, warm_up
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.setup import Setup

ROUNDS = 15
SECONDS = 0.5
BATCH = 20_000

BASE = Setup(7, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac"))
DAYBREAK = Setup(
    7,
    read_deck(
        "sentinel, doppelganger, alpha-wolf, mystic-wolf, paranormal-investigator, "
        "robber, witch, village-idiot, revealer, curator"
    ),
    center_werewolf="werewolf",
)

Contender = Callable[[int], int]
"""Plays some games, from this number on; how many."""


def one_night(setup: Setup, keep: bool = False) -> Contender:
    decks = deck_rows([setup])

    def some(first: int) -> int:
        play(decks, BATCH, seed=7, first=first, keep=keep)
        return BATCH

    return some


def leduc(chance: Random) -> Contender:
    game = pyspiel.load_game("leduc_poker")

    def some(_: int) -> int:
        for _ in range(200):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
        return 200

    return some


def rate(contender: Contender) -> float:
    """Games per second of this process's time: what other processes take of the core is not counted."""
    games = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        games += contender(games)
    return games / passed


def main() -> None:
    began = time.perf_counter()
    warm_up()
    print(f"ready after {time.perf_counter() - began:.2f} s\n")
    contenders = {
        "one night, base": one_night(BASE),
        "one night, daybreak": one_night(DAYBREAK),
        "one night, daybreak, rows kept": one_night(DAYBREAK, keep=True),
        "openspiel leduc_poker (C++)": leduc(Random(7)),
    }
    rounds = {name: list[float]() for name in contenders}
    for _ in range(ROUNDS):  # taken in turns, so that a busy moment of the machine hits all alike
        for name, contender in contenders.items():
            rounds[name].append(rate(contender))
    games = {name: statistics.median(measured) for name, measured in rounds.items()}
    peer = games["openspiel leduc_poker (C++)"]
    print(f"{'':32}{'games/s':>12}{'best round':>12}{'ratio to OpenSpiel':>20}")
    for name in contenders:
        print(f"{name:32}{games[name]:12,.0f}{max(rounds[name]):12,.0f}{games[name] / peer:20,.1f}")
    print(
        json.dumps(
            {
                "games_per_s_base": round(games["one night, base"]),
                "games_per_s_daybreak": round(games["one night, daybreak"]),
                "games_per_s_daybreak_kept": round(games["one night, daybreak, rows kept"]),
                "games_per_s_leduc": round(peer),
                "ratio_to_openspiel_base": round(games["one night, base"] / peer, 1),
                "ratio_to_openspiel_daybreak": round(games["one night, daybreak"] / peer, 1),
            }
        )
    )


if __name__ == "__main__":
    main()
