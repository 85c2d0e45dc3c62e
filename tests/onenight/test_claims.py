"""Claims by day: every role can tell what truly happened to it, and much else, but nothing its script could not do."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec import structs

from noctambule.engine.errors import GameError, NotAnOption, NotAsked
from noctambule.onenight.rules.claims import check, continuations, could_be_true, say, stories, told
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Claim, Story, Told
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from tests.onenight.chance import by_chance, play_in_order, random_setup
from tests.onenight.table import Table, play
from tests.seeds import with_seed

GAMES = 2000


def true_story(game: Game, seat: int) -> Story:
    """What a seat could tell of its own night; what everybody saw lie open is not part of it."""
    return told(event for event in game.events if event.seat == seat and seat in event.seen_by)


@cache
def random_games(seed: str) -> tuple[Game, ...]:
    """Whole games, half of them with cards of our own choice, half with a printed scenario's."""
    chance = Random(f"{seed} claims")
    printed = [scenario for scenario in SCENARIOS.values() if 4 in scenario.players]

    def setup() -> Setup:
        return random_setup(chance, most=5) if chance.random() < 0.5 else chance.choice(printed).setup(4, chance)

    return tuple(play_in_order(setup(), chance, by_chance(chance)) for _ in range(GAMES))


def dealt(seed: str, role: str) -> list[tuple[Game, int]]:
    return [
        (game, seat)
        for game in random_games(seed)
        for seat in range(game.setup.players)
        if game.deal.cards[seat] == role
    ]


def can_be_told(game: Game, seat: int, story: Story) -> bool:
    role, shields = game.deal.cards[seat], game.table.shields
    return all(said in continuations(game.setup, seat, role, story[:n], shields) for n, said in enumerate(story))


# Stories are derived from a role's script.


@with_seed
def test_every_role_is_dealt_in_the_games_of_this_test(seed: str) -> None:
    counted = Counter(card for game in random_games(seed) for card in game.deal.cards[: game.setup.players])
    assert counted.keys() == ROLES.keys()
    assert min(counted.values()) >= 50


@pytest.mark.parametrize("role", ROLES)
@with_seed
def test_what_truly_happened_can_always_be_told(seed: str, role: str) -> None:
    for game, seat in dealt(seed, role):
        story = true_story(game, seat)
        assert can_be_told(game, seat, story), story


@pytest.mark.parametrize("role", ROLES)
@with_seed
def test_a_night_that_was_not_cut_short_is_a_whole_story(seed: str, role: str) -> None:
    for game, seat in dealt(seed, role)[:40]:
        cut_short = any(event.kind == "skipped" and event.seat == seat for event in game.events)
        if not cut_short:
            story = true_story(game, seat)
            shields = game.table.shields
            assert continuations(game.setup, seat, role, story, shields) == ()
            assert story in stories(game.setup, seat, role, shields)


@pytest.mark.parametrize("role", ["villager", "tanner", "hunter", "bodyguard", "prince", "dream-wolf"])
def test_who_sleeps_has_nothing_to_tell(role: str) -> None:
    setup = Setup(3, (role, "werewolf", "seer", "robber", "villager", "villager"))
    assert list(stories(setup, 0, role)) == [()]
    assert continuations(setup, 0, role) == ()


