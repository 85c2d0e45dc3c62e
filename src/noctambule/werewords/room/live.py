"""Werewords in a room: the day of questions and tokens, both endings, and the talk before a vote."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from noctambule.engine.errors import NotAsked
from noctambule.engine.events import Event
from noctambule.engine.questions import QuestionId
from noctambule.live import shown, wire
from noctambule.live.game import DAY, VOTE, LiveGame
from noctambule.live.pacing import KEPT, MINUTE, SECOND, Pace, narrated, quick
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.werewords.narrating.narration import narration
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.room.shown import Ending, Stock
from noctambule.werewords.room.shown import Words as Shown
from noctambule.werewords.rules import night
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import POINT, Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import Setup
from noctambule.werewords.view import word_view

GUESSED: Final = "guessed"
MISSED: Final = "missed"
TALK: Final = "talk"
TO_POINT, TO_TALK = 15 * SECOND, MINUTE


class Words(LiveGame[Game], frozen=True, kw_only=True):
    """A game of Werewords under way in a room."""

    POINTING: ClassVar[Collection[str]] = (GUESSED, VOTE)
    TALKING: ClassVar[Collection[str]] = (TALK,)
    TIMED: ClassVar[Collection[str]] = (DAY, TALK)
    ONE_AT_A_TIME: ClassVar[bool] = False
    history: ClassVar[Any] = HISTORY

    @staticmethod
    def of(setup: Setup, deal: Deal, settings: WordsSettings, at: int) -> "Words":
        pace = pace_of(setup, settings.pace == "quick", settings.call_seconds, settings.short)
        return Words.start(Game.start(setup, deal), setup.players, pace, at)

    def view_of(self, seat: int) -> tuple[Event, ...]:
        return word_view(self.game, seat).events

    def calls(self) -> tuple[shown.Call, ...]:
        return calls_of(self.game.setup)

    def day(self, at: int) -> "Words":
        return self.but(phase=DAY, deadline=at + int(self.game.setup.minutes * MINUTE))

    def put_own(self, seat: int, said: wire.Said, at: int, by: str) -> "Words":
        is_mayor = seat == self.game.mayor
        match said:
            case Ask(text=text) if self.phase == DAY:
                return self.note(at, "ask", seat, by, text=text).but(game=self.game.ask(seat, text))
            case Token(token=token, asker=asker) if self.phase == DAY and is_mayor:
                given = self.note(at, "token", seat, by, token=token, asker=asker)
                return given.but(game=self.game.token(token, asker))._after_the_day(at)
            case Undo() if self.phase == DAY and is_mayor:
                return self.note(at, "undo", seat, by).but(game=self.game.undo())
            case Whoops() if is_mayor or by == "host":
                return self.note(at, "whoops", seat, by).but(game=self.game.whoops())._after_the_day(at)
        raise NotAsked("not-asked")

    def check_may_talk(self, seat: int, said: wire.Accuse | wire.Chat) -> None:
        """While questions are asked, the mayor answers with tokens alone."""
        if not (isinstance(said, wire.Chat) and self.phase == DAY and seat != self.game.mayor):
            super().check_may_talk(seat, said)

    def pointing_id(self, seat: int) -> QuestionId:
        return (POINT if self.phase == GUESSED else VOTE, seat)

    def time_is_up(self, at: int) -> "Words":
        if self.phase != DAY:
            return self.vote(at)
        return self.note(at, "time-up", None, "clock").but(game=self.game.time_up())._after_the_day(at)

    def _after_the_day(self, at: int) -> "Words":
        if self.game.phase == GUESSED:
            return self.but(phase=GUESSED, deadline=at + TO_POINT)
        if self.game.phase == MISSED:
            return self.but(phase=TALK, deadline=at + TO_TALK, enough=frozenset())
        return self

    def turn(self) -> tuple[object, ...]:
        """Every question and every token makes new plans."""
        return (len(self.game.waiting), len(self.game.given))

    def speakers(self, bots: Sequence[int], here: Collection[int]) -> Sequence[int]:
        """Bots ask while nobody waits for an answer; a mayor who is not here is answered for."""
        mayor = self.game.mayor
        if self.phase in self.TALKING:
            return bots
        if self.game.waiting:
            return [] if mayor in here else [mayor]
        return [seat for seat in bots if seat != mayor]

    def own_public(self, common: dict[str, Any]) -> Shown:
        game = self.game
        return Shown(
            **common,
            cards=game.setup.cards,
            mayor=game.mayor,
            stock=Stock(*game.stock),
            waiting=tuple((asked.seat, asked.text) for asked in game.waiting),
            given=tuple((given.asked.seat, given.asked.text, given.token) for given in game.given),
            ending=_ending(game.phase),
        )

    def own_marks(self) -> tuple[object, ...]:
        game = self.game
        return (game.phase, game.stock, game.waiting, game.given)


@lru_cache(maxsize=KEPT)
def pace_of(setup: Setup, quickly: bool, seconds: float | None, short: bool = False) -> Pace:
    """The pace of a night with these cards."""
    if quickly:
        return quick(night.quick(setup))
    spoken = [narration(setup, Texts(language), seconds, short) for language in LANGUAGES]
    return narrated(night.narrated(setup), spoken, {})


@lru_cache(maxsize=KEPT)
def calls_of(setup: Setup) -> tuple[shown.Call, ...]:
    return tuple(shown.Call(call, call) for call in night.Night(setup).calls)


def _ending(phase: str) -> Ending | None:
    if phase == GUESSED:
        return GUESSED
    return MISSED if phase == MISSED else None
