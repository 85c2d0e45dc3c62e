"""Werewords in a terminal: the screen goes around for the night, then lies before the mayor."""

import secrets
from pathlib import Path

import click

from noctambule.clock import Clock
from noctambule.engine.chance import SECRET_BYTES, Shuffle, commit
from noctambule.engine.errors import GameError
from noctambule.engine.records import header_line, secret_line
from noctambule.engine.replays import Commitment
from noctambule.engine.seats import Seats
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.terminal.screen import Screen, ask, meant, say
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.dealing import Group, deal
from noctambule.werewords.rules.game import DAY, GUESSED, NIGHT, Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.night import OTHER_WORDS
from noctambule.werewords.rules.packs import Pack
from noctambule.werewords.rules.setup import CORRECT, TOKENS, Setup
from noctambule.werewords.view import word_view

UNDO, TIME_UP, WHOOPS = "u", "t", "w"
"""What is typed for these, in every language."""


class WordTable(Screen):
    """A game of Werewords on one screen; the group goes on to the next with what it has seen."""

    def __init__(self, texts: Texts, names: Seats, setup: Setup, path: Path) -> None:
        super().__init__(texts, names, path)
        self.setup = setup
        self.telling = WordTelling(texts, names)

    def play(self, pack: Pack, group: Group) -> Group:
        t = self.texts
        self._clear()
        self._title(t("word-hot-title"))
        secret = secrets.token_bytes(SECRET_BYTES)
        say(t("hot-commit", hash=commit(secret)))
        added = self._typed(t("hot-contribute"))
        dealt = deal(self.setup, pack.texts, group, Shuffle(secret, [added]))
        self.clock = Clock()
        promised = Commitment(commit(secret), (added,))
        self._write(header_line(HISTORY.header(self.setup, dealt, self.names.players, promised)))
        game = Game.start(self.setup, dealt)
        self._deal(game)
        game = self._night(game)
        game = self._day(game)
        game = self._end(game)
        self._write(secret_line(secret.hex()))
        self._reveal(game)
        return game.group_after(group)

    def _deal(self, game: Game) -> None:
        for seat in self._each():
            card = game.deal.cards[seat]
            click.echo(self.texts("hot-card", player=self.names[seat]))
            click.secho(f"\n    {self.telling.role(card)}\n", bold=True)
            say(self.texts(f"word-role-{card}", "about"))
            click.echo()
            self._enter(self.texts("hot-hide"))

    def _night(self, game: Game) -> Game:
        """The mayor, whom everybody knows, chooses the word; then each player sees what the night shows them."""
        t, mayor = self.texts, self.names[game.mayor]
        say(t("tell-word-mayor", player=mayor), bold=True)
        self._enter(t("word-hot-mayor-night", player=mayor))
        self._clear()
        for line in self._lines(game, game.mayor, ("secret",)):
            say(line)
        while game.phase == NIGHT:
            question = game.questions[0]
            say(t("word-hot-choose-word"))
            words = [str(option) for option in question.options]
            labels = [t("word-hot-other-words") if word == OTHER_WORDS else word for word in words]
            word = self._choose(words, labels)
            self._note("answer", question.seat, question=list(question.id), answer=word)
            game = game.answer(question.id, word)
        for seat in self._each():
            self._title(self.names[seat])
            self._list(t("hot-news"), self._lines(game, seat, ("chose", "word", "shown")), t("hot-nothing"))
            self._enter(t("hot-hide"))
        return game

    def _lines(self, game: Game, seat: int, kinds: tuple[str, ...]) -> list[str]:
        """What a seat was shown of these kinds, in words."""
        events = [event for event in word_view(game, seat).events if event.kind in kinds]
        return [line for _, line in self.telling.sentences(events)]

    def _day(self, game: Game) -> Game:
        """The mayor's pad: who asked, and which token. Time is looked at with every token."""
        t, mayor = self.texts, self.names[game.mayor]
        minutes = int(self.setup.minutes) if self.setup.minutes == int(self.setup.minutes) else self.setup.minutes
        self._title(t("word-hot-day", minutes=minutes, mayor=mayor))
        ends = self.clock.ms() + int(self.setup.minutes * 60_000)
        askers = [seat for seat in range(self.setup.players) if seat != game.mayor]
        for number, seat in enumerate(askers, 1):
            click.echo(f"  {number:2}  {self.names[seat]}")
        while game.phase == DAY:
            left = max(0, ends - self.clock.ms()) // 1000
            time = f"{left // 60}:{left % 60:02}"
            say(t("word-hot-left", time=time, **game.stock._asdict()), dim=True)
            text = self._typed(t("word-hot-who"))
            if self.clock.ms() >= ends or (text.casefold() == TIME_UP and self._sure("word-hot-sure-missed", TIME_UP)):
                say(t("word-hot-time-up"), bold=True)
                self._note("time-up", by="clock")
                return game.time_up()
            if text.casefold() == UNDO:
                game = self._undo(game)
            elif text.casefold() != TIME_UP:
                game = self._asked(game, text, askers)
        return game

    def _undo(self, game: Game) -> Game:
        try:
            undone = game.undo()
        except GameError as error:
            say(explain(self.texts, error))
            return game
        self._note("undo", game.mayor)
        say(self.telling.sentence(undone.events[-1]))
        return undone

    def _asked(self, game: Game, text: str, askers: list[int]) -> Game:
        """Who asked, if that is what was typed, and then the token."""
        asker = meant(text, [self.names[seat] for seat in askers])
        if asker is not None:
            return self._token(game, askers[asker])
        if text:
            say(self.texts("hot-bad-choice", text=text))
        return game

    def _token(self, game: Game, asker: int) -> Game:
        """The mayor's token for who asked; Enter alone gives none."""
        keys = dict(zip(self.texts("word-hot-keys").split(), TOKENS, strict=True))
        spoken = {self.texts(f"token-{token}"): token for token in TOKENS}
        while typed := self._typed(self.texts("word-hot-token")).casefold():
            token = keys.get(typed) or spoken.get(typed)
            if token is None:
                say(self.texts("word-hot-bad-token", text=typed))
            elif token != CORRECT or self._sure("word-hot-sure", typed):
                try:
                    given = game.token(token, asker)
                except GameError as error:
                    say(explain(self.texts, error))
                    continue
                self._note("token", game.mayor, token=token, asker=asker)
                return given
        return game

    def _sure(self, warning: str, key: str) -> bool:
        """Whether the same is typed once more, where it can't be taken back."""
        return self._typed(self.texts(warning, key=key)).casefold() == key

    def _end(self, game: Game) -> Game:
        """Whoops, while there is time; then the werewolves point, or everybody votes."""
        t = self.texts
        while True:
            for _, line in self.telling.sentences(game.events[-1:]):
                say(line, bold=True)
            guessed = game.phase == GUESSED
            if ask(t("word-hot-guessed" if guessed else "word-hot-missed")).strip().casefold() != WHOOPS:
                break
            if not guessed and not self._sure("word-hot-sure", WHOOPS):
                continue
            self._note("whoops", game.mayor)
            game = game.whoops()
        title = "word-hot-point" if guessed else "word-hot-vote"
        pointers = {question.seat: question for question in game.questions}
        for seat in self._each(pointers):
            self._title(t(title, player=self.names[seat]))
            targets = [option for option in pointers[seat].options if isinstance(option, int)]
            target = self._choose(targets, [self.names[option] for option in targets])
            self._note("answer", seat, question=list(pointers[seat].id), answer=target)
            game = game.answer(pointers[seat].id, target)
        return game

    def _reveal(self, game: Game) -> None:
        assert game.verdict is not None
        pointed = next(index for index, event in enumerate(game.events) if event.kind == "pointed")
        for _, line in self.telling.sentences(game.events[pointed:]):
            say(line)
        winners = self.texts.several(self.names[seat] for seat in game.verdict.winners)
        click.secho("\n" + self.texts("hot-winners", names=winners) + "\n", bold=True)
        say(self.texts("hot-saved", path=str(self.path)))
