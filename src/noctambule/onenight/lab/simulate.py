"""Random legal play by the thousand: every legal answer and vote equally likely."""

import os
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random

from noctambule.engine.rates import NOBODY, Result
from noctambule.onenight.rules.cards import TEAMS
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.setup import MOST, Setup

WORTH_PROCESSES = 10_000_000
"""From so many games on, starting processes takes less time than it saves."""


def play(setup: Setup, dealt: Deal, chance: Random) -> Game:
    """One whole game, every decision drawn."""
    game = Game.start(setup, dealt)
    draw = chance.random
    while (question := game.run.question) is not None:
        answers = question.answers
        game = game.answer(question.id, answers[int(draw() * len(answers))])
    for seat in range(setup.players):
        options = game.vote_of(seat).options
        game = game.answer(("vote", seat), options[int(draw() * len(options))])
    return game


def simulate(
    setup: Callable[[Random], Setup], games: int, seed: int, drawn: bool = True, processes: int | None = None
) -> Iterator[Result]:
    """Plays all the games and yields the result so far, now and then; `drawn` when every game has a deck of its own.

    The fast engine plays them where it is installed; giant games and roles it has no script for are left to the other.
    """
    first = setup(Random(seed))
    if first.players > MOST or find_spec("numba") is None or unknown(first):
        return simulate_readably(setup, games, seed)
    if processes is None:
        processes = (os.cpu_count() or 1) if games >= WORTH_PROCESSES else 1
    return _simulate_fast(setup if drawn else first, games, seed, processes)


def unknown(setup: Setup) -> tuple[str, ...]:
    """The roles that the fast engine, where it is installed, has no script for."""
    if find_spec("numba") is None:
        return ()
    from noctambule.onenight.lab.fast.roles import UNKNOWN

    return tuple(role for role in UNKNOWN if role in setup.cards)


def _simulate_fast(setup: Setup | Callable[[Random], Setup], games: int, seed: int, processes: int) -> Iterator[Result]:
    from noctambule.onenight.lab.fast import many  # numba takes its time to come

    tallies = (
        many.tally(setup, games, seed, processes) if isinstance(setup, Setup) else many.tally_drawn(setup, games, seed)
    )
    for played, outcomes in tallies:
        yield result_of(played, outcomes.tolist())


def result_of(games: int, outcomes: Sequence[int]) -> Result:
    """How often each team won, from how often each set of teams did: as bits, as the fast engine counts them."""
    from noctambule.onenight.lab.fast.codes import TEAM_BIT

    wins = {team: sum(ended for teams, ended in enumerate(outcomes) if teams & TEAM_BIT[team]) for team in TEAMS}
    return Result(games, wins | {NOBODY: outcomes[0]})


def simulate_readably(setup: Callable[[Random], Setup], games: int, seed: int) -> Iterator[Result]:
    """Plays game after game in the readable engine and yields the result so far after each."""
    chance = Random(seed)
    wins = dict.fromkeys((*TEAMS, NOBODY), 0)
    for played in range(1, games + 1):
        chosen = setup(chance)
        game = play(chosen, deal(chosen, chance), chance)
        assert game.end is not None
        won = [outcome.team for outcome in game.end.verdict.outcomes if outcome.won]
        for team in won or [NOBODY]:
            wins[team] += 1
        yield Result(played, wins)
