"""A room as a value: who sits there, what was chosen, and the game under way. Every entry makes a new one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from noctambule.engine.chance import Chance, Shuffle, commit
from noctambule.engine.errors import BadInput, NotAsked
from noctambule.engine.records import Record
from noctambule.engine.replays import Commitment
from noctambule.live import wire
from noctambule.live.talk import LINES_SHOWN
from noctambule.live.values import Value
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.rules.dealing import deal as deal_cards
from noctambule.onenight.rules.setup import GIANT, Setup, check
from noctambule.server.rooms import entries
from noctambule.server.rooms.choosing import cards_setup, settled, with_artifacts, words_of, words_setup
from noctambule.server.rooms.seats import Bot, Seat, bots_name, clean_name
from noctambule.werewords.room.live import Words
from noctambule.werewords.rules import dealing
from noctambule.werewords.rules.setup import check as check_words

LONGEST_CHAT = 300
MOST_SAID = 2000
"""Inputs of one game, after which nothing more may be said that changes nothing."""
OF_THE_TABLE = (wire.Choose, wire.Order, wire.Kick, wire.Host, wire.AddBot, wire.ChangeBot, wire.Start)
OF_THE_GAME = (
    *(wire.Ready, wire.Tap, wire.EndDay, wire.Point, wire.Claim, wire.Accuse),
    *(wire.Ask, wire.Token, wire.Undo, wire.Whoops),
)
"""What is put to the game as it was said."""
HOSTS_OWN = (*OF_THE_TABLE, wire.Abandon, wire.Pause, wire.MoreTime)
TALK = (wire.Chat, wire.Claim, wire.Accuse, wire.Ask)
REMEMBERED = 32
"""How many of a seat's last inputs a room knows by their key."""
RETURNS_SHOWN = 3


class Heard(NamedTuple):
    """A line of chat."""

    seat: int
    text: str


