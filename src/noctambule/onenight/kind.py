"""One Night as one value: where everything about it is found."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Any

from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import NotAsked
from noctambule.engine.events import Event
from noctambule.engine.lots import Pool
from noctambule.live import shown
from noctambule.live.answers import Ended
from noctambule.live.kind import Company, GameKind, Sentences, Wish
from noctambule.narrator.texts import Texts, also_in
from noctambule.onenight.narrating.other_names import other_names
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.referee.written import judge
from noctambule.onenight.room import desk, reference, settings, thoughts
from noctambule.onenight.room.desk import OneNightCards
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.room.said import AskStory, MakeClaim, Stories
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.room.shown import OneNight as Shown
from noctambule.onenight.room.shown import PastClaim
from noctambule.onenight.rules.dealing import deal, deal_lots, dealt, deck_lot, deck_pool
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY, Recorded, read_claim
from noctambule.onenight.rules.reading import also_called
from noctambule.onenight.rules.roles import LEFT_OUT, PACKAGES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import moved, team
from noctambule.onenight.view import view

MOVES = ("swapped", "rotated")
"""Events after which cards lie elsewhere."""


class OneNightKind(GameKind):
    """Claims by day, a vote, and roles by the box."""

    id = HISTORY.game
    settings = OneNightSettings
    live = OneNight
    public = Shown
    cards = OneNightCards
    history = HISTORY
    said = (MakeClaim,)
    talk = (MakeClaim,)
    asks = (AskStory,)
    replies = (Stories,)
    commands = {  # noqa: RUF012 (it is never changed)
        "roles": "noctambule.onenight.commands.reference:roles",
        "scenarios": "noctambule.onenight.commands.reference:scenarios",
        "simulate": "noctambule.onenight.commands.simulate:simulate",
        "balance": "noctambule.onenight.commands.balance:balance",
        "detect": "noctambule.onenight.commands.detect:detect",
        "arena": "noctambule.onenight.commands.arena:arena",
    }
    terminal = "noctambule.onenight.commands.at_one_screen:CHOOSING"
    network = "noctambule.onenight.network:add_to"
    thinks = "noctambule.onenight.bots.thinking:think_bytes"
    warms_up = "noctambule.onenight.bots.warming:warm_up"
    compiles = "noctambule.onenight.lab.balance:warm_up"
    drawings = {id: package.drawing for id, package in PACKAGES.items()}  # noqa: RUF012 (the same)
    left_out = LEFT_OUT

    def remarks(self, chosen: OneNightSettings, players: int) -> tuple[shown.Remark, ...]:
        return settings.remarks(chosen, players)

    def pools(self, chosen: OneNightSettings, players: int, group: None) -> tuple[Pool, ...]:
        if (draw := settings.drawn_by(chosen)) is not None:
            settings.check_draw(chosen, players)
            return (deck_pool(draw),)
        return settings.pools_of(chosen, players)

    def draw(self, chosen: OneNightSettings, players: int, group: None, shuffle: SealedShuffle) -> dict[str, Any]:
        if (draw := settings.drawn_by(chosen)) is not None:
            setup = settings.setup_with(chosen, players, deck_lot(draw, players, shuffle).after)
        else:
            setup = settings.fixed(chosen, players)
        return {"deck": setup.deck, "center_werewolf": setup.center_werewolf}

    def drawn_from(self, chosen: OneNightSettings, group: None) -> dict[str, Any]:
        drawn = settings.drawn_by(chosen) is not None
        return {"scenario": chosen.scenario, "center_werewolf": chosen.center_werewolf} if drawn else {}

    def start(
        self,
        chosen: OneNightSettings,
        players: int,
        drawn: Mapping[str, Any],
        group: None,
        shuffle: Shuffle | SealedShuffle,
        at: int,
    ) -> OneNight:
        center, deck = drawn.get("center_werewolf"), tuple(drawn["deck"])
        setup = settings.as_drawn(chosen, players, deck, center)
        if isinstance(shuffle, Shuffle):  # as games were dealt, and judged, at first
            setup = replace(setup, rules=1)
            return OneNight.of(setup, deal(setup, shuffle), chosen, at)
        return OneNight.of(setup, dealt(setup, deal_lots(setup, shuffle)), chosen, at)

    def from_words(self, written: Mapping[str, Any]) -> dict[str, Any]:
        return settings.from_words(written)

    def in_words(self, chosen: OneNightSettings) -> dict[str, Any]:
        return settings.in_words(chosen, super().in_words(chosen))

    def scenario(self, chosen: OneNightSettings) -> str | None:
        return None if chosen.deck else chosen.scenario

    def setup_of(self, chosen: OneNightSettings, players: int) -> Setup:
        if settings.drawn_by(chosen) is not None:
            raise NotAsked("not-asked")  # its cards are drawn with the deal
        return settings.setup_of(chosen, players, SystemRandom())

    setup = staticmethod(desk.setup_of)
    checked = staticmethod(desk.checked)
    narration = staticmethod(desk.narration_of)
    judge = staticmethod(judge)
    reference = staticmethod(reference.reference)

    def ended(self, recorded: Recorded, game: Game) -> Ended:
        assert game.end is not None
        return Ended(
            edition=recorded.setup.edition,
            deck=list(recorded.setup.deck),
            center_werewolf=recorded.setup.center_werewolf,
            artifacts=list(recorded.setup.artifacts),
            dealt=list(recorded.deal.cards),
            roles=list(game.end.identities),
            teams=[team(role) for role in game.end.identities],
            votes=list(game.pointing),
            winners=list(game.end.verdict.winners),
            claims=[
                PastClaim(claim.seat, claim.role, claim.story, at=entry.at)
                for entry in recorded.record.inputs
                if entry.kind == "claim"
                for claim in [read_claim(entry)]
            ],
        )

    def cards_moved(self, cards: tuple[str, ...], event: Event) -> tuple[str, ...] | None:
        if event.kind not in MOVES:
            return None
        return moved(cards, [place for place in event.places if place is not None])

    def texts(self, language: str, setup: Setup) -> Texts:
        return Texts(language, setup.edition)

    def told(self, texts: Texts, recorded: Recorded, game: Game, seat: int | None) -> Sentences:
        return list(_told(texts, recorded, game, seat))

    def seen_by_bot(self, live: OneNight, seat: int, now: int, company: Company) -> bytes:
        return thoughts.seen(live, seat, now)

    def wish(self, live: OneNight, seat: int, thought: bytes, company: Company) -> Wish:
        return thoughts.wish(live, seat, thought)


def _told(texts: Texts, recorded: Recorded, game: Game, seat: int | None) -> Iterator[tuple[str, str]]:
    telling = Telling(texts, recorded.names)
    headings = {call.id: telling.call(call) for call in recorded.setup.night.wakes}
    headings |= {"deal": texts("replay-deal"), "dawn": texts("replay-day"), "vote": texts("replay-vote")}
    if seat is None:
        center = (texts.role(card) for card in recorded.deal.cards[len(recorded.names.players) :])
        yield headings["deal"], texts("replay-center", cards=", ".join(center))
    told = list(telling.sentences(game.events if seat is None else view(game, seat).events))
    night = [(event, line) for event, line in told if event.call != "vote"]
    yield from ((headings[event.call], line) for event, line in night)
    yield from ((headings["dawn"], telling.claim(claim)) for claim in game.said)
    yield from ((headings["vote"], line) for _, line in told[len(night) :])


ONE_NIGHT = OneNightKind()
also_called(other_names)
for _package in PACKAGES.values():
    also_in(_package.texts)
