"""`noctambule referee`: who won written-down games, and why."""

import json
import sys

import click

from noctambule.commands.common import told
from noctambule.engine.errors import BadInput
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.referee.judging import referee as judged


@click.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of reasons and errors.")
@told
def referee(file: str, lang: str) -> None:
    """Say who won written-down games, and why.

    FILE holds one or more YAML or JSON documents; - is standard input. One line of JSON comes out for each.
    Exit status 1 when any was refused.
    """
    texts = Texts(lang)
    try:
        with click.open_file(file, encoding="utf-8", errors="replace") as stream:
            answers = judged(stream.read(), texts)
    except OSError as error:
        raise BadInput("no-such-file", path=file, problem=error.strerror) from None
    for answer in answers:
        click.echo(json.dumps(answer, ensure_ascii=False))
    if not answers:
        click.echo(texts("no-documents", path=file), err=True)
    sys.exit(1 if any("error" in answer for answer in answers) else 0)
