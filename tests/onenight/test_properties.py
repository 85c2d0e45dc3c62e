"""What holds for every deck, edition and number of players."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from noctambule.engine.questions import Question
from noctambule.onenight.rules.cards import TANNER
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.plan import narrated, quick
from noctambule.onenight.rules.table import identity, team
from tests.onenight.chance import by_chance, by_question, play_in_beats, play_in_order, random_setup
from tests.seeds import with_chance

chances = st.randoms(use_true_random=False)


@given(chances)
def test_s1_n2_the_cards_stay_a_permutation_of_the_deal(chance: Random) -> None:
    setup = random_setup(chance, most=12)
    game = Game.start(setup, deal(setup, chance))
    while game.run.question:
        assert Counter(game.table.cards) == Counter(setup.cards)
        game = game.answer(game.run.question.id, by_chance(chance)(game.run.question))
    assert Counter(game.table.cards) == Counter(setup.cards)


@given(chances, st.integers(0, 2**32))
def test_both_paces_reach_the_same_end_for_the_same_answers(chance: Random, seed: int) -> None:
    setup = random_setup(chance)
    deal_seed = chance.randint(0, 2**32)
    choose = by_question(seed)
    in_order = play_in_order(setup, Random(deal_seed), choose)
    for plan in (quick(setup), narrated(setup)):
        in_beats = play_in_beats(setup, plan, Random(deal_seed), choose)
        assert in_beats.events == in_order.events
        assert in_beats.end == in_order.end


@given(chances)
def test_w5_winners_fit_the_reasons(chance: Random) -> None:
    setup = random_setup(chance)
    game = play_in_order(setup, chance, by_chance(chance))
    assert game.end is not None
    dead = {death.seat for death in game.end.vote.deaths}
    won = {outcome.team for outcome in game.end.verdict.outcomes if outcome.won}
    teams = [team(identity(game.table, seat)) for seat in range(setup.players)]
    assert {outcome.team for outcome in game.end.verdict.outcomes} == set(teams)
    for seat, side in enumerate(teams):
        wins = seat in game.end.verdict.winners
        assert wins == (seat in dead if side == TANNER else side in won)
    # The village and the werewolves never win together, and a death always has its cause.
    assert not {"village", "werewolf"} <= won
    for death in game.end.vote.deaths:
        assert death.votes >= 2 if death.hunter is None else death.hunter in dead


@given(chances)
def test_v2_votes_may_come_in_any_order(chance: Random) -> None:
    setup = random_setup(chance)
    game = Game.start(setup, deal(setup, chance))
    while game.run.question:
        game = game.answer(game.run.question.id, by_chance(chance)(game.run.question))
    pointing = [chance.choice(game.vote_of(seat).options) for seat in range(setup.players)]
    seats = list(range(setup.players))
    ends = set()
    for _ in range(3):
        chance.shuffle(seats)
        voted = game
        for seat in seats:
            assert voted.end is None
            voted = voted.answer(("vote", seat), pointing[seat])
        ends.add(voted.end)
    assert len(ends) == 1


@with_chance
def test_no_random_game_crashes(chance: Random) -> None:
    asked = set[Question]()
    for _ in range(4000):
        setup = random_setup(chance, most=20 if chance.random() < 0.1 else 10)
        game = play_in_order(setup, chance, by_chance(chance))
        assert game.end is not None
        asked |= set(game.setup.night.votes)
    assert asked
