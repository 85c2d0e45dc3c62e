"""The narration: every role of the deck is called in wake order, whoever holds it, in both languages."""

import json
from collections import Counter
from random import Random

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.narrator.narration import Line
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.laying_out import at_the_vote, lay_out
from noctambule.onenight.narrating.narration import narration as one_night
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from noctambule.werewords.narrating.narration import narration as werewords
from noctambule.werewords.rules.setup import Setup as WordSetup
from tests.onenight.chance import random_setup
from tests.seeds import with_chance

EN = Texts("en")
DREAMERS = Setup(4, ("doppelganger", "werewolf", "dream-wolf", "minion", "robber", "insomniac", "curator"))


def said(lines: list[Line]) -> str:
    return "\n".join(line.text for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_n18_every_call_of_every_printed_night_is_spoken_in_order(language: str) -> None:
    for scenario in SCENARIOS.values():
        for players in scenario.players:
            setup = scenario.setup(players, Random(1))
            lines = one_night(setup, Texts(language, setup.edition))
            calls = list(dict.fromkeys(line.call for line in lines))
            assert calls == ["night", *setup.night.calls, "dawn"]
            times = [line.at for line in lines]
            assert times == sorted(times)
            assert times[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@with_chance
def test_n18_a_script_depends_on_the_cards_in_the_game_alone(chance: Random, language: str) -> None:
    for _ in range(100):
        setup = random_setup(chance)
        shuffled = list(setup.deck)
        chance.shuffle(shuffled)
        again = Setup(setup.players, tuple(shuffled), setup.edition, setup.center_werewolf, setup.artifacts)
        assert one_night(setup, Texts(language)) == one_night(again, Texts(language))


def test_n18_the_dream_wolf_is_asked_for_a_thumb_and_not_woken() -> None:
    lines = one_night(DREAMERS, EN)
    (waking,) = (line.text for line in lines if line.call == "2" and "wake up" in line.text)
    assert waking.startswith("Werewolves, except the dream wolf, wake up.")
    assert "Dream Wolf, raise a thumb." in waking
    without = Setup(3, ("werewolf", "werewolf", "seer", "robber", "villager", "villager"))
    assert "thumb" not in said(one_night(without, EN))


def test_n16_the_doppelgangers_own_lines_follow_the_deck() -> None:
    text = said(one_night(DREAMERS, EN))
    assert "do at once what it does: Robber." in text
    assert "Later you are called with the werewolves if you saw one of them, else only as the shapeshifter." in text
    assert "Shapeshifter, if you saw the insomniac, wake up. Look at your own card." in text
    assert "Shapeshifter, if you saw the curator, wake up." in text
    assert "if you saw the revealer" not in text
    assert "Doppelgänger, if you saw" in said(one_night(DREAMERS, Texts("en", "bezier")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_n16_a_doppelganger_who_saw_no_minion_sleeps_before_the_thumbs_go_up(language: str) -> None:
    """She looks and acts; all doppelgangers but one sleep; thumbs up; thumbs down: with a silence after each."""
    texts = Texts(language)
    look, sleep, thumbs, down = [line for line in one_night(DREAMERS, texts) if line.call == "1"]
    assert texts("do-doppelganger") in look.text
    assert sleep.text == texts("say-sleep-unless", name=texts.role("doppelganger"), card=texts.role("minion", "the"))
    assert thumbs.text == texts("do-minion")
    assert down.text.startswith(texts("say-thumbs-down"))
    assert thumbs.text not in look.text + sleep.text
    assert min(look.silence, sleep.silence, thumbs.silence, down.silence) > 0
    without = Setup(3, ("doppelganger", "werewolf", "seer", "robber", "villager", "villager"))
    assert len([line for line in one_night(without, texts) if line.call == "1"]) == 2


def test_n3_n15_what_bars_a_card_is_said_where_there_can_be_such_a_card() -> None:
    deck = ("doppelganger", "werewolf", "village-idiot", "curator", "villager", "villager")
    bare = said(one_night(Setup(3, deck), EN))
    assert "shield" not in bare
    assert "Curator, wake up. You may take an artifact at random and lay it, unseen, on anybody’s card." in bare
    assert bare.count("that has no artifact yet") == 1  # the doppelganger's own call
    shielded = said(one_night(Setup(4, (*deck, "sentinel")), EN))
    assert "Nobody looks at a card with a shield, or moves it." in shielded
    assert "but not your own and none with a shield" in shielded
    assert "on anybody’s card that has no shield." in shielded
    assert shielded.count("neither a shield nor an artifact") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_knows_the_night_hears_a_shorter_one(language: str) -> None:
    """Total Chaos at five took 237 seconds in English and 257 in French before there was a short night."""
    setup = SCENARIOS["total-chaos"].setup(5, Random(1))
    full, short = (one_night(setup, Texts(language, setup.edition), short=short) for short in (False, True))
    assert [line.call for line in full if line.text != Texts(language)("say-center-werewolf")] == [
        line.call for line in short
    ]
    assert short[-1].at <= 0.65 * {"en": 237, "fr": 257}[language]
    words = werewords(WordSetup(8, beholder=True, minion=True), Texts(language), short=True)
    assert words[-1].at < werewords(WordSetup(8, beholder=True, minion=True), Texts(language))[-1].at


def test_n16_a_short_night_gives_nobody_away_either() -> None:
    lines = one_night(DREAMERS, EN, short=True)
    first = [line.text for line in lines if line.call == "1"]
    assert first == [
        "Shapeshifter.",
        "Sleep, unless you saw the minion.",
        "Werewolves, thumbs up.",
        "Thumbs down. Sleep.",
    ]
    assert "Werewolves. Dream Wolf, only a thumb." in said(lines)
    assert "Shapeshifter, if you saw the insomniac." in said(lines)


def test_s1_s6_what_is_laid_ready_is_said() -> None:
    def ready(*deck: str, players: int = 3, center: str | None = None, edition: str = "ravensburger") -> list[str]:
        return lay_out(Setup(players, deck, edition, center), Texts("en", edition))

    plain = ("werewolf", "werewolf", "seer", "robber", "villager", "villager")
    assert len(ready(*plain)) == 2
    assert "face up" in ready(*plain)[1]
    assert "Lay a shield within reach." in ready(*plain[:5], "sentinel")
    assert "Lay 2 shields within reach." in ready(*plain[:4], "sentinel", "doppelganger")
    assert not any("shield" in line for line in ready(*plain[:5], "doppelganger"))
    assert "Beside the middle, face down: Dream Wolf." in ready(*plain[:5], "alpha-wolf", center="dream-wolf")
    (artifacts,) = (line for line in ready(*plain[:5], "curator", edition="bezier") if "artifacts" in line)
    assert "Shroud of Shame" in artifacts
    (vote,) = at_the_vote(Setup(3, (*plain[:5], "curator")), EN)
    assert vote.startswith("Cloak of Shame: ")
    assert at_the_vote(Setup(3, (*plain[:5], "curator"), artifacts=("mask-of-muting",)), EN) == []


@pytest.mark.parametrize("language", LANGUAGES)
@with_chance
def test_to_each_line_of_a_short_night_there_is_one_of_the_full_one(chance: Random, language: str) -> None:
    """A device may change from one to the other in the middle of a call."""
    for _ in range(50):
        setup = random_setup(chance)
        full, short = (Counter(line.call for line in one_night(setup, Texts(language), short=s)) for s in (False, True))
        assert full - short == ({"night": 1} if setup.center_werewolf else {})
        assert not short - full


def test_s1_the_card_beside_the_center_is_mentioned_with_the_alpha_wolf() -> None:
    deck = ("alpha-wolf", "seer", "robber", "villager", "villager", "villager")
    assert "Beside the center" in said(one_night(Setup(3, deck, center_werewolf="werewolf"), EN))
    assert "Beside the center" not in said(one_night(DREAMERS, EN))


def test_n15_artifacts_are_looked_at_when_day_breaks() -> None:
    *_, last = one_night(DREAMERS, EN)
    assert last.call == "dawn"
    assert "artifact" in last.text


def test_may_and_must_follow_the_edition() -> None:
    deck = Setup(3, ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"))
    assert "Robber, wake up. Exchange your card" in said(one_night(deck, EN))
    assert "Robber, wake up. You may exchange your card" in said(one_night(deck, Texts("en", "bezier")))


def test_a_call_with_two_questions_takes_twice_as_long_whoever_holds_the_card() -> None:
    deck = Setup(3, ("werewolf", "seer", "witch", "insomniac", "villager", "villager"))
    silence = {line.call: line.silence for line in one_night(deck, EN, seconds=7) if "wake up" in line.text}
    assert silence == {"2": 7, "5": 7, "6-B": 14, "9": 7}


def test_no_time_to_act_means_none() -> None:
    deck = Setup(3, ("werewolf", "seer", "witch", "insomniac", "villager", "villager"))
    assert {line.silence for line in one_night(deck, EN, seconds=0) if "wake up" in line.text} == {0}
    calls = werewords(WordSetup(4), EN, seconds=0)
    assert {line.silence for line in calls if "wake up" in line.text} == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_that_wakes_is_told_what_to_do(language: str) -> None:
    for role in ROLES.values():
        if role.wakes or role.together:
            assert Texts(language)(f"do-{role.id}" if role.together != "2" else "do-werewolf", bars="none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_k3_every_role_of_werewords_is_called(language: str) -> None:
    small = werewords(WordSetup(4), Texts(language))
    assert [line.call for line in small[1::2]] == ["mayor", "seer", "werewolf", "dawn"]
    large = werewords(WordSetup(8, beholder=True, minion=True), Texts(language))
    assert [line.call for line in large[1::2]] == ["mayor", "seer", "werewolf", "beholder", "minion", "dawn"]


def test_the_command_prints_times_or_json_and_refuses_in_one_line() -> None:
    runner = CliRunner()
    shown = runner.invoke(main, ["script", "--scenario", "the-first-night", "--players", "4", "--lang", "fr"])
    assert shown.exit_code == 0
    assert "  0:00  La nuit tombe." in shown.output
    assert shown.output.startswith("Mélange. Une carte face cachée par personne")
    as_json = runner.invoke(main, ["script", "--game", "werewords", "--players", "5", "--json"])
    assert [line["call"] for line in json.loads(as_json.output)][:2] == ["night", "mayor"]
    for bad in (
        ["--players", "4"],
        ["--players", "9", "--scenario", "the-first-night"],
        ["--players", "2", "--deck", "seer"],
        ["--players", "5", "--scenario", "anarchy-daybreak", "--center-werewolf", "dream-wolf"],
        ["--players", "5", "--scenario", "the-first-night", "--minion"],
        ["--players", "5", "--game", "werewords", "--scenario", "the-first-night"],
    ):
        refused = runner.invoke(main, ["script", *bad])
        assert refused.exit_code == 2
        assert len(refused.stderr.strip().splitlines()) == 1
