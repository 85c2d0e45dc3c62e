"""`noctambule play --terminal`: a game at one screen that goes around the table."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import click

from noctambule.clock import stamp
from noctambule.commands.common import data_folder, language, told
from noctambule.commands.games import chosen_game, no_options_of_another, with_options
from noctambule.engine.errors import BadInput
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import FIRST_EDITION, Texts
from noctambule.terminal.choosing import Choosing, Evening
from noctambule.terminal.screen import CLEAR, asked, readable


@click.command()
@chosen_game
@click.option("--players", help='Names in seat order, as "Ana, Ben, Cleo"; asked for when left out.')
@with_options(lambda choosing: choosing.options)
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A new file for the record; by default in your data folder.",
)
@language
@told
def hot_seat(game: str, players: str | None, record: Path | None, lang: str, **options: Any) -> None:
    """Play on one screen that goes around the table.

    --game chooses which game. Ctrl-C stops, and keeps what was played.
    """
    choosing = no_options_of_another(game, lambda choosing: choosing.options)
    texts = Texts(lang, options.get("edition") or FIRST_EDITION)
    records = _Records(game, record)
    choosing.play(Evening(texts, _players(texts, players, choosing), options, players is None, records.new))


class _Records:
    """Where the games of an evening are written down."""

    def __init__(self, game: str, path: Path | None) -> None:
        self.game = game
        self.path = path
        self.begun = 0

    @contextmanager
    def new(self, texts: Texts) -> Iterator[Path]:
        """A new file for a game's record; whoever stops is told where it is. An empty one is not left behind."""
        path = self._free()
        self.begun += 1
        try:
            if self.path is None:
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

    def _free(self) -> Path:
        """The file that was asked for; for the games after the first, one beside it: game-2.jsonl and so on."""
        if self.path is None:
            return data_folder() / "records" / f"{self.game}-{stamp()}.jsonl"
        if not self.begun:
            return self.path
        names = (self.path.with_stem(f"{self.path.stem}-{number}") for number in count(2))
        return next(path for path in names if not path.exists())


def _players(texts: Texts, written: str | None, choosing: Choosing) -> Seats:
    """Who plays: as it was written in the command, else asked for."""

    def read(names: str) -> Seats:
        return choosing.names([name.strip() for name in names.split(",") if name.strip()])

    return asked(texts, texts("hot-names"), read) if written is None else read(readable(written))
