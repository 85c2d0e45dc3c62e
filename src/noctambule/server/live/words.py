"""Werewords in a room: deal, night, the day of questions and tokens, and both endings."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import Commitment
from noctambule.server import wire
from noctambule.server.live.beats import DEAL, NIGHT, Night, close
from noctambule.server.live.one_night import MINUTE, NOBODY, SECOND, TO_LOOK, TO_TAP, TO_VOTE
from noctambule.views import word_view
from noctambule.werewords.dealing import Deal
from noctambule.werewords.game import DAY, GUESSED, MISSED, Game
from noctambule.werewords.history import header
from noctambule.werewords.night import narrated, quick
from noctambule.werewords.setup import Setup

LOOK, TALK, VOTE, OVER = "look", "talk", "vote", "over"
TO_POINT, TO_TALK = 15 * SECOND, MINUTE


class Words(NamedTuple):
    """A game of Werewords under way in a room. Times are milliseconds of the room's clock."""

    game: Game
    night: Night
    waits_for_all: bool
    phase: str
    deadline: int | None
    began: int
    inputs: tuple[Input, ...] = ()
    """What was put in so far, as a record has it."""
    ready: frozenset[int] = frozenset()

    @staticmethod
    def start(setup: Setup, deal: Deal, settings: wire.Settings, at: int) -> "Words":
        quickly = settings.pace == "quick"
        night = Night(quick(setup) if quickly else narrated(setup), setup.players)
        return Words(Game.start(setup, deal), night, quickly, DEAL, at + TO_LOOK, at)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def put(self, seat: int, said: wire.InGame, at: int) -> "Words":
        """The game after a seat's input; what is not asked now is refused."""
        match said:
            case wire.Ready() if self.phase in (DEAL, LOOK):
                live = self._replace(ready=self.ready | {seat})
                return live._go_on(at) if len(live.ready) == self.night.players else live
            case wire.Tap(beat=beat, answer=answer) if self.phase == NIGHT and beat == self.night.beat:
                live = self._replace(night=self.night.tap(self.game, seat, answer))
                return live._close_beat(at) if live.waits_for_all and live.night.all_tapped else live
            case wire.Ask(text=text) if self.phase == DAY:
                return self._note(at, "ask", seat, text=text)._replace(game=self.game.ask(seat, text))
            case wire.Token(token=token, asker=asker) if self.phase == DAY and seat == self.game.mayor:
                noted = self._note(at, "token", seat, token=token, asker=asker)
                return noted._replace(game=self.game.token(token, asker))._after_the_day(at)
            case wire.Undo() if self.phase == DAY and seat == self.game.mayor:
                return self._note(at, "undo", seat)._replace(game=self.game.undo())
            case wire.Whoops() if seat == self.game.mayor:
                return self._note(at, "whoops", seat)._replace(game=self.game.whoops())._after_the_day(at)
            case wire.MoreTime() if self.phase in (DAY, TALK) and self.deadline is not None:
                return self._replace(deadline=self.deadline + MINUTE)
            case wire.Chat(text=text) if self.phase in (DAY, TALK) and not (
                self.phase == DAY and seat == self.game.mayor
            ):
                return self._note(at, "chat", seat, text=text)
            case wire.Point(at=target) if self.phase in (GUESSED, VOTE):
                id = ("point" if self.phase == GUESSED else "vote", seat)
                noted = self._note(at, "answer", seat, question=list(id), answer=target)
                return noted._replace(game=self.game.answer(id, target))._perhaps_over()
        raise NotAsked("not-asked")

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """What is decided for those who did not answer in time; it goes on record with the clock's input."""
        return self.night.defaults(self.game, chance) if self.phase == NIGHT else {}

    def time_up(self, defaults: Mapping[int, Answer], at: int) -> "Words":
        """The game after its deadline."""
        match self.phase:
            case "deal" | "look":
                return self._go_on(at)
            case "night":
                taps = {**self.night.taps, **defaults}
                return self._replace(night=self.night._replace(taps=taps))._close_beat(at, defaults)
            case "day":
                noted = self._note(at, "time-up", by="clock")
                return noted._replace(game=self.game.time_up())._after_the_day(at)
            case "talk":
                return self._replace(phase=VOTE, deadline=at + TO_VOTE)
            case "guessed" | "vote":
                return self._note(at, "close", by="clock")._replace(game=self.game.close())._perhaps_over()
        raise NotAsked("not-asked")

    def _go_on(self, at: int) -> "Words":
        """From the deal into the night, or from what the night showed into the day."""
        if self.phase == DEAL:
            return self._replace(phase=NIGHT, deadline=at + TO_TAP, ready=frozenset())
        return self._replace(phase=DAY, deadline=at + int(self.game.setup.minutes * MINUTE), ready=frozenset())

    def _close_beat(self, at: int, defaults: Mapping[int, Answer] = NOBODY) -> "Words":
        night, game, answered = close(self.night, self.game)
        phase = LOOK if night.over else NIGHT
        live = self._replace(night=night, game=game, phase=phase, deadline=at + TO_TAP)
        for (id, seat, *_), answer in answered:
            by = "clock" if seat in defaults else "player"
            live = live._note(at, "answer", seat, by, question=list(id), answer=answer)
        return live

    def _note(self, at: int, kind: str, seat: int | None = None, by: str = "player", **data: object) -> "Words":
        return self._replace(inputs=(*self.inputs, Input(at - self.began, kind, seat, by, data)))

    def _after_the_day(self, at: int) -> "Words":
        match self.game.phase:
            case "guessed":
                return self._replace(phase=GUESSED, deadline=at + TO_POINT)
            case "missed":
                return self._replace(phase=TALK, deadline=at + TO_TALK)
        return self

    def _perhaps_over(self) -> "Words":
        return self._replace(phase=OVER, deadline=None) if self.game.verdict else self

    def record(self, names: Sequence[str], commitment: Commitment) -> Record:
        """The game on record; the secret behind its shuffle is added when it is over."""
        return Record(header(self.game.setup, self.game.deal, names, commitment), self.inputs)

    def shown(self, seat: int) -> tuple[Event, ...]:
        """All that a seat (or TABLE) has been shown by now."""
        return self.night.shown(self.phase, word_view(self.game, seat).events)

    def prompt(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        if seat == TABLE:
            return None
        if self.phase == NIGHT:
            return self.night.prompts(self.game)[seat]
        if self.phase in (GUESSED, VOTE):
            return next((question for question in self.game.questions if question.seat == seat), None)
        return None

    def public(self) -> dict[str, Any]:
        """What every screen may know beside its events."""
        game = self.game
        return {
            "game": "werewords",
            "cards": list(game.setup.cards),
            "mayor": game.mayor,
            "phase": self.phase,
            "beat": self.night.beat,
            "beats": len(self.night.plan.beats),
            "counts": {"ready": len(self.ready)},
            "stock": game.stock._asdict(),
            "waiting": [list(asked) for asked in game.waiting],
            "given": [[given.asked.seat, given.asked.text, given.token] for given in game.given],
            "ending": game.phase if game.phase in (GUESSED, MISSED) else None,
        }

    def private(self, seat: int) -> dict[str, Any]:
        return {"tapped": seat in self.night.taps}
