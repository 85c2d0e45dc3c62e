"""The aura seer, as played games."""

import pytest

from tests.onenight.table import Table, play

Answers = list[tuple[str, ...]]


def one_night_of(role: str, answers: Answers, edition: str = "ravensburger") -> Table:
    """Bob has the role and gives these answers; Ann is the aura seer."""
    extra = "werewolf" if role == "alpha-wolf" else None
    night = play(ann="aura-seer", bob=role, cat="villager", dan="villager", edition=edition, center_werewolf=extra)
    for answer in answers:
        night.answer("bob", *answer)
    assert night.asked is None
    return night


@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("doppelganger", [("cat",)]),
        ("werewolf", [("center 1",)]),
        ("alpha-wolf", [("none",), ("cat",)]),
        ("mystic-wolf", [("none",), ("cat",)]),
        ("mystic-wolf", [("center 2",), ("none",)]),
        ("seer", [("cat",)]),
        ("seer", [("center 1", "center 3")]),
        ("apprentice-seer", [("center 1",)]),
        ("paranormal-investigator", [("cat",), ("none",)]),
        ("paranormal-investigator", [("cat",), ("dan",)]),
        ("robber", [("cat",)]),
        ("witch", [("center 1",), ("cat",)]),
        ("troublemaker", [("cat", "dan")]),
        ("village-idiot", [("left",)]),
    ],
)
def test_n12_whoever_looked_at_or_moved_a_card_shows_a_thumb(role: str, answers: Answers) -> None:
    assert one_night_of(role, answers).learned("ann") == ["bob"]


@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("werewolf", [("none",)]),
        ("mystic-wolf", [("none",), ("none",)]),
        ("seer", [("none",)]),
        ("apprentice-seer", [("none",)]),
        ("paranormal-investigator", [("none",)]),
        ("robber", [("none",)]),
        ("witch", [("none",)]),
        ("troublemaker", [("none",)]),
        ("village-idiot", [("none",)]),
    ],
)
def test_n12_whoever_declined_shows_none(role: str, answers: Answers) -> None:
    assert one_night_of(role, answers, edition="bezier").learned("ann") == []


@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("sentinel", [("cat",)]),
        ("minion", []),
        ("dream-wolf", []),
        ("hunter", []),
        ("drunk", [("center 1",)]),
        ("insomniac", []),
        ("revealer", [("cat",)]),
        ("curator", [("cat",)]),
    ],
)
def test_n12_shields_and_those_who_come_later_do_not_count(role: str, answers: Answers) -> None:
    assert one_night_of(role, answers).learned("ann") == []


def test_n12_wolves_and_masons_who_only_met_have_done_nothing() -> None:
    night = play(ann="aura-seer", bob="werewolf", cat="werewolf", dan="mason", eve="mason")
    assert night.learned("ann") == []


def test_n12_she_learns_of_several_at_once() -> None:
    night = play(ann="aura-seer", bob="seer", cat="apprentice-seer", dan="robber", eve="villager")
    night.answer("bob", "cat")
    night.answer("cat", "none")
    night.answer("dan", "eve")
    assert night.learned("ann") == ["bob", "dan"]


def test_n12_she_learns_who_and_not_what() -> None:
    night = play(ann="aura-seer", bob="seer", cat="werewolf")
    night.answer("cat", "none")
    night.answer("bob", "cat")
    assert night.saw("ann") == []
    assert night.told("ann") == ["dealt", "shown", "dawn"]


def test_n12_a_quiet_night_is_told_too() -> None:
    night = play(ann="aura-seer", bob="villager", cat="hunter")
    assert night.learned("ann") == []
    assert night.told("ann") == ["dealt", "shown", "dawn"]


def test_n12_those_who_showed_a_thumb_do_not_learn_it() -> None:
    night = play(ann="aura-seer", bob="seer", cat="villager")
    night.answer("bob", "cat")
    assert night.told("bob") == ["dealt", "chose", "looked", "dawn"]
    assert night.told("cat") == ["dealt", "dawn"]


def test_n12_she_is_never_asked() -> None:
    night = play(ann="aura-seer", bob="villager", cat="villager", edition="bezier")
    assert night.asked is None


def test_n5_n12_a_wolf_beside_a_dream_wolf_has_looked_at_nothing() -> None:
    night = play(ann="aura-seer", bob="werewolf", cat="dream-wolf")
    assert night.asked is None
    assert night.learned("ann") == []


def test_n4_n12_a_shielded_robber_shows_no_thumb() -> None:
    night = play(ann="aura-seer", bob="robber", cat="sentinel")
    night.answer("cat", "bob")
    assert night.learned("ann") == []


def test_n4_n12_a_troublemaker_with_too_few_cards_shows_no_thumb() -> None:
    night = play(ann="aura-seer", bob="troublemaker", cat="sentinel")
    night.answer("cat", "ann")
    assert night.asked is None
    assert night.learned("ann") == []


def test_n3_n12_a_shield_on_her_own_card_takes_nothing_from_her() -> None:
    night = play(ann="aura-seer", bob="seer", cat="sentinel")
    night.answer("cat", "ann")
    night.answer("bob", "cat")
    assert night.learned("ann") == ["bob"]


def test_n1_n12_a_robbed_aura_seer_learns_and_the_robber_does_not() -> None:
    night = play(ann="aura-seer", bob="robber", cat="seer")
    night.answer("cat", "none")
    night.answer("bob", "ann")
    assert night.learned("ann") == ["bob"]
    assert night.learned("bob") == []


def test_n12_n9_an_investigator_who_turned_shows_his_thumb() -> None:
    night = play(ann="aura-seer", bob="paranormal-investigator", cat="tanner")
    night.answer("bob", "cat")
    assert night.identity("bob") == "tanner"
    assert night.learned("ann") == ["bob"]


def test_n12_n16_the_doppelganger_has_looked_whatever_she_became() -> None:
    night = play(ann="aura-seer", dot="doppelganger", bob="minion", cat="hunter")
    night.answer("dot", "bob")
    assert night.learned("ann") == ["dot"]


def test_n12_n16_a_doppelganger_aura_seer_wakes_after_her_and_leaves_herself_out() -> None:
    night = play(dot="doppelganger", ann="aura-seer", bob="seer", cat="villager")
    night.answer("dot", "ann")
    night.answer("bob", "cat")
    assert night.learned("ann") == ["dot", "bob"]
    assert night.learned("dot") == ["bob"]
    assert [event.call for event in night.game.events if event.kind == "shown"] == ["7-C", "7-Ca"]


def test_n16_a_doppelganger_of_another_role_learns_no_auras() -> None:
    night = play(dot="doppelganger", ann="aura-seer", bob="seer", cat="villager")
    night.answer("dot", "cat")
    night.answer("bob", "cat")
    assert night.learned("dot") == []
    assert "7-Ca" in night.game.setup.night.calls


def test_n18_an_aura_seer_in_the_center_is_called_in_vain() -> None:
    night = play(ann="seer", bob="hunter", cat="villager", center=["aura-seer", "villager", "villager"])
    assert "7-C" in night.game.setup.night.calls
    night.answer("ann", "bob")
    assert "shown" not in night.told("ann") + night.told("bob") + night.told("cat")
