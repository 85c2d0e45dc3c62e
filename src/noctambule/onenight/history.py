"""One Night on record: what a header holds, how inputs are played again, and how a shuffle is checked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.engine.chance import Shuffle, commit
from noctambule.engine.errors import BadInput, GameError, NotAsked
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import Input, Record
from noctambule.onenight.claims import say
from noctambule.onenight.dealing import deal as deal_by
from noctambule.onenight.game import Deal, Game
from noctambule.onenight.naming import Names
from noctambule.onenight.sayings import Claim, Said
from noctambule.onenight.setup import Setup

GAME = "one-night"
RULES = 1
"""Rises when the same inputs would no longer lead to the same end."""

HEARD = ("chat", "accuse", "pause", "resume")
"""Inputs that are kept for the replay and change nothing in the game."""


class Commitment(NamedTuple):
    """What was shown before the deal, and what each seat added to the shuffle."""

    hash: str
    contributions: tuple[str, ...]


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
        lines["commitment"] = {"hash": commitment.hash, "contributions": list(commitment.contributions)}
    return lines


def read(record: Record) -> Recorded:
    """The setup, deal and names of a record, checked."""
    head = record.header
    if head.get("game") != GAME:
        raise BadInput("record-of-another-game", game=head.get("game"))
    if head.get("rules") != RULES:
        raise BadInput("record-rules", rules=head.get("rules"), known=RULES)
    dealt = head.get("deal")
    if not isinstance(dealt, Mapping):
        raise BadInput("record-header", field="deal")
    center_werewolf = head.get("center_werewolf")
    if center_werewolf is not None and not isinstance(center_werewolf, str):
        raise BadInput("record-header", field="center_werewolf")
    seats = _strings(head, "seats")
    edition = head.get("edition")
    if not isinstance(edition, str):
        raise BadInput("record-header", field="edition")
    setup = Setup(len(seats), _strings(head, "deck"), edition, center_werewolf, _strings(head, "artifacts"))
    deal = Deal(_strings(dealt, "cards"), _strings(dealt, "artifacts"))
    return Recorded(Names(seats), setup, deal, _commitment(head.get("commitment")), record)


def _commitment(written: Any) -> Commitment | None:
    if written is None:
        return None
    if not isinstance(written, Mapping) or not isinstance(written.get("hash"), str):
        raise BadInput("record-header", field="commitment")
    return Commitment(written["hash"], _strings(written, "contributions"))


def _strings(data: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = data.get(field)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput("record-header", field=field)
    return tuple(value)


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
        question, answer = data.get("question"), data.get("answer")
        match question:
            case [str(call), int(n)]:
                return game.answer((call, n), _answer(answer))
        raise BadInput("record-input", kind=entry.kind)
    if entry.kind == "close-vote":
        return game.close_vote()
    if entry.kind == "claim":
        if entry.seat is None or not 0 <= entry.seat < game.setup.players:
            raise BadInput("record-input", kind=entry.kind)
        return say(game, Claim(entry.seat, str(data.get("role")), tuple(map(_said, data.get("story") or ()))))
    if entry.kind in HEARD:
        return game
    raise NotAsked("unknown-input", kind=entry.kind)


def _answer(written: Any) -> Answer:
    match written:
        case bool():
            pass
        case None | str() | int():
            return written
        case [int(one), int(other)]:
            return one, other
    raise BadInput("record-input", kind="answer")


def _said(written: Any) -> Said:
    match written:
        case {"kind": str(kind), "places": [*places], "what": [*what]} if all(isinstance(p, int) for p in places):
            return Said(kind, tuple(places), tuple(map(str, what)))
    raise BadInput("record-input", kind="claim")


def replay(recorded: Recorded) -> Iterator[tuple[Input | None, Game]]:
    """The game after the deal, and after each input; an input the rules refuse is named by its number."""
    game = Game.start(recorded.setup, recorded.deal)
    yield None, game
    for number, entry in enumerate(recorded.record.inputs, 1):
        try:
            game = put_in(game, entry)
        except GameError as error:
            raise BadInput("record-refused", number=number, why=error) from error
        yield entry, game


class Check(NamedTuple):
    """One thing that `verify` looked at: whether it holds; None where there is nothing to check."""

    code: str
    holds: bool | None


def verify(recorded: Recorded) -> list[Check]:
    """Whether the shuffle is the one that was committed to, and the inputs make a legal game."""
    checks = list[Check]()
    commitment, secret = recorded.commitment, recorded.record.secret
    if commitment is None or secret is None:
        checks.append(Check("not-committed" if commitment is None else "secret-not-shown", None))
    else:
        try:
            plain = bytes.fromhex(secret)
        except ValueError:
            plain = b""
        checks.append(Check("secret-fits", commit(plain) == commitment.hash))
        shuffled = deal_by(recorded.setup, Shuffle(plain, commitment.contributions))
        checks.append(Check("deal-follows", shuffled == recorded.deal))
    game: Game | None = None
    try:
        *_, (_, game) = replay(recorded)
        checks.append(Check("inputs-legal", True))
    except GameError:
        checks.append(Check("inputs-legal", False))
    if game is not None:
        checks.append(Check("finished", True if game.end else None))
    return checks
