"""What the commands share: their options, their tables, and how a refusal is told."""

import functools
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import click
from platformdirs import user_data_path
from rich.table import Table as Rows

from noctambule.engine.errors import BadInput, GameError
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.rules.cards import EDITIONS, RAVENSBURGER
from noctambule.onenight.rules.reading import kebab, read_deck, role_named
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import Setup, with_defaults
from noctambule.terminal.screen import say

Command = Callable[..., None]

language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of what is shown.")
edition_of = click.option(
    "--edition",
    type=click.Choice(EDITIONS),
    default=None,
    help="Whose rules and names; Ravensburger's by default.",
)


def told(command: Command) -> Command:
    """Turns a refused game into one clear line and exit status 2, and Ctrl-C into a word and exit status 1."""

    @functools.wraps(command)
    def wrapped(*args: Any, lang: str, **options: Any) -> None:
        try:
            command(*args, lang=lang, **options)
        except GameError as error:
            fail(explain(Texts(lang, options.get("edition") or RAVENSBURGER), error))
        except (click.Abort, KeyboardInterrupt):
            click.echo("\n" + Texts(lang)("stopped"), err=True)
            sys.exit(1)

    return wrapped


def fail(text: str) -> NoReturn:
    click.echo(" ".join(text.splitlines()), err=True)
    sys.exit(2)


def data_folder() -> Path:
    """Where what people played is kept, in a place of this user's own."""
    return user_data_path("noctambule", appauthor=False)


def scenario_named(name: str) -> Scenario:
    wanted = kebab(name)
    if wanted in SCENARIOS:
        return SCENARIOS[wanted]
    named = [
        scenario
        for scenario in SCENARIOS.values()
        if wanted in {kebab(Texts(lang)(f"scenario-{scenario.id}")) for lang in LANGUAGES}
    ]
    if len(named) > 1:
        raise BadInput("several-scenarios", name=name, possible=[scenario.id for scenario in named])
    if not named:
        raise BadInput("unknown-scenario", name=name)
    return named[0]


def setup_asked_for(
    scenario: str | None, deck: str | None, players: int, edition: str | None, center_werewolf: str | None
) -> Callable[[Random], Setup]:
    """The setup that was asked for; only an Anarchy is drawn anew each time."""
    if (scenario is None) == (deck is None):
        raise BadInput("deck-or-scenario")
    center = None if center_werewolf is None else role_named(center_werewolf)
    if scenario is not None:
        chosen = scenario_named(scenario)
        if chosen.draw is not None:
            if center is not None:
                raise BadInput("center-werewolf-by-chance")
            return lambda chance: chosen.setup(players, chance, edition)
        fixed = chosen.setup(players, Random(0), edition)
        if center is not None:
            fixed = Setup(players, fixed.deck, fixed.edition, center)
    else:
        assert deck is not None
        fixed = with_defaults(players, read_deck(deck), edition or RAVENSBURGER, center)
    return lambda _: fixed


def listed(texts: Texts, columns: tuple[str, ...], rows: Mapping[tuple[str, ...], str]) -> None:
    """Rows in columns, and under each one what it means, which a column would be too narrow for."""
    head = tuple(texts(f"column-{column}") for column in columns)
    widths = [max(map(len, cells)) for cells in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        click.secho(line, bold=True)
        if row in rows:
            say(rows[row], indent="  ", bullet="  ")


def rows_with(texts: Texts, *columns: str) -> Rows:
    rows = Rows(box=None, pad_edge=False, header_style="bold", show_lines=False)
    for column in columns:
        rows.add_column(texts(f"column-{column}"), overflow="fold")
    return rows
