"""Names for places, both ways: players by their names, the center as "center 1" to "center 3", "center werewolf"."""

from collections.abc import Sequence

from noctambule.engine.errors import NotAnOption
from noctambule.engine.questions import Answer, Question
from noctambule.engine.seats import NONE, Seats

CENTER, CENTER_WEREWOLF = "center", "center werewolf"
TAKEN = {NONE, "left", "right", CENTER_WEREWOLF, "center 1", "center 2", "center 3"}


class Names(Seats):
    """The places of one table by name."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__(players, TAKEN)
        self.all = (*self.players, *(f"{CENTER} {number}" for number in (1, 2, 3)), CENTER_WEREWOLF)

    def read(self, question: Question, words: Sequence[str]) -> tuple[Answer, int]:
        """The answer that the first of these words give, and how many of them it took: one, or two for two cards."""
        answers = {self.parts(answer): answer for answer in question.answers}
        first, *second = words[:2]
        for parts in ((first,), (first, *second), (*second, first)):
            if parts in answers:
                return answers[parts], len(parts)
        begins_a_pair = any(first in parts for parts in answers if len(parts) == 2)
        if begins_a_pair and not second:
            raise NotAnOption("second-card-missing", player=self[question.seat], answer=first)
        given = ", ".join(words[:2]) if begins_a_pair else first
        options = [self.words(answer) for answer in question.answers]
        raise NotAnOption("not-an-option", player=self[question.seat], answer=given, options=options)
