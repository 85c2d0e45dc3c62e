"""Bots play whole games: legally on every deck, by what they were shown alone, and the same way twice."""

from random import Random

import msgspec
import pytest

from noctambule.bots.character import BEGINNER, REGULAR, SHARP, STRENGTHS, TEMPERAMENTS, Character
from noctambule.engine.events import shown_to
from noctambule.onenight.bots.arena import several
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.bots.playing import Played, play
from noctambule.onenight.bots.seeing import Seen, decode, encode, seen
from noctambule.onenight.bots.thinking import think, think_bytes
from noctambule.onenight.rules.cards import EDITIONS
from noctambule.onenight.rules.claims import say
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.view import view
from tests.onenight.chance import random_setup
from tests.onenight.table import play as lay
from tests.seeds import with_chance

SEVEN = Setup(7, read_deck("2 werewolf, seer, robber, troublemaker, drunk, insomniac, 3 villager"))


def whole_game(setup: Setup, strength: str, seed: str) -> Played:
    return play(setup, deal(setup, Random(f"{seed} deal")), [strength] * setup.players, seed)


# Legal: the game itself refuses anything else.


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_can_play_every_scenario(scenario: str, edition: str) -> None:
    chosen = SCENARIOS[scenario]
    for players in {min(chosen.players), max(chosen.players)}:
        setup = chosen.setup(players, Random(f"{scenario} {players}"), edition)
        strength = SHARP if players <= 5 else BEGINNER
        assert whole_game(setup, strength, f"{scenario} {edition}").game.phase == "over"


@pytest.mark.parametrize("strength", STRENGTHS)
@with_chance
def test_bots_can_play_random_decks_with_every_role(chance: Random, strength: str) -> None:
    met = set[str]()
    for _ in range(10):
        setup = random_setup(chance, most=4)
        met |= set(setup.cards)
        assert whole_game(setup, strength, str(chance.random())).game.phase == "over"
    assert len(met) > 18


def test_ten_sharp_bots_can_play_where_worlds_are_drawn() -> None:
    setup = SCENARIOS["werewolf-night"].setup(10, Random(0))
    assert whole_game(setup, SHARP, "ten").game.phase == "over"


def test_everybody_speaks_and_lies_are_kept_to() -> None:
    for number in range(4):
        played = whole_game(SEVEN, SHARP, f"speaks {number}")
        said = played.game.said
        assert {claim.seat for claim in said} == set(range(7))
        for seat in range(7):
            roles = list(dict.fromkeys(claim.role for claim in said if claim.seat == seat))
            dealt = played.game.deal.cards[seat]
            assert roles == [dealt] or len(roles) == 1 or (len(roles) == 2 and roles[1] == dealt)


def test_villagers_tell_the_truth() -> None:
    played = whole_game(SEVEN, SHARP, "truth")
    for claim in played.game.said:
        if played.game.deal.cards[claim.seat] in ("villager", "seer", "drunk", "troublemaker"):
            assert claim.role == played.game.deal.cards[claim.seat]


# Pure: what a seat was not shown makes no difference.


def decisions(setup: Setup, dealt: Deal, answers: int, watching: int, strength: str) -> list[tuple[Seen, Decision]]:
    """All that one seat is handed and decides, while the others answer by chance and claim what they like."""
    chance, told = Random(answers), Random(answers)
    character, made = Character(strength, "eager"), list[tuple[Seen, Decision]]()

    def decide(handed: Seen) -> Decision:
        made.append((handed, think(handed, character, "seed")))
        return made[-1][1]

    game = Game.start(setup, dealt)
    while (question := game.run.question) is not None:
        mine = question.seat == watching
        drawn = chance.choice(question.answers)
        answer = decide(seen(view(game, watching), question=question)).answer if mine else drawn
        game = game.answer(question.id, answer)
    for now in (0.0, 0.3, 0.47, 0.67, 0.81, 0.95, 1.0):
        decision = decide(seen(view(game, watching), game.said, {}, now))
        if decision.claim is not None:
            game = say(game, decision.claim)
        other = told.randrange(setup.players)
        if other != watching and now < 1 and not game.silenced(other):
            game = say(game, Claim(other, told.choice(setup.deck)))
    return made


@pytest.mark.parametrize("strength", [BEGINNER, REGULAR, SHARP])
@with_chance
def test_what_a_seat_was_not_shown_changes_nothing(chance: Random, strength: str) -> None:
    """Two games that look the same from a seat, whatever else was dealt and done: the same decisions."""
    compared = 0
    while compared < 12:
        setup = SEVEN if compared % 2 else random_setup(chance, most=4)
        one, other = deal(setup, chance), deal(setup, chance)
        watching = chance.randrange(setup.players)
        first = decisions(setup, one, 1, watching, strength)
        second = decisions(setup, other, 1, watching, strength)
        for (handed, decision), (handed_too, decision_too) in zip(first, second, strict=False):
            if encode(handed) != encode(handed_too):
                break
            assert decision == decision_too
            compared += one.cards != other.cards and handed.phase != "night"


def test_two_deals_with_other_cards_hidden_get_the_same_day_and_vote() -> None:
    """A villager who sleeps all night can't tell who swapped what."""
    hidden = [
        lay(ann="villager", bob="werewolf", cat="seer", center=("robber", "werewolf", "drunk")),
        lay(ann="villager", bob="robber", cat="drunk", center=("werewolf", "seer", "werewolf")),
    ]
    made = list[list[Decision]]()
    for night in hidden:
        game = night.game
        while (question := game.run.question) is not None:
            game = game.answer(question.id, question.answers[0])
        said = (Claim(1, "seer"), Claim(2, "robber"))
        for claim in said:
            game = say(game, claim)
        moments = (0.0, 0.4, 0.66, 0.8, 0.95, 1.0)
        made.append(
            [think(seen(view(game, 0), game.said, {1: 2}, now), Character(SHARP, "quiet"), "same") for now in moments]
        )
    assert made[0] == made[1]
    assert made[0][-1].point in (1, 2)


def test_a_bot_is_handed_only_its_own_events() -> None:
    game = whole_game(SEVEN, SHARP, "own").game
    for seat in range(7):
        handed = decode(encode(seen(view(game, seat), game.said, {}, 1.0)))
        assert handed.night == shown_to(seat, game.events)
        assert all(event.seat in (None, seat) for event in handed.night if event.call != "vote")


def test_the_same_game_is_played_twice_and_in_bytes() -> None:
    one, other = whole_game(SEVEN, SHARP, "twice"), whole_game(SEVEN, SHARP, "twice")
    assert (one.game.events, one.game.said) == (other.game.events, other.game.said)
    assert (one.suspects, one.accusations) == (other.suspects, other.accusations)
    game = Game.start(SEVEN, deal(SEVEN, Random(3)))
    question = game.run.question
    assert question is not None
    handed = seen(view(game, question.seat), question=question)
    plain = think(handed, Character(SHARP, "quiet"), "x")
    packed = think_bytes(encode(handed), SHARP, "quiet", "x")
    assert msgspec.json.decode(packed, type=Decision) == plain


def test_games_do_not_depend_on_how_they_are_shared_out() -> None:
    bots = dict.fromkeys(("village", "werewolf", "tanner"), BEGINNER)
    whole = several([SEVEN] * 6, 0, 1, bots)
    parts = several([SEVEN] * 2, 0, 1, bots)
    parts += several([SEVEN] * 4, 2, 1, bots)
    assert parts == whole


def test_all_temperaments_are_there() -> None:
    assert TEMPERAMENTS == ("quiet", "eager", "sceptical", "theatrical")
