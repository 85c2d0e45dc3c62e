"""Writes docs/balance.md: the balance of every scenario at every number of players that the documents have."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress

from noctambule.engine.rates import NOBODY, Result
from noctambule.narrator.texts import Texts
from noctambule.onenight.lab.balance import DRAWN, VIEWED, Balance, Deck, Drawn, balance
from noctambule.onenight.room.lengths import Length, narrated_night, quick_night
from noctambule.onenight.rules.cards import TEAMS
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "balance.md"
GAMES, SEED = 100_000, 2026

HEAD = f"""# Balance

Written by `make balance`: {GAMES:,} random games for every row, seed {SEED}. For any other deck, and for what one card
more, less or exchanged would change: `noctambule balance --deck "2 werewolf, seer, …" --players 5`, with `--html` for
charts.

## What the numbers mean

- **By chance.** Every answer at night and every vote is any legal one, all equally likely. A game counts for each team
  that won it: a tanner may win beside the village, and sometimes nobody wins. With {GAMES:,} games a rate is right to
  within 0.3 points, 19 times in 20.
- **By sight.** The night is still by chance, but votes go by what their owners saw (`WATCHFUL` in
  `src/noctambule/onenight/lab/weights.py`): the village points at wolves it has seen and spares whom it knows, wolves
  spare each other, and who saw nothing points anywhere. Nobody says a word.
- **Moved.** The share of players before whom another card lies at dawn than was dealt.
- **No wolf.** How often no player is a werewolf, at the deal and at the end.
- **Unknown** is how uncertain it is, knowing the deck alone, who the werewolves are at the end, in bits: each bit
  doubles the possibilities. **Told** is how many of these bits a player's own card, deeds and sights at night take away
  on the average; **most** names the role to which the night tells most. Sampled: the games in which a seat's view was
  the same are its possible worlds ({VIEWED:,} games, every seat). ± is how far off the number may be; where it is
  large, views are so varied that even so many games are few, and the number is rather too high. What is left aside: who
  sits beside whom (with a village idiot), and shields and artifacts on players of whom a view says nothing else.
- **Night.** In quick pace a beat ends when all have tapped, 15 seconds at the latest; in narrated pace every call takes
  its time.

## What they do not mean

Nobody plays like this. Werewolves lie, villagers compare stories, and none of that is in these games: a village at 35 %
is not doomed, and two decks that differ by a point are the same. What the table is good for is comparing: a deck with
one werewolf fewer, one mover more or a player more, against the one your group finds fair. The bits say how much there
is to talk about before anybody has spoken.

An Anarchy is drawn anew for each of its games; what its views tell, and the length of its night, is the average of
{DRAWN} decks.
"""
COLUMNS = (
    "players", "village", "werewolf", "tanner", "nobody", "village, by sight", "moved", "no wolf dealt",
    "no wolf at the end", "unknown", "told", "most", "quick", "narrated",
)  # fmt: skip


def main() -> None:
    scenarios = list(SCENARIOS.values())
    decks = [(scenario, players) for scenario in scenarios for players in scenario.players]
    measured = iter(_measured(decks))
    parts = [HEAD]
    for scenario in scenarios:
        parts += [f"## {Texts('en', scenario.edition)(f'scenario-{scenario.id}')}\n", *_columns()]
        parts += [row(scenario, players, next(measured)) for players in scenario.players]
        parts.append("")
    DOCUMENT.write_text("\n".join(parts), encoding="utf-8")
    sys.stdout.write(f"{DOCUMENT.name}\n")


def _measured(decks: list[tuple[Scenario, int]]) -> list[Balance]:
    done = list[Balance]()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        chosen = [deck_of(*each) for each in decks]
        for so_far in balance(chosen, GAMES, SEED, processes=os.cpu_count()):
            progress.update(task, completed=so_far.played, total=so_far.games)
            done = so_far.done
    return done


def deck_of(scenario: Scenario, players: int) -> Deck:
    return Drawn(scenario.id, players) if scenario.draw else scenario.setup(players, Random(SEED))


def _columns() -> Iterator[str]:
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"| {' | '.join(['---'] + ['---:'] * (len(COLUMNS) - 1))} |"


def row(scenario: Scenario, players: int, found: Balance) -> str:
    """A line of the table."""
    deck, told = deck_of(scenario, players), found.information
    assert told is not None
    decks = [deck.deck(SEED, game) for game in range(DRAWN)] if isinstance(deck, Drawn) else [deck]
    role, most = max(told.roles.items(), key=lambda each: each[1].bits)
    cells = [
        str(players),
        *(_percent(found.random, team) for team in (*TEAMS, NOBODY)),
        _percent(found.seeing, TEAMS[0]),
        *(f"{rate:.1%}" for rate in (found.moved, found.no_wolf_dealt, found.no_wolf)),
        f"{told.unknown:.2f}",
        f"{told.seat.bits:.2f} ± {told.seat.error:.2f}",
        f"{Texts('en', scenario.edition).role(role)} {most.bits:.2f}",
        _length(quick_night(decks)),
        _length(narrated_night(decks)),
    ]
    return f"| {' | '.join(cells)} |"


def _percent(result: Result, team: str) -> str:
    return f"{result.wins[team] / result.games:.1%}"


def _length(night: Length) -> str:
    minutes, seconds = divmod(round(night.seconds), 60)
    beats = "beat" if night.beats == 1 else "beats"
    return f"{night.beats:.3g} {beats}, {minutes}:{seconds:02}"


if __name__ == "__main__":
    main()
