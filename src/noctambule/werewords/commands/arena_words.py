"""`noctambule arena-words`: bots at Werewords, and how often they find the word, the seer and the werewolf."""

import json
import sys
from collections.abc import Iterator
from random import SystemRandom
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows

from noctambule.bots.character import bots_named
from noctambule.commands.common import language, rows_with, told
from noctambule.engine.errors import BadInput
from noctambule.engine.rates import Result as Rate
from noctambule.narrator.texts import Texts
from noctambule.terminal.screen import say
from noctambule.werewords.bots.arena import Played, Result, games, summed
from noctambule.werewords.bots.minds import STRENGTHS
from noctambule.werewords.rules.packs import DIFFICULTIES, LANGUAGES
from noctambule.werewords.rules.setup import VILLAGE, WOLVES, Setup, check


@click.command("arena-words")
@click.option("--words", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The words' language.")
@click.option("--difficulty", type=click.Choice(DIFFICULTIES), default="easy", show_default=True, help="How hard.")
@click.option("--players", type=int, default=6, show_default=True, help="How many play.")
@click.option("--beholder", is_flag=True, help="With the beholder.")
@click.option("--minion", is_flag=True, help="With the minion.")
@click.option("--bots", default="sharp", show_default=True, help="One strength, or village=sharp,werewolf=regular.")
@click.option(
    "--contrary",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="How often the mayor's yes or no is the opposite of the pack's.",
)
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Repeats a run; drawn and shown when left out.")
@click.option(
    "--processes", type=click.IntRange(min=1), default=None, help="How many at once; one per core by default."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language
@told
def arena_words(
    words: str,
    difficulty: str,
    players: int,
    beholder: bool,
    minion: bool,
    bots: str,
    contrary: float,
    count: int,
    seed: int | None,
    processes: int | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play Werewords.

    The day has its four minutes on a simulated clock, and every question takes at least five seconds of it.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    strengths = bots_named(bots, (VILLAGE, WOLVES))
    if not set(strengths.values()) <= set(STRENGTHS):
        raise BadInput("unknown-bots", text=bots, teams=[VILLAGE, WOLVES], strengths=list(STRENGTHS))
    setup = Setup(players, beholder=beholder, minion=minion)
    check(setup)
    result = summed(_watched(games(setup, words, difficulty, strengths, count, seed, contrary, processes), count))
    rates = _rates(result)
    if as_json:
        about = {"words": words, "difficulty": difficulty, "players": players, "bots": strengths, "seed": seed}
        click.echo(json.dumps(_document(result, rates) | {"contrary": contrary} | about))
        return
    texts = Texts(lang)
    say(texts("arena-words-title", games=count, players=players, pack=f"{words}/{difficulty}"), bold=True)
    Console().print(_table(texts, rates))
    click.echo(texts("arena-words-pace", count=round(result.questions, 1), seconds=round(result.seconds)))
    click.echo(texts("simulate-seed", seed=str(seed)))


def _watched(batches: Iterator[list[Played]], count: int) -> list[Played]:
    """All games, with a bar for whoever waits."""
    played = list[Played]()
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar if sys.stderr.isatty() else Progress(disable=True) as progress:
        task = progress.add_task("", total=count)
        for batch in batches:
            played += batch
            progress.update(task, completed=len(played))
    return played


def _rates(result: Result) -> dict[str, Rate]:
    """How often each ending came, of the games in which it could."""
    possible = {
        "guessed": (result.games, result.guessed),
        "seer_found": (result.guessed, result.seer_found),
        "wolf_found": (result.games - result.guessed, result.wolf_found),
        "village_wins": (result.games, result.village_wins),
    }
    return {name: Rate(games, {name: wins}) for name, (games, wins) in possible.items()}


def _document(result: Result, rates: dict[str, Rate]) -> dict[str, Any]:
    spread = {name: list(rate.interval(name)) for name, rate in rates.items() if rate.games}
    return result._asdict() | {"missed": result.games - result.guessed, "intervals_95": spread}


def _table(texts: Texts, rates: dict[str, Rate]) -> Rows:
    rows = rows_with(texts, "ending", "games", "rate", "interval")
    for name, rate in rates.items():
        if rate.games:
            low, high = rate.interval(name)
            shown = [texts("percent", rate=value) for value in (rate.wins[name] / rate.games, low, high)]
            of = f"{texts('number', number=rate.wins[name])} / {texts('number', number=rate.games)}"
            rows.add_row(texts(f"arena-words-{name.replace('_', '-')}"), of, shown[0], f"{shown[1]} – {shown[2]}")
    for column in rows.columns[1:]:
        column.justify = "right"
    return rows
