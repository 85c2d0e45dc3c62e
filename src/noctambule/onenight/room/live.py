"""One Night in a room: deal, night in beats, a look at what it showed, day, vote, and the end."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from noctambule.engine.chance import Chance
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Answer, Question
from noctambule.engine.records import Input, Record
from noctambule.engine.replays import Commitment
from noctambule.live import shown, wire
from noctambule.live.beats import DEAL, LOOK, NIGHT, Night, Seen, close
from noctambule.live.pacing import KEPT, MINUTE, TO_PEEK, TO_READ, TO_VOTE, pace_of_cards
from noctambule.live.talk import LINES_SHOWN, accuse, believed, is_enough, noted
from noctambule.live.values import Value
from noctambule.onenight.rules.certainties import contradicted
from noctambule.onenight.rules.claims import continuations, say
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.history import answer_input, claim_input, header
from noctambule.onenight.rules.sayings import Claim, Said, Story
from noctambule.onenight.rules.setup import Setup
from noctambule.views import view

DAY: Final = "day"
VOTE: Final = "vote"
OVER: Final = "over"


class OneNight(Value, frozen=True):
    """A game of One Night under way in a room. Times are milliseconds of the room's clock."""

    game: Game
    night: Night
    day_ms: int
    phase: shown.OneNightPhase
    deadline: int | None
    began: int
    inputs: tuple[Input, ...] = ()
    """What was put in so far, as a record has it."""
    ready: frozenset[int] = frozenset()
    enough: frozenset[int] = frozenset()
    """Who would rather vote now."""
    accusing: Mapping[int, int] = {}

    @staticmethod
    def start(setup: Setup, deal: Deal, settings: wire.Settings, at: int) -> "OneNight":
        pace = pace_of_cards(setup, settings.pace == "quick", settings.call_seconds)
        day = int(settings.day_minutes * MINUTE)
        return OneNight(Game.start(setup, deal), Night(pace, setup.players), day, DEAL, at + TO_PEEK, at)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def put(self, seat: int, said: wire.InGame, at: int, by: str) -> "OneNight":
        """The game after a seat's input; what is not asked now is refused."""
        match said:
            case wire.Ready() if self.phase in (DEAL, LOOK):
                live = self.but(ready=self.ready | {seat})
                return live._go_on(at) if len(live.ready) == self.night.players else live
            case wire.Tap(beat=beat, answer=answer) if self.phase == NIGHT and beat == self.night.beat:
                live = self.but(night=self.night.tap(seat, answer, by))
                return live._close_beat(at) if live.night.is_complete else live
            case wire.EndDay() if self.phase == DAY:
                live = self.but(enough=self.enough | {seat})
                return live._vote(at) if is_enough(live.enough, self.night.players) else live
            case wire.MoreTime() if self.phase == DAY and self.deadline is not None:
                return self.but(deadline=self.deadline + MINUTE)
            case wire.Claim(role=role, story=story) if self.phase == DAY:
                claim = Claim(seat, role, _story(story))
                return self.but(game=say(self.game, claim))._note(claim_input(at - self.began, claim, by))
            case wire.Chat() | wire.Accuse() if self.phase == DAY and self.game.silenced(seat):
                raise NotAsked("silenced", seat=seat)
            case wire.Accuse(at=whom) if self.phase == DAY:
                accusing = accuse(self.accusing, seat, whom, self.night.players)
                return self.but(accusing=accusing)._note(noted(at - self.began, seat, said, by))
            case wire.Chat() if self.phase == DAY:
                return self._note(noted(at - self.began, seat, said, by))
            case wire.Point(at=target) if self.phase == VOTE:
                pointed = self._note(answer_input(at - self.began, self.game.vote_of(seat), target, by))
                return pointed.but(game=self.game.answer(("vote", seat), target))._perhaps_over()
        raise NotAsked("not-asked")

    def believed(self, seat: int, suspects: tuple[float, ...], at: int) -> "OneNight":
        """With what a bot thinks, for the record."""
        return self._note(believed(at - self.began, seat, suspects))

    def could_say(self, seat: int, role: str, story: Sequence[wire.Told]) -> tuple[wire.Told, ...]:
        """What a seat could say next, claiming this; from what is public alone."""
        if self.phase != DAY:
            raise NotAsked("claim-by-day-only")
        if role not in self.game.setup.deck:
            raise NotAsked("claim-not-in-deck", role=role)
        return _continued(self.game.setup, seat, role, _story(story), self.game.table.shields)

    def defaults(self, chance: Chance) -> dict[int, Answer]:
        """What is decided for those who did not answer in time; it goes on record with the clock's input."""
        return self.night.defaults(chance) if self.phase == NIGHT else {}

    def time_up(self, defaults: Mapping[int, Answer], at: int) -> "OneNight":
        """The game after its deadline."""
        match self.phase:
            case "deal" | "look":
                return self._go_on(at)
            case "night":
                return self.but(night=self.night.tapped_by_the_clock(defaults))._close_beat(at)
            case "day":
                return self._vote(at)
            case "vote":
                closed = self._note(Input(at - self.began, "close-vote", None, "clock"))
                return closed.but(game=self.game.close_vote())._perhaps_over()
        raise NotAsked("not-asked")

    def _go_on(self, at: int) -> "OneNight":
        """From the deal into the night, or from what the night showed into the day."""
        live = self.but(ready=frozenset())
        return live._beat(at) if self.phase == DEAL else live.but(phase=DAY, deadline=at + self.day_ms)

    def _beat(self, at: int) -> "OneNight":
        if self.night.over:
            return self.but(phase=LOOK, deadline=at + TO_READ)
        return self.but(phase=NIGHT, night=self.night.begun(self.game), deadline=at + self.night.length)

    def _close_beat(self, at: int) -> "OneNight":
        night, game, answered = close(self.night, self.game)
        live = self.but(night=night, game=game)
        for question, (answer, by) in answered:
            live = live._note(answer_input(at - self.began, question, answer, by))
        return live._beat(at)

    def _note(self, entry: Input) -> "OneNight":
        return self.but(inputs=(*self.inputs, entry))

    def _vote(self, at: int) -> "OneNight":
        return self.but(phase=VOTE, deadline=at + TO_VOTE)

    def _perhaps_over(self) -> "OneNight":
        return self.but(phase=OVER, deadline=None) if self.game.end else self

    def record(self, names: Sequence[str], commitment: Commitment) -> Record:
        """The game on record; the secret behind its shuffle is added when it is over."""
        return Record(header(self.game.setup, self.game.deal, names, commitment), self.inputs)

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """All that a seat (or TABLE) has been shown by now."""
        return self.night.shown(self.phase, view(self.game, seat).events)

    def prompt(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        if seat == TABLE:
            return None
        if self.phase == NIGHT:
            return self.night.prompts[seat]
        return self.game.vote_of(seat) if self.phase == VOTE else None

    def counts(self) -> shown.Counts:
        """What may go up many times before anything comes of it."""
        voted = sum(target is not None for target in self.game.pointing) if self.phase == VOTE else 0
        return shown.Counts(len(self.ready), len(self.enough), voted)

    def public(self) -> shown.OneNight:
        """What every screen may know beside its events."""
        setup, wakes = self.game.setup, _wakes(self.game.setup)
        now = self.night.calls if self.phase == NIGHT else ()
        return shown.OneNight(
            phase=self.phase,
            deck=setup.deck,
            center_werewolf=setup.center_werewolf,
            artifacts=setup.draw,
            wakes=wakes,
            calls=tuple(call for call in wakes if call.id in now),
            goes_on=self.night.goes_on if self.phase == NIGHT else (),
            beat=self.night.beat,
            beats=len(self.night.pace.plan.beats),
            counts=self.counts(),
            claims=tuple(
                shown.Claimed(claim.seat, claim.role, tuple(map(_told, claim.story)))
                for claim in self.game.said[-LINES_SHOWN:]
            ),
            accusations=tuple(self.accusing.items()),
        )

    def marks(self) -> tuple[object, ...]:
        """All that `public` is made of, the counts aside: where these are the same, there is nothing new to see."""
        return (self.phase, self.night.beat, self.game.said, self.accusing)

    def seen_by(self, seat: int) -> Seen:
        """What one seat (or TABLE) is shown beside what is public: its events, and what concerns it alone."""
        its = view(self.game, seat)
        events = self.night.shown(self.phase, its.events)
        if seat == TABLE:
            return Seen(events)
        heard = () if its.turned_away else self.game.said[-LINES_SHOWN:]
        untrue = contradicted(self.game.setup, its.events, heard) if heard else ()
        pointed = self.game.pointing[seat]
        own = shown.Own(seat in self.night.taps, its.silenced, its.turned_away, untrue, pointed)
        return Seen(events, own, self.prompt(seat))


def _story(written: Sequence[wire.Told]) -> Story:
    return tuple(Said(part.kind, part.places, part.what) for part in written)


def _told(said: Said) -> wire.Told:
    return wire.Told(said.kind, tuple(place for place in said.places if place is not None), said.what)


@lru_cache(maxsize=KEPT)
def _continued(setup: Setup, seat: int, role: str, story: Story, shields: frozenset[int]) -> tuple[wire.Told, ...]:
    return tuple(map(_told, continuations(setup, seat, role, story, shields)))


@lru_cache(maxsize=KEPT)
def _wakes(setup: Setup) -> tuple[shown.Call, ...]:
    return tuple(shown.Call(call.id, call.role, call.again, call.thumb, call.together) for call in setup.night.wakes)
