"""A topic in words: plain, short or grand, as the temperament likes it."""

from collections.abc import Iterator
from random import Random

from noctambule.narrator.texts import Texts
from noctambule.werewords.bots.minds import TEMPERAMENTS
from noctambule.werewords.bots.topics import Topic, topics

FORMS = (None, "short", "grand")
LEADS = (None, "other")
"""The two things each temperament may say first."""


def phrase(language: str, temperament: str, topic: Topic, chance: Random) -> str:
    """The question as this bot puts it. A guess is put bare, so that nobody can miss that it is one."""
    texts, manner = Texts(language), TEMPERAMENTS[temperament]
    form, leads, lead = chance.choice(manner.forms), chance.random() * 10 < manner.leads, chance.choice(LEADS)
    if topic.guess:
        return texts("bot-guess", form, word=topic.name)
    question = texts(f"bot-ask-{topic.name}", form)
    return texts(f"bot-lead-{temperament}", lead, question=question) if leads else question


def every_phrase(language: str) -> Iterator[tuple[Topic, str]]:
    """All that bots ever ask of a topic."""
    texts = Texts(language)
    leading = [(name, lead) for name, manner in TEMPERAMENTS.items() if manner.leads for lead in LEADS]
    for topic in topics():
        for form in FORMS:
            question = texts(f"bot-ask-{topic.name}", form)
            yield topic, question
            yield from ((topic, texts(f"bot-lead-{name}", lead, question=question)) for name, lead in leading)


def accusation(language: str, temperament: str, name: str | None, mayor: bool, chance: Random) -> str:
    """Whom this bot suspects, in a sentence; nobody in particular when there is no name."""
    texts, other = Texts(language), chance.choice(LEADS)
    if name is None:
        return texts("bot-suspect-nobody", other)
    return texts("bot-suspect-mayor" if mayor else f"bot-suspect-{temperament}", other, player=name)
