"""`noctambule simulate`: random play by the thousand."""

import json
import sys
from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from noctambule.commands.common import language, rows_with, told
from noctambule.engine.rates import NOBODY, Result
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.choosing import edition_of, scenario_named, setup_asked_for, title
from noctambule.onenight.lab.simulate import simulate as simulated
from noctambule.onenight.lab.simulate import unknown
from noctambule.onenight.rules.cards import TEAMS
from noctambule.onenight.rules.setup import check
from noctambule.terminal.screen import say


@click.command()
@click.option("--scenario", help="A scenario by name.")
@click.option("--deck", help='Cards instead, as "2 werewolf, seer, …".')
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--center-werewolf", help="The alpha wolf's center card; the first wolf left over by default.")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Repeats a run; drawn and shown when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_of
@language
@told
def simulate(
    scenario: str | None,
    deck: str | None,
    players: int,
    center_werewolf: str | None,
    games: int,
    seed: int | None,
    as_json: bool,
    edition: str | None,
    lang: str,
) -> None:
    """Play random games and show how often each team wins.

    Every legal answer and vote is equally likely.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    setup = setup_asked_for(scenario, deck, players, edition, center_werewolf)
    first = setup(Random(seed))
    check(first)
    fixed = scenario is None or scenario_named(scenario).draw is None
    texts = Texts(lang, first.edition)
    if slow := unknown(first):
        click.echo(texts("simulate-slowly", roles=texts.several(map(texts.role, slow))), err=True)
    result = _counted(simulated(setup, games, seed, drawn=not fixed), games)
    if as_json:
        about = {"players": players, "deck": list(first.deck) if fixed else None, "edition": first.edition}
        click.echo(json.dumps(_numbers(result) | about | {"seed": seed}))
        return
    say(texts("simulate-title", games=games, players=players), bold=True)
    say(title(texts, scenario_named(scenario)) if scenario else texts.deck(first.deck))
    _table(texts, result)
    click.echo(texts("simulate-seed", seed=str(seed)))


def _counted(results: Iterator[Result], games: int) -> Result:
    """The last result; a bar shows how far it has come."""
    result = Result(0, {})
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar if sys.stderr.isatty() else Progress(disable=True) as progress:
        task = progress.add_task("", total=games)
        for result in results:
            progress.update(task, completed=result.games)
    return result


def _rates(result: Result) -> dict[str, float]:
    return {team: result.wins[team] / result.games for team in (*TEAMS, NOBODY)}


def _numbers(result: Result) -> dict[str, Any]:
    rates = _rates(result)
    spread = {team: list(result.interval(team)) for team in rates}
    return {"games": result.games, "wins": result.wins, "rates": rates, "intervals_95": spread}


def _table(texts: Texts, result: Result) -> None:
    rows = rows_with(texts, "team", "wins", "rate", "interval")
    for team, rate in _rates(result).items():
        low, high = result.interval(team)
        name = texts("nobody") if team == NOBODY else texts(f"team-{team}")
        shown = [texts("percent", rate=value) for value in (rate, low, high)]
        rows.add_row(name, texts("number", number=result.wins[team]), shown[0], f"{shown[1]} – {shown[2]}")
    for column in rows.columns[1:]:
        column.justify = "right"
    Console().print(rows)
