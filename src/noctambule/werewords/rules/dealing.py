"""The deal, and what a group keeps from game to game: its last mayor and the words it has seen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadSetup
from noctambule.werewords.rules.setup import MAYOR, Setup, check


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
