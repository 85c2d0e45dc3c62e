"""The vote, as played games: who points at whom, and who dies of it."""

import pytest

from noctambule.engine.errors import NotAnOption, NotAsked
from tests.onenight.table import Table, play

CLAW, BRAND = "claw-of-the-werewolf", "brand-of-the-villager"


def six() -> Table:
    """Six who sleep through the night."""
    return play(ann="villager", bob="villager", cat="mason", dan="mason", eve="tanner", fay="dream-wolf")


# Pointing.


def test_v2_nobody_points_at_themselves() -> None:
    day = play(ann="villager", bob="villager", cat="hunter")
    with pytest.raises(NotAnOption):
        day.vote(ann="ann")


def test_v2_nobody_points_at_a_center_card_or_at_nobody() -> None:
    day = play(ann="villager", bob="villager", cat="hunter")
    for target in (3, -1, None, (1, 2), "bob"):
        with pytest.raises(NotAnOption):
            day.game.answer(("vote", 0), target)


def test_v2_nobody_points_while_it_is_night() -> None:
    night = play(ann="seer", bob="villager", cat="hunter")
    with pytest.raises(NotAsked):
        night.game.answer(("vote", 1), 0)
    with pytest.raises(NotAsked):
        night.game.close()


def test_v2_nobody_points_when_the_game_is_over() -> None:
    ending = play(ann="villager", bob="villager", cat="hunter").vote(ann="bob", bob="cat", cat="ann")
    with pytest.raises(NotAsked):
        ending.game.answer(("vote", 0), 1)
    with pytest.raises(NotAsked):
        ending.game.close()


def test_v2_only_players_point() -> None:
    day = play(ann="villager", bob="villager", cat="hunter")
    for seat in (3, -1):
        with pytest.raises(NotAsked):
            day.game.answer(("vote", seat), 0)


def test_v2_everybody_is_asked_for_a_vote_by_day() -> None:
    day = play(ann="villager", bob="villager", cat="hunter")
    assert {question.seat: question.options for question in day.game.questions} == {0: (1, 2), 1: (0, 2), 2: (0, 1)}
    assert not any(question.may_decline for question in day.game.questions)


def test_v2_all_point_at_once_so_nobody_sees_a_vote_before_the_last() -> None:
    day = play(ann="villager", bob="villager", cat="hunter")
    before = day.game.events
    game = day.game.answer(("vote", 0), 1).answer(("vote", 1), 2)
    assert game.events == before
    assert game.end is None
    assert game.answer(("vote", 2), 0).end is not None


def test_v2_a_player_who_never_pointed_has_no_vote() -> None:
    ending = six().vote(ann="fay", bob="fay")
    assert ending.dead == {"fay"}


def test_v2_v4_nobody_pointed_and_nobody_dies() -> None:
    ending = six().vote()
    assert ending.dead == set()
    assert ending.winners == {"fay"}


# The most votes.


def test_v4_the_one_with_the_most_votes_dies() -> None:
    ending = six().vote(ann="fay", bob="fay", cat="fay", dan="eve", eve="dan", fay="dan")
    assert ending.killed_by == {"fay": None}


def test_v4_in_a_tie_all_of_them_die() -> None:
    ending = six().vote(ann="fay", bob="fay", cat="eve", dan="eve", eve="dan", fay="dan")
    assert ending.dead == {"dan", "eve", "fay"}


def test_v4_with_a_vote_each_nobody_dies() -> None:
    ending = six().vote(ann="bob", bob="cat", cat="dan", dan="eve", eve="fay", fay="ann")
    assert ending.dead == set()


def test_v4_nobody_dies_of_a_single_vote_where_somebody_did_not_point() -> None:
    ending = six().vote(ann="fay")
    assert ending.dead == set()
    ending = six().vote(ann="fay", bob="eve", cat="fay")
    assert ending.dead == {"fay"}


def test_v4_one_vote_more_is_enough() -> None:
    ending = six().vote(ann="fay", bob="fay", cat="dan", dan="eve", eve="bob", fay="cat")
    assert ending.dead == {"fay"}


