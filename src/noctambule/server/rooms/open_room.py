"""Keeps an open room: one input after the other goes on record, is folded in, and is shown to every screen."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from noctambule.clock import RoomClock, let_others_go_first
from noctambule.engine.errors import GameError, NotAsked
from noctambule.engine.events import TABLE
from noctambule.games import talk
from noctambule.live import wire
from noctambule.server.bots.minds import Minds
from noctambule.server.bots.turns import Company
from noctambule.server.logs import note
from noctambule.server.rooms import entries
from noctambule.server.rooms.deciding import dealt, decide, look_through, seated, time_up
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.hosting import Hosting
from noctambule.server.rooms.luck import Luck, by_the_system, new_secret, new_token
from noctambule.server.rooms.room import Room
from noctambule.server.rooms.seats import Codes, hash_of
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

    @staticmethod
    async def load(
        code: str, store: Store, clock: RoomClock, luck: Luck = by_the_system, minds: Minds | None = None
    ) -> "OpenRoom | None":
        """A room from its log. Time in which nobody kept it does not count."""
        room, last = Room(code), 0
        for number, written in await store.read(code):
            entry = entries.read(written)
            room, last = fold(room, entry), entry.at
            if number % AT_A_TIME == 0:  # of a log of many evenings, so that nobody else waits for it
                await let_others_go_first(1)
        if not room.number:
            return None
        behind = clock.now() - last
        if room.deadline is not None:
            behind += max(0, AT_LEAST_LEFT - (room.deadline - last))
        return OpenRoom(room, store, clock, behind, luck, minds)

    def now(self) -> int:
        """The room's own time, which stood still while nobody kept it."""
        return self.clock.now() - self._behind

    @property
    def chance(self) -> Random:
        """Chance for the entry to come."""
        return self._luck(self._ahead.number + 1)

    # Screens

    @property
    def screens(self) -> set[Screen]:
        return self.presence.screens

    def connect(self, screen: Screen) -> None:
        """Shows a screen the whole of what it may see."""
        self.presence.come(screen)
        self.showing.come(screen, self.room, self.now())
        self._somebody_moved()

    def disconnect(self, screen: Screen) -> None:
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
        if screen.seat(self.room) != TABLE or (screen.token_hash and self.room.knows(screen.token_hash)):
            raise NotAsked("not-asked")
        async with self._alone():
            token = new_token(self.chance)
            await self._commit(self._asked_for(said, hash_of(token)), lambda: self._welcome(screen, token))

    def _asked_for(self, said: wire.Join, token_hash: str) -> entries.AnyEntry:
        """A seat; where it was asked for before and the answer was lost, the same one, with a token that is new."""
        key = f" {said.id}" if len(said.id) >= KEY_LETTERS else ""  # one that nobody guesses
        everybody = (*self.room.seats, *self.room.waiting)
        before = next((seat for seat in everybody if key and seat.key == key), None)
        if before is not None:
            return entries.WelcomedAgain(self.now(), before.token_hash, token_hash)
        entry = seated(self.room, said.name, token_hash, new_secret(self.chance), self.now())
        entry.key = key
        return entry

    async def recover(self, screen: Screen, said: wire.Recover) -> None:
        """The host's code for a seat; told to the host alone."""
        if screen.seat(self.room) != self.room.host:
            raise NotAsked("hosts-own")
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
            await self._commit(entry, lambda: self._welcome(screen, token))
            self._codes.spend(token_hash)

    def _welcome(self, screen: Screen, token: str) -> None:
        self.presence.sit(screen, hash_of(token))
        seat = screen.seat(self.room)
        screen.send(wire.encode(wire.Welcome(None if seat == TABLE else seat, token)))
        self.showing.come(screen, self.room, self.now())
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

        def acknowledge() -> None:
            screen.send(wire.encode(wire.Done(said.id, self.room.version)))

        if isinstance(said, wire.Choose) and screen.seat(self.room) == self.room.host:
            await asyncio.to_thread(look_through, self.room, said)
        async with self._turn:
            whose = (screen.token_hash or "")[:KEY_LETTERS]
            key = f"{whose} {said.id}" if said.id else ""
            if key and key in self._ahead.done.get(whose, ()):
                await self._settled.wait()
                if key in self.room.done.get(whose, ()):
                    acknowledge()
                    return
            entry = self._decide(screen, said)
            entry.key = key
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
            yield

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
            # The store is told the world's time, by which old rooms are found; the entry has the room's own.
            if not await self.store.append(after.code, after.number, wire.encode(entry), self.clock.now()):
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

    async def _catch_up(self) -> None:
        room = self.room
        for _, written in await self.store.read(room.code, room.number):
            room = fold(room, entries.read(written))
        self._adopt(room, lambda: None)

    def _adopt(self, room: Room, acknowledge: Callable[[], None]) -> None:
        self.room = room
        if self._ahead is room:
            self._settled.set()
        self._mind_who_is_here()
        acknowledge()
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
        moments = (self.room.deadline, self._company.due, self.showing.due, hosting, sealing)
        due = min((moment for moment in moments if moment is not None), default=None)
        return None if due is None else max(due, self._not_before)

    def _due_by_the_clock(self) -> int | None:
        due = self._due
        return None if due is None else due + self._behind

    async def tick(self) -> None:
        """The clock's inputs, where their moment has come."""
        async with self._alone():
            self.showing.gathered(self.room, self.now())
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
