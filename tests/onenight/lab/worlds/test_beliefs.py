"""What a seat may believe: what is certain is certain, what is impossible is refused, what is drawn says so."""

import pytest

from noctambule.engine.events import Event, shown_to
from noctambule.onenight.lab.worlds.beliefs import EXACT, SAMPLED, Effort
from noctambule.onenight.lab.worlds.honesty import TRUSTING, Honesty, alike, believed
from noctambule.onenight.lab.worlds.impossible import Impossible
from noctambule.onenight.lab.worlds.listeners import Listeners, beliefs
from noctambule.onenight.rules.claims import stories, told
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.setup import Setup
from tests.onenight.table import Table, play


def view(table: Table, player: str) -> tuple[int, tuple[Event, ...]]:
    seat = table.names.seat(player)
    return seat, shown_to(seat, table.game.events)


def refusal(setup: Setup, seat: int, events: tuple[Event, ...], *claims: Claim, honesty: Honesty | None = None) -> str:
    with pytest.raises(Impossible) as refused:
        beliefs(setup, seat, events, claims, honesty)
    return refused.value.code


def test_an_insomniac_knows_her_card() -> None:
    night = play(ann="insomniac", bob="robber", cat="villager", center=("werewolf", "seer", "villager"))
    night.answer("bob", "ann")
    found = beliefs(night.game.setup, *view(night, "ann"))
    assert found.roles[0] == {"robber": 1.0}
    assert found.roles[1]["insomniac"] == pytest.approx(0.5)  # or Cat robbed her
    assert found.roles[1].get("robber", 0.0) == 0.0
    assert found.how == EXACT
    assert (found.effective, found.error) == (found.worlds, 0.0)


def test_a_robber_knows_what_he_took_and_what_he_left() -> None:
    night = play(ann="robber", bob="werewolf", cat="villager", center=("werewolf", "seer", "villager"))
    night.answer("bob", "none").answer("ann", "bob")
    found = beliefs(night.game.setup, *view(night, "ann"))
    assert found.wolf[:2] == pytest.approx((1.0, 0.0))
    assert found.roles[1] == {"robber": pytest.approx(1.0)}
    assert found.wolf[2] == pytest.approx(1 / 4)


def test_werewolves_know_each_other() -> None:
    night = play(ann="werewolf", bob="werewolf", cat="villager", center=("seer", "villager", "villager"))
    found = beliefs(night.game.setup, *view(night, "ann"))
    assert found.wolf == pytest.approx((1.0, 1.0, 0.0))


def test_a_minion_may_see_one_werewolf_more_than_there_are_cards() -> None:
    night = play(
        ann="minion", bob="werewolf", cat="werewolf", dan="doppelganger", center=("seer", "villager", "villager")
    )
    night.answer("dan", "bob")
    found = beliefs(night.game.setup, *view(night, "ann"))
    assert found.wolf == pytest.approx((0.0, 1.0, 1.0, 1.0))
    assert found.dealt[1] == pytest.approx({"werewolf": 2 / 3, "doppelganger": 1 / 3})


def test_claims_are_heard_one_after_the_other() -> None:
    night = play(ann="villager", bob="seer", cat="werewolf", center=("werewolf", "villager", "robber"))
    night.answer("cat", "none").answer("bob", "cat")
    told = Claim(1, "seer", (Told("chose", (2,), ()), Told("looked", (2,), ("werewolf",))))
    claims = [Claim(2, "villager"), told, Claim(2, "robber")]
    listeners = Listeners(night.game.setup)
    for number, claim in enumerate(claims, 1):
        listeners = listeners.hearing(claim)
        for player in ("ann", "bob", "cat"):
            seat, events = view(night, player)
            assert listeners.beliefs(seat, events) == beliefs(night.game.setup, seat, events, claims[:number])


def test_an_improbable_view_is_drawn_on_purpose() -> None:
    """A witch who looked and swapped: by chance alone one deal in twenty would show her this."""
    night = play(
        ann="witch",
        bob="werewolf",
        cat="village-idiot",
        dan="mystic-wolf",
        eve="robber",
        center=("insomniac", "seer", "villager"),
    )
    night.answer("dan", "none").answer("eve", "cat").answer("ann", "center 1").answer("ann", "bob")
    night.answer("cat", "none")
    seat, events = view(night, "ann")
    drawn = beliefs(night.game.setup, seat, events, effort=Effort(worlds=10, drawn_worlds=1000))
    assert drawn.how == SAMPLED
    assert drawn.effective > 300
    assert drawn.roles[1]["insomniac"] > 0.5


