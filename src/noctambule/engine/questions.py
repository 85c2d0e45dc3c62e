"""What a script asks of a seat, and the question that becomes of it: data that lists its legal answers."""

from collections.abc import Collection
from typing import NamedTuple

Answer = int | str | tuple[int, int] | None
"""A place, two places, or a word; None is to decline."""
QuestionId = tuple[str, int]
"""The call in which it is asked, and its number within that call."""


class Ask(NamedTuple):
    """A script's wish to put a question to a seat; the runner makes the `Question` of it."""

    seat: int
    kind: str
    among: tuple[int | str | tuple[int, int], ...]
    must: Collection[str] = ()
    """The editions in which it can't be declined."""
    uses: tuple[int, ...] = ()
    """Places that must be free as well, whatever is chosen (a robber's own card)."""


class Question(NamedTuple):
    """An open question: who, what kind, every legal answer, and whether it may be declined."""

    id: QuestionId
    seat: int
    kind: str
    options: tuple[int | str | tuple[int, int], ...]
    may_decline: bool

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All that is accepted, declining (None) last."""
        return (*self.options, None) if self.may_decline else self.options

    def accepts(self, answer: Answer) -> bool:
        return answer in self.options if answer is not None else self.may_decline
