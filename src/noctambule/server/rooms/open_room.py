"""Keeps an open room: one input after the other goes on record, is folded in, and is shown to every screen."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random

from noctambule.clock import RoomClock, let_others_go_first
from noctambule.engine.errors import GameError, NotAsked
from noctambule.engine.events import TABLE
from noctambule.games import talk
from noctambule.live import wire
from noctambule.server.bots.minds import Minds
from noctambule.server.bots.turns import Company
from noctambule.server.logs import note
from noctambule.server.rooms import entries, keys, snapshots
from noctambule.server.rooms.deciding import dealt, decide, look_through, seated, time_up
from noctambule.server.rooms.doors import Doors
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.hosting import Hosting
from noctambule.server.rooms.luck import Luck, by_the_system, new_key, new_secret, new_token
from noctambule.server.rooms.porter import Porter, same_device
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Codes, Seat, hash_of
from noctambule.server.rooms.shuffling import Shuffling
from noctambule.server.rooms.ticking import Ticking
from noctambule.server.screens.presence import Presence, Screen
from noctambule.server.screens.showing import Showing
from noctambule.server.store import Store, StoreError

AT_A_TIME = 10
"""Entries of a log that are read in one go."""
GONE_FOR_GOOD = 20_000
"""Milliseconds a seat must have been without a screen before it can be taken back with a code."""
AT_LEAST_LEFT = 5_000
"""Milliseconds that a deadline has left when a room is opened again."""
TRY_AGAIN = 1_000
"""Milliseconds until the clock tries again to write down what could not be written."""
KEY_LETTERS = 16
"""Of a token's hash, by which a seat's inputs are known again; and at least of the id by which a newcomer is."""


def key_of(screen: Screen, said: wire.Said) -> str:
    """By which a seat's input is known again; empty where the screen gave it no id."""
    return f"{(screen.token_hash or '')[:KEY_LETTERS]} {said.id}" if said.id else ""


