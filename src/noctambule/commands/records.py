"""`noctambule replay` and `verify`: recorded games, told again and checked."""

import sys
from collections.abc import Iterator

import click

from noctambule.commands.common import fail, language, told
from noctambule.engine import records
from noctambule.engine.errors import BadInput, GameError
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules import history as one_night
from noctambule.onenight.rules.naming import Names
from noctambule.terminal.screen import say
from noctambule.views import view, word_view
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules import history as werewords

Recorded = one_night.Recorded | werewords.Recorded
Told = Iterator[tuple[str, str]]
"""Headings and the sentences under them."""


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--as", "player", help="Tell only what this player was shown.")
@language
@told
def replay(record: str, player: str | None, lang: str) -> None:
    """Tell a recorded game, as it was or from one seat's eyes."""
    recorded = read_record(record)
    seat = None if player is None else recorded.names.seat(player)
    texts = _texts(lang, recorded)
    try:
        if isinstance(recorded, one_night.Recorded):
            lines, finished = _one_night(texts, recorded, seat)
        else:
            lines, finished = _words(texts, recorded, seat)
    except GameError as error:
        fail(explain(texts, error, _places(recorded)))
    if player is not None:
        say(texts("replay-as", player=player))
    last = ""
    for heading, line in lines:
        if heading != last:
            click.secho(f"\n{heading}", bold=True)
            last = heading
        say(line, indent="    ", bullet="  ")
    if not finished:
        click.echo("\n" + texts("replay-unfinished"))


def _one_night(texts: Texts, recorded: one_night.Recorded, seat: int | None) -> tuple[Told, bool]:
    *_, (_, game) = one_night.replay(recorded)
    telling = Telling(texts, recorded.names)
    headings = {call.id: telling.call(call) for call in recorded.setup.night.wakes}
    headings |= {"deal": texts("replay-deal"), "dawn": texts("replay-day"), "vote": texts("replay-vote")}
    claims = [telling.claim(claim) for claim in game.said]

    def lines() -> Told:
        if seat is None:
            center = (texts.role(card) for card in recorded.deal.cards[len(recorded.names.players) :])
            yield headings["deal"], texts("replay-center", cards=", ".join(center))
        told = list(telling.sentences(game.events if seat is None else view(game, seat).events))
        night = [(event, line) for event, line in told if event.call != "vote"]
        yield from ((headings[event.call], line) for event, line in night)
        yield from ((headings["dawn"], line) for line in claims)
        yield from ((headings["vote"], line) for _, line in told[len(night) :])

    return lines(), game.end is not None


def _words(texts: Texts, recorded: werewords.Recorded, seat: int | None) -> tuple[Told, bool]:
    *_, (_, game) = werewords.replay(recorded)
    telling = WordTelling(texts, recorded.names)
    told = telling.sentences(game.events if seat is None else word_view(game, seat).events)
    return ((telling.heading(event.call), line) for event, line in told), game.verdict is not None


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@language
@told
def verify(record: str, lang: str) -> None:
    """Check a record: its shuffle and its every input.

    The deal must follow from the secret that was committed to. Exit status 1 when the record does not hold.
    """
    recorded = read_record(record)
    texts = _texts(lang, recorded)
    checks = one_night.verify(recorded) if isinstance(recorded, one_night.Recorded) else werewords.verify(recorded)
    for code, holds in checks:
        mark = texts("mark-nothing" if holds is None else "mark-holds" if holds else "mark-fails")
        click.echo(f"{mark:>4}  {texts(f'verify-{code}')}")
    try:
        list(one_night.replay(recorded) if isinstance(recorded, one_night.Recorded) else werewords.replay(recorded))
    except GameError as error:
        say(explain(texts, error, _places(recorded)), indent="      ", bullet="      ")
    good = all(holds is not False for _, holds in checks)
    click.secho(texts("verify-good" if good else "verify-bad"), bold=True)
    sys.exit(0 if good else 1)


def _texts(lang: str, recorded: Recorded) -> Texts:
    return Texts(lang, recorded.setup.edition) if isinstance(recorded, one_night.Recorded) else Texts(lang)


def _places(recorded: Recorded) -> Names | None:
    return recorded.names if isinstance(recorded, one_night.Recorded) else None


def read_record(path: str) -> Recorded:
    """A record of either game, from a file or standard input."""
    try:
        with click.open_file(path, encoding="utf-8") as stream:
            record = records.load(stream)
        records.dump(record).encode()  # half a character can't be shown anywhere
    except OSError as error:
        raise BadInput("no-such-file", path=path, problem=error.strerror) from None
    except ValueError:
        raise BadInput("not-a-record") from None
    return werewords.read(record) if record.header.get("game") == werewords.GAME else one_night.read(record)
