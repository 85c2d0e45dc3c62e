"""Werewords on record: what a header holds, how inputs are played again, and how a shuffle is checked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.engine import replays
from noctambule.engine.chance import Shuffle
from noctambule.engine.errors import BadInput, NotAsked
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
from noctambule.werewords.rules.dealing import Deal, deal_cards
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.setup import Setup, Stock

GAME = "werewords"
RULES = 1
HEARD = ("chat", "accuse", "pause", "resume")
"""Inputs that are kept for the replay and change nothing in the game."""
KINDS = ("answer", "ask", "token", "undo", "time-up", "whoops", "close", *HEARD)


class Recorded(NamedTuple):
    """A record that was read: who played, from which deal, with what put in."""

    names: Seats
    setup: Setup
    deal: Deal
    commitment: Commitment | None
    record: Record


def header(setup: Setup, deal: Deal, names: Sequence[str], commitment: Commitment | None = None) -> dict[str, Any]:
    """The first line of a record."""
    lines: dict[str, Any] = {
        "game": GAME,
        "rules": RULES,
        "seats": list(names),
        "werewolves": setup.werewolves,
        "beholder": setup.beholder,
        "minion": setup.minion,
        "words_shown": setup.words_shown,
        "minutes": setup.minutes,
        "stock": setup.stock._asdict(),
        "deal": {
            "cards": list(deal.cards),
            "center": deal.center,
            "words": list(deal.words),
            "other_words": list(deal.other_words),
            "last_mayor": deal.last_mayor,
        },
    }
    if commitment:
        lines["commitment"] = commitment.written()
    return lines


def read(record: Record) -> Recorded:
    """The setup, deal and names of a record, checked."""
    head = record.header
    check_header(head, GAME, RULES)
    names, dealt = strings(head, "seats"), head.get("deal")
    try:
        setup = Setup(
            len(names),
            int(head["werewolves"]),
            bool(head["beholder"]),
            bool(head["minion"]),
            int(head["words_shown"]),
            float(head["minutes"]),
            Stock(**{name: int(count) for name, count in head["stock"].items()}),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        raise BadInput("record-header", field="settings") from None
    if not isinstance(dealt, Mapping):
        raise BadInput("record-header", field="deal")
    center, last = dealt.get("center"), dealt.get("last_mayor")
    if not isinstance(center, str) or not (last is None or (isinstance(last, int) and 0 <= last < len(names))):
        raise BadInput("record-header", field="deal")
    words, others = strings(dealt, "words"), strings(dealt, "other_words")
    deal = Deal(strings(dealt, "cards"), center, words, others, last)
    return Recorded(Seats(names), setup, deal, read_commitment(head.get("commitment")), record)


def put_in(game: Game, entry: Input) -> Game:
    """The game after one input of a record."""
    data = entry.data
    match entry.kind:
        case "answer":
            question = game.question(read_question(data))
            if question is None or question.seat != entry.seat:
                raise NotAsked("not-asked", question=data["question"])
            return game.answer(question.id, read_answer(data))
        case "ask" if entry.seat is not None and isinstance(data.get("text"), str):
            return game.ask(entry.seat, data["text"])
        case "token" if entry.seat == game.mayor:
            match data:
                case {"token": str(token), "asker": None | int() as asker}:
                    return game.token(token, asker)
        case "undo" if entry.seat == game.mayor:
            return game.undo()
        case "time-up":
            return game.time_up()
        case "whoops" if entry.seat == game.mayor or entry.by == "host":
            return game.whoops()
        case "close":
            return game.close()
        case kind if kind in HEARD:
            return game
        case kind if kind not in KINDS:
            raise NotAsked("unknown-input", kind=kind)
    raise BadInput("record-input", kind=entry.kind)


def replay(recorded: Recorded) -> Iterator[tuple[Input | None, Game]]:
    """The game after the deal, and after each input."""
    return replays.replay(Game.start(recorded.setup, recorded.deal), recorded.record.inputs, put_in)


def verify(recorded: Recorded) -> list[Check]:
    """Whether the cards are those the shuffle commits to, and the inputs make a legal game."""

    def follows(shuffle: Shuffle) -> bool:
        return deal_cards(recorded.setup, recorded.deal.last_mayor, shuffle) == (
            *recorded.deal.cards,
            recorded.deal.center,
        )

    def play() -> bool:
        *_, (_, game) = replay(recorded)
        return game.verdict is not None

    return check_shuffle(recorded.commitment, recorded.record.secret, follows) + check_inputs(play)
