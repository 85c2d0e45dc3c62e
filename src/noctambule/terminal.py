"""One Night in a terminal: one screen goes around the table, and each player sees only their own view."""

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from noctambule.clock import Clock
from noctambule.engine.beats import Plan
from noctambule.engine.chance import SECRET_BYTES, Shuffle, commit
from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import header_line, input_line, secret_line
from noctambule.narrator.telling import Telling
from noctambule.narrator.texts import Texts
from noctambule.onenight.cards import MASK, SHROUD
from noctambule.onenight.dealing import deal
from noctambule.onenight.game import Game
from noctambule.onenight.history import Commitment, answer_input, header
from noctambule.onenight.naming import Names
from noctambule.onenight.plan import quick
from noctambule.onenight.setup import Setup

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
TALK_MINUTES = 5


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
        click.echo(t("hot-deck", deck=self._deck()))
        if self.setup.center_werewolf:
            click.echo(t("hot-center-werewolf", role=t.role(self.setup.center_werewolf)))
        secret = secrets.token_bytes(SECRET_BYTES)
        click.echo(t("hot-commit", hash=commit(secret)))
        added = click.prompt(t("hot-contribute"), default="", show_default=False)
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

    def _deck(self) -> str:
        counted = dict[str, int]()
        for card in self.setup.deck:
            counted[card] = counted.get(card, 0) + 1
        names = ((self.texts.role(card), copies) for card, copies in counted.items())
        return ", ".join(name if copies == 1 else f"{name} ×{copies}" for name, copies in names)

    def _write(self, line: str, new: bool = False) -> None:
        with self.path.open("w" if new else "a", encoding="utf-8") as file:
            file.write(line)

    def _title(self, text: str) -> None:
        click.secho(text + "\n", bold=True)

    def _each(self) -> Iterator[int]:
        """Hands the screen to one player after the other, cleared in between."""
        for seat in range(self.setup.players):
            click.echo(CLEAR, nl=False, color=True)
            self._enter(self.texts("hot-pass", player=self.names[seat]))
            click.echo(CLEAR, nl=False, color=True)
            yield seat
        click.echo(CLEAR, nl=False, color=True)

    def _enter(self, text: str) -> None:
        click.prompt(text, default="", show_default=False, prompt_suffix=" ")

    def _deal(self, game: Game) -> None:
        for seat in self._each():
            card = game.deal.cards[seat]
            click.echo(self.texts("hot-card", player=self.names[seat]))
            click.secho(f"\n    {self.texts.role(card)}\n", bold=True)
            click.echo(self.texts.role(card, "about") + "\n")
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
                click.echo(self.telling.question(question, self._asking_role(game, question)))
                game = self._answer(game, question, self._choose(question.answers))
            else:
                click.echo(self.texts("hot-sleep"))
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
            click.echo(f"  · {line}")
        click.echo()

    def _choose(self, answers: Sequence[Answer]) -> Answer:
        """A numbered choice, by number or by name; it can be changed until it is kept."""
        labels = [self.telling.answer(answer) for answer in answers]
        for number, label in enumerate(labels, 1):
            click.echo(f"  {number:2}  {label}")
        chosen: int | None = None
        while True:
            prompt = self.texts("hot-choose") if chosen is None else self.texts("hot-kept", answer=labels[chosen])
            text = click.prompt(prompt, default="", show_default=False).strip()
            if not text and chosen is not None:
                return answers[chosen]
            found = [
                n for n, label in enumerate(labels, 1) if text in (str(n), label) or text.casefold() == label.casefold()
            ]
            if len(found) == 1:
                chosen = found[0] - 1
            else:
                click.echo(self.texts("hot-bad-choice", text=text))

    def _dawn(self, game: Game) -> None:
        for seat in self._each():
            self._title(f"{self.names[seat]} · {self.texts('hot-dawn')}")
            self._news(game, seat, len(self.plan.beats))
            artifact = game.table.artifacts.get(seat)
            if artifact:
                click.echo(self.texts(f"artifact-{artifact}", "about") + "\n")
            if artifact in (MASK, SHROUD):
                click.echo(self.texts("hot-mask" if artifact == MASK else "hot-shroud") + "\n")
            self._enter(self.texts("hot-hide"))

    def _day(self, game: Game) -> None:
        self._title(self.texts("hot-day", minutes=TALK_MINUTES))
        click.echo(self.texts("hot-deck", deck=self._deck()))
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
            click.echo(line)
        click.echo()
        for line in self.telling.reasons(game.end):
            click.echo(line)
        winners = [self.names[seat] for seat in game.end.verdict.winners]
        won = self.texts("hot-winners", names=self.texts.several(winners)) if winners else self.texts("hot-no-winners")
        click.secho("\n" + won, bold=True)
        click.echo("\n" + self.texts("hot-saved", path=self.path))
