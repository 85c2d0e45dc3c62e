"""A game of Werewords as a value: the night, the day of questions and tokens, and one of two endings."""

from typing import NamedTuple

from noctambule.engine.errors import BadSetup, NotAnOption, NotAsked
from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.engine.script import Run
from noctambule.werewords.rules.dealing import Deal, Group, find_mayor, secret_roles
from noctambule.werewords.rules.guessing import is_guess
from noctambule.werewords.rules.night import OTHER_WORDS, Night, Table
from noctambule.werewords.rules.setup import CORRECT, MAYOR, NO, TOKENS, WEREWOLF, YES, Setup, Stock, check
from noctambule.werewords.rules.verdict import POINTS_AT_A_GUESS, Verdict, after_a_guess, after_a_miss

NIGHT, DAY, GUESSED, MISSED, OVER = "night", "day", "guessed", "missed", "over"
POINT, VOTE = "point", "vote"
LONGEST_QUESTION = 200
"""Characters of a typed question."""


class Asked(NamedTuple):
    """A question to the mayor: who asked it, and its text when it was typed."""

    seat: int
    text: str | None = None


class Given(NamedTuple):
    """A token on the table, before the one who asked."""

    asked: Asked
    token: str


class Game(NamedTuple):
    """A game under way; every input makes a new value. Time is an input like any other."""

    setup: Setup
    deal: Deal
    night: Night
    run: Run[Table]
    phase: str
    stock: Stock
    waiting: tuple[Asked, ...] = ()
    """Typed questions the mayor has not answered yet, in order."""
    given: tuple[Given, ...] = ()
    pointing: tuple[int | None, ...] = ()
    events: tuple[Event, ...] = ()
    verdict: Verdict | None = None

    @staticmethod
    def start(setup: Setup, deal: Deal) -> "Game":
        """Deals, shows the mayor, and waits for the mayor's word."""
        check(setup)
        _check_deal(setup, deal)
        night, mayor = Night(setup), find_mayor(deal)
        events = [
            Event("dealt", "deal", 0, seat, (), (card,), night.alone[seat]) for seat, card in enumerate(deal.cards)
        ]
        events.append(Event("mayor", "deal", 0, mayor, (), (), night.everyone))
        if deal.cards[mayor] == MAYOR:
            events.append(Event("secret", "deal", 0, mayor, (), (deal.center,), night.alone[mayor]))
        table = Table(secret_roles(deal), mayor, deal.words, deal.other_words)
        run = Run.begin(night, table, tuple(events))
        return Game(setup, deal, night, run, NIGHT, setup.stock, (), (), (None,) * setup.players, run.events)

    @property
    def mayor(self) -> int:
        return self.run.table.mayor

    @property
    def roles(self) -> tuple[str, ...]:
        """Each player's secret role."""
        return self.run.table.roles

    @property
    def word(self) -> str:
        return self.run.table.word

    @property
    def knows_word(self) -> frozenset[int]:
        """Who has been shown the word, or chose it."""
        told = {event.seat for event in self.events if event.kind == "word" and event.seat is not None}
        return frozenset(told | ({self.mayor} if self.word else set()))

    @property
    def asked_now(self) -> Question | None:
        return self.run.question

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked now of anybody: the mayor's word, the werewolves' pointing, or everybody's vote."""
        if self.phase == NIGHT:
            assert self.run.question
            return (self.run.question,)
        if self.phase in (GUESSED, MISSED):
            return tuple(self._pointing_of(seat) for seat in self._pointers() if self.pointing[seat] is None)
        return ()

    def question(self, id: QuestionId) -> Question | None:
        """An open question by its id; a finger may be moved until the last one points."""
        if self.phase == NIGHT:
            return self.run.question if self.run.question and self.run.question.id == id else None
        kind, seat = id
        pointing = kind == {GUESSED: POINT, MISSED: VOTE}.get(self.phase) and seat in self._pointers()
        return self._pointing_of(seat) if pointing else None

    def ahead_of(self, call: str) -> Question | None:
        """Nobody can answer ahead of the mayor's choice: nothing else is asked at night."""
        return None

    def answer(self, id: QuestionId, answer: Answer) -> "Game":
        """The game after an answer to an open question."""
        if self.phase == NIGHT and self.run.question and self.run.question.id == id:
            run = self.run.answer(answer)
            if run.question:
                return self._replace(run=run, events=run.events)
            dawn = Event("dawn", "dawn", 0, None, (), (), self.night.everyone)
            return self._replace(run=run, phase=DAY, events=(*run.events, dawn))
        question = self.question(id)
        if question is None:
            raise NotAsked("not-asked", question=id)
        if not isinstance(answer, int) or not question.accepts(answer):
            raise NotAnOption("not-an-option", question=question, answer=answer)
        return self._point(question.seat, answer)

    # The day: questions, tokens, time

    def ask(self, seat: int, text: str) -> "Game":
        """A typed question to the mayor. One that is the word itself is pointed out to the mayor alone."""
        self._only_by_day()
        if not 0 <= seat < self.setup.players:
            raise NotAsked("nobody-asked")
        if seat == self.mayor:
            raise NotAsked("mayor-is-silent")
        if any(waiting.seat == seat for waiting in self.waiting):
            raise NotAsked("one-question-at-a-time")
        text = " ".join(text.split())
        if not 1 <= len(text) <= LONGEST_QUESTION:
            raise NotAnOption("question-length", most=LONGEST_QUESTION)
        events = [Event("asked", DAY, 0, seat, (), (text,), self.night.everyone)]
        if is_guess(self.word, text):
            events.append(Event("match", DAY, 0, self.mayor, (seat,), (), self.night.alone[self.mayor]))
        return self._replace(waiting=(*self.waiting, Asked(seat, text)), events=(*self.events, *events))

    def token(self, token: str, asker: int | None = None) -> "Game":
        """The mayor gives a token: to the first typed question waiting, or to who asked aloud."""
        self._only_by_day()
        if token not in TOKENS:
            raise NotAnOption("no-such-token", token=token)
        if self.stock.of(token) == 0:
            raise NotAnOption("token-used-up", token=token)
        first = self.waiting[0] if self.waiting else None
        if first is not None and asker in (None, first.seat):
            asked, waiting = first, self.waiting[1:]
        elif asker is not None and 0 <= asker < self.setup.players and asker != self.mayor:
            asked, waiting = Asked(asker), self.waiting
        else:
            raise NotAsked("nobody-asked")
        game = self._replace(
            stock=self.stock.without(token),
            given=(*self.given, Given(asked, token)),
            waiting=waiting,
            events=(*self.events, Event("token", DAY, 0, asked.seat, (), (token,), self.night.everyone)),
        )
        if token == CORRECT:
            return game._ending(GUESSED)
        if token in (YES, NO) and game.stock.yes_no == 0:
            return game._ending(MISSED)
        return game

    def undo(self) -> "Game":
        """Takes the last token back; a typed question waits again."""
        self._only_by_day()
        if not self.given:
            raise NotAsked("nothing-to-undo")
        *kept, (asked, token) = self.given
        stock = self.setup.stock
        for earlier in kept:
            stock = stock.without(earlier.token)
        waiting = self.waiting if asked.text is None else (asked, *self.waiting)
        undone = Event("undone", DAY, 0, asked.seat, (), (token,), self.night.everyone)
        return self._replace(stock=stock, given=tuple(kept), waiting=waiting, events=(*self.events, undone))

    def time_up(self) -> "Game":
        """The clock's input: the day is over, and the word was not guessed."""
        self._only_by_day()
        return self._ending(MISSED)

    def _only_by_day(self) -> None:
        if self.phase != DAY:
            raise NotAsked("not-by-day")

    # The endings

    def whoops(self) -> "Game":
        """Switches to the other ending, as long as nobody has pointed."""
        if self.phase not in (GUESSED, MISSED):
            raise NotAsked("no-whoops-now")
        if any(target is not None for target in self.pointing):
            raise NotAsked("whoops-too-late")
        return self._ending(MISSED if self.phase == GUESSED else GUESSED)

    def _ending(self, phase: str) -> "Game":
        """The werewolves show themselves and point, or the word is shown and all vote."""
        everyone = self.night.everyone
        if phase == GUESSED:
            shown = Event("werewolves", phase, 0, None, self.run.table.holders(WEREWOLF), (), everyone)
        else:
            shown = Event("word-shown", phase, 0, None, (), (self.word,), everyone)
        return self._replace(phase=phase, waiting=(), events=(*self.events, shown))

    def _pointers(self) -> tuple[int, ...]:
        everyone = tuple(range(self.setup.players))
        return self.run.table.holders(POINTS_AT_A_GUESS) if self.phase == GUESSED else everyone

    def _pointing_of(self, seat: int) -> Question:
        kind = POINT if self.phase == GUESSED else VOTE
        barred = self._pointers() if self.phase == GUESSED else (seat,)
        targets = tuple(other for other in range(self.setup.players) if other not in barred)
        return Question((kind, seat), seat, kind, targets, False)

    def _point(self, seat: int, target: int) -> "Game":
        game = self._replace(pointing=(*self.pointing[:seat], target, *self.pointing[seat + 1 :]))
        return game if game.questions else game.close()

    def close(self) -> "Game":
        """Ends the pointing: who has not pointed by now does not count."""
        if self.phase not in (GUESSED, MISSED):
            raise NotAsked("not-asked", question=(VOTE, 0))
        judge = after_a_guess if self.phase == GUESSED else after_a_miss
        verdict = judge(self.roles, self.pointing)
        everyone = self.night.everyone
        events = (
            Event("pointed", OVER, 0, None, self.pointing, (), everyone),
            *(Event("turned", OVER, 0, seat, (), (self.roles[seat],), everyone) for seat in verdict.shown),
            Event("roles", OVER, 0, None, (), self.roles, everyone),
            Event("won", OVER, 0, None, (), (verdict.team, verdict.why), everyone),
        )
        return self._replace(phase=OVER, verdict=verdict, events=self.events + events)

    def group_after(self, group: Group) -> Group:
        """What the group takes into the next game: this mayor, and the words somebody has now seen."""
        asked_again = any(event.kind == "chose" and event.what == (OTHER_WORDS,) for event in self.events)
        return group.after(self.mayor, (*self.deal.words, *(self.deal.other_words if asked_again else ())))


def _check_deal(setup: Setup, deal: Deal) -> None:
    if sorted((*deal.cards, deal.center)) != sorted(setup.cards):
        raise BadSetup("deal-is-not-the-deck")
    if deal.last_mayor is not None and not 0 <= deal.last_mayor < setup.players:
        raise BadSetup("no-mayor")
    if not deal.words or len({*deal.words, *deal.other_words}) != len(deal.words) + len(deal.other_words):
        raise BadSetup("bad-words")
