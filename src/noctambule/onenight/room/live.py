"""One Night in a room: the day of claims and accusations, the vote, and who is silenced or turned away."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from noctambule.engine.errors import NotAsked
from noctambule.engine.events import Event
from noctambule.live import shown, wire
from noctambule.live.game import DAY, LiveGame
from noctambule.live.pacing import KEPT, MINUTE, Pace, narrated, quick
from noctambule.live.talk import LINES_SHOWN, believed
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.narration import narration
from noctambule.onenight.room import voices
from noctambule.onenight.room.said import AskStory, MakeClaim, Stories
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.room.shown import OneNight as Shown
from noctambule.onenight.rules import plan
from noctambule.onenight.rules import sayings as rules
from noctambule.onenight.rules.certainties import contradicted
from noctambule.onenight.rules.claims import continuations, say
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.history import HISTORY, claim_input
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view


class OneNight(LiveGame[Game], frozen=True, kw_only=True):
    """A game of One Night under way in a room."""

    CLOSES: ClassVar[str] = "close-vote"
    history: ClassVar[Any] = HISTORY

    day_ms: int

    @staticmethod
    def of(setup: Setup, deal: Deal, settings: OneNightSettings, at: int) -> "OneNight":
        pace = pace_of(setup, settings.pace == "quick", settings.call_seconds, settings.short)
        day_ms = int(settings.day_minutes * MINUTE)
        return OneNight.start(Game.start(setup, deal), setup.players, pace, at, day_ms=day_ms)

    def view_of(self, seat: int) -> tuple[Event, ...]:
        return view(self.game, seat).events

    def calls(self) -> tuple[shown.Call, ...]:
        return calls_of(self.game.setup)

    def day(self, at: int) -> "OneNight":
        return self.but(phase=DAY, deadline=at + self.day_ms)

    def part_of_day(self, now: int) -> float:
        """How much of the day is over; a minute more makes it less."""
        if self.phase in self.POINTING:
            return 1.0
        if self.phase != DAY or self.deadline is None:
            return 0.0
        return min(max(1 - (self.deadline - now) / self.day_ms, 0.0), 0.999)

    def put_own(self, seat: int, said: wire.Said, at: int, by: str) -> "OneNight":
        match said:
            case MakeClaim(role=role, story=story) if self.phase == DAY:
                claim = rules.Claim(seat, role, story)
                return self.but(game=say(self.game, claim)).add(claim_input(at - self.began, claim, by))
        raise NotAsked("not-asked")

    def check_may_talk(self, seat: int, said: wire.Accuse | wire.Chat) -> None:
        super().check_may_talk(seat, said)
        if isinstance(said, wire.Chat) and self.game.silenced(seat):  # a finger makes no sound
            raise NotAsked("silenced", seat=seat)

    def believed(self, seat: int, suspects: tuple[float, ...], at: int) -> "OneNight":
        return self.add(believed(at - self.began, seat, suspects))

    def answer_to(self, seat: int, said: wire.Said) -> wire.Reply:
        """What a seat could say next, claiming this; from what is public alone."""
        assert isinstance(said, AskStory)
        if self.phase != DAY:
            raise NotAsked("claim-by-day-only")
        if said.role not in self.game.setup.deck:
            raise NotAsked("claim-not-in-deck", role=said.role)
        shields = self.game.table.shields
        return Stories(said.id, _continued(self.game.setup, seat, said.role, said.story, shields))

    def own_public(self, common: dict[str, Any]) -> Shown:
        setup = self.game.setup
        return Shown(
            **common,
            deck=setup.deck,
            center_werewolf=setup.center_werewolf,
            artifacts=setup.draw,
            claims=self.game.said[-LINES_SHOWN:],
        )

    def own_marks(self) -> tuple[object, ...]:
        return (self.game.said,)

    def own_of(self, seat: int) -> shown.Own:
        its = view(self.game, seat)
        heard = () if its.turned_away else self.game.said[-LINES_SHOWN:]
        untrue = contradicted(self.game.setup, its.events, heard) if heard else ()
        pointed = self.game.pointing[seat]
        return shown.Own(self.has_tapped(seat), its.silenced, its.turned_away, untrue, pointed)

    def unseen(self, public: shown.PublicGame) -> shown.PublicGame:
        return msgspec.structs.replace(super().unseen(public), claims=())

    def spoken(self, bots: Mapping[int, str], names: Sequence[str], seed: str) -> tuple[shown.Spoken, ...]:
        return voices.spoken(self.game, self.accusing, bots, tuple(names), seed)


@lru_cache(maxsize=KEPT)
def pace_of(setup: Setup, quickly: bool, seconds: float | None, short: bool = False) -> Pace:
    """The pace of a night with these cards."""
    if quickly:
        return quick(plan.quick(setup))
    acting = {call: max(1, number) for call, number in plan.questions(setup).items()}
    spoken = [narration(setup, Texts(language, setup.edition), seconds, short) for language in LANGUAGES]
    return narrated(plan.narrated(setup), spoken, acting)


@lru_cache(maxsize=KEPT)
def calls_of(setup: Setup) -> tuple[shown.Call, ...]:
    return tuple(shown.Call(call.id, call.role, call.again, call.thumb, call.together) for call in setup.night.wakes)


@lru_cache(maxsize=KEPT)
def _continued(setup: Setup, seat: int, role: str, story: rules.Story, shields: frozenset[int]) -> rules.Story:
    return continuations(setup, seat, role, story, shields)
