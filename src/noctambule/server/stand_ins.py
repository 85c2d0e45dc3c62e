"""Stand-ins: a simple legal player for who is not here, at a moment that tells nothing."""

from random import Random

from noctambule.engine.chance import Chance
from noctambule.engine.questions import Answer
from noctambule.server import wire
from noctambule.server.live.beats import DEAL, LOOK, NIGHT
from noctambule.server.live.one_night import OneNight
from noctambule.server.live.words import Words
from noctambule.server.room import Room

SLOWEST = 7_000
"""Milliseconds after which a stand-in has acted, as most people have; earlier where there is less time."""


def act_for(live: OneNight | Words, seat: int, chance: Chance) -> wire.InGame | None:
    """What a simple player would do here now: whatever is legal; None where nothing is asked of this seat."""
    if live.phase in (DEAL, LOOK):
        return None if seat in live.ready else wire.Ready()
    prompt = live.prompt(seat)
    if prompt is None:
        return None
    options: list[Answer] = list(prompt.options)
    chance.shuffle(options)
    if live.phase == NIGHT:
        return None if seat in live.night.taps else wire.Tap(beat=live.night.beat, answer=options[0])
    if live.game.pointing[seat] is not None or not isinstance(options[0], int):
        return None
    return wire.Point(at=options[0])


class StandIns:
    """When to act for each seat that had no screen as this phase or beat began.

    The moments are drawn then, from the time there is, whatever the cards; whoever comes back acts for themselves.
    """

    def __init__(self) -> None:
        self._stage: tuple[object, ...] = ()
        self._moments = dict[int, int]()

    @property
    def due(self) -> int | None:
        return min(self._moments.values(), default=None)

    def mind(self, room: Room, away: tuple[int, ...], now: int, chance: Random) -> None:
        """Draws new moments where a new phase or beat has begun; with nobody here at all, nobody is played."""
        live = room.live
        stage = (room.commitment, live and live.phase, live and live.night.beat, room.paused_at)
        if stage == self._stage:
            return
        self._stage, self._moments = stage, {}
        if room.deadline is None or len(away) == len(room.seats):
            return
        longest = min(SLOWEST, (room.deadline - now) * 3 // 4)
        self._moments = {seat: now + chance.randint(longest // 3, longest) for seat in away}

    def take(self, now: int) -> list[int]:
        """The seats whose moment has come, each once."""
        due = sorted(seat for seat, moment in self._moments.items() if moment <= now)
        for seat in due:
            del self._moments[seat]
        return due
