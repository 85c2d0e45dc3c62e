"""A table to play at in tests: `night = play(ann="robber", bob="werewolf", cat="villager")`."""

from collections.abc import Sequence
from dataclasses import dataclass

from noctambule.engine.questions import Question
from noctambule.onenight.rules.cards import ARTIFACTS
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import identity, team


@dataclass
class Ending:
    """How a game ended, by name."""

    dead: set[str]
    winners: set[str]
    why: dict[str, str]
    """The reason code of each team's outcome."""
    killed_by: dict[str, str | None]
    """Who died, and the hunter who took them along (None for the votes)."""
    game: Game


class Table:
    """One game, answered and asked about by names. Players sit clockwise in the order given."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names

    @property
    def question(self) -> Question | None:
        """The open night question, or None when day has come."""
        return self.game.run.question

    @property
    def asked(self) -> str | None:
        """Whose turn it is to answer, or None when day has come."""
        return self.names[self.question.seat] if self.question else None

    @property
    def options(self) -> list[str]:
        """What may be answered to the open question; declining is "none"."""
        assert self.question, "nothing is asked: it is day"
        return [self.names.words(answer) for answer in self.question.answers]

    def answer(self, player: str, *words: str) -> "Table":
        """Answers the open question, which must be this player's: a name, "center 1", "left", "none"…, or two cards."""
        assert self.asked == player, f"{player} is not asked, {self.asked} is"
        assert self.question
        answer, taken = self.names.read(self.question, words)
        assert taken == len(words)
        self.game = self.game.answer(self.question.id, answer)
        return self

    def card(self, place: str) -> str:
        """The card that lies there now."""
        return self.game.table.cards[self.names.all.index(place)]

    def identity(self, player: str) -> str:
        """What a player would count as if the game ended now."""
        return identity(self.game.table, self.names.seat(player))

    def team(self, player: str) -> str:
        return team(self.identity(player))

    def saw(self, player: str) -> list[tuple[str, str]]:
        """The cards a player looked at this night, as (place, card)."""
        seat = self.names.seat(player)
        return [
            (self.names[event.places[0] or 0], event.what[0])
            for event in self.game.events
            if event.kind == "looked" and event.seat == seat
        ]

    def learned(self, player: str) -> list[str]:
        """The players shown to this one: fellow wolves or masons, the minion's wolves, the aura seer's thumbs."""
        seat = self.names.seat(player)
        return [
            self.names[place]
            for event in self.game.events
            if event.kind == "shown" and event.seat == seat
            for place in event.places
            if place is not None
        ]

    def told(self, player: str) -> list[str]:
        """The kinds of all events a player was shown, in order."""
        seat = self.names.seat(player)
        return [event.kind for event in self.game.events if seat in event.seen_by]

    @property
    def shields(self) -> set[str]:
        return {self.names[place] for place in self.game.table.shields}

    @property
    def face_up(self) -> set[str]:
        return {self.names[place] for place in self.game.table.face_up}

    @property
    def artifacts(self) -> dict[str, str]:
        return {self.names[place]: artifact for place, artifact in self.game.table.artifacts.items()}

    def vote(self, **pointing: str) -> Ending:
        """Everybody named points; the others never do. The game ends here."""
        assert self.game.phase == "day", f"it is still night: {self.asked} is asked"
        for player, target in pointing.items():
            self.game = self.game.answer(("vote", self.names.seat(player)), self.names.seat(target))
        if self.game.end is None:
            self.game = self.game.close()
        end = self.game.end
        assert end is not None
        hunters = {
            self.names[death.seat]: None if death.hunter is None else self.names[death.hunter]
            for death in end.vote.deaths
        }
        return Ending(
            dead=set(hunters),
            winners={self.names[seat] for seat in end.verdict.winners},
            why={outcome.team: outcome.why for outcome in end.verdict.outcomes},
            killed_by=hunters,
            game=self.game,
        )


def play(
    center: Sequence[str] = ("villager", "villager", "villager"),
    center_werewolf: str | None = None,
    edition: str = "ravensburger",
    artifacts: Sequence[str] = ARTIFACTS,
    **cards: str,
) -> Table:
    """Deals these cards and begins the night. The deck must be a legal one; artifacts are drawn in the order given."""
    deck = (*cards.values(), *center)
    setup = Setup(len(cards), deck, edition, center_werewolf, tuple(sorted(artifacts, key=ARTIFACTS.index)))
    extra = () if center_werewolf is None else (center_werewolf,)
    return Table(Game.start(setup, Deal((*deck, *extra), tuple(artifacts))), Names(tuple(cards)))
