"""A table of robots with cards of cardboard: their eyes are open when the words allow it, and they do what these say.

What each sees is compared with what the rules show to that seat: nothing less, and nothing more.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from noctambule.engine.questions import Answer, Question
from noctambule.narrator.narration import Line
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view
from tests.narrator.listening import Ear, Heard, may

DOPPELGANGER = "doppelganger"
NEVER = ("never",)
"""What nobody answers to."""


class Leak(NamedTuple):
    """Somebody saw what the rules do not show, or did not see what they do; or could not do as told."""

    call: str
    seat: int
    what: str


class Robot:
    """Somebody at the table: what the card was, what was seen, and what was heard of oneself."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.copied: str | None = None
        self.became: str | None = None
        """By an investigator's look, a robbery or a witch's gift: a card that lies before me and that I have seen."""
        self.at_once: tuple[str, ...] | None = None
        """Which roles I was told to play as soon as I copy them."""
        self.called_as: tuple[str, ...] | None = None
        """By which packs' names I was told that I am called later, and whether by my own."""
        self.awake = False
        self.thumb = False
        self.stirred = False
        self.saw = set[int]()
        """At this call: who else had open eyes, or a thumb up."""
        self.pack = set[int]()

    @property
    def is_now(self) -> str:
        return self.copied or self.card

    def answers_to(self, role: str) -> bool:
        """Whether a role's name means me. Who copied a role is that role, unless told to wait for another name."""
        if self.card != DOPPELGANGER:
            return self.card == role
        if role == DOPPELGANGER:
            return True
        return self.called_as is None and self.copied == role

    def belongs_to(self, pack: Sequence[str]) -> bool:
        """Whether a pack's name means me."""
        if self.card != DOPPELGANGER:
            return self.card in pack
        if self.called_as is None:  # nobody said that only the card I saw counts
            return self.is_now in pack or self.became in pack
        return self.copied in self.called_as and self.copied in pack


