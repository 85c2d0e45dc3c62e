"""One Night in a terminal: one screen goes around the table, and each player sees only their own view."""

import secrets
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from noctambule.clock import Clock
from noctambule.engine.beats import Plan
from noctambule.engine.chance import SECRET_BYTES, Shuffle, commit
from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import header_line, input_line, secret_line
from noctambule.engine.replays import Commitment
from noctambule.narrator.explaining import sentence
from noctambule.narrator.telling import Telling
from noctambule.narrator.texts import Texts
from noctambule.onenight.advice import advice
from noctambule.onenight.dealing import deal
from noctambule.onenight.game import Game
from noctambule.onenight.history import answer_input, header
from noctambule.onenight.naming import Names
from noctambule.onenight.plan import quick
from noctambule.onenight.setup import Setup

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
TALK_MINUTES = 5


def say(text: str, indent: str = "", bullet: str | None = None, bold: bool = False, dim: bool = False) -> None:
    """Prints a text. On a screen it is broken between words; in a file or a pipe each line stays whole."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    wrapper = textwrap.TextWrapper(
        width=width,
        initial_indent=indent if bullet is None else bullet,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    click.secho(wrapper.fill(text), bold=bold or None, dim=dim or None, reset=bold or dim)


class HotSeat:
    """A game on one screen. Every input is on record before the next one is asked for."""

    def __init__(self, texts: Texts, names: Names, setup: Setup, path: Path) -> None:
        self.texts = texts
        self.names = names
        self.setup = setup
        self.path = path
        self.telling = Telling(texts, names)
        self.clock = Clock()
        self.plan: Plan = quick(setup)
        self.calls = {call.id: call for call in setup.night.wakes}
        self.told = dict.fromkeys(range(setup.players), 0)

    def play(self) -> None:
        t = self.texts
        click.echo(CLEAR, nl=False, color=True)
        self._title(t("hot-title"))
        self._deck()
        for remark in advice(self.setup):
            say(sentence(t, *remark), dim=True)
        secret = secrets.token_bytes(SECRET_BYTES)
        say(t("hot-commit", hash=commit(secret)))
        added = self._typed(t("prompt", text=t("hot-contribute")))
        dealt = deal(self.setup, Shuffle(secret, [added]))
        self.clock = Clock()
        promised = Commitment(commit(secret), (added,))
        self._write(header_line(header(self.setup, dealt, self.names.players, promised)), new=True)
        game = Game.start(self.setup, dealt)
        self._deal(game)
        for beat in range(len(self.plan.beats)):
            game = self._beat(game, beat)
        self._dawn(game)
        self._day(game)
        game = self._vote(game)
        self._write(secret_line(secret.hex()))
        self._reveal(game)

    def _deck(self) -> None:
        t = self.texts
        say(t("hot-deck", deck=t.deck(self.setup.deck)))
        if self.setup.center_werewolf:
            say(t("hot-center-werewolf", role=t.role(self.setup.center_werewolf)))
        click.echo()

    def _write(self, line: str, new: bool = False) -> None:
        with self.path.open("w" if new else "a", encoding="utf-8") as file:
            file.write(line)

    def _title(self, text: str) -> None:
        say(text, bold=True)
        click.echo()

    def _each(self) -> Iterator[int]:
        """Hands the screen to one player after the other, cleared in between."""
        for seat in range(self.setup.players):
            click.echo(CLEAR, nl=False, color=True)
            self._enter(self.texts("hot-pass", player=self.names[seat]))
            click.echo(CLEAR, nl=False, color=True)
            yield seat
        click.echo(CLEAR, nl=False, color=True)

    def _enter(self, text: str) -> None:
        self._typed(text)

    def _typed(self, prompt: str) -> str:
        return str(click.prompt(prompt, default="", show_default=False, prompt_suffix=" "))

    def _deal(self, game: Game) -> None:
        for seat in self._each():
            card = game.deal.cards[seat]
            click.echo(self.texts("hot-card", player=self.names[seat]))
            click.secho(f"\n    {self.texts.role(card)}\n", bold=True)
            say(self.texts.role(card, "about"))
            click.echo()
            self._enter(self.texts("hot-hide"))
        self.told = dict.fromkeys(self.told, 1)

    def _beat(self, game: Game, beat: int) -> Game:
        """One round: everybody is asked something, really or not, so that nobody can tell who was."""
        asked = {question.seat: question for question in self.plan.asked(game, beat)}
        for seat in self._each():
            title = self.texts("hot-night", beat=beat + 1, beats=len(self.plan.beats))
            self._title(f"{self.names[seat]} · {title}")
            self._news(game, seat, beat)
            question = asked.get(seat)
            if question:
                say(self.telling.question(question, self._asking_role(game, question)))
                game = self._answer(game, question, self._choose(question.answers))
            else:
                say(self.texts("hot-sleep"))
                self._choose(game.vote_of(seat).options)
        return game

    def _answer(self, game: Game, question: Question, answer: Answer) -> Game:
        game = game.answer(question.id, answer)
        self._write(input_line(answer_input(self.clock.ms(), question, answer)))
        return game

    def _asking_role(self, game: Game, question: Question) -> str:
        """Whose power asks: after copying, the doppelganger is asked as the role she copied."""
        role = self.calls[question.id[0]].role
        acts = game.table.acts[question.seat]
        return acts if role == "doppelganger" and question.id[1] > 0 else role

    def _news(self, game: Game, seat: int, beat: int) -> None:
        """What this seat was shown since it last looked, as far as the plan shows it by now."""
        seen = [event for event in shown_to(seat, game.events) if self.plan.shown_at(event) <= beat]
        fresh, self.told[seat] = seen[self.told[seat] :], len(seen)
        self._list(self.texts("hot-news"), fresh, self.texts("hot-nothing"))

    def _list(self, heading: str, events: Sequence[Event], otherwise: str) -> None:
        lines = [line for _, line in self.telling.sentences(events)]
        click.echo(heading if lines else otherwise)
        for line in lines:
            say(line, indent="    ", bullet="  · ")
        click.echo()

    def _choose(self, answers: Sequence[Answer]) -> Answer:
        """A numbered choice, by number or by name; it can be changed until it is kept."""
        labels = [self.telling.answer(answer) for answer in answers]
        for number, label in enumerate(labels, 1):
            click.echo(f"  {number:2}  {label}")
        chosen: int | None = None
        while True:
            prompt = self.texts("hot-choose") if chosen is None else self.texts("hot-kept", answer=labels[chosen])
            text = self._typed(self.texts("prompt", text=prompt)).strip()
            if not text and chosen is not None:
                return answers[chosen]
            found = _chosen(text, labels)
            if found is not None:
                chosen = found
            elif text:
                say(self.texts("hot-bad-choice", text=text))

    def _dawn(self, game: Game) -> None:
        for seat in self._each():
            self._title(f"{self.names[seat]} · {self.texts('hot-dawn')}")
            self._news(game, seat, len(self.plan.beats))
            artifact = game.table.artifacts.get(seat)
            if artifact:
                say(self.texts(f"artifact-{artifact}", "about"))
                click.echo()
            self._enter(self.texts("hot-hide"))

    def _day(self, game: Game) -> None:
        self._title(self.texts("hot-day", minutes=TALK_MINUTES))
        self._deck()
        public = [event for event in shown_to(TABLE, game.events) if event.kind != "dawn"]
        self._list(self.texts("hot-public"), public, self.texts("hot-nothing-public"))
        self._enter(self.texts("hot-to-vote"))

    def _vote(self, game: Game) -> Game:
        for seat in self._each():
            self._title(self.texts("hot-vote", player=self.names[seat]))
            question = game.vote_of(seat)
            game = self._answer(game, question, self._choose(question.options))
        return game

    def _reveal(self, game: Game) -> None:
        assert game.end is not None
        self._title(self.texts("hot-reveal"))
        end = [event for event in game.events if event.kind in ("pointed", "cards", "identities")]
        for _, line in self.telling.sentences(end):
            say(line)
        click.echo()
        for line in self.telling.reasons(game.end):
            say(line)
        winners = [self.names[seat] for seat in game.end.verdict.winners]
        won = self.texts("hot-winners", names=self.texts.several(winners)) if winners else self.texts("hot-no-winners")
        click.secho("\n" + won, bold=True)
        click.echo()
        say(self.texts("hot-saved", path=str(self.path)))


def _chosen(text: str, labels: Sequence[str]) -> int | None:
    """Which label is meant: by its number, else by its words, capitals aside where that is clear."""
    if text in map(str, range(1, len(labels) + 1)):
        return int(text) - 1
    if text in labels:
        return labels.index(text)
    alike = [index for index, label in enumerate(labels) if label.casefold() == text.casefold()]
    return alike[0] if len(alike) == 1 else None
