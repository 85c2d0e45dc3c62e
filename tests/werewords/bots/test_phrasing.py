"""What bots say: every topic in every form and language, and nothing that no bot says."""

import re
from random import Random

import pytest

from noctambule.bots.character import TEMPERAMENTS
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.werewords.bots.minds import TEMPERAMENTS as MANNERS
from noctambule.werewords.bots.phrasing import FORMS, accusation, phrase
from noctambule.werewords.bots.topics import Topic, topics
from tests.test_texts import messages


def test_every_topic_has_its_question_and_every_question_its_topic() -> None:
    here = set(messages("en", "bots-words.ftl"))

    def rest(prefix: str) -> set[str]:
        return {id.removeprefix(prefix) for id in here if id.startswith(prefix)}

    assert rest("bot-ask-") == {topic.name for topic in topics()}
    assert rest("bot-lead-") == {name for name, manner in MANNERS.items() if manner.leads}
    assert rest("bot-suspect-") == {*TEMPERAMENTS, "mayor", "nobody"}
    assert rest("arena-words-") == {"title", "pace", "guessed", "seer-found", "wolf-found", "village-wins"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_of_a_question_differ_and_no_two_topics_are_asked_alike(language: str) -> None:
    texts = Texts(language)
    forms = [texts(f"bot-ask-{topic.name}", form) for topic in topics() for form in FORMS]
    assert len(set(forms)) == len(forms)
    assert all(text.endswith("?") and len(text) <= 75 for text in forms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_bot_has_several_ways_to_ask_and_to_accuse(language: str, temperament: str) -> None:
    asked = {phrase(language, temperament, Topic("alive"), Random(seed)) for seed in range(60)}
    assert len(asked) >= 2
    said = {accusation(language, temperament, "Ada", False, Random(seed)) for seed in range(20)}
    assert len(said) == 2
    assert all("Ada" in text for text in said)
    assert not any(re.search(r"\bAda\b", accusation(language, temperament, None, False, Random(n))) for n in range(9))