def test_trusted_claims_settle_everything() -> None:
    night = play(ann="villager", bob="seer", cat="werewolf", center=("werewolf", "villager", "villager"))
    night.answer("cat", "none").answer("bob", "cat")
    claim = Claim(1, "seer", (Told("chose", (2,), ()), Told("looked", (2,), ("werewolf",))))
    found = beliefs(night.game.setup, *view(night, "ann"), [claim], TRUSTING)
    assert found.wolf == pytest.approx((0.0, 0.0, 1.0))
    assert found.claims == pytest.approx((1.0,))


def test_one_knows_whether_ones_own_claim_is_true() -> None:
    night = play(ann="villager", bob="seer", cat="werewolf", center=("werewolf", "villager", "villager"))
    night.answer("cat", "none").answer("bob", "cat")
    claims = [Claim(0, "villager"), Claim(0, "seer")]
    found = beliefs(night.game.setup, *view(night, "ann"), claims)
    assert found.claims == (1.0, 0.0)
    assert found.roles == beliefs(night.game.setup, *view(night, "ann")).roles


def test_an_impossible_view_is_refused_with_the_reason() -> None:
    night = play(ann="seer", bob="robber", cat="villager", center=("werewolf", "villager", "villager"))
    night.answer("ann", "bob").answer("bob", "cat")
    setup, (seat, events) = night.game.setup, view(night, "ann")
    dealt, chose, looked, dawn = events
    assert refusal(setup, seat, events[:-1]) == "view-without-night"
    assert refusal(setup, seat, events[1:]) == "view-without-night"
    assert refusal(setup, seat, (dealt._replace(what=("tanner",)), *events[1:])) == "view-card-not-in-deck"
    assert refusal(setup, seat, (dealt, chose, dawn)) == "view-not-a-night"
    assert refusal(setup, seat, (dealt, chose, looked._replace(what=("seer",)), dawn)) == "view-impossible"
    claim = Claim(2, "robber", ())
    assert refusal(setup, seat, events, claim, honesty=TRUSTING) == "claims-impossible"
    wrong = (dealt, chose, looked._replace(what=("seer",)), dawn)
    assert refusal(setup, seat, wrong, Claim(2, "villager"), honesty=TRUSTING) == "view-impossible"


def test_an_impossible_view_of_daybreak_is_refused_too() -> None:
    night = play(ann="witch", bob="villager", cat="villager", center=("werewolf", "villager", "mystic-wolf"))
    night.answer("ann", "none")
    setup, (seat, events) = night.game.setup, view(night, "ann")
    dealt, declined, dawn = events
    assert refusal(setup, seat, events[:-1]) == "view-without-night"
    assert refusal(setup, seat, (dealt._replace(what=("tanner",)), declined, dawn)) == "view-card-not-in-deck"
    assert refusal(setup, seat, (dealt, dawn)) == "view-impossible"
    assert refusal(setup, seat, events, Claim(2, "witch"), honesty=TRUSTING) == "claims-impossible"


def test_drawn_worlds_say_so_and_come_near() -> None:
    night = play(
        ann="seer", bob="robber", cat="villager", dan="troublemaker", center=("werewolf", "villager", "werewolf")
    )
    night.answer("ann", "bob").answer("bob", "cat").answer("dan", "ann", "bob")
    setup, (seat, events) = night.game.setup, view(night, "ann")
    claims = [Claim(1, "robber"), Claim(2, "seer")]
    exact = beliefs(setup, seat, events, claims)
    drawn = beliefs(setup, seat, events, claims, effort=Effort(deals=5, drawn_deals=20_000))
    assert (exact.how, drawn.how) == (EXACT, SAMPLED)
    assert drawn.worlds == 20_000
    assert 100 < drawn.effective <= 20_000
    assert 0 < drawn.error < 0.02
    assert drawn.wolf == pytest.approx(exact.wolf, abs=5 * drawn.error)
    assert drawn.claims == pytest.approx(exact.claims, abs=0.05)
    assert drawn == beliefs(setup, seat, events, claims, effort=Effort(deals=5, drawn_deals=20_000))


def test_nights_drawn_by_the_readable_engine_come_near_too() -> None:
    night = play(ann="villager", bob="witch", cat="werewolf", center=("werewolf", "villager", "insomniac"))
    night.answer("cat", "none").answer("bob", "none")
    setup, (seat, events) = night.game.setup, view(night, "ann")
    exact = beliefs(setup, seat, events)
    drawn = beliefs(setup, seat, events, effort=Effort(worlds=10, drawn_worlds=3000))
    assert (exact.how, drawn.how) == (EXACT, SAMPLED)
    assert drawn.wolf == pytest.approx(exact.wolf, abs=5 * drawn.error)
    assert 100 < drawn.effective <= 3000


