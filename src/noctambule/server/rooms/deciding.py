"""What follows from what a seat says: the entry for the log; refused where it is not theirs to say, or not now.

Whether the game accepts it is seen when the entry is folded in.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import structs, to_builtins

from noctambule.engine.chance import Chance, SealedShuffle
from noctambule.engine.errors import BadInput, NotAsked
from noctambule.games import game, in_game, read_settings
from noctambule.live import wire
from noctambule.live.shown import Settings
from noctambule.server.rooms import entries
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Bot, bots_name, clean_name

LONGEST_CHAT = 300
LONGEST_SETTING, MOST_IN_SETTINGS = 200, 2_000
"""Letters of any word in settings, and how many words and numbers they may hold: a pack of own words is the longest."""
MOST_SEATS = 20
"""In a room, those who wait for the next game counted."""
HOSTS_OWN = (
    *(wire.Choose, wire.Order, wire.Kick, wire.Host, wire.AddBot, wire.ChangeBot, wire.Start),
    *(wire.Abandon, wire.Pause, wire.MoreTime),
)
CARRIED_OVER = ("pace", "call_seconds", "short", "chat")
"""Settings that stay when another game is chosen."""


class Saying(NamedTuple):
    """Somebody says something in a room, at a moment, with chance at hand."""

    room: Room
    seat: int
    at: int
    chance: Chance
    secret: str
    """For the next shuffle, where one is needed."""
    pledges: Sequence[str]
    """What every seat pledged to this one; none where nobody did."""


def decide(
    room: Room,
    seat: int,
    said: wire.Said,
    at: int,
    chance: Chance,
    secret: str,
    pledges: Sequence[str] = (),
) -> entries.AnyEntry:
    """The entry that would follow."""
    if isinstance(said, HOSTS_OWN) and seat != room.host:
        raise NotAsked("hosts-own")
    found = DECIDES.get(type(said))
    if found is not None:
        return found(Saying(room, seat, at, chance, secret, pledges), said)
    if isinstance(said, wire.Chat) and not (room.settings.chat and 1 <= len(said.text) <= LONGEST_CHAT):
        raise NotAsked("no-chat")
    if not isinstance(said, in_game()) or _is_long(said):
        raise NotAsked("not-asked")
    return entries.Put(at, seat, said)


def _is_long(said: wire.Said) -> bool:
    """An answer has no length of its own on the wire."""
    return isinstance(said, wire.Tap) and isinstance(said.answer, str) and len(said.answer) > LONGEST_CHAT


def seated(room: Room, name: str, token_hash: str, secret: str, at: int) -> entries.Seated:
    """The entry of somebody new at the table, or waiting for the next game; the first brings the first secret."""
    name, everybody = clean_name(name), (*room.seats, *room.waiting)
    if any(seat.name.casefold() == name.casefold() for seat in everybody):
        raise BadInput("same-name-twice", name=name)
    if len(everybody) >= MOST_SEATS:
        raise BadInput("room-is-full", most=MOST_SEATS)
    sealed = room.sealed is not None or not room.in_lobby
    return entries.Seated(at, name, token_hash, secret="" if sealed else secret)


def time_up(room: Room, at: int, chance: Chance) -> entries.TimeUp:
    """The clock's entry, when the deadline has passed."""
    assert room.live is not None
    defaults = {str(seat): answer for seat, answer in room.live.defaults(chance).items()}
    return entries.TimeUp(at, defaults)


def _only(holds: bool) -> None:
    if not holds:
        raise NotAsked("not-asked")


def _in_lobby(by: Saying) -> None:
    _only(by.room.in_lobby)


def _leave(by: Saying, said: wire.Leave) -> entries.AnyEntry:
    _in_lobby(by)
    return entries.Unseated(by.at, by.seat)


def _kick(by: Saying, said: wire.Kick) -> entries.AnyEntry:
    _in_lobby(by)
    _only(0 <= said.seat < len(by.room.seats) and said.seat != by.seat)
    return entries.Unseated(by.at, said.seat)


