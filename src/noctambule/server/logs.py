"""Structured logs: one JSON object a line. No token, card, word, name or room code is ever in them."""

import json
import logging
import traceback
from collections import Counter
from datetime import UTC, datetime
from typing import TextIO

from noctambule.clock import RoomClock

LOG = logging.getLogger("noctambule")
SELDOM = 60_000
"""Milliseconds between two notes of the same thing, where it may happen by the thousand."""
Fact = str | int | float | bool | None


def note(event: str, level: int = logging.INFO, **facts: Fact) -> None:
    """Something that an operator may want to know."""
    LOG.log(level, event, extra={"facts": facts})


class Seldom:
    """Notes that could come by the thousand: each event once a minute, with how many there were since the last."""

    def __init__(self, clock: RoomClock) -> None:
        self._clock = clock
        self._last = dict[str, int]()
        self._times = Counter[str]()

    def note(self, event: str, level: int = logging.INFO, **facts: Fact) -> None:
        self._times[event] += 1
        now = self._clock.now()
        if now - self._last.get(event, -SELDOM) >= SELDOM:
            self._last[event] = now
            note(event, level, times=self._times.pop(event), **facts)


def keep_log(stream: TextIO) -> logging.Handler:
    """From now on, lines go to this stream: all of ours, and what libraries warn of."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logging.getLogger().addHandler(handler)
    LOG.setLevel(logging.INFO)
    return handler


class Lines(logging.Formatter):
    """A line of JSON. Of what others log, only the fixed part is kept, and of an error only its kind and place.

    What went into a sentence, or what an error says, may hold a name or a card.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        if record.name != LOG.name:
            line["logger"] = record.name
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line)
