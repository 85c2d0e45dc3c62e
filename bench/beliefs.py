"""How long beliefs take on one core: medians and 95th percentiles over random games, all decks warmed up once.

A game is dealt and played by chance; claims are made of it by chance too, one for every player. Time is the process's
own, so what else the machine does counts less.
"""

import json
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from noctambule.engine.events import shown_to
from noctambule.onenight.lab.simulate import play
from noctambule.onenight.lab.worlds.all_deals import every_deal
from noctambule.onenight.lab.worlds.beliefs import SAMPLED, Beliefs
from noctambule.onenight.lab.worlds.beliefs_by_night import how_many
from noctambule.onenight.lab.worlds.claims_heard import Heard, hear
from noctambule.onenight.lab.worlds.honesty import TRUSTING, Honesty
from noctambule.onenight.lab.worlds.listeners import Listeners
from noctambule.onenight.lab.worlds.priors import any_legal_answer
from noctambule.onenight.lab.worlds.weighing_arrays import crowds_for, sums_for, work_for
from noctambule.onenight.rules.claims import told
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup

GAMES = 100
WARM_UP = 10
"""The first games compile, and list once what each role could have seen at each seat."""

FIVE = Setup(5, read_deck("2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac"))
SEVEN = Setup(7, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac"))
COPYING = Setup(7, read_deck("doppelganger, 2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, tanner"))
TEN = Setup(
    10, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, villager")
)


MOVING = Setup(
    7,
    read_deck(
        "werewolf, alpha wolf, mystic wolf, sentinel, witch, village idiot, apprentice seer, paranormal investigator, "
        "robber, insomniac"
    ),
    center_werewolf="werewolf",
)


class Race(NamedTuple):
    """One thing to measure, and the time it should stay under and might reach, in milliseconds."""

    name: str
    setup: Setup
    honesty: Honesty
    speak: Callable[[Game, Random], Sequence[Claim]]
    target: float | None = None
    goal: float | None = None
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
    Race("7_own", SEVEN, Honesty(), silence, 200, 20),
    Race("7_noisy", SEVEN, Honesty(), noise, 400, 100),
    Race("10_trusted", TEN, TRUSTING, truth, 50),
    Race("7_doppelganger_own", COPYING, Honesty(), silence, 200, 20),
    Race("7_doppelganger_noisy", COPYING, Honesty(), noise, 400, 100),
    Race("10_own", TEN, Honesty(), silence),
    Race("10_noisy", TEN, Honesty(), noise, games=GAMES // 5),
    Race("7_daybreak_own", MOVING, Honesty(), silence, games=GAMES // 10),
    Race("7_daybreak_noisy", MOVING, Honesty(), noise, games=GAMES // 10),
)


def measured(race: Race) -> tuple[list[float], list[Beliefs]]:
    """The time of each game, one seat's beliefs from the claims on, and what they were."""
    chance, times, beliefs = Random(f"beliefs {race.name}"), list[float](), list[Beliefs]()
    warm_up = min(WARM_UP, race.games // 4)
    for number in range(race.games + warm_up):
        game = play(race.setup, deal(race.setup, chance), chance)
        seat, claims = chance.randrange(race.setup.players), race.speak(game, chance)
        began = time.process_time()
        found = Listeners(race.setup, claims, race.honesty).beliefs(seat, shown_to(seat, game.events))
        if number >= warm_up:
            times.append((time.process_time() - began) * 1000)
            beliefs.append(found)
    return times, beliefs


class Together(NamedTuple):
    """The times of games, in milliseconds, when all their seats are asked."""

    apart: list[float]
    """Each seat by itself, as if nobody else had listened."""
    first: list[float]
    """All seats who heard the same claims."""
    again: list[float]
    """The same after one more claim."""
    once: list[float]
    """Every deal weighed once, as somebody outside would who has no view to tell which of them may be left out."""


def weigh_once(heard: Heard) -> None:
    case = heard.outside
    deals = how_many(heard.setup.deck)
    every_deal(case, heard.ground.copies, deals, True, crowds_for(1), sums_for(case), work_for(case))


def whole_table(setup: Setup, games: int) -> Together:
    chance, times = Random("table"), Together([], [], [], [])
    for _ in range(games):
        game = play(setup, deal(setup, chance), chance)
        *claims, last = noise(game, chance)
        views = [shown_to(seat, game.events) for seat in range(setup.players)]
        moments = [time.process_time()]
        for seat, view in enumerate(views):
            Listeners(setup, claims).beliefs(seat, view)
        moments.append(time.process_time())
        heard = Listeners(setup, claims)
        heard.all_beliefs(views)
        moments.append(time.process_time())
        heard.hearing(last).all_beliefs(views)
        moments.append(time.process_time())
        weigh_once(hear(setup, claims, Honesty(), any_legal_answer))
        moments.append(time.process_time())
        for kept, (began, ended) in zip(times, pairwise(moments), strict=True):
            kept.append((ended - began) * 1000)
    return times


def line(name: str, times: Sequence[float], target: float | None = None, goal: float | None = None) -> str:
    middle, high = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    wanted = "" if target is None else f"under {target:g}" + ("" if goal is None else f", goal {goal:g}")
    reached = (
        "" if target is None else "reached" if middle < (goal or target) else "missed" if middle > target else "ok"
    )
    return f"{name:30}{middle:10.2f}{high:10.2f}   {wanted:22}{reached:9}"


def main() -> None:
    summary = dict[str, float]()

    def kept(name: str, times: Sequence[float]) -> None:
        summary[f"{name}_median_ms"] = round(statistics.median(times), 3)
        summary[f"{name}_p95_ms"] = round(statistics.quantiles(times, n=20)[-1], 3)

    print(f"{'':30}{'median ms':>10}{'95th %':>10}   {'target':22}{'':9}how")
    for race in RACES:
        times, beliefs = measured(race)
        ways = Counter(found.how for found in beliefs)
        how = ", ".join(f"{ways[way]} {way}" for way in sorted(ways))
        if drawn := [found for found in beliefs if found.how == SAMPLED]:
            effective = statistics.median(found.effective for found in drawn)
            error = statistics.median(found.error for found in drawn)
            how += f" (median effective size {effective:.0f}, error {error:.3f})"
        print(line(race.name, times, race.target, race.goal) + how)
        kept(race.name, times)
    for name, setup in (("7_noisy_all_seats", SEVEN), ("7_doppelganger_noisy_all_seats", COPYING)):
        together = whole_table(setup, GAMES // 5)
        ratio, shared = (sum(together.first) / sum(times) for times in (together.apart, together.once))
        print(line(name, together.first) + f"{ratio:.2f} of each by itself, {shared:.2f} of every deal once")
        print(line("  each seat by itself", together.apart))
        print(line("  every deal weighed once", together.once))
        print(line("  and after one more claim", together.again))
        kept(name, together.first)
        kept(f"{name}_apart", together.apart)
        kept(f"{name}_every_deal_once", together.once)
        kept(f"{name}_one_more_claim", together.again)
        summary[f"{name}_ratio"], summary[f"{name}_ratio_to_every_deal_once"] = round(ratio, 3), round(shared, 3)
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
