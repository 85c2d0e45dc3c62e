"""Werewords for tables with physical cards, and what an app shows of its roles and words."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from noctambule.engine.errors import GameError
from noctambule.live.answers import Cards, Checked, GameReference, Narration, refused
from noctambule.narrator.texts import Texts
from noctambule.werewords.narrating.narration import narration
from noctambule.werewords.room.live import calls_of
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.rules import packs
from noctambule.werewords.rules import setup as rules
from noctambule.werewords.rules.game import LONGEST_QUESTION
from noctambule.werewords.rules.night import shown_the_word
from noctambule.werewords.rules.setup import Setup
from noctambule.werewords.rules.verdict import POINTS_AT_A_GUESS


class WordCards(Cards, frozen=True, kw_only=True, tag="werewords"):
    """The cards of Werewords: how many of whom."""

    werewolves: Annotated[int, Meta(ge=0, le=2)] = 0
    beholder: bool = False
    minion: bool = False


def setup_of(cards: WordCards) -> Setup:
    return Setup(cards.players, cards.werewolves, cards.beholder, cards.minion)


def checked(cards: WordCards) -> Checked:
    setup = setup_of(cards)
    try:
        rules.check(setup)
    except GameError as error:
        return Checked(game=cards.game, deck=list(setup.cards), problems=[refused(error)])
    return Checked(game=cards.game, deck=list(setup.cards), wakes=list(calls_of(setup)))


def narration_of(setup: Setup, language: str, seconds: float | None) -> Narration:
    """A night's script, and how the cards are dealt."""
    rules.check(setup)
    texts = Texts(language)
    return Narration(
        deck=list(setup.cards),
        wakes=list(calls_of(setup)),
        lay_out=[texts("lay-words")],
        lines=narration(setup, texts, seconds),
        short=narration(setup, texts, seconds, short=True),
    )


class WordPack(msgspec.Struct, frozen=True):
    """A pack of words, and how many it has."""

    language: str
    difficulty: str
    words: int


class WordReference(GameReference, frozen=True, kw_only=True):
    """What Werewords is played with."""

    settings: WordsSettings
    roles: list[str]
    tokens: list[str]
    languages: list[str]
    difficulties: list[str]
    packs: list[WordPack]
    mayor: str
    """The card that chooses the word; its holder has another role in secret."""
    shown_the_word: list[str]
    """The roles that see it at night."""
    point_at_a_guess: str
    """The role that points once the word is found."""
    optional: list[str]
    """The roles that settings have a switch for."""
    fills: str
    """The role that fills up the cards."""
    longest_question: int


@cache
def reference() -> WordReference:
    return WordReference(
        fewest_players=rules.FEWEST,
        most_players=rules.MOST,
        settings=WordsSettings(),
        roles=list(rules.ROLES),
        tokens=list(rules.TOKENS),
        languages=list(packs.LANGUAGES),
        difficulties=list(packs.DIFFICULTIES),
        packs=[_pack(language, difficulty) for language in packs.LANGUAGES for difficulty in packs.DIFFICULTIES],
        mayor=rules.MAYOR,
        shown_the_word=list(shown_the_word()),
        point_at_a_guess=POINTS_AT_A_GUESS,
        optional=list(rules.OPTIONAL),
        fills=rules.FILLS,
        longest_question=LONGEST_QUESTION,
    )


def _pack(language: str, difficulty: str) -> WordPack:
    return WordPack(language, difficulty, len(packs.pack(language, difficulty).words))
