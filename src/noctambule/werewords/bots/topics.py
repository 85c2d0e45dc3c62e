"""What a question can be about: an attribute, a kind of thing, or the word itself; and what is honestly said to it."""

from functools import cache
from typing import NamedTuple

from noctambule.werewords.rules.packs import DEPENDS, DIFFICULTIES, LANGUAGES, NO, YES, Word, pack, taxonomy

KINDS = ("nature", "objects", "machines", "activities", "ideas")
"""The categories worth a question of their own; an attribute asks for the others."""
DETAILS = frozenset({"round", "soft", "costly", "ancient", "sound", "wood", "metal", "sky", "water", "fun", "carries"})
"""What people ask for only once they know roughly what it is."""
NEAR = 1.5
"""Words of one kind that differ by no more than this are so close."""


class Topic(NamedTuple):
    """An attribute or a category by its name, or a guess at the word."""

    name: str
    guess: bool = False


@cache
def topics() -> tuple[Topic, ...]:
    """All that can be asked short of a guess."""
    return tuple(Topic(name) for name in (*taxonomy().attributes, *KINDS))


def honest(word: Word, topic: Topic) -> str:
    """What the pack says: yes, no, or it depends."""
    if topic.guess:
        return YES if word.text == topic.name else NO
    if topic.name in KINDS:
        return YES if word.category == topic.name else NO
    return word.answer(topic.name)


def near(one: Word, other: Word) -> bool:
    """Whether a guess at one, when it is the other, deserves a "so close"."""
    if one.category is None or one.category != other.category or one.text == other.text:
        return False
    apart = 0.0
    for name in one.yes ^ other.yes:
        apart += 0.5 if name in one.depends or name in other.depends else 1.0
    apart += 0.5 * sum(name not in one.yes | other.yes for name in one.depends ^ other.depends)
    return apart <= NEAR


class Vocabulary(NamedTuple):
    """The words a bot can think of in a language, and how likely each is before anything was asked."""

    words: tuple[Word, ...]
    priors: tuple[float, ...]
    numbers: dict[str, int]
    said: dict[Topic, bytes]
    """For each topic, what is honestly said of each word: 0 yes, 1 no, 2 it depends."""
    traits: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """For each word, the numbers of the topics to which yes is said, and of those to which it depends."""


ELSEWHERE = 0.1
"""How much less a word weighs that is not of the announced difficulty; a group's own pack announces none."""
SAID = {YES: 0, NO: 1, DEPENDS: 2}


@cache
def vocabulary(language: str, difficulty: str | None) -> Vocabulary:
    """All our packs' words in the language."""
    words, priors = dict[str, Word](), list[float]()
    for each in DIFFICULTIES:
        for word in pack(language, each).words:
            if word.text not in words:
                words[word.text] = word
                priors.append(1.0 if difficulty in (None, each) else ELSEWHERE)
    numbers = {text: number for number, text in enumerate(words)}
    said = {topic: bytes(SAID[honest(word, topic)] for word in words.values()) for topic in topics()}
    traits = [_traits(number, said) for number in range(len(words))]
    return Vocabulary(tuple(words.values()), tuple(priors), numbers, said, tuple(traits))


def _traits(number: int, said: dict[Topic, bytes]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    yes, depends = (
        tuple(n for n, topic in enumerate(topics()) if said[topic][number] == SAID[answer]) for answer in (YES, DEPENDS)
    )
    return yes, depends


def warm_up() -> None:
    """Reads the words, so that a bot's first thought is as quick as the next."""
    for language in LANGUAGES:
        vocabulary(language, None)
