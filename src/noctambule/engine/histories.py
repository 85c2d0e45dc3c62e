"""How a game is written down and played again: what every game's records have in common, and what each adds."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from noctambule.engine import replays
from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import BadInput, NotAsked
from noctambule.engine.events import Event
from noctambule.engine.lots import Lot
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import (
    Check,
    Commitment,
    check_header,
    check_inputs,
    check_shuffle,
    read_answer,
    read_commitment,
    read_question,
    strings,
)
from noctambule.engine.seats import Seats

DrawnFrom = Mapping[str, Any]
"""What was there to draw a deck or words from, as a header has it."""
DRAWN_FROM = "drawn_from"
HEARD = ("chat", "accuse", "believed", "pause", "resume")
"""Inputs that are kept for the replay and change nothing in any game."""


class Answerable(Protocol):
    """A game that is put questions, and comes to an end."""

    @property
    def phase(self) -> str: ...

    @property
    def events(self) -> tuple[Event, ...]: ...

    def question(self, id: QuestionId) -> Question | None: ...

    def answer(self, id: QuestionId, answer: Answer) -> Self: ...

    def close(self) -> Self:
        """Ends the pointing: who has not pointed by now does not count."""


N = TypeVar("N", bound=Seats)
S = TypeVar("S")
D = TypeVar("D")
G = TypeVar("G", bound=Answerable)


class Recorded(NamedTuple, Generic[N, S, D]):
    """A record that was read: who played, from which deal, with what put in."""

    names: N
    setup: S
    deal: D
    commitment: Commitment | None
    record: Record


class History(ABC, Generic[N, S, D, G]):
    """One game's records. `N` names its places, `S` is its setup, `D` its deal, `G` the game as a value."""

    game: ClassVar[str]
    rules: ClassVar[int] = 1
    """Rises when the same inputs would no longer lead to the same end."""
    inputs: ClassVar[Mapping[str, Callable[[Any, Input], Any]]] = {}
    """What may be put in beside answers, by the kind of input."""

    @abstractmethod
    def named(self, players: tuple[str, ...]) -> N:
        """The places by name."""

    @abstractmethod
    def written(self, setup: S, deal: D) -> dict[str, Any]:
        """The game's own fields of a header, `deal` the last of them."""

    @abstractmethod
    def read_setup(self, head: Mapping[str, Any], players: int) -> S:
        """The setup, of what `written` wrote."""

    @abstractmethod
    def read_deal(self, dealt: Mapping[str, Any], players: int) -> D:
        """The deal, of what `written` wrote."""

    def rules_of(self, setup: S) -> int:
        """The version of the rules that a setup is judged by; a record of an earlier one says so."""
        return self.rules

    @abstractmethod
    def start(self, setup: S, deal: D) -> G:
        """The game after the deal."""

    def follows(self, setup: S, deal: D, shuffle: Shuffle) -> bool:
        """Whether this is the deal that a shuffle of the first way gives; a younger game has no such records."""
        return False

    @abstractmethod
    def lots(self, setup: S, deal: D, drawn_from: DrawnFrom, shuffle: SealedShuffle) -> tuple[Lot, ...]:
        """All that a sealed shuffle decides, in order."""

    @abstractmethod
    def follows_from(self, setup: S, deal: D, drawn_from: DrawnFrom, lots: Sequence[Lot]) -> tuple[bool, bool]:
        """Whether what was drawn before the deal (a deck, words) follows from these lots, and whether the deal does."""

    def header(self, setup: S, deal: D, names: Sequence[str], commitment: Commitment | None = None) -> dict[str, Any]:
        """The first line of a record."""
        lines = {"game": self.game, "rules": self.rules_of(setup), "seats": list(names), **self.written(setup, deal)}
        return lines if commitment is None else {**lines, "commitment": commitment.written()}

    def read(self, record: Record) -> Recorded[N, S, D]:
        """The setup, deal and names of a record, checked."""
        head = record.header
        check_header(head, self.game, self.rules)
        names, dealt = strings(head, "seats"), head.get("deal")
        if not isinstance(dealt, Mapping):
            raise BadInput("record-header", field="deal")
        setup, deal = self.read_setup(head, len(names)), self.read_deal(dealt, len(names))
        return Recorded(self.named(names), setup, deal, read_commitment(head.get("commitment")), record)

    def put_in(self, game: G, entry: Input) -> G:
        """The game after one input of a record."""
        if entry.kind == "answer":
            question = game.question(read_question(entry.data))
            if question is None or question.seat != entry.seat:
                raise NotAsked("not-asked", question=entry.data["question"])
            return game.answer(question.id, read_answer(entry.data))
        if entry.kind in self.inputs:
            after: G = self.inputs[entry.kind](game, entry)
            return after
        if entry.kind == "close":
            return game.close()
        if entry.kind in HEARD:
            return game
        raise NotAsked("unknown-input", kind=entry.kind)

    def replay(self, recorded: Recorded[N, S, D]) -> Iterator[tuple[Input | None, G]]:
        """The game after the deal, and after each input."""
        return replays.replay(self.start(recorded.setup, recorded.deal), recorded.record.inputs, self.put_in)

    def verify(self, recorded: Recorded[N, S, D]) -> list[Check]:
        """Whether the shuffle is the one that was committed to, and the inputs make a legal game."""

        setup, deal = recorded.setup, recorded.deal

        def follows(shuffle: Shuffle) -> bool:
            return self.follows(setup, deal, shuffle)

        def follows_from(shuffle: SealedShuffle) -> tuple[bool, bool]:
            drawn_from = _drawn_from(recorded.record)
            return self.follows_from(setup, deal, drawn_from, self.lots(setup, deal, drawn_from, shuffle))

        def play() -> bool:
            *_, (_, game) = self.replay(recorded)
            return game.phase == "over"

        shuffled = check_shuffle(recorded.commitment, recorded.record.secret, follows, follows_from)
        return shuffled + check_inputs(play)


def _drawn_from(record: Record) -> DrawnFrom:
    drawn_from = record.header.get(DRAWN_FROM, {})
    if not isinstance(drawn_from, Mapping):
        raise BadInput("record-header", field=DRAWN_FROM)
    return drawn_from


def answer_input(at: int, question: Question, answer: Answer, by: str = "player") -> Input:
    """The input of an answer to a question."""
    return Input(at, "answer", question.seat, by, {"question": list(question.id), "answer": answer})