def test_v4_three_players_two_votes() -> None:
    ending = play(ann="villager", bob="villager", cat="dream-wolf").vote(ann="cat", bob="cat", cat="ann")
    assert ending.dead == {"cat"}


# The prince and the protected are set aside.


def test_v4_the_prince_alone_at_the_top_leaves_the_next() -> None:
    day = play(ann="prince", bob="villager", cat="mason", dan="mason", eve="tanner")
    assert day.vote(ann="bob", bob="ann", cat="ann", dan="ann", eve="bob").dead == {"bob"}


def test_v4_the_next_tie_dies_whole() -> None:
    day = play(ann="prince", bob="villager", cat="mason", dan="mason", eve="tanner", fay="villager", gus="minion")
    ending = day.vote(ann="bob", bob="ann", cat="ann", dan="ann", eve="bob", fay="eve", gus="eve")
    assert ending.dead == {"bob", "eve"}


def test_v4_with_one_vote_the_next_does_not_die() -> None:
    day = play(ann="prince", bob="villager", cat="mason", dan="mason")
    assert day.vote(ann="bob", bob="ann", cat="ann", dan="ann").dead == set()


def test_v3_v4_the_protected_at_the_top_leaves_the_next() -> None:
    day = play(ann="bodyguard", bob="villager", cat="mason", dan="mason", eve="tanner", fay="villager")
    ending = day.vote(ann="bob", bob="eve", cat="bob", dan="bob", eve="bob", fay="eve")
    assert ending.dead == {"eve"}


def test_v3_v4_of_a_tie_only_the_unprotected_die() -> None:
    day = play(ann="bodyguard", bob="villager", cat="mason", dan="mason", eve="tanner", fay="villager")
    ending = day.vote(ann="bob", bob="eve", cat="bob", dan="bob", eve="fay", fay="eve")
    assert ending.dead == {"eve"}


def test_v3_the_bodyguards_pointing_makes_no_majority() -> None:
    # With his pointing counted, bob would have two votes; he has one, and it is not even needed to protect him.
    day = play(ann="bodyguard", bob="villager", cat="mason", dan="mason")
    ending = day.vote(ann="bob", bob="cat", cat="bob", dan="cat")
    assert ending.dead == {"cat"}
    assert ending.game.end is not None
    assert ending.game.end.vote.against == (0, 1, 2, 0)
    assert ending.game.end.vote.safe == {1}


def test_v3_a_bodyguard_who_dies_still_protects() -> None:
    day = play(ann="bodyguard", bob="dream-wolf", cat="mason", dan="mason", eve="villager", fay="villager")
    ending = day.vote(ann="bob", bob="ann", cat="ann", dan="ann", eve="bob", fay="bob")
    assert ending.dead == {"ann"}


def test_v3_v4_a_bodyguard_who_protects_the_prince_wastes_it() -> None:
    day = play(ann="bodyguard", bob="prince", cat="mason", dan="mason", eve="villager")
    assert day.vote(ann="bob", bob="cat", cat="bob", dan="bob", eve="cat").dead == {"cat"}


def test_v4_everybody_with_votes_set_aside_and_nobody_dies() -> None:
    day = play(ann="bodyguard", bob="prince", cat="mason", dan="mason", eve="villager", fay="villager")
    assert day.vote(ann="eve", bob="eve", cat="eve", dan="bob", eve="bob", fay="bob").dead == set()


# Hunters.


def test_v5_the_shot_needs_no_votes() -> None:
    day = play(ann="hunter", bob="villager", cat="villager", dan="dream-wolf")
    ending = day.vote(ann="dan", bob="ann", cat="ann", dan="ann")
    assert ending.killed_by == {"ann": None, "dan": "ann"}


def test_v5_a_shot_bodyguards_charge_stays_safe() -> None:
    day = play(ann="hunter", bob="bodyguard", cat="villager", dan="dream-wolf", eve="villager")
    ending = day.vote(ann="bob", bob="dan", cat="ann", dan="ann", eve="dan")
    assert ending.dead == {"ann", "bob"}


