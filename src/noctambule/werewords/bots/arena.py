"""Werewords among bots by the thousand: how often the word is found, the seer found out, and the werewolf caught."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from noctambule.bots.character import TEMPERAMENTS, Character
from noctambule.bots.sharing import shared_out
from noctambule.werewords.bots.playing import move
from noctambule.werewords.bots.seeing import GUESSED, MISSED, NIGHT, Move, decode, encode, seen
from noctambule.werewords.rules.dealing import Group, deal
from noctambule.werewords.rules.game import DAY, OVER, Game
from noctambule.werewords.rules.packs import pack
from noctambule.werewords.rules.setup import NO, TEAMS, VILLAGE, WOLVES, YES, Setup
from noctambule.werewords.view import word_view

SHORTEST = 5.0
"""Seconds that a question takes at least, from the token before to its own: asked, heard, thought about, answered."""
BATCH = 25


class Played(NamedTuple):
    """One game among bots."""

    word: str
    guessed: bool
    questions: int
    seconds: float
    winner: str
    why: str
    wolf_votes: int
    """After a miss, how many of the village's votes fell on a werewolf, of `village_votes`."""
    village_votes: int


class Result(NamedTuple):
    """Many games among bots."""

    games: int
    guessed: int
    seer_found: int
    """Of the guessed ones, those in which a werewolf pointed at the seer."""
    wolf_found: int
    """Of the missed ones, those in which the most votes fell on a werewolf or the minion."""
    village_wins: int
    questions: float
    seconds: float
    """Both on average, until the word was guessed or the day was over."""
    wolf_votes: float
    """The part of the village's votes that fell on a werewolf."""


class _Table:
    """A game under way on a simulated clock."""

    def __init__(self, game: Game, characters: Sequence[Character], pack: tuple[str, str], chance: Random) -> None:
        self.game = game
        self.characters = characters
        self.language, self.difficulty = pack
        self.chance = chance
        self.longest = game.setup.minutes * 60
        self.seconds = self.answered = 0.0

    def moves(self, phase: str, seats: Sequence[int]) -> list[tuple[float, int, Move]]:
        """What each of these seats would do next, who is quickest first."""
        found = list[tuple[float, int, Move]]()
        names = [str(seat) for seat in range(self.game.setup.players)]
        left = self.longest - self.seconds
        for seat in seats:
            shown = seen(word_view(self.game, seat), phase, left, self.language, self.difficulty, names)
            done = move(decode(encode(shown)), self.characters[seat], Random(self.chance.getrandbits(64)))
            if done is not None:
                found.append((done.after, seat, done))
        return sorted(found, key=lambda each: each[:2])

    def choose_a_word(self) -> None:
        ((_, _, chosen),) = self.moves(NIGHT, [self.game.mayor])
        self.game = self.game.answer(self.game.questions[0].id, chosen.text)

    def next_by_day(self, contrary: float) -> None:
        """A question, or the token for the one that waits; then perhaps the time is up."""
        game = self.game
        askers = [seat for seat in range(game.setup.players) if seat != game.mayor]
        after, seat, said = self.moves(DAY, [game.mayor] if game.waiting else askers)[0]
        self.seconds += after
        if said.do == "ask":
            self.game = game.ask(seat, said.text or "")
        else:
            self._answer(said.token or "", contrary)
        if self.game.phase == DAY and self.seconds > self.longest:
            self.game = self.game.time_up()

    def _answer(self, given: str, contrary: float) -> None:
        self.seconds = max(self.seconds, self.answered + SHORTEST)
        if given in (YES, NO) and self.chance.random() < contrary:
            given = NO if given == YES else YES
        if self.seconds <= self.longest:
            self.game, self.answered = self.game.token(given), self.seconds

    def point(self) -> list[tuple[int, int | None]]:
        """All who are asked to point do; who pointed where."""
        guessed = self.game.phase == GUESSED
        pointers = [question.seat for question in self.game.questions]
        pointed = [(seat, done.at) for _, seat, done in self.moves(GUESSED if guessed else MISSED, pointers)]
        for seat, at in pointed:
            self.game = self.game.answer(("point" if guessed else "vote", seat), at)
        return pointed


def play(
    setup: Setup,
    language: str,
    difficulty: str,
    bots: Sequence[Mapping[str, str]],
    chance: Random,
    contrary: float = 0.0,
) -> Played:
    """One game on a simulated clock. `bots` has each seat's strength by team; `contrary` is how often the mayor's yes
    or no is the opposite of what the bot would say, as a person's opinion may be."""
    game = Game.start(setup, deal(setup, pack(language, difficulty).texts, Group(), chance))
    characters = [
        Character(bots[seat][TEAMS[role]], chance.choice(TEMPERAMENTS)) for seat, role in enumerate(game.roles)
    ]
    table = _Table(game, characters, (language, difficulty), chance)
    table.choose_a_word()
    while table.game.phase == DAY:
        table.next_by_day(contrary)
    ending, word = table.game.phase, table.game.word
    pointed = table.point()
    game, won = table.game, table.game.verdict
    assert game.phase == OVER
    assert won
    village = [(seat, at) for seat, at in pointed if TEAMS[game.roles[seat]] == VILLAGE]
    hits = sum(at is not None and TEAMS[game.roles[at]] == WOLVES for _, at in village)
    seconds = min(table.seconds, table.longest)
    return Played(word, ending == GUESSED, len(game.given), seconds, won.team, won.why, hits, len(village))


def games(
    setup: Setup,
    language: str,
    difficulty: str,
    bots: Mapping[str, str],
    count: int,
    seed: int,
    contrary: float = 0.0,
    processes: int | None = None,
) -> Iterator[list[Played]]:
    """The games, batch by batch; the same seed gives the same games whatever the number of processes."""
    jobs = [
        (setup, language, difficulty, bots, min(BATCH, count - first), f"{seed}/{first}", contrary)
        for first in range(0, count, BATCH)
    ]
    yield from shared_out(_batch, jobs, processes)


def _batch(job: tuple[Setup, str, str, Mapping[str, str], int, str, float]) -> list[Played]:
    setup, language, difficulty, bots, count, seed, contrary = job
    chance = Random(seed)
    return [play(setup, language, difficulty, [bots] * setup.players, chance, contrary) for _ in range(count)]


def summed(played: Sequence[Played]) -> Result:
    """What came of the games."""
    count = len(played)
    missed = [each for each in played if not each.guessed]
    votes = sum(each.village_votes for each in missed)
    return Result(
        count,
        count - len(missed),
        sum(each.why == "seer-found" for each in played),
        sum(each.winner == VILLAGE for each in missed),
        sum(each.winner == VILLAGE for each in played),
        sum(each.questions for each in played) / count,
        sum(each.seconds for each in played) / count,
        sum(each.wolf_votes for each in missed) / votes if votes else 0.0,
    )
