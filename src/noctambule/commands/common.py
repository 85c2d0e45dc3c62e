"""What the commands share: their options, their tables, and how a refusal is told."""

import functools
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import click
from platformdirs import user_data_path
from rich.table import Table as Rows

from noctambule.engine.errors import GameError
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import FIRST_EDITION, LANGUAGES, Texts
from noctambule.terminal.screen import say

Command = Callable[..., None]

language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of what is shown.")


def told(command: Command) -> Command:
    """Turns a refused game into one clear line and exit status 2, and Ctrl-C into a word and exit status 1."""

    @functools.wraps(command)
    def wrapped(*args: Any, lang: str, **options: Any) -> None:
        try:
            command(*args, lang=lang, **options)
        except GameError as error:
            fail(explain(Texts(lang, options.get("edition") or FIRST_EDITION), error))
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
