"""Werewords as one value: where everything about it is found."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from noctambule.engine.chance import SealedShuffle, Shuffle
from noctambule.engine.errors import BadSetup
from noctambule.engine.lots import Pool
from noctambule.live import shown
from noctambule.live.answers import Ended
from noctambule.live.kind import Company, GameKind, Sentences, Wish
from noctambule.narrator.texts import Texts
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.referee import judge
from noctambule.werewords.room import desk, settings, thoughts
from noctambule.werewords.room.desk import WordCards
from noctambule.werewords.room.live import Words
from noctambule.werewords.room.said import Ask, Token, Undo, Whoops
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.room.shown import Words as Shown
from noctambule.werewords.rules.dealing import (
    Deal,
    Group,
    cards_lot,
    cards_pool,
    deal_cards,
    marked,
    words_lot,
    words_pool,
)
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY, Recorded
from noctambule.werewords.rules.setup import TEAMS, Setup, check
from noctambule.werewords.view import word_view


class WordKind(GameKind):
    """A secret word, questions and tokens, and two endings."""

    id = HISTORY.game
    settings = WordsSettings
    live = Words
    public = Shown
    cards = WordCards
    history = HISTORY
    said = (Ask, Token, Undo, Whoops)
    talk = (Ask,)
    by_the_host = (Whoops,)
    group = Group()
    commands = {  # noqa: RUF012 (it is never changed)
        "words": "noctambule.werewords.commands.packs:words",
        "arena-words": "noctambule.werewords.commands.arena_words:arena_words",
    }
    terminal = "noctambule.werewords.commands.at_one_screen:CHOOSING"
    network = "noctambule.werewords.network:add_to"
    thinks = "noctambule.werewords.bots.playing:move_bytes"
    warms_up = "noctambule.werewords.bots.topics:warm_up"
    judge, reference = staticmethod(judge), staticmethod(desk.reference)
    setup, checked = staticmethod(desk.setup_of), staticmethod(desk.checked)
    narration = staticmethod(desk.narration_of)

    def settled(self, chosen: WordsSettings, before: WordsSettings) -> WordsSettings:
        return settings.settled(chosen, before)

    def unsaid(self, chosen: WordsSettings) -> tuple[WordsSettings, int]:
        own = len(chosen.own_words or ())
        return structs.replace(chosen, own_words=()) if own else chosen, own

    def remarks(self, chosen: WordsSettings, players: int) -> tuple[shown.Remark, ...]:
        return settings.remarks(chosen, players)

    def pools(self, chosen: WordsSettings, players: int, group: Group) -> tuple[Pool, ...]:
        setup, words = settings.setup_of(chosen, players), settings.words_of(chosen)
        check(setup)
        if len(words) < chosen.words_shown:
            raise BadSetup("pack-too-small", words=len(words), needed=chosen.words_shown)
        return cards_pool(setup), words_pool(marked(words), _shown(chosen, group))

    def draw(self, chosen: WordsSettings, players: int, group: Group, shuffle: SealedShuffle) -> dict[str, Any]:
        words, shown = marked(settings.words_of(chosen)), chosen.words_shown
        taken = [words[each] for each in words_lot(words_pool(words, _shown(chosen, group)), shown, shuffle).after]
        return {"words": taken[:shown], "other_words": taken[shown:]}

    def drawn_from(self, chosen: WordsSettings, group: Group) -> dict[str, Any]:
        own = chosen.own_words
        words = {"own": sorted(marked(own))} if own else {"pack": [chosen.words, chosen.difficulty]}
        return {**words, "shown": _shown(chosen, group)}

    def start(
        self,
        chosen: WordsSettings,
        players: int,
        drawn: Mapping[str, Any],
        group: Group,
        shuffle: Shuffle | SealedShuffle,
        at: int,
    ) -> Words:
        setup, last = settings.setup_of(chosen, players), group.last_mayor
        *cards, center = _cards(setup, last, shuffle)
        words, others = tuple(drawn["words"]), tuple(drawn.get("other_words", ()))
        return Words.of(setup, Deal(tuple(cards), center, words, others, last), chosen, at)

    def group_after(self, group: Group, live: Words) -> Group:
        return live.game.group_after(group)

    def group_in_order(self, group: Group, order: Sequence[int] | None) -> Group:
        if order is None or group.last_mayor is None:
            return group._replace(last_mayor=None)
        return group._replace(last_mayor=order.index(group.last_mayor))

    def from_words(self, written: Mapping[str, Any]) -> dict[str, Any]:
        return settings.from_words(written)

    def setup_of(self, chosen: WordsSettings, players: int) -> Setup:
        return settings.setup_of(chosen, players)

    def ended(self, recorded: Recorded, game: Game) -> Ended:
        assert game.verdict is not None
        return Ended(
            deck=list(recorded.setup.cards),
            dealt=[*recorded.deal.cards, recorded.deal.center],
            roles=list(game.roles),
            teams=[TEAMS[role] for role in game.roles],
            votes=list(game.pointing),
            winners=list(game.verdict.winners),
        )

    def told(self, texts: Texts, recorded: Recorded, game: Game, seat: int | None) -> Sentences:
        telling = WordTelling(texts, recorded.names)
        told = telling.sentences(game.events if seat is None else word_view(game, seat).events)
        return [(telling.heading(event.call), line) for event, line in told]

    def seen_by_bot(self, live: Words, seat: int, now: int, company: Company) -> bytes:
        return thoughts.seen(live, seat, now, company)

    def wish(self, live: Words, seat: int, thought: bytes, company: Company) -> Wish:
        return thoughts.wish(live, thought, company)


def _cards(setup: Setup, last_mayor: int | None, shuffle: Shuffle | SealedShuffle) -> tuple[str, ...]:
    if isinstance(shuffle, Shuffle):
        return deal_cards(setup, last_mayor, shuffle)
    return cards_lot(setup, last_mayor, shuffle).after


def _shown(chosen: WordsSettings, group: Group) -> dict[str, int]:
    """How often each word that is played with has been shown, where it has, by its mark."""
    words = marked(settings.words_of(chosen))
    return {each: group.shown[word] for each, word in words.items() if word in group.shown}


WEREWORDS = WordKind()
