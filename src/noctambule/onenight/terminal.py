"""One Night in a terminal: one screen goes around the table, and each player sees only their own view."""

import secrets
from collections.abc import Sequence
from pathlib import Path

import click

from noctambule.clock import Clock
from noctambule.engine.beats import Plan
from noctambule.engine.chance import SECRET_BYTES, Shuffle, commit
from noctambule.engine.events import TABLE, Event
from noctambule.engine.histories import answer_input
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import header_line, input_line, secret_line
from noctambule.engine.replays import Commitment
from noctambule.narrator.explaining import sentence
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.plan import quick
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view
from noctambule.terminal.screen import Screen, say

TALK_MINUTES = 5


class HotSeat(Screen):
    """A game of One Night on one screen."""

    def __init__(self, texts: Texts, names: Names, setup: Setup, path: Path) -> None:
        super().__init__(texts, names, path)
        self.setup = setup
        self.telling = Telling(texts, names)
        self.plan: Plan = quick(setup)
        self.calls = {call.id: call for call in setup.night.wakes}
        self.told = dict.fromkeys(range(setup.players), 0)

    def play(self) -> None:
        t = self.texts
        self._clear()
        self._title(t("hot-title"))
        self._deck()
        for remark in advice(self.setup):
            say(sentence(t, *remark), dim=True)
        secret = secrets.token_bytes(SECRET_BYTES)
        say(t("hot-commit", hash=commit(secret)))
        added = self._typed(t("hot-contribute"))
        dealt = deal(self.setup, Shuffle(secret, [added]))
        self.clock = Clock()
        promised = Commitment(commit(secret), (added,))
        self._write(header_line(HISTORY.header(self.setup, dealt, self.names.players, promised)))
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
                game = self._answer(game, question, self._choose(question.answers, self._labels(question.answers)))
            else:
                say(self.texts("hot-sleep"))
                self._choose(options := game.vote_of(seat).options, self._labels(options))
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
        seen = [event for event in view(game, seat).events if self.plan.shown_at(event) <= beat]
        fresh, self.told[seat] = seen[self.told[seat] :], len(seen)
        self._list(self.texts("hot-news"), self._lines(fresh), self.texts("hot-nothing"))

    def _lines(self, events: Sequence[Event]) -> list[str]:
        return [line for _, line in self.telling.sentences(events)]

    def _labels(self, answers: Sequence[Answer]) -> list[str]:
        return [self.telling.answer(answer) for answer in answers]

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
        public = [event for event in view(game, TABLE).events if event.kind != "dawn"]
        self._list(self.texts("hot-public"), self._lines(public), self.texts("hot-nothing-public"))
        self._enter(self.texts("hot-to-vote"))

    def _vote(self, game: Game) -> Game:
        for seat in self._each():
            self._title(self.texts("hot-vote", player=self.names[seat]))
            question = game.vote_of(seat)
            game = self._answer(game, question, self._choose(question.options, self._labels(question.options)))
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
