"""One Night in a room: deal, night in beats, day, vote, and the end."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import Commitment
from noctambule.onenight.claims import say
from noctambule.onenight.game import Deal, Game
from noctambule.onenight.history import answer_input, claim_input, header
from noctambule.onenight.plan import narrated, quick
from noctambule.onenight.sayings import Claim, Said
from noctambule.onenight.setup import Setup
from noctambule.server import wire
from noctambule.server.live.beats import DEAL, NIGHT, Night, close
from noctambule.views import view

DAY, VOTE, OVER = "day", "vote", "over"
SECOND = 1000
TO_LOOK, TO_TAP, TO_VOTE = 60 * SECOND, 15 * SECOND, 20 * SECOND
MINUTE = 60 * SECOND
NOBODY: Mapping[int, Answer] = {}


class OneNight(NamedTuple):
    """A game of One Night under way in a room. Times are milliseconds of the room's clock."""

    game: Game
    night: Night
    waits_for_all: bool
    """Quick pace: a beat closes when all have tapped. Narrated: each has its planned length."""
    day_ms: int
    phase: str
    deadline: int | None
    began: int
    inputs: tuple[Input, ...] = ()
    """What was put in so far, as a record has it."""
    ready: frozenset[int] = frozenset()
    enough: frozenset[int] = frozenset()
    """Who would rather vote now."""

    @staticmethod
    def start(setup: Setup, deal: Deal, settings: wire.Settings, at: int) -> "OneNight":
        quickly = settings.pace == "quick"
        night = Night(quick(setup) if quickly else narrated(setup), setup.players)
        day = int(settings.day_minutes * MINUTE)
        return OneNight(Game.start(setup, deal), night, quickly, day, DEAL, at + TO_LOOK, at)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def put(self, seat: int, said: wire.InGame, at: int) -> "OneNight":
        """The game after a seat's input; what is not asked now is refused."""
        match said:
            case wire.Ready() if self.phase == DEAL:
                live = self._replace(ready=self.ready | {seat})
                return live._night(at) if len(live.ready) == self.night.players else live
            case wire.Tap(beat=beat, answer=answer) if self.phase == NIGHT and beat == self.night.beat:
                live = self._replace(night=self.night.tap(self.game, seat, answer))
                return live._close_beat(at) if live.waits_for_all and live.night.all_tapped else live
            case wire.EndDay() if self.phase == DAY:
                live = self._replace(enough=self.enough | {seat})
                return live._vote(at) if 2 * len(live.enough) > self.night.players else live
            case wire.MoreTime() if self.phase == DAY and self.deadline is not None:
                return self._replace(deadline=self.deadline + MINUTE)
            case wire.Claim(role=role, story=story) if self.phase == DAY:
                claim = Claim(seat, role, tuple(Said(part.kind, part.places, part.what) for part in story))
                return self._replace(game=say(self.game, claim))._note(claim_input(at - self.began, claim))
            case wire.Chat(text=text) if self.phase == DAY:
                if self.game.silenced(seat):
                    raise NotAsked("silenced", seat=seat)
                return self._note(Input(at - self.began, "chat", seat, "player", {"text": text}))
            case wire.Point(at=target) if self.phase == VOTE:
                noted = self._note(answer_input(at - self.began, self.game.vote_of(seat), target))
                return noted._replace(game=self.game.answer(("vote", seat), target))._perhaps_over()
        raise NotAsked("not-asked")

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """What is decided for those who did not answer in time; it goes on record with the clock's input."""
        return self.night.defaults(self.game, chance) if self.phase == NIGHT else {}

    def time_up(self, defaults: Mapping[int, Answer], at: int) -> "OneNight":
        """The game after its deadline."""
        match self.phase:
            case "deal":
                return self._night(at)
            case "night":
                taps = {**self.night.taps, **defaults}
                return self._replace(night=self.night._replace(taps=taps))._close_beat(at, defaults)
            case "day":
                return self._vote(at)
            case "vote":
                closed = self._note(Input(at - self.began, "close-vote", None, "clock"))
                return closed._replace(game=self.game.close_vote())._perhaps_over()
        raise NotAsked("not-asked")

    def _night(self, at: int) -> "OneNight":
        return self._day(at) if self.night.over else self._beat(at)

    def _beat(self, at: int) -> "OneNight":
        return self._replace(phase=NIGHT, deadline=at + TO_TAP)

    def _close_beat(self, at: int, defaults: Mapping[int, Answer] = NOBODY) -> "OneNight":
        night, game, answered = close(self.night, self.game)
        live = self._replace(night=night, game=game)
        for question, answer in answered:
            by = "clock" if question.seat in defaults else "player"
            live = live._note(answer_input(at - self.began, question, answer, by))
        return live._day(at) if night.over else live._beat(at)

    def _note(self, entry: Input) -> "OneNight":
        return self._replace(inputs=(*self.inputs, entry))

    def _day(self, at: int) -> "OneNight":
        return self._replace(phase=DAY, deadline=at + self.day_ms)

    def _vote(self, at: int) -> "OneNight":
        return self._replace(phase=VOTE, deadline=at + TO_VOTE)

    def _perhaps_over(self) -> "OneNight":
        return self._replace(phase=OVER, deadline=None) if self.game.end else self

    def record(self, names: Sequence[str], commitment: Commitment) -> Record:
        """The game on record; the secret behind its shuffle is added when it is over."""
        return Record(header(self.game.setup, self.game.deal, names, commitment), self.inputs)

    def shown(self, seat: int) -> tuple[Event, ...]:
        """All that a seat (or TABLE) has been shown by now."""
        return self.night.shown(self.phase, view(self.game, seat).events)

    def prompt(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        if seat == TABLE:
            return None
        if self.phase == NIGHT:
            return self.night.prompts(self.game)[seat]
        return self.game.vote_of(seat) if self.phase == VOTE else None

    def public(self) -> dict[str, Any]:
        """What every screen may know beside its events."""
        voted = sum(target is not None for target in self.game.pointing) if self.phase == VOTE else 0
        return {
            "game": "one-night",
            "deck": list(self.game.setup.deck),
            "center_werewolf": self.game.setup.center_werewolf,
            "phase": self.phase,
            "beat": self.night.beat,
            "beats": len(self.night.plan.beats),
            "counts": {"ready": len(self.ready), "enough": len(self.enough), "voted": voted},
            "claims": [
                {"seat": claim.seat, "role": claim.role, "story": [list(said) for said in claim.story]}
                for claim in self.game.said
            ],
        }

    def private(self, seat: int) -> dict[str, Any]:
        """What one seat alone may know beside its events: what it tapped, and whether it is silenced or turned away."""
        own = view(self.game, seat)
        return {"tapped": seat in self.night.taps, "silenced": own.silenced, "turned_away": own.turned_away}
