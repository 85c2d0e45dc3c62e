"""A room as a value: who sits there, what was chosen, and the game under way. Every entry makes a new one."""

from typing import Any, NamedTuple

from noctambule.engine.chance import Chance, Shuffle, commit
from noctambule.engine.errors import BadInput, BadSetup, GameError, NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.records import Record
from noctambule.engine.replays import Commitment
from noctambule.onenight.advice import advice
from noctambule.onenight.dealing import deal as deal_cards
from noctambule.onenight.scenarios import SCENARIOS
from noctambule.onenight.setup import MOST, Setup, problems, with_defaults
from noctambule.server import entries, wire
from noctambule.server.live.one_night import OneNight
from noctambule.server.live.words import Words
from noctambule.server.seats import Seat, clean_name
from noctambule.werewords import dealing
from noctambule.werewords.packs import pack
from noctambule.werewords.setup import Setup as WordSetup
from noctambule.werewords.setup import check as check_words

LONGEST_CHAT = 300
HOSTS_OWN = (wire.Choose, wire.Order, wire.Kick, wire.Host, wire.Start, wire.Abandon, wire.Pause, wire.MoreTime)
REMEMBERED = 200
"""How many of the last inputs a room knows by their id."""


class Heard(NamedTuple):
    """A line of chat."""

    seat: int
    text: str


