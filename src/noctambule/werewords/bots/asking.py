"""What a bot asks the mayor: a villager to narrow down, a seer to steer, a werewolf to waste a token plausibly."""

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

from noctambule.werewords.bots.hearing import hear
from noctambule.werewords.bots.minds import Strength
from noctambule.werewords.bots.seeing import Seen
from noctambule.werewords.bots.suspecting import LEANS, beliefs, likelihoods, moment
from noctambule.werewords.bots.thinking import Asked, splits, tells_of, weights
from noctambule.werewords.bots.topics import Topic, vocabulary
from noctambule.werewords.rules.setup import BEHOLDER, MINION, SEER, WEREWOLF

HURRY = 45.0
"""Seconds before the end at which a seer stops hiding."""
PLAIN_ENOUGH = (0.15, 0.4)
"""A seer guesses the word once it is this likely to everybody; a careful one leaves it to others for longer."""
A_QUESTION = 12.0
BITS = 0.4
"""The seconds that a question takes at a table, and what it usually tells: so a seer knows whether help is needed."""
SO_SO = 0.3
"""A minion, who does not know the word, asks what is worth about this, in bits: little, but not nothing."""


def history(seen: Seen) -> tuple[Asked, ...]:
    """The typed questions and their tokens; what was asked aloud no bot has heard."""
    return tuple((text, token) for _, text, token in seen.given if text is not None)


def typed(seen: Seen) -> tuple[tuple[int, str, str], ...]:
    return tuple((seat, text, token) for seat, text, token in seen.given if text is not None)


def number_of(seen: Seen, word: str | None) -> int | None:
    """The word among those a bot can think of; a guess that was correct is recognised whatever stands around it."""
    numbers = vocabulary(seen.language, seen.difficulty).numbers
    if word is None or word in numbers:
        return numbers.get(word or "")
    heard = hear(seen.language, word)
    return None if heard is None else numbers.get(heard.topics[0][0].name)


def question(seen: Seen, strength: Strength, chance: Random) -> Topic:
    """The topic to ask for now."""
    asked, known = history(seen), vocabulary(seen.language, seen.difficulty)
    shared = _leaning(seen, weights(seen.language, seen.difficulty, asked))
    drawn = Counter(chance.choices(range(len(shared)), shared, k=strength.thinks_of))
    mind = [(number, count / strength.thinks_of) for number, count in drawn.items()]
    possible = splits(seen.language, seen.difficulty, mind, asked)
    word, lot, leans = number_of(seen, seen.word), chance.random(), 0.0
    secret = None if word is None else Topic(known.words[word].text, guess=True)
    if word is not None:
        leans = _leans(seen, strength, word, shared[word], lot)
        if secret in possible and not _dares(seen, strength, shared[word]):
            del possible[secret]
    scores = {
        topic: strength.steady * (split.worth + leans * tells_of(seen.language, seen.difficulty, topic, split, word))
        for topic, split in possible.items()
    }
    if seen.role == MINION and word is None:
        scores = {topic: -abs(score - SO_SO * strength.steady) for topic, score in scores.items()}
    if not scores:
        return _likeliest(seen, shared, secret)
    highest = max(scores.values())
    return chance.choices(list(scores), [math.exp(score - highest) for score in scores.values()])[0]


def _likeliest(seen: Seen, shared: Sequence[float], secret: Topic | None) -> Topic:
    """All was asked: what is left is to name words, the likeliest first; a werewolf names another."""
    known = vocabulary(seen.language, seen.difficulty)
    named = {topic for text, _ in history(seen) if (heard := hear(seen.language, text)) for topic, _ in heard.topics}
    barred = named | ({secret} if seen.role == WEREWOLF else set())
    guesses = [Topic(word.text, guess=True) for word in known.words]
    return guesses[max((n for n, guess in enumerate(guesses) if guess not in barred), key=shared.__getitem__)]


def _leans(seen: Seen, strength: Strength, word: int, likely: float, lot: float) -> float:
    """How far the questions of who knows the word lean to it, or away; a careful one does no more than is needed."""
    side = {SEER: 1.0, WEREWOLF: -1.0}.get(seen.role, 0.0)
    if not side:
        return 0.0
    if seen.role == SEER and seen.left < HURRY:
        return strength.leans * 1.5
    if strength.careful and (lot < exposure(seen, word) or (seen.role == SEER and _on_the_way(seen, likely))):
        return 0.0
    return strength.leans * side


def _on_the_way(seen: Seen, likely: float) -> bool:
    """Whether the village will get there by itself, as far as anybody can tell."""
    return -math.log2(max(likely, 1e-9)) < BITS * seen.left / A_QUESTION


def exposure(seen: Seen, word: int) -> float:
    """How likely the others, were they shown the word now, would find this seat to be what it is."""
    played = likelihoods(seen.language, seen.difficulty, typed(seen), word, seen.mayor)
    seer, wolf = beliefs(seen.cards, seen.players, played, {})
    return (seer if seen.role == SEER else wolf)[seen.seat]


def _dares(seen: Seen, strength: Strength, likely: float) -> bool:
    """Whether to say the word itself: a werewolf never, a seer when anybody could, or at the very end."""
    return seen.role == SEER and (likely >= PLAIN_ENOUGH[strength.careful] or seen.left < HURRY / 2)


def _leaning(seen: Seen, shared: Sequence[float]) -> Sequence[float]:
    """A beholder knows whose questions lean to the word, a minion whose lean away: that tells them something of it."""
    if seen.role not in (BEHOLDER, MINION) or seen.word is not None:
        return shared
    role = SEER if seen.role == BEHOLDER else WEREWOLF
    knowing = [seat for seat, held in seen.known.items() if held == role]
    known, leant, asked = vocabulary(seen.language, seen.difficulty), list(shared), tuple[Asked, ...]()
    for seat, text, token in typed(seen):
        if seat in knowing:
            for topic, split in moment(seen.language, seen.difficulty, asked).items():
                if not topic.guess and _same(seen, topic, text):
                    factors = [math.exp(LEANS[role] * tells) for tells in split.tells]
                    leant = [weight * factors[said] for weight, said in zip(leant, known.said[topic], strict=True)]
        asked = (*asked, (text, token))
    return leant


def _same(seen: Seen, topic: Topic, text: str) -> bool:
    heard = hear(seen.language, text)
    return heard is not None and heard.topics == ((topic, True),)