class Room(Value, frozen=True):
    """One room. Its number is that of the last entry folded in."""

    code: str
    number: int = 0
    seats: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    """Who came while a game was on, and will be seated in the next."""
    returned: tuple[tuple[str, int], ...] = ()
    """The last seats taken back with a code, by their new token's hash, and when."""
    host: int = 0
    hosts_by_right: str = ""
    """The token's hash of who hosts when they are here."""
    settings: wire.Settings = wire.Settings()
    live: OneNight | Words | None = None
    commitment: str = ""
    secret: str = ""
    date: int = 0
    """When this game was dealt, by the world's time."""
    group: dealing.Group = dealing.Group()
    chat: tuple[Heard, ...] = ()
    paused_at: int | None = None
    past: tuple[Record, ...] = ()
    """The games that were played to their end here."""
    done: Mapping[str, tuple[str, ...]] = {}
    """The keys of each seat's last inputs: what is sent again is not done again, however much others said since."""

    @property
    def dark(self) -> bool:
        """Whether it is night: nothing that others see may tell who has gone."""
        return self.live is not None and self.live.phase in ("deal", "night", "look")

    @property
    def deadline(self) -> int | None:
        """When the clock has something to say next."""
        return self.live.deadline if self.live and self.paused_at is None else None

    @property
    def left(self) -> int | None:
        """How much time there will be when the clock goes on."""
        if self.live is None or self.live.deadline is None or self.paused_at is None:
            return None
        return self.live.deadline - self.paused_at

    def seat_of(self, token_hash: str) -> int | None:
        for index, seat in enumerate(self.seats):
            if seat.token_hash == token_hash:
                return index
        return None

    def knows(self, token_hash: str) -> bool:
        """Whether somebody with this token sits here, or waits for the next game."""
        return any(seat.token_hash == token_hash for seat in (*self.seats, *self.waiting))

    # Deciding

    def decide(self, seat: int, said: wire.Message, at: int, chance: Chance, secret: str) -> entries.AnyEntry:
        """The entry that would follow from what a seat says; refused where it is not theirs to say, or not now.

        Whether the game accepts it is seen when it is folded in.
        """
        if isinstance(said, OF_THE_GAME):
            return entries.Put(at, seat, said)
        if isinstance(said, HOSTS_OWN) and seat != self.host:
            raise NotAsked("hosts-own")
        match said:
            case wire.Leave() if self.live is None:
                return entries.Unseated(at, seat)
            case wire.Kick(seat=other) if self.live is None and 0 <= other < len(self.seats) and other != seat:
                return entries.Unseated(at, other)
            case wire.Order(seats=order) if self.live is None and sorted(order) == list(range(len(self.seats))):
                return entries.Ordered(at, order)
            case wire.Host(seat=other) if 0 <= other < len(self.seats) and self.seats[other].bot is None:
                return entries.Hosted(at, other)
            case wire.AddBot(strength=strength, temperament=temperament) if self.live is None:
                name = bots_name((held.name for held in self.seats), chance)
                entry = self.seated(name, "", "", at)
                entry.bot = Bot(strength, temperament)
                return entry
            case wire.ChangeBot(seat=other, strength=strength, temperament=temperament) if self._has_bot(other):
                return entries.Changed(at, other, Bot(strength, temperament))
            case wire.Choose(settings=settings) if self.live is None:
                return entries.Chosen(at, settled(settings, self.settings))
            case wire.Start() if self.live is None:
                return self._deal(at, chance, secret)
            case wire.Abandon() if self.live is not None:
                return entries.Ended(at)
            case wire.Chat(text=text) if not self.settings.chat or not 1 <= len(text) <= LONGEST_CHAT:
                raise NotAsked("no-chat")
            case wire.Leave() | wire.Kick() | wire.Order() | wire.Host() | wire.Choose() | wire.Start() | wire.Join():
                raise NotAsked("not-asked")
            case wire.AddBot() | wire.ChangeBot():
                raise NotAsked("not-asked")
            case wire.Hello() | wire.Abandon() | wire.Recover() | wire.Return() | wire.Story():
                raise NotAsked("not-asked")
        return entries.Put(at, seat, said)

    def _has_bot(self, seat: int) -> bool:
        """In the lobby."""
        return self.live is None and 0 <= seat < len(self.seats) and self.seats[seat].bot is not None

    def seated(self, name: str, token_hash: str, adds: str, at: int) -> entries.Seated:
        """The entry of somebody new at the table, or waiting for the next game."""
        name, everybody = clean_name(name), (*self.seats, *self.waiting)
        if any(seat.name.casefold() == name.casefold() for seat in everybody):
            raise BadInput("same-name-twice", name=name)
        if len(everybody) >= GIANT:
            raise BadInput("room-is-full", most=GIANT)
        return entries.Seated(at, name, token_hash, adds[:LONGEST_CHAT])

    def time_up(self, at: int, chance: Chance) -> entries.TimeUp:
        """The clock's entry, when the deadline has passed."""
        assert self.live is not None
        defaults = {str(seat): answer for seat, answer in self.live.defaults(chance).items()}
        return entries.TimeUp(at, defaults)

    def _deal(self, at: int, chance: Chance, secret: str) -> entries.Dealt:
        settings, players = self.settings, len(self.seats)
        if settings.game == "werewords":
            check_words(words_setup(settings, players))
            words = dealing.draw_words(words_of(settings), self.group, settings.words_shown, chance)
            return entries.Dealt(at, secret, None, None, *words)
        setup = cards_setup(settings, players, chance)
        check(setup)
        return entries.Dealt(at, secret, setup.deck, setup.center_werewolf)

    # Folding

    def fold(self, entry: entries.AnyEntry) -> "Room":
        """The room after an entry of its log."""
        return self._fold(entry).but(number=self.number + 1, done=self._done_with(entry.key))

    def _done_with(self, key: str) -> Mapping[str, tuple[str, ...]]:
        if not key:
            return self.done
        whose, _, _ = key.partition(" ")
        return {**self.done, whose: (*self.done.get(whose, ()), key)[-REMEMBERED:]}

    def _fold(self, entry: entries.AnyEntry) -> "Room":
        match entry:
            case entries.Seated(name=name, token_hash=token_hash, adds=adds, bot=bot, key=key):
                seat = Seat(name, token_hash, adds, bot, key)
                if self.live is not None:
                    return self.but(waiting=(*self.waiting, seat))
                return self.but(seats=(*self.seats, seat), hosts_by_right=self.hosts_by_right or token_hash)
            case entries.Changed(seat=seat, bot=bot):
                changed = self.seats[seat]._replace(bot=bot)
                return self.but(seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))
            case entries.Left(token_hash=token_hash):
                return self.but(waiting=tuple(seat for seat in self.waiting if seat.token_hash != token_hash))
            case entries.Returned(at=at, seat=seat, token_hash=token_hash):
                return self._returned(seat, token_hash, at)
            case entries.WelcomedAgain(old=old, token_hash=token_hash):
                return self._held_with(old, token_hash)
            case entries.Unseated(seat=index):
                return self._unseated(index)
            case entries.Ordered(seats=order):
                seats = tuple(self.seats[index] for index in order)
                return self.but(seats=seats, host=order.index(self.host), group=self._group_in(order))
            case entries.Hosted(seat=seat, lent=lent):
                return self.but(host=seat) if lent else self.but(host=seat)._hosted_by_right()
            case entries.Chosen(settings=settings):
                return self.but(settings=settings)
            case entries.Dealt():
                return self._dealt(entry)
            case entries.Put(at=at, seat=seat, said=said, by=by):
                return self._put(seat, said, at, by)
            case entries.Believed(at=at, seat=seat, suspects=suspects):
                assert isinstance(self.live, OneNight)
                return self.but(live=self.live.believed(seat, suspects, at))
            case entries.TimeUp(at=at, defaults=defaults):
                assert self.live is not None
                answers = {int(seat): _answer(answer) for seat, answer in defaults.items()}
                return self.but(live=self.live.time_up(answers, at))._after_the_game()
            case entries.Ended():
                seats = (*self.seats, *self.waiting)
                room = self.but(seats=seats, waiting=(), live=None, chat=(), paused_at=None)
                return room.but(commitment="", secret="")

    def _unseated(self, seat: int) -> "Room":
        """Bots neither host nor stay behind by themselves."""
        kept = tuple(other for index, other in enumerate(self.seats) if index != seat)
        people = [index for index, other in enumerate(kept) if other.bot is None]
        host = self.host - (seat < self.host) if seat != self.host else min(people, default=0)
        room = self.but(seats=kept if people else (), host=host, group=self.group._replace(last_mayor=None))
        return room if self.seats[seat].token_hash != self.hosts_by_right else room._hosted_by_right()

    def _returned(self, seat: int, token_hash: str, at: int) -> "Room":
        room = self._held_with(self.seats[seat].token_hash, token_hash)
        return room.but(returned=(*self.returned, (token_hash, at))[-RETURNS_SHOWN:])

    def _held_with(self, old: str, new: str) -> "Room":
        """The same seats, one of them held with another token from now on."""

        def held(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
            return tuple(seat._replace(token_hash=new) if seat.token_hash == old else seat for seat in seats)

        by_right = new if self.hosts_by_right == old else self.hosts_by_right
        return self.but(seats=held(self.seats), waiting=held(self.waiting), hosts_by_right=by_right)

    def _hosted_by_right(self) -> "Room":
        return self.but(hosts_by_right=self.seats[self.host].token_hash if self.seats else "")

    def _group_in(self, order: tuple[int, ...]) -> dealing.Group:
        last = self.group.last_mayor
        return self.group if last is None else self.group._replace(last_mayor=order.index(last))

    def _dealt(self, entry: entries.Dealt) -> "Room":
        secret = bytes.fromhex(entry.secret)
        shuffle = Shuffle(secret, [seat.adds for seat in self.seats])
        live: OneNight | Words
        if entry.deck is None:
            setup = words_setup(self.settings, len(self.seats))
            last = self.group.last_mayor
            *cards, center = dealing.deal_cards(setup, last, shuffle)
            dealt = dealing.Deal(tuple(cards), center, entry.words, entry.other_words, last)
            live = Words.start(setup, dealt, self.settings, entry.at)
        else:
            chosen = self.settings
            fixed = Setup(len(self.seats), entry.deck, chosen.edition, entry.center_werewolf)
            setup_of_cards = with_artifacts(fixed, chosen)
            live = OneNight.start(setup_of_cards, deal_cards(setup_of_cards, shuffle), chosen, entry.at)
        return self.but(live=live, commitment=commit(secret), secret=entry.secret, date=entry.date, chat=())

    def _put(self, seat: int, said: wire.InGame, at: int, by: str) -> "Room":
        if self.live is None or self.live.over:
            raise NotAsked("not-asked")
        if isinstance(said, wire.Pause):
            return self._pause(said.on, at)
        if self.paused_at is not None:
            raise NotAsked("paused")
        if isinstance(said, TALK) and len(self.live.inputs) >= MOST_SAID:
            raise NotAsked("enough-said")
        if isinstance(said, wire.Whoops) and seat == self.host:
            by = "host"
        room = self.but(live=self.live.put(seat, said, at, by))._after_the_game()
        if isinstance(said, wire.Chat):
            return room.but(chat=(*room.chat, Heard(seat, said.text))[-LINES_SHOWN:])
        return room

    def _pause(self, on: bool, at: int) -> "Room":
        assert self.live is not None
        if on == (self.paused_at is not None):
            raise NotAsked("not-asked")
        if on:
            return self.but(paused_at=at)
        assert self.paused_at is not None
        deadline = self.live.deadline
        later = None if deadline is None else deadline + at - self.paused_at
        return self.but(paused_at=None, live=self.live.but(deadline=later))

    def _after_the_game(self) -> "Room":
        """A game that has come to its end goes on record, and its secret is shown."""
        if self.live is None or not self.live.over:
            return self
        commitment = Commitment(self.commitment, tuple(seat.adds for seat in self.seats))
        record = self.live.record([seat.name for seat in self.seats], commitment)
        by_scenario = isinstance(self.live, OneNight) and not self.settings.deck
        bots = [[seat, *held.bot] for seat, held in enumerate(self.seats) if held.bot is not None]
        about: dict[str, Any] = {"date": self.date, "scenario": self.settings.scenario if by_scenario else None}
        about |= {"bots": bots} if bots else {}
        record = record._replace(header={**record.header, **about}, secret=self.secret)
        room = self.but(past=(*self.past, record))
        return room.but(group=self.live.game.group_after(self.group)) if isinstance(self.live, Words) else room


def _answer(written: Any) -> Any:
    """Pairs come back from JSON as lists."""
    return tuple(written) if isinstance(written, list) else written
