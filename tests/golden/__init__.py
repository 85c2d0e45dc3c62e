"""Golden playthroughs: whole games on record, and how each is told; `python -m tests.golden` tells them anew."""

from collections.abc import Iterator
from pathlib import Path

from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Question
from noctambule.engine.records import Input, load
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY, Recorded

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.jsonl"))

Steps = list[tuple[Input | None, Game]]


def recorded(record: Path) -> Recorded:
    return HISTORY.read(load(record.read_text(encoding="utf-8").split("\n")))


def telling_of(record: Path) -> Path:
    """Where the telling of a record stands."""
    return record.with_suffix(".txt")


def told(record: Path) -> str:
    """The whole game in words: in French where the record's name ends in -fr."""
    language = "fr" if record.stem.endswith("-fr") else "en"
    return "\n".join(Playthrough(recorded(record), language).lines()) + "\n"


class Playthrough:
    """One game told: what was on the table, what truly happened, then each seat's view, and the end."""

    def __init__(self, recorded: Recorded, language: str) -> None:
        self.setup, self.deal, self.names = recorded.setup, recorded.deal, recorded.names
        self.texts = Texts(language, self.setup.edition)
        self.telling = Telling(self.texts, self.names)
        self.steps: Steps = list(HISTORY.replay(recorded))
        self.game = self.steps[-1][1]
        self.calls = {call.id: call for call in self.setup.night.wakes}

    def lines(self) -> Iterator[str]:
        yield from self._setup()
        yield from self._truth()
        for seat in range(self.setup.players):
            yield ""
            yield f"== {self.texts('replay-as', player=self.names[seat])}"
            yield from self._view(seat)
        yield ""
        yield from self._end()

    def _setup(self) -> Iterator[str]:
        t = self.texts
        yield self.setup.edition
        yield t("hot-deck", deck=", ".join(t.role(card) for card in self.setup.deck))
        if self.setup.center_werewolf:
            yield t("hot-center-werewolf", role=t.role(self.setup.center_werewolf))
        if "curator" in self.setup.deck:
            yield ", ".join(t(f"artifact-{artifact}") for artifact in self.deal.artifacts)

    def _truth(self) -> Iterator[str]:
        t = self.texts
        headings = {id: self.telling.call(call) for id, call in self.calls.items()}
        headings |= {"deal": t("replay-deal"), "dawn": t("replay-day"), "vote": t("replay-vote")}
        events = dict[str, list[Event]]({id: [] for id in ("deal", *self.calls, "dawn", "vote")})
        for event in self.game.events:
            events[event.call].append(event)
        for id, happened in events.items():
            yield ""
            yield f"== {headings[id]}"
            yield from self._sentences(happened)
            if id == "deal":
                center = (t.role(card) for card in self.deal.cards[self.setup.players :])
                yield "  " + t("replay-center", cards=", ".join(center))
            if id == "dawn":
                yield from (f"  {self.telling.claim(claim)}" for claim in self.game.said)

    def _view(self, seat: int) -> Iterator[str]:
        """What a seat was shown and asked, in order; of the end, only what it was not shown (✗)."""
        before = 0
        for number, (_, game) in enumerate(self.steps):
            seen = [event for event in shown_to(seat, game.events) if event.call != "vote"]
            yield from self._sentences(seen[before:])
            before = len(seen)
            if number + 1 < len(self.steps):
                entry = self.steps[number + 1][0]
                if entry and entry.kind == "answer" and entry.seat == seat:
                    yield from self._asked(game, entry)
        missed = [event for event in self.game.events if TABLE in event.seen_by and seat not in event.seen_by]
        yield from self._sentences(missed, "✗")

    def _asked(self, game: Game, entry: Input) -> Iterator[str]:
        """A question with its answers, as they stood when it was answered, and the answer given."""
        call, n = entry.data["question"]
        question = game.vote_of(n) if call == "vote" else game.run.question
        assert question
        assert question.id == (call, n), "golden records answer in wake order"
        answer = entry.data["answer"]
        options = "; ".join(self.telling.answer(option) for option in question.answers)
        given = self.telling.answer(tuple(answer) if isinstance(answer, list) else answer)
        yield f"  ? {self.telling.question(question, self._role(game, question))} ({options})"
        yield f"  → {given}"

    def _role(self, game: Game, question: Question) -> str:
        """Whose power asks: after copying, the doppelganger is asked as the role she copied."""
        call, n = question.id
        if call not in self.calls:
            return "vote"
        role = self.calls[call].role
        return game.table.acts[question.seat] if role == "doppelganger" and n > 0 else role

    def _end(self) -> Iterator[str]:
        end = self.game.end
        assert end is not None, "golden games are played to the end"
        yield from self.telling.reasons(end)
        winners = [self.names[seat] for seat in end.verdict.winners]
        if winners:
            yield self.texts("hot-winners", names=self.texts.several(winners))
        else:
            yield self.texts("hot-no-winners")

    def _sentences(self, events: list[Event], mark: str = " ") -> Iterator[str]:
        yield from (f"{mark} {line}" for _, line in self.telling.sentences(events))
