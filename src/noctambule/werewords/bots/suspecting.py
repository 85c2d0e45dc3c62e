"""Who could be the seer and who a werewolf: by whose questions leaned to the word, and whose leaned away.

A villager's question is the likelier, the better it splits the words that everybody could think of at that moment. A
seer's leans besides to what tells most about the true word, a werewolf's to what tells least. Given the word, each
seat's questions so have a likelihood under each role; a mayor's tokens have one too. The beliefs are those of all
deals, weighed by it.
"""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from noctambule.werewords.bots.hearing import hear, honest_to
from noctambule.werewords.bots.thinking import ANSWERS, Asked, Split, guess_split, splits, tells_of, weights
from noctambule.werewords.bots.topics import SAID, Topic, vocabulary
from noctambule.werewords.rules.setup import SEER, VILLAGER, WEREWOLF

STEADY = 3.0
LEANS = {SEER: 0.8, WEREWOLF: -0.8}
"""The usual player, as everybody imagines them: how surely they ask well, and how far who knows the word leans."""
LIES = (0.05, 0.20)
"""How often a mayor's plain answer differs from the pack's: an honest one's, and a werewolf's."""
NEGLIGIBLE = 1e-3
"""Beside the likeliest word, nobody thinks of one that is less likely than this."""


class Beliefs(NamedTuple):
    """For each seat, how likely it is to be the seer, and how likely a werewolf."""

    seer: tuple[float, ...]
    wolf: tuple[float, ...]


@lru_cache(maxsize=1024)
def moment(language: str, difficulty: str | None, asked: tuple[Asked, ...]) -> dict[Topic, Split]:
    """What could have been asked at a moment, to everybody's mind."""
    shared = weights(language, difficulty, asked)
    least = NEGLIGIBLE * max(shared)
    return splits(language, difficulty, [(n, weight) for n, weight in enumerate(shared) if weight > least], asked)


def likelihoods(
    language: str, difficulty: str | None, given: Sequence[tuple[int, str, str]], word: int | None, mayor: int
) -> dict[int, dict[str, float]]:
    """For each seat that asked (and the mayor), how likely its play is under each role, as a logarithm."""
    known = vocabulary(language, difficulty)
    found = dict[int, dict[str, float]]()
    asked: tuple[Asked, ...] = ()
    for seat, text, token in given:
        heard = hear(language, text)
        if heard is not None and word is not None:
            (topic, upright), *more = heard.topics
            if upright and not more:
                add(found, seat, _asking(language, difficulty, asked, topic, word))
            if not topic.guess and token in ANSWERS:
                pack_says = SAID[honest_to(known.words[word], heard)]
                if pack_says < 2:
                    differs = token != ANSWERS[pack_says]
                    village, wolves = (math.log(lies if differs else 1 - lies) for lies in LIES)
                    add(found, mayor, {VILLAGER: village, SEER: village, WEREWOLF: wolves})
        asked = (*asked, (text, token))
    return found


def add(found: dict[int, dict[str, float]], seat: int, more: Mapping[str, float]) -> None:
    so_far = found.setdefault(seat, dict.fromkeys(more, 0.0))
    for role, value in more.items():
        so_far[role] += value


@lru_cache(maxsize=4096)
def _asking(
    language: str, difficulty: str | None, asked: tuple[Asked, ...], topic: Topic, word: int
) -> Mapping[str, float]:
    """How likely each role was to ask exactly this, then."""
    possible = dict(moment(language, difficulty, asked))
    if topic not in possible:
        if not topic.guess:
            return dict.fromkeys((VILLAGER, SEER, WEREWOLF), 0.0)
        number = vocabulary(language, difficulty).numbers.get(topic.name)
        shared = weights(language, difficulty, asked)
        possible[topic] = guess_split(0.0 if number is None else shared[number])
    tells = {each: tells_of(language, difficulty, each, split, word) for each, split in possible.items()}
    found = dict[str, float]()
    for role, leans in {VILLAGER: 0.0, **LEANS}.items():
        scores = {each: STEADY * (split.worth + leans * tells[each]) for each, split in possible.items()}
        highest = max(scores.values())
        whole = highest + math.log(sum(math.exp(score - highest) for score in scores.values()))
        found[role] = scores[topic] - whole
    return found


def beliefs(
    cards: Sequence[str], players: int, played: Mapping[int, Mapping[str, float]], known: Mapping[int, str]
) -> Beliefs:
    """All deals of these secret roles, weighed by how each seat played; `known` are roles that are certain."""
    deals = [
        (pack, who)
        for pack in combinations(range(players), cards.count(WEREWOLF))
        for who in range(players)
        if who not in pack and all(_may_be(seat, role, pack, who) for seat, role in known.items())
    ]
    fits = [
        sum(roles[WEREWOLF if s in pack else SEER if s == who else VILLAGER] for s, roles in played.items())
        for pack, who in deals
    ]
    seer, wolf, best = [0.0] * players, [0.0] * players, max(fits)
    chances = [math.exp(fit - best) for fit in fits]
    for (pack, who), chance in zip(deals, chances, strict=True):
        seer[who] += chance
        for seat in pack:
            wolf[seat] += chance
    whole = sum(chances)
    return Beliefs(tuple(each / whole for each in seer), tuple(each / whole for each in wolf))


def _may_be(seat: int, role: str, pack: Sequence[int], seer: int) -> bool:
    if role == WEREWOLF:
        return seat in pack
    if role == SEER:
        return seat == seer
    return seat not in pack and seat != seer
