"""`noctambule play --terminal`: a game at one screen that goes around the table."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
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
from noctambule.engine.errors import BadInput, BadSetup, GameError
from noctambule.engine.seats import Seats
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import FEWEST, GIANT, Setup, check
from noctambule.onenight.terminal import HotSeat
from noctambule.terminal.screen import CLEAR, ask, readable, say
from noctambule.werewords.own_packs import pack_from_file
from noctambule.werewords.rules.dealing import Group
from noctambule.werewords.rules.packs import DIFFICULTIES, pack
from noctambule.werewords.rules.packs import LANGUAGES as WORD_LANGUAGES
from noctambule.werewords.rules.setup import Setup as WordSetup
from noctambule.werewords.rules.setup import check as check_words
from noctambule.werewords.terminal import WordTable

T = TypeVar("T")
S = TypeVar("S", bound=Seats)
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

    One Night by default; --game werewords plays the other one. Ctrl-C stops, and keeps what was played.
    """
    no_options_of_the_other(game)
    texts = Texts(lang, edition or RAVENSBURGER)
    if game == ONE_NIGHT:
        names = _players(texts, players, _one_nights_names)
        one_night(texts, names, edition, players is None, options)
    else:
        werewords(texts, _players(texts, players, _werewords_names), options)


def one_night(texts: Texts, names: Names, edition: str | None, ask_more: bool, options: dict[str, Any]) -> None:
    """A game of One Night, by a scenario or with cards of one's own."""
    players, scenario, deck = len(names.players), options["scenario"], options["deck"]

    def asked_for(scenario: str | None, deck: str | None) -> Setup:
        setup = setup_asked_for(scenario, deck, players, edition, None)(Random(secrets.randbits(64)))
        check(setup)
        return setup

    named = scenario is not None or deck is not None
    setup = asked_for(scenario, deck) if named else _chosen_here(texts, players, ask_more, asked_for)
    texts = Texts(texts.language, setup.edition)
    with _record(texts, options["record"], ONE_NIGHT) as path:
        HotSeat(texts, names, setup, path).play()


def _chosen_here(
    texts: Texts, players: int, ask_more: bool, asked_for: Callable[[str | None, str | None], Setup]
) -> Setup:
    """Cards for so many, where none were named: somebody is asked, or it is something for a start."""
    fitting = {each.id: each for each in SCENARIOS.values() if players in each.players}
    if not fitting:
        if not ask_more:
            raise BadInput("no-scenario-for-so-many", players=players)
        return _asked(texts, texts("hot-cards", count=players + 3), lambda deck: asked_for(None, deck))
    start = next(id for id in (*FOR_A_START, *fitting) if id in fitting)
    if not ask_more:
        return asked_for(start, None)
    say(texts("hot-scenarios", names=", ".join(_name(texts, each) for each in fitting.values())))
    question = texts("hot-scenario", name=_name(texts, fitting[start]))
    return _asked(texts, question, lambda name: asked_for(name, None), start)


def _name(texts: Texts, scenario: Scenario) -> str:
    """The scenario's name, or its id where others have the same name."""
    name = texts(f"scenario-{scenario.id}")
    try:
        return name if scenario_named(name) == scenario else scenario.id
    except BadInput:
        return scenario.id


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
        if not _again(texts):
            return
        if options["record"] is not None:
            record = _beside(options["record"])
        if own is None:
            question = texts("word-hot-difficulty", names=", ".join(DIFFICULTIES), name=difficulty)
            difficulty = _asked(texts, question, _difficulty, difficulty)


def _again(texts: Texts) -> bool:
    try:
        return ask(texts("word-hot-again")).strip().casefold().startswith(texts("word-hot-again-key"))
    except click.Abort:  # whoever leaves here has played to the end
        click.echo()
        return False


@contextmanager
def _record(texts: Texts, record: Path | None, game: str) -> Iterator[Path]:
    """A new file for a game's record; whoever stops is told where it is. An empty one is not left behind."""
    path = record or data_folder() / "records" / f"{game}-{stamp()}.jsonl"
    try:
        if record is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)  # a record of another game is not written over
    except OSError as error:
        raise BadInput("not-writable", path=path, problem=error.strerror) from None
    try:
        yield path
    except BaseException as end:
        dealt = path.stat().st_size > 0
        if not dealt:
            path.unlink()
        click.echo(CLEAR, nl=False, color=True)  # whoever's secrets are on the screen
        if not isinstance(end, click.Abort | KeyboardInterrupt):
            raise
        click.echo(texts("hot-stopped", path=str(path)) if dealt else texts("hot-stopped-early"), err=True)
        sys.exit(1)


def _beside(record: Path) -> Path:
    """A free name for the next game's record: game-2.jsonl, game-3.jsonl and so on."""
    names = (record.with_stem(f"{record.stem}-{number}") for number in count(2))
    return next(path for path in names if not path.exists())


def _players(texts: Texts, written: str | None, read: Callable[[str], S]) -> S:
    """Who plays: as it was written in the command, else asked for."""
    return _asked(texts, texts("hot-names"), read) if written is None else read(readable(written))


def _one_nights_names(written: str) -> Names:
    names = Names(_split(written))
    if not FEWEST <= len(names.players) <= GIANT:
        raise BadSetup("player-count", players=len(names.players), fewest=FEWEST, most=GIANT)
    return names


def _werewords_names(written: str) -> Seats:
    names = Seats(_split(written))
    check_words(WordSetup(len(names.players)))
    return names


def _split(written: str) -> list[str]:
    return [name.strip() for name in written.split(",") if name.strip()]


def _difficulty(written: str) -> str:
    pack(WORD_LANGUAGES[0], written)
    return written


def _asked(texts: Texts, question: str, read: Callable[[str], T], default: str = "") -> T:
    """What somebody types, asked for again until it can be read."""
    while True:
        typed = ask(texts("prompt", text=question)).strip() or default
        try:
            if typed:
                return read(typed)
        except GameError as error:
            say(explain(texts, error))
