"""A bot never uses what it was not shown: other secrets, same view, same random numbers, same decisions."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from noctambule.bots.character import TEMPERAMENTS, Character
from noctambule.werewords.bots.minds import STRENGTHS
from noctambule.werewords.bots.playing import move
from noctambule.werewords.bots.seeing import DAY, MISSED, Seen, decode, encode, seen
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.packs import pack
from noctambule.werewords.rules.setup import Setup
from noctambule.werewords.view import word_view

WORDS = pack("en", "easy").texts
SETUP = Setup(6, beholder=True, minion=True)
QUESTIONS = ("Is it alive?", "Something with water?", "Is it a machine?", "Is it green?", "Fits in a hand?", "Round?")


def play(deal: Deal, asked: list[tuple[int, int, str]]) -> Game:
    """A day with the same questions and tokens, whatever is hidden."""
    game = Game.start(SETUP, deal)
    game = game.answer(game.questions[0].id, deal.words[0])
    for seat, text, token in asked:
        if game.phase == DAY and seat != game.mayor:
            game = game.ask(seat, QUESTIONS[text]).token(token)
    return game


def handed(game: Game, seat: int, phase: str) -> bytes:
    return encode(seen(word_view(game, seat), phase, 120.0, "en", "easy", "abcdef"))


asking = st.lists(
    st.tuples(st.integers(1, 5), st.integers(0, len(QUESTIONS) - 1), st.sampled_from(["yes", "no", "maybe"])),
    max_size=8,
)
characters = st.builds(Character, st.sampled_from(list(STRENGTHS)), st.sampled_from(TEMPERAMENTS))


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), asking, characters, st.integers(0, 2**32))
def test_other_secrets_same_view_same_move(
    chance: Random, asked: list[tuple[int, int, str]], who: Character, seed: int
) -> None:
    """Seat 1 is dealt a villager, then sees the same whatever the others are and whatever the word is."""
    others = [card for card in SETUP.cards if card != "mayor"]
    others.remove("villager")
    games = []
    for _ in range(2):
        hidden = list(others)
        chance.shuffle(hidden)
        words = chance.sample(WORDS, 3)
        games.append(play(Deal(("mayor", "villager", *hidden[:4]), hidden[4], tuple(words)), asked))
    one, other = (handed(game, 1, DAY) for game in games)
    assert one == other
    moves = [move(decode(data), who, Random(seed)) for data in (one, other)]
    assert moves[0] == moves[1]


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), asking, characters, st.integers(0, 2**32))
def test_a_werewolf_does_not_know_who_the_seer_is(
    chance: Random, asked: list[tuple[int, int, str]], who: Character, seed: int
) -> None:
    others = [card for card in SETUP.cards if card not in ("mayor", "werewolf")]
    words = tuple(chance.sample(WORDS, 3))
    moves = []
    for _ in range(2):
        hidden = list(others)
        chance.shuffle(hidden)
        game = play(Deal(("mayor", "werewolf", *hidden[:4]), hidden[4], words), asked)
        by_day = handed(game, 1, DAY)
        at_the_end = handed(game.time_up(), 1, MISSED)
        moves.append([by_day, at_the_end, *(move(decode(data), who, Random(seed)) for data in (by_day, at_the_end))])
    assert moves[0] == moves[1]


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), characters, st.integers(0, 2**32))
def test_the_same_view_and_the_same_random_numbers_give_the_same_move(
    chance: Random, who: Character, seed: int
) -> None:
    cards = list(SETUP.cards)
    while cards[0] != "mayor":
        chance.shuffle(cards)
    game = play(Deal(tuple(cards[:6]), cards[6], tuple(chance.sample(WORDS, 3))), [(1, 0, "yes"), (2, 1, "no")])
    for seat in range(6):
        data = decode(handed(game, seat, DAY))
        assert move(data, who, Random(seed)) == move(data, who, Random(seed))


def test_what_a_bot_is_handed_is_plain_data_that_comes_back_the_same() -> None:
    game = play(Deal(("mayor", "seer", "werewolf", "beholder", "minion", "villager"), "villager", WORDS[:3]), [])
    for seat in range(6):
        data = seen(word_view(game, seat), DAY, 1.0, "fr", None, "abcdef")
        assert isinstance(data, Seen)
        assert decode(encode(data)) == data
        assert b"seen_by" not in encode(data)
        assert (WORDS[0].encode() in encode(data)) == (seat in (0, 1, 2))
