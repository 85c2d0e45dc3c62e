"""A deck's balance in the terminal."""

import math
from collections.abc import Callable

import click
from rich.console import Console
from rich.table import Table

from noctambule.commands.common import rows_with
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.balance_report import Report
from noctambule.onenight.lab.balance import Balance
from noctambule.onenight.lab.simulate import NOBODY, Z95, Result
from noctambule.onenight.lab.variants import Variant
from noctambule.onenight.room.lengths import Length
from noctambule.onenight.rules.cards import TEAMS, VILLAGE
from noctambule.terminal.screen import say

MOST_AND_LEAST = 4
"""Changes of each kind that are shown at either end."""


def show(texts: Texts, report: Report) -> None:
    """Everything, one table after the other."""
    say(texts("balance-title", name=report.name, players=report.setup.players), bold=True)
    if not report.drawn:
        say(texts.deck(report.setup.deck))
    say(texts("balance-games", games=report.found.games, seed=str(report.seed)))
    _headed(texts, "balance-wins", wins(texts, report))
    say(texts("balance-wins-note"), dim=True)
    click.echo()
    say(texts("balance-facts"), bold=True)
    for label, value in facts(texts, report):
        say(texts("labelled", label=label, value=value), indent="  ", bullet="")
    _headed(texts, "balance-knows", knowing(texts, report))
    say(knowing_note(texts, report), dim=True)
    if not report.what_if:
        if report.drawn:
            click.echo()
            say(texts("balance-what-if-drawn"))
        return
    _headed(texts, "balance-what-if", what_if(texts, report))
    say(texts("balance-what-if-most", count=len(report.what_if)), dim=True)
    say(what_if_note(texts, report), dim=True)


def _headed(texts: Texts, title: str, rows: Table) -> None:
    click.echo()
    say(texts(title), bold=True)
    Console(highlight=False).print(rows)


def percent(texts: Texts, rate: float) -> str:
    return texts("percent", rate=rate)


def team_name(texts: Texts, team: str) -> str:
    return texts("nobody") if team == NOBODY else texts(f"team-{team}")


def wins(texts: Texts, report: Report) -> Table:
    rows = rows_with(texts, "team", "random", "interval", "seeing", "interval")

    def cells(result: Result, team: str) -> tuple[str, str]:
        low, high = (percent(texts, value) for value in result.interval(team))
        return percent(texts, result.wins[team] / result.games), f"{low} – {high}"

    for team in (*TEAMS, NOBODY):
        rows.add_row(team_name(texts, team), *cells(report.found.random, team), *cells(report.found.seeing, team))
    return _right(rows)


def facts(texts: Texts, report: Report) -> list[tuple[str, str]]:
    """What happens, in words."""
    found = report.found
    share, often = percent(texts, found.moved), percent(texts, found.any_moved)
    dealt, end = percent(texts, found.no_wolf_dealt), percent(texts, found.no_wolf)
    quick, narrated = _length(texts, report.quick), _length(texts, report.narrated)
    return [
        (texts("balance-moved"), texts("balance-moved-value", share=share, often=often)),
        (texts("balance-no-wolf"), texts("balance-no-wolf-value", dealt=dealt, end=end)),
        (texts("balance-quick"), texts("balance-quick-value", beats=quick[0], time=quick[1])),
        (texts("balance-narrated"), texts("balance-narrated-value", beats=narrated[0], time=narrated[1])),
    ]


def _length(texts: Texts, length: Length) -> tuple[str, str]:
    minutes, seconds = divmod(round(length.seconds), 60)
    return texts("balance-beats", beats=round(length.beats, 1)), f"{minutes}:{seconds:02}"


def knowing(texts: Texts, report: Report) -> Table:
    rows = rows_with(texts, "role", "tells", "share", "error")
    told = report.found.information
    assert told is not None
    named = [(texts.role(role), each) for role, each in told.roles.items()]
    for name, each in (*named, (texts("balance-any-seat"), told.seat)):
        share = each.bits / told.unknown if told.unknown else 0.0
        rows.add_row(
            name,
            texts("balance-bits", number=each.bits),
            percent(texts, share),
            texts("balance-bits-off", number=each.error),
        )
    return _right(rows)


def knowing_note(texts: Texts, report: Report) -> str:
    told = report.found.information
    assert told is not None
    return texts("balance-knows-note", bits=texts("balance-bits", number=told.unknown), games=told.games)


def change_name(texts: Texts, change: Variant) -> str:
    """A change in words: + Seer, − Drunk, Robber → Witch."""
    added, removed = change.added and texts.role(change.added), change.removed and texts.role(change.removed)
    if added and removed:
        return texts("balance-exchanged", removed=removed, added=added)
    return texts("balance-added", role=added) if added else texts("balance-removed", role=removed)


def village(result: Result) -> float:
    return result.wins[VILLAGE] / result.games


def points(texts: Texts, difference: float) -> str:
    """A difference of rates, in percentage points."""
    rounded = round(100 * difference, 1)
    return f"{'−' if rounded < 0 else '+'}{texts('balance-points', number=abs(rounded))}"


def what_if(texts: Texts, report: Report) -> Table:
    rows = Table(box=None, pad_edge=False, header_style="bold")
    for column in _columns(texts):
        rows.add_column(column)
    kinds: list[Callable[[Variant], bool]] = [
        lambda change: change.removed is None,
        lambda change: change.added is None,
        lambda change: change.added is not None and change.removed is not None,
    ]
    for kind in kinds:
        some = sorted((row for row in report.what_if if kind(row[0])), key=lambda row: -village(row[1].random))
        if len(some) > 2 * MOST_AND_LEAST:
            some = some[:MOST_AND_LEAST] + some[-MOST_AND_LEAST:]
        for change, found in some:
            rows.add_row(*_changed(texts, report, change, found))
        rows.add_section()
    return _right(rows)


def every_change(texts: Texts, report: Report) -> tuple[list[str], list[list[str]]]:
    """The names of the columns, and a row for each change."""
    return _columns(texts), [_changed(texts, report, change, found) for change, found in report.what_if]


def _columns(texts: Texts) -> list[str]:
    before = [texts(f"column-{column}") for column in ("change", "players", "difference")]
    return [*before, *(team_name(texts, team) for team in TEAMS), texts("column-no-wolf")]


def _changed(texts: Texts, report: Report, change: Variant, found: Balance) -> list[str]:
    difference = village(found.random) - village(report.found.random)
    return [
        change_name(texts, change),
        str(change.setup.players),
        points(texts, difference),
        *(percent(texts, found.random.wins[team] / found.games) for team in TEAMS),
        percent(texts, found.no_wolf),
    ]


def what_if_note(texts: Texts, report: Report) -> str:
    _, found = report.what_if[0]
    rate = village(report.found.random)
    noise = Z95 * math.sqrt(rate * (1 - rate) * (1 / found.games + 1 / report.found.games))
    return texts("balance-what-if-note", games=found.games, noise=texts("balance-points", number=100 * noise))


def _right(rows: Table) -> Table:
    """Numbers stand at the right."""
    for column in rows.columns[1:]:
        column.justify = "right"
    return rows
