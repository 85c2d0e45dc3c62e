"""`noctambule replay` and `verify`: recorded games, told again and checked."""

import sys
from collections.abc import Iterator
from typing import Any

import click

from noctambule.commands.common import fail, language, told
from noctambule.engine import records
from noctambule.engine.errors import BadInput, GameError
from noctambule.engine.histories import Recorded
from noctambule.engine.records import Record
from noctambule.games import game_of
from noctambule.live.kind import GameKind
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.terminal.screen import say


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--as", "player", help="Tell only what this player was shown.")
@language
@told
def replay(record: str, player: str | None, lang: str) -> None:
    """Tell a recorded game, as it was or from one seat's eyes."""
    kind, recorded = read_record(record)
    seat = None if player is None else recorded.names.seat(player)
    texts = kind.texts(lang, recorded.setup)
    try:
        *_, (_, game) = kind.history.replay(recorded)
        lines = kind.told(texts, recorded, game, seat)
    except GameError as error:
        fail(explain(texts, error, recorded.names))
    if player is not None:
        say(texts("replay-as", player=player))
    last = ""
    for heading, line in lines:
        if heading != last:
            click.secho(f"\n{heading}", bold=True)
            last = heading
        say(line, indent="    ", bullet="  ")
    if game.phase != "over":
        click.echo("\n" + texts("replay-unfinished"))


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@language
@told
def verify(record: str, lang: str) -> None:
    """Check a record: its shuffle and its every input.

    The deal must follow from the secret that was committed to. Exit status 1 when the record does not hold.
    """
    kind, recorded = read_record(record)
    texts = kind.texts(lang, recorded.setup)
    checks = kind.history.verify(recorded)
    for code, holds in checks:
        mark = texts("mark-nothing" if holds is None else "mark-holds" if holds else "mark-fails")
        click.echo(f"{mark:>4}  {texts(f'verify-{code}')}")
    try:
        list(kind.history.replay(recorded))
    except GameError as error:
        say(explain(texts, error, recorded.names), indent="      ", bullet="      ")
    for line in _who_gave(texts, recorded):
        say(line, indent="      ", bullet="      ")
    good = all(holds is not False for _, holds in checks)
    click.secho(texts("verify-good" if good else "verify-bad"), bold=True)
    sys.exit(0 if good else 1)


def _who_gave(texts: Texts, recorded: Recorded[Any, Any, Any]) -> Iterator[str]:
    """Who added to the shuffle, and who did not; and how often one was broken off before."""
    promised, bots = recorded.commitment, {bot[0] for bot in recorded.record.header.get("bots", ())}
    if promised is None or promised.pledges is None or len(promised.pledges) != len(promised.contributions):
        return
    given = list(enumerate(zip(promised.pledges, promised.contributions, strict=True)))[: len(recorded.names.players)]
    for line, seats in (
        ("verify-gave", [seat for seat, (_, opening) in given if opening]),
        ("verify-away", [seat for seat, (pledged, opening) in given if not pledged and not opening]),
        ("verify-late", [seat for seat, (pledged, opening) in given if pledged and not opening]),
    ):
        if names := [recorded.names[seat] for seat in seats if seat not in bots]:
            yield texts(line, players=texts.several(names))
    if isinstance(count := recorded.record.header.get("abandoned"), int):
        yield texts("verify-abandoned", count=count)


def read_record(path: str) -> tuple[GameKind, Recorded[Any, Any, Any]]:
    """A record of whichever game, from a file or standard input."""
    record = _load(path)
    kind = game_of(record)
    return kind, kind.history.read(record)


def _load(path: str) -> Record:
    try:
        with click.open_file(path, encoding="utf-8") as stream:
            record = records.load(stream)
        records.dump(record).encode()  # half a character can't be shown anywhere
    except OSError as error:
        raise BadInput("no-such-file", path=path, problem=error.strerror) from None
    except ValueError:
        raise BadInput("not-a-record") from None
    return record
