"""Company: bots at the table, and those who play for who is not here. When each acts, and what they have thought."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from noctambule.engine.errors import NotAsked
from noctambule.games import talk_of_games
from noctambule.live import wire
from noctambule.live.beats import DEAL, LOOK, NIGHT
from noctambule.live.game import LiveGame
from noctambule.live.kind import Wish
from noctambule.server.bots.minds import Minds, Thought
from noctambule.server.bots.stand_ins import act_for
from noctambule.server.bots.thoughts import ask, wish
from noctambule.server.rooms import entries
from noctambule.server.rooms.room import Room

SLOWEST, BOTS_SLOWEST = 7_000, 4_000
"""Milliseconds after which somebody's stand-in, or a bot, has answered; earlier where there is less time."""
PEOPLE_FIRST = 10_000
"""Milliseconds of a day in which bots are silent."""
BREATH = 4_000
"""Milliseconds of silence after which a bot may speak: time for people to do so."""
PATIENCE = 20_000
"""Milliseconds for which a bot lets others go first."""
TOO_LONG = 15_000
"""Milliseconds after which a thought by day is given up; at night and in a vote there is a moment to act by."""
LATER = 5_000
"""Milliseconds until a bot whose thought came to nothing tries again."""
AGREES = (500, 2_500)
"""Milliseconds in which bots agree to vote, when all people want to."""


class Answering(NamedTuple):
    """A seat that is going to answer: at its moment, or when it is high time, if it is still thinking then."""

    at: int
    by: int
    thought: Thought | None

    @property
    def due(self) -> int:
        return self.at if self.thought is None or self.thought.done() else self.by


class Talking(NamedTuple):
    """A bot by day: thinks at a moment, then says what it wishes, one thing after the other."""

    at: int
    since: int = 0
    thought: Thought | None = None
    wish: Wish = Wish()

    @property
    def has_the_floor(self) -> bool:
        return self.thought is not None or bool(self.wish.says)


