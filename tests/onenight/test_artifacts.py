"""The six artifacts, as played games."""

import pytest

from noctambule.engine.errors import NotAsked
from noctambule.onenight.rules.claims import check
from noctambule.onenight.rules.sayings import Claim
from tests.onenight.table import Table, play

CLAW, BRAND, CUDGEL = "claw-of-the-werewolf", "brand-of-the-villager", "cudgel-of-the-tanner"
VOID, MASK, SHROUD = "void-of-nothingness", "mask-of-muting", "shroud-of-shame"
ALL = [CLAW, BRAND, CUDGEL, VOID, MASK, SHROUD]


def day_with(artifact: str, card: str = "villager") -> Table:
    """Ann the curator gave Bob this artifact, and it is day; Cat is a hunter, Dan a prince."""
    night = play(ann="curator", bob=card, cat="hunter", dan="prince", artifacts=[artifact])
    return night.answer("ann", "bob")


# What they make of their owner.


@pytest.mark.parametrize(
    ("artifact", "identity", "team"),
    [
        (CLAW, "werewolf", "werewolf"),
        (BRAND, "villager", "village"),
        (CUDGEL, "tanner", "tanner"),
        (VOID, "minion", "werewolf"),
        (MASK, "minion", "werewolf"),
        (SHROUD, "minion", "werewolf"),
    ],
)
def test_v6_what_a_minion_becomes_of_each(artifact: str, identity: str, team: str) -> None:
    day = day_with(artifact, "minion")
    assert day.card("bob") == "minion"
    assert day.identity("bob") == identity
    assert day.team("bob") == team


def test_v6_w3_a_villager_with_the_claw_wins_while_no_wolf_dies() -> None:
    ending = day_with(CLAW).vote(ann="cat", bob="cat", cat="dan", dan="cat")
    assert ending.dead == {"cat"}
    assert ending.winners == {"bob"}


def test_v6_w3_a_villager_with_the_claw_dies_as_a_wolf() -> None:
    ending = day_with(CLAW).vote(ann="bob", bob="cat", cat="bob", dan="bob")
    assert ending.winners == {"ann", "cat", "dan"}


def test_v6_w4_a_branded_wolf_leaves_no_wolf_behind() -> None:
    day = day_with(BRAND, "dream-wolf")
    ending = day.vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert ending.dead == set()
    assert ending.winners == {"ann", "bob", "cat", "dan"}


def test_v6_w4_who_kills_the_branded_wolf_has_killed_a_villager() -> None:
    ending = day_with(BRAND, "dream-wolf").vote(ann="bob", bob="cat", cat="bob", dan="bob")
    assert ending.dead == {"bob"}
    assert ending.winners == set()


def test_v6_w1_w2_a_wolf_with_the_cudgel_wins_by_dying_alone() -> None:
    ending = day_with(CUDGEL, "dream-wolf").vote(ann="bob", bob="cat", cat="bob", dan="bob")
    assert ending.winners == {"bob"}


def test_v6_w1_w3_who_has_the_cudgel_and_the_village_win_when_a_wolf_dies_too() -> None:
    night = play(ann="curator", bob="villager", cat="dream-wolf", dan="hunter", artifacts=[CUDGEL])
    ending = night.answer("ann", "bob").vote(ann="bob", bob="cat", cat="bob", dan="cat")
    assert ending.dead == {"bob", "cat"}
    assert ending.winners == {"ann", "bob", "dan"}


def test_v6_w4_a_living_owner_of_the_cudgel_does_not_win() -> None:
    ending = day_with(CUDGEL).vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert ending.winners == {"ann", "cat", "dan"}


def test_v6_the_same_as_the_card_changes_nothing() -> None:
    assert day_with(CLAW, "dream-wolf").team("bob") == "werewolf"
    assert day_with(BRAND, "villager").identity("bob") == "villager"
    assert day_with(CUDGEL, "tanner").identity("bob") == "tanner"


@pytest.mark.parametrize("artifact", [VOID, MASK, SHROUD])
def test_v6_void_mask_and_shroud_leave_the_role_alone(artifact: str) -> None:
    day = day_with(artifact, "dream-wolf")
    assert day.identity("bob") == "dream-wolf"
    ending = day.vote(ann="bob", bob="cat", cat="bob", dan="bob")
    assert ending.winners == {"ann", "cat", "dan"}


def test_v6_an_artifact_goes_before_what_the_doppelganger_copied() -> None:
    night = play(dot="doppelganger", ann="curator", bob="hunter", cat="villager", artifacts=[CLAW])
    night.answer("dot", "bob")
    night.answer("ann", "dot")
    assert night.identity("dot") == "werewolf"
    ending = night.vote(dot="cat", ann="dot", bob="dot", cat="dot")
    assert ending.dead == {"dot"}  # no hunter's shot
    assert ending.winners == {"ann", "bob", "cat"}


def test_v6_n9_an_artifact_goes_before_what_the_investigator_became() -> None:
    night = play(ann="curator", bob="paranormal-investigator", cat="dream-wolf", artifacts=[BRAND])
    night.answer("bob", "cat")
    night.answer("ann", "bob")
    assert night.identity("bob") == "villager"


