"""What a bot makes of a typed question: its own kind's word for word, a person's as far as the synonyms go."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from noctambule.werewords.bots.phrasing import every_phrase
from noctambule.werewords.bots.topics import Topic, Vocabulary, honest, vocabulary
from noctambule.werewords.rules.guessing import is_guess, plain_words
from noctambule.werewords.rules.packs import DEPENDS, NO, YES, Word, empty_words, synonyms

OPPOSITE, LESS = "-", "<"
"""Signs before a synonym."""
EITHER = {"or", "ou"}
NOT = {"not", "never", "no", "without", "pas", "jamais", "sans", "non"}
"""A question with one of these can be meant either way. "Isn't it …?" only asks politely."""
COMPARING = {"than", "more", "less", "plus", "moins"}
"""Bigger than what? Only the comparisons among the synonyms can be judged."""
LITTLE = {"a", "an", "the", "le", "la", "l", "les", "un", "une", "des", "du", "your", "my", "his", "its", "ta", "ton"}
"""Words that may stand inside a phrase: "bigger than a person"."""


class Heard(NamedTuple):
    """What a question is about."""

    topics: tuple[tuple[Topic, bool], ...]
    """Each topic, and whether it was asked the right way round ("bigger", not "smaller")."""
    either: bool = False
    """Joined by "or"."""
    whole: bool = True
    """Whether nothing else was asked, as in "a red animal": the rest can't be judged."""


def honest_to(word: Word, heard: Heard) -> str:
    """What the pack says of a word to a question as it was understood."""
    turned = {YES: NO, NO: YES, DEPENDS: DEPENDS}
    said = [honest(word, topic) if upright else turned[honest(word, topic)] for topic, upright in heard.topics]
    first, last = (YES, NO) if heard.either else (NO, YES)
    answer = first if first in said else last if set(said) == {last} else DEPENDS
    return answer if heard.whole or answer == NO else DEPENDS


@lru_cache(maxsize=4096)
def hear(language: str, text: str) -> Heard | None:
    """A question's topics, or None where a bot does not understand."""
    said = tuple(plain_words(text))
    if said in _own(language):
        return Heard(((_own(language)[said], True),))
    known = vocabulary(language, None)
    guesses = [word.text for word in _could_be(known, said) if is_guess(word.text, text)]
    if guesses:
        return Heard(((Topic(max(guesses, key=len), guess=True), True),))
    return _by_synonyms(language, said)


def _by_synonyms(language: str, said: tuple[str, ...]) -> Heard | None:
    if NOT & set(said):
        return None
    rest = [_singular(language, word) for word in said if word not in LITTLE]
    found, left, whole = dict[Topic, bool](), set[str](), True
    known, longest = _synonyms(language)
    at = 0
    while at < len(rest):
        for size in range(min(longest, len(rest) - at), 0, -1):
            if meant := known.get(tuple(rest[at : at + size])):
                topic, sign = meant
                if found.setdefault(topic, sign != OPPOSITE) != (sign != OPPOSITE):
                    return None
                whole = whole and sign != LESS
                at += size
                break
        else:
            left.add(rest[at])
            at += 1
    if not found or left & {_singular(language, word) for word in COMPARING}:
        return None
    return Heard(tuple(found.items()), bool(EITHER & left), whole and left <= _empty(language))


def _could_be(known: Vocabulary, said: Iterable[str]) -> Iterable[Word]:
    """The words that begin like one of those said; plurals change only a word's end."""
    begins = {word[:2] for word in said}
    return (word for word, begin in zip(known.words, _beginnings(known.words), strict=True) if begin in begins)


@cache
def _beginnings(words: tuple[Word, ...]) -> tuple[str, ...]:
    return tuple(plain_words(word.text)[0][:2] for word in words)


@cache
def _own(language: str) -> dict[tuple[str, ...], Topic]:
    return {tuple(plain_words(text)): topic for topic, text in every_phrase(language)}


@cache
def _synonyms(language: str) -> tuple[dict[tuple[str, ...], tuple[Topic, str]], int]:
    """Phrases, each with the topic it means and its sign, and how many words the longest has."""
    phrases = dict[tuple[str, ...], tuple[Topic, str]]()
    for name, said in synonyms(language).items():
        for phrase in said:
            sign = phrase[0] if phrase[0] in (OPPOSITE, LESS) else ""
            words = [_singular(language, word) for word in phrase.removeprefix(sign).split() if word not in LITTLE]
            phrases[tuple(words)] = (Topic(name), sign)
    return phrases, max(map(len, phrases))


@cache
def _empty(language: str) -> set[str]:
    """Words that carry nothing once the rest was understood."""
    return {_singular(language, word) for word in (*empty_words(language), *EITHER)}


def _singular(language: str, word: str) -> str:
    """Roughly: both sides of a comparison are cut the same way."""
    ending = r"(?:s|x)$" if language == "fr" else r"s$"
    return re.sub(ending, "", word) if len(word) > 3 else word
