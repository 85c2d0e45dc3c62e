"""A table to play at in tests: `game = play(ann="mayor", bob="seer", cat="werewolf", center="villager")`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from noctambule.engine.events import TABLE, Event, shown_to
from noctambule.engine.questions import Question, QuestionId
from noctambule.engine.seats import Seats
from noctambule.werewords.rules.dealing import Deal, Group
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.night import OTHER_WORDS
from noctambule.werewords.rules.setup import Stock, setup_for

WORDS = ("frog", "cow", "pear")
OTHERS = ("moon", "tent", "kite")


@dataclass
class Ending:
    """How a game ended, by name."""

    team: str
    winners: set[str]
    turned: dict[str, str]
    """The cards that were turned up."""
    why: str
    game: Game


class Table:
    """One game, played and asked about by names. Players sit clockwise in the order given."""

    def __init__(self, game: Game, names: Seats) -> None:
        self.game = game
        self.names = names

    # The night

    @property
    def mayor(self) -> str:
        return self.names[self.game.mayor]

    def role(self, player: str) -> str:
        """A player's secret role."""
        return self.game.roles[self.names.seat(player)]

    @property
    def question(self) -> Question:
        """The open question at night: the mayor's word."""
        assert self.game.phase == "night", "nothing is asked: it is day"
        (question,) = self.game.questions
        assert question.seat == self.game.mayor
        return question

    @property
    def offered(self) -> list[str]:
        """What the mayor may choose now; asking for other words is "other words"."""
        return ["other words" if option == OTHER_WORDS else str(option) for option in self.question.options]

    def choose(self, word: str) -> "Table":
        """The mayor chooses a word, or asks for "other words"."""
        answer = OTHER_WORDS if word == "other words" else word
        self.game = self.game.answer(self.question.id, answer)
        return self

    def knows(self, player: str) -> str | None:
        """The magic word, if this player was shown it (or chose it)."""
        seen = {text for event in self._shown(player) if event.kind in ("word", "chose") for text in event.what}
        seen.discard(OTHER_WORDS)
        assert len(seen) <= 1, f"{player} was shown {seen}"
        return next(iter(seen), None)

    @property
    def who_know(self) -> set[str]:
        """Everybody who was shown the magic word at night."""
        return {player for player in self.names.players if self.knows(player)}

    def learned(self, player: str) -> list[tuple[str, list[str]]]:
        """What a player was shown of others: ("seer", ["bob"])."""
        return [
            (event.what[0], [self.names[place] for place in event.places if place is not None])
            for event in self._shown(player)
            if event.kind == "shown"
        ]

    def cards_seen(self, player: str) -> list[str]:
        """The cards a player has looked at: their own, and as mayor the center's."""
        return [event.what[0] for event in self._shown(player) if event.kind in ("dealt", "secret")]

    def told(self, player: str) -> list[str]:
        """The kinds of all events a player was shown, in order."""
        return [event.kind for event in self._shown(player)]

    # The day

    def ask(self, player: str, text: str) -> "Table":
        """A typed question."""
        self.game = self.game.ask(self.names.seat(player), text)
        return self

    def give(self, token: str, to: str | None = None) -> "Table":
        """The mayor gives a token: to who asked aloud, or to the first typed question."""
        self.game = self.game.token(token, None if to is None else self.names.seat(to))
        return self

    def undo(self) -> "Table":
        self.game = self.game.undo()
        return self

    def time_up(self) -> "Table":
        self.game = self.game.time_up()
        return self

    def whoops(self) -> "Table":
        self.game = self.game.whoops()
        return self

    @property
    def phase(self) -> str:
        return self.game.phase

    @property
    def waiting(self) -> list[tuple[str, str | None]]:
        """The typed questions the mayor has not answered."""
        return [(self.names[seat], text) for seat, text in self.game.waiting]

    @property
    def answers(self) -> list[tuple[str, str | None, str]]:
        """Every question that has its token: who asked, the text if it was typed, and the token."""
        return [(self.names[asked.seat], asked.text, token) for asked, token in self.game.given]

    def before(self, player: str) -> list[str]:
        """The tokens that lie before a player."""
        return [token for who, _, token in self.answers if who == player]

    @property
    def left(self) -> Stock:
        """The tokens the mayor still has."""
        return self.game.stock

    def pointed_out(self, player: str) -> list[str]:
        """Whose questions were pointed out to this player as the word itself."""
        return [
            self.names[place or 0] for event in self._shown(player) if event.kind == "match" for place in event.places
        ]

    def public(self, kind: str) -> list[list[str]]:
        """Public events of a kind, as the words or names they show."""
        return [
            [*(self.names[place] for place in event.places if place is not None), *event.what]
            for event in shown_to(TABLE, self.game.events)
            if event.kind == kind
        ]

    # The endings

    @property
    def pointers(self) -> list[str]:
        """Who may still point, in either ending."""
        return [self.names[question.seat] for question in self.game.questions]

    def targets(self, player: str) -> list[str]:
        """At whom a player may point."""
        (question,) = [each for each in self.game.questions if self.names[each.seat] == player]
        return [self.names[option] for option in question.options if isinstance(option, int)]

    def points(self, player: str, target: str) -> "Table":
        """One finger: a werewolf's, or a vote."""
        self.game = self.game.answer(self._finger(player), self.names.seat(target))
        return self

    def point(self, **pointing: str) -> Ending:
        """The werewolves named point; the others never do. The game ends here."""
        assert self.phase == "guessed", f"it is {self.phase}"
        return self._end(pointing)

    def vote(self, **pointing: str) -> Ending:
        """Everybody named points; the others never do. The game ends here."""
        assert self.phase == "missed", f"it is {self.phase}"
        return self._end(pointing)

    def group(self, before: Group | None = None) -> Group:
        """What the group takes into its next game."""
        return self.game.group_after(before or Group())

    def _end(self, pointing: dict[str, str]) -> Ending:
        for player, target in pointing.items():
            self.points(player, target)
        if self.game.verdict is None:
            self.game = self.game.close()
        verdict = self.game.verdict
        assert verdict is not None
        return Ending(
            team=verdict.team,
            winners={self.names[seat] for seat in verdict.winners},
            turned={self.names[seat]: self.game.roles[seat] for seat in verdict.shown},
            why=verdict.why,
            game=self.game,
        )

    def _finger(self, player: str) -> QuestionId:
        return ("point" if self.phase == "guessed" else "vote"), self.names.seat(player)

    def _shown(self, player: str) -> tuple[Event, ...]:
        return shown_to(self.names.seat(player), self.game.events)


def play(
    center: str = "villager",
    words: Sequence[str] = WORDS,
    others: Sequence[str] = OTHERS,
    last_mayor: str | None = None,
    stock: Stock | None = None,
    **cards: str,
) -> Table:
    """Deals these cards and begins the night; the mayor is shown these words, and the others for the asking."""
    names = Seats(cards)
    setup = setup_for((*cards.values(), center))
    setup = replace(setup, words_shown=len(words), stock=stock or Stock())
    last = None if last_mayor is None else names.seat(last_mayor)
    deal = Deal(tuple(cards.values()), center, tuple(words), tuple(others), last)
    return Table(Game.start(setup, deal), names)


def day(word: str = "frog", center: str = "villager", stock: Stock | None = None, **cards: str) -> Table:
    """The same, with the mayor's word chosen: the day begins."""
    return play(center=center, words=(word, "cow", "pear"), stock=stock, **cards).choose(word)
