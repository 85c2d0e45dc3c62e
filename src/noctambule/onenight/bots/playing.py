"""One whole game among bots: each is handed its seat's view and nothing else, and the table does as they decide."""

import heapq
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from noctambule.bots.character import TEMPERAMENTS, Character
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.bots.seeing import seen
from noctambule.onenight.bots.thinking import think
from noctambule.onenight.rules.claims import say
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view


class Played(NamedTuple):
    """A game that is over, and what its players believed when they pointed."""

    game: Game
    suspects: tuple[tuple[float, ...] | None, ...]
    """For each seat: how likely it believed every seat to be a werewolf."""
    accusations: dict[int, int | None]


def play(setup: Setup, deal: Deal, strengths: Sequence[str], seed: str) -> Played:
    """Plays a game to its end; temperaments are drawn."""
    chance = Random(f"{seed} temperaments")
    characters = [Character(strength, chance.choice(TEMPERAMENTS)) for strength in strengths]
    seeds = [f"{seed} {seat}" for seat in range(setup.players)]
    game = Game.start(setup, deal)
    while (question := game.run.question) is not None:
        seat = question.seat
        decision = think(seen(view(game, seat), question=question), characters[seat], seeds[seat])
        game = game.answer(question.id, decision.answer)
    accusations = dict[int, int | None]()
    waiting = [(0.0, seat) for seat in range(setup.players)]
    while waiting:
        now, seat = heapq.heappop(waiting)
        decision = think(seen(view(game, seat), game.said, accusations, now), characters[seat], seeds[seat])
        game = _said(game, decision)
        if decision.accuse is not None:
            accusations[seat] = decision.accuse
        if decision.again is not None:
            heapq.heappush(waiting, (decision.again, seat))
    suspects = list[tuple[float, ...] | None]()
    pointing = list[int | None]()
    for seat in range(setup.players):
        decision = think(seen(view(game, seat), game.said, accusations, 1.0), characters[seat], seeds[seat])
        suspects.append(decision.suspects)
        pointing.append(decision.point)
    for seat, target in enumerate(pointing):
        game = game.answer(("vote", seat), target)
    return Played(game, tuple(suspects), accusations)


def _said(game: Game, decision: Decision) -> Game:
    return game if decision.claim is None else say(game, decision.claim)
