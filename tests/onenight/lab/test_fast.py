"""The fast engine beside the readable one: the same games, number by number; and its chance is fair and repeatable."""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import sqrt
from random import Random

import numpy as np
import pytest

from noctambule.engine.errors import BadSetup, NotAnOption
from noctambule.engine.rates import NOBODY
from noctambule.onenight.lab.fast import codes, reading, roles
from noctambule.onenight.lab.fast import decks as fast_decks
from noctambule.onenight.lab.fast.batch import play, warm_up
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.lab.fast.many import tally, tally_drawn
from noctambule.onenight.lab.fast.rows import MOST_QUESTIONS, nothing_given
from noctambule.onenight.lab.simulate import simulate, simulate_readably
from noctambule.onenight.rules.plan import questions
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import MOST, Setup, with_defaults
from tests.onenight.lab.beside import given_to_the_fast_one, given_to_the_readable_one, weighed_in_both
from tests.seeds import with_chance

BLOCKS, GAMES = 16, 1_250

BASE = Setup(7, read_deck("2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac"))
DAYBREAK = Setup(
    7,
    read_deck(
        "sentinel, doppelganger, alpha-wolf, mystic-wolf, paranormal-investigator, "
        "robber, witch, village-idiot, revealer, curator"
    ),
    center_werewolf="werewolf",
)


@pytest.mark.parametrize("block", range(BLOCKS))
@with_chance
def test_a_game_of_the_readable_engine_goes_the_same_way_in_the_fast_one(chance: Random, block: int) -> None:
    given_to_the_fast_one(GAMES, str(chance.random()))


@pytest.mark.parametrize("block", range(BLOCKS))
@with_chance
def test_a_game_of_the_fast_engine_goes_the_same_way_in_the_readable_one(chance: Random, block: int) -> None:
    """All it draws is legal there, and of as many answers as are listed there."""
    given_to_the_readable_one(GAMES, chance.getrandbits(62))