FIRST_NIGHT = Setup(3, ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"))
KINDS = 5
"""Different cards in that deck."""


@pytest.mark.parametrize(
    ("role", "count"),
    [
        ("seer", 1 + 2 * KINDS + 3 * KINDS**2),  # nobody; a player's card; two center cards
        ("robber", 2 * KINDS),  # he has to
        ("troublemaker", 1),
        ("werewolf", 2 + 1 + 3 * KINDS),  # with either of the others; alone and declining; alone and looking
        ("villager", 1),
    ],
)
def test_the_number_of_stories_follows_from_the_script(role: str, count: int) -> None:
    assert len(list(stories(FIRST_NIGHT, 0, role))) == count


def test_a_story_is_told_step_by_step() -> None:
    setup = FIRST_NIGHT
    chose = Told("chose", (1,), ())
    assert continuations(setup, 0, "robber") == (chose, Told("chose", (2,), ()))
    swapped = Told("swapped", (0, 1), ())
    assert continuations(setup, 0, "robber", (chose,)) == (swapped,)
    looks = continuations(setup, 0, "robber", (chose, swapped))
    assert looks == tuple(Told("looked", (0,), (card,)) for card in dict.fromkeys(setup.deck))
    assert continuations(setup, 0, "robber", (chose, swapped, looks[0])) == ()


def test_nothing_follows_what_could_not_have_been() -> None:
    assert continuations(FIRST_NIGHT, 0, "robber", (Told("chose", (4,), ()),)) == ()


# The truth, and what is not.


@with_seed
def test_the_truth_and_every_part_of_it_could_be_true(seed: str) -> None:
    for game in random_games(seed)[:150]:
        for seat in range(game.setup.players):
            role, story = game.deal.cards[seat], true_story(game, seat)
            for length in range(len(story) + 1):
                assert could_be_true(Claim(seat, role, story[:length]), game)
            assert could_be_true(Claim(seat, role, story[1:]), game), "leaving out the beginning is no lie"


@with_seed
def test_another_role_could_not_be_true(seed: str) -> None:
    for game in random_games(seed)[:150]:
        for seat, card in enumerate(game.deal.cards[: game.setup.players]):
            assert not any(could_be_true(Claim(seat, role), game) for role in ROLES if role != card)


@with_seed
def test_another_card_could_not_have_been_seen(seed: str) -> None:
    lied = 0
    for game in random_games(seed)[:150]:
        for seat in range(game.setup.players):
            story = true_story(game, seat)
            for n, said in enumerate(story):
                if said.kind == "looked":
                    other = structs.replace(said, what=("villager" if said.what != ("villager",) else "tanner",))
                    if other in story[n:]:
                        continue  # a second look at the same place did show it
                    assert not could_be_true(Claim(seat, game.deal.cards[seat], (*story[:n], other)), game)
                    lied += 1
    assert lied > 50


def morning() -> Table:
    """A robber has robbed the seer, who had seen a wolf."""
    day = play(ann="robber", bob="seer", cat="werewolf", center=["villager", "villager", "tanner"])
    return day.answer("cat", "center 3").answer("bob", "cat").answer("ann", "bob")


def robbed(seat: int, target: int, card: str) -> Claim:
    said = (Told("chose", (target,), ()), Told("swapped", (seat, target), ()), Told("looked", (seat,), (card,)))
    return Claim(seat, "robber", said)


def test_a_robber_tells_the_truth_or_lies() -> None:
    game = morning().game
    assert could_be_true(robbed(0, 1, "seer"), game)
    assert not could_be_true(robbed(0, 1, "werewolf"), game), "another card seen"
    assert not could_be_true(robbed(0, 2, "werewolf"), game), "another player robbed"
    assert not could_be_true(robbed(2, 1, "seer"), game), "another robber"
    assert not could_be_true(Claim(0, "seer"), game), "he has the seer's card now, and was not dealt it"


def test_the_order_of_a_story_counts() -> None:
    claim = robbed(0, 1, "seer")
    assert not could_be_true(structs.replace(claim, story=claim.story[::-1]), morning().game)


# What may be said.


def test_v1_anything_a_role_could_have_done_may_be_claimed() -> None:
    game = morning().game
    for claim in (robbed(0, 1, "seer"), robbed(2, 1, "seer"), Claim(2, "villager"), Claim(1, "tanner")):
        game = say(game, claim)
    assert len(game.said) == 4


def test_what_was_said_is_kept_in_order_and_changes_nothing_else() -> None:
    before = morning().game
    said = [Claim(2, "villager"), Claim(0, "robber"), Claim(2, "seer"), robbed(0, 1, "seer"), Claim(2, "villager")]
    game = before
    for claim in said:
        game = say(game, claim)
    assert game.said == tuple(said)
    assert game._replace(said=()) == before
    assert before.said == (), "an old value stays as it was"


def refusal(game: Game, claim: Claim) -> GameError:
    with pytest.raises(GameError) as error:
        check(game, claim)
    with pytest.raises(GameError):
        say(game, claim)
    return error.value


def test_a_role_that_is_not_in_the_deck_cannot_be_claimed() -> None:
    error = refusal(morning().game, Claim(0, "insomniac"))
    assert isinstance(error, NotAnOption)
    assert error.code == "claim-not-in-deck"


@pytest.mark.parametrize(
    "story",
    [
        [Told("chose", (0,), ())],  # robbing oneself
        [Told("chose", (3,), ())],  # robbing the center
        [Told("declined", (), ())],  # letting it be: in this edition the robber has to
        [Told("looked", (0,), ("seer",))],  # looking before taking
        [*robbed(0, 1, "seer").story[:2], Told("looked", (1,), ("seer",))],  # looking at the other card
        [*robbed(0, 1, "insomniac").story],  # a card that is not in the deck
        [*robbed(0, 1, "seer").story, Told("chose", (2,), ())],  # robbing twice
        [Told("danced", (), ())],
    ],
)
def test_a_story_that_could_not_be_is_refused(story: list[Told]) -> None:
    error = refusal(morning().game, Claim(0, "robber", tuple(story)))
    assert isinstance(error, NotAnOption)
    assert error.code == "claim-not-a-story"


def test_v1_claims_are_made_by_day() -> None:
    night = play(ann="robber", bob="villager", cat="villager")
    error = refusal(night.game, Claim(0, "robber"))
    assert isinstance(error, NotAsked)
    assert error.code == "claim-by-day-only"
    day = night.answer("ann", "bob")
    day.game = say(day.game, Claim(0, "robber"))
    over = day.vote(ann="bob", bob="ann", cat="ann").game
    assert refusal(over, Claim(0, "robber")).code == "claim-by-day-only"


def test_v1_whoever_wears_the_mask_claims_nothing() -> None:
    day = play(ann="curator", bob="villager", cat="villager", artifacts=["mask-of-muting"])
    day.answer("ann", "bob")
    error = refusal(day.game, Claim(1, "villager"))
    assert isinstance(error, NotAsked)
    assert error.code == "silenced"
    assert say(day.game, Claim(0, "curator")).said, "the others may talk"


@pytest.mark.parametrize("artifact", ["shroud-of-shame", "void-of-nothingness", "claw-of-the-werewolf"])
def test_v1_no_other_artifact_keeps_anybody_from_talking(artifact: str) -> None:
    day = play(ann="curator", bob="villager", cat="villager", artifacts=[artifact])
    day.answer("ann", "bob")
    assert say(day.game, Claim(1, "villager")).said == (Claim(1, "villager"),)


# Truths that are easily forgotten.


def test_n10_an_insomniac_may_claim_to_have_been_robbed() -> None:
    day = play(ann="insomniac", bob="robber", cat="villager").answer("bob", "ann")
    check(day.game, Claim(0, "insomniac", (Told("looked", (0,), ("robber",)),)))


def test_n5_a_werewolf_may_claim_to_have_seen_the_dream_wolf() -> None:
    day = play(ann="werewolf", bob="dream-wolf", cat="villager")
    check(day.game, Claim(0, "werewolf", (Told("shown", (1,), ("werewolf",)),)))


def test_n11_a_village_idiot_may_claim_to_have_passed_over_a_shield() -> None:
    day = play(ann="village-idiot", bob="sentinel", cat="villager", dan="villager")
    day.answer("bob", "cat").answer("ann", "left")
    check(day.game, Claim(0, "village-idiot", true_story(day.game, 0)))


def test_n16_a_doppelganger_may_claim_that_a_card_she_saw_was_another_later() -> None:
    day = play(dot="doppelganger", ann="revealer", bob="troublemaker", cat="villager")
    day.answer("dot", "ann").answer("bob", "ann", "cat").answer("ann", "none").answer("dot", "ann")
    assert day.saw("dot") == [("ann", "revealer"), ("ann", "villager")]
    check(day.game, Claim(0, "doppelganger", true_story(day.game, 0)))
