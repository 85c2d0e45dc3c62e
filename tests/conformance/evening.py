"""An evening of any game, played at random in a room that is folded entry by entry, by what rooms know of it alone."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE
from noctambule.live import wire
from noctambule.live.beats import DEAL, LOOK, NIGHT
from noctambule.live.game import LiveGame
from noctambule.live.kind import GameKind
from noctambule.onenight.room.said import AskStory, MakeClaim, Stories
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import decide, seated, time_up
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.room import Room
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops

BETWEEN = 100
"""Milliseconds from one input to the next."""
Choices = Callable[[int, Random], dict[str, Any]]
Words = Callable[[LiveGame[Any], int, Random], wire.Said | None]


class Sample(NamedTuple):
    """What a test must know of a game to play it: some settings for so many, and what its own words might be."""

    settings: Choices
    word: Words


def one_nights_settings(players: int, chance: Random) -> dict[str, Any]:
    fitting = [id for id, scenario in SCENARIOS.items() if players in scenario.players]
    return {"scenario": chance.choice(fitting), "edition": chance.choice(["ravensburger", "bezier"])}


def one_nights_word(live: LiveGame[Any], seat: int, chance: Random) -> wire.Said | None:
    """A claim, as far as its story goes."""
    role, story = chance.choice(live.game.setup.deck), list[Any]()
    while chance.random() < 0.8:
        more = live.answer_to(seat, AskStory(id="", role=role, story=tuple(story)))
        assert isinstance(more, Stories)
        if not more.next:
            break
        story.append(chance.choice(more.next))
    return MakeClaim(role=role, story=tuple(story))


def werewords_settings(players: int, chance: Random) -> dict[str, Any]:
    more = chance.random() < 0.5 and players > 4
    return {"words": chance.choice(["en", "fr"]), "beholder": more, "minion": more, "words_shown": chance.randint(1, 5)}


def werewords_word(live: LiveGame[Any], seat: int, chance: Random) -> wire.Said | None:
    mayor = live.game.mayor
    if seat != mayor:
        return Ask(text=f"Is it {chance.random()}?") if live.phase == "day" else None
    asker = None if live.game.waiting else (mayor + 1) % live.night.players
    tokens = ["yes", "no", "maybe", "so-close", "correct"]
    words = [Token(token=token, asker=asker) for token in tokens] + [Undo(), Whoops()]
    return chance.choices(words, [6, 6, 4, 1, 1, 2, 1])[0]


def usual(players: int, chance: Random) -> dict[str, Any]:
    return {}


def wordless(live: LiveGame[Any], seat: int, chance: Random) -> wire.Said | None:
    return None


SAMPLES = {
    "one-night": Sample(one_nights_settings, one_nights_word),
    "werewords": Sample(werewords_settings, werewords_word),
}


def sample_of(kind: GameKind) -> Sample:
    return SAMPLES.get(kind.id, Sample(usual, wordless))


class Evening:
    """A room and its log."""

    def __init__(self, kind: GameKind, players: int, chance: Random) -> None:
        self.kind = kind
        self.chance = chance
        self.sample = sample_of(kind)
        self.room = Room("TEST")
        self.log = list[bytes]()
        self.now = 1_000
        for seat in range(players):
            self.enter(seated(self.room, f"Player {seat}", f"{seat:064x}", chance.randbytes(32).hex(), self.now))
        pace = chance.choice(["quick", "narrated"])
        self.say(0, wire.Choose(settings={"game": kind.id, "pace": pace, **self.sample.settings(players, chance)}))

    @property
    def live(self) -> LiveGame[Any]:
        assert self.room.live is not None
        return self.room.live

    @property
    def seats(self) -> range:
        return range(len(self.room.seats))

    def enter(self, entry: entries.AnyEntry) -> None:
        """Decided, folded, and written down as a store would."""
        self.room = fold(self.room, entry)
        self.log.append(wire.encode(entry))

    def say(self, seat: int, said: wire.Said) -> None:
        self.now += BETWEEN
        self.enter(decide(self.room, seat, said, self.now, self.chance, self.chance.randbytes(32).hex()))

    def tries(self, seat: int, said: wire.Said) -> bool:
        """Says something that may be refused; nothing has changed then."""
        try:
            self.say(seat, said)
        except GameError:
            return False
        return True

    def let_time_pass(self) -> None:
        assert self.room.deadline is not None
        self.now = self.room.deadline
        self.enter(time_up(self.room, self.now, self.chance))

    def begin(self) -> "Evening":
        self.say(0, wire.Start())
        return self

    def steps(self) -> Iterator[LiveGame[Any]]:
        """Plays to the end, and stops at each step to be looked at."""
        yield self.live
        while not self.live.over:
            self._step()
            yield self.live

    def _step(self) -> None:
        live = self.live
        if self.chance.random() < 0.02:
            self.let_time_pass()
        elif live.phase in (DEAL, LOOK):
            self.say(self.chance.choice([seat for seat in self.seats if seat not in live.ready]), wire.Ready())
        elif live.phase == NIGHT:
            self._tap(live)
        elif live.phase in live.POINTING:
            self._point(live)
        else:
            self._talk(live)

    def _tap(self, live: LiveGame[Any]) -> None:
        sleepy = [seat for seat in self.seats if seat not in live.night.taps]
        if not sleepy:
            self.let_time_pass()
            return
        seat = self.chance.choice(sleepy)
        prompt = live.prompt(seat)
        assert prompt is not None
        self.say(seat, wire.Tap(beat=live.night.beat, answer=self.chance.choice(prompt.answers)))

    def _point(self, live: LiveGame[Any]) -> None:
        asked = [seat for seat in self.seats if live.prompt(seat) is not None and live.game.pointing[seat] is None]
        if not asked:
            self.let_time_pass()
            return
        seat = self.chance.choice(asked)
        prompt = live.prompt(seat)
        assert prompt is not None
        target = self.chance.choice(prompt.options)
        assert isinstance(target, int)
        self.say(seat, wire.Point(at=target))

    def _talk(self, live: LiveGame[Any]) -> None:
        seat, draw = self.chance.choice(self.seats), self.chance.random()
        own = self.sample.word(live, seat, self.chance) if draw < 0.5 else None
        if own is not None:
            self.tries(seat, own)
        elif draw < 0.65:
            self.tries(seat, wire.Accuse(at=self.chance.choice([None, *self.seats])))
        elif draw < 0.75:
            self.tries(seat, wire.Chat(text=f"hm {draw}"))
        elif draw < 0.9:
            self.tries(seat, wire.EndDay())
        elif draw < 0.93:
            self.let_time_pass()


def everybody(evening: Evening) -> Sequence[int]:
    """Every seat, and the table."""
    return (*evening.seats, TABLE)


def plain(value: Any) -> Any:
    """As it is once it has been written down."""
    return msgspec.json.decode(wire.encode(value))
