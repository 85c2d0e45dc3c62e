"""Names for places, both ways: players by their names, the center as "center 1" to "center 3", "center werewolf"."""

from collections.abc import Sequence

from noctambule.engine.errors import NotAnOption
from noctambule.engine.questions import Answer, Question
from noctambule.engine.seats import Seats

CENTER, CENTER_WEREWOLF, NONE = "center", "center werewolf", "none"
TAKEN = {NONE, "left", "right", CENTER_WEREWOLF, "center 1", "center 2", "center 3"}


class Names(Seats):
    """The places of one table by name."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__(players, TAKEN)
        self.all = (*self.players, *(f"{CENTER} {number}" for number in (1, 2, 3)), CENTER_WEREWOLF)

    def __getitem__(self, place: int) -> str:
        return self.all[place]

    def words(self, answer: Answer) -> str:
        """An answer as people write it."""
        if answer is None:
            return NONE
        if isinstance(answer, str):
            return answer
        if isinstance(answer, tuple):
            return ", ".join(self[place] for place in answer)
        return self[answer]

    def read(self, question: Question, words: Sequence[str]) -> tuple[Answer, int]:
        """The answer that the first of these words give, and how many of them it took: one, or two for two cards."""
        answers = {self.words(answer): answer for answer in question.answers}
        first = words[0]
        if first in answers:
            return answers[first], 1
        for pair in ([first, *words[1:2]], [*words[1:2], first]):
            if len(pair) == 2 and ", ".join(pair) in answers:
                return answers[", ".join(pair)], 2
        begins_a_pair = any(isinstance(a, tuple) and first in map(self.__getitem__, a) for a in question.options)
        if begins_a_pair and len(words) == 1:
            raise NotAnOption("second-card-missing", player=self[question.seat], answer=first)
        given = ", ".join(words[:2]) if begins_a_pair else first
        raise NotAnOption("not-an-option", player=self[question.seat], answer=given, options=list(answers))
