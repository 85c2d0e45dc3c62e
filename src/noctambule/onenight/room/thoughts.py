"""What a bot of One Night is asked, from what its seat was shown alone; and what its decision is on the wire."""

import math

import msgspec

from noctambule.live import wire
from noctambule.live.beats import NIGHT
from noctambule.live.game import VOTE
from noctambule.live.kind import Wish
from noctambule.onenight.bots import seeing
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.room.said import MakeClaim
from noctambule.onenight.view import view

_decision = msgspec.json.Decoder(Decision)


def seen(live: OneNight, seat: int, now: int) -> bytes:
    """Everything a seat's bot is handed."""
    its = view(live.game, seat)._replace(events=live.events_for(seat))
    question = live.prompt(seat) if live.phase == NIGHT else None
    return seeing.encode(seeing.seen(its, live.game.said, live.accusing, live.part_of_day(now), question))


def wish(live: OneNight, seat: int, thought: bytes) -> Wish:
    """What came of a bot's thought."""
    decided = _decision.decode(thought)
    if live.phase == NIGHT:
        return Wish((wire.Tap(beat=live.night.beat, answer=decided.answer),))
    if live.phase == VOTE:
        return Wish((wire.Point(at=-1 if decided.point is None else decided.point),), suspects=decided.suspects)
    says = list[wire.Said]()
    if (claim := decided.claim) is not None:
        says.append(MakeClaim(role=claim.role, story=claim.story))
    if decided.accuse is not None and decided.accuse != seat:
        says.append(wire.Accuse(at=decided.accuse))
    again = None
    if decided.again is not None and live.deadline is not None:
        again = live.deadline - math.floor((1 - decided.again) * live.day_ms)
    return Wish(tuple(says), again=again, suspects=decided.suspects)