def test_no_more_worlds_are_drawn_than_are_enough() -> None:
    night = play(ann="villager", bob="witch", cat="werewolf", center=("werewolf", "villager", "insomniac"))
    night.answer("cat", "none").answer("bob", "none")
    setup, (seat, events) = night.game.setup, view(night, "ann")
    some = beliefs(setup, seat, events, effort=Effort(worlds=10, drawn_worlds=3000, enough=100))
    assert 100 <= some.effective <= some.worlds < 1000
    assert some.error > beliefs(setup, seat, events, effort=Effort(worlds=10, drawn_worlds=3000)).error


def test_worlds_are_drawn_in_which_long_stories_come_true() -> None:
    """Seven players tell all they did and saw; by the way hardly any night would show that."""
    night = play(
        ann="apprentice-seer",
        bob="alpha-wolf",
        cat="robber",
        dan="paranormal-investigator",
        eve="insomniac",
        flo="witch",
        gus="mystic-wolf",
        center=("werewolf", "villager", "seer"),
        center_werewolf="werewolf",
    )
    night.answer("bob", "ann").answer("gus", "dan").answer("ann", "center werewolf").answer("dan", "eve")
    night.answer("dan", "cat").answer("cat", "eve").answer("flo", "none")
    game = night.game
    claims = [Claim(at, game.deal.cards[at], told(shown_to(at, game.events))) for at in range(1, 7)]
    found = beliefs(game.setup, *view(night, "ann"), claims, effort=Effort(drawn_worlds=1000))
    assert found.how == SAMPLED
    assert found.effective > 100
    assert found.claims[1] > 0.5


def test_what_the_vote_shows_is_left_aside() -> None:
    night = play(ann="villager", bob="seer", cat="werewolf", center=("werewolf", "villager", "villager"))
    night.answer("cat", "none").answer("bob", "none")
    before = beliefs(night.game.setup, *view(night, "ann"))
    night.vote(ann="bob", bob="cat", cat="bob")
    assert beliefs(night.game.setup, *view(night, "ann")) == before


# The model of claims.


def test_a_player_lies_as_what_they_believe_to_be() -> None:
    model = Honesty({"werewolf": 0.2, "seer": 0.7}, {"village": 0.9})
    assert model.of("robber", "werewolf") == 0.2
    assert model.of("robber", "minion") == 0.2
    assert model.of("villager", "seer") == 0.7
    assert model.of("drunk", "drunk") == 0.9
    assert TRUSTING.of("werewolf", "doppelganger") == 1.0


def test_a_false_claim_is_any_other_of_its_shape() -> None:
    setup = Setup(3, ("werewolf", "seer", "robber", "villager", "villager", "drunk"))
    assert alike(setup, Claim(0, "villager")) == 5
    story = (Told("chose", (1,), ()), Told("swapped", (0, 1), ()))
    assert alike(setup, Claim(0, "robber", story)) == 2 + 3
    whole = sum(len(told) == 3 and told[0].kind == "chose" for told in stories(setup, 0, "seer"))
    seen = (Told("chose", (3, 4), ()), Told("looked", (3,), ("seer",)), Told("looked", (4,), ("seer",)))
    assert alike(setup, Claim(0, "seer", seen)) == whole
    likelihoods = [
        Honesty().likelihood(True, 5, "villager", "villager"),
        *[Honesty().likelihood(False, 5, "villager", "villager")] * 4,
    ]
    assert sum(likelihoods) == pytest.approx(1.0)


def test_what_a_player_believes_to_be() -> None:
    robbed = (Told("chose", (1,), ()), Told("swapped", (0, 1), ()), Told("looked", (0,), ("werewolf",)))
    assert believed(0, "robber", robbed) == "werewolf"
    assert believed(0, "drunk", (Told("swapped", (0, 4), ()),)) == "drunk"
    assert believed(0, "insomniac", (Told("looked", (0,), ("seer",)),)) == "seer"
    assert believed(0, "witch", (Told("looked", (4,), ("tanner",)), Told("swapped", (4, 0), ()))) == "tanner"
    assert believed(0, "witch", (Told("looked", (4,), ("tanner",)), Told("swapped", (4, 1), ()))) == "witch"
    assert believed(0, "doppelganger", (Told("looked", (1,), ("seer",)), Told("became", (), ("seer",)))) == "seer"
    claw = Event("artifact", "dawn", 0, 0, (0,), ("claw-of-the-werewolf",), frozenset({0}))
    assert believed(0, "villager", (claw,)) == "werewolf"