def test_v5_the_hunter_spares_prince_and_protected() -> None:
    day = play(ann="hunter", bob="prince", cat="villager")
    assert day.vote(ann="bob", bob="ann", cat="ann").dead == {"ann"}
    day = play(ann="hunter", bob="bodyguard", cat="villager", dan="villager")
    assert day.vote(ann="cat", bob="cat", cat="ann", dan="ann").dead == {"ann"}


def test_v5_n16_hunters_shoot_in_a_chain() -> None:
    day = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager").answer("dot", "ann")
    ending = day.vote(dot="bob", ann="dot", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "dot": "ann", "bob": "dot"}


def test_v5_n16_the_chain_may_begin_with_the_doppelganger() -> None:
    day = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager").answer("dot", "ann")
    ending = day.vote(dot="ann", ann="bob", bob="dot", cat="dot")
    assert ending.killed_by == {"dot": None, "ann": "dot", "bob": "ann"}


def test_v5_n16_two_hunters_who_point_at_each_other_die_together() -> None:
    day = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager").answer("dot", "ann")
    ending = day.vote(dot="ann", ann="dot", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "dot": "ann"}


def test_v5_n16_two_hunters_in_a_tie_shoot_one_each() -> None:
    day = play(dot="doppelganger", ann="hunter", bob="dream-wolf", cat="villager", dan="mason", eve="mason").answer(
        "dot", "ann"
    )
    ending = day.vote(dot="bob", ann="cat", bob="ann", cat="ann", dan="dot", eve="dot")
    assert ending.killed_by == {"ann": None, "dot": None, "bob": "dot", "cat": "ann"}


def test_v5_n16_two_hunters_who_aim_at_the_same_kill_once() -> None:
    day = play(
        dot="doppelganger",
        ann="hunter",
        bob="dream-wolf",
        cat="villager",
        dan="mason",
        eve="mason",
        fay="tanner",
        gus="minion",
    ).answer("dot", "ann")
    ending = day.vote(dot="bob", ann="bob", bob="ann", cat="dot", dan="dot", eve="dot", fay="ann", gus="ann")
    assert ending.game.end is not None
    assert sorted(death.seat for death in ending.game.end.vote.deaths) == [0, 1, 2]
    assert ending.killed_by["bob"] in {"ann", "dot"}


def test_v5_n16_a_chain_ends_at_a_protected_hunter() -> None:
    day = play(
        dot="doppelganger", ann="hunter", bob="dream-wolf", cat="bodyguard", dan="villager", eve="villager"
    ).answer("dot", "ann")
    ending = day.vote(dot="bob", ann="dot", bob="ann", cat="dot", dan="ann", eve="ann")
    assert ending.dead == {"ann"}


def test_v5_n16_a_chain_through_a_bodyguard_goes_no_further() -> None:
    day = play(ann="hunter", bob="bodyguard", cat="villager", dan="villager")
    ending = day.vote(ann="bob", bob="dan", cat="ann", dan="ann")
    assert ending.killed_by == {"ann": None, "bob": "ann"}


# Powers are those of the card in the end, artifacts first.


def test_v6_powers_go_with_the_cards() -> None:
    night = play(ann="prince", bob="troublemaker", cat="hunter", dan="dream-wolf")
    night.answer("bob", "ann", "cat")
    ending = night.vote(ann="dan", bob="ann", cat="ann", dan="ann")
    assert ending.killed_by == {"ann": None, "dan": "ann"}


def test_v6_an_artifact_is_applied_before_the_count() -> None:
    night = play(ann="bodyguard", bob="curator", cat="villager", dan="dream-wolf", artifacts=[BRAND])
    night.answer("bob", "ann")
    assert night.vote(ann="dan", bob="dan", cat="bob", dan="cat").dead == {"dan"}