def _order(by: Saying, said: wire.Order) -> entries.AnyEntry:
    _in_lobby(by)
    _only(sorted(said.seats) == list(range(len(by.room.seats))))
    return entries.Ordered(by.at, said.seats)


def _host(by: Saying, said: wire.Host) -> entries.AnyEntry:
    _only(0 <= said.seat < len(by.room.seats) and by.room.seats[said.seat].bot is None)
    return entries.Hosted(by.at, said.seat)


def _add_bot(by: Saying, said: wire.AddBot) -> entries.AnyEntry:
    _in_lobby(by)
    name = bots_name((held.name for held in by.room.seats), by.chance)
    entry = seated(by.room, name, "", "", by.at)
    entry.bot = Bot(said.strength, said.temperament)
    return entry


def _change_bot(by: Saying, said: wire.ChangeBot) -> entries.AnyEntry:
    _only(by.room.has_bot(said.seat))
    return entries.Changed(by.at, said.seat, Bot(said.strength, said.temperament))


def look_through(room: Room, said: wire.Choose) -> None:
    """Settings may be long: this is done beside the loop, and what takes its time is then known."""
    _check_length(said.settings)
    settled(room, said.settings)


def _choose(by: Saying, said: wire.Choose) -> entries.AnyEntry:
    _in_lobby(by)
    _check_length(said.settings)
    chosen = settled(by.room, said.settings)
    return entries.Chosen(by.at, to_builtins(chosen))


def _check_length(written: Any) -> None:
    """Settings are each game's own; that they are not endless is everybody's."""
    waiting, counted = [written], 0
    while waiting:
        each = waiting.pop()
        counted += 1
        if counted > MOST_IN_SETTINGS or (isinstance(each, str) and len(each) > LONGEST_SETTING):
            raise BadInput("unreadable")
        if isinstance(each, dict):
            waiting += (*each, *each.values())
        elif isinstance(each, list):
            waiting += each


def settled(room: Room, written: Any) -> Settings:
    """What is chosen. A game's id alone brings back what was last chosen for it, as far as games differ."""
    chosen = read_settings(written)
    before = room.chosen.get(chosen.game, type(chosen)())
    if isinstance(written, dict) and written.keys() == {"game"}:
        return structs.replace(before, **{name: getattr(room.settings, name) for name in CARRIED_OVER})
    return game(chosen.game).settled(chosen, before)


def _start(by: Saying, said: wire.Start) -> entries.AnyEntry:
    """What makes no game is refused now. Who pledged is waited for; where nobody did, the cards are dealt at once."""
    _in_lobby(by)
    room = by.room
    if room.sealed is None:
        raise NotAsked("try-again")
    room.kind.pools(room.settings, len(room.seats), room.group)
    if any(by.pledges):
        return entries.Called(by.at, tuple(by.pledges))
    return dealt(room, by.at, ("",) * len(room.seats), by.secret)


def dealt(room: Room, at: int, openings: tuple[str, ...], secret: str) -> entries.Dealt:
    """The deal: it follows from the secret that was sealed, and from what was opened; with the next game's secret."""
    assert room.sealed is not None
    shuffle = SealedShuffle.known(room.sealed.secret, openings)
    drawn = room.kind.draw(room.settings, len(room.seats), room.group, shuffle)
    return entries.Dealt(at, game=room.kind.id, drawn=to_builtins(drawn), openings=openings, next=secret)


def _abandon(by: Saying, said: wire.Abandon) -> entries.AnyEntry:
    _only(by.room.live is not None)
    return entries.Ended(by.at)


DECIDES: dict[type[wire.Said], Callable[[Saying, Any], entries.AnyEntry]] = {
    wire.Leave: _leave,
    wire.Kick: _kick,
    wire.Order: _order,
    wire.Host: _host,
    wire.AddBot: _add_bot,
    wire.ChangeBot: _change_bot,
    wire.Choose: _choose,
    wire.Start: _start,
    wire.Abandon: _abandon,
}
"""What is said of the table; what is said in a game is put into it as it was said."""
