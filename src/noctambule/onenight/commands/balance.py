"""`noctambule balance`: whether a deck is fair, in numbers."""

import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noctambule.commands.common import language, told
from noctambule.engine.errors import BadInput, BadSetup
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.balance_report import Report
from noctambule.onenight.commands.choosing import edition_of, scenario_named, setup_asked_for, title
from noctambule.onenight.lab.variants import variants
from noctambule.onenight.room.lengths import narrated_night, quick_night
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup, check
from noctambule.terminal.screen import say

if TYPE_CHECKING:
    from noctambule.onenight.lab.balance import Balance, Deck

GAMES = 100_000
WHAT_IF_GAMES = 20_000
"""For each change, or fewer if fewer are asked for."""
LAB = ("numba", "numpy", "plotly")


@click.command()
@click.option("--scenario", help="A scenario by name.")
@click.option("--deck", help='Cards instead, as "2 werewolf, seer, …".')
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--center-werewolf", help="The alpha wolf's center card; the first wolf left over by default.")
@click.option("--games", type=click.IntRange(min=100), default=GAMES, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Repeats a run; drawn and shown when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="Write a report with charts there.")
@edition_of
@language
@told
def balance(
    scenario: str | None,
    deck: str | None,
    players: int,
    center_werewolf: str | None,
    games: int,
    seed: int | None,
    as_json: bool,
    html: Path | None,
    edition: str | None,
    lang: str,
) -> None:
    """Measure whether a deck is fair.

    Random games: who wins, what each player knows by dawn, how often cards move, how long the night is; and what one
    card more, less or exchanged would change.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    setup = setup_asked_for(scenario, deck, players, edition, center_werewolf)(Random(seed))
    check(setup)
    _check_lab(players)
    if html is not None:
        _write(html, "")  # before the work, so that it is not in vain
    texts = Texts(lang, setup.edition)
    chosen = scenario_named(scenario) if scenario else None
    name = title(texts, chosen) if chosen else texts("balance-own-deck")
    report = _measured(texts, name, setup, chosen.id if chosen and chosen.draw else None, games, seed)
    if html is not None:
        from noctambule.onenight.commands.balance_page import page

        _write(html, page(texts, report))
    if as_json:
        click.echo(json.dumps(_document(report), ensure_ascii=False))
        return
    from noctambule.onenight.commands.balance_tables import show

    show(texts, report)
    if html is not None:
        say(texts("balance-written", path=str(html)))


def _check_lab(players: int) -> None:
    """Whether the lab is there, and can play with so many."""
    if not FEWEST <= players <= MOST:
        raise BadSetup("player-count", players=players, fewest=FEWEST, most=MOST)
    if not all(map(find_spec, LAB)):
        raise BadInput("needs-lab")


def _measured(texts: Texts, name: str, setup: Setup, drawn_by: str | None, games: int, seed: int) -> Report:
    """The deck's balance, and that of every change to it."""
    from noctambule.onenight.lab.balance import DRAWN, Drawn

    if drawn_by is not None:
        drawn = Drawn(drawn_by, setup.players, setup.edition)
        (found,) = _played(texts, [drawn], games, seed)
        decks = [drawn.deck(seed, game) for game in range(DRAWN)]
        return Report(name, setup, True, seed, found, quick_night(decks), narrated_night(decks), ())
    changes = list(variants(setup))
    (found,) = _played(texts, [setup], games, seed)
    others = _played(texts, [change.setup for change in changes], min(games, WHAT_IF_GAMES), seed, views=False)
    what_if = list(zip(changes, others, strict=True))
    return Report(name, setup, False, seed, found, quick_night([setup]), narrated_night([setup]), what_if)


def _played(texts: Texts, decks: "Sequence[Deck]", games: int, seed: int, views: bool = True) -> "list[Balance]":
    """The balance of these decks; a bar shows how far it has come."""
    from noctambule.onenight.lab.balance import VIEWED
    from noctambule.onenight.lab.balance import balance as measured

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    done = list["Balance"]()
    with bar if sys.stderr.isatty() else Progress(disable=True) as progress:
        task = progress.add_task(texts("balance-warming"), total=None)
        for so_far in measured(decks, games, seed, viewed=VIEWED if views else 0):
            progress.update(task, description="", completed=so_far.played, total=so_far.games)
            done = so_far.done
    return done


def _document(report: Report) -> dict[str, object]:
    from noctambule.onenight.lab.balance import document

    return {
        "name": report.name,
        "players": report.setup.players,
        "deck": None if report.drawn else list(report.setup.deck),
        "edition": report.setup.edition,
        "seed": report.seed,
        **document(report.found),
        "night": {"quick": report.quick._asdict(), "narrated": report.narrated._asdict()},
        "what_if": [
            {
                "added": change.added,
                "removed": change.removed,
                "players": change.setup.players,
                **{name: value for name, value in document(found).items() if name != "information"},
            }
            for change, found in report.what_if
        ],
    }


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("report-not-writable", path=str(path), problem=error.strerror) from error
