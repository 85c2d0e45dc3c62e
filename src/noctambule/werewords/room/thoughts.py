"""What a bot of Werewords is asked, from what its seat was shown alone; and what its move is on the wire."""

import msgspec

from noctambule.live import wire
from noctambule.live.beats import NIGHT
from noctambule.live.game import DAY, VOTE
from noctambule.live.kind import Company, Wish
from noctambule.werewords.bots import seeing
from noctambule.werewords.room.live import GUESSED, TALK, Words
from noctambule.werewords.room.said import Ask, Token
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.view import word_view

PHASES = {NIGHT: seeing.NIGHT, DAY: seeing.DAY, TALK: seeing.TALK, GUESSED: seeing.GUESSED, VOTE: seeing.MISSED}

_move = msgspec.json.Decoder(seeing.Move | None)


def seen(live: Words, seat: int, now: int, company: Company) -> bytes:
    """Everything a seat's bot is handed."""
    its = word_view(live.game, seat)._replace(events=live.events_for(seat))
    left = 0 if live.deadline is None else live.deadline - now
    settings = company.settings
    assert isinstance(settings, WordsSettings)
    return seeing.encode(
        seeing.seen(
            its,
            PHASES[live.phase],
            left / 1000,
            settings.words,
            None if settings.own_words else settings.difficulty,
            company.names,
            seat in live.accusing,
        )
    )


def wish(live: Words, thought: bytes, company: Company) -> Wish:
    """What came of a bot's thought."""
    move = _move.decode(thought)
    if move is None:
        return Wish()
    text, says = move.text or "", list[wire.Said]()
    match move.do:
        case "choose":
            says.append(wire.Tap(beat=live.night.beat, answer=move.text))
        case "ask":
            says.append(Ask(text=text))
        case "token":
            says.append(Token(token=move.token or ""))
        case "point":
            says.append(wire.Point(at=-1 if move.at is None else move.at))
        case "chat":
            says += [wire.Accuse(at=move.at)] if move.at is not None else []
            says += [wire.Chat(text=text)] if company.settings.chat else []
    return Wish(tuple(says), after=round(move.after * 1000))
