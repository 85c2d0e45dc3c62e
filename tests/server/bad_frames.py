"""Bad frames by the million, among good ones: `python -m tests.server.bad_frames 1000000`.

People play both games in a room, and between their frames come others: made by changing frames that were said (see
`mutating.py`), from their own screens, a table screen, somebody who only looks on, strangers, a seat of another room.
Not every changed frame is bad: some are what that seat may say. So what is checked is

* every frame is answered, and nothing falls over;
* who has no seat brings nothing about but to be seated, or to go; who has one, nothing in another's name; and what is
  the host's own comes from the host;
* a frame that was refused leaves no entry; one that was done has exactly one, however often it is said;
* reading the log gives the room as it stands;
* a second room, sent only what the first one accepted, has the same log to the byte and shows everybody the same.
"""

import asyncio
import sys
from collections import Counter, defaultdict, deque
from random import Random
from typing import Any, NamedTuple

import msgspec
from aiohttp import WSMsgType
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from noctambule.clock import let_others_go_first
from noctambule.engine.events import TABLE
from noctambule.live import wire
from noctambule.onenight.room.said import AskStory, MakeClaim
from noctambule.onenight.rules.sayings import Told
from noctambule.server.network.visits import Visit
from noctambule.server.rooms import entries
from noctambule.server.rooms.folding import REMEMBERED as REMEMBERED_KEYS
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.house import House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.server.rooms.room import Room
from noctambule.server.screens.frames import Page, public
from noctambule.server.store.memory import MemoryStore
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops
from tests.server.house import HandClock, any_answer
from tests.server.house import chosen as settings_of
from tests.server.mutating import mutated

CODE, ELSEWHERE = "GOOD", "ELSE"
PLAYERS, LOOK_ON, STRANGERS = 5, 3, 2
ELSEWHERE_SEATED = PLAYERS + LOOK_ON + STRANGERS
AN_EVENING, BETWEEN = 4_000, 6
"""Frames of one evening, and bad ones for each that is good."""
SAID = 400
"""Good frames that are changed: the last ones."""
HOSTS_OWN = (
    entries.Ordered,
    entries.Hosted,
    entries.Chosen,
    entries.Called,
    entries.Dealt,
    entries.Changed,
    entries.Ended,
)
OF_ANYBODY = (entries.Seated, entries.WelcomedAgain, entries.Returned, entries.Left)
BEFORE: tuple[wire.Said, ...] = (
    *(wire.Hello(room=CODE), wire.Join(name="Zoe"), wire.Leave(), wire.Return(code="ABCDEF")),
    *(wire.Pledge(pledge="ab" * 32), wire.Open(opening="cd" * 32)),
    *(wire.Order(seats=(1, 0, 2, 3, 4)), wire.Kick(seat=3), wire.Host(seat=2), wire.Recover(seat=1)),
    *(wire.AddBot(), wire.ChangeBot(seat=5, strength="sharp"), wire.Start(), wire.Abandon(), wire.Pause()),
    *(wire.Pause(on=False), wire.MoreTime(), wire.Ready(), wire.Tap(beat=0, answer=(1, 2)), wire.EndDay()),
    *(wire.Point(at=1), wire.Accuse(at=2), wire.Accuse(), wire.Chat(text="Not me."), AskStory(role="seer")),
    *(MakeClaim(role="seer", story=(Told("looked", (1,), ("villager",)),)), Ask(text="Is it alive?")),
    *(Token(token="yes"), Token(token="correct", asker=1), Undo(), Whoops()),
    wire.Choose(settings=settings_of("one-night", scenario="total-chaos", chat=True)),
    wire.Choose(settings=settings_of("werewords", own_words=("frog", "piano", "comet", "spoon", "river", "castle"))),
)
"""What may be said at all: it is changed before anybody has said it."""


