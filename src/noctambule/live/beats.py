"""A night on phones: in each beat every seat is prompted once, really or not, and all results come together."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol, Self, TypeVar

from noctambule.engine.beats import Nightly
from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAnOption
from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.live import shown
from noctambule.live.pacing import Pace
from noctambule.live.values import Value

DEAL: Final = "deal"
NIGHT: Final = "night"
LOOK: Final = "look"
DECOY = "decoy"
PLAYER, CLOCK = "player", "clock"


class Answerable(Nightly, Protocol):
    """A game whose night can be answered beat by beat."""

    def answer(self, id: QuestionId, answer: Answer) -> Self: ...


G = TypeVar("G", bound=Answerable)


class Tapped(NamedTuple):
    """A seat's answer in this beat, and on whose behalf it was given."""

    answer: Answer
    by: str = PLAYER


class Seen(NamedTuple):
    """What one seat is shown beside what is public; the table, events alone."""

    events: tuple[Event, ...]
    own: shown.Own | None = None
    prompt: Question | None = None


class Beats(Value, frozen=True):
    """Where a night stands: the beat, and what each seat has tapped in it so far."""

    pace: Pace
    players: int
    beat: int = 0
    taps: Mapping[int, Tapped] = {}
    prompts: Mapping[int, Question] = {}
    """Every seat's prompt in this beat: the question it is really asked, or a decoy with the same gestures."""

    @property
    def over(self) -> bool:
        return self.beat >= len(self.pace.plan.beats)

    @property
    def length(self) -> int:
        """Milliseconds that this beat may take."""
        return self.pace.lengths[self.beat]

    @property
    def calls(self) -> tuple[str, ...]:
        """The calls of this beat, whoever holds the cards."""
        return () if self.over else tuple(dict.fromkeys(call for call, _ in self.pace.plan.beats[self.beat]))

    @property
    def goes_on(self) -> tuple[str, ...]:
        """Those calls of this beat that a later beat belongs to as well."""
        later = {call for beat in self.pace.plan.beats[self.beat + 1 :] for call, _ in beat}
        return tuple(call for call in self.calls if call in later)

    def begun(self, game: Nightly) -> "Beats":
        """With this beat's prompts, which stay the same until it closes."""
        real = {question.seat: question for question in self.pace.plan.asked(game, self.beat)}
        return self.but(prompts={seat: real.get(seat) or self._decoy(seat) for seat in range(self.players)})

    def _decoy(self, seat: int) -> Question:
        others = tuple(other for other in range(self.players) if other != seat)
        return Question((DECOY, self.beat), seat, DECOY, others, True)

    def tap(self, seat: int, answer: Answer, by: str) -> "Beats":
        """A seat's answer; it may be changed until the beat closes."""
        prompt = self.prompts[seat]
        if not prompt.accepts(answer):
            raise NotAnOption("not-an-option", question=prompt, answer=answer)
        return self.but(taps={**self.taps, seat: Tapped(answer, by)})

    def tapped_by_the_clock(self, defaults: Mapping[int, Answer]) -> "Beats":
        """With the answers that were decided for those who gave none."""
        return self.but(taps={**self.taps, **{seat: Tapped(answer, CLOCK) for seat, answer in defaults.items()}})

    @property
    def is_complete(self) -> bool:
        """Whether nobody need be waited for: in narrated pace a beat takes its time."""
        return self.pace.waits_for_all and len(self.taps) == self.players

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """For all who have not tapped: decline where that is allowed, else any legal answer."""
        missing = dict[int, Answer]()
        for seat, prompt in self.prompts.items():
            if seat in self.taps:
                continue
            options: list[Answer] = [None] if prompt.may_decline else list(prompt.options)
            chance.shuffle(options)
            missing[seat] = options[0]
        return missing

    def shown(self, phase: str, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Of the events a seat may see, those it has been shown by now: at night, as far as the plan shows them."""
        if phase == DEAL:
            return tuple(event for event in events if event.call == DEAL)
        if phase == NIGHT:
            return tuple(event for event in events if self.pace.plan.shown_at(event) <= self.beat)
        return events


def close(night: Beats, game: G) -> tuple[Beats, G, list[tuple[Question, Tapped]]]:
    """Closes the beat: all real answers are folded in, and everybody is shown the results at the same moment."""
    answered = [(prompt, night.taps[seat]) for seat, prompt in night.prompts.items() if prompt.kind != DECOY]
    for question, tapped in answered:
        game = game.answer(question.id, tapped.answer)
    return night.but(beat=night.beat + 1, taps={}, prompts={}), game, answered
