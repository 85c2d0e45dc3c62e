"""`noctambule play --terminal`: a game at one screen that goes around the table."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import click

from noctambule.clock import stamp
from noctambule.commands.common import data_folder, edition_of, language, scenario_named, setup_asked_for, told
from noctambule.commands.games import (
    ONE_NIGHT,
    WEREWORDS,
    beholder_of,
    game_of,
    minion_of,
    no_options_of_the_other,
    werewolves_of,
)
from noctambule.engine.errors import BadInput, GameError
from noctambule.engine.seats import Seats
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.onenight.cards import RAVENSBURGER
from noctambule.onenight.naming import Names
from noctambule.onenight.scenarios import SCENARIOS
from noctambule.onenight.setup import check
from noctambule.own_packs import pack_from_file
from noctambule.terminal.one_night import HotSeat
from noctambule.terminal.screen import CLEAR, say
from noctambule.terminal.werewords import WordTable
from noctambule.werewords.dealing import Group
from noctambule.werewords.packs import DIFFICULTIES, pack
from noctambule.werewords.packs import LANGUAGES as WORD_LANGUAGES
from noctambule.werewords.setup import Setup as WordSetup
from noctambule.werewords.setup import check as check_words

T = TypeVar("T")
FOR_A_START = ("the-first-night", "confusion", "hours-of-despair")
"""What is played when nothing was chosen: the first of these that suits the number of players."""


@click.command()
@game_of
@click.option("--players", help='Names in seat order, as "Ana, Ben, Cleo"; asked for when left out.')
@click.option("--scenario", help="One Night: a scenario by name; `noctambule scenarios` lists them.")
@click.option("--deck", help='One Night: your own cards instead, as "2 werewolf, seer, …".')
@click.option(
    "--difficulty", type=click.Choice(DIFFICULTIES), help="Werewords: how hard the words are; easy by default."
)
@click.option(
    "--words", type=click.Choice(WORD_LANGUAGES), help="Werewords: the words' language; by default as --lang."
)
@click.option("--pack", type=click.Path(path_type=Path), help="Werewords: a file with your own words, one a line.")
@click.option("--minutes", type=float, default=4, show_default=True, help="Werewords: how long the day is.")
@werewolves_of
@beholder_of
@minion_of
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A new file for the record; by default in your data folder.",
)
@edition_of
@language
@told
def hot_seat(game: str, players: str | None, edition: str | None, lang: str, **options: Any) -> None:
    """Play on one screen that goes around the table.

    One Night by default; --game werewords plays the other one.
    """
    no_options_of_the_other(game)
    texts = Texts(lang, edition or RAVENSBURGER)
    written = players if players is not None else _asked(texts, texts("hot-names"), _checked_names)
    if game == ONE_NIGHT:
        ask_more = players is None
        one_night(texts, _names(written), edition, ask_more, options["scenario"], options["deck"], options["record"])
    else:
        werewords(texts, Seats(_split(written)), options)


def one_night(
    texts: Texts,
    names: Names,
    edition: str | None,
    ask_more: bool,
    scenario: str | None,
    deck: str | None,
    record: Path | None,
) -> None:
    """A game of One Night, by a scenario or with cards of one's own."""
    count = len(names.players)
    fitting = [each.id for each in SCENARIOS.values() if count in each.players]
    if scenario is None and deck is None and fitting:
        scenario = next(id for id in (*FOR_A_START, *fitting) if id in fitting)
        if ask_more:
            say(texts("hot-scenarios", names=", ".join(fitting)))
            scenario = _asked(texts, texts("hot-scenario", name=scenario), lambda name: _fitting(name, count), scenario)
    setup = setup_asked_for(scenario, deck, count, edition, None)(Random(secrets.randbits(64)))
    check(setup)
    texts = Texts(texts.language, setup.edition)
    with _record(texts, record, ONE_NIGHT) as path:
        HotSeat(texts, names, setup, path).play()


def werewords(texts: Texts, names: Seats, options: dict[str, Any]) -> None:
    """Games of Werewords, one after the other, with the same people."""
    setup = WordSetup(
        len(names.players),
        options["werewolves"] or 0,
        options["beholder"],
        options["minion"],
        minutes=options["minutes"],
    )
    check_words(setup)
    own = pack_from_file(options["pack"]) if options["pack"] else None
    difficulty, group, record = options["difficulty"] or DIFFICULTIES[0], Group(), options["record"]
    while True:
        chosen = own or pack(options["words"] or texts.language, difficulty)
        with _record(texts, record, WEREWORDS) as path:
            group = WordTable(texts, names, setup, path).play(chosen, group)
        again = click.prompt(texts("word-hot-again"), default="", show_default=False, prompt_suffix=" ")
        if not again.strip().casefold().startswith(texts("word-hot-again-key")):
            return
        record = None if record is None else record.with_stem(f"{record.stem}-{len(group.seen)}")
        if own is None:
            question = texts("word-hot-difficulty", names=", ".join(DIFFICULTIES))
            difficulty = _asked(texts, question, _difficulty, difficulty)


@contextmanager
def _record(texts: Texts, record: Path | None, game: str) -> Iterator[Path]:
    """A new file for a game's record; whoever stops is told where it is."""
    try:
        path = record or _records_folder() / f"{game}-{stamp()}.jsonl"
        path.touch(exist_ok=False)  # a record of another game is not written over
    except OSError as error:
        raise BadInput("not-writable", path=record or "", problem=error.strerror) from None
    try:
        yield path
    except (click.Abort, KeyboardInterrupt):
        click.echo(CLEAR, nl=False, color=True)  # whoever's secrets are on the screen
        if path.stat().st_size:
            click.echo(texts("hot-stopped", path=str(path)), err=True)
        else:
            path.unlink()
            click.echo(texts("hot-stopped-early"), err=True)
        sys.exit(1)


def _split(written: str) -> list[str]:
    return [name.strip() for name in written.split(",") if name.strip()]


def _names(written: str) -> Names:
    return Names(_split(written))


def _checked_names(written: str) -> str:
    _names(written)
    return written


def _difficulty(written: str) -> str:
    pack(WORD_LANGUAGES[0], written)
    return written


def _fitting(name: str, players: int) -> str:
    """A scenario's id, if so many can play it."""
    chosen = scenario_named(name)
    chosen.setup(players, Random(0))
    return chosen.id


def _asked(texts: Texts, question: str, read: Callable[[str], T], default: str | None = None) -> T:
    """What somebody types, asked for again until it can be read."""

    def understood(text: str) -> T:
        try:
            return read(text)
        except GameError as error:
            raise click.UsageError(explain(texts, error)) from None

    prompt = texts("prompt", text=question)
    answer: T = click.prompt(prompt, default, value_proc=understood, show_default=False, prompt_suffix=" ")
    return answer


def _records_folder() -> Path:
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
