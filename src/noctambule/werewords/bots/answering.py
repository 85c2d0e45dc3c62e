"""What a bot says as mayor: the word it chooses, and a token for each question, by the pack's attributes."""

from random import Random

from noctambule.werewords.bots.asking import history, number_of
from noctambule.werewords.bots.hearing import Heard, hear, honest_to
from noctambule.werewords.bots.seeing import Seen
from noctambule.werewords.bots.suspecting import moment
from noctambule.werewords.bots.thinking import tells_of
from noctambule.werewords.bots.topics import near, vocabulary
from noctambule.werewords.rules.guessing import is_guess
from noctambule.werewords.rules.night import OTHER_WORDS
from noctambule.werewords.rules.packs import NO, YES, taxonomy
from noctambule.werewords.rules.setup import CORRECT, MAYBE, SO_CLOSE, TEAMS, WOLVES
from noctambule.werewords.rules.setup import NO as NO_TOKEN
from noctambule.werewords.rules.setup import YES as YES_TOKEN

A_LIE_PER = 6
"""A mayor of the werewolves lies at most once in so many questions, and only where it can be talked away."""
WORTH_A_LIE = 0.6
"""Bits that an honest answer would give the village."""
OBVIOUS = frozenset({"alive", "animal", "plant", "person", "place", "body", "edible", "abstract"})
"""Nobody believes a maybe here."""


def choose(seen: Seen, chance: Random) -> str:
    """The word: one the bot knows how to answer for, where one is offered."""
    words = [option for option in seen.options if isinstance(option, str) and option != OTHER_WORDS]
    known = [word for word in words if number_of(seen, word) is not None]
    return chance.choice(known or words)


def token(seen: Seen, chance: Random) -> str:
    """The token for the question that waits first. "Maybe" where it depends, and where it was not understood."""
    _, text = seen.waiting[0]
    word = seen.word
    assert word is not None, "a mayor has chosen"
    if text is not None and is_guess(word, text):
        return CORRECT
    heard = None if text is None else hear(seen.language, text)
    number = number_of(seen, word)
    if heard is None or number is None:
        return _left(seen, MAYBE)
    if heard.topics[0][0].guess:
        return _to_a_guess(seen, heard, number)
    answer = honest_to(vocabulary(seen.language, seen.difficulty).words[number], heard)
    if TEAMS[seen.role] == WOLVES and _may_lie(seen):
        return _left(seen, _deniable(seen, heard, number, answer, chance))
    return _left(seen, {YES: YES_TOKEN, NO: NO_TOKEN}.get(answer, MAYBE))


def _to_a_guess(seen: Seen, heard: Heard, number: int) -> str:
    """A wrong guess; the one "so close" goes to the first that deserves it, unless the mayor is no friend."""
    known = vocabulary(seen.language, seen.difficulty)
    guessed = known.numbers.get(heard.topics[0][0].name)
    close = guessed is not None and near(known.words[guessed], known.words[number])
    return SO_CLOSE if close and seen.stock.so_close and TEAMS[seen.role] != WOLVES else NO_TOKEN


def _left(seen: Seen, token: str) -> str:
    """The token, or what comes nearest when it is used up."""
    return NO_TOKEN if token == MAYBE and not seen.stock.maybe else token


def _may_lie(seen: Seen) -> bool:
    """Whether enough questions have been answered honestly."""
    number = number_of(seen, seen.word)
    if number is None:
        return False
    word = vocabulary(seen.language, seen.difficulty).words[number]
    lies = 0
    for text, given in history(seen):
        heard = hear(seen.language, text)
        if heard is not None and not heard.topics[0][0].guess:
            lies += given != {YES: YES_TOKEN, NO: NO_TOKEN}.get(honest_to(word, heard), given)
    return (lies + 1) * A_LIE_PER <= len(seen.given) + 1


def _deniable(seen: Seen, heard: Heard, number: int, answer: str, chance: Random) -> str:
    """A lie that could be an opinion: what holds for most words of the kind, or a maybe; else the truth."""
    honest = {YES: YES_TOKEN, NO: NO_TOKEN}.get(answer, MAYBE)
    known = vocabulary(seen.language, seen.difficulty)
    topic = heard.topics[0][0]
    split = moment(seen.language, seen.difficulty, history(seen)).get(topic)
    if len(heard.topics) > 1 or split is None:
        return honest
    if tells_of(seen.language, seen.difficulty, topic, split, number) < WORTH_A_LIE:
        return honest
    word = known.words[number]
    category = taxonomy().categories.get(word.category or "")
    if category is None or topic.name in taxonomy().categories:
        return honest
    usual = YES if topic.name in category.yes else MAYBE if topic.name in category.depends else NO
    usual_token = {YES: YES_TOKEN, NO: NO_TOKEN}.get(usual, MAYBE)
    if usual_token != honest:
        return usual_token
    return MAYBE if topic.name not in OBVIOUS and chance.random() < 0.5 else honest
