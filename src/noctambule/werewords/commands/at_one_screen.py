"""Werewords' part of the commands that know all games: games at one screen, and the script of a night."""

from collections.abc import Sequence
from pathlib import Path

import click

from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts
from noctambule.terminal.choosing import Choosing, Evening, Options
from noctambule.terminal.screen import ask, asked
from noctambule.werewords.own_packs import pack_from_file
from noctambule.werewords.rules.dealing import Group
from noctambule.werewords.rules.packs import DIFFICULTIES, LANGUAGES, pack
from noctambule.werewords.rules.setup import Setup, check
from noctambule.werewords.terminal import WordTable

ROLES = (
    click.Option(
        ["--werewolves"],
        type=click.IntRange(1, 2),
        help="Werewords: one or two; by default two from seven players on.",
    ),
    click.Option(["--beholder"], is_flag=True, help="Werewords: with the beholder."),
    click.Option(["--minion"], is_flag=True, help="Werewords: with the minion."),
)
WORDS = (
    click.Option(
        ["--difficulty"], type=click.Choice(DIFFICULTIES), help="Werewords: how hard the words are; easy by default."
    ),
    click.Option(
        ["--words"], type=click.Choice(LANGUAGES), help="Werewords: the words' language; by default as --lang."
    ),
    click.Option(
        ["--pack"], type=click.Path(path_type=Path), help="Werewords: a file with your own words, one a line."
    ),
    click.Option(["--minutes"], type=float, default=4, show_default=True, help="Werewords: how long the day is."),
)


class WordChoosing(Choosing):
    """Roles and words."""

    options = (*WORDS, *ROLES)
    script_options = ROLES

    def names(self, written: Sequence[str]) -> Seats:
        names = Seats(written)
        check(Setup(len(names.players)))
        return names

    def play(self, evening: Evening) -> None:
        """Games one after the other, with the same people."""
        texts, names, options = evening.texts, evening.names, evening.options
        setup = self.setup(len(names.players), options)
        check(setup)
        own = pack_from_file(options["pack"]) if options["pack"] else None
        difficulty, group = options["difficulty"] or DIFFICULTIES[0], Group()
        while True:
            chosen = own or pack(options["words"] or texts.language, difficulty)
            with evening.record(texts) as path:
                group = WordTable(texts, names, setup, path).play(chosen, group)
            if not _again(texts):
                return
            if own is None:
                question = texts("word-hot-difficulty", names=", ".join(DIFFICULTIES), name=difficulty)
                difficulty = asked(texts, question, _difficulty, difficulty)

    def setup(self, players: int, options: Options) -> Setup:
        roles = (options["werewolves"] or 0, options["beholder"], options["minion"])
        return Setup(players, *roles, minutes=options.get("minutes", 4.0))


def _again(texts: Texts) -> bool:
    try:
        return ask(texts("word-hot-again")).strip().casefold().startswith(texts("word-hot-again-key"))
    except click.Abort:  # whoever leaves here has played to the end
        click.echo()
        return False


def _difficulty(written: str) -> str:
    pack(LANGUAGES[0], written)
    return written


CHOOSING = WordChoosing()
