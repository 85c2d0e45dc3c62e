"""What a host chooses for Werewords: the roles, the words and the time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, structs

from noctambule.engine.errors import BadInput, GameError
from noctambule.live import shown
from noctambule.live.shown import Minutes
from noctambule.werewords.rules.advice import advice
from noctambule.werewords.rules.packs import Language, pack, read_pack
from noctambule.werewords.rules.setup import Setup, check

MOST_OWN_WORDS = 400
KEPT = 256
"""Choices whose remarks are remembered."""


class WordsSettings(shown.Settings, frozen=True, kw_only=True, tag="werewords"):
    """Werewords: which words, how long, and with which roles."""

    words: Language = "en"
    difficulty: Literal["easy", "medium", "hard", "ridiculous"] = "easy"
    own_words: Annotated[tuple[str, ...], Meta(max_length=MOST_OWN_WORDS)] | None = None
    """Words of the group's own instead of a pack. They are never shown: an empty list stands for those there are."""
    words_shown: Annotated[int, Meta(ge=1, le=5)] = 3
    word_minutes: Minutes = 4
    werewolves: Annotated[int, Meta(ge=0, le=2)] = 0
    beholder: bool = False
    minion: bool = False


def settled(chosen: WordsSettings, before: WordsSettings) -> WordsSettings:
    """Settings as they are kept: an empty list of own words stands for those there are, which are never shown."""
    if chosen.own_words is None:
        return chosen
    return structs.replace(chosen, own_words=_texts(chosen.own_words) if chosen.own_words else before.own_words)


@lru_cache(maxsize=16)
def _texts(written: tuple[str, ...]) -> tuple[str, ...]:
    """A table's own words as they are played with; many of them take their time."""
    return read_pack("own", enumerate(written, 1)).texts


def from_words(written: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as they are written down, for anybody to read: a table's own words, never shown, stay there."""
    if written.get("own_words"):
        raise BadInput("own-words-not-in-sets")
    return {name: value for name, value in written.items() if name != "own_words"}


def setup_of(settings: WordsSettings, players: int) -> Setup:
    s = settings
    return Setup(players, s.werewolves, s.beholder, s.minion, s.words_shown, s.word_minutes)


def words_of(settings: WordsSettings) -> tuple[str, ...]:
    """The words that are played with."""
    return settings.own_words or pack(settings.words, settings.difficulty).texts


@lru_cache(maxsize=KEPT)
def remarks(settings: WordsSettings, players: int) -> tuple[shown.Remark, ...]:
    """What is wrong with what was chosen, and what is advised, as the lobby shows it."""
    setup = setup_of(settings, players)
    try:
        check(setup)
    except GameError as error:
        return (shown.remark(error.code, True, error.details),)
    return tuple(shown.remark(code, False, details) for code, details in advice(setup))
