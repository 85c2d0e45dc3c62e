"""Chance that can be checked: the shuffle is worked out here a second time, from its description alone."""

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctambule.engine.chance import SECRET_BYTES, Shuffle, commit
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.setup import Setup

SECRET = bytes(range(SECRET_BYTES))


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def expected(secret: bytes, contributions: list[str], things: list[int]) -> list[int]:
    """The shuffle as its description has it, with all the bytes made beforehand."""
    seed = sha(secret + b"".join(sha(text.encode()) for text in contributions))
    stream = b"".join(sha(seed + counter.to_bytes(8, "big")) for counter in range(200))
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    shuffled = list(things)
    for last in reversed(range(1, len(shuffled))):
        while numbers[0] >= (2**32 // (last + 1)) * (last + 1):
            del numbers[0]
        other = numbers.pop(0) % (last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def shuffled(secret: bytes, contributions: list[str], things: list[int]) -> list[int]:
    things = list(things)
    Shuffle(secret, contributions).shuffle(things)
    return things


def test_a_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commit(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commit(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commit(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("contributions", [[], [""], ["moon"], ["ann", "bob", "çédille ☾"], ["x"] * 20])
@pytest.mark.parametrize("count", [0, 1, 2, 8, 24, 300])
def test_a_shuffle_is_the_one_described(contributions: list[str], count: int) -> None:
    things = list(range(count))
    assert shuffled(SECRET, contributions, things) == expected(SECRET, contributions, things)


@given(st.binary(max_size=64), st.lists(st.text(max_size=20), max_size=6), st.integers(0, 40))
def test_any_shuffle_is_the_one_described(secret: bytes, contributions: list[str], count: int) -> None:
    things = list(range(count))
    assert shuffled(secret, contributions, things) == expected(secret, contributions, things)


def test_shuffles_that_follow_go_on_in_the_stream() -> None:
    """A deal shuffles the cards, then the artifacts: the second shuffle takes up where the first one stopped."""
    chance = Shuffle(SECRET, [])
    first, second = list(range(10)), list(range(10))
    chance.shuffle(first)
    chance.shuffle(second)
    assert first == expected(SECRET, [], list(range(10)))
    assert second != first


def test_a_number_that_favours_small_ones_is_thrown_away() -> None:
    """With n just above 2**31, every other number would be too large to be fair."""
    n = 2**31 + 1
    chance = Shuffle(SECRET, [])
    seed = sha(SECRET)
    stream = b"".join(sha(seed + counter.to_bytes(8, "big")) for counter in range(40))
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    fair = [number for number in numbers if number < n]
    assert len(fair) < len(numbers) * 0.7
    assert [chance.below(n) for _ in range(50)] == fair[:50]


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(tuple(shuffled(number.to_bytes(4, "big"), [], [1, 2, 3, 4])) for number in range(12_000))
    assert len(orders) == 24
    # 500 of each are expected; chi-square with 23 degrees of freedom stays below 49.7 in 999 of 1000 runs.
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 49.7


def test_every_seat_gets_every_card_about_as_often() -> None:
    setup = Setup(3, ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"))
    seats = Counter(deal(setup, Shuffle(number.to_bytes(4, "big"), [])).cards.index("seer") for number in range(6_000))
    assert set(seats) == set(range(6))
    assert all(880 < count < 1120 for count in seats.values())


def test_any_contribution_changes_the_deal() -> None:
    things = list(range(52))
    contributions = ["ann", "bob", "cat"]
    plain = shuffled(SECRET, contributions, things)
    for seat in range(3):
        other = list(contributions)
        other[seat] += "!"
        assert shuffled(SECRET, other, things) != plain
    assert shuffled(SECRET, ["bob", "ann", "cat"], things) != plain, "whose contribution it was counts"
    assert shuffled(SECRET, ["annbob", "cat"], things) != plain, "where one ends and the next begins counts"
    assert shuffled(SECRET[:-1] + b"!", contributions, things) != plain


def test_the_same_secret_and_contributions_deal_the_same() -> None:
    setup = Setup(3, ("werewolf", "werewolf", "seer", "robber", "curator", "villager"))
    once, again = (deal(setup, Shuffle(SECRET, ["ann"])) for _ in range(2))
    assert once == again
    assert deal(setup, Random(1)) == deal(setup, Random(1)), "whatever can shuffle will do"