class Table:
    """A night with robots, said line by line."""

    def __init__(self, setup: Setup, ear: Ear, chance: Random, short: bool = False) -> None:
        self.setup = setup
        self.ear = ear
        self.chance = chance
        self.short = short
        self.game = Game.start(setup, deal(setup, chance))
        self.robots = [Robot(seat, self.game.deal.cards[seat]) for seat in range(setup.players)]
        self.leaks: list[Leak] = []
        self._woken = set[int]()

    def listen(self, lines: Sequence[Line]) -> list[Leak]:
        """The whole night; what went wrong in it."""
        for number, line in enumerate(lines):
            for heard in self.ear.hears(line.text):
                self._do(heard, line.call)
                self._look_around()
            if line.silence:
                self._act(line.call)
            if number + 1 == len(lines) or lines[number + 1].call != line.call:
                self._call_is_over(line.call)
        assert self.game.phase == "day", "somebody was not told to act"
        return self.leaks

    # What the words do

    def _do(self, heard: Heard, call: str) -> None:
        kind = heard.id.removeprefix("say-").removeprefix("short-")
        name = heard.filled.get("name", ())
        match kind:
            case "wake" | "wake-many":
                self._wake(self._called(name))
                if self.short and heard.id.startswith("short") and name == (DOPPELGANGER,):
                    self._know_the_night()
            case "wake-many-but" | "wake-but":
                self._wake(self._called(name) - self._of_the_pack(heard.filled["thumb"]))
                if kind == "wake-but":
                    self._thumbs(self._of_the_pack(heard.filled["thumb"]))
            case "wake-again":
                self._wake({robot.seat for robot in self.robots if robot.copied == name[0]})
            case "sleep" | "sleep-many":
                self._sleep(self._called(name) if name else range(len(self.robots)))
            case "sleep-unless":
                kept = heard.filled["card"][0]
                self._sleep(robot.seat for robot in self.robots if robot.awake and robot.copied != kept)
            case "thumbs-down":
                for robot in self.robots:
                    robot.thumb = False
            case "night":
                self._sleep(range(len(self.robots)))
            case "minion" | "do-minion" | "do-doppelganger-minion":
                self._thumbs(robot.seat for robot in self.robots if robot.belongs_to(sorted(WOLVES)))
            case "aura-seer" | "do-aura-seer":
                self._thumbs(robot.seat for robot in self.robots if robot.stirred)
            case "do-werewolf-thumb":
                self._thumbs(self._of_the_pack(heard.filled["thumb"]))
            case "do-doppelganger-at-once":
                self._tell(DOPPELGANGER, at_once=heard.filled["roles"])
            case "do-doppelganger-later":
                self._tell(DOPPELGANGER, called_as=heard.filled["pack"] if "pack" in heard.variant else NEVER)
        if heard.id.startswith("do-"):
            self._check_may(heard, call)

    def _know_the_night(self) -> None:
        """Who is told a short night knows the long one."""
        packs = {"werewolf": sorted(WOLVES), "mason": ["mason"]}
        here = tuple(role for pack, roles in packs.items() for role in roles if set(roles) & set(self.setup.deck))
        self._tell(DOPPELGANGER, called_as=here or NEVER, at_once=tuple(AT_ONCE & set(self.setup.deck)))

    def _tell(self, role: str, **what: tuple[str, ...]) -> None:
        for robot in self.robots:
            if robot.card == role:
                for name, told in what.items():
                    setattr(robot, name, told)

    def _called(self, name: Sequence[str]) -> set[int]:
        if name[0] == "all":
            return {robot.seat for robot in self.robots if robot.belongs_to(name[1:])}
        return {robot.seat for robot in self.robots if robot.answers_to(name[0])}

    def _of_the_pack(self, name: Sequence[str]) -> set[int]:
        """Those of a pack that is being called who are one kind of it."""
        return {each.seat for each in self.robots if each.is_now == name[0] and each.belongs_to(sorted(WOLVES))}

    def _wake(self, seats: Iterator[int] | set[int]) -> None:
        for seat in seats:
            self.robots[seat].awake = True
            self._woken.add(seat)

    def _sleep(self, seats: Iterator[int] | set[int] | range) -> None:
        for seat in seats:
            self.robots[seat].awake = False

    def _thumbs(self, seats: Iterator[int] | set[int]) -> None:
        for seat in seats:
            self.robots[seat].thumb = True

    def _look_around(self) -> None:
        for robot in self.robots:
            if robot.awake:
                robot.saw |= {
                    other.seat for other in self.robots if other is not robot and (other.awake or other.thumb)
                }

    # What the robots do

    def _act(self, call: str) -> None:
        """Everybody who is awake and has something to do does it."""
        while (question := self.game.asked_now) is not None and question.id[0] == call:
            robot = self.robots[question.seat]
            if not robot.awake:
                self.leaks.append(Leak(call, robot.seat, "sleeps and should act"))
            self._check_options(robot, question, call)
            answer = self.chance.choice(question.answers)
            before = len(self.game.events)
            self.game = self.game.answer(question.id, answer)
            self._remember(robot, before, call)

    def _remember(self, robot: Robot, before: int, call: str) -> None:
        """What came of it, as the hands and eyes of who did it know."""
        for event in self.game.events[before:]:
            if event.seat != robot.seat or event.call != call:
                continue
            if event.kind in ("looked", "swapped", "rotated"):
                robot.stirred = True
            if event.kind == "became" and robot.copied is None and robot.card == DOPPELGANGER:
                robot.copied = event.what[0]
            elif event.kind == "became" or (event.kind == "looked" and event.places == (robot.seat,)):
                robot.became = event.what[0]

    # What is compared with the rules

    def _call_is_over(self, call: str) -> None:
        for robot in self.robots:
            if call not in ("night", "dawn"):
                self._compare(robot, call)
            if call != "dawn" and (robot.awake or robot.thumb):
                self.leaks.append(Leak(call, robot.seat, "is still awake, or has a thumb up"))
            robot.saw = set()
        self._woken = set()

    def _compare(self, robot: Robot, call: str) -> None:
        events = [
            event for event in view(self.game, robot.seat).events if event.call == call and event.seat == robot.seat
        ]
        shown = {place for event in events if event.kind == "shown" for place in event.places if place is not None}
        if bool(events) != (robot.seat in self._woken):
            self.leaks.append(Leak(call, robot.seat, "sleeps and should wake" if events else "wakes and should sleep"))
        if robot.saw != shown:
            self.leaks.append(Leak(call, robot.seat, f"sees {robot.saw - shown} and not {shown - robot.saw}"))
        if any(event.kind == "looked" for event in events):
            robot.stirred = True  # a look that nobody was asked about
        robot.pack |= robot.saw

    def _check_may(self, heard: Heard, call: str) -> None:
        """Words that leave a choice, and the question that comes, agree."""
        question = self.game.asked_now
        if question is None or question.id != (call, 0) or heard.id in OF_OTHERS:
            return
        if may(self.ear.texts, heard.id, heard.variant) != question.may_decline:
            self.leaks.append(Leak(call, question.seat, f"{heard.id} leaves another choice than the rules"))

    def _check_options(self, robot: Robot, question: Question, call: str) -> None:
        role = robot.is_now if call != "1" or question.id[1] else DOPPELGANGER
        role = "werewolf" if call == "2" else role
        if call == "1" and question.id[1] and not self.short and role not in (robot.at_once or ()):
            self.leaks.append(Leak(call, robot.seat, f"was not told to play {role} at once"))
        allowed = set(ALLOWED[role](self, robot, question))
        if allowed != set(question.options):
            self.leaks.append(Leak(call, robot.seat, f"as {role} {allowed ^ set(question.options)}"))