class Company:
    """The bots and stand-ins of one room. Whatever moment is drawn, is drawn as a phase or beat begins."""

    def __init__(self, minds: Minds | None, wake: Callable[[], None]) -> None:
        self._minds = minds
        self._wake = wake
        self._stage: tuple[object, ...] = ()
        self._began = 0
        self._answering = dict[int, Answering]()
        self._talking = dict[int, Talking]()
        self._agreeing = dict[int, int]()
        self._quiet_until = 0
        self._politely = True

    @property
    def due(self) -> int | None:
        """When somebody acts, or thinks, next."""
        moments = [turn.due for turn in self._answering.values()]
        moments += self._agreeing.values()
        moments += [at for talk in self._talking.values() if (at := self._moment(talk)) is not None]
        return min(moments, default=None)

    def welcome(self) -> None:
        """A bot sits down; where none can think, none is promised."""
        if self._minds is None:
            raise NotAsked("no-bots-here")
        self._minds.warm_up()

    def heard(self, now: int) -> None:
        """Somebody is talking, or about to: bots let them."""
        self._quiet_until = max(self._quiet_until, now + BREATH)

    # A phase begins

    def mind(self, room: Room, here: frozenset[int], now: int, chance: Random) -> None:
        """Looks whether a new phase or beat has begun; with nobody here at all, nobody is played."""
        stage = _stage(room, bool(here))
        if stage != self._stage:
            new_phase = stage[:2] != self._stage[:2]
            self._stage, self._began = stage, now
            self._forget()
            if room.deadline is not None and here:
                self._begin(room, here, now, chance, new_phase)
        if room.live is not None and room.live.phase in room.live.TALKING:
            self._perhaps_agree(room.live, room, here, now, chance)

    def _forget(self) -> None:
        thoughts = [turn.thought for turn in self._answering.values()]
        thoughts += [talk.thought for talk in self._talking.values()]
        for thought in thoughts:
            if thought is not None:
                thought.cancel()
        self._answering, self._talking, self._agreeing = {}, {}, {}

    def _begin(self, room: Room, here: frozenset[int], now: int, chance: Random, new_phase: bool) -> None:
        live = room.live
        assert live is not None
        assert room.deadline is not None
        if live.phase in (DEAL, LOOK, NIGHT, *live.POINTING):  # everybody does one thing
            left, seats = (room.deadline - now) * 3 // 4, range(len(room.seats))
            for seat in (seat for seat in seats if seat not in here):
                longest = min(BOTS_SLOWEST if room.seats[seat].bot else SLOWEST, left)
                at = now + chance.randint(longest // 3, longest)
                # At night the moment was drawn before anything is known, and is kept whatever comes.
                by = at if live.phase == NIGHT else now + left
                thinks = live.phase not in (DEAL, LOOK) and live.prompt(seat) is not None
                self._answering[seat] = Answering(at, by, self._think(room, seat, now) if thinks else None)
            return
        self._politely = live.ONE_AT_A_TIME
        if new_phase:
            self._quiet_until = now + PEOPLE_FIRST
        elif self._politely:
            self._quiet_until = max(self._quiet_until, now + BREATH)
        begin = self._quiet_until if self._politely else now
        self._talking = {seat: Talking(begin) for seat in live.speakers(_bots(room), here)}

    def _perhaps_agree(self, live: LiveGame[Any], room: Room, here: frozenset[int], now: int, chance: Random) -> None:
        """Bots want to vote once all people who are here do."""
        if here and here <= live.enough and not self._agreeing and room.paused_at is None:
            self._agreeing = {seat: now + chance.randint(*AGREES) for seat in _bots(room) if seat not in live.enough}

    def _think(self, room: Room, seat: int, now: int) -> Thought | None:
        return None if self._minds is None else ask(self._minds, room, seat, now, self._wake)

    # A moment comes

    def take(self, room: Room, here: frozenset[int], now: int, chance: Random) -> list[entries.AnyEntry]:
        """What the next one does or thinks whose moment has come; nothing when that is all for now."""
        if room.live is None or room.paused_at is not None:
            return []
        for seat, at in sorted(self._agreeing.items()):
            if at <= now:
                del self._agreeing[seat]
                return [entries.Put(now, seat, wire.EndDay(), "bot")]
        for seat, turn in sorted(self._answering.items()):
            if turn.due <= now:
                del self._answering[seat]
                simply = None if seat in here else act_for(room.live, seat, chance)
                if simply is not None:
                    return _answer(room, seat, turn, simply, now)
        for seat, talk in sorted(self._talking.items()):
            moment = self._moment(talk)
            if moment is not None and moment <= now and (done := self._talk(room, seat, talk, now)):
                return done
        return []

    def _moment(self, talk: Talking) -> int | None:
        """When a bot thinks, has thought, or speaks; the polite ones one at a time, and when nobody else does."""
        if talk.thought is not None:
            return talk.since if talk.thought.done() else talk.since + TOO_LONG
        if not self._politely:
            return max(talk.at, self._quiet_until) if _asks(talk) else talk.at
        if not talk.wish.says and any(other.has_the_floor for other in self._talking.values()):
            return None
        return max(talk.at, min(self._quiet_until, talk.at + PATIENCE))

    def _talk(self, room: Room, seat: int, talk: Talking, now: int) -> list[entries.AnyEntry]:
        """One step: begins to think, hears what came of it, or speaks."""
        if talk.thought is not None:
            return self._has_thought(room, seat, talk, talk.thought, now)
        if not talk.wish.says:
            thought = self._think(room, seat, now)
            self._go_on(seat, None if thought is None else talk._replace(since=now, thought=thought))
            return []
        said, *more = talk.wish.says
        self._go_on(seat, Talking(now, wish=talk.wish._replace(says=tuple(more))) if more else _again(talk.wish))
        self.heard(now)
        return [entries.Put(now, seat, said, "bot")]

    def _has_thought(self, room: Room, seat: int, talk: Talking, thought: Thought, now: int) -> list[entries.AnyEntry]:
        result = thought.result()
        if result is None:
            thought.cancel()
            self._go_on(seat, Talking(now + LATER))
            return []
        wished = wish(room, seat, result)
        says = Talking(max(now, talk.since + wished.after), wish=wished)
        self._go_on(seat, says if wished.says else _again(wished))
        return _beliefs(room, seat, wished, now)

    def _go_on(self, seat: int, talk: Talking | None) -> None:
        if talk is None:
            del self._talking[seat]
        else:
            self._talking[seat] = talk


def _stage(room: Room, anybody: bool) -> tuple[object, ...]:
    """What plans are made for."""
    live = room.live
    if live is None:
        return ()
    return (room.commitment, live.phase, live.night.beat, room.paused_at, anybody, *live.turn())


def _bots(room: Room) -> list[int]:
    return [seat for seat, held in enumerate(room.seats) if held.bot is not None]


def _answer(room: Room, seat: int, turn: Answering, simply: wire.Said, now: int) -> list[entries.AnyEntry]:
    """What was thought; where nothing came of it in time, something simple."""
    thought = None if turn.thought is None else turn.thought.result()
    if thought is None:
        if turn.thought is not None:
            turn.thought.cancel()
        return [entries.Put(now, seat, simply, "bot")]
    wished = wish(room, seat, thought)
    said = wished.says[0] if wished.says else simply
    return [*_beliefs(room, seat, wished, now), entries.Put(now, seat, said, "bot")]


def _beliefs(room: Room, seat: int, wished: Wish, now: int) -> list[entries.AnyEntry]:
    """Of a bot's own; what somebody's stand-in makes of the table is nobody's belief."""
    if wished.suspects is None or room.seats[seat].bot is None:
        return []
    return [entries.Believed(now, seat, wished.suspects)]


def _again(wished: Wish) -> Talking | None:
    return None if wished.again is None else Talking(wished.again)


def _asks(talk: Talking) -> bool:
    """Whether it has a word of the game's own to say that can wait, not an answer that somebody waits for."""
    return any(isinstance(said, talk_of_games()) for said in talk.wish.says)