def test_v6_an_artifact_covers_a_card_that_was_moved() -> None:
    night = play(ann="curator", bob="robber", cat="dream-wolf", artifacts=[BRAND])
    night.answer("bob", "cat")
    assert night.identity("bob") == "dream-wolf"
    night.answer("ann", "bob")
    assert night.identity("bob") == "villager"


# Who sees what.


@pytest.mark.parametrize("artifact", ALL)
def test_n15_its_owner_alone_sees_what_it_is(artifact: str) -> None:
    day = day_with(artifact)
    (look,) = (event for event in day.game.events if artifact in event.what)
    assert look.kind == "artifact"
    assert look.seen_by == {1}


def test_n15_it_is_looked_at_when_the_night_is_over() -> None:
    assert day_with(VOID).told("bob")[-2:] == ["dawn", "artifact"]


def test_n15_the_artifacts_are_drawn_in_a_random_order_without_replacement() -> None:
    night = play(dot="doppelganger", ann="curator", bob="hunter", cat="villager", artifacts=[SHROUD, CLAW, MASK])
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    night.answer("dot", "cat")
    assert night.artifacts == {"bob": SHROUD, "cat": CLAW}


def test_s6_n15_which_are_in_the_draw_is_known_to_all() -> None:
    night = play(ann="curator", bob="hunter", cat="villager", artifacts=[MASK, CLAW])
    assert set(night.game.setup.artifacts) == {CLAW, MASK}


def test_n3_n15_no_artifact_lies_on_a_shield() -> None:
    night = play(ann="curator", bob="sentinel", cat="villager")
    night.answer("bob", "ann")
    assert night.options == ["bob", "cat", "none"]


# Mask and shroud.


def test_v1_a_mask_silences_its_owner_alone() -> None:
    game = day_with(MASK).game
    assert [game.silenced(seat) for seat in range(4)] == [False, True, False, False]
    assert not any(game.turned_away(seat) for seat in range(4))


def test_v1_a_shroud_turns_its_owner_alone_away() -> None:
    game = day_with(SHROUD).game
    assert [game.turned_away(seat) for seat in range(4)] == [False, True, False, False]
    assert not any(game.silenced(seat) for seat in range(4))


@pytest.mark.parametrize("artifact", [CLAW, BRAND, CUDGEL, VOID])
def test_v1_the_others_neither_silence_nor_turn_away(artifact: str) -> None:
    game = day_with(artifact).game
    assert not any(game.silenced(seat) or game.turned_away(seat) for seat in range(4))


def test_v1_nobody_is_silenced_at_night() -> None:
    night = play(dot="doppelganger", ann="curator", bob="hunter", cat="villager", artifacts=[MASK, SHROUD])
    night.answer("dot", "ann")
    night.answer("ann", "bob")
    assert night.game.phase == "night"
    assert not night.game.silenced(2)
    night.answer("dot", "cat")
    assert night.game.silenced(2)
    assert night.game.turned_away(3)


def test_v1_the_mask_comes_off_when_the_votes_are_in() -> None:
    day = day_with(MASK)
    ending = day.vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert not ending.game.silenced(1)


def test_v1_a_masked_player_still_points() -> None:
    ending = day_with(MASK, "dream-wolf").vote(ann="cat", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann"}


def test_v1_a_masked_player_makes_no_claim_and_others_may() -> None:
    day = day_with(MASK)
    with pytest.raises(NotAsked):
        check(day.game, Claim(1, "villager"))
    check(day.game, Claim(2, "villager"))  # a lie, which is allowed


def test_v1_a_shrouded_player_may_speak() -> None:
    check(day_with(SHROUD).game, Claim(1, "hunter"))


def test_v1_a_shrouded_player_points_and_the_vote_counts() -> None:
    ending = day_with(SHROUD, "dream-wolf").vote(ann="cat", bob="ann", cat="ann", dan="bob")
    assert ending.dead == {"ann"}


def test_v1_a_shrouded_player_does_not_see_the_vote() -> None:
    day = day_with(SHROUD)
    day.vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert "pointed" not in day.told("bob")
    for player in ("ann", "cat", "dan"):
        assert "pointed" in day.told(player)


def test_v1_v7_a_shrouded_player_is_shown_the_cards_in_the_end() -> None:
    day = day_with(SHROUD)
    ending = day.vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert "cards" in day.told("bob")
    assert not ending.game.turned_away(1)


def test_v1_n16_a_masked_and_a_shrouded_player_at_one_table() -> None:
    night = play(dot="doppelganger", ann="curator", bob="hunter", cat="villager", artifacts=[MASK, SHROUD])
    night.answer("dot", "ann")
    night.answer("ann", "ann")
    night.answer("dot", "dot")
    assert night.game.silenced(1)
    assert night.game.turned_away(0)
    ending = night.vote(dot="bob", ann="bob", bob="dot", cat="ann")
    assert ending.killed_by == {"bob": None, "dot": "bob"}
