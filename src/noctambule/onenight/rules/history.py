"""One Night on record: what a header holds, how inputs are played again, and how a shuffle is checked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.engine import replays
from noctambule.engine.chance import Shuffle
from noctambule.engine.errors import BadInput, NotAsked
from noctambule.engine.questions import Answer, Question
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
from noctambule.onenight.rules.claims import say
from noctambule.onenight.rules.dealing import deal as deal_by
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim, Said
from noctambule.onenight.rules.setup import Setup

GAME = "one-night"
RULES = 1
"""Rises when the same inputs would no longer lead to the same end."""

HEARD = ("chat", "accuse", "believed", "pause", "resume")
"""Inputs that are kept for the replay and change nothing in the game."""


class Recorded(NamedTuple):
    """A record that was read: who played, from which deal, with what put in."""

    names: Names
    setup: Setup
    deal: Deal
    commitment: Commitment | None
    record: Record


def header(setup: Setup, deal: Deal, names: Sequence[str], commitment: Commitment | None = None) -> dict[str, Any]:
    """The first line of a record."""
    lines: dict[str, Any] = {
        "game": GAME,
        "rules": RULES,
        "edition": setup.edition,
        "seats": list(names),
        "deck": list(setup.deck),
        "center_werewolf": setup.center_werewolf,
        "artifacts": list(setup.artifacts),
        "deal": {"cards": list(deal.cards), "artifacts": list(deal.artifacts)},
    }
    if commitment:
        lines["commitment"] = commitment.written()
    return lines


def read(record: Record) -> Recorded:
    """The setup, deal and names of a record, checked."""
    head = record.header
    check_header(head, GAME, RULES)
    dealt = head.get("deal")
    if not isinstance(dealt, Mapping):
        raise BadInput("record-header", field="deal")
    center_werewolf = head.get("center_werewolf")
    if center_werewolf is not None and not isinstance(center_werewolf, str):
        raise BadInput("record-header", field="center_werewolf")
    seats = strings(head, "seats")
    edition = head.get("edition")
    if not isinstance(edition, str):
        raise BadInput("record-header", field="edition")
    setup = Setup(len(seats), strings(head, "deck"), edition, center_werewolf, strings(head, "artifacts"))
    deal = Deal(strings(dealt, "cards"), strings(dealt, "artifacts"))
    return Recorded(Names(seats), setup, deal, read_commitment(head.get("commitment")), record)


def answer_input(at: int, question: Question, answer: Answer, by: str = "player") -> Input:
    """The input of an answer to a question."""
    return Input(at, "answer", question.seat, by, {"question": list(question.id), "answer": answer})


def claim_input(at: int, claim: Claim, by: str = "player") -> Input:
    story = [{"kind": kind, "places": list(places), "what": list(what)} for kind, places, what in claim.story]
    return Input(at, "claim", claim.seat, by, {"role": claim.role, "story": story})


def put_in(game: Game, entry: Input) -> Game:
    """The game after one input of a record."""
    data = entry.data
    if entry.kind == "answer":
        question = game.question(read_question(data))
        if question is None or question.seat != entry.seat:
            raise NotAsked("not-asked", question=data["question"])
        return game.answer(question.id, read_answer(data))
    if entry.kind == "close-vote":
        return game.close_vote()
    if entry.kind == "claim":
        if entry.seat is None or not 0 <= entry.seat < game.setup.players:
            raise BadInput("record-input", kind=entry.kind)
        story = data.get("story", [])
        if not isinstance(story, list):
            raise BadInput("record-input", kind=entry.kind)
        return say(game, Claim(entry.seat, str(data.get("role")), tuple(map(_said, story))))
    if entry.kind in HEARD:
        return game
    raise NotAsked("unknown-input", kind=entry.kind)


def _said(written: Any) -> Said:
    match written:
        case {"kind": str(kind), "places": [*places], "what": [*what]} if all(isinstance(p, int) for p in places):
            return Said(kind, tuple(places), tuple(map(str, what)))
    raise BadInput("record-input", kind="claim")


def replay(recorded: Recorded) -> Iterator[tuple[Input | None, Game]]:
    """The game after the deal, and after each input."""
    return replays.replay(Game.start(recorded.setup, recorded.deal), recorded.record.inputs, put_in)


def verify(recorded: Recorded) -> list[Check]:
    """Whether the shuffle is the one that was committed to, and the inputs make a legal game."""

    def follows(shuffle: Shuffle) -> bool:
        return deal_by(recorded.setup, shuffle) == recorded.deal

    def play() -> bool:
        *_, (_, game) = replay(recorded)
        return game.end is not None

    return check_shuffle(recorded.commitment, recorded.record.secret, follows) + check_inputs(play)
