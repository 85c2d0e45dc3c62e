"""Bots against bots, by the thousand: who won, how often votes hit, and whether beliefs hold what they promise."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from noctambule.bots.character import STRENGTHS
from noctambule.bots.sharing import shared_out
from noctambule.engine.rates import NOBODY, Result
from noctambule.onenight.bots.allegiance import side_of
from noctambule.onenight.bots.playing import Played, play
from noctambule.onenight.rules.cards import VILLAGE
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.roles import WOLVES
from noctambule.onenight.rules.setup import Setup

TENTHS = 10
AT_ONCE = 20
"""Games that a process plays before it reports."""

Choice = Callable[[Random], Setup]


@dataclass
class Tally:
    """What is counted over games; two of them can be added."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    """By team; a game counts for each team that won it."""
    seats: Counter[str] = field(default_factory=Counter)
    """By role that a seat was dealt: how often it was."""
    seat_wins: Counter[str] = field(default_factory=Counter)
    votes: int = 0
    """Votes of those who ended as villagers, in games in which a werewolf could be hit."""
    hits: int = 0
    predicted: dict[int, float] = field(default_factory=lambda: dict.fromkeys(range(TENTHS), 0.0))
    """By tenth: the sum of what was believed of other seats when all pointed, by those who reckon."""
    observed: Counter[int] = field(default_factory=Counter)
    believed: Counter[int] = field(default_factory=Counter)

    def add(self, played: Played, strengths: tuple[str, ...]) -> None:
        end = played.game.end
        assert end is not None
        self.games += 1
        won = [outcome.team for outcome in end.verdict.outcomes if outcome.won]
        self.wins.update(won or [NOBODY])
        wolves = [role in WOLVES for role in end.identities]
        for seat, dealt in enumerate(played.game.deal.cards[: played.game.setup.players]):
            self.seats[dealt] += 1
            self.seat_wins[dealt] += seat in end.verdict.winners
            target = played.game.pointing[seat]
            if side_of(end.identities[seat]) == VILLAGE and any(wolves) and target is not None:
                self.votes += 1
                self.hits += wolves[target]
            suspects = played.suspects[seat]
            if suspects is None or not STRENGTHS[strengths[seat]].reckons:
                continue
            for other, chance in enumerate(suspects):
                if other != seat:
                    tenth = min(int(chance * TENTHS), TENTHS - 1)
                    self.predicted[tenth] += chance
                    self.observed[tenth] += wolves[other]
                    self.believed[tenth] += 1

    def __iadd__(self, other: "Tally") -> "Tally":
        self.games += other.games
        self.votes += other.votes
        self.hits += other.hits
        self.wins.update(other.wins)
        self.seats.update(other.seats)
        self.seat_wins.update(other.seat_wins)
        self.observed.update(other.observed)
        self.believed.update(other.believed)
        for tenth, chance in other.predicted.items():
            self.predicted[tenth] += chance
        return self

    @property
    def calibration(self) -> list[tuple[float, float, int]]:
        """By tenth of what was believed: its mean, how often it was so, and of how many."""
        return [
            (self.predicted[tenth] / count, self.observed[tenth] / count, count)
            for tenth in range(TENTHS)
            if (count := self.believed[tenth])
        ]

    def team(self, team: str) -> Result:
        return Result(self.games, {team: self.wins[team]})

    def role(self, role: str) -> Result:
        return Result(self.seats[role], {role: self.seat_wins[role]})

    def hitting(self) -> Result:
        return Result(self.votes, {VILLAGE: self.hits})


def compete(
    choice: Choice, games: int, seed: int, bots: Mapping[str, str], processes: int | None = None
) -> Iterator[Tally]:
    """Plays all the games and yields what was counted so far, now and then."""
    total = Tally()
    setups = list[Setup]()
    for number in range(games):
        setup = choice(Random(f"{seed} {number}"))
        setups.append(setups[-1] if setups and setups[-1] == setup else setup)
    pieces = [(setups[begin : begin + AT_ONCE], begin, seed, bots) for begin in range(0, games, AT_ONCE)]
    for piece in shared_out(_piece, pieces, processes):
        total += piece
        yield total


def _piece(piece: tuple[Sequence[Setup], int, int, Mapping[str, str]]) -> Tally:
    return several(*piece)


def several(setups: Sequence[Setup], begin: int, seed: int | str, bots: Mapping[str, str]) -> Tally:
    """Games from one number on, each with chance of its own."""
    tally = Tally()
    for number, setup in enumerate(setups, begin):
        dealt = deal(setup, Random(f"{seed} {number} deal"))
        strengths = tuple(bots[side_of(card)] for card in dealt.cards[: setup.players])
        tally.add(play(setup, dealt, strengths, f"{seed} {number}"), strengths)
    return tally
