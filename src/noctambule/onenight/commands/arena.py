"""`noctambule arena`: bots against bots, and what their beliefs are worth."""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from noctambule.bots.character import BEGINNER, CLAIMS_AT_RANDOM, REGULAR, SHARP, bots_named
from noctambule.clock import Clock
from noctambule.commands.common import language, rows_with, told
from noctambule.engine.rates import NOBODY, Result
from noctambule.narrator.texts import Texts
from noctambule.onenight.bots.arena import Tally, compete
from noctambule.onenight.bots.reliability import picture, plot
from noctambule.onenight.commands.choosing import edition_of, scenario_named, setup_asked_for, title
from noctambule.onenight.rules.cards import TEAMS, VILLAGE
from noctambule.onenight.rules.setup import check
from noctambule.terminal.screen import say

NAMES = {
    BEGINNER: "strength-beginner",
    REGULAR: "strength-regular",
    SHARP: "strength-sharp",
    CLAIMS_AT_RANDOM: "strength-claims-at-random",
}


@click.command()
@click.option("--scenario", help="A scenario by name.")
@click.option("--deck", help='Cards instead, as "2 werewolf, seer, …".')
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--center-werewolf", help="The alpha wolf's center card; the first wolf left over by default.")
@click.option("--bots", default="sharp", show_default=True, help="One strength, or village=sharp,werewolf=regular…")
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Repeats a run; drawn and shown when left out.")
@click.option(
    "--processes", type=click.IntRange(min=1), default=None, help="How many at once; one per core by default."
)
@click.option("--plot", "svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the reliability as SVG.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_of
@language
@told
def arena(
    scenario: str | None,
    deck: str | None,
    players: int,
    center_werewolf: str | None,
    bots: str,
    games: int,
    seed: int | None,
    processes: int | None,
    svg: Path | None,
    as_json: bool,
    edition: str | None,
    lang: str,
) -> None:
    """Let bots play each other.

    How often each team and each dealt role wins, how often villagers' votes hit a werewolf, and whether what the bots
    believed came true as often as they believed it. A bot's strength goes by the team of the card it was dealt.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    strengths = bots_named(bots, TEAMS)
    choice = setup_asked_for(scenario, deck, players, edition, center_werewolf)
    check(first := choice(Random(seed)))
    clock = Clock()
    tally = _counted(compete(choice, games, seed, strengths, processes), games)
    rate = games / max(clock.ms(), 1) * 1000
    texts = Texts(lang, first.edition)
    if svg is not None:
        svg.write_text(picture(texts, tally.calibration), encoding="utf-8")
    chosen = scenario_named(scenario) if scenario else None
    if as_json:
        cards = None if chosen and chosen.draw else list(first.deck)
        about = {"players": players, "deck": cards, "edition": first.edition}
        click.echo(json.dumps(_numbers(tally, rate) | about | {"bots": strengths, "seed": seed}))
        return
    name = title(texts, chosen) if chosen else texts.deck(first.deck)
    _head(texts, games, players, name, strengths)
    _tables(texts, tally)
    click.echo(texts("arena-rate", rate=round(rate, 1)))
    click.echo(texts("simulate-seed", seed=str(seed)))


def _counted(tallies: Iterator[Tally], games: int) -> Tally:
    """The last tally; a bar shows how far it has come."""
    tally = Tally()
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar if sys.stderr.isatty() else Progress(disable=True) as progress:
        task = progress.add_task("", total=games)
        for tally in tallies:
            progress.update(task, completed=tally.games)
    return tally


def _numbers(tally: Tally, rate: float) -> dict[str, Any]:
    teams = [*TEAMS, NOBODY]
    return {
        "games": tally.games,
        "wins": {team: tally.wins[team] for team in teams},
        "rates": {team: tally.wins[team] / tally.games for team in teams},
        "intervals_95": {team: list(tally.team(team).interval(team)) for team in teams},
        "roles": {
            role: {"dealt": seats, "won": tally.seat_wins[role], "interval_95": list(tally.role(role).interval(role))}
            for role, seats in sorted(tally.seats.items())
        },
        "village_vote_hit": tally.hits / tally.votes if tally.votes else None,
        "village_vote_hit_interval_95": list(tally.hitting().interval(VILLAGE)) if tally.votes else None,
        "calibration": [list(row) for row in tally.calibration],
        "games_per_s": round(rate, 3),
    }


def _head(texts: Texts, games: int, players: int, name: str, strengths: Mapping[str, str]) -> None:
    say(texts("arena-title", games=games, players=players), bold=True)
    say(name)
    say(", ".join(f"{texts(f'team-{team}')}: {texts(NAMES[strengths[team]])}" for team in TEAMS))


def _tables(texts: Texts, tally: Tally) -> None:
    def row(name: str, result: Result, key: str) -> None:
        low, high = result.interval(key)
        rate = result.wins[key] / result.games
        shown = [texts("percent", rate=value) for value in (rate, low, high)]
        rows.add_row(name, texts("number", number=result.wins[key]), shown[0], f"{shown[1]} – {shown[2]}")

    rows = rows_with(texts, "team", "wins", "rate", "interval")
    for team in (*TEAMS, NOBODY):
        row(texts("nobody") if team == NOBODY else texts(f"team-{team}"), tally.team(team), team)
    if tally.votes:
        row(texts("arena-hits"), tally.hitting(), VILLAGE)
    Console().print(rows)
    click.echo()
    rows = rows_with(texts, "role", "wins", "rate", "interval")
    for role in sorted(tally.seats, key=texts.role):
        row(texts.role(role), tally.role(role), role)
    Console().print(rows)
    click.echo()
    say(texts("arena-calibration"), bold=True)
    click.echo(plot(texts, tally.calibration))