class Room(NamedTuple):
    """One room. Its number is that of the last entry folded in."""

    code: str
    number: int = 0
    seats: tuple[Seat, ...] = ()
    host: int = 0
    hosts_by_right: str = ""
    """The token's hash of who hosts when they are here."""
    settings: wire.Settings = wire.Settings()
    live: OneNight | Words | None = None
    commitment: str = ""
    secret: str = ""
    group: dealing.Group = dealing.Group()
    chat: tuple[Heard, ...] = ()
    paused_at: int | None = None
    past: tuple[Record, ...] = ()
    """The games that were played to their end here."""
    done: tuple[str, ...] = ()
    """The ids of the last inputs, each with its seat: what is sent again is not done again."""

    @property
    def dark(self) -> bool:
        """Whether it is night: nothing that others see may tell who has gone."""
        return self.live is not None and self.live.phase in ("deal", "night", "look")

    @property
    def deadline(self) -> int | None:
        """When the clock has something to say next."""
        return self.live.deadline if self.live and self.paused_at is None else None

    def seat_of(self, token_hash: str) -> int | None:
        return next((index for index, seat in enumerate(self.seats) if seat.token_hash == token_hash), None)

    # Deciding

    def decide(self, seat: int, said: wire.Message, at: int, chance: Chance, secret: str) -> entries.AnyEntry:
        """The entry that would follow from what a seat says; refused where it is not theirs to say, or not now.

        Whether the game accepts it is seen when it is folded in.
        """
        if isinstance(said, HOSTS_OWN) and seat != self.host:
            raise NotAsked("hosts-own")
        match said:
            case wire.Leave() if self.live is None:
                return entries.Unseated(at, seat)
            case wire.Kick(seat=other) if self.live is None and 0 <= other < len(self.seats) and other != seat:
                return entries.Unseated(at, other)
            case wire.Order(seats=order) if self.live is None and sorted(order) == list(range(len(self.seats))):
                return entries.Ordered(at, order)
            case wire.Host(seat=other) if 0 <= other < len(self.seats):
                return entries.Hosted(at, other)
            case wire.Choose(settings=settings) if self.live is None:
                return entries.Chosen(at, settings)
            case wire.Start() if self.live is None:
                return self._deal(at, chance, secret)
            case wire.Abandon() if self.live is not None:
                return entries.Ended(at)
            case wire.Chat(text=text) if not self.settings.chat or not 1 <= len(text) <= LONGEST_CHAT:
                raise NotAsked("no-chat")
            case wire.Leave() | wire.Kick() | wire.Order() | wire.Host() | wire.Choose() | wire.Start() | wire.Join():
                raise NotAsked("not-asked")
            case wire.Hello() | wire.Abandon():
                raise NotAsked("not-asked")
        return entries.Put(at, seat, said)

    def seated(self, name: str, token_hash: str, adds: str, at: int) -> entries.Seated:
        """The entry of somebody new at the table."""
        name = clean_name(name)
        if self.live is not None:
            raise NotAsked("game-is-on")
        if any(seat.name.casefold() == name.casefold() for seat in self.seats):
            raise BadInput("same-name-twice", name=name)
        if len(self.seats) >= MOST:
            raise BadInput("room-is-full", most=MOST)
        return entries.Seated(at, name, token_hash, adds[:LONGEST_CHAT])

    def time_up(self, at: int, chance: Chance) -> entries.TimeUp:
        """The clock's entry, when the deadline has passed."""
        assert self.live is not None
        defaults = {str(seat): answer for seat, answer in self.live.defaults(chance).items()}
        return entries.TimeUp(at, defaults)

    def _deal(self, at: int, chance: Chance, secret: str) -> entries.Dealt:
        settings = self.settings
        if settings.game == "werewords":
            check_words(self._word_setup())
            words = pack(settings.words, settings.difficulty).texts
            shown, others = dealing.draw_words(words, self.group, settings.words_shown, chance)
            return entries.Dealt(at, secret, None, shown, others)
        setup = self.one_night_setup(chance)
        for code, details in problems(setup):
            raise BadSetup(code, **details)
        return entries.Dealt(at, secret, setup.deck)

    def one_night_setup(self, chance: Chance) -> Setup:
        """The cards for those who sit here; chance is used by the Anarchies alone."""
        settings, players = self.settings, len(self.seats)
        if settings.deck is not None or settings.scenario is None:
            return with_defaults(players, settings.deck or (), settings.edition, settings.center_werewolf)
        if settings.scenario not in SCENARIOS:
            raise BadInput("unknown-scenario", name=settings.scenario)
        setup = SCENARIOS[settings.scenario].setup(players, chance, settings.edition)
        if settings.center_werewolf is None:
            return setup
        return Setup(players, setup.deck, settings.edition, settings.center_werewolf)

    def _word_setup(self) -> WordSetup:
        s = self.settings
        return WordSetup(len(self.seats), s.werewolves, s.beholder, s.minion, s.words_shown, s.word_minutes)

    # Folding

    def fold(self, entry: entries.AnyEntry) -> "Room":
        """The room after an entry of its log."""
        return self._fold(entry)._replace(number=self.number + 1)

    def _fold(self, entry: entries.AnyEntry) -> "Room":
        match entry:
            case entries.Seated(name=name, token_hash=token_hash, adds=adds):
                first = self.hosts_by_right or token_hash
                return self._replace(seats=(*self.seats, Seat(name, token_hash, adds)), hosts_by_right=first)
            case entries.Unseated(seat=seat):
                kept = tuple(other for index, other in enumerate(self.seats) if index != seat)
                host = self.host - (seat < self.host) if seat != self.host else 0
                room = self._replace(seats=kept, host=host, group=self.group._replace(last_mayor=None))
                return room if self.seats[seat].token_hash != self.hosts_by_right else room._hosted_by_right()
            case entries.Ordered(seats=order):
                seats = tuple(self.seats[index] for index in order)
                return self._replace(seats=seats, host=order.index(self.host), group=self._group_in(order))
            case entries.Hosted(seat=seat, lent=lent):
                return self._replace(host=seat) if lent else self._replace(host=seat)._hosted_by_right()
            case entries.Chosen(settings=settings):
                return self._replace(settings=settings)
            case entries.Dealt():
                return self._dealt(entry)
            case entries.Put(at=at, seat=seat, said=said):
                return self._put(seat, said, at)
            case entries.TimeUp(at=at, defaults=defaults):
                assert self.live is not None
                answers = {int(seat): _answer(answer) for seat, answer in defaults.items()}
                return self._replace(live=self.live.time_up(answers, at))._after_the_game()
            case entries.Ended():
                return self._replace(live=None, commitment="", secret="", chat=(), paused_at=None)

    def _hosted_by_right(self) -> "Room":
        return self._replace(hosts_by_right=self.seats[self.host].token_hash if self.seats else "")

    def _group_in(self, order: tuple[int, ...]) -> dealing.Group:
        last = self.group.last_mayor
        return self.group if last is None else self.group._replace(last_mayor=order.index(last))

    def _dealt(self, entry: entries.Dealt) -> "Room":
        secret = bytes.fromhex(entry.secret)
        shuffle = Shuffle(secret, [seat.adds for seat in self.seats])
        live: OneNight | Words
        if entry.deck is None:
            setup = self._word_setup()
            last = self.group.last_mayor
            *cards, center = dealing.deal_cards(setup, last, shuffle)
            dealt = dealing.Deal(tuple(cards), center, entry.words, entry.other_words, last)
            live = Words.start(setup, dealt, self.settings, entry.at)
        else:
            chosen = self.settings
            setup_of_cards = with_defaults(len(self.seats), entry.deck, chosen.edition, chosen.center_werewolf)
            live = OneNight.start(setup_of_cards, deal_cards(setup_of_cards, shuffle), chosen, entry.at)
        return self._replace(live=live, commitment=commit(secret), secret=entry.secret, chat=())

    def _put(self, seat: int, said: wire.InGame, at: int) -> "Room":
        if self.live is None:
            raise NotAsked("not-asked")
        room = self._replace(done=(*self.done, f"{seat} {said.id}")[-REMEMBERED:]) if said.id else self
        if isinstance(said, wire.Pause):
            return room._pause(said.on, at)
        if self.paused_at is not None:
            raise NotAsked("paused")
        if self.live.over:
            raise NotAsked("not-asked")
        if isinstance(said, wire.Chat):
            room = room._replace(chat=(*room.chat, Heard(seat, said.text)))
        return room._replace(live=self.live.put(seat, said, at))._after_the_game()

    def _pause(self, on: bool, at: int) -> "Room":
        assert self.live is not None
        if on == (self.paused_at is not None):
            raise NotAsked("not-asked")
        if on:
            return self._replace(paused_at=at)
        assert self.paused_at is not None
        deadline = self.live.deadline
        later = None if deadline is None else deadline + at - self.paused_at
        return self._replace(paused_at=None, live=self.live._replace(deadline=later))

    def _after_the_game(self) -> "Room":
        """A game that has come to its end goes on record, and its secret is shown."""
        if self.live is None or not self.live.over:
            return self
        commitment = Commitment(self.commitment, tuple(seat.adds for seat in self.seats))
        record = self.live.record([seat.name for seat in self.seats], commitment)._replace(secret=self.secret)
        room = self._replace(past=(*self.past, record))
        return room._replace(group=self.live.game.group_after(self.group)) if isinstance(self.live, Words) else room

    # Showing

    def events_for(self, seat: int) -> tuple[Event, ...]:
        return self.live.shown(seat) if self.live else ()

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat (or TABLE) may know beside its events, built up from what is public and what is its own."""
        view: dict[str, Any] = {
            "room": self.code,
            "seats": [each.name for each in self.seats],
            "host": self.host,
            "me": None if seat == TABLE else seat,
            "settings": self.settings,
            "paused": self.paused_at is not None,
            "deadline": self.deadline,
            "chat": [list(heard) for heard in self.chat],
            "past": len(self.past),
        }
        if self.live is None:
            return {**view, "remarks": self._remarks()}
        view |= {"commitment": self.commitment, "live": self.live.public()}
        if self.live.over:
            view["secret"] = self.secret
        if seat != TABLE:
            view["own"] = self.live.private(seat)
            view["prompt"] = _prompt(self.live.prompt(seat))
        return view

    def _remarks(self) -> list[dict[str, Any]]:
        """What is wrong with the cards chosen, and what the documents advise, as the lobby shows it."""
        if self.settings.game == "werewords":
            try:
                check_words(self._word_setup())
            except GameError as error:
                return [{"code": error.code, "blocks": True}]
            return []
        scenario = SCENARIOS.get(self.settings.scenario or "")
        if self.settings.deck is None and scenario and scenario.draw:
            fits = len(self.seats) in scenario.players
            return [] if fits else [{"code": "scenario-players", "blocks": True}]
        try:
            setup = self.one_night_setup(_NoChance())
        except GameError as error:
            return [{"code": error.code, "blocks": True}]
        blocking = problems(setup)
        advised = [] if blocking else advice(setup)
        return [{"code": remark.code, "blocks": remark in blocking} for remark in (*blocking, *advised)]


class _NoChance:
    """Where nothing is left to chance."""

    def shuffle(self, x: list[Any], /) -> None:
        raise AssertionError("only an Anarchy shuffles here")


def _prompt(question: Any) -> dict[str, Any] | None:
    if question is None:
        return None
    return {
        "kind": question.kind,
        "call": question.id[0],
        "options": list(question.options),
        "may_decline": question.may_decline,
    }


def _answer(written: Any) -> Any:
    """Pairs come back from JSON as lists."""
    return tuple(written) if isinstance(written, list) else written
