"""What a bot is asked, from what its seat was shown alone; and what its decision is on the wire."""

import hashlib
import math
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from noctambule.live import wire
from noctambule.live.beats import DECOY, NIGHT
from noctambule.onenight.bots import seeing as cards
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.room.live import DAY, VOTE, OneNight
from noctambule.server.bots.minds import Minds, Thought, think_of_cards, think_of_words
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Bot
from noctambule.views import view, word_view
from noctambule.werewords.bots import seeing as words
from noctambule.werewords.room.live import GUESSED, TALK, Words

STAND_IN = Bot("regular", "quiet")
"""Who plays for somebody who is not here."""
WORD_PHASES = {
    NIGHT: words.NIGHT,
    DAY: words.DAY,
    TALK: words.TALK,
    GUESSED: words.GUESSED,
    VOTE: words.MISSED,
}

_decision = msgspec.json.Decoder(Decision)
_move = msgspec.json.Decoder(words.Move | None)


class Wish(NamedTuple):
    """What a bot wants: what it says, one thing after the other."""

    says: tuple[wire.InGame, ...] = ()
    after: int = 0
    """Milliseconds from when it was asked."""
    again: int | None = None
    """When to ask it again, by the room's time."""
    suspects: tuple[float, ...] | None = None


def ask(minds: Minds, room: Room, seat: int, now: int, then: Callable[[], None]) -> Thought | None:
    """Has a seat's bot think; None where there is nothing to think about."""
    live, bot = room.live, room.seats[seat].bot or STAND_IN
    assert live is not None
    if live.phase == NIGHT and _is_decoy(live, seat):
        return None
    if isinstance(live, OneNight):
        return minds.think(think_of_cards, _seen_cards(live, seat, now), *bot, _seed(room, seat), then)
    moment = f"{live.phase} {len(live.game.given)} {len(live.game.waiting)}"
    return minds.think(think_of_words, _seen_words(room, live, seat, now), *bot, f"{_seed(room, seat)} {moment}", then)


def _is_decoy(live: OneNight | Words, seat: int) -> bool:
    prompt = live.prompt(seat)
    return prompt is None or prompt.kind == DECOY


def wish(room: Room, seat: int, thought: bytes) -> Wish:
    """What came of a thought."""
    if isinstance(room.live, OneNight):
        return _cards_wish(room.live, seat, _decision.decode(thought))
    assert room.live is not None
    return _words_wish(room, room.live, _move.decode(thought))


def _seed(room: Room, seat: int) -> str:
    """One for a game and a seat, that nobody can foresee; the shuffle can not be told from it."""
    return hashlib.sha256(f"bot {room.secret} {seat}".encode()).hexdigest()


def _seen_cards(live: OneNight, seat: int, now: int) -> bytes:
    its = view(live.game, seat)._replace(events=live.events_for(seat))
    question = live.prompt(seat) if live.phase == NIGHT else None
    return cards.encode(cards.seen(its, live.game.said, live.accusing, _part_of_day(live, now), question))


def _part_of_day(live: OneNight, now: int) -> float:
    """How much of the day is over; a minute more makes it less."""
    if live.phase == VOTE:
        return 1.0
    if live.phase != DAY or live.deadline is None:
        return 0.0
    return min(max(1 - (live.deadline - now) / live.day_ms, 0.0), 0.999)


def _cards_wish(live: OneNight, seat: int, decided: Decision) -> Wish:
    if live.phase == NIGHT:
        return Wish((wire.Tap(beat=live.night.beat, answer=decided.answer),))
    if live.phase == VOTE:
        return Wish((wire.Point(at=-1 if decided.point is None else decided.point),), suspects=decided.suspects)
    says = list[wire.InGame]()
    if (heard := decided.claim) is not None:
        told = (
            wire.Told(kind, tuple(place for place in places if place is not None), what)
            for kind, places, what in heard.story
        )
        says.append(wire.Claim(role=heard.role, story=tuple(told)))
    if decided.accuse is not None and decided.accuse != seat:
        says.append(wire.Accuse(at=decided.accuse))
    again = None
    if decided.again is not None and live.deadline is not None:
        again = live.deadline - math.floor((1 - decided.again) * live.day_ms)
    return Wish(tuple(says), again=again, suspects=decided.suspects)


def _seen_words(room: Room, live: Words, seat: int, now: int) -> bytes:
    its = word_view(live.game, seat)._replace(events=live.events_for(seat))
    settings, left = room.settings, 0 if live.deadline is None else live.deadline - now
    return words.encode(
        words.seen(
            its,
            WORD_PHASES[live.phase],
            left / 1000,
            settings.words,
            None if settings.own_words else settings.difficulty,
            [held.name for held in room.seats],
            seat in live.accusing,
        )
    )


def _words_wish(room: Room, live: Words, move: words.Move | None) -> Wish:
    if move is None:
        return Wish()
    text, says = move.text or "", list[wire.InGame]()
    match move.do:
        case "choose":
            says.append(wire.Tap(beat=live.night.beat, answer=move.text))
        case "ask":
            says.append(wire.Ask(text=text))
        case "token":
            says.append(wire.Token(token=move.token or ""))
        case "point":
            says.append(wire.Point(at=-1 if move.at is None else move.at))
        case "chat":
            says += [wire.Accuse(at=move.at)] if move.at is not None else []
            says += [wire.Chat(text=text)] if room.settings.chat else []
    return Wish(tuple(says), after=round(move.after * 1000))
