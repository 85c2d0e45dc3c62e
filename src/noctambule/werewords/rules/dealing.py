"""The deal, and what a group keeps from game to game: its last mayor and the words it has seen."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from noctambule.engine.chance import Chance, SealedShuffle
from noctambule.engine.errors import BadSetup
from noctambule.engine.lots import Lot, Pool, cast, pool
from noctambule.werewords.rules.setup import MAYOR, Setup, check

CARDS, WORDS = "cards", "words"
"""The lots of a game."""
MARK = 12
"""Letters of a word's mark."""
KEPT = 64
"""Packs whose marks are remembered."""


class Deal(NamedTuple):
    """Chance, written down: each player's card, the center's, who was mayor last, and the words for this mayor."""

    cards: tuple[str, ...]
    center: str
    words: tuple[str, ...]
    other_words: tuple[str, ...] = ()
    last_mayor: int | None = None


class Group(NamedTuple):
    """The people who play again and again."""

    last_mayor: int | None = None
    shown: Mapping[str, int] = {}
    """How often each word has been shown to somebody."""

    @property
    def seen(self) -> frozenset[str]:
        return frozenset(self.shown)

    def after(self, mayor: int, words: Iterable[str]) -> "Group":
        """The group after a game with this mayor, in which these words were shown."""
        return Group(mayor, {**self.shown, **{word: self.shown.get(word, 0) + 1 for word in words}})


def deal(setup: Setup, pack: Sequence[str], group: Group, chance: Chance) -> Deal:
    """Deals cards, then words."""
    check(setup)
    *cards, center = deal_cards(setup, group.last_mayor, chance)
    words = draw_words(pack, group, setup.words_shown, chance)
    return Deal(tuple(cards), center, *words, group.last_mayor)


def deal_cards(setup: Setup, last_mayor: int | None, chance: Chance) -> tuple[str, ...]:
    """The players' cards and, last, the center's. In a group's first game, dealt until a player has the mayor."""
    cards = list(setup.cards)
    chance.shuffle(cards)
    while last_mayor is None and cards[-1] == MAYOR:
        chance.shuffle(cards)
    return tuple(cards)


def draw_words(
    pack: Sequence[str], group: Group, shown: int, chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words for the mayor, and others for the asking: none a second time before the pack is used up."""
    if len(pack) < shown:
        raise BadSetup("pack-too-small", words=len(pack), needed=shown)
    words = sorted(pack)
    chance.shuffle(words)
    words.sort(key=lambda word: group.shown.get(word, 0))
    return tuple(words[:shown]), tuple(words[shown : 2 * shown])


def mark(word: str) -> str:
    """By which a word is known where it is not to be read: of a table's own words others are to be played yet."""
    return hashlib.sha256(word.encode()).hexdigest()[:MARK]


@lru_cache(maxsize=KEPT)
def marked(pack: tuple[str, ...]) -> Mapping[str, str]:
    """The words of a pack by their marks."""
    return {mark(word): word for word in pack}


def cards_pool(setup: Setup) -> Pool:
    return pool(CARDS, setup.cards)


def cards_lot(setup: Setup, last_mayor: int | None, shuffle: SealedShuffle) -> Lot:
    """The players' cards and, last, the center's. In a group's first game, shuffled until a player has the mayor."""
    return cast(shuffle, cards_pool(setup), fits=lambda cards: last_mayor is not None or cards[-1] != MAYOR)


def words_pool(marks: Iterable[str], shown: Mapping[str, int]) -> Pool:
    """Words by their marks; those that were shown before come later."""
    in_order = tuple(sorted(marks))
    later = tuple((at, shown[each]) for at, each in enumerate(in_order) if shown.get(each))
    return Pool(WORDS, in_order, later)


def words_lot(words: Pool, shown: int, shuffle: SealedShuffle) -> Lot:
    """The words for the mayor, then others for the asking."""
    return cast(shuffle, words, 2 * shown)


def find_mayor(deal: Deal) -> int:
    """Who is mayor: the player dealt the card, else the last mayor's left neighbour, who takes it from the center."""
    if MAYOR in deal.cards:
        return deal.cards.index(MAYOR)
    if deal.last_mayor is None or not 0 <= deal.last_mayor < len(deal.cards):
        raise BadSetup("no-mayor")
    return (deal.last_mayor + 1) % len(deal.cards)


def secret_roles(deal: Deal) -> tuple[str, ...]:
    """Each player's role; the mayor's is the center card, or the one dealt when the mayor came from the center."""
    return tuple(deal.center if card == MAYOR else card for card in deal.cards)
