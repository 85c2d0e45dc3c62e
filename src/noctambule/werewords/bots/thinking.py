"""Which word it could be, after what was asked and answered; and how much a further question would tell."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from noctambule.werewords.bots.hearing import Heard, hear, honest_to
from noctambule.werewords.bots.topics import DETAILS, SAID, Topic, near, topics, vocabulary
from noctambule.werewords.rules.setup import MAYBE, NO, SO_CLOSE, YES

Asked = tuple[str, str]
"""A question's text and the token it got."""

ANSWERS = (YES, NO, MAYBE)
CHANCES = ((0.90, 0.03, 0.07), (0.03, 0.90, 0.07), (0.18, 0.18, 0.64))
"""How often a mayor answers yes, no and maybe where the pack says yes, no and it depends: people judge differently."""
CERTAIN = tuple(sum(chance * math.log2(chance) for chance in row) for row in CHANCES)
WRONG_GUESS = 0.01
FAR = 0.03
"""What is left of a word that is not near a guess that was so close."""
PRIZE = 3.0
"""What being right is worth beside learning something, in bits."""
GUESSES, GUESSABLE = 4, 0.1
"""So many of the likeliest words are thought of as guesses, where they seem likely enough."""
MOST = 1.5
"""Bits beyond which a question does not look more telling."""
BROAD_FIRST = 6
UNNATURAL = 0.4
"""What asking for a detail costs, in bits, among the first few questions."""


class Split(NamedTuple):
    """What a question is worth to somebody who does not know the word, and what it tells if it is a given word."""

    worth: float
    tells: tuple[float, float, float]
    """In bits, for a word of which yes, no or it depends holds: how much likelier the answer makes it."""


@lru_cache(maxsize=1024)
def weights(language: str, difficulty: str | None, asked: tuple[Asked, ...]) -> tuple[float, ...]:
    """How likely each word of the vocabulary is, by what everybody heard."""
    known = vocabulary(language, difficulty)
    if not asked:
        return _normal(known.priors)
    before = weights(language, difficulty, asked[:-1])
    text, token = asked[-1]
    heard = hear(language, text)
    fits = None if heard is None else _fits(language, difficulty, heard, token)
    return before if fits is None else _normal([weight * fit for weight, fit in zip(before, fits, strict=True)])


def _fits(language: str, difficulty: str | None, heard: Heard, token: str) -> list[float] | None:
    """How likely that token is for each word; None where it tells nothing."""
    known = vocabulary(language, difficulty)
    (topic, _), *more = heard.topics
    if topic.guess:
        guessed = known.numbers.get(topic.name)
        if token == SO_CLOSE and guessed is not None:
            return [1.0 if near(known.words[guessed], word) else FAR for word in known.words]
        return [WRONG_GUESS if number == guessed else 1.0 for number in range(len(known.words))]
    if token not in ANSWERS or (not heard.whole and token != YES):
        return None
    column = ANSWERS.index(token)
    if not more and heard.topics[0][1] and heard.whole:
        return [CHANCES[said][column] for said in known.said[topic]]
    return [CHANCES[SAID[honest_to(word, heard._replace(whole=True))]][column] for word in known.words]


def _normal(weights: Sequence[float]) -> tuple[float, ...]:
    whole = math.fsum(weights)
    return tuple(weight / whole for weight in weights)


def splits(
    language: str, difficulty: str | None, mind: Sequence[tuple[int, float]], asked: tuple[Asked, ...]
) -> dict[Topic, Split]:
    """Every question that has not been asked, and what it would be worth, to a mind that thinks of these words."""
    known = vocabulary(language, difficulty)
    gone = {topic for text, _ in asked for topic in _topics(language, text)}
    early = len(asked) < BROAD_FIRST
    found = dict[Topic, Split]()
    whole, yes, depends = 0.0, [0.0] * len(topics()), [0.0] * len(topics())
    for number, weight in mind:
        has, may_have = known.traits[number]
        whole += weight
        for n in has:
            yes[n] += weight
        for n in may_have:
            depends[n] += weight
    for n, topic in enumerate(topics()):
        if topic not in gone:
            cost = UNNATURAL if early and topic.name in DETAILS else 0.0
            found[topic] = _split((yes[n], max(whole - yes[n] - depends[n], 0.0), depends[n]), cost)
    likeliest = sorted((each for each in mind if each[1] >= GUESSABLE), key=lambda each: (-each[1], each[0]))[:GUESSES]
    for number, weight in likeliest:
        topic = Topic(known.words[number].text, guess=True)
        if topic not in gone:
            found[topic] = guess_split(weight)
    return found


def _topics(language: str, text: str) -> list[Topic]:
    heard = hear(language, text)
    return [] if heard is None else [topic for topic, _ in heard.topics]


def _split(masses: Sequence[float], cost: float) -> Split:
    """From how likely yes, no and it depends are: the information that the token carries of them."""
    surprise = [
        math.log2(masses[0] * of_yes + masses[1] * of_no + masses[2] * of_depends)
        for of_yes, of_no, of_depends in zip(*CHANCES, strict=True)
    ]
    yes, no, depends = (
        certain - row[0] * surprise[0] - row[1] * surprise[1] - row[2] * surprise[2]
        for row, certain in zip(CHANCES, CERTAIN, strict=True)
    )
    return Split(masses[0] * yes + masses[1] * no + masses[2] * depends - cost, (yes, no, depends))


def guess_split(likely: float) -> Split:
    """A guess at a word this likely: right or wrong, it tells something."""
    right = -math.log2(max(likely, 1e-9))
    wrong = -math.log2(max(1.0 - likely, 1e-9))
    return Split(likely * right + (1.0 - likely) * wrong + PRIZE * likely, (right, wrong, 0.0))


def tells_of(language: str, difficulty: str | None, topic: Topic, split: Split, word: int | None) -> float:
    """What a question tells if it is this word; nothing where the word is unknown to us."""
    if word is None:
        return 0.0
    known = vocabulary(language, difficulty)
    said = int(known.words[word].text != topic.name) if topic.guess else known.said[topic][word]
    return max(-MOST, min(MOST, split.tells[said]))