class OpenRoom:
    """A room with its screens and its clock."""

    def __init__(
        self,
        room: Room,
        store: Store,
        clock: RoomClock,
        behind: int = 0,
        luck: Luck = by_the_system,
        minds: Minds | None = None,
        doors: Doors | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.room = room
        """As it is on record; nobody is shown anything else."""
        self._ahead = room
        """With what is on its way there; what is said is decided by this one."""
        self._settled = asyncio.Event()
        self._settled.set()
        self._behind = behind
        self._luck = luck
        self.presence = Presence(self.now())
        self._codes = Codes()
        self.showing = Showing(room, self.presence)
        self._not_before = 0
        self._turn = asyncio.Lock()
        self._hosting = Hosting()
        self._shuffling = Shuffling()
        self._ticking = Ticking(clock, self._due_by_the_clock, self.tick)
        self._company = Company(minds, self._ticking.look_again)
        self.porter = Porter(self, doors or Doors(clock))
        self._new_key = new_key(self.chance)
        self.opened_at = clock.now()
        self.is_gone = False
        """Deleted, with all that was kept of it."""

    @staticmethod
    async def load(
        code: str,
        store: Store,
        clock: RoomClock,
        luck: Luck = by_the_system,
        minds: Minds | None = None,
        doors: Doors | None = None,
    ) -> "OpenRoom | None":
        """A room from its log. Time in which nobody kept it does not count."""
        log = await store.read(code)
        if not log:
            return None
        room = Room(code)
        for number, (_, written) in enumerate(log, 1):
            room = fold(room, entries.read(written))
            if number % AT_A_TIME == 0:  # of a log of many evenings, so that nobody else waits for it
                await let_others_go_first(1)
        last = entries.read(log[-1][1]).at
        behind = clock.now() - last
        if room.deadline is not None:
            behind += max(0, AT_LEAST_LEFT - (room.deadline - last))
        keeper = OpenRoom(room, store, clock, behind, luck, minds, doors)
        if not room.key:  # a room of long ago; where nothing can be written, it stays without
            with suppress(GameError, StoreError):
                await keeper.commit_alone(lambda: entries.KeyCut(keeper.now(), keeper.key))
        return keeper

    def now(self) -> int:
        """The room's own time, which stood still while nobody kept it."""
        return self.clock.now() - self._behind

    @property
    def chance(self) -> Random:
        """Chance for the entry to come."""
        return self._luck(self._ahead.number + 1)

    @property
    def key(self) -> str:
        """The room's key; in a new room it is written down with whoever comes first."""
        return self.room.key or self._new_key

    # Screens

    @property
    def screens(self) -> set[Screen]:
        return self.presence.screens

    @property
    def is_looked_at(self) -> bool:
        """Whether a screen shows it, or waits before its door."""
        return bool(self.screens or self.porter.doors.outside)

    def connect(self, screen: Screen) -> None:
        """Shows a screen the whole of what it may see."""
        self.presence.come(screen)
        self.showing.come(screen, self.room, self.now())
        self.porter.came(screen)
        self._somebody_moved()

    def disconnect(self, screen: Screen) -> None:
        self.porter.left(screen)
        self.presence.leave(screen, self.now())
        self._somebody_moved()

    def _somebody_moved(self) -> None:
        self._mind_who_is_here()
        self.showing.somebody_moved(self.room, self.now())
        self._ticking.look_again()

    def _mind_who_is_here(self) -> None:
        here, now = self.presence.seats(self.room), self.now()
        self._hosting.mind(self.room, here, now)
        self._company.mind(self.room, here, now, self.chance)

    # Inputs

    async def join(self, screen: Screen, said: wire.Join) -> None:
        """A new seat, and the token that holds it; while a game is on, a place in the next."""
        self._has_no_seat(screen)
        why = self.porter.shut_for(screen)
        if why is not None:
            raise NotAsked(why)
        doors = self.porter.doors
        doors.take_a_seat(screen)
        token = new_token(self.chance)

        def entry() -> entries.AnyEntry:
            entry = self.newcomer(screen, said, hash_of(token))
            if isinstance(entry, entries.Seated) and same_device(self.room, screen):
                raise NotAsked("room-asks")
            return entry

        try:
            await self.commit_alone(entry, lambda: self.welcome(screen, token))
        except GameError:
            doors.give_back(screen)
            raise

    def _has_no_seat(self, screen: Screen) -> None:
        if screen.seat(self.room) != TABLE or (screen.token_hash and self.room.knows(screen.token_hash)):
            raise NotAsked("not-asked")

    async def knock(self, screen: Screen, said: wire.Knock) -> None:
        """Asks the host for a seat; who has been let in already, and did not hear of it, is welcomed again."""
        self._has_no_seat(screen)
        joined = wire.Join(id=said.id, name=said.name)
        if self._asked_before(said) is not None:
            token = new_token(self.chance)
            again, sit = hash_of(token), lambda: self._sit(screen, token)
            await self.commit_alone(lambda: self.newcomer(screen, joined, again), sit)
        elif self.porter.shut_for(screen) or same_device(self.room, screen):
            self.porter.knock(screen, said)
            self._ticking.look_again()
        else:  # it has been opened meanwhile
            await self.join(screen, joined)

    def _asked_before(self, said: wire.Said) -> Seat | None:
        """The seat that was asked for under this id: one that nobody guesses."""
        everybody = (*self.room.seats, *self.room.waiting)
        key = f" {said.id}" if len(said.id) >= KEY_LETTERS else ""
        return next((seat for seat in everybody if key and seat.key == key), None)

    def newcomer(self, screen: Screen, said: wire.Join, token_hash: str) -> entries.AnyEntry:
        """A seat; where it was asked for before and the answer was lost, the same one, with a token that is new."""
        before = self._asked_before(said)
        if before is not None:
            return entries.WelcomedAgain(self.now(), before.token_hash, token_hash)
        keyed = not self.room.past or keys.fits(self.key, screen.key)
        secret = new_secret(self.chance)
        entry = seated(self.room, said.name, token_hash, secret, self.now(), screen.device, keyed)
        entry.key = f" {said.id}" if len(said.id) >= KEY_LETTERS else ""
        entry.room_key = "" if self.room.key else self.key
        return entry

    async def commit_alone(
        self, entry: Callable[[], entries.AnyEntry], acknowledge: Callable[[], None] = lambda: None
    ) -> None:
        """Decides, once all that is on its way is on record."""
        async with self._alone():
            await self._commit(entry(), acknowledge)

    async def recover(self, screen: Screen, said: wire.Recover) -> None:
        """The host's code for a seat; told to the host alone."""
        if screen.seat(self.room) != self.room.host:
            raise NotAsked("hosts-own")
        if self.room.is_keyed(said.seat):  # or to whom hosting was lent could take the seat of who has it by right
            keys.only_with_key(self.room, self.room.host)
        if not 0 <= said.seat < len(self.room.seats) or self.room.seats[said.seat].bot is not None:
            raise NotAsked("not-asked")
        code = self._codes.make(self.room.seats[said.seat].token_hash, self.now(), self.chance)
        screen.send(wire.encode(wire.Code(said.id, said.seat, code)))

    async def give_back(self, screen: Screen, said: wire.Return) -> None:
        """A seat to who shows its code, when nobody else is at it; its old token is dead from then on."""
        if screen.seat(self.room) != TABLE:
            raise NotAsked("not-asked")
        async with self._alone():
            token_hash = self._codes.whose(said.code, self.now())
            seat = None if token_hash is None else self.room.seat_of(token_hash)
            if token_hash is None or seat is None:
                raise NotAsked("no-such-code")
            gone_since = self.presence.gone_since(token_hash)
            if gone_since is None or self.now() - gone_since < GONE_FOR_GOOD:
                raise NotAsked("seat-is-here")
            token = new_token(self.chance)
            entry = entries.Returned(self.now(), seat, hash_of(token))
            await self._commit(entry, lambda: self._sit(screen, token))
            self._codes.spend(token_hash)

    def _sit(self, screen: Screen, token: str) -> None:
        self.porter.doors.leave(screen)
        self.presence.come(screen)
        self.welcome(screen, token)

    def welcome(self, screen: Screen, token: str) -> None:
        self.presence.sit(screen, hash_of(token))
        seat = screen.seat(self.room)
        screen.send(wire.encode(wire.Welcome(None if seat == TABLE else seat, token)))
        self.showing.come(screen, self.room, self.now())
        self.porter.came(screen)
        self._somebody_moved()

    async def tell(self, screen: Screen, said: wire.Said) -> None:
        """What a seat asks of the game, and puts nothing in; told to it alone."""
        seat, live = screen.seat(self.room), self.room.live
        if seat == TABLE:
            raise NotAsked("no-seat")
        if live is None:
            raise NotAsked("not-asked")
        self._company.heard(self.now())
        told = await asyncio.to_thread(live.answer_to, seat, said)  # there may be much to tell
        screen.send(wire.encode(told))

    async def put(self, screen: Screen, said: wire.Said) -> None:
        """What a seat says: on record first, then acknowledged, then shown to all."""

        gone = ""

        def acknowledge() -> None:
            if isinstance(said, wire.Kick | wire.KeepOut):
                self.porter.see_off(gone, said)
            screen.send(wire.encode(wire.Done(said.id, self.room.version)))

        if isinstance(said, wire.Choose) and screen.seat(self.room) == self.room.host:
            await asyncio.to_thread(look_through, self.room, said)
        async with self._turn:
            self._must_be_here()
            key = key_of(screen, said)
            whose = key.partition(" ")[0]
            if key and key in self._ahead.done.get(whose, ()):
                await self._settled.wait()
                if key in self.room.done.get(whose, ()):
                    acknowledge()
                    return
            entry = self._decide(screen, said)
            entry.key = key
            if isinstance(entry, entries.Unseated | entries.KeptOut):
                gone = self._ahead.seats[entry.seat].token_hash
            elif isinstance(entry, entries.LetBack):
                self.porter.doors.let_back(self._ahead.out[entry.which].device)
            on_record = self._commit(entry, acknowledge)
        # The next one may be heard before this is on the disk: they go there together, in the order they were said.
        await on_record
        if isinstance(said, talk()):
            self._company.heard(self.now())

    def _decide(self, screen: Screen, said: wire.Said) -> entries.AnyEntry:
        seat = screen.seat(self._ahead)
        if seat == TABLE:
            if isinstance(said, wire.Leave) and screen.token_hash and self._ahead.knows(screen.token_hash):
                return entries.Left(self.now(), screen.token_hash)
            raise NotAsked("no-seat")
        chance = self.chance
        if isinstance(said, wire.Start):
            pledges = self._shuffling.pledges(self._ahead, self.presence.seats(self._ahead))
            return self._dated(decide(self._ahead, seat, said, self.now(), chance, new_secret(chance), pledges))
        entry = decide(self._ahead, seat, said, self.now(), chance, "")
        if isinstance(entry, entries.Seated):
            self._company.welcome()
        elif isinstance(entry, entries.KeptOut):
            entry.room_key = new_key(chance)
        return entry

    async def shuffle(self, screen: Screen, said: wire.Pledge | wire.Open) -> None:
        """What a seat gives to the shuffle. Nobody hears of it; the last to open has the cards dealt."""
        if screen.token_hash is None or not self.room.knows(screen.token_hash):
            raise NotAsked("no-seat")
        if isinstance(said, wire.Pledge):
            self._shuffling.pledge(screen.token_hash, said)
            return
        if (seat := screen.seat(self.room)) != TABLE:
            self._shuffling.open(self.room, seat, said)
        if self._shuffling.all_open(self.room):
            async with self._alone():
                await self._deal_if(self._shuffling.all_open(self.room))

    async def _deal_if(self, it_is_time: bool) -> None:
        """Deals what was called for, from what was opened."""
        if self.room.called is None or not it_is_time:
            return
        openings = self._shuffling.openings(self.room)
        await self._commit(self._dated(dealt(self.room, self.now(), openings, new_secret(self.chance))))

    def _dated(self, entry: entries.AnyEntry) -> entries.AnyEntry:
        if isinstance(entry, entries.Dealt):
            entry.date = self.clock.now()
        return entry

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """While nothing else is on its way to the disk, nor comes between."""
        async with self._turn:
            await self._settled.wait()
            self._must_be_here()
            yield

    def _must_be_here(self) -> None:
        if self.is_gone:
            raise NotAsked("no-such-room")

    def _commit(self, entry: entries.AnyEntry, acknowledge: Callable[[], None] = lambda: None) -> Awaitable[None]:
        """Decides on an entry; whoever awaits what comes back has it written down, and then made so."""
        before, after = self._ahead, fold(self._ahead, entry)
        self._ahead = after
        self._settled.clear()
        return self._write_down(entry, before, after, acknowledge)

    async def _write_down(
        self, entry: entries.AnyEntry, before: Room, after: Room, acknowledge: Callable[[], None]
    ) -> None:
        """Where another process was quicker, its entry comes first."""
        try:
            if not await self.store.append(after.code, after.number, wire.encode(entry), self._stamp(after)):
                await self._catch_up()
                raise NotAsked("try-again")
        except BaseException:
            self._ahead = self.room  # what was decided after this one goes with it: the store leaves no holes
            self._settled.set()
            raise
        if isinstance(entry, entries.Dealt):
            note("game-began", game=before.settings.game, players=len(before.seats))
        if len(after.past) > len(before.past):
            note("game-finished", game=before.settings.game, players=len(before.seats))
        self._adopt(after, acknowledge)

    def _stamp(self, after: Room) -> int:
        """The world's time, by which old rooms are found, and not the room's own: in the lobby, when it last dealt."""
        return after.date if after.date and after.live is None else self.clock.now()

    def kept_until(self, keep: int | None) -> int | None:
        """When it will be forgotten, where it is kept for so long after its last game."""
        return None if keep is None else (self.room.date or self.clock.now()) + keep

    async def rewrite(self, rewritten: Callable[[Room], Room], key: str) -> None:
        """The room as something makes it: as it is then, it stands for all that was before, which is deleted."""
        async with self._alone():
            if key in self.room.done.get(key.partition(" ")[0], ()):
                return
            entry, written, after = await asyncio.to_thread(self._snapshot, rewritten, key)
            if not await self.store.replace(self.room.code, entry.number, written, self._stamp(self.room)):
                await self._catch_up()
                raise NotAsked("try-again")
            self._ahead = after
            self._adopt(after, lambda: None)

    def _snapshot(self, rewritten: Callable[[Room], Room], key: str) -> tuple[entries.Snapshot, bytes, Room]:
        """There may be much to write."""
        if not self.room.in_lobby:
            raise NotAsked("not-asked")
        after = rewritten(self.room)
        entry = entries.Snapshot(self.now(), number=after.number + 1, room=snapshots.taken(after), key=key)
        return entry, wire.encode(entry), fold(self.room, entry)

    async def delete(self, may: Callable[[Room], None]) -> None:
        """Deletes all that is kept of the room."""
        async with self._alone():
            may(self.room)
            await self.store.forget(self.room.code)
            self.is_gone = True

    async def _catch_up(self) -> None:
        room = self.room
        for _, written in await self.store.read(room.code, room.number):
            room = fold(room, entries.read(written))
        self._adopt(room, lambda: None)

    def _adopt(self, room: Room, acknowledge: Callable[[], None]) -> None:
        before, self.room = self.room, room
        if self._ahead is room:
            self._settled.set()
        self._mind_who_is_here()
        acknowledge()
        self.porter.mind(before, room)
        self.showing.news(room, self.now())
        self._ticking.look_again()

    # The clock

    def keep_time(self) -> None:
        """Lets deadlines pass, until the room is closed."""
        self._ticking.start()

    async def close(self) -> None:
        await self._ticking.stop()

    @property
    def _due(self) -> int | None:
        """When the clock has something to say next."""
        hosting = self._hosting.due(self.room, self.presence.seats(self.room), self.now())
        sealing = self.now() if self.room.needs_seal else None
        moments = (self.room.deadline, self._company.due, self.showing.due, hosting, sealing, self._knocks_due)
        due = min((moment for moment in moments if moment is not None), default=None)
        return None if due is None else max(due, self._not_before)

    @property
    def _knocks_due(self) -> int | None:
        due = self.porter.doors.due
        return None if due is None else due - self._behind

    def _due_by_the_clock(self) -> int | None:
        due = self._due
        return None if due is None else due + self._behind

    async def tick(self) -> None:
        """The clock's inputs, where their moment has come."""
        async with self._alone():
            self.showing.gathered(self.room, self.now())
            self.porter.expire()
            try:
                await self._let_time_pass()
            except StoreError:
                self._not_before = self.now() + TRY_AGAIN
            except GameError:
                pass  # another process was quicker

    async def _let_time_pass(self) -> None:
        while done := self._company.take(self.room, self.presence.seats(self.room), self.now(), self.chance):
            for entry in done:
                await self._commit(entry)
        if self.room.needs_seal:
            await self._commit(entries.Sealed(self.now(), new_secret(self.chance)))
        await self._deal_if(self.room.called is not None and self.now() >= self.room.called.deadline)
        if self.room.deadline is not None and self.now() >= self.room.deadline:
            await self._commit(time_up(self.room, self.now(), self.chance))
        here, now = self.presence.seats(self.room), self.now()
        due = self._hosting.due(self.room, here, now)
        if due is not None and now >= due:
            await self._commit(self._hosting.next(self.room, here, now))
