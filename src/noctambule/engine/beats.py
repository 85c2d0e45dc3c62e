"""Beats: a night cut into moments at which everybody is prompted once, so that nothing tells who was really asked."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from noctambule.engine.events import Event
from noctambule.engine.questions import Question, QuestionId


class Nightly(Protocol):
    """A game with a night under way."""

    @property
    def asked_now(self) -> Question | None:
        """The question that is open, if it is night and one is."""

    def ahead_of(self, call: str) -> Question | None:
        """The first question of a call that has not come up yet."""


class Plan(NamedTuple):
    """The beats of a night, each with the questions that may be put in it. It depends on no card that is hidden."""

    calls: tuple[str, ...]
    beats: tuple[tuple[QuestionId, ...], ...]

    @staticmethod
    def of(calls: Sequence[str], beats: Mapping[QuestionId, int]) -> "Plan":
        count = max(beats.values(), default=-1) + 1
        in_beat = (tuple(slot for slot, beat in beats.items() if beat == number) for number in range(count))
        return Plan(tuple(calls), tuple(in_beat))

    def beat_of(self, id: QuestionId) -> int:
        """The beat in which a question is put, counted from 0."""
        return next(number for number, beat in enumerate(self.beats) if id in beat)

    def shown_at(self, event: Event) -> int:
        """The beat at whose opening an event is shown; the night's last results come when all beats are over."""
        if event.call not in self.calls:
            return 0 if event.call == "deal" else len(self.beats)
        point = (self.calls.index(event.call), event.step)
        earlier = [
            number for number, beat in enumerate(self.beats) for call, n in beat if (self.calls.index(call), n) < point
        ]
        return max(earlier, default=-1) + 1

    def asked(self, game: Nightly, beat: int) -> tuple[Question, ...]:
        """The questions really put in a beat of this game; all other seats get a decoy."""
        questions = list[Question]()
        for call, n in self.beats[beat]:
            current = game.asked_now
            if current is not None and current.id == (call, n):
                questions.append(current)
            elif n == 0 and (early := game.ahead_of(call)):
                questions.append(early)
        return tuple(questions)
