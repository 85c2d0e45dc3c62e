"""A bot as mayor: honest by the attributes, out of tokens now and then, and no saint when it is a werewolf."""

from random import Random

import pytest

from noctambule.bots.character import Character
from noctambule.narrator.texts import Texts
from noctambule.werewords.bots.playing import move
from noctambule.werewords.bots.seeing import NIGHT, seen
from noctambule.werewords.bots.topics import honest, topics, vocabulary
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.night import OTHER_WORDS
from noctambule.werewords.rules.packs import DEPENDS
from noctambule.werewords.rules.setup import Stock, setup_for
from noctambule.werewords.view import word_view
from tests.werewords.bots.table import At, at


def token(table: At, seed: int = 1) -> str:
    done = move(table.seen("ann"), Character(), Random(seed))
    assert done is not None
    assert done.do == "token"
    assert done.token is not None
    return done.token


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Is it an animal?", "yes"),
        ("Is it an object?", "no"),
        ("Can one eat or drink it?", "maybe"),
        ("Is it green?", "maybe"),
        ("Is it a frog?", "correct"),
        ("frogs?", "correct"),
        ("Is it a lamp?", "no"),
    ],
)
def test_the_mayor_answers_by_the_attributes(text: str, said: str) -> None:
    assert token(at(word="frog").asks("bob", text)) == said


def test_a_near_guess_is_so_close_once() -> None:
    table = at(word="lion").asks("dan", "Is it a tiger?")
    assert token(table) == "so-close"
    table.game = table.game.token("so-close")
    assert token(table.asks("eve", "Is it a tiger?")) == "no"


def test_no_maybe_is_given_that_is_not_there() -> None:
    table = at(word="frog")
    table.game = table.game._replace(stock=Stock(maybe=0))
    assert token(table.asks("dan", "Is it green?")) == "no"
    table = at(word="frog")
    table.game = table.game._replace(stock=Stock(maybe=0))
    assert token(table.asks("dan", "Can one eat or drink it?")) == "no"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_honest_mayor_says_of_every_word_what_the_pack_says(language: str) -> None:
    chance, texts = Random(7), Texts(language)
    for word in chance.sample(vocabulary(language, "easy").words, 12):
        for topic in topics():
            table = at(word=word.text, language=language).asks("dan", texts(f"bot-ask-{topic.name}"))
            said = honest(word, topic)
            assert token(table) == ("maybe" if said == DEPENDS else said)


@pytest.mark.parametrize("secret", ["werewolf", "minion"])
def test_a_mayor_of_the_werewolves_lies_now_and_then_but_never_about_a_guess(secret: str) -> None:
    chance, texts, lies, told = Random(3), Texts("en"), 0, 0
    others = {"cat": "werewolf" if secret == "minion" else "villager"}
    for word in chance.sample(vocabulary("en", "easy").words[:400], 12):
        table = at(word=word.text, center=secret, **others)
        in_this_game = 0
        for topic in chance.sample(topics(), 18):
            table.asks("dan", texts(f"bot-ask-{topic.name}"))
            given = token(table, chance.getrandbits(30))
            said = honest(word, topic)
            in_this_game += said != DEPENDS and given != said
            told += 1
            table.game = table.game.token(given)
        assert in_this_game <= 3
        lies += in_this_game
        assert token(table.asks("dan", f"Is it “{word.text}”?")) == "correct"
    assert 0 < lies < told / 6


def test_the_mayor_chooses_a_word_it_knows_and_asks_for_no_others() -> None:
    cards = ("mayor", "seer", "werewolf", "villager")
    game = Game.start(setup_for((*cards, "villager")), Deal(cards, "villager", ("xyzzy", "frog", "plugh"), ("a", "b")))
    assert OTHER_WORDS in game.questions[0].options
    handed = seen(word_view(game, 0), NIGHT, 0.0, "en", None, "abcd")
    chosen = [move(handed, Character(), Random(seed)) for seed in range(20)]
    assert {each.text for each in chosen if each} == {"frog"}


def test_a_word_no_bot_knows_is_answered_with_maybe_and_still_recognised() -> None:
    table = at(word="xyzzy")
    assert token(table.asks("dan", "Is it alive?")) == "maybe"
    table.game = table.game.token("maybe")
    assert token(table.asks("eve", "Is it xyzzy?")) == "correct"
