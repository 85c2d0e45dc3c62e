"""What bots ask: villagers narrow down, seers steer, werewolves waste tokens; and all sound like themselves."""

from random import Random
from statistics import mean

import pytest

from noctambule.bots.character import TEMPERAMENTS, Character
from noctambule.werewords.bots.asking import history, question
from noctambule.werewords.bots.hearing import hear
from noctambule.werewords.bots.minds import STRENGTHS as MINDS
from noctambule.werewords.bots.playing import move
from noctambule.werewords.bots.seeing import Seen
from noctambule.werewords.bots.suspecting import moment
from noctambule.werewords.bots.thinking import tells_of, weights
from noctambule.werewords.bots.topics import Topic, topics, vocabulary
from noctambule.werewords.rules.setup import Stock
from tests.werewords.bots.table import At, at

SHARP, REGULAR, BEGINNER = (MINDS[name] for name in ("sharp", "regular", "beginner"))


def likely(table: At, word: str) -> float:
    handed = table.seen("dan")
    known = vocabulary("en", "easy")
    return weights("en", "easy", history(handed))[known.numbers[word]]


def test_answers_make_the_word_likelier_step_by_step() -> None:
    table = at(word="frog")
    rising = [likely(table, "frog")]
    for text in ("Is it an animal?", "Has it to do with water?", "Does it fit in one hand?"):
        table.asks("dan", text, "yes")
        rising.append(likely(table, "frog"))
    assert rising == sorted(rising)
    assert rising[-1] > 20 * rising[0]


def test_one_answer_that_does_not_fit_the_pack_does_not_rule_a_word_out() -> None:
    table = at(word="frog").asks("dan", "Is it an animal?", "yes").asks("eve", "Is it soft?", "yes")
    assert likely(table, "frog") > 0.001


def test_a_wrong_guess_is_off_the_list_and_so_close_brings_its_like_forward() -> None:
    assert likely(at(word="lion").asks("dan", "lamp?", "no"), "lamp") < 0.0001
    assert likely(at(word="lion").asks("dan", "tiger?", "so-close"), "lion") > 10 * likely(at(word="lion"), "lion")


@pytest.mark.parametrize("strength", MINDS)
def test_nothing_is_asked_twice(strength: str) -> None:
    table, seen_topics = at(word="frog"), set[Topic]()
    for turn in range(len(topics()) + 3):
        done = move(table.seen("dan"), Character(strength, "theatrical"), Random(turn))
        assert done is not None
        assert done.text is not None
        heard = hear("en", done.text)
        assert heard is not None
        assert heard.topics[0][0] not in seen_topics
        seen_topics.add(heard.topics[0][0])
        table.asks("dan", done.text, "maybe")
        table.game = table.game._replace(stock=Stock())


def test_a_sharp_bot_splits_better_than_a_beginner() -> None:
    table = at(word="frog").asks("eve", "Is it alive?", "yes")
    possible = moment("en", "easy", history(table.seen("dan")))
    worth = {
        strength: mean(
            split.worth if (split := possible.get(question(table.seen("dan"), strength, Random(seed)))) else 0.0
            for seed in range(60)
        )
        for strength in (SHARP, REGULAR, BEGINNER)
    }
    assert worth[SHARP] > worth[REGULAR] > worth[BEGINNER]


def telling(handed: Seen, name: str, games: int = 80) -> float:
    """How much the questions of a seat tell about the true word, on average."""
    number = vocabulary("en", "easy").numbers[name]
    possible = moment("en", "easy", history(handed))
    asked = [question(handed, REGULAR, Random(seed)) for seed in range(games)]
    return mean(tells_of("en", "easy", topic, possible[topic], number) for topic in asked if topic in possible)


@pytest.mark.parametrize("word", ["frog", "castle", "pencil", "dream"])
def test_a_seer_steers_and_a_werewolf_wastes(word: str) -> None:
    table = at(word=word)
    assert telling(table.seen("bob"), word) > telling(table.seen("dan"), word) > telling(table.seen("cat"), word)


