"""How long a sharp bot takes to decide, on one core, as in the server's other process: bytes in, bytes out.

Whole games among sharp bots, every decision of every seat. A game warms up each deck before the clock runs. Time is
the process's own, so what else the machine does counts less.
"""

import json
import statistics
import time
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from bench.beliefs import COPYING
from noctambule.bots.character import SHARP, Character
from noctambule.onenight.bots.arena import several
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.bots.fitting import REFERENCE
from noctambule.onenight.bots.playing import play
from noctambule.onenight.bots.seeing import Seen, encode
from noctambule.onenight.bots.thinking import think_bytes
from noctambule.onenight.rules.cards import TEAMS
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup

WARM_UP = 1
LONGEST = {5: 50, 7: 500, 10: 2000}
"""Milliseconds for a decision, by players."""
ARENA = 100
"""Games of the arena's reference deck."""


class Deck(NamedTuple):
    """A deck to play with, and how many games of it."""

    name: str
    setup: Setup
    games: int


def printed(scenario: str, players: int) -> Setup:
    return SCENARIOS[scenario].setup(players, Random(0))


DECKS = (
    Deck("5, base box", printed("confusion", 5), 20),
    Deck("5, Daybreak (worlds drawn)", printed("werewolf-night", 5), 5),
    Deck("7, reference deck", REFERENCE, 20),
    Deck("7, base box", printed("twilight-alliance", 7), 20),
    Deck("7, with a doppelganger", COPYING, 5),
    Deck("7, Daybreak (worlds drawn)", printed("werewolf-night", 7), 2),
    Deck("10, base box", printed("twilight-alliance", 10), 5),
    Deck("10, with a doppelganger", printed("revenant", 10), 2),
    Deck("10, Daybreak (worlds drawn)", printed("werewolf-night", 10), 1),
)


def measured(deck: Deck) -> list[float]:
    """Milliseconds of each decision."""
    times = list[float]()

    def timed(seen: Seen, character: Character, seed: str) -> Decision:
        handed = encode(seen)
        began = time.process_time()
        decided = think_bytes(handed, *character, seed)
        times.append((time.process_time() - began) * 1000)
        return msgspec.json.decode(decided, type=Decision)

    with patch("noctambule.onenight.bots.playing.think", timed):
        for number in range(-WARM_UP, deck.games):
            if number == 0:
                times.clear()
            name = f"bench {deck.name} {number}"
            play(deck.setup, deal(deck.setup, Random(name)), [SHARP] * deck.setup.players, name)
    return times


def main() -> None:
    summary = dict[str, float]()
    print(f"{'players, deck':30}{'decisions':>10}{'median ms':>11}{'95th %':>9}{'longest':>9}   wanted")
    for deck in DECKS:
        times, most = measured(deck), LONGEST[deck.setup.players]
        middle, high, longest = statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times)
        late = sum(took > most for took in times)
        reached = f"{late} took longer" if late else "reached"
        print(f"{deck.name:30}{len(times):10}{middle:11.1f}{high:9.1f}{longest:9.1f}   under {most:5}, {reached}")
        summary |= {f"{deck.name} p95_ms": round(high, 2), f"{deck.name} longest_ms": round(longest, 2)}
    began = time.process_time()
    several([REFERENCE] * ARENA, 0, "bench arena", dict.fromkeys(TEAMS, SHARP))
    rate = ARENA / (time.process_time() - began)
    print(f"{'arena, seven sharp bots':30}{rate:10.1f} games/s on one core, at least 5 wanted")
    print(json.dumps(summary | {"arena_games_per_s": round(rate, 2)}))


if __name__ == "__main__":
    main()
