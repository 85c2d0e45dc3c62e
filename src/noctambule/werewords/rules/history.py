"""Werewords on record: what a header holds, and what may be put in beside answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from noctambule.engine import histories
from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import BadInput
from noctambule.engine.histories import DrawnFrom, History
from noctambule.engine.lots import Lot
from noctambule.engine.records import Input
from noctambule.engine.replays import strings
from noctambule.engine.seats import Seats
from noctambule.werewords.rules.dealing import Deal, cards_lot, deal_cards, mark, marked, words_lot, words_pool
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.packs import DIFFICULTIES, LANGUAGES, pack
from noctambule.werewords.rules.setup import Setup, Stock

Recorded = histories.Recorded[Seats, Setup, Deal]


def _ask(game: Game, entry: Input) -> Game:
    if entry.seat is None or not isinstance(entry.data.get("text"), str):
        raise _unreadable(entry)
    return game.ask(entry.seat, entry.data["text"])


def _token(game: Game, entry: Input) -> Game:
    match entry.data:
        case {"token": str(token), "asker": None | int() as asker} if entry.seat == game.mayor:
            return game.token(token, asker)
    raise _unreadable(entry)


def _undo(game: Game, entry: Input) -> Game:
    if entry.seat != game.mayor:
        raise _unreadable(entry)
    return game.undo()


def _whoops(game: Game, entry: Input) -> Game:
    if entry.seat != game.mayor and entry.by != "host":
        raise _unreadable(entry)
    return game.whoops()


def _unreadable(entry: Input) -> BadInput:
    return BadInput("record-input", kind=entry.kind)


def _words(drawn_from: DrawnFrom) -> tuple[tuple[str, ...], Mapping[str, int]]:
    """The marks of the words that were played with, and how often each had been shown."""
    shown = drawn_from.get("shown")
    match drawn_from.get("pack"):
        case [str(language), str(difficulty)] if language in LANGUAGES and difficulty in DIFFICULTIES:
            marks = tuple(marked(pack(language, difficulty).texts))
        case None:
            marks = strings(drawn_from, "own")
        case _:
            raise BadInput("record-header", field="pack")
    if not isinstance(shown, Mapping) or not all(isinstance(times, int) for times in shown.values()):
        raise BadInput("record-header", field="shown")
    return marks, shown


class WordHistory(History[Seats, Setup, Deal, Game]):
    """Cards, words, questions and tokens."""

    game = "werewords"
    inputs = {  # noqa: RUF012 (it is never changed)
        "ask": _ask,
        "token": _token,
        "undo": _undo,
        "whoops": _whoops,
        "time-up": lambda game, _: game.time_up(),
    }

    def named(self, players: tuple[str, ...]) -> Seats:
        return Seats(players)

    def written(self, setup: Setup, deal: Deal) -> dict[str, Any]:
        return {
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

    def read_setup(self, head: Mapping[str, Any], players: int) -> Setup:
        try:
            return Setup(
                players,
                int(head["werewolves"]),
                bool(head["beholder"]),
                bool(head["minion"]),
                int(head["words_shown"]),
                float(head["minutes"]),
                Stock(**{name: int(count) for name, count in head["stock"].items()}),
            )
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            raise BadInput("record-header", field="settings") from None

    def read_deal(self, dealt: Mapping[str, Any], players: int) -> Deal:
        center, last = dealt.get("center"), dealt.get("last_mayor")
        if not isinstance(center, str) or not (last is None or (isinstance(last, int) and 0 <= last < players)):
            raise BadInput("record-header", field="deal")
        words, others = strings(dealt, "words"), strings(dealt, "other_words")
        return Deal(strings(dealt, "cards"), center, words, others, last)

    def start(self, setup: Setup, deal: Deal) -> Game:
        return Game.start(setup, deal)

    def follows(self, setup: Setup, deal: Deal, shuffle: Shuffle) -> bool:
        """The cards alone: words were drawn before the shuffle."""
        return deal_cards(setup, deal.last_mayor, shuffle) == (*deal.cards, deal.center)

    def lots(self, setup: Setup, deal: Deal, drawn_from: DrawnFrom, shuffle: SealedShuffle) -> tuple[Lot, ...]:
        words = words_pool(*_words(drawn_from))
        return cards_lot(setup, deal.last_mayor, shuffle), words_lot(words, setup.words_shown, shuffle)

    def follows_from(self, setup: Setup, deal: Deal, drawn_from: DrawnFrom, lots: Sequence[Lot]) -> tuple[bool, bool]:
        cards, words = lots
        drawn = tuple(mark(word) for word in (*deal.words, *deal.other_words))
        return words.after == drawn and len(deal.words) == setup.words_shown, cards.after == (*deal.cards, deal.center)


HISTORY = WordHistory()
