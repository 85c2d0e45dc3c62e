"""The room after an entry of its log: reading the log again gives the same room."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from noctambule.engine.chance import SealedShuffle, Shuffle, commit
from noctambule.engine.errors import NotAsked
from noctambule.engine.histories import DRAWN_FROM
from noctambule.engine.records import Record
from noctambule.engine.replays import Commitment
from noctambule.games import game, read_settings
from noctambule.live import shown, wire
from noctambule.live.game import LiveGame
from noctambule.live.talk import LINES_SHOWN
from noctambule.server.rooms import entries, keys, snapshots
from noctambule.server.rooms.room import Called, Heard, Out, Room, Sealed
from noctambule.server.rooms.seats import Seat

MOST_SAID = 2000
"""Inputs of one game, after which nothing more may be said that changes nothing."""
REMEMBERED = 32
"""How many of a seat's last inputs a room knows by their key."""
RETURNS_SHOWN = 3
TO_OPEN = 1_500
"""Milliseconds in which a phone opens what it pledged; who has not by then gives nothing."""
MOST_OUT = 60
"""Who is kept out, of whom a room knows; the last ones."""


def fold(room: Room, entry: entries.AnyEntry) -> Room:
    """The room after an entry."""
    folded: Room = FOLDS[type(entry)](room, entry)
    number = entry.number if isinstance(entry, entries.Snapshot) else room.number + 1
    version = folded.version + (not _unnoticed(room, folded, entry))
    return folded.but(number=number, version=version, done=_done_with(folded.done, entry.key))


def fold_log(code: str, log: Iterable[tuple[int, bytes]]) -> Room:
    """The room of a whole log."""
    room = Room(code)
    for _, written in log:
        room = fold(room, entries.read(written))
    return room


def _unnoticed(before: Room, after: Room, entry: entries.AnyEntry) -> bool:
    """Whether nobody but whose it is may notice an entry: a tap in the dark, and what a bot believes."""
    if isinstance(entry, entries.Believed):
        return True
    return isinstance(entry, entries.Put) and before.asleep and _stage(before) == _stage(after)


def _stage(room: Room) -> tuple[object, ...]:
    return () if room.live is None else (room.live.phase, room.live.night.beat, room.paused_at)


def _done_with(done: Mapping[str, tuple[str, ...]], key: str) -> Mapping[str, tuple[str, ...]]:
    if not key:
        return done
    whose, _, _ = key.partition(" ")
    return {**done, whose: (*done.get(whose, ()), key)[-REMEMBERED:]}


# Seats


def _seated(room: Room, entry: entries.Seated) -> Room:
    seat = Seat(entry.name, entry.token_hash, entry.adds, entry.bot, entry.key, entry.device, entry.keyed)
    room = room.but(key=entry.room_key or room.key)
    if not room.in_lobby:
        return room.but(waiting=(*room.waiting, seat))
    if entry.secret:
        room = room.but(sealed=Sealed.of(entry.secret))
    by_right = entry.token_hash if keys.hosts_from_now_on(room, seat) else room.hosts_by_right
    return room.but(seats=(*room.seats, seat), hosts_by_right=by_right)


def _changed(room: Room, entry: entries.Changed) -> Room:
    at = entry.seat
    return room.but(seats=(*room.seats[:at], room.seats[at]._replace(bot=entry.bot), *room.seats[at + 1 :]))


def _left(room: Room, entry: entries.Left) -> Room:
    return room.but(waiting=tuple(seat for seat in room.waiting if seat.token_hash != entry.token_hash))


def _unseated(room: Room, entry: entries.Unseated) -> Room:
    """Bots neither host nor stay behind by themselves."""
    seat = entry.seat
    kept = tuple(other for index, other in enumerate(room.seats) if index != seat)
    people = [index for index, other in enumerate(kept) if other.bot is None]
    host = room.host - (seat < room.host) if seat != room.host else min(people, default=0)
    door = room.door if people else "open"  # nobody would be there to open it
    after = room.but(seats=kept if people else (), host=host, groups=_groups_in(room, None), door=door)
    return after if room.seats[seat].token_hash != room.hosts_by_right else _hosted_by_right(after)


def _returned(room: Room, entry: entries.Returned) -> Room:
    after = _held_with(room, room.seats[entry.seat].token_hash, entry.token_hash)
    return after.but(returned=(*room.returned, (entry.token_hash, entry.at))[-RETURNS_SHOWN:])