def test_v6_n16_a_clawed_doppelganger_hunter_breaks_the_chain() -> None:
    night = play(dot="doppelganger", ann="hunter", bob="curator", cat="villager", artifacts=[CLAW])
    night.answer("dot", "ann")
    night.answer("bob", "dot")
    ending = night.vote(dot="cat", ann="dot", bob="ann", cat="ann")
    assert ending.killed_by == {"ann": None, "dot": "ann"}
    assert ending.winners == {"ann", "bob", "cat"}


# What is shown afterwards.


def shown_to_all(day: Table, word: str) -> bool:
    """Whether all are shown this word, other than as one of the cards that lay on the table."""
    everybody = set(range(day.game.setup.players))
    return any(event.seen_by >= everybody and word in event.what for event in day.game.events if event.kind != "cards")


def test_v7_all_cards_are_shown_after_the_vote() -> None:
    day = play(ann="villager", bob="villager", cat="hunter", center=["seer", "tanner", "villager"])
    assert "cards" not in day.told("ann")
    day.vote(ann="bob", bob="cat", cat="ann")
    (cards,) = (event for event in day.game.events if event.kind == "cards")
    assert cards.what == ("villager", "villager", "hunter", "seer", "tanner", "villager")
    assert cards.seen_by >= {0, 1, 2}


def test_v7_the_pointing_the_deaths_and_the_outcome_are_shown_to_all() -> None:
    day = play(ann="villager", bob="villager", cat="dream-wolf")
    day.vote(ann="cat", bob="cat", cat="ann")
    for player in ("ann", "bob", "cat"):
        assert {"pointed", "cards", "died", "won", "lost"} <= set(day.told(player))


def test_v7_what_the_doppelganger_copied_is_shown() -> None:
    day = play(dot="doppelganger", ann="prince", bob="robber", cat="villager", dan="hunter")
    day.answer("dot", "ann").answer("bob", "ann")  # bob is the prince now, and ann the robber
    assert not shown_to_all(day, "prince")
    day.vote(dot="ann", ann="dot")
    (identities,) = (event for event in day.game.events if event.kind == "identities")
    assert identities.what == ("prince", "robber", "prince", "villager", "hunter")
    assert identities.seen_by >= {0, 1, 2, 3, 4}


def test_v7_what_the_investigator_became_is_shown() -> None:
    day = play(ann="paranormal-investigator", bob="dream-wolf", cat="villager")
    day.answer("ann", "bob")
    assert not shown_to_all(day, "werewolf")
    ending = day.vote(ann="cat", bob="ann", cat="ann")
    assert ending.game.end is not None
    assert ending.game.end.identities == ("werewolf", "dream-wolf", "villager")
    assert "werewolf" in [what for event in day.game.events if event.kind == "identities" for what in event.what]


def test_v7_what_the_doppelganger_copied_is_shown_though_her_card_lies_in_the_center() -> None:
    day = play(dot="doppelganger", ann="drunk", bob="villager", cat="hunter", center=["seer", "tanner", "villager"])
    day.answer("dot", "ann").answer("dot", "center 1").answer("ann", "center 2")
    assert day.card("center 1") == "doppelganger"
    day.vote(dot="ann", ann="dot", bob="cat", cat="bob")
    assert shown_to_all(day, "drunk")


def test_v7_what_the_doppelganger_copied_is_shown_though_an_artifact_covers_it() -> None:
    day = play(dot="doppelganger", ann="curator", bob="villager", cat="hunter", artifacts=[CLAW, BRAND])
    day.answer("dot", "ann").answer("ann", "ann").answer("dot", "dot")
    day.vote(dot="ann", ann="dot", bob="cat", cat="bob")
    assert shown_to_all(day, "curator")


def test_v7_what_the_investigator_became_is_shown_though_an_artifact_covers_it() -> None:
    day = play(
        ann="paranormal-investigator",
        bob="witch",
        cat="tanner",
        dan="curator",
        artifacts=[BRAND],
        center=["seer", "villager", "villager"],
    )
    day.answer("ann", "cat")
    day.answer("bob", "center 1").answer("bob", "cat")  # the tanner card goes to the center
    day.answer("dan", "ann")
    day.vote(ann="bob", bob="cat", cat="dan", dan="ann")
    assert shown_to_all(day, "tanner")