class Screen:
    """A screen that keeps what it hears."""

    def __init__(self, house: House) -> None:
        self.heard = list[bytes]()
        self.news = b""
        self.visit = Visit(house, self, "127.0.0.1")

    def put(self, frame: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        self.heard.append(frame)
        if frame.startswith(b'{"say":"news"'):
            self.news = frame

    @property
    def view(self) -> dict[str, Any]:
        read: dict[str, Any] = msgspec.json.decode(self.news)["view"] if self.news else {}
        return read


class Happened(NamedTuple):
    """Something that was accepted: a frame of a screen's, or (nobody's) time that passed."""

    who: int
    what: str
    at: int


class Evening:
    """Two rooms with their screens; chance is drawn from the number of each entry."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.clock = HandClock()
        self.store = MemoryStore()
        luck = {"luck": lambda number: Random(f"{seed} {number}")}
        self.house = House(self.store, self.clock, guarded=False, **luck)  # type: ignore[arg-type]
        self.screens = list[Screen]()

    async def begin(self) -> None:
        for code in (CODE, ELSEWHERE):
            self.house._keep(OpenRoom(Room(code), self.store, self.clock, luck=self.house.luck))
        for _ in range(ELSEWHERE_SEATED + 1):
            self.screens.append(Screen(self.house))
        for who in range(PLAYERS):
            await self.say(who, wire.Hello(room=CODE))
            await self.say(who, wire.Join(name=f"Player {who}"))
        for who, kind in zip(range(PLAYERS, PLAYERS + LOOK_ON), ("table", "watch", "phone"), strict=True):
            await self.say(who, msgspec.convert({"do": "hello", "room": CODE, "as": kind}, wire.Hello))
        await self.say(ELSEWHERE_SEATED, wire.Hello(room=ELSEWHERE))
        await self.say(ELSEWHERE_SEATED, wire.Join(name="Elsewhere"))

    async def say(self, who: int, said: wire.Said) -> list[dict[str, Any]]:
        return await self.hear(who, wire.encode(said).decode())

    async def hear(self, who: int, text: str) -> list[dict[str, Any]]:
        """What a screen is told when it has said this."""
        screen = self.screens[who]
        before = len(screen.heard)
        await screen.visit.heard(text)
        return [msgspec.json.decode(frame) for frame in screen.heard[before:]]

    async def pass_time(self, moment: int) -> None:
        self.clock.move_to(moment)
        for room in self.house.rooms.values():
            await room.tick()
        await let_others_go_first(3)

    @property
    def keeper(self) -> OpenRoom:
        return self.house.rooms[CODE]

    async def log(self, code: str = CODE) -> list[bytes]:
        return [written for _, written in await self.store.read(code)]

    async def close(self) -> None:
        await self.house.close()


class Attacked(Evening):
    """The room that hears all of it."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.chance = Random(f"bad {seed}")
        self.happened = list[Happened]()
        self.said = [wire.encode(said).decode() for said in BEFORE]
        self.answers = Counter[str]()
        self.good = self.bad = self.steps = 0
        self.keys = defaultdict[str, deque[str]](lambda: deque(maxlen=REMEMBERED_KEYS))

    async def frames(self, many: int) -> None:
        await self.begin()
        while self.good + self.bad < many:
            for _ in range(BETWEEN):
                who = self.chance.randrange(len(self.screens))
                await self.check(who, mutated(self.chance.choice(self.said), self.chance, self.said))
                self.bad += 1
            self.steps += 1
            await self.play_on()

    async def play_on(self) -> None:
        """What the game waits for; or time passes."""
        if self.chance.random() < 0.15:
            moment = self.clock.now() + self.chance.choice((100, 1_000, 20_000))
            self.happened.append(Happened(-1, "", moment))
            await self.pass_time(moment)
            return
        who, said = self._next()
        said.id = said.id or f"good {self.steps}"
        text = wire.encode(said).decode()
        self.said = [*self.said, text][-SAID:]
        await self.check(who, text)
        self.good += 1

    def _next(self) -> tuple[int, wire.Said]:
        room, chance = self.keeper.room, self.chance
        screens = {seat: who for who in range(len(self.screens)) if (seat := self.seat_of(who)) is not None}
        if room.live is None:
            return self._in_lobby(room, screens)
        host = screens.get(room.host, 0)
        if room.paused_at is not None:
            return host, wire.Pause(on=False)
        who = screens.get(chance.choice(list(screens)), 0) if screens else 0
        view = self.screens[who].view
        live, prompt = view.get("live") or {}, view.get("prompt")
        match room.live.phase:
            case "deal" | "look":
                return who, wire.Ready()
            case "night" if prompt:
                return who, wire.Tap(beat=live["beat"], answer=any_answer(prompt, chance))
            case "over":
                return host, wire.Abandon()
            case "day":
                return who, self._talk(live)
            case _ if prompt and prompt["options"]:
                return who, wire.Point(at=chance.choice(prompt["options"]))
        return who, wire.EndDay()

    def _in_lobby(self, room: Room, screens: dict[int, int]) -> tuple[int, wire.Said]:
        host = screens.get(room.host, 0)
        empty = [who for who in range(PLAYERS) if self.seat_of(who) is None]
        if empty and len(room.seats) < 8:
            return empty[0], wire.Join(name=f"Player {empty[0]}") if self.screens[empty[0]].visit.room else wire.Hello(
                room=CODE
            )
        if self.chance.random() < 0.4:
            settings = settings_of(
                "one-night", deck=("werewolf", "seer", "robber", "drunk", *["villager"] * (len(room.seats) - 1))
            )
            words = settings_of("werewords", chat=True)
            return host, wire.Choose(settings=self.chance.choice((settings, words)))
        if len(room.seats) > 8:
            return host, wire.Kick(seat=len(room.seats) - 1)
        return host, wire.Start()

    def _talk(self, live: dict[str, Any]) -> wire.Said:
        return self.chance.choice(
            (
                *(wire.EndDay(), wire.EndDay(), wire.Accuse(at=1), wire.Chat(text="Hm."), MakeClaim(role="villager")),
                *(
                    Ask(text="Is it?"),
                    Token(token="yes", asker=1),
                    Token(token="correct", asker=2),
                    AskStory(role="seer"),
                ),
            )
        )

    def seat_of(self, who: int) -> int | None:
        """A screen's seat in this room."""
        visit = self.screens[who].visit
        if visit.room is not self.keeper:
            return None
        seat = visit.screen.seat(self.keeper.room)
        return None if seat == TABLE else seat

    async def check(self, who: int, text: str) -> None:
        """Sends a frame, and looks at what came of it."""
        seat, host, bots = self.seat_of(who), self.keeper.room.host, self.keeper.room.seats
        known = self.screens[who].visit.room is self.keeper
        before, elsewhere = self.keeper.room.number, self.house.rooms[ELSEWHERE].room.number
        replies = await self.hear(who, text)
        refused = [reply["code"] for reply in replies if reply["say"] == "refused"]
        assert replies or gives(text), f"no answer to {text[:200]}"
        self.answers.update(refused or [replies[-1]["say"] if replies else "nothing"])
        assert len(refused) <= 1, text
        new = self.keeper.room.number - before
        if refused:
            assert not new, f"refused, and yet done: {text[:200]}"
            assert self.house.rooms[ELSEWHERE].room.number == elsewhere
            return
        self.happened.append(Happened(who, text, self.clock.now()))
        assert new <= 1, text
        if new:
            entry = entries.read((await self.store.read(CODE, before))[0][1])
            assert known, f"from elsewhere: {text[:200]}"
            assert entry.key not in self.keys[entry.key.split(" ")[0]], f"done twice: {text[:200]}"
            if entry.key:
                self.keys[entry.key.split(" ")[0]].append(entry.key)
            assert may_bring(entry, seat, host, [held.bot is not None for held in bots]), (seat, host, text[:200])

    async def agrees_with_itself(self) -> None:
        """The log read again is the room."""
        room, log = Room(CODE), [entries.read(written) for written in await self.log()]
        for entry in log:
            room = fold(room, entry)
        for seat in (TABLE, *range(len(room.seats))):
            assert shown(room, seat) == shown(self.keeper.room, seat)


def shown(room: Room, seat: int) -> bytes:
    """All that a seat may see of it."""
    return Page(room, public(room), 0, 0).frame(seat, True, 0)[0]


def gives(text: str) -> bool:
    """Whether it is something for the shuffle, which is taken without a word."""
    said = msgspec.json.decode(text)
    return isinstance(said, dict) and said.get("do") in ("pledge", "open")


def may_bring(entry: entries.AnyEntry, seat: int | None, host: int, bots: list[bool]) -> bool:
    """Whether this may come of what a seat says (or, None, somebody who has none)."""
    match entry:
        case entries.Seated(bot=bot) if bot is not None:
            return seat == host
        case entries.Dealt():
            return seat is not None  # the host, or the last to open
        case entries.Unseated(seat=gone):
            return seat in (gone, host)
        case entries.Put(seat=said_by, by=by):
            return seat == said_by and by == "player" and not bots[seat]
    return seat == host if isinstance(entry, HOSTS_OWN) else isinstance(entry, OF_ANYBODY) and seat is None


async def twin(evening: Attacked) -> None:
    """The same evening without the frames that were refused."""
    again = Evening(evening.seed)
    await again.begin()
    for who, text, at in evening.happened:
        if who < 0:
            await again.pass_time(at)
        else:
            replies = await again.hear(who, text)
            assert not [reply for reply in replies if reply["say"] == "refused"], text
    for code in (CODE, ELSEWHERE):
        assert await again.log(code) == await evening.log(code)
    for one, other in zip(evening.screens, again.screens, strict=True):
        assert one.view == other.view
    await again.close()


async def an_evening(seed: str, frames: int) -> Attacked:
    evening = Attacked(seed)
    await evening.frames(frames)
    await evening.agrees_with_itself()
    await twin(evening)
    await evening.close()
    return evening


def main(frames: int = 1_000_000, first: int = 0) -> None:
    """Evening after evening, until there were so many."""
    console, number = Console(stderr=True), first
    good, games, answers = 0, 0, Counter[str]()
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=frames)
        while not progress.finished:
            evening = asyncio.run(an_evening(f"evening {number}", AN_EVENING))
            good, games, number = good + evening.good, games + len(evening.keeper.room.past), number + 1
            answers += evening.answers
            progress.advance(task, evening.bad)
        sent = int(progress.tasks[0].completed)
    console.print(
        f"{sent:,} bad frames among {good:,} good ones in {number - first} evenings with {games:,} whole games:"
    )
    console.print(", ".join(f"{code} {times:,}" for code, times in answers.most_common()))
    console.print("no traceback, nothing accepted that should not have been, and every second room was the same")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
