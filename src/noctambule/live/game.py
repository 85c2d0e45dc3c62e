"""A game under way in a room, whichever it is: the deal, the night in beats, a look, what each game adds, the end."""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from noctambule.engine.beats import Plan
from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.histories import History, answer_input
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import Commitment
from noctambule.live import shown, wire
from noctambule.live.beats import DEAL, LOOK, NIGHT, Beats, Seen, close
from noctambule.live.pacing import MINUTE, TO_PEEK, TO_READ, TO_VOTE, Pace
from noctambule.live.talk import accuse, is_enough, noted
from noctambule.live.values import Value

DAY: Final = "day"
VOTE: Final = "vote"
OVER: Final = "over"


class Playable(Protocol):
    """What a game's own value has, as far as a room need know."""

    @property
    def setup(self) -> Any: ...

    @property
    def deal(self) -> Any: ...

    @property
    def asked_now(self) -> Question | None: ...

    @property
    def phase(self) -> str: ...

    @property
    def events(self) -> tuple[Event, ...]: ...

    @property
    def pointing(self) -> tuple[int | None, ...]: ...

    def ahead_of(self, call: str) -> Question | None: ...

    def question(self, id: QuestionId) -> Question | None: ...

    def answer(self, id: QuestionId, answer: Answer) -> Self: ...

    def close(self) -> Self:
        """Ends the pointing: who has not pointed by now does not count."""


G = TypeVar("G", bound=Playable)


