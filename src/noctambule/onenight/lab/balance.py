"""Is a deck fair? Random games by the hundred thousand, and what can be counted in them."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.engine.rates import Result
from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.batch import SETS_OF_TEAMS, play
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.lab.fast.many import in_processes
from noctambule.onenight.lab.fast.rows import Rows
from noctambule.onenight.lab.information import Information, Told, information
from noctambule.onenight.lab.simulate import result_of
from noctambule.onenight.lab.weights import WATCHFUL
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup

GAMES = 100_000
VIEWED = 1 << 17
"""Games in which every seat's view is counted."""
DRAWN = 24
"""Decks that are drawn of an Anarchy to see what views tell; the wins are counted over a deck for every game."""
BLOCK, DRAWN_BLOCK = 1 << 14, 1 << 12
WORTH_PROCESSES = 4_000_000
"""From so many games on, starting processes takes less time than it saves."""

Counts = NDArray[np.int64]
NOTHING_YET: Counts = np.zeros(20, dtype=np.int64)
RANDOM, SEEING, MOVED, ANY_MOVED, NO_WOLF_DEALT, NO_WOLF = 0, SETS_OF_TEAMS, *range(2 * SETS_OF_TEAMS, 20)


class Drawn(NamedTuple):
    """An Anarchy: a deck for every game."""

    scenario: str
    players: int
    edition: str | None = None

    def deck(self, seed: int, game: int) -> Setup:
        return SCENARIOS[self.scenario].setup(self.players, Random(f"{seed} {game}"), self.edition)


Deck = Setup | Drawn


class Balance(NamedTuple):
    """What random games show of a deck. Rates are shares of the games."""

    games: int
    random: Result
    """Wins, when every answer and every vote is by chance."""
    seeing: Result
    """Wins, when votes go by what their owners saw: see `weights.WATCHFUL`."""
    moved: float
    """The share of players who end with another card than they were dealt."""
    any_moved: float
    """How often there is such a player."""
    no_wolf_dealt: float
    no_wolf: float
    """How often no player is a werewolf at the deal, and at the end."""
    information: Information | None


class Progress(NamedTuple):
    """How many games have been played, of how many; and the balance of each deck that is through, in order."""

    played: int
    games: int
    done: list[Balance]


class _Task(NamedTuple):
    """Some games of one deck to count in, or a deck whose views are to be counted."""

    number: int
    deck: Deck
    seed: int
    first: int
    games: int
    views: bool


class _Found(NamedTuple):
    """What a task came to: counts, or what views tell."""

    counts: Counts
    told: Information | None = None


