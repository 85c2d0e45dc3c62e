"""How long beliefs take on one core: medians and 95th percentiles over random games, all decks warmed up once.

A game is dealt and played by chance; claims are made of it by chance too, one for every player.
"""

import json
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from noctambule.engine.events import shown_to
from noctambule.lab.simulate import play
from noctambule.lab.worlds.beliefs import EXACT
from noctambule.lab.worlds.honesty import TRUSTING, Honesty
from noctambule.lab.worlds.table import Listeners
from noctambule.onenight.claims import told
from noctambule.onenight.dealing import deal
from noctambule.onenight.game import Game
from noctambule.onenight.reading import read_deck
from noctambule.onenight.sayings import Claim
from noctambule.onenight.setup import Setup

GAMES = 100
WARM_UP = 10
"""The first games compile, and list once what each role could have seen at each seat."""

FIVE = Setup(5, read_deck("2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac"))
SEVEN = Setup(7, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac"))
COPYING = Setup(7, read_deck("doppelganger, 2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, tanner"))
TEN = Setup(
    10, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, villager")
)


class Race(NamedTuple):
    """One thing to measure, and the time it should stay under, in milliseconds."""

    name: str
    setup: Setup
    honesty: Honesty
    speak: Callable[[Game, Random], Sequence[Claim]]
    target: float
    games: int = GAMES


def silence(_game: Game, _chance: Random) -> Sequence[Claim]:
    return ()


def truth(game: Game, _chance: Random) -> Sequence[Claim]:
    """Everybody tells all they did and saw."""
    return [Claim(seat, game.deal.cards[seat], told(shown_to(seat, game.events))) for seat in range(game.setup.players)]


def noise(game: Game, chance: Random) -> Sequence[Claim]:
    """Everybody tells a whole story, half of them one from another game."""
    other = play(game.setup, deal(game.setup, chance), chance)
    return [
        claim if chance.random() < 0.5 else lie
        for claim, lie in zip(truth(game, chance), truth(other, chance), strict=True)
    ]


RACES = (
    Race("5_noisy", FIVE, Honesty(), noise, 5),
    Race("7_own", SEVEN, Honesty(), silence, 200),
    Race("7_noisy", SEVEN, Honesty(), noise, 400),
    Race("10_trusted", TEN, TRUSTING, truth, 50),
    Race("7_doppelganger_own", COPYING, Honesty(), silence, 200, GAMES // 5),
    Race("7_doppelganger_noisy", COPYING, Honesty(), noise, 400, GAMES // 5),
)


def measured(race: Race) -> tuple[list[float], bool]:
    """The time of each game, one seat's beliefs from the claims on, and whether all were exact."""
    chance, times, exact = Random(race.name), list[float](), True
    for number in range(race.games + WARM_UP):
        game = play(race.setup, deal(race.setup, chance), chance)
        seat, claims = chance.randrange(race.setup.players), race.speak(game, chance)
        began = time.perf_counter()
        found = Listeners(race.setup, claims, race.honesty).beliefs(seat, shown_to(seat, game.events))
        took = (time.perf_counter() - began) * 1000
        exact = exact and found.how == EXACT
        if number >= WARM_UP:
            times.append(took)
    return times, exact


def whole_table(games: int) -> list[float]:
    """The time for all seven seats of a game, who heard the same claims."""
    chance, times = Random("table"), list[float]()
    for _ in range(games):
        game = play(SEVEN, deal(SEVEN, chance), chance)
        claims = noise(game, chance)
        began = time.perf_counter()
        listeners = Listeners(SEVEN, claims)
        for seat in range(SEVEN.players):
            listeners.beliefs(seat, shown_to(seat, game.events))
        times.append((time.perf_counter() - began) * 1000)
    return times


def main() -> None:
    summary = dict[str, float | bool]()
    print(f"{'':22}{'median ms':>12}{'95th %':>10}{'target':>10}  exact")
    for race in RACES:
        times, exact = measured(race)
        middle, high = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        print(f"{race.name:22}{middle:12.2f}{high:10.2f}{race.target:10.0f}  {exact}")
        summary |= {f"{race.name}_median_ms": round(middle, 3), f"{race.name}_p95_ms": round(high, 3)}
    times = whole_table(GAMES // 5)
    middle, high = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{'7_noisy_all_seats':22}{middle:12.2f}{high:10.2f}{'':>10}")
    summary |= {"7_noisy_all_seats_median_ms": round(middle, 3), "7_noisy_all_seats_p95_ms": round(high, 3)}
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
