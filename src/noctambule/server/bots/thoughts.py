"""What a bot is asked, from what its seat was shown alone; and what it then wishes to say."""

import hashlib
from collections.abc import Callable

from noctambule.live.beats import DECOY, NIGHT
from noctambule.live.kind import Company, Wish
from noctambule.server.bots.minds import Minds, Thought
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Bot

STAND_IN = Bot("regular", "quiet")
"""Who plays for somebody who is not here."""


def ask(minds: Minds, room: Room, seat: int, now: int, then: Callable[[], None]) -> Thought | None:
    """Has a seat's bot think; None where there is nothing to think about, or no bot can play this game."""
    live, bot, thinks = room.live, room.seats[seat].bot or STAND_IN, room.kind.thinks
    assert live is not None
    if thinks is None:
        return None
    if live.phase == NIGHT:
        prompt = live.prompt(seat)
        if prompt is None or prompt.kind == DECOY:
            return None
    seen = room.kind.seen_by_bot(live, seat, now, _company(room))
    return minds.think(thinks, seen, *bot, _seed(room, seat), then)


def wish(room: Room, seat: int, thought: bytes) -> Wish:
    """What came of a thought."""
    return room.kind.wish(room.live, seat, thought, _company(room))


def _company(room: Room) -> Company:
    return Company(tuple(held.name for held in room.seats), room.settings)


def _seed(room: Room, seat: int) -> str:
    """One for a game, a seat and a turn, that nobody can foresee; the shuffle can not be told from it."""
    seed = hashlib.sha256(f"bot {room.secret} {seat}".encode()).hexdigest()
    turn = room.live.turn() if room.live else ()
    return " ".join(map(str, (seed, room.live.phase, *turn))) if room.live and turn else seed
