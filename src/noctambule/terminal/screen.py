"""One screen that goes around the table: handed on cleared, asked with numbered choices, every input on record."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click

from noctambule.clock import Clock
from noctambule.engine.errors import BadInput, GameError
from noctambule.engine.records import Input, input_line
from noctambule.engine.seats import Seats
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
NO_CHARACTER = "?"
T = TypeVar("T")


def say(text: str, indent: str = "", bullet: str | None = None, bold: bool = False, dim: bool = False) -> None:
    """Prints a text. On a screen it is broken between words; in a file or a pipe each line stays whole."""
    lines = _broken(text, indent if bullet is None else bullet, indent)
    click.secho(lines, bold=bold or None, dim=dim or None, reset=bold or dim)


def ask(prompt: str) -> str:
    """What somebody types after a prompt, which is broken between words too."""
    try:
        return readable(click.prompt(_broken(prompt), default="", show_default=False, prompt_suffix=" "))
    except UnicodeDecodeError:
        return NO_CHARACTER


def readable(typed: str) -> str:
    """What was typed, with a question mark for whatever is no character: a record could not hold it."""
    return typed.encode(errors="replace").decode()


def _broken(text: str, first: str = "", indent: str = "") -> str:
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    wrapper = textwrap.TextWrapper(
        width=width,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapper.fill(text)


class Screen:
    """What every game on one screen needs. Each input is on record before the next one is asked for."""

    def __init__(self, texts: Texts, names: Seats, path: Path) -> None:
        self.texts = texts
        self.names = names
        self.path = path
        self.clock = Clock()

    def _clear(self) -> None:
        click.echo(CLEAR, nl=False, color=True)

    def _write(self, line: str) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line)
        except OSError as error:
            raise BadInput("not-writable", path=self.path, problem=error.strerror) from None

    def _note(self, kind: str, seat: int | None = None, by: str = "player", **data: object) -> None:
        """Puts an input on record."""
        self._write(input_line(Input(self.clock.ms(), kind, seat, by, data)))

    def _title(self, text: str) -> None:
        say(text, bold=True)
        click.echo()

    def _each(self, seats: Iterable[int] | None = None) -> Iterator[int]:
        """Hands the screen to one player after the other (all, by default), cleared in between."""
        for seat in range(len(self.names.players)) if seats is None else seats:
            self._clear()
            self._enter(self.texts("hot-pass", player=self.names[seat]))
            self._clear()
            yield seat
        self._clear()

    def _enter(self, text: str) -> None:
        ask(text)

    def _typed(self, question: str) -> str:
        return ask(self.texts("prompt", text=question)).strip()

    def _list(self, heading: str, lines: Sequence[str], otherwise: str) -> None:
        click.echo(heading if lines else otherwise)
        for line in lines:
            say(line, indent="    ", bullet="  · ")
        click.echo()

    def _choose(self, answers: Sequence[T], labels: Sequence[str]) -> T:
        """A numbered choice, by number or by name; it can be changed until it is kept."""
        for number, label in enumerate(labels, 1):
            click.echo(f"  {number:2}  {label}")
        chosen: int | None = None
        while True:
            prompt = self.texts("hot-choose") if chosen is None else self.texts("hot-kept", answer=labels[chosen])
            text = self._typed(prompt)
            if not text and chosen is not None:
                return answers[chosen]
            found = meant(text, labels)
            if found is not None:
                chosen = found
            elif text:
                say(self.texts("hot-bad-choice", text=text))


def meant(text: str, labels: Sequence[str]) -> int | None:
    """Which label is meant: by its number, else by its words, capitals aside where that is clear."""
    if text in map(str, range(1, len(labels) + 1)):
        return int(text) - 1
    if text in labels:
        return labels.index(text)
    alike = [index for index, label in enumerate(labels) if label.casefold() == text.casefold()]
    return alike[0] if len(alike) == 1 else None


def asked(texts: Texts, question: str, read: Callable[[str], T], default: str = "") -> T:
    """What somebody types, asked for again until it can be read."""
    while True:
        typed = ask(texts("prompt", text=question)).strip() or default
        try:
            if typed:
                return read(typed)
        except GameError as error:
            say(explain(texts, error))
