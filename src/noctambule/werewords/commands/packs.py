"""`noctambule words`: the word packs, and whether one of your own can be played with."""

import sys
from collections import Counter
from pathlib import Path
from random import Random

import click
from rich.console import Console

from noctambule.commands.common import language, rows_with, told
from noctambule.engine.errors import BadInput
from noctambule.narrator.texts import Texts
from noctambule.terminal.screen import say
from noctambule.werewords.own_packs import lines_of_file, pack_from_file
from noctambule.werewords.rules.packs import FIRST, Pack, pack, packs, parse, taxonomy


@click.command()
@click.argument("name", required=False)
@click.option("--sample", type=click.IntRange(min=1), help="Show so many words of the pack, drawn by chance.")
@click.option("--seed", type=int, default=None, help="Repeats a sample.")
@click.option("--check", "file", type=click.Path(path_type=Path), help="Check a pack file of your own, text or YAML.")
@language
@told
def words(name: str | None, sample: int | None, seed: int | None, file: Path | None, lang: str) -> None:
    """List the word packs, show one, or check your own.

    A pack is named as en/easy. In a file of your own: one word a line, or a YAML list.
    """
    texts = Texts(lang)
    if file is not None:
        _check(texts, file)
    elif name is not None:
        _one_pack(pack(*_two(name)), sample, seed)
    else:
        rows = rows_with(texts, "pack", "words", "categories")
        for each in packs():
            count = Counter(word.category for word in each.words)
            kinds = (
                f"{of.names.get(lang, of.names[FIRST])} {count[id]}"
                for id, of in taxonomy().categories.items()
                if count[id]
            )
            rows.add_row(each.name, str(len(each.words)), ", ".join(kinds))
        Console().print(rows)


def _two(name: str) -> tuple[str, str]:
    language, slash, difficulty = name.partition("/")
    if not slash:
        raise BadInput("unknown-pack", name=name)
    return language, difficulty


def _one_pack(chosen: Pack, sample: int | None, seed: int | None) -> None:
    shown = list(chosen.texts)
    if sample is not None:
        Random(seed).shuffle(shown)
        shown = shown[:sample]
    for word in shown:
        click.echo(word)


def _check(texts: Texts, file: Path) -> None:
    """Every bad line with its number and what is wrong; exit status 2 when there is one."""
    _, problems = parse(lines_of_file(file))
    for problem in problems:
        say(texts("words-line", line=problem.line, text=problem.text, why=texts(problem.code)))
    if problems:
        sys.exit(2)
    good = pack_from_file(file)
    say(texts("words-good", name=good.name, count=len(good.words)))
