"""What bots make of questions: each other's exactly, people's as far as they can, and not a step further."""

import pytest

from noctambule.narrator.texts import Texts
from noctambule.werewords.bots.hearing import hear, honest_to
from noctambule.werewords.bots.phrasing import FORMS, every_phrase
from noctambule.werewords.bots.topics import Topic, topics, vocabulary
from noctambule.werewords.rules.game import LONGEST_QUESTION
from noctambule.werewords.rules.guessing import is_guess
from noctambule.werewords.rules.packs import DEPENDS, LANGUAGES, NO, YES, synonyms


def answer(language: str, word: str, text: str) -> str | None:
    known = vocabulary(language, None)
    heard = hear(language, text)
    return None if heard is None else honest_to(known.words[known.numbers[word]], heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_understand_each_other_whatever_the_temperament(language: str) -> None:
    phrases = list(every_phrase(language))
    assert {topic for topic, _ in phrases} == set(topics())
    for topic, text in phrases:
        heard = hear(language, text)
        assert heard is not None, text
        assert heard.topics == ((topic, True),), text
        assert len(text) <= LONGEST_QUESTION


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_a_bots_guess_is_a_guess_to_the_game_and_to_other_bots(language: str, form: str | None) -> None:
    for word in vocabulary(language, None).words:
        text = Texts(language)("bot-guess", form, word=word.text)
        assert is_guess(word.text, text), text
        heard = hear(language, text)
        assert heard is not None
        assert heard.topics == ((Topic(word.text, guess=True), True),), text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("is it an animal", YES),
        ("Isn't it alive?", YES),
        ("Can you eat it?", DEPENDS),
        ("Is it bigger than a person?", NO),
        ("Is it smaller than me?", YES),
        ("Is it a big animal?", NO),
        ("Is it a plant or an animal?", YES),
        ("Does it live in water?", YES),
        ("Can I hold it in my hand?", YES),
        ("Does it make noise?", YES),
        ("Is it a toad?", NO),
        ("Is it a vehicle?", NO),
    ],
)
def test_a_person_is_understood_by_the_attributes_names_and_synonyms(text: str, said: str) -> None:
    assert answer("en", "frog", text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("C'est un animal ?", YES),
        ("Est-ce que c'est plus grand que moi ?", NO),
        ("Ça vit dans l'eau ?", YES),
        ("Est-ce que ça se mange ?", DEPENDS),
        ("On peut le tenir dans la main ?", YES),
        ("Est-ce que ça vole ?", NO),
        ("C'est fabriqué par l'homme ?", NO),
        ("Est-ce une voiture ?", NO),
        ("C'est un objet ou un animal ?", YES),
    ],
)
def test_a_person_is_understood_in_french(text: str, said: str) -> None:
    assert answer("fr", "grenouille", text) == said


@pytest.mark.parametrize("text", ["Is it green?", "Is it not alive?", "Is it bigger than a car?", "What is it?", "…"])
def test_what_the_attributes_do_not_say_is_not_understood(text: str) -> None:
    assert hear("en", text) is None


@pytest.mark.parametrize("text", ["C'est vert ?", "Ce n'est pas un animal ?", "C'est plus grand qu'une souris ?"])
def test_nor_is_it_in_french(text: str) -> None:
    assert hear("fr", text) is None


def test_half_a_question_understood_gives_a_no_or_a_maybe_never_a_yes() -> None:
    """A red animal: what is no animal is none; whether a frog is red is not known."""
    assert answer("en", "frog", "Is it a purple animal?") == DEPENDS
    assert answer("en", "lamp", "Is it a purple animal?") == NO


def test_a_narrower_word_gives_a_no_or_a_maybe() -> None:
    """A plant is not always a fruit, and what is no plant is none."""
    assert answer("en", "carrot", "Is it a fruit?") == DEPENDS
    assert answer("en", "lamp", "Is it a fruit?") == NO
    assert answer("fr", "carotte", "C'est un fruit ?") == DEPENDS
    assert answer("fr", "lampe", "C'est un fruit ?") == NO


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_synonyms_and_each_means_one_thing(language: str) -> None:
    said = synonyms(language)
    assert set(said) == {topic.name for topic in topics()}
    phrases = [phrase.lstrip("-<") for each in said.values() for phrase in each]
    assert len(set(phrases)) == len(phrases)


def test_a_guess_counts_before_an_attribute_of_the_same_name() -> None:
    heard = hear("en", "Is it water?")
    assert heard is not None
    assert heard.topics == ((Topic("water", guess=True), True),)
