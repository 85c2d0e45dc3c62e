"""`noctambule conformance`: what the printed rules state, and what holds the software to it."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import get_args

import click
import msgspec
from rich.console import Console

from noctambule.commands.common import language, rows_with, told
from noctambule.conformance.listing import DOCUMENTS, Reason, Statement, every_statement, statements, tally
from noctambule.narrator.texts import Texts
from noctambule.terminal.screen import say


@click.command()
@click.option("--document", type=click.Choice(list(DOCUMENTS)), help="Every statement of one document.")
@click.option("--open", "only_open", is_flag=True, help="Only those that nothing holds, and what they wait for.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language
@told
def conformance(document: str | None, only_open: bool, as_json: bool, lang: str) -> None:
    """Show what the printed rules state, and what holds it.

    Each statement has its document and line, and the tests and texts that keep the software to it. Ends with exit
    status 1 when there is one that nothing holds and nothing is on its way for.
    """
    chosen = [document] if document else list(DOCUMENTS)
    listed = [each for each in every_statement(chosen) if each.is_open or not only_open]
    texts = Texts(lang)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(listed), ensure_ascii=False))
    elif only_open:
        _what_is_open(texts, listed)
    elif document:
        for each in listed:
            _statement(texts, each)
    if not (as_json or only_open):
        _table(texts, chosen)
    if any(each.is_lost for each in listed):
        sys.exit(1)


def _table(texts: Texts, chosen: Sequence[str]) -> None:
    rows = rows_with(texts, "document", "statements", "held", "waiting", "lost")
    for column in rows.columns[1:]:
        column.justify = "right"
    for document in chosen:
        rows.add_row(document, *map(str, tally(statements(document))))
    if len(chosen) > 1:
        rows.add_row(texts("conformance-all"), *map(str, tally(every_statement(chosen))), style="bold")
    Console().print(rows)


def _statement(texts: Texts, each: Statement) -> None:
    settled = texts("conformance-decided", rulings=", ".join(each.decided)) if each.decided else ""
    say(" · ".join(filter(None, (each.id, _line(texts, each), *each.rulings, settled))), bold=True)
    say(each.says, indent="  ", bullet="  ")
    for path, tests in groupby(sorted(holder.test for holder in each.held if holder.test), _file):
        say(path, indent="    ", bullet="    ")
        for test in tests:
            say(test.removeprefix(f"{path}::"), indent="      ", bullet="      ")
    for text in (holder.text for holder in each.held if holder.text):
        say(texts("conformance-text", id=text), indent="    ", bullet="    ")
    if each.is_open:
        say(_waits(texts, each.waits), indent="    ", bullet="    ")
    click.echo()


def _what_is_open(texts: Texts, listed: Sequence[Statement]) -> None:
    if not listed:
        click.echo(texts("conformance-none-open"))
    many = Counter(each.waits for each in listed)
    for reason in (None, *get_args(Reason)):
        if many[reason]:
            click.secho(f"{_waits(texts, reason)} ({many[reason]})", bold=True)
            for each in listed:
                if each.waits == reason:
                    say(f"{each.id} · {each.says}", indent="    ", bullet="  ")
            click.echo()


def _file(test: str) -> str:
    return test.partition("::")[0]


def _line(texts: Texts, each: Statement) -> str:
    return texts("conformance-lines", lines=each.lines, count=each.last_line - each.first_line + 1)


def _waits(texts: Texts, reason: Reason | None) -> str:
    return texts(f"waits-{reason or 'nothing'}")
