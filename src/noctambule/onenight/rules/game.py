"""A game of One Night as a value: the deal, the night, the pointing, and how it ended."""

from collections.abc import Mapping
from typing import NamedTuple

from noctambule.engine.errors import BadSetup, NotAnOption, NotAsked
from noctambule.engine.events import TABLE, Event
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.engine.script import Run, first_question
from noctambule.onenight.rules.cards import MASK, SHROUD
from noctambule.onenight.rules.night import VOTE
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import Table, identity, lay
from noctambule.onenight.rules.verdict import Verdict, judge
from noctambule.onenight.rules.vote import Vote, count


class Deal(NamedTuple):
    """Chance, written down: the card at each place, and the order in which artifacts will be drawn."""

    cards: tuple[str, ...]
    artifacts: tuple[str, ...]


class End(NamedTuple):
    """How the game ended: what each player was, how the vote went, who won."""

    identities: tuple[str, ...]
    vote: Vote
    verdict: Verdict


class Game(NamedTuple):
    """A game under way. Every answer makes a new value, and an old one can be played on differently."""

    setup: Setup
    deal: Deal
    run: Run[Table]
    ahead: Mapping[QuestionId, Answer]
    """Answers given before their call came up."""
    pointing: tuple[int | None, ...]
    events: tuple[Event, ...]
    end: End | None = None
    said: tuple[Claim, ...] = ()
    """What was claimed by day, in order."""

    @staticmethod
    def start(setup: Setup, deal: Deal) -> "Game":
        """Deals the cards and runs the night to its first question."""
        night = setup.night
        _check_deal(setup, deal)
        players = setup.players
        dealt = tuple(
            Event("dealt", "deal", 0, seat, (seat,), (deal.cards[seat],), night.alone[seat]) for seat in range(players)
        )
        run = Run.begin(night, lay(deal.cards, players, deal.artifacts), dealt)
        return _go_on(Game(setup, deal, run, {}, (None,) * players, ()), run)

    @property
    def table(self) -> Table:
        return self.run.table

    @property
    def phase(self) -> str:
        if self.end is not None:
            return "over"
        return "day" if self.run.over else "night"

    @property
    def asked_now(self) -> Question | None:
        return self.run.question

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is open now: at night the next question in wake order, by day the vote of all who have not pointed."""
        if not self.run.over:
            assert self.run.question
            return (self.run.question,)
        if self.end is not None:
            return ()
        return tuple(self.vote_of(seat) for seat, target in enumerate(self.pointing) if target is None)

    def asked(self, seat: int) -> tuple[Question, ...]:
        """Of these, what a seat is asked; nobody asks TABLE."""
        if self.end is None and self.run.over:
            return (self.vote_of(seat),) if seat != TABLE and self.pointing[seat] is None else ()
        return tuple(question for question in self.questions if question.seat == seat)

    def vote_of(self, seat: int) -> Question:
        return self.setup.night.votes[seat]

    def ahead_of(self, call: str) -> Question | None:
        """The first question of a call that has not come up yet, as far as it can be known now."""
        calls = self.run.stage.calls
        index = calls.index(call) if call in calls else -1
        if index <= self.run.call:
            return None
        return first_question(self.run.stage, index, self.run.table)

    def question(self, id: QuestionId) -> Question | None:
        """An open question by its id: the one whose call is on, a vote, or the first of a call still to come."""
        call, n = id
        if call == VOTE:
            pointing = self.run.over and self.end is None and 0 <= n < self.setup.players
            return self.vote_of(n) if pointing else None
        current = self.run.question
        if current is not None and current.id == id:
            return current
        return self.ahead_of(call) if n == 0 else None

    def answer(self, id: QuestionId, answer: Answer) -> "Game":
        """The game after this answer; one to a call that is still to come is kept until then."""
        question = self.question(id)
        if question is None:
            raise NotAsked("not-asked", question=id)
        if not question.accepts(answer):
            raise NotAnOption("not-an-option", question=question, answer=answer)
        if question.kind == VOTE:
            return self._point(question.seat, answer)
        if question is self.run.question:
            return _go_on(self, self.run.answer(answer))
        return self._replace(ahead={**self.ahead, id: answer})

    def _point(self, seat: int, target: Answer) -> "Game":
        assert isinstance(target, int)
        pointing = (*self.pointing[:seat], target, *self.pointing[seat + 1 :])
        game = self._replace(pointing=pointing)
        return game if None in pointing else game.close()

    def close(self) -> "Game":
        """Ends the vote: who has not pointed by now has no vote."""
        if not self.run.over or self.end is not None:
            raise NotAsked("not-asked", question=(VOTE, 0))
        table = self.run.table
        roles = tuple(identity(table, seat) for seat in range(self.setup.players))
        vote = count(self.pointing, roles)
        end = End(roles, vote, judge(roles, [death.seat for death in vote.deaths], self.setup.judged_as))
        return self._replace(end=end, events=self.events + _shown_at_the_end(self, end))

    def silenced(self, seat: int) -> bool:
        """Whether a mask keeps this player from saying anything until the votes are in."""
        return self.phase == "day" and self.table.artifacts.get(seat) == MASK

    def turned_away(self, seat: int) -> bool:
        """Whether a shroud keeps this player from seeing players and table until the cards are shown."""
        return self.phase == "day" and self.table.artifacts.get(seat) == SHROUD


def _check_deal(setup: Setup, deal: Deal) -> None:
    if sorted(deal.cards) != sorted(setup.cards) or deal.cards[len(setup.deck) :] != setup.cards[len(setup.deck) :]:
        raise BadSetup("deal-is-not-the-deck")
    if sorted(deal.artifacts) != sorted(setup.artifacts):
        raise BadSetup("artifacts-are-not-the-draw")


def _go_on(game: Game, run: Run[Table]) -> Game:
    """Folds in the answers that were given ahead; when the last call is over, day breaks."""
    while run.question is not None and run.question.id in game.ahead:
        run = run.answer(game.ahead[run.question.id])
    events = run.events
    if run.over:
        night = game.setup.night
        looks = tuple(
            Event("artifact", "dawn", 0, seat, (seat,), (artifact,), night.alone[seat])
            for seat, artifact in sorted(run.table.artifacts.items())
        )
        open_now = night.lying_open(len(night.calls), run.table)
        events = (*events, *open_now, Event("dawn", "dawn", 0, None, (), (), night.everyone), *looks)
    return Game(game.setup, game.deal, run, game.ahead, game.pointing, events)


def _shown_at_the_end(game: Game, end: End) -> tuple[Event, ...]:
    """Everyone is shown the pointing, the cards with what they became, the deaths and the outcomes."""
    everyone = game.setup.night.everyone
    watching = everyone - {seat for seat in game.table.artifacts if game.turned_away(seat)}
    return (
        Event("pointed", VOTE, 0, None, game.pointing, (), watching),
        Event("cards", VOTE, 0, None, (), game.table.cards, everyone),
        *(
            Event("unmasked", VOTE, 0, None, (), (card, role), everyone)
            for card, role in sorted(game.table.became.items())
        ),
        Event("identities", VOTE, 0, None, (), end.identities, everyone),
        *(
            Event("died", VOTE, 0, seat, () if hunter is None else (hunter,), (str(votes),), everyone)
            for seat, votes, hunter in end.vote.deaths
        ),
        *(
            Event("won" if outcome.won else "lost", VOTE, 0, None, (), (outcome.team, outcome.why), everyone)
            for outcome in end.verdict.outcomes
        ),
    )