class LiveGame(Value, Generic[G], frozen=True, kw_only=True):
    """A game under way. Times are milliseconds of the room's clock; every input makes another value."""

    POINTING: ClassVar[Collection[str]] = (VOTE,)
    """Phases in which fingers point, and everybody who is asked does one thing."""
    TALKING: ClassVar[Collection[str]] = (DAY,)
    """Phases that a majority may end: people talk, and accuse each other."""
    TIMED: ClassVar[Collection[str]] = (DAY,)
    """Phases for which there may be more time."""
    CLOSES: ClassVar[str] = "close"
    """What a record calls the clock's end of the pointing."""
    ONE_AT_A_TIME: ClassVar[bool] = True
    """Whether bots let each other finish by day; else whoever has something to ask asks."""

    game: G
    night: Beats
    phase: str = DEAL
    deadline: int | None
    began: int
    inputs: tuple[Input, ...] = ()
    """What was put in so far, as a record has it."""
    ready: frozenset[int] = frozenset()
    enough: frozenset[int] = frozenset()
    """Who would rather vote now."""
    accusing: Mapping[int, int] = {}

    @classmethod
    def start(cls, game: G, players: int, pace: Pace, at: int, **own: Any) -> Self:
        """Everybody has been dealt a card, and looks at it."""
        return cls(game=game, night=Beats(pace, players), deadline=at + TO_PEEK, began=at, **own)

    # What each game says of itself

    @property
    @abstractmethod
    def history(self) -> History[Any, Any, Any, Any]:
        """How its records are written."""

    @abstractmethod
    def view_of(self, seat: int) -> tuple[Event, ...]:
        """The events of a seat's view, which has no other door."""

    @abstractmethod
    def calls(self) -> tuple[shown.Call, ...]:
        """The whole night, in wake order."""

    @abstractmethod
    def own_public(self, common: dict[str, Any]) -> shown.PublicGame:
        """What every screen may know beside its events, with what all games have in common."""

    @abstractmethod
    def day(self, at: int) -> Self:
        """The game as the day begins."""

    def put_own(self, seat: int, said: wire.Said, at: int, by: str) -> Self:
        """The game after an input that only this one knows; what is not asked now is refused."""
        raise NotAsked("not-asked")

    def time_is_up(self, at: int) -> Self:
        """The game after the deadline of one of its own phases."""
        return self.vote(at)

    def check_may_talk(self, seat: int, said: wire.Accuse | wire.Chat) -> None:
        """Refuses who may not say that now."""
        if self.phase not in self.TALKING:
            raise NotAsked("not-asked")

    def pointing_id(self, seat: int) -> QuestionId:
        """The question that a seat's finger answers; it stays open, for a finger may be moved."""
        return (VOTE, seat)

    def own_of(self, seat: int) -> shown.Own:
        """What concerns one seat alone."""
        return shown.Own(self.has_tapped(seat), pointed=self.game.pointing[seat])

    def has_tapped(self, seat: int) -> bool:
        """Whether a seat has done what all are waited for to do, which it alone is told."""
        return seat in (self.ready if self.phase in (DEAL, LOOK) else self.night.taps)

    def own_marks(self) -> tuple[object, ...]:
        """All else that `own_public` is made of."""
        return ()

    def unseen(self, public: shown.PublicGame) -> shown.PublicGame:
        """The same for who sees neither the players nor the table: nothing that was said or shown there."""
        return msgspec.structs.replace(public, accusations=())

    def answer_to(self, seat: int, said: wire.Said) -> wire.Reply:
        """What a seat is told that asks something of the game, and puts nothing in."""
        raise NotAsked("not-asked")

    def believed(self, seat: int, suspects: tuple[float, ...], at: int) -> Self:
        """With what a bot thinks, where a record has room for it."""
        return self

    def turn(self) -> tuple[object, ...]:
        """What makes bots think anew by day, where one thing follows from another."""
        return ()

    def speakers(self, bots: Sequence[int], here: Collection[int]) -> Sequence[int]:
        """Which bots may have something to say now; a seat nobody is at may be among them."""
        return bots

    def spoken(self, bots: Mapping[int, str], names: Sequence[str], seed: str) -> tuple[shown.Spoken, ...]:
        """What bots last said, in sentences; they are handed in with their temperaments."""
        return ()

    # Deciding and folding

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def plan(self) -> Plan:
        return self.night.pace.plan

    def put(self, seat: int, said: wire.Said, at: int, by: str) -> Self:
        """The game after a seat's input; what is not asked now is refused."""
        match said:
            case wire.Ready() if self.phase in (DEAL, LOOK):
                live = self.but(ready=self.ready | {seat})
                return live._go_on(at) if len(live.ready) == self.night.players else live
            case wire.Tap(beat=beat, answer=answer) if self.phase == NIGHT and beat == self.night.beat:
                live = self.but(night=self.night.tap(seat, answer, by))
                return live._close_beat(at) if live.night.is_complete else live
            case wire.EndDay() if self.phase in self.TALKING:
                live = self.but(enough=self.enough | {seat})
                return live.vote(at) if is_enough(live.enough, self.night.players) else live
            case wire.MoreTime() if self.phase in self.TIMED and self.deadline is not None:
                return self.but(deadline=self.deadline + MINUTE)
            case wire.Accuse() | wire.Chat():
                return self._talk(seat, said, at, by)
            case wire.Point(at=target) if self.phase in self.POINTING:
                return self._point(seat, target, at, by)
        return self.put_own(seat, said, at, by)

    def _point(self, seat: int, target: int, at: int, by: str) -> Self:
        question = self.game.question(self.pointing_id(seat))
        if question is None:
            raise NotAsked("not-asked", question=self.pointing_id(seat))
        pointed = self.add(answer_input(at - self.began, question, target, by))
        return pointed.but(game=self.game.answer(question.id, target))._perhaps_over()

    def _talk(self, seat: int, said: wire.Accuse | wire.Chat, at: int, by: str) -> Self:
        self.check_may_talk(seat, said)
        live = self.add(noted(at - self.began, seat, said, by))
        if isinstance(said, wire.Chat):
            return live
        return live.but(accusing=accuse(self.accusing, seat, said.at, self.night.players))

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """What is decided for those who did not answer in time; it goes on record with the clock's input."""
        return self.night.defaults(chance) if self.phase == NIGHT else {}

    def time_up(self, defaults: Mapping[int, Answer], at: int) -> Self:
        """The game after its deadline."""
        if self.phase in (DEAL, LOOK):
            return self._go_on(at)
        if self.phase == NIGHT:
            return self.but(night=self.night.tapped_by_the_clock(defaults))._close_beat(at)
        if self.phase in self.POINTING:
            return self.note(at, self.CLOSES, None, "clock").but(game=self.game.close())._perhaps_over()
        if self.over:
            raise NotAsked("not-asked")
        return self.time_is_up(at)

    def _go_on(self, at: int) -> Self:
        """From the deal into the night, or from what the night showed into the day."""
        live = self.but(ready=frozenset())
        return live._beat(at) if self.phase == DEAL else live.day(at)

    def _beat(self, at: int) -> Self:
        if self.night.over:
            return self.but(phase=LOOK, deadline=at + TO_READ)
        return self.but(phase=NIGHT, night=self.night.begun(self.game), deadline=at + self.night.length)

    def _close_beat(self, at: int) -> Self:
        night, game, answered = close(self.night, self.game)
        live = self.but(night=night, game=game)
        for question, (answer, by) in answered:
            live = live.add(answer_input(at - self.began, question, answer, by))
        return live._beat(at)

    def vote(self, at: int) -> Self:
        return self.but(phase=VOTE, deadline=at + TO_VOTE)

    def _perhaps_over(self) -> Self:
        return self.but(phase=OVER, deadline=None) if self.game.phase == OVER else self

    def note(self, at: int, kind: str, seat: int | None, by: str, **data: Any) -> Self:
        """With an input on record."""
        return self.add(Input(at - self.began, kind, seat, by, data))

    def add(self, entry: Input) -> Self:
        return self.but(inputs=(*self.inputs, entry))

    def record(self, names: Sequence[str], commitment: Commitment) -> Record:
        """The game on record; the secret behind its shuffle is added when it is over."""
        header = self.history.header(self.game.setup, self.game.deal, names, commitment)
        return Record(header, self.inputs)

    # What is shown

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """All that a seat (or TABLE) has been shown by now."""
        return self.night.shown(self.phase, self.view_of(seat))

    def prompt(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        if seat == TABLE:
            return None
        if self.phase == NIGHT:
            return self.night.prompts[seat]
        return self.game.question(self.pointing_id(seat)) if self.phase in self.POINTING else None

    def counts(self) -> shown.Counts:
        """What may go up many times before anything comes of it.

        How many have read what the night showed them is not told: some have nothing to read, and are soon done.
        """
        voted = sum(target is not None for target in self.game.pointing) if self.phase == VOTE else 0
        return shown.Counts(len(self.ready) if self.phase == DEAL else 0, len(self.enough), voted)

    def public(self) -> shown.PublicGame:
        """What every screen may know beside its events."""
        wakes, now = self.calls(), self.night.calls if self.phase == NIGHT else ()
        return self.own_public(
            {
                "phase": self.phase,
                "wakes": wakes,
                "calls": tuple(call for call in wakes if call.id in now),
                "goes_on": self.night.goes_on if self.phase == NIGHT else (),
                "beat": self.night.beat,
                "beats": len(self.plan.beats),
                "counts": self.counts(),
                "accusations": tuple(self.accusing.items()),
            }
        )

    def marks(self) -> tuple[object, ...]:
        """All that `public` is made of, the counts aside: where these are the same, there is nothing new to see."""
        return (self.phase, self.night.beat, tuple(self.accusing.items()), *self.own_marks())

    def seen_by(self, seat: int) -> Seen:
        """What one seat (or TABLE) is shown beside what is public: its events, and what concerns it alone."""
        events = self.events_for(seat)
        return Seen(events) if seat == TABLE else Seen(events, self.own_of(seat), self.prompt(seat))