def _welcomed_again(room: Room, entry: entries.WelcomedAgain) -> Room:
    return _held_with(room, entry.old, entry.token_hash)


def _held_with(room: Room, old: str, new: str) -> Room:
    """The same seats, one of them held with another token from now on."""

    def held(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(seat._replace(token_hash=new) if seat.token_hash == old else seat for seat in seats)

    by_right = new if room.hosts_by_right == old else room.hosts_by_right
    return room.but(seats=held(room.seats), waiting=held(room.waiting), hosts_by_right=by_right)


def _ordered(room: Room, entry: entries.Ordered) -> Room:
    seats = tuple(room.seats[index] for index in entry.seats)
    return room.but(seats=seats, host=entry.seats.index(room.host), groups=_groups_in(room, entry.seats))


def _groups_in(room: Room, order: tuple[int, ...] | None) -> Mapping[str, Any]:
    return {id: game(id).group_in_order(group, order) for id, group in room.groups.items()}


def _hosted(room: Room, entry: entries.Hosted) -> Room:
    after = room.but(host=entry.seat)
    return after if entry.lent else _hosted_by_right(after)


def _kept_out(room: Room, entry: entries.KeptOut) -> Room:
    seat = room.seats[entry.seat]
    out = (*room.out, Out(seat.name, seat.device))[-MOST_OUT:]
    return _unseated(room, entries.Unseated(entry.at, entry.seat)).but(out=out, key=entry.room_key)


def _let_back(room: Room, entry: entries.LetBack) -> Room:
    return room.but(out=(*room.out[: entry.which], *room.out[entry.which + 1 :]))


def _door_set(room: Room, entry: entries.DoorSet) -> Room:
    return room.but(door=entry.door)


def _hosted_by_right(room: Room) -> Room:
    return room.but(hosts_by_right=room.seats[room.host].token_hash if room.seats else "")


# The game


def _chosen(room: Room, entry: entries.Chosen) -> Room:
    settings = read_settings(entry.settings)
    return room.but(settings=settings, chosen={**room.chosen, settings.game: settings})


def _sealed(room: Room, entry: entries.Sealed) -> Room:
    return room.but(sealed=Sealed.of(entry.secret))


def _called(room: Room, entry: entries.Called) -> Room:
    pools = room.kind.pools(room.settings, len(room.seats), room.group)
    digests = {pool.name: pool.digest for pool in pools}
    return room.but(called=Called(entry.pledges, digests, entry.at + TO_OPEN))


def _dealt(room: Room, entry: entries.Dealt) -> Room:
    if entry.secret:
        return _dealt_the_first_way(room, entry)
    assert room.sealed is not None
    secret, seal = room.sealed
    shuffle = SealedShuffle.known(secret, entry.openings)
    live = room.kind.start(room.settings, len(room.seats), entry.drawn, room.group, shuffle, entry.at)
    pledges = ("",) * len(room.seats) if room.called is None else room.called.pledges
    dealt = room.but(live=live, called=None, sealed=Sealed.of(entry.next), pledges=pledges, openings=entry.openings)
    return dealt.but(commitment=seal, secret=secret, date=entry.date, chat=(), seats=keys.handed(room))


def _dealt_the_first_way(room: Room, entry: entries.Dealt) -> Room:
    secret, kind = bytes.fromhex(entry.secret), game(entry.game or room.settings.game)
    added = tuple(seat.adds for seat in room.seats)
    live = kind.start(room.settings, len(room.seats), entry.drawn, room.group, Shuffle(secret, added), entry.at)
    dealt = room.but(live=live, commitment=commit(secret), secret=entry.secret, date=entry.date, chat=())
    return dealt.but(pledges=None, openings=added, seats=keys.handed(room))


def _put(room: Room, entry: entries.Put) -> Room:
    said, by = entry.said, str(entry.by)
    if room.live is None or room.live.over:
        raise NotAsked("not-asked")
    if isinstance(said, wire.Pause):
        return _pause(room, said.on, entry.at)
    if room.paused_at is not None:
        raise NotAsked("paused")
    if isinstance(said, (wire.Chat, wire.Accuse, *room.kind.talk)) and len(room.live.inputs) >= MOST_SAID:
        raise NotAsked("enough-said")
    if isinstance(said, room.kind.by_the_host) and entry.seat == room.host:
        by = "host"
    after = _after_the_game(room.but(live=room.live.put(entry.seat, said, entry.at, by)))
    if isinstance(said, wire.Chat):
        return after.but(chat=(*after.chat, Heard(entry.seat, said.text))[-LINES_SHOWN:])
    return after


def _pause(room: Room, on: bool, at: int) -> Room:
    assert room.live is not None
    if on == (room.paused_at is not None):
        raise NotAsked("not-asked")
    if on:
        return room.but(paused_at=at)
    assert room.paused_at is not None
    deadline = room.live.deadline
    later = None if deadline is None else deadline + at - room.paused_at
    return room.but(paused_at=None, live=room.live.but(deadline=later))


def _believed(room: Room, entry: entries.Believed) -> Room:
    assert room.live is not None
    return room.but(live=room.live.believed(entry.seat, entry.suspects, entry.at))


def _time_up(room: Room, entry: entries.TimeUp) -> Room:
    assert room.live is not None
    answers = {int(seat): _answer(answer) for seat, answer in entry.defaults.items()}
    return _after_the_game(room.but(live=room.live.time_up(answers, entry.at)))


def _answer(written: Any) -> Any:
    """Pairs come back from JSON as lists."""
    return tuple(written) if isinstance(written, list) else written


def _after_the_game(room: Room) -> Room:
    """A game that has come to its end goes on record, and its secret is shown."""
    if room.live is None or not room.live.over:
        return room
    record, kind = _record(room, room.live), room.kind
    groups = {**room.groups, kind.id: kind.group_after(room.group, room.live)}
    shuffled = None if room.pledges is None else _shuffled(room, room.live, room.pledges)
    return room.but(past=(*room.past, record), groups=groups, abandoned=0, shuffled=shuffled)


def _record(room: Room, live: LiveGame[Any]) -> Record:
    commitment = Commitment(room.commitment, room.openings, room.pledges)
    record = live.record([seat.name for seat in room.seats], commitment)
    bots = [[seat, *held.bot] for seat, held in enumerate(room.seats) if held.bot is not None]
    about: dict[str, Any] = {"date": room.date, "scenario": room.kind.scenario(room.settings)}
    about |= {"bots": bots} if bots else {}
    if room.pledges is not None:
        drawn_from = room.kind.drawn_from(room.settings, room.group)
        about |= {DRAWN_FROM: drawn_from} if drawn_from else {}
        about |= {"abandoned": room.abandoned} if room.abandoned else {}
    return record._replace(header={**record.header, **about}, secret=room.secret)


def _shuffled(room: Room, live: LiveGame[Any], pledges: tuple[str, ...]) -> shown.Shuffled:
    """What every screen needs to shuffle again."""
    shuffle = SealedShuffle.known(room.secret, room.openings)
    drawn_from = room.kind.drawn_from(room.settings, room.group)
    lots = room.kind.history.lots(live.game.setup, live.game.deal, drawn_from, shuffle)
    return shown.Shuffled(pledges, room.openings, tuple(shown.Lot(*lot) for lot in lots))


def _ended(room: Room, entry: entries.Ended) -> Room:
    """Whoever was waiting is seated; a game that was broken off is counted."""
    seats, over = (*room.seats, *room.waiting), room.live is not None and room.live.over
    lobby = room.but(seats=seats, waiting=(), live=None, chat=(), paused_at=None, commitment="", secret="")
    return lobby.but(pledges=None, openings=(), shuffled=None, abandoned=room.abandoned + (not over))


FOLDS: dict[type[entries.Entry], Callable[[Room, Any], Room]] = {
    entries.Seated: _seated,
    entries.Changed: _changed,
    entries.Left: _left,
    entries.Unseated: _unseated,
    entries.Returned: _returned,
    entries.WelcomedAgain: _welcomed_again,
    entries.Ordered: _ordered,
    entries.Hosted: _hosted,
    entries.Chosen: _chosen,
    entries.Sealed: _sealed,
    entries.Called: _called,
    entries.Dealt: _dealt,
    entries.Put: _put,
    entries.Believed: _believed,
    entries.TimeUp: _time_up,
    entries.Ended: _ended,
    entries.KeyCut: lambda room, entry: keys.cut(room, entry.room_key),
    entries.DoorSet: _door_set,
    entries.KeptOut: _kept_out,
    entries.LetBack: _let_back,
    entries.Snapshot: lambda room, entry: snapshots.read(room.code, entry.room),
}
"""What each entry makes of a room."""
