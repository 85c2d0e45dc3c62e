"""Werewords in a room: deal, night, a look at what it showed, the day of questions and tokens, and both endings."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import Commitment
from noctambule.live import shown, wire
from noctambule.live.beats import DEAL, LOOK, NIGHT, Night, Seen, close
from noctambule.live.pacing import (
    KEPT,
    MINUTE,
    TO_PEEK,
    TO_POINT,
    TO_READ,
    TO_TALK,
    TO_VOTE,
    pace_of_words,
)
from noctambule.live.talk import accuse, is_enough, noted
from noctambule.live.values import Value
from noctambule.views import word_view
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import POINT, Game
from noctambule.werewords.rules.history import header
from noctambule.werewords.rules.night import Night as Calls
from noctambule.werewords.rules.setup import Setup

DAY: Final = "day"
GUESSED: Final = "guessed"
MISSED: Final = "missed"
TALK: Final = "talk"
VOTE: Final = "vote"
OVER: Final = "over"


class Words(Value, frozen=True):
    """A game of Werewords under way in a room. Times are milliseconds of the room's clock."""

    game: Game
    night: Night
    phase: shown.WordsPhase
    deadline: int | None
    began: int
    inputs: tuple[Input, ...] = ()
    """What was put in so far, as a record has it."""
    ready: frozenset[int] = frozenset()
    enough: frozenset[int] = frozenset()
    """Who would rather vote now than talk on."""
    accusing: Mapping[int, int] = {}

    @staticmethod
    def start(setup: Setup, deal: Deal, settings: wire.Settings, at: int) -> "Words":
        pace = pace_of_words(setup, settings.pace == "quick", settings.call_seconds)
        return Words(Game.start(setup, deal), Night(pace, setup.players), DEAL, at + TO_PEEK, at)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def _pointing(self) -> str:
        """What a question is called that is answered with a finger; it stays open, for a finger may be moved."""
        return POINT if self.phase == GUESSED else VOTE

    def put(self, seat: int, said: wire.InGame, at: int, by: str) -> "Words":
        """The game after a seat's input; what is not asked now is refused."""
        is_mayor = seat == self.game.mayor
        match said:
            case wire.Ready() if self.phase in (DEAL, LOOK):
                live = self.but(ready=self.ready | {seat})
                return live._go_on(at) if len(live.ready) == self.night.players else live
            case wire.Tap(beat=beat, answer=answer) if self.phase == NIGHT and beat == self.night.beat:
                live = self.but(night=self.night.tap(seat, answer, by))
                return live._close_beat(at) if live.night.is_complete else live
            case wire.Ask(text=text) if self.phase == DAY:
                return self._note(at, "ask", seat, by, text=text).but(game=self.game.ask(seat, text))
            case wire.Token(token=token, asker=asker) if self.phase == DAY and is_mayor:
                given = self._note(at, "token", seat, by, token=token, asker=asker)
                return given.but(game=self.game.token(token, asker))._after_the_day(at)
            case wire.Undo() if self.phase == DAY and is_mayor:
                return self._note(at, "undo", seat, by).but(game=self.game.undo())
            case wire.Whoops() if is_mayor or by == "host":
                return self._note(at, "whoops", seat, by).but(game=self.game.whoops())._after_the_day(at)
            case wire.MoreTime() if self.phase in (DAY, TALK) and self.deadline is not None:
                return self.but(deadline=self.deadline + MINUTE)
            case wire.EndDay() if self.phase == TALK:
                live = self.but(enough=self.enough | {seat})
                return live._vote(at) if is_enough(live.enough, self.night.players) else live
            case wire.Accuse(at=whom) if self.phase == TALK:
                accusing = accuse(self.accusing, seat, whom, self.night.players)
                return self.but(accusing=accusing)._add(noted(at - self.began, seat, said, by))
            case wire.Chat() if self.phase == TALK or (self.phase == DAY and not is_mayor):
                return self._add(noted(at - self.began, seat, said, by))
            case wire.Point(at=target) if self.phase in (GUESSED, VOTE):
                id = (self._pointing, seat)
                pointed = self._note(at, "answer", seat, by, question=list(id), answer=target)
                return pointed.but(game=self.game.answer(id, target))._perhaps_over()
        raise NotAsked("not-asked")

    def could_say(self, seat: int, role: str, story: Sequence[wire.Told]) -> tuple[wire.Told, ...]:
        """Nobody tells stories of this night."""
        raise NotAsked("not-asked")

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """What is decided for those who did not answer in time; it goes on record with the clock's input."""
        return self.night.defaults(chance) if self.phase == NIGHT else {}

    def time_up(self, defaults: Mapping[int, Answer], at: int) -> "Words":
        """The game after its deadline."""
        match self.phase:
            case "deal" | "look":
                return self._go_on(at)
            case "night":
                return self.but(night=self.night.tapped_by_the_clock(defaults))._close_beat(at)
            case "day":
                timed_out = self._note(at, "time-up", None, "clock")
                return timed_out.but(game=self.game.time_up())._after_the_day(at)
            case "talk":
                return self._vote(at)
            case "guessed" | "vote":
                return self._note(at, "close", None, "clock").but(game=self.game.close())._perhaps_over()
        raise NotAsked("not-asked")

    def _go_on(self, at: int) -> "Words":
        """From the deal into the night, or from what the night showed into the day."""
        live = self.but(ready=frozenset())
        if self.phase == DEAL:
            return live.but(phase=NIGHT, night=self.night.begun(self.game), deadline=at + self.night.length)
        return live.but(phase=DAY, deadline=at + int(self.game.setup.minutes * MINUTE))

    def _close_beat(self, at: int) -> "Words":
        night, game, answered = close(self.night, self.game)
        live = self.but(night=night, game=game)
        for (id, seat, *_), (answer, by) in answered:
            live = live._note(at, "answer", seat, by, question=list(id), answer=answer)
        if night.over:
            return live.but(phase=LOOK, deadline=at + TO_READ)
        return live.but(night=night.begun(game), deadline=at + night.length)

    def _note(self, at: int, kind: str, seat: int | None, by: str, **data: Any) -> "Words":
        return self._add(Input(at - self.began, kind, seat, by, data))

    def _add(self, entry: Input) -> "Words":
        return self.but(inputs=(*self.inputs, entry))

    def _after_the_day(self, at: int) -> "Words":
        match self.game.phase:
            case "guessed":
                return self.but(phase=GUESSED, deadline=at + TO_POINT)
            case "missed":
                return self.but(phase=TALK, deadline=at + TO_TALK, enough=frozenset())
        return self

    def _vote(self, at: int) -> "Words":
        return self.but(phase=VOTE, deadline=at + TO_VOTE)

    def _perhaps_over(self) -> "Words":
        return self.but(phase=OVER, deadline=None) if self.game.verdict else self

    def record(self, names: Sequence[str], commitment: Commitment) -> Record:
        """The game on record; the secret behind its shuffle is added when it is over."""
        return Record(header(self.game.setup, self.game.deal, names, commitment), self.inputs)

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """All that a seat (or TABLE) has been shown by now."""
        return self.night.shown(self.phase, word_view(self.game, seat).events)

    def prompt(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        if seat == TABLE:
            return None
        if self.phase == NIGHT:
            return self.night.prompts[seat]
        return self.game.question((self._pointing, seat)) if self.phase in (GUESSED, VOTE) else None

    def counts(self) -> shown.Counts:
        """What may go up many times before anything comes of it."""
        voted = sum(target is not None for target in self.game.pointing) if self.phase == VOTE else 0
        return shown.Counts(len(self.ready), len(self.enough), voted)

    def public(self) -> shown.Words:
        """What every screen may know beside its events."""
        game, wakes = self.game, _wakes(self.game.setup)
        now = self.night.calls if self.phase == NIGHT else ()
        return shown.Words(
            phase=self.phase,
            cards=game.setup.cards,
            mayor=game.mayor,
            wakes=wakes,
            calls=tuple(call for call in wakes if call.id in now),
            goes_on=self.night.goes_on if self.phase == NIGHT else (),
            beat=self.night.beat,
            beats=len(self.night.pace.plan.beats),
            counts=self.counts(),
            stock=shown.Stock(*game.stock),
            waiting=tuple((asked.seat, asked.text) for asked in game.waiting),
            given=tuple((given.asked.seat, given.asked.text, given.token) for given in game.given),
            ending=_ending(game.phase),
            accusations=tuple(self.accusing.items()),
        )

    def marks(self) -> tuple[object, ...]:
        """All that `public` is made of, the counts aside: where these are the same, there is nothing new to see."""
        game = self.game
        return (self.phase, self.night.beat, game.phase, game.stock, game.waiting, game.given, self.accusing)

    def seen_by(self, seat: int) -> Seen:
        """What one seat (or TABLE) is shown beside what is public; nobody is silenced here, or turned away."""
        if seat == TABLE:
            return Seen(self.events_for(seat))
        own = shown.Own(seat in self.night.taps, pointed=self.game.pointing[seat])
        return Seen(self.events_for(seat), own, self.prompt(seat))


@lru_cache(maxsize=KEPT)
def _wakes(setup: Setup) -> tuple[shown.Call, ...]:
    return tuple(shown.Call(call, call) for call in Calls(setup).calls)


def _ending(phase: str) -> shown.Ending | None:
    if phase == GUESSED:
        return GUESSED
    return MISSED if phase == MISSED else None