@pytest.mark.parametrize("block", range(BLOCKS))
@with_chance
def test_a_weight_table_leads_both_engines_the_same_way(chance: Random, block: int) -> None:
    weighed_in_both(GAMES // 4, chance.getrandbits(62))


def test_a_row_reads_as_the_game_it_was() -> None:
    """Robber, werewolf and mason: the lone wolf looks at the second center card, the robber takes his card."""
    setup = Setup(3, read_deck("robber, werewolf, 2 mason, seer, tanner"))
    given = nothing_given()
    given["cards"][0, :6] = [codes.CODE[card] for card in ("robber", "werewolf", "mason", "mason", "seer", "tanner")]
    given["answers"][0, :2] = 1, 0
    given["votes"][0, :3] = 1, 0, 0
    (row,) = play(deck_rows([setup]), 1, 0, given=given, keep=True).rows
    assert reading.looks(row) == ((1, 4, "seer"), (0, 0, "werewolf"))
    assert reading.shown(row) == ((1, (), "werewolf"), (2, (), "mason"))
    assert reading.cards(row["identities"][:3]) == ("werewolf", "robber", "mason")
    assert reading.seats(row["dead"]) == (0,)
    assert reading.seats(row["winners"]) == (1, 2)
    assert reading.winning_teams(row) == ("village",)


def test_an_answer_left_open_is_drawn() -> None:
    given = nothing_given()
    given["votes"][0, 2] = 5
    rows = play(deck_rows([BASE]), 200, 0, given=given, keep=True).rows
    assert set(rows["pointing"][:, 2].tolist()) == {5}
    assert len(set(rows["pointing"][:, 3].tolist())) == 6


# Chance.


def looks_even(counts: Sequence[int]) -> bool:
    """Whether these counts could be of things equally likely: chi-square, five sigma."""
    mean = sum(counts) / len(counts)
    freedom = len(counts) - 1
    return abs(sum((count - mean) ** 2 / mean for count in counts) - freedom) < 5 * sqrt(2 * freedom)


def test_every_deal_is_equally_likely() -> None:
    setup = Setup(3, read_deck("werewolf, seer, robber, drunk, tanner, hunter"))
    rows = play(deck_rows([setup]), 200_000, 1, keep=True).rows
    dealt = Counter(map(tuple, rows["dealt"][:, :6].tolist()))
    deals = list(permutations([codes.CODE[card] for card in setup.deck]))
    assert set(dealt) == set(deals)
    assert looks_even([dealt[one] for one in deals])


@pytest.mark.parametrize("setup", [BASE, DAYBREAK], ids=["base", "daybreak"])
def test_every_answer_is_equally_likely(setup: Setup) -> None:
    rows = play(deck_rows([setup]), 100_000, 2, keep=True).rows
    for n in range(int(rows["asked"].max())):
        asked = rows[rows["asked"] > n]
        for options in np.unique(asked["options"][:, n]).tolist():
            answers = asked["answers"][:, n][asked["options"][:, n] == options]
            if len(answers) > 100 * options:
                assert looks_even(np.bincount(answers, minlength=options).tolist()), (n, options)


def test_every_pile_of_artifacts_is_equally_likely() -> None:
    rows = play(deck_rows([DAYBREAK]), 100_000, 3, keep=True).rows
    piles = Counter(map(tuple, rows["pile"].tolist()))
    assert len(piles) == 720
    assert looks_even(list(piles.values()))


@pytest.mark.parametrize("players", range(3, 11))
def test_everybody_points_at_every_other_equally_often(players: int) -> None:
    cards = "2 werewolf, 5 villager, seer, robber, drunk, tanner, hunter, minion"
    setup = Setup(players, read_deck(cards)[: players + 3])
    rows = play(deck_rows([setup]), 40_000, 4, keep=True).rows
    for seat in range(players):
        votes = np.bincount(rows["pointing"][:, seat], minlength=players).tolist()
        assert votes.pop(seat) == 0
        assert looks_even(votes)
    both = rows["pointing"][:, 0].astype(int) * players + rows["pointing"][:, players - 1]
    assert looks_even([count for count in np.bincount(both).tolist() if count])


def test_deal_answers_and_votes_do_not_hang_together() -> None:
    rows = play(deck_rows([BASE]), 100_000, 5, keep=True).rows
    seer, robber = (rows["holder"][:, codes.CODE[role]].astype(int) for role in ("seer", "robber"))
    places_and_votes = np.bincount(seer * 7 + rows["pointing"][:, 6], minlength=70).reshape(10, 7)
    assert looks_even(places_and_votes[:, :6].ravel().tolist())
    both = (seer < 7) & (robber < 7)  # the two of them asked one after the other, unless a lone wolf was asked first
    both &= (rows["options"][:, 0] == 10) & (rows["options"][:, 1] == 6)
    answers = rows["answers"][both].astype(int)
    assert looks_even(np.bincount(answers[:, 0] * 6 + answers[:, 1], minlength=60).tolist())


def test_seeds_and_games_differ() -> None:
    one, other = (play(deck_rows([BASE]), 1_000, seed, keep=True).rows["dealt"] for seed in (1, 2))
    assert (one == other).all(axis=1).mean() < 0.01
    assert len(np.unique(one, axis=0)) > 990
    assert (play(deck_rows([BASE]), 1_000, 1 - 2**64, keep=True).rows["dealt"] == one).all(), "64 bits of a seed count"


# The same numbers, however the games are cut up.


@pytest.mark.parametrize("setup", [BASE, DAYBREAK], ids=["base", "daybreak"])
def test_a_game_depends_on_its_number_and_not_on_its_batch(setup: Setup) -> None:
    decks = deck_rows([setup])
    whole = play(decks, 2_000, 7, keep=True)
    for size in (1, 7, 1_000):
        parts = [play(decks, min(size, 2_000 - first), 7, first=first, keep=True) for first in range(0, 2_000, size)]
        assert (np.concatenate([part.rows for part in parts]) == whole.rows).all()
        assert (np.sum([part.outcomes for part in parts], axis=0) == whole.outcomes).all()
    assert (play(decks, 2_000, 7).outcomes == whole.outcomes).all(), "kept or not"


@pytest.mark.parametrize(("processes", "block"), [(1, 1), (1, 7), (1, 1_000), (2, 1_000)])
def test_tallies_are_the_same_with_any_number_of_processes(processes: int, block: int) -> None:
    right = play(deck_rows([DAYBREAK]), 3_000, 8).outcomes
    *_, last = tally(DAYBREAK, 3_000, 8, processes, block)
    assert last.games == 3_000
    assert (last.outcomes == right).all()


def test_drawn_decks_are_the_same_in_blocks_of_any_size() -> None:
    anarchy = SCENARIOS["anarchy-daybreak"]
    *_, one = tally_drawn(lambda chance: anarchy.setup(5, chance), 300, 9, block=7)
    *_, other = tally_drawn(lambda chance: anarchy.setup(5, chance), 300, 9, block=1_000)
    assert (one.outcomes == other.outcomes).all()


def test_a_game_on_this_machine_is_a_game_on_any() -> None:
    """Written down once: a change here changes what every seed means."""
    row = play(deck_rows([DAYBREAK]), 1, 2026, first=123_456_789, keep=True).rows[0]
    assert [codes.CARDS[code] for code in row["dealt"][:7]] == [
        "curator",
        "alpha-wolf",
        "paranormal-investigator",
        "mystic-wolf",
        "sentinel",
        "witch",
        "village-idiot",
    ]
    assert [codes.CARDS[code] for code in row["dealt"][7:11]] == ["revealer", "robber", "doppelganger", "werewolf"]
    assert row["pile"].tolist() == [3, 4, 2, 5, 6, 1]
    assert row["answers"][: row["asked"]].tolist() == [4, 1, 1, 0, 3, 2, 0, 0, 2]
    assert row["pointing"][:7].tolist() == [6, 0, 0, 0, 3, 0, 4]


# What is refused, and what plays what.


def test_giant_games_are_not_for_it() -> None:
    with pytest.raises(BadSetup, match="player-count"):
        deck_rows([Setup(11, read_deck("3 werewolf, 11 villager"))])


@pytest.mark.parametrize("column", ["answers", "votes"])
def test_what_is_given_must_be_legal(column: str) -> None:
    given = nothing_given(3)
    given[column][1, 0] = 120
    with pytest.raises(NotAnOption, match="game=1"):
        play(deck_rows([BASE]), 3, 0, given=given)


def test_a_given_deal_must_be_the_deck() -> None:
    given = nothing_given()
    for cards in (range(11), [99] * 11):
        given["cards"][0, :11] = list(cards)
        with pytest.raises(BadSetup, match="deal-is-not-the-deck"):
            play(deck_rows([DAYBREAK]), 5, 0, given=given)
    right = [codes.CODE[card] for card in DAYBREAK.cards]
    given["cards"][0, :11] = right
    play(deck_rows([DAYBREAK]), 5, 0, given=given)
    given["cards"][0, :11] = right[::-1]  # another card in the center werewolf's place
    with pytest.raises(BadSetup, match="deal-is-not-the-deck"):
        play(deck_rows([DAYBREAK]), 5, 0, given=given)
    given["cards"][0, :11] = right
    given["pile"][0] = 1
    with pytest.raises(BadSetup, match="artifacts-are-not-the-draw"):
        play(deck_rows([DAYBREAK]), 5, 0, given=given)


def test_the_first_game_that_cannot_be_played_is_named() -> None:
    """Also beyond those that are played side by side with the first one."""
    given = nothing_given(200)
    given["votes"][[90, 150], 0] = 120
    with pytest.raises(NotAnOption, match="game=97"):
        play(deck_rows([BASE]), 200, 0, first=7, given=given)


def test_arrays_that_do_not_fit() -> None:
    with pytest.raises(ValueError, match="3 games"):
        play(deck_rows([BASE]), 3, 0, given=nothing_given(2))
    with pytest.raises(ValueError, match="3 games"):
        play(deck_rows([BASE]), 3, 0, which=np.array([0, 0, 1], dtype=np.int32))


def test_both_engines_simulate_alike() -> None:
    games = 5_000
    *_, fast = simulate(lambda _: BASE, games, 1, drawn=False)
    *_, readable = simulate_readably(lambda _: BASE, games, 1)
    assert fast.games == readable.games == games
    for team in ("village", "werewolf", "tanner", NOBODY):
        rate = readable.wins[team] / games
        assert abs(fast.wins[team] / games - rate) <= 5 * sqrt(2 * rate * (1 - rate) / games)


def test_without_numba_the_readable_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctambule.onenight.lab.simulate.find_spec", lambda _: None)
    *_, result = simulate(lambda _: BASE, 100, 1, drawn=False)
    *_, right = simulate_readably(lambda _: BASE, 100, 1)
    assert result == right


def test_giant_games_are_simulated_all_the_same() -> None:
    *_, result = simulate(lambda _: Setup(12, read_deck("3 werewolf, 12 villager")), 50, 1, drawn=False)
    assert result.games == 50


@pytest.mark.parametrize(
    "module", ["noctambule.cli", "noctambule.onenight.lab.simulate", "noctambule.onenight.lab.fast"]
)
def test_numba_is_not_loaded_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_second_start_does_not_compile() -> None:
    warm_up()
    code = (
        "from noctambule.onenight.lab.fast.batch import play_games, warm_up; warm_up();"
        "print(sum(play_games.stats.cache_hits.values()), sum(play_games.stats.cache_misses.values()))"
    )
    second = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert second.stdout.split() == ["1", "0"]


def test_a_role_it_has_no_script_for_is_named_and_left_to_the_readable_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roles, "UNKNOWN", ("seer",))
    monkeypatch.setattr(fast_decks, "UNKNOWN", ("seer",))
    with pytest.raises(BadSetup, match="role-not-fast") as refused:
        deck_rows([BASE])
    assert refused.value.details == {"role": "seer"}
    first, *_ = simulate(lambda _: BASE, 3, 1, drawn=False)
    assert first.games == 1, "the readable engine tells after every game"


def test_no_night_asks_more_than_a_row_has_room_for() -> None:
    """Ten players of the roles that ask most, and a doppelganger who asks once and then as one of them."""
    asked = list[int]()
    for role in ROLES.values():
        if role.night:
            setup = with_defaults(3, (role.id, *("villager",) * 5), "ravensburger")
            asked += [sum(questions(setup).values())] * role.most
    most = sorted(asked, reverse=True)[:MOST]
    assert sum(most) + 1 + most[0] <= MOST_QUESTIONS
