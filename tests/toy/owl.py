"""The Owl and the Mice, which the house has never heard of: an owl frightens a mouse at night, then all point at
somebody, and the mice win when most fingers found the owl."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from noctambule.engine.beats import Plan
from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import BadSetup, NotAsked
from noctambule.engine.events import Event, everyone, shown_to
from noctambule.engine.histories import DrawnFrom, History, Recorded
from noctambule.engine.lots import Lot, Pool, cast, pool
from noctambule.engine.questions import Answer, Question, QuestionId
from noctambule.engine.replays import strings
from noctambule.engine.seats import Seats
from noctambule.live import answers, shown
from noctambule.live.game import DAY, LiveGame
from noctambule.live.kind import GameKind, Sentences
from noctambule.live.pacing import MINUTE, narrated, quick
from noctambule.narrator.narration import Line, timed
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.referee.fields import pointing_of, words

OWL, MOUSE, FEWEST, MOST = "owl", "mouse", 3, 10
CALLS = (shown.Call(OWL, OWL),)
PLAN = Plan.of((OWL,), {(OWL, 0): 0})
Deal = tuple[str, ...]


class Game(NamedTuple):
    setup: int
    """How many play: there is nothing else to choose."""
    deal: Deal
    pointing: tuple[int | None, ...]
    events: tuple[Event, ...]
    phase: str = "night"

    @staticmethod
    def start(setup: int, deal: Deal) -> "Game":
        dealt = (Event("dealt", "deal", 0, at, (at,), (card,), frozenset({at})) for at, card in enumerate(deal))
        return Game(setup, deal, (None,) * setup, tuple(dealt))

    @property
    def asked_now(self) -> Question | None:
        owl = self.deal.index(OWL)
        return self._asks((OWL, 0), owl, "player") if self.phase == "night" else None

    def ahead_of(self, call: str) -> Question | None:
        return None

    def question(self, id: QuestionId) -> Question | None:
        if self.phase == "night":
            return self.asked_now if id == (OWL, 0) else None
        return self._asks(id, id[1], "vote") if self.phase == "day" and id[0] == "vote" else None

    def _asks(self, id: QuestionId, seat: int, kind: str) -> Question:
        return Question(id, seat, kind, tuple(other for other in range(self.setup) if other != seat), False)

    def answer(self, id: QuestionId, answer: Answer) -> "Game":
        question = self.question(id)
        if question is None or not isinstance(answer, int) or not question.accepts(answer):
            raise NotAsked("not-asked", question=id)
        if self.phase == "night":
            own = Event("chose", OWL, 1, question.seat, (answer,), (), frozenset({question.seat}))
            return self._replace(phase="day", events=(*self.events, own, self._all_see("frightened", (answer,))))
        pointing = (*self.pointing[: id[1]], answer, *self.pointing[id[1] + 1 :])
        game = self._replace(pointing=pointing)
        return game if None in pointing else game.close()

    def _all_see(self, kind: str, places: tuple[int | None, ...] = (), what: Deal = ()) -> Event:
        return Event(kind, "dawn", 0, None, places, what, everyone(self.setup))

    def close(self) -> "Game":
        if self.phase != "day":
            raise NotAsked("not-asked", question=("vote", 0))
        votes = Counter(target for target in self.pointing if target is not None)
        found = 2 * votes[self.deal.index(OWL)] > votes.total()
        end = [self._all_see("pointed", self.pointing), self._all_see("cards", (), self.deal)]
        won = self._all_see("won", (), (MOUSE if found else OWL,))
        return self._replace(phase="over", events=(*self.events, *end, won))

    @property
    def winners(self) -> list[int]:
        return [seat for seat, card in enumerate(self.deal) if (card,) == self.events[-1].what]


class OwlHistory(History[Seats, int, Deal, Game]):
    game, named = "owl", Seats

    def written(self, setup: int, deal: Deal) -> dict[str, Any]:
        return {"deal": {"cards": list(deal)}}

    def read_setup(self, head: Mapping[str, Any], players: int) -> int:
        return players

    def read_deal(self, dealt: Mapping[str, Any], players: int) -> Deal:
        return strings(dealt, "cards")

    def start(self, setup: int, deal: Deal) -> Game:
        return Game.start(setup, deal)

    def lots(self, setup: int, deal: Deal, drawn_from: DrawnFrom, shuffle: SealedShuffle) -> tuple[Lot, ...]:
        return (cast(shuffle, _pool(setup)),)

    def follows_from(self, setup: int, deal: Deal, drawn_from: DrawnFrom, lots: Sequence[Lot]) -> tuple[bool, bool]:
        return True, lots[0].after == deal


def _pool(players: int) -> Pool:
    return pool("cards", [OWL, *[MOUSE] * (players - 1)])


class Settings(shown.Settings, frozen=True, tag="owl"):
    """The Owl: nothing but the pace."""


class Cards(answers.Cards, frozen=True, tag="owl"):
    """The Owl: as many mice as there are others."""


class Owls(shown.PublicGame, frozen=True, tag="owl"):
    """The Owl, as everybody may see it."""


class Live(LiveGame[Game], frozen=True, kw_only=True):
    history: ClassVar[Any] = OwlHistory()

    def view_of(self, seat: int) -> tuple[Event, ...]:
        return shown_to(seat, self.game.events)

    def calls(self) -> tuple[shown.Call, ...]:
        return CALLS

    def own_public(self, common: dict[str, Any]) -> Owls:
        return Owls(**common)

    def day(self, at: int) -> "Live":
        return self.but(phase=DAY, deadline=at + MINUTE)


class OwlKind(GameKind):
    id, settings, live, public, cards, history = "owl", Settings, Live, Owls, Cards, Live.history

    def pools(self, chosen: Settings, players: int, group: object) -> tuple[Pool, ...]:
        return (_pool(self.setup(Cards(players=players))),)

    def start(
        self, chosen: Settings, players: int, drawn: object, group: object, shuffle: Shuffle | SealedShuffle, at: int
    ) -> Live:
        assert isinstance(shuffle, SealedShuffle)
        spoken = [_lines(Texts(language)) for language in LANGUAGES]
        pace = quick(PLAN) if chosen.pace == "quick" else narrated(PLAN, spoken, {})
        return Live.start(Game.start(players, cast(shuffle, _pool(players)).after), players, pace, at)

    def setup(self, cards: Cards) -> int:
        if not FEWEST <= cards.players <= MOST:
            raise BadSetup("player-count", players=cards.players, fewest=FEWEST, most=MOST)
        return cards.players

    def narration(self, setup: int, language: str, seconds: float | None) -> answers.Narration:
        return answers.Narration(deck=[OWL, *[MOUSE] * (setup - 1)], wakes=list(CALLS), lines=_lines(Texts(language)))

    def reference(self) -> answers.GameReference:
        return answers.GameReference(fewest_players=FEWEST, most_players=MOST, settings=Settings())

    def judge(self, document: Mapping[str, Any], texts: Texts) -> dict[str, Any]:
        names, cards = Seats(words(document, "players")), tuple(words(document, "cards"))
        frightened = names.seat(words(document, "night")[0])
        game = Game.start(len(cards), cards).answer((OWL, 0), frightened)
        for seat, target in pointing_of(document, "votes", names).items():
            game = game.answer(("vote", seat), target)
        game = game if game.phase == "over" else game.close()
        return {"winners": [names[seat] for seat in game.winners]}

    def ended(self, recorded: Recorded[Seats, int, Deal], game: Game) -> answers.Ended:
        cards, votes = list(game.deal), list(game.pointing)
        return answers.Ended(deck=cards, dealt=cards, roles=cards, teams=cards, votes=votes, winners=game.winners)

    def told(self, texts: Texts, recorded: Recorded[Any, Any, Any], game: Game, seat: int | None) -> Sentences:
        seen = game.events if seat is None else shown_to(seat, game.events)
        return [(event.call, texts(f"owl-{event.kind}")) for event in seen]


def _lines(texts: Texts) -> list[Line]:
    said = (("night", "owl-night", 1.0), (OWL, "owl-wakes", 5.0), (OWL, "owl-sleeps", 1.0), ("dawn", "owl-day", 0.0))
    return timed([(call, texts(id), silence) for call, id, silence in said])