def test_a_sharp_seer_keeps_still_while_the_village_is_on_its_way() -> None:
    table = at(word="frog").asks("dan", "Is it an animal?", "yes").asks("eve", "Has it to do with water?", "yes")
    seer = [question(table.seen("bob", left=200), SHARP, Random(seed)) for seed in range(30)]
    villager = [question(table.seen("dan", left=200), SHARP, Random(seed)) for seed in range(30)]
    frog = Topic("frog", guess=True)
    assert [(one, other) for one, other in zip(seer, villager, strict=True) if one != other and other != frog] == []
    late = [question(table.seen("bob", left=40), SHARP, Random(seed)) for seed in range(30)]
    assert late != villager


def test_a_werewolf_never_says_the_word_however_plain_it_is() -> None:
    table = at(word="frog")
    for text, token in (("An animal?", "yes"), ("Something with water?", "yes"), ("Fits in a hand?", "yes")):
        table.asks("dan", text, token)
    for text in ("Moves by itself?", "Does one hear it?", "Outdoors?"):
        table.asks("eve", text, "yes")
    frog = Topic("frog", guess=True)
    wolf = {question(table.seen("cat", left=5), each, Random(n)) for each in MINDS.values() for n in range(40)}
    villager = {question(table.seen("dan", left=5), each, Random(n)) for each in MINDS.values() for n in range(40)}
    assert frog in villager
    assert frog not in wolf


def test_a_seer_does_not_blurt_the_word_out() -> None:
    table = at(word="frog")
    frog = Topic("frog", guess=True)
    assert all(question(table.seen("bob"), mind, Random(n)) != frog for mind in MINDS.values() for n in range(60))


def test_a_beholder_learns_from_the_seers_questions_and_a_minion_asks_for_little() -> None:
    table = at(word="frog", dan="beholder", eve="minion").asks("bob", "Something with water?", "yes")
    assert table.seen("dan").known == {3: "beholder", 1: "seer"}
    assert table.seen("eve").known == {4: "minion", 2: "werewolf"}
    possible = moment("en", "easy", history(table.seen("fay")))

    def worth(name: str) -> float:
        asked = [question(table.seen(name), SHARP, Random(seed)) for seed in range(60)]
        return mean(possible[topic].worth for topic in asked if topic in possible)

    assert worth("eve") < worth("dan")
    assert 0.1 < worth("eve") < worth("fay") - 0.2


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_temperaments_change_pace_and_words_and_nothing_else(temperament: str) -> None:
    table = at(word="frog")
    moves = [move(table.seen("dan"), Character("sharp", temperament), Random(seed)) for seed in range(40)]
    assert all(done and done.do == "ask" and done.after >= 5 for done in moves)
    assert len({done.text for done in moves if done}) > 5


def test_a_quiet_bot_waits_longer_and_says_less() -> None:
    table = at(word="frog")

    def of(temperament: str) -> tuple[float, float]:
        moves = [move(table.seen("dan"), Character("sharp", temperament), Random(seed)) for seed in range(60)]
        return mean(done.after for done in moves if done), mean(len(done.text or "") for done in moves if done)

    assert of("quiet")[0] > of("sceptical")[0] > of("eager")[0]
    assert of("theatrical")[1] > of("eager")[1] > of("quiet")[1]


def test_bots_wait_while_a_question_waits_and_let_others_come_first() -> None:
    table = at(word="frog").asks("fay", "Is it green?")
    assert move(table.seen("dan"), Character(), Random(1)) is None
    table.game = table.game.token("maybe")
    eager = move(table.seen("dan"), Character(), Random(1))
    again = move(table.seen("fay"), Character(), Random(1))
    assert eager is not None
    assert again is not None
    assert again.after > eager.after
