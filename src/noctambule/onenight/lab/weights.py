"""A weight table: how readily each kind of answer is given at night, and at whom one points by what one saw."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from noctambule.engine.events import Event
from noctambule.engine.questions import Answer, Question
from noctambule.onenight.lab.worlds.honesty import believed
from noctambule.onenight.rules.cards import COPIED, TEAMS, VILLAGE, WEREWOLF
from noctambule.onenight.rules.roles import ROLES, TOGETHER, WOLVES
from noctambule.onenight.rules.table import team

ANSWERS = PLAYER, MYSELF, CENTER, WAY, DECLINE = "player", "myself", "center", "way", "decline"
"""The kinds of answers; a pair is of the kind of its two places, and a way is left or right."""
SEEN = UNSEEN, *_ = "unseen", "village", "wolf", "minion", "tanner"
"""What one may have seen another player to be."""
HEAVIEST = 1 << 16

CALLED = {role.wakes: role.id for role in ROLES.values() if role.wakes} | {
    call: role.id for call, role in TOGETHER.items()
}
"""Who is called at each call."""

Table = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, eq=False)
class Weights:
    """Whole numbers from 0 on: one answer of weight 2 is as likely as two of weight 1. What is not named weighs 1.

    Where everything on offer weighs nothing, all of it is equally likely.
    """

    choices: Table = field(default_factory=dict)
    """By who is called, then by the kind of answer. A whole pack is called "werewolf", and whatever a doppelganger is
    asked at calls of her own stands under her own name."""
    votes: Table = field(default_factory=dict)
    """By the team one believes to be on, then by what one saw the other to be."""

    def __post_init__(self) -> None:
        for table, rows, columns in ((self.choices, ROLES, ANSWERS), (self.votes, TEAMS, SEEN)):
            for name, row in table.items():
                if name not in rows or not set(row) <= set(columns):
                    raise ValueError(f"a weight table has no row {name}: {', '.join(row)}")
                if any(not 0 <= weight <= HEAVIEST for weight in row.values()):
                    raise ValueError(f"weights go from 0 to {HEAVIEST}; {name} has {dict(row)}")

    def of_answers(self, question: Question) -> Sequence[int]:
        """The weights of a question's answers, in their order: a prior for beliefs, too."""
        row = self.choices.get(called_at(question), {})
        return _or_all_alike([row.get(kind_of(question, answer), 1) for answer in question.answers])

    def of_votes(self, question: Question, dealt: str, seen: Sequence[Event]) -> Sequence[int]:
        """The weights of those a seat may point at, by the events it was shown."""
        side = team(believed(question.seat, dealt, seen))
        row = self.votes.get(VILLAGE if side == COPIED else side, {})
        return _or_all_alike([row.get(seen_as(int(str(other)), seen), 1) for other in question.options])


def called_at(question: Question) -> str:
    """Whose row of the table a question is answered by."""
    return CALLED.get(question.id[0], "doppelganger")


def kind_of(question: Question, answer: Answer) -> str:
    if answer is None:
        return DECLINE
    if isinstance(answer, str):
        return WAY
    if question.kind == "center" or (isinstance(answer, tuple) and question.kind != "two players"):
        return CENTER
    return MYSELF if answer == question.seat else PLAYER


def seen_as(other: int, seen: Iterable[Event]) -> str:
    """What a player was seen to be: by a card that lies open, else by the last look at it, else as a group was shown.

    What may have been moved since is not thought about, and neither is what one knows without having seen it.
    """
    shown = looked = revealed = UNSEEN
    for event in seen:
        if other not in event.places:
            continue
        if event.kind == "shown" and event.what[0] in ("werewolf", "mason"):
            shown = looks_like(event.what[0])
        elif event.kind == "looked":
            looked = looks_like(event.what[0])
        elif event.kind == "revealed":
            revealed = looks_like(event.what[0])
    return next((one for one in (revealed, looked, shown) if one != UNSEEN), UNSEEN)


def looks_like(card: str) -> str:
    """What one takes the holder of a card for; a doppelganger could be anything."""
    if card in WOLVES:
        return "wolf"
    side = team(card)
    if side == WEREWOLF:
        return "minion"
    return UNSEEN if side == COPIED else side


def _or_all_alike(weights: list[int]) -> list[int]:
    return weights if any(weights) else [1] * len(weights)


WATCHFUL = Weights(
    votes={
        "village": {"unseen": 20, "village": 1, "wolf": 400, "minion": 2, "tanner": 1},
        "werewolf": {"unseen": 20, "village": 20, "wolf": 0, "minion": 1, "tanner": 0},
        "tanner": {},
    }
)
"""Night choices by chance, but a vote that knows what its owner saw: the village points at wolves, wolves at others."""