def balance(
    decks: Sequence[Deck],
    games: int,
    seed: int,
    *,
    viewed: int = VIEWED,
    processes: int | None = None,
) -> Iterator[Progress]:
    """Plays so many games of each deck; what views tell is counted in `viewed` games more, if in any.

    The numbers follow from the seed, with any number of processes.
    """
    tasks = list[_Task]()
    for number, deck in enumerate(decks):
        block = DRAWN_BLOCK if isinstance(deck, Drawn) else BLOCK
        tasks += [_Task(number, _fresh(deck), seed, at, min(block, games - at), False) for at in range(0, games, block)]
        if viewed:
            some = _some(deck, seed)
            tasks += [_Task(number, _fresh(each), seed, 0, viewed // len(some), True) for each in some]
    total = sum(task.games for task in tasks)
    if processes is None:
        processes = (os.cpu_count() or 1) if total >= WORTH_PROCESSES else 1
    counts, told = NOTHING_YET, list[Information]()
    done, played = list[Balance](), 0
    for at, (task, found) in enumerate(zip(tasks, in_processes(_work, tasks, processes), strict=True)):
        if found.told is not None:
            told.append(found.told)
        else:
            counts = counts + found.counts
        played += task.games
        if at + 1 == len(tasks) or tasks[at + 1].number != task.number:
            done.append(_balance(decks[task.number].players, games, counts, told))
            counts, told = NOTHING_YET, []
        yield Progress(played, total, done)


def _fresh(deck: Deck) -> Deck:
    """Without what a setup has worked out for itself, which need not travel."""
    return replace(deck) if isinstance(deck, Setup) else deck


def _some(deck: Deck, seed: int) -> list[Deck]:
    return [deck.deck(seed, game) for game in range(DRAWN)] if isinstance(deck, Drawn) else [deck]


def _work(task: _Task) -> _Found:
    if task.views:
        assert isinstance(task.deck, Setup)
        return _Found(NOTHING_YET, information(task.deck, task.games, task.seed))
    if isinstance(task.deck, Setup):
        decks, which = deck_rows([task.deck]), np.zeros(1, dtype=np.int32)
    else:
        decks = deck_rows(task.deck.deck(task.seed, game) for game in range(task.first, task.first + task.games))
        which = np.arange(task.games, dtype=np.int32)
    by_chance = play(decks, task.games, task.seed, first=task.first, which=which, keep=True)
    seeing = play(decks, task.games, task.seed, first=task.first, which=which, weights=WATCHFUL)
    return _Found(np.concatenate((by_chance.outcomes, seeing.outcomes, _facts(by_chance.rows, task.deck.players))))


def _facts(rows: Rows, players: int) -> Counts:
    moved = rows["cards"][:, :players] != rows["dealt"][:, :players]
    dealt, ended = (codes.IS_WOLF[rows[name][:, :players]].any(axis=1) for name in ("dealt", "identities"))
    return np.array([moved.sum(), moved.any(axis=1).sum(), (~dealt).sum(), (~ended).sum()], dtype=np.int64)


def _balance(players: int, games: int, counts: Counts, told: Sequence[Information]) -> Balance:
    rates = counts / games
    return Balance(
        games,
        result_of(games, counts[RANDOM : RANDOM + SETS_OF_TEAMS].tolist()),
        result_of(games, counts[SEEING : SEEING + SETS_OF_TEAMS].tolist()),
        float(rates[MOVED]) / players,
        float(rates[ANY_MOVED]),
        float(rates[NO_WOLF_DEALT]),
        float(rates[NO_WOLF]),
        _average(told) if told else None,
    )


def _average(told: Sequence[Information]) -> Information:
    """Over several decks; a role counts where it is in the deck."""
    roles = {role: [one.roles[role] for one in told if role in one.roles] for role in codes.CARDS}
    return Information(
        sum(one.games for one in told),
        sum(one.unknown for one in told) / len(told),
        _mean([one.seat for one in told]),
        {role: _mean(found) for role, found in roles.items() if found},
    )


def _mean(told: Sequence[Told]) -> Told:
    return Told(*(sum(column) / len(told) for column in zip(*told, strict=True)))


def document(found: Balance) -> dict[str, object]:
    """A balance as plain JSON has it."""
    told = found.information
    return {
        "games": found.games,
        "wins_by_chance": _wins(found.random),
        "wins_by_sight": _wins(found.seeing),
        "moved": found.moved,
        "any_moved": found.any_moved,
        "no_wolf_dealt": found.no_wolf_dealt,
        "no_wolf": found.no_wolf,
        "information": told
        and {
            "how": "sampled",
            "games": told.games,
            "unknown_bits": told.unknown,
            "any_seat": told.seat._asdict(),
            "roles": {role: each._asdict() for role, each in told.roles.items()},
        },
    }


def _wins(result: Result) -> dict[str, object]:
    return {
        team: {"rate": wins / result.games, "interval_95": list(result.interval(team))}
        for team, wins in result.wins.items()
    }


def warm_up() -> None:
    """Compiles all that a balance needs, or fetches it from disk."""
    scenario = next(iter(SCENARIOS.values()))
    for _ in balance([scenario.setup(scenario.players[0], Random(0))], 1, 0, viewed=2, processes=1):
        pass