OF_OTHERS = {
    "do-minion",
    "do-doppelganger-minion",
    "do-aura-seer",
    "do-doppelganger-at-once",
    "do-doppelganger-later",
    "do-werewolf-thumb",
}
"""What is not said to who acts, or only adds to it."""
AT_ONCE = {
    *("sentinel", "alpha-wolf", "mystic-wolf", "seer", "apprentice-seer", "paranormal-investigator", "robber", "witch"),
    *("troublemaker", "village-idiot", "drunk"),
}

Options = Iterator[Answer]


def _others(table: Table, robot: Robot, question: Question) -> Options:
    """Somebody else's card, with no shield on it: nobody looks at such a card, or moves it."""
    shields = table.game.table.shields
    yield from (seat for seat in range(table.setup.players) if seat != robot.seat and seat not in shields)


def _center(table: Table, robot: Robot, question: Question) -> Options:
    yield from range(table.setup.players, len(table.game.deal.cards))


def _seer(table: Table, robot: Robot, question: Question) -> Options:
    yield from _others(table, robot, question)
    yield from combinations(_center(table, robot, question), 2)


def _strangers(table: Table, robot: Robot, question: Question) -> Options:
    """Somebody who is no werewolf, as far as this one knows."""
    known = robot.pack if robot.card != DOPPELGANGER else {_copied_from(table, robot)}
    yield from (seat for seat in _others(table, robot, question) if seat not in known)


def _copied_from(table: Table, robot: Robot) -> int:
    events = view(table.game, robot.seat).events
    return next(event.places[0] or 0 for event in events if event.kind == "looked" and event.call == "1")


def _unseen(table: Table, robot: Robot, question: Question) -> Options:
    """An investigator looks at two cards, one after the other."""
    call, _ = question.id
    looked = [
        event.places[0]
        for event in view(table.game, robot.seat).events
        if event.kind == "looked" and event.call == call
    ]
    yield from (seat for seat in _others(table, robot, question) if seat not in looked[1 if call == "1" else 0 :])


def _witch(table: Table, robot: Robot, question: Question) -> Options:
    first = question.id[1] == (1 if question.id[0] == "1" else 0)
    if first:
        yield from _center(table, robot, question)
    else:
        yield from (seat for seat in range(table.setup.players) if seat not in table.game.table.shields)


def _face_down(table: Table, robot: Robot, question: Question) -> Options:
    yield from (seat for seat in _others(table, robot, question) if seat not in table.game.table.face_up)


def _bare(table: Table, robot: Robot, question: Question) -> Options:
    lying = table.game.table
    yield from (s for s in range(table.setup.players) if s not in lying.shields and s not in lying.artifacts)


def _pairs(table: Table, robot: Robot, question: Question) -> Options:
    yield from combinations(_others(table, robot, question), 2)


def _ways(table: Table, robot: Robot, question: Question) -> Options:
    yield from ("left", "right")


ALLOWED: dict[str, Callable[[Table, Robot, Question], Options]] = {
    "sentinel": _others, DOPPELGANGER: _others, "werewolf": _center, "alpha-wolf": _strangers, "mystic-wolf": _others,
    "seer": _seer, "apprentice-seer": _center, "paranormal-investigator": _unseen, "robber": _others, "witch": _witch,
    "troublemaker": _pairs, "village-idiot": _ways, "drunk": _center, "revealer": _face_down, "curator": _bare,
}  # fmt: skip
"""What the words leave to choose from, on a table whose shields, artifacts and open cards everybody awake can see."""
