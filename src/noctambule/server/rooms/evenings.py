"""Past games by the evening they were played on: one evening deleted, or a name taken out of all of them."""

import re
from collections.abc import Sequence
from typing import Any

from noctambule.engine.errors import BadInput
from noctambule.engine.records import Input, Record
from noctambule.server.rooms.room import Room

SAME_EVENING = 6 * 3_600_000
"""Milliseconds between two deals that still are of one evening."""


def dealt_at(record: Record) -> int:
    """The world's time; 0 in records of long ago."""
    return int(record.header.get("date", 0))


def evening_of(past: Sequence[Record], at: int) -> range:
    """The games of the evening in which one was dealt at this moment; none where none was."""
    dealt = [dealt_at(record) for record in past]
    if at not in dealt:
        return range(0)
    first = last = dealt.index(at)
    while first > 0 and dealt[first] - dealt[first - 1] < SAME_EVENING:
        first -= 1
    while last + 1 < len(dealt) and dealt[last + 1] - dealt[last] < SAME_EVENING:
        last += 1
    return range(first, last + 1)


def without_evening(room: Room, at: int) -> Room:
    """The room in its lobby, as if that evening had not been.

    What the groups remember of their games goes too: the words they have seen say what was played.
    """
    gone = evening_of(room.past, at)
    if not gone:
        raise BadInput("no-such-evening")
    past = tuple(record for nth, record in enumerate(room.past) if nth not in gone)
    date = dealt_at(past[-1]) if past else 0
    return room.but(past=past, groups={}, date=date)


def without_name(room: Room, name: str) -> Room:
    """The room, with a number for that name in all past games, and without what was written under it."""
    past = tuple(_without(record, name) for record in room.past)
    if all(after is before for after, before in zip(past, room.past, strict=True)):
        raise BadInput("no-such-name", name=name)
    return room.but(past=past)


def forgets_name(room: Room, name: str) -> Room:
    """The same, and wherever else the name stands in the room: who asks for it is not at the table."""
    names = [seat.name for seat in room.seats]
    mine = name.casefold()
    seats = tuple(
        seat._replace(name=number_for(nth, names)) if seat.name.casefold() == mine else seat
        for nth, seat in enumerate(room.seats)
    )
    out = tuple(each._replace(name="№") if each.name.casefold() == mine else each for each in room.out)
    after = room.but(seats=seats, out=out, chat=())
    try:
        return without_name(after, name)
    except BadInput:
        if (seats, out) == (room.seats, room.out):
            raise
        return after


def nameless(record: Record) -> frozenset[int]:
    """The seats whose names were taken out."""
    return frozenset(record.header.get("nameless", ()))


def _without(record: Record, name: str) -> Record:
    names, mine = list(record.header["seats"]), name.casefold()
    seat = next((seat for seat, each in enumerate(names) if each.casefold() == mine), None)
    if seat is None:
        return record
    names[seat] = number_for(seat, names)
    header = {**record.header, "seats": names, "nameless": sorted({*nameless(record), seat})}
    said = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
    inputs = [_said_of(entry, said, names[seat]) for entry in record.inputs if not _written_by(entry, seat)]
    return record._replace(header=header, inputs=tuple(inputs))


def number_for(seat: int, names: Sequence[str]) -> str:
    """What stands for a name, in every language; not what anybody here is called."""
    number = f"№ {seat + 1}"
    return number if number not in names else f"{number} ({seat + 1})"


def _written_by(entry: Input, seat: int) -> bool:
    return entry.kind == "chat" and entry.seat == seat


def _said_of(entry: Input, said: re.Pattern[str], number: str) -> Input:
    """What others wrote, with the number where the name stood."""
    text: Any = entry.data.get("text")
    if not isinstance(text, str) or not said.search(text):
        return entry
    return entry._replace(data={**entry.data, "text": said.sub(number, text)})
